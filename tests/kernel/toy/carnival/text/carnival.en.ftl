expansion-carnival = Carnival
mask = Mask
fireworks = Fireworks
goose = Goose
garland = Garland
crown = Crown
whistle = Whistle
lantern = Lantern
drum = Drum
setting-prizes = Prizes
    .few = a few
    .all = all
do-cheer = be cheered { $n ->
    [1] once
   *[other] { $n } times
    }
ask-prize = Which prize do you take?
option-parade = Parade
option-prize = Take { $prize-text }
reason-parade = A parade costs a coin.
event-parade = { $seat } parades.
event-harvest = Everybody earns a coin, the celebrated two.
score-prize = { $prize-text }
view-cheers = Cheers
view-prizes = Prizes left
view-open_prizes = Open prizes
view-won = Prizes won
