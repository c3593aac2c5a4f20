### Encyclopedia (English): questions, options, events, reasons, effects.

game-title = Encyclopedia
game-description = Naturalists of the 18th century study animals, travel to five continents and publish what they found.

## Things

coin =
    { $n ->
        [one] Coin
       *[other] Coins
    }
token =
    { $n ->
        [one] Expedition token
       *[other] Expedition tokens
    }
seal =
    { $n ->
        [one] Royal Seal
       *[other] Royal Seals
    }
reputation =
    { $n ->
        [one] Reputation point
       *[other] Reputation points
    }
point = VP
expert =
    { $n ->
        [one] Expert
       *[other] Experts
    }
animal =
    { $n ->
        [one] Animal
       *[other] Animals
    }
reputation-space = space of the Reputation track
reputation-track = Reputation track
round-token = Round token

## Questions

ask-starting-animal = Take a starting Animal.
ask-place-die = Which die goes on { $slot-text }?
ask-place-extra-die = Your { $die-text } of value { $value } shares a space with another die: which space?
ask-pick-expert = Take an Expert.
ask-pick-animal = Take an Animal.
ask-place-expert = What do you do with { $expert-text }? { $effect-sentence }.
ask-die = Your turn: take a die from any board.
ask-action = Which action with the { $colour-text } die of value { $value }?
ask-colour = The die must be { $colour-text }. How do you pay for that?
ask-raise-embassy =
    The die is worth { $value }, which gives { $n ->
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    }. Do you raise it?
ask-raise-academy =
    The die is worth { $value }, which gives { $n ->
        [one] 1 Reputation point
       *[other] { $n } Reputation points
    }. Do you raise it?
ask-university = Which Expert do you hire? Your die is { $colour-text }.
ask-academy = Which Animal do you take? Your die is { $colour-text }.
ask-research =
    Research in { $continent-text }: { $left ->
        [one] 1 point
       *[other] { $left } points
    } left.
ask-highest-type = Publication with { $animal-the }, die value { $value }: up to which Type?
ask-join = Which other Animals take part in the Publication with { $animal-the }?
ask-royal-seal = Do you discard a Royal Seal for an additional action? If so, take back a die from the main board.
ask-end-turn = End your turn?

## Options

option-die = The { $die-text }
option-slot = On { $slot-text }
option-embassy = Embassy
option-bank = Bank
option-university = University
option-academy = Academy
option-expedition = Expedition to { $continent-text }
option-publish = Publication with { $animal-the }
option-recolour-token = Discard 1 Expedition token: the die becomes { $colour-text }
option-recolour-seal = Discard 1 Royal Seal: the die becomes { $colour-text } and gains +{ $n }
option-boost-coin = Discard 1 Coin: +{ $n }
option-boost-token = Discard 1 Expedition token: +{ $n }
option-boost-seal = Discard 1 Royal Seal: +{ $n }
option-seal-coins = Exchange 1 Royal Seal for { $n } Coins
option-use = Use { $expert-text }: { $effect }
option-expert = { $expert-text }: { $effect }
option-animal = { $animal-text }
option-place = Place it on a free space
option-cover = Cover { $expert-text }
option-tuck = Tuck it under another Expert
option-cube =
    { $animal-text }: { $category-text }, for { $cost }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } VP)
    }
option-type = { $type-text }
option-join = Add { $animal-the }
option-decline = No additional action
option-end-turn = End the turn

## Notes on options

note-rolled = value { $value }
note-own-die = value { $value }, yours
note-die = value { $value }; for { $owner }: { $effect }
note-embassy =
    { $n ->
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    } as it stands
note-bank = { $n } Coins
note-bank-first = { $n } Coins and the First Player token
note-academy =
    { $n ->
        [one] 1 Reputation point
       *[other] { $n } Reputation points
    } as it stands
note-expedition =
    { $n ->
        [0] no Reputation
        [one] 1 Reputation point
       *[other] { $n } Reputation points
    }, value +{ $value }
note-expedition-recolour = { note-expedition }; the die has to change its colour
note-university = an Expert of your choice
note-publish =
    { $n ->
        [0] without cubes
        [one] with 1 cube
       *[other] with { $n } cubes
    }
note-publish-recolour = { note-publish }; the die has to change its colour
note-animal = { $continent-text }: { $categories }
note-points = { $alone } VP
note-left =
    { $left ->
        [one] leaves 1 point
       *[other] leaves { $left } points
    }
note-publication = { $alone } VP alone, up to { $most } VP with others
note-joins = adds { $points } VP
note-joins-removed = adds { $points } VP and leaves the game

## Reasons

reason-no-expert = No Expert would be left to take.
reason-no-animal = No Animal would be left to take.
reason-no-animal-of-colour = No Animal of the die’s colour would be left, and you cannot change the colour.
reason-other-colour = The die has another colour.
reason-continent-full = Every space of this continent is occupied.
reason-no-cube = You have no Research cube left.
reason-nothing-to-research = None of your Animals of this continent has an empty Research space.
reason-value-too-low = The Expedition could not pay for a single cube.
reason-one-cube-at-least = Place at least one cube first.
reason-costs-more = This costs { $n } points, more than you have left.
reason-cube-there = There is a cube already.
reason-other-continent = This Animal lives on another continent.
reason-die-too-low = The die cannot reach the value that a Publication needs.
reason-type-needs = This Type needs a die value of { $n }.
reason-cannot-take-part = This Animal is of another continent and has no cube in a published Category.
reason-takes-part = This Animal already takes part.
reason-would-get-stuck = After that, the action could not be completed.
reason-no-coin = You have no Coin.
reason-no-token = You have no Expedition token.
reason-no-seal = You have no Royal Seal.
reason-no-use = It would bring you nothing here.
reason-expeditions-only = Expedition tokens raise the value of Expeditions only.
reason-free-slot = An Expert space is free.
reason-no-free-slot = All your Expert spaces are occupied.
reason-die-used = This die is no longer on a player board.
reason-die-spent = This die is not on the main board.

## Events

event-turn = { $seat } takes a turn.
event-round = Round { $n } begins.
event-round-token = Round token: { $effect }.
event-shown = New card on display: { $card-text }.
event-reshuffled =
    { $card ->
        [expert] The discarded Experts form a new draw pile.
       *[other] The discarded Animals form a new draw pile.
    }
event-rolled = { $seat } rolls a { $value } with the { $die-text }.
event-die-placed = { $seat } puts the { $die-text } on { $slot-text }.
event-die-taken =
    { $own ->
        [1] { $seat } takes the { $die-text } of value { $value } from their own board.
       *[other] { $seat } takes the { $die-text } of value { $value } from { $owner }.
    }
event-placed =
    { $location ->
        [embassy] { $seat } places the die at the Embassy.
        [bank] { $seat } places the die at the Bank.
        [university] { $seat } places the die at the University.
        [academy] { $seat } places the die at the Academy.
       *[expedition] { $seat } goes on an { $location-text }.
    }
event-gained =
    { $seat } gains { $resource ->
        [coin] { $n ->
            [one] 1 Coin
           *[other] { $n } Coins
        }
        [token] { $n ->
            [one] 1 Expedition token
           *[other] { $n } Expedition tokens
        }
        [seal] { $n ->
            [one] 1 Royal Seal
           *[other] { $n } Royal Seals
        }
       *[other] { $n } VP
    } ({ $source-text }).
event-reputation =
    { $seat } gains { $n ->
        [one] 1 Reputation point
       *[other] { $n } Reputation points
    } ({ $source-text }) and reaches space { $space }.
event-pick-earned =
    { $card ->
        [expert] { $seat } earns an Expert.
       *[other] { $seat } earns an Animal.
    }
event-pick-waits =
    { $card ->
        [expert] { $seat } will take an Expert after this turn.
       *[other] { $seat } will take an Animal after this turn.
    }
event-pick-lost =
    { $card ->
        [expert] There is no Expert left for { $seat }.
       *[other] There is no Animal left for { $seat }.
    }
event-card-taken = { $seat } takes { $card-the }.
event-card-drawn = { $seat } draws { $card-the } from the draw pile.
event-expert-placed = { $seat } places { $expert-text }.
event-expert-tucked = { $seat } tucks { $expert-text } under another Expert.
event-expert-covered = { $seat } covers { $covered-text } with { $expert-text }.
event-expert-used = { $seat } uses { $expert-text }: { $effect }.
event-boosted =
    { $resource ->
        [coin] { $seat } discards 1 Coin: +{ $n }.
        [token] { $seat } discards 1 Expedition token: +{ $n }.
       *[seal] { $seat } discards 1 Royal Seal: +{ $n }.
    }
event-recoloured =
    { $resource ->
        [token] { $seat } discards 1 Expedition token: the die becomes { $colour-text }.
       *[seal] { $seat } discards 1 Royal Seal: the die becomes { $colour-text }.
    }
event-seal-changed = { $seat } exchanges 1 Royal Seal for { $n } Coins.
event-first-player = { $seat } takes the First Player token.
event-cube =
    { $seat } places a cube on { $animal-the }: { $type-text }, { $category-text }{ $n ->
        [0] .
       *[other] { " " }({ $n } VP).
    }
event-publishing = { $seat } publishes with { $animal-the } as Reference Animal.
event-joins = Also taking part: { $animal-the }.
event-published =
    { $seat } publishes { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } in { $category-text } ({ $points } VP).
event-exchanged = { $seat } exchanges { $n } cubes in { $category-text } for a “5 cubes” token.
event-removed = Removed from the game: { $animal-the }.
event-collected =
    { $seat } adds { $n ->
        [one] 1 Animal
       *[other] { $n } Animals
    } of { $continent-text } to their Collection ({ $points } VP).
event-declined = { $seat } takes no additional action.
event-extra-action = { $seat } discards a Royal Seal, takes back the { $die-text } and rolls a { $value }.
event-over = The game is over.
event-automa-die =
    { $own ->
        [1] { $seat } takes the highest die, the { $die-text } of value { $value }, from its own board.
       *[other] { $seat } takes the highest die, the { $die-text } of value { $value }, from { $owner }.
    }
    .why = Why this one: { $why-text }.
event-automa-board-die = { $seat } uses a Royal Seal for the highest die on the main board, the { $die-text } of value { $value }.
    .why = Why this one: { $why-text }.
event-automa-continent = { $seat } chooses { $continent-text }.
    .why = Why: { $why-text }.
event-automa-line = { $seat } follows line { $value } of its Behaviour card, { $behaviour-text }.
event-automa-card = { $seat } takes { $card-the }: { $continent-text } is its highest Priority on display.
event-automa-cashed =
    { $n ->
        [0] { "" }
        [one] { $seat } discards 1 Expedition token for { $points } VP.
       *[other] { $seat } discards { $n } Expedition tokens for { $points } VP.
    }
event-automa-no-space = { $seat } finds no free Expedition space.
why-highest = no other is as high
why-priority = by its Priorities
why-own-board = its own board first
why-slot = the space that gives least
why-nearest = the nearest owner
why-same = the dice are alike
why-only = there is no other
why-most-animals = it has the most Animals of that continent
why-location = by the order of the locations
why-space = by the order of the Expedition spaces

## Effects: parts of a sentence

effect-arrow = { $cost }: { $gain }
do-gain =
    gain { $resource ->
        [coin] { $n ->
            [one] 1 Coin
           *[other] { $n } Coins
        }
        [token] { $n ->
            [one] 1 Expedition token
           *[other] { $n } Expedition tokens
        }
        [seal] { $n ->
            [one] 1 Royal Seal
           *[other] { $n } Royal Seals
        }
        [reputation] { $n ->
            [one] 1 Reputation point
           *[other] { $n } Reputation points
        }
       *[other] { $n } VP
    }
do-take =
    take { $card ->
        [expert] { $n ->
            [one] 1 Expert
           *[other] { $n } Experts
        }
       *[other] { $n ->
            [one] 1 Animal
           *[other] { $n } Animals
        }
    }
do-refill =
    { $card ->
        [expert] refill the University
       *[other] refill the Academy
    }
do-extra_die =
    draw { $n ->
        [one] 1 additional die
       *[other] { $n } additional dice
    } this round
do-on_place = each time you place a die there: { $location-text }
when-on_place =
    each time you { $location ->
        [embassy] place a die at the Embassy
        [bank] place a die at the Bank
        [university] place a die at the University
        [academy] place a die at the Academy
        [publication] publish
       *[expedition] go on an { $location-text }
    }, { $gain }
do-on_cube =
    each time you place a cube on Type { $type ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
when-on_cube = { do-on_cube }, { $gain }
do-die_bonus = your { $colour-text } dice are worth { $n } more
do-expedition_bonus = your Expeditions to { $continent-text } are worth { $n } more
do-discard_self = discard this Expert
when-discard_self = discard this Expert to { $gain }
do-end_cubes = at the end of the game, count { $n } more cubes in { $category-text }
do-end_points_per =
    at the end of the game, { $points } VP per { $unit ->
        [1] { $counted ->
            [coin] Coin
            [token] Expedition token
            [seal] Royal Seal
            [expert] Expert
           *[other] space reached on the Reputation track
        }
       *[other] { $unit } { $counted ->
            [coin] Coins
            [token] Expedition tokens
            [seal] Royal Seals
            [expert] Experts
           *[other] spaces reached on the Reputation track
        }
    }
do-place =
    { $location ->
        [embassy] place the die at the Embassy
        [bank] place the die at the Bank
        [university] place the die at the University
        [academy] place the die at the Academy
       *[expedition] go on an { $location-text }
    }
do-space_reputation = gain the Reputation of that space
do-cash_tokens = discard all Expedition tokens for { $n } VP each
do-first_player = take the First Player token if it is still available
do-continent_product = for each continent, as many VP as its Animals times all its cards
do-expert_groups = Experts by continent: { $first } VP each in the largest group, { $second } in the second, { $third } in the third

## Score

score-points = VP gained during the game
score-category =
    { $category-text }: { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
score-continent =
    { $continent-text }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
score-expert = { $expert-text }
score-seals =
    { $n ->
        [one] 1 Royal Seal
       *[other] { $n } Royal Seals
    }
score-coins =
    { $n ->
        [one] 1 Coin
       *[other] { $n } Coins
    }
score-tokens =
    { $n ->
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    }
score-automa = { $line-text }: { $effect }

## Settings

setting-automas = Automas at the table
    .fewest = one if you play alone, otherwise none
    .means = Opponents played by cards of the game; they can also join a table of several people.
setting-behaviour-1 = Behaviour card of the first automa
    .easiest = the easiest one
    .means = What this automa prefers to do, and so how hard it is to beat.
setting-scoring-1 = Scoring card of the first automa
    .easiest = the easiest one
    .means = What gives this automa points at the end.
setting-behaviour-2 = Behaviour card of the second automa
    .easiest = the easiest one that is left
    .means = What this automa prefers to do, and so how hard it is to beat.
setting-scoring-2 = Scoring card of the second automa
    .easiest = the easiest one that is left
    .means = What gives this automa points at the end.
setting-behaviour-3 = Behaviour card of the third automa
    .easiest = the easiest one that is left
    .means = What this automa prefers to do, and so how hard it is to beat.
setting-scoring-3 = Scoring card of the third automa
    .easiest = the easiest one that is left
    .means = What gives this automa points at the end.
setting-reference-cube-required = A Category is published only with a cube of the Reference Animal
    .yes = yes
    .no = no
    .means = Two readings of the rulebook; “yes” is the stricter one.
setting-publication-dice-retrievable = Dice of Publications may be taken for additional actions
    .no = no
    .yes = yes
    .means = Two readings of the rulebook; “no” is the stricter one.
setting-automa-uses-seals = Automas use Royal Seals for additional actions
    .no = no
    .yes = yes
    .means = Two readings of the rulebook; “yes” makes the automas stronger.

## What the table shows

view-seat = Whose turn
view-phase = Phase
view-round = Round
view-first = First Player
view-order = Clockwise
view-round_tokens = Round tokens so far
view-bank_used = Bank used this round
view-dice = Dice
view-die = Die
view-colour = Colour
view-value = Value
view-place = Place
view-bag = In the bag
view-university = University
view-academy = Academy
view-cards = Cards
view-deck = Draw pile
view-discard = Discard pile
view-removed = Removed from the game
view-gained = Just taken
view-waiting = Cards to be taken after this turn
view-use = Die in use
view-boost = Added to it
view-action = Action
view-target = On
view-left = Points left
view-competitors = Competitors
view-coins = Coins
view-tokens = Expedition tokens
view-seals = Royal Seals
view-points = VP so far
view-reputation = Reputation
view-experts = Active Experts
view-tucked = Other Experts
view-study = Study
view-animal = Animal
view-cubes = Cubes
view-collection = Collection
view-published = Published cubes
view-five_cube_tokens = “5 cubes” tokens left
view-behaviour = Behaviour card
view-scoring = Scoring card
view-priorities = Priorities
view-total = VP if the game ended now
view-supply = Supply
view-vp = VP

## Phases and places

start = starting Animals
round = start of the round
dice = placing dice
turns = turns
seals = Royal Seals
over = game over
hand = in hand
spent = spent

## Printed on components

printed-effect = { $effect-sentence }
printed-line = Die value { $at }: { $effect }
printed-score = { $effect-sentence }
fact-one-shot = { $continent-text }. Once, whenever you like
fact-permanent = { $continent-text }. Permanently, while active
fact-end-of-game = { $continent-text }. At the end of the game, if active
