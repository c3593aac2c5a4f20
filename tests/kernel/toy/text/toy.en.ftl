mill = Mill
thief = Thief
jeweller = Jeweller
market = Market
pirates = Pirates
oracle = Oracle
caravan = Caravan
taxes = Taxes
bank = Bank
fair = Fair
tower = Tower
well = Well
coin =
    { $n ->
        [one] coin
       *[other] coins
    }
gem =
    { $n ->
        [one] gem
       *[other] gems
    }
cards =
    { $n ->
        [one] card played
       *[other] cards played
    }

game-title = Toy
do-gain = gain { $n } { $what-text }
do-pay = pay { $cost }
do-lose = lose { $n } coin
do-steal = steal { $n ->
    [1] a coin
   *[other] { $n } coins
    }
do-roll = roll { $n ->
    [1] a die
   *[other] { $n } dice
    }
do-draw = draw two cards and keep one

ask-action = Round { $round }: what do you do?
ask-keep = Which card do you keep?
ask-steal = From whom do you steal?
ask-end-turn = End the turn?
option-work = Work
option-roll = Roll a die
option-draw = Draw two cards, keep one
option-end = End the turn
option-sell = Sell a gem for 2 coins
option-play = Play { $card-text }
option-keep = Keep { $card-text }
option-from = From { $seat }
note-price = for { $n } { $n ->
    [one] coin
   *[other] coins
    }
reason-price = { $card-text } costs { $price }.
reason-no-deck = The deck is empty.
event-gained = { $seat } gains { $n } { $what-text }.
event-lost = { $seat } loses a coin.
event-stole = { $seat } steals a coin from { $victim }.
event-rolled = { $seat } rolls a { $result }.
event-saw = { $seat } looks at { $card-text }.
event-played = { $seat } plays { $card-text }: { $effect }.
event-harvest = Everybody earns a coin.
score-card = { $card-text }
score-gems = Gems
view-played = Played
view-coin = Coins
view-gem = Gems
view-cards = Cards
printed-effect = { $effect-sentence }
printed-points = { $points }
reason-no-roll = Without cards there is nothing to roll for in the first round.
reason-no-gem = You have no gem.
