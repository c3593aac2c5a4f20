### What only the page of Encyclopedia says; everything else comes from the engine's texts.

page-round = Round { $n } of { $of }
page-expeditions = Expeditions
page-publications = Publications
page-market = Taken by another: the owner gains
page-nothing = nothing
page-deck = { $n } in the deck
page-discard = { $n } discarded
page-worth = value { $value }
page-hand = In hand
page-left = { $n } left
page-lies = dice there: { $n }
page-own = on the board of { $name }
page-owner-gains = { $name } gains: { $gain }
page-first = First Player token
page-first-at = First Player: { $name }
page-free-slot = Free Expert slot
page-tucked = Tucked away
page-tuck = Tuck away
page-experts = Experts
page-study = Study
page-study-empty = No Animal in the study.
page-collection = Collection
page-cubes = { $n } Research cubes in the supply
page-fives = { $n } “5 cubes” tokens left
page-space = space { $n }: { $stars } Reputation, value +{ $value }
page-taken = space { $n }: taken
page-needs = from die value { $n }
page-each = { $n } VP a cube
page-each-animal = { $n } VP an Animal
page-cost = { $n } research points, { $points } VP
page-cube-there = cube placed
page-published = { $name }: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}, { $points } VP
page-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $points } VP
page-priorities = Priorities
page-bag = Bag
page-steps = value { $from } or more: { $n }
