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

ask-starting-animal = Take an Animal to start with.
ask-place-die = Which die goes on { $slot-text }?
ask-place-extra-die = Your { $die-text } of value { $value } shares a slot with another die. Which slot?
ask-pick-expert = Take an Expert.
ask-pick-animal = Take an Animal.
ask-place-expert = What becomes of { $expert-text }? { $effect-sentence }.
ask-die = Your turn: take a die from any board.
ask-action = Which action with the { $colour-text } die of value { $value }?
ask-colour = The die must be { $colour-text }. How do you pay for that?
ask-raise-embassy =
    The die is worth { $value }: { $n ->
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    }. Do you raise it?
ask-raise-academy =
    The die is worth { $value }: { $n ->
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
ask-highest-type = Publication with { $animal-text }, die value { $value }: up to which Type?
ask-join = Which other Animals take part in the Publication with { $animal-text }?
ask-royal-seal = Do you discard a Royal Seal for an additional action? If so, take a die from the central board.
ask-end-turn = End your turn?

## Options

option-die = The { $die-text }
option-slot = { $slot-text }
option-embassy = Embassy
option-bank = Bank
option-university = University
option-academy = Academy
option-expedition = Expedition to { $continent-text }
option-publish = Publication with { $animal-text }
option-recolour-token = Discard 1 Expedition token: the die becomes { $colour-text }
option-recolour-seal = Discard 1 Royal Seal: the die becomes { $colour-text } and gains +{ $n }
option-boost-coin = Discard 1 Coin: +{ $n }
option-boost-token = Discard 1 Expedition token: +{ $n }
option-boost-seal = Discard 1 Royal Seal: +{ $n }
option-seal-coins = Exchange 1 Royal Seal for { $n } Coins
option-use = Use { $expert-text }: { $effect }
option-expert = { $expert-text }: { $effect }
option-animal = { $animal-text }
option-place = Place it on a free slot
option-cover = Cover { $expert-text } with it
option-tuck = Tuck it under another Expert
option-cube = { $animal-text }: cube on { $type-text }, { $category-text }, for { $cost } ({ $points } VP)
option-type = { $type-text }
option-join = { $animal-text } takes part
option-decline = No additional action
option-end-turn = End the turn

## Notes on options

note-rolled = value { $value }
note-own-die = value { $value }, yours
note-die = value { $value }; { $owner } would have: { $effect }
note-embassy =
    { $n ->
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    } as it is
note-bank = { $n } Coins
note-bank-first = { $n } Coins and the First Player token
note-academy =
    { $n ->
        [one] 1 Reputation point
       *[other] { $n } Reputation points
    } as it is
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
reason-nothing-to-research = You have no Animal of this continent with an empty Research space.
reason-value-too-low = The Expedition could not reach the value of a single cube.
reason-one-cube-at-least = Place at least one cube first.
reason-costs-more = This takes { $n } points: more than are left.
reason-cube-there = A cube lies there already.
reason-other-continent = This Animal lives on another continent.
reason-die-too-low = The die cannot reach the value that a Publication needs.
reason-type-needs = This Type needs a die value of { $n }.
reason-cannot-take-part = This Animal is of another continent and has no cube in a published Category.
reason-takes-part = This Animal takes part already.
reason-would-get-stuck = After that the action could not be completed.
reason-no-coin = You have no Coin.
reason-no-token = You have no Expedition token.
reason-no-seal = You have no Royal Seal.
reason-no-use = It would bring you nothing here.
reason-expeditions-only = Expedition tokens raise the value of Expeditions only.
reason-free-slot = An Expert slot is free.
reason-no-free-slot = All your Expert slots are occupied.
reason-die-used = This die lies on no player board any more.
reason-die-spent = This die does not lie on the central board.

## Events

event-turn = { $seat } takes a turn.
event-round = Round { $n } begins.
event-round-token = Round token: { $effect }.
event-shown = { $card-text } is laid out.
event-reshuffled =
    { $card ->
        [expert] The discarded Experts form a new deck.
       *[other] The discarded Animals form a new deck.
    }
event-rolled = { $seat } rolls { $value } with the { $die-text }.
event-die-placed = { $seat } puts the { $die-text } on { $slot-text }.
event-die-taken = { $seat } takes the { $die-text } of value { $value } from the board of { $owner }.
event-placed = { $seat } places the die: { $location-text }.
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
    } ({ $source-text }) and is on space { $space }.
event-pick-earned =
    { $card ->
        [expert] { $seat } takes an Expert as a bonus.
       *[other] { $seat } takes an Animal as a bonus.
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
event-card-taken = { $seat } takes { $card-text }.
event-card-drawn = { $seat } draws { $card-text } from the deck.
event-expert-placed = { $seat } places { $expert-text }.
event-expert-tucked = { $seat } tucks { $expert-text } away.
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
        [token] { $seat } discards 1 Expedition token: the die is { $colour-text } now.
       *[seal] { $seat } discards 1 Royal Seal: the die is { $colour-text } now.
    }
event-seal-changed = { $seat } exchanges 1 Royal Seal for { $n } Coins.
event-first-player = { $seat } takes the First Player token.
event-cube = { $seat } places a cube on { $animal-text }: { $type-text }, { $category-text } ({ $n } VP).
event-publishing = { $seat } publishes with { $animal-text } as Reference Animal.
event-joins = { $animal-text } takes part.
event-published =
    { $seat } publishes { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } in { $category-text } ({ $points } VP).
event-exchanged = { $seat } exchanges { $n } cubes in { $category-text } for a token.
event-removed = { $animal-text } is removed from the game.
event-collected =
    { $seat } adds { $n ->
        [one] 1 Animal
       *[other] { $n } Animals
    } of { $continent-text } to the Collection ({ $points } VP).
event-declined = { $seat } takes no additional action.
event-extra-action = { $seat } discards a Royal Seal, takes the { $die-text } back and rolls { $value }.
event-over = The game is over.
event-automa-die = { $seat } takes the highest die, the { $die-text } of value { $value }, from the board of { $owner }.
    .why = Why this one: { $why-text }.
event-automa-board-die = { $seat } uses a Royal Seal for the highest die on the central board, the { $die-text } of value { $value }.
    .why = Why this one: { $why-text }.
event-automa-continent = { $seat } chooses { $continent-text }.
    .why = Why: { $why-text }.
event-automa-line = { $seat } follows { $behaviour-text }, line { $value }.
event-automa-card = { $seat } takes { $card-text }: { $continent-text } is the highest Priority on display.
event-automa-cashed =
    { $seat } discards { $n ->
        [0] no Expedition token
        [one] 1 Expedition token
       *[other] { $n } Expedition tokens
    } for { $points } VP.
event-automa-no-space = { $seat } finds no free Expedition space.
why-highest = no other is as high
why-priority = by its Priorities
why-own-board = its own board first
why-slot = the slot that gives least
why-nearest = the nearest owner
why-same = the dice are alike
why-only = there is no other
why-most-animals = most of its Animals live there
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
do-on_place = each time you place a die ({ $location-text })
do-on_cube =
    each time you place a cube on Type { $type ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
do-die_bonus = your { $colour-text } dice are worth { $n } more
do-expedition_bonus = your Expeditions to { $continent-text } are worth { $n } more
do-discard_self = tuck this Expert away
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
do-place = place the die ({ $location-text })
do-space_reputation = gain the Reputation of that space
do-cash_tokens = discard all Expedition tokens for { $n } VP each
do-first_player = take the First Player token if it is still available
do-continent_product = for each continent, VP equal to its Animals times all its cards
do-expert_groups = Experts by continent: { $first } VP each in the largest group, { $second } in the second, { $third } in the third

## Score

score-points = Points of the game
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
    .means = Opponents whom the game plays by its own cards, also beside people.
setting-behaviour-1 = Behaviour card of the first automa
    .easiest = the easiest one
    .means = What this automa prefers to do; it sets how hard it is.
setting-scoring-1 = Scoring card of the first automa
    .easiest = the easiest one
    .means = What this automa scores for at the end.
setting-behaviour-2 = Behaviour card of the second automa
    .easiest = the easiest one that is left
    .means = What this automa prefers to do; it sets how hard it is.
setting-scoring-2 = Scoring card of the second automa
    .easiest = the easiest one that is left
    .means = What this automa scores for at the end.
setting-behaviour-3 = Behaviour card of the third automa
    .easiest = the easiest one that is left
    .means = What this automa prefers to do; it sets how hard it is.
setting-scoring-3 = Scoring card of the third automa
    .easiest = the easiest one that is left
    .means = What this automa scores for at the end.
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
    .means = Two readings of the rulebook; “yes” makes automas stronger.

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
view-deck = Deck
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
told-one-shot = { $continent-text }. Once, when you want
told-permanent = { $continent-text }. For good, while active
told-end-of-game = { $continent-text }. At the end of the game, if active
