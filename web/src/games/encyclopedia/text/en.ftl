### What only the page of Encyclopedia says; everything else comes from the engine's texts.

page-round = Round { $n } of { $of }
page-stage = round { $n }
page-reputation = Reputation
page-academy = Academy
page-university = University
page-dice = Dice
page-owner = owner gains
page-places = Embassy and Bank
page-tab-cards = Cards
page-tab-world = World
page-tab-publish = Publish
page-cubes-left = Research cubes in reserve
page-expeditions = Expeditions
page-publications = Publications
page-market = Taken by another: the owner gains
page-nothing = nothing
page-deck = { $n } in the draw pile
page-discard = { $n } discarded
page-worth = value { $value }
page-hand = In hand
page-left = { $n } left
page-lies = dice there: { $n }
page-own = on the board of { $name }
page-owner-gains = { $name } gains: { $gain }
page-first = First Player token
page-first-at = First Player: { $name }
page-free-slot = Free Expert space
page-tucked = Tucked away
page-tuck = Tuck away
page-experts = Experts
page-study = Study
page-study-empty = No Animal in the study.
page-collection = Collection
page-cubes = { $n } Research cubes in the supply
page-fives = { $n } “5 cubes” tokens left
page-space = space { $n }: Reputation +{ $stars }, value +{ $value }
page-taken = space { $n }: taken
page-type-0 = continent
page-type-1 = classifi­cation
page-type-2 = diet
page-type-3 = habitat
page-type-4 = climate
page-needs = die value { $n } or more
page-each = { $n } VP per cube
page-each-animal = { $n } VP per Animal
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

## What a place is for, when one looks at it

about-embassy = Any die. Its value gives one to three Expedition tokens, which change the colour of a die or raise an Expedition.
about-bank = Any die. 5 Coins, each worth +1 on a die; the first to come each round also takes the First Player token.
about-university = Any die. Take an Expert with an ability; a die of the Expert’s colour brings an Expedition token too.
about-academy = A die of an Animal’s colour: take that Animal into your study and gain Reputation by the value of the die.
about-expedition = A die of a continent’s colour, on its leftmost free space. Its value pays for Research cubes on your Animals from there. The first spaces give more Reputation, the later ones a higher value.
about-publication = Place a die on an Animal of its colour in your study. The value says up to which Type you publish: cubes go here, Animals to your Collection. At the end, the more cubes in a Category, the more each is worth.
