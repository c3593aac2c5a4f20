### Merv: The Heart of the Silk Road: everything a player reads, apart from the rules (rules.en.ftl).
### An argument that is a word has its own text in `$…-text`; a text used so sees the arguments around it, `$n` too.

## The game

game-title = Merv: The Heart of the Silk Road
game-description = Build in the greatest city of the 12th century, trade, study and pray there, and keep safe what you can when the Mongols come.
automa-name = The corrupt magistrate
high-courtier = the high courtier

## Settings

setting-market = Side of the camel market
    .random = random
    .a = side A
    .b = side B
    .means = The board of the camel market has two sides.
setting-pepper = A pepper pair improves
    .own = one of your districts
    .any = any district with a building
    .means = Where the upgrade of a pepper pair may go; “any” is a variant of the rulebook.
setting-discards = After a scoring phase the magistrate’s discards go
    .top = on top of the deck
    .bottom = under the deck
    .means = On top, the magistrate repeats himself; under it, he surprises more.

## Cubes and other things

purple = purple
beige = beige
green = green
orange = orange
white = white
cube-purple =
    { $n ->
        [one] purple cube
       *[other] purple cubes
    }
cube-beige =
    { $n ->
        [one] beige cube
       *[other] beige cubes
    }
cube-green =
    { $n ->
        [one] green cube
       *[other] green cubes
    }
cube-orange =
    { $n ->
        [one] orange cube
       *[other] orange cubes
    }
cube-white =
    { $n ->
        [one] white cube
       *[other] white cubes
    }
cube-any =
    { $n ->
        [one] cube of any colour
       *[other] cubes of any colour
    }
cost-purple = { $n } { cube-purple }
cost-beige = { $n } { cube-beige }
cost-green = { $n } { cube-green }
cost-orange = { $n } { cube-orange }
cost-any = { $n } { cube-any }
scroll =
    { $n ->
        [one] scroll
       *[other] scrolls
    }
common =
    { $n ->
        [one] common good
       *[other] common goods
    }
rare =
    { $n ->
        [one] rare good
       *[other] rare goods
    }
any_good =
    { $n ->
        [one] good of any kind
       *[other] goods of any kind
    }
cost-scroll = { $n } { scroll }
cost-common = { $n } { common }
cost-rare = { $n } { rare }
cost-any_good = { $n } { any_good }
camel =
    { $n ->
        [one] camel
       *[other] camels
    }
favour = favour
influence = influence
vp = VP

## Actions of districts

action-caravansary = Caravansary
action-palace = Palace
action-library = Library
action-trade = Marketplace
action-mosque = Mosque
action-walls = Wall
caravansary = Caravansary
palace = Palace
library = Library
trade = Marketplace
mosque = Mosque
walls = Wall

## Squares and sides

r1c1 = row 1 column 1
r1c2 = row 1 column 2
r1c3 = row 1 column 3
r1c4 = row 1 column 4
r1c5 = row 1 column 5
r2c1 = row 2 column 1
r2c2 = row 2 column 2
r2c3 = row 2 column 3
r2c4 = row 2 column 4
r2c5 = row 2 column 5
r3c1 = row 3 column 1
r3c2 = row 3 column 2
r3c3 = row 3 column 3
r3c4 = row 3 column 4
r3c5 = row 3 column 5
r4c1 = row 4 column 1
r4c2 = row 4 column 2
r4c3 = row 4 column 3
r4c4 = row 4 column 4
r4c5 = row 4 column 5
r5c1 = row 5 column 1
r5c2 = row 5 column 2
r5c3 = row 5 column 3
r5c4 = row 5 column 4
r5c5 = row 5 column 5
side-A = side A
side-B = side B
place-tl = top left
place-tr = top right
place-br = bottom right
place-bl = bottom left

## What effects do

do-gain =
    { $resource ->
        [white] gain { $n } { cube-white }
        [favour] gain { $n } favour
        [influence] gain { $n } influence
        [vp] score { $n } VP
       *[other] gain { $n } { $resource-text }
    }
do-deploy =
    { $n ->
        [1] deploy a soldier
       *[other] deploy { $n } soldiers
    }
do-upgrade =
    { $tile ->
        [white] place a white upgrade
       *[other] place a bonus upgrade
    }
do-take_bonus_tile = take a bonus VP tile
do-take_space_camel = take the camel that lies there
do-free =
    { $what ->
        [caravan_card] take any caravan card for free
        [trading_post] establish a trading post and take the good of its city for free
        [mosque_step] advance one space in the mosque for free
        [rampart] build any wall or gate for free
       *[other] place a courtier for free
    }
do-discount = spend { $n } cube less when you take the { $action-text } action (once a turn)
do-convert = once a turn, let one { $colour-text } cube count as any colour
do-score_each = in each scoring phase, score { $n } VP for each of your buildings on { $action-text } districts
do-extra_action = take the { $action-text } action once more when it is his type
do-magistrate =
    take the { $action-text } action { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
do-magistrate_contracts = fulfil contracts
do-pay = pay { $cubes }
do-lock = lock { $items }

## Questions

ask-zone = To which action space does your master go?
ask-district = Which district do you activate?
ask-action = Which action do you take?
ask-end-turn = Is there anything else you want to do this turn?
ask-pay = How do you pay?
ask-lock = Which good do you lock on the contract?
ask-caravansary = Caravansary: which card do you take?
ask-free-card = Which caravan card do you take for free?
ask-pair = Which pair takes effect next?
ask-palace = Palace: in which room do you place a courtier?
ask-free-courtier = In which room do you place a courtier for free?
ask-library = Library: which cube do you spend?{ $n ->
        [0] {""}
       *[other] {" "}({ $n } spent so far)
    }
ask-discovery = Which breakthrough of level { $level } do you make?
ask-post = Marketplace: where do you establish a trading post?
ask-trade = Marketplace: where do you buy a good?
ask-mosque = Mosque: do you climb?
ask-free-path = On which path do you enter the mosque?
ask-walls = Wall: what do you build?
ask-free-rampart = Which wall or gate do you build for free?
ask-slot = Where do you build the { $rampart-text }?
ask-soldier = Where do you deploy a soldier?
ask-upgrade-tile = Which bonus upgrade do you take?
ask-upgrade = On which district do you place the { $tile-text }?
ask-bonus-tile = Which bonus VP tile do you take?
ask-queue = How many places of the queue do you pass, for one camel each?
ask-ransom = Do you pay a ransom for this attacked building ({ $square-text })?
ask-score-courtier = Which courtier do you pay with favour? ({ $n } to go)
ask-courtier-zone = To which action space does the high courtier go?
ask-courtier-district = Where does the high courtier build?

## Options

option-zone = { $zone-text }
option-district = District: { $square-text }
option-act = Action of the district: { $action-text }
option-gain-favour = Gain favour
option-deploy = Deploy a soldier
option-soldier = Soldier: { $square-text }
option-take-camels = Market: take all camels
option-market = Market, { $side-text }, { $place-text }: { $effect }
option-contract = Fulfil the contract of { $pile-text }
option-lock = A { $good-text }
option-place-camel = Place a camel on the next card without one
option-card = Card { $n }
option-pair = { $spice-text }
option-room = { $room-text }
option-cube =
    Spend { $cube ->
        [cube-orange] an
       *[other] a
    } { $cube-text }
option-convert =
    Spend { $colour ->
        [orange] an
       *[other] a
    } { $colour-text } cube as another colour
option-discovery = { $discovery-text }
option-post = { $city-text }
option-buy = { $city-text }
option-path = Path { $n }
option-advance = Advance one space
option-rampart = { $rampart-text }
option-slot = { $slot-text }
option-upgrade = Upgrade: { $square-text }
option-upgrade-tile = { $tile-text }
option-bonus-tile = { $tile-text }
option-score = { $room-text }
option-pass =
    { $n ->
        [0] Take the rearmost free place
        [1] Pass 1 place
       *[other] Pass { $n } places
    }
option-ransom =
    Pay { $cube ->
        [cube-orange] an
       *[other] a
    } { $cube-text }
option-lose-building = Lose the building
option-decline = Decline
option-stop = Nothing more
option-end-turn = End the turn
option-pay = Pay { $cubes }
option-pay-nothing = Pay nothing, thanks to the discount
option-pay-discount = Pay { $cubes }, with the discount
option-pay-convert = Pay { $cubes }, one { $colour-text } cube counting as another colour
option-pay-discount-convert = Pay { $cubes }, with the discount, one { $colour-text } cube counting as another colour

## Notes beside options

note-cost = for { $cubes }
note-cost-camels = for { $cubes }; camels needed: { $n }
note-first-post = for the first post: { $effect }
note-step = for { $cubes }: { $effect }
note-step-points = for { $cubes }: { $effect }, { $n } VP
note-influence = influence: +{ $n }
note-soldier = { $district-text }: influence +{ $n }
note-favour = favour: +{ $n }
note-soldiers =
    { $n ->
        [one] protects a building, brings influence
       *[other] { $n } soldiers: protect buildings, bring influence
    }
note-points = { $n } VP
note-queue =
    place { $n } of the queue{ $camels ->
        [0] {""}
        [one] , where 1 camel waits
       *[other] , where { $camels } camels wait
    }
note-district = { $district-text }
note-line = { $actions }; at most { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
note-line-market = { $actions }; at most { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }; camel market
note-line-nothing = nothing to activate: favour or a soldier
note-yield = { $district-text }: you gain { $cubes }
note-yield-build = { $district-text }, empty: you build and gain { $cubes }
note-yield-both = { $district-text }: you gain { $cubes }, { $owner } gains { $theirs }
note-contract = { $cost }, { $needs }: { $n } VP, { $reward }
note-card = { $spice-text }
note-card-camel = { $spice-text }, with a camel
note-effect = { $effect-sentence }

## Reasons

zone-taken = Another master is there.
zone-other-side = In this round the masters stand on another side of the city.
zone-without-district = Its line has no district that you can activate.
no-building-left = You have no building left for an empty district.
magistrates-building = You may never activate the magistrate’s buildings.
district-not-in-line = It is not in the active line.
district-not-in-courtiers-line = It is not in the high courtier’s line.
district-not-empty = The high courtier builds on empty districts only.
nothing-activated = You have activated no district.
other-district-action = The district you activated shows another action.
market-not-in-line = The camel market is not in the active line.
market-used = You have already traded at the market this turn.
market-empty = There is no camel on the market.
market-slot-taken = There is already a camel there.
no-camel = You have no camel.
pile-empty = This pile is empty.
contract-influence = This contract needs influence { $n }.
contract-items = You lack unlocked scrolls or goods for this contract.
contract-cube = You lack the cube for this contract.
cannot-pay = You cannot pay { $cubes }.
no-servant = You have no servant left.
no-place-for-soldier = No building can take a soldier: each has one, has an upgrade, or is walled in.
soldier-no-building = There is no building to protect.
soldier-there = There is already a soldier there.
upgrade-there = There is already an upgrade there.
walled = Ramparts protect it from every side.
card-out-of-reach = Place camels first to reach this card.
spice-limit = Your influence does not allow another spice.
card-colour = You have no cube left for another card: all must be of one colour, or white.
every-card-has-camel = Every card already carries a camel.
room-full = This room is full.
colour-used = You have already spent this colour.
no-such-cube = You have no such cube.
library-limit = At most { $n } cubes in one action.
keep-white = A coloured cube will do: keep the white one.
convert-later = Spend a cube of this colour as itself first.
discovery-taken = Somebody already has it.
post-there = You already have a trading post there.
inner-post-first = You need a trading post in the inner city on the way.
bought-there = You have already bought there in this action.
on-a-path = You are already on a path: there is only one way up.
not-in-mosque = Choose a path first.
mosque-top = You have reached the last space.
need-camels =
    You need { $n } { camel } for the roads.
rampart-built = It has already been built.
equal-rampart = An identical one is offered already.
no-slot-left = There is no place left for it.
slot-taken = There is already a rampart there.
slot-other-kind = Gates go in the middle of a side, walls elsewhere.
not-your-district = It is not your district.
no-such-upgrade = No such upgrade is left.
bonus-tile-taken = Somebody already has this tile.
end-of-queue = There are not that many places to pass.
too-few-camels = You do not have enough camels.
no-courtier-left = You have no courtier left to pay there.
ransom-colour = The ransom has another colour.

## Events: turns

event-round = Year { $year }, round { $round }.
event-turn = { $seat } takes a turn.
event-zone = { $seat } goes to the { $zone-text }.
event-district = { $seat } activates the { $district-text } ({ $square-text }).
event-built = { $seat } builds there.
event-nothing-activated = { $seat } can activate no district.
event-gained = { $seat } gains { $n } { $what-text }.
event-paid = { $seat } pays { $cubes }.
event-paid-nothing = { $seat } pays nothing, thanks to the discount.
event-paid-discount = { $seat } pays { $cubes }, with the discount.
event-paid-convert = { $seat } pays { $cubes }, one { $colour-text } cube counting as another colour.
event-paid-discount-convert = { $seat } pays { $cubes }, with the discount, one { $colour-text } cube counting as another colour.
event-favour = { $seat } gains { $n } favour and is now at { $now }.
event-influence = { $seat } gains { $n } influence and is now at { $now }.
event-steps-lost =
    { $seat } loses { $n ->
        [one] a step
       *[other] { $n } steps
    }: both tracks are full.
event-track-points = { $seat } scores { $n } VP on the track.
event-points = { $seat } scores { $n } VP.
event-declined = { $seat } declines.
event-soldier = { $seat } deploys a soldier ({ $square-text }).
event-soldier-leaves = { $seat } takes the soldier back.
event-upgrade =
    { $seat } places { $tile ->
        [upgrade-orange] an
       *[other] a
    } { $tile-text } ({ $square-text }).
event-bonus-tile = { $seat } takes the { $tile-text }.
event-market = { $seat } leaves a camel at the market ({ $slot-text }).
event-contract = { $seat } fulfils { $contract-text }.
event-camel-placed = { $seat } places a camel on card { $n }.
event-card = { $seat } takes a card: { $spice-text }.
event-refill = New cards: { $cards }.
event-pair = { $seat } has a new pair: { $spice-text }.
event-courtier = { $seat } places a courtier in the { $room-text }.
event-discovery = { $seat } makes a breakthrough: { $discovery-text }.
event-post = { $seat } establishes a trading post in { $city-text }.
event-road = { $seat } places a camel on the road to { $city-text }.
event-roads-cleared =
    { $n ->
        [one] The camel on the road moves to the caravansary.
       *[other] The { $n } camels on the roads move to the caravansary.
    }
event-mosque = { $seat } advances in the mosque: { $space-text }.
event-rampart = { $seat } builds the { $rampart-text } ({ $slot-text }).

## Events: rounds and years

event-queue =
    { $seat } takes place { $n } of the queue{ $passes ->
        [0] { "" }
        [one] , passing one place
       *[other] , passing { $passes } places
    }{ $camels ->
        [0] { "" }
        [one] , and finds a camel
       *[other] , and finds { $camels } camels
    }.
event-courtier-turn = The high courtier takes a turn.
event-courtier-zone = The high courtier goes to the { $zone-text }.
event-courtier-built = The high courtier builds ({ $square-text }).
event-courtier-idle = The high courtier cannot build.
event-courtier-queue =
    The high courtier takes place { $n } of the queue{ $passes ->
        [0] { "" }
        [one] , passing one place
       *[other] , passing { $passes } places
    }.
event-courtier-lost = The high courtier loses a building ({ $square-text }).
event-invasion = Year { $year }: the Mongols attack.
event-attacked =
    { $squares-count ->
        [one] 1 building is attacked.
       *[other] { $squares-count } buildings are attacked.
    }
    .why = Where: { $squares }.
event-ransom =
    { $seat } pays { $cube ->
        [cube-orange] an
       *[other] a
    } { $cube-text } as ransom ({ $square-text }).
event-building-lost = { $seat } loses a building ({ $square-text }).
event-invasion-over = The Mongols leave; all soldiers go home.
event-scoring = Scoring phase of year { $year }.
event-palace =
    { $n ->
        [0] { "" }
       *[other] { $seat } scores { $n } VP in the { $room-text } ({ $courtiers ->
            [one] 1 courtier
           *[other] { $courtiers } courtiers
        }).
    }
event-over = The game is over.

## Events: the magistrate

event-solo-card = { $seat } turns over the { $card-text }.
event-solo-rejected = Nothing can be done with the { $card-text }: it is discarded.
event-solo-removed = The { $card-text } leaves the game.
event-magistrate-zone = { $seat } goes to the { $zone-text }.
    .why = Why: { $method-text }, { $why-text }.
event-magistrate-builds = { $seat } builds ({ $square-text }).
    .why = Why there: { $why-text }.
event-magistrate-acts =
    { $seat } takes the { $action-text } action { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }.
event-magistrate-idle = { $seat } finds nothing to do and goes to the { $zone-text }.
event-magistrate-prefers = { $seat } prefers this: { $choice-text }.
    .why = Why: { $why-text }.
event-magistrate-considers = { $seat } considers: { $choices }.
event-magistrate-keeps = By the criterion “{ $why-text }” there remain: { $choices }.
event-magistrate-chooses-zone = { $seat } chooses for the high courtier.
    .why = Why: { $why-text }.
event-magistrate-chooses-district = { $seat } chooses where the high courtier builds.
    .why = Why there: { $why-text }.
method-a = method A
method-b = method B
why-only = the only choice
why-own-buildings = most of his buildings
why-courtier-buildings = most buildings of the high courtier
why-your-buildings = most of your buildings
why-both-buildings = most buildings of him and the high courtier
why-fewest-own-buildings = fewest of his buildings
why-farthest-zone = the farthest from the starting corner
why-nearest-zone = the nearest to the starting corner
why-own-across = most of his buildings in the crossing line
why-yours-across = most of your buildings in the crossing line
why-fewest-own-across = fewest of his buildings in the crossing line
why-farthest-district = the farthest from the action space
why-nearest-district = the nearest to the action space
why-most-set-points = most VP for his sets of spices
why-front = the nearest to the front
why-most-points = most VP for him
why-most-points-for-you = most VP for you
why-leftmost = the leftmost
why-outer-city = outer cities come first
why-no-post = a city without trading post
why-compass = the order of the compass
why-soldier = a soldier as reward
why-highest-influence = the highest influence asked for
why-first-pile = the first pile
why-class-1 = two buildings of the high courtier
why-class-2 = one of the high courtier’s and one of his own
why-class-3 = two of his own
why-class-4 = one of the high courtier’s
why-class-5 = one of his own
why-class-6 = one of the high courtier’s and one of yours
why-class-7 = one of his own and one of yours
why-class-8 = only yours
why-class-9 = no building

## Scoring

score-contracts = Contracts
score-palace = Palace
score-mosque = Mosque spaces
score-influence = Influence track
score-favour = Favour track
score-discoveries = Breakthroughs
score-buildings = Buildings
score-bonus-tiles = Bonus VP tiles
score-mosque-top = Mosque districts (top of the track)
score-pairs = Pairs of spices
score-market = Camel market
score-spices = Sets of spices

## The table on a terminal

view-year = Year
view-round = round
view-queue = Next queue
view-market = Market
view-caravansary = Caravans.
view-palace = Palace
view-library = Library
view-trade = Marketpl.
view-mosque = Mosque
view-walls = Wall
view-row = Caravansary
view-cities = Cities
view-rooms = Palace
view-piles = Contracts left
view-discoveries = Breakthroughs
view-reserve = Ramparts left
view-cubes = Cubes
view-items = Items (locked)
view-scrolls = scrolls
view-common = common goods
view-rare = rare goods
view-tracks = Tracks
view-favour = favour
view-influence = influence
view-spices = Spices
view-points = VP
view-supply = Supply
view-posts = trading posts
view-contracts = Contracts
view-bonus_tiles = Bonus VP tiles
view-card = Card
view-deck = Deck
view-discard = Discarded

## Names: city

district-caravansary-purple = purple Caravansary district
district-caravansary-beige = beige Caravansary district
district-caravansary-green = green Caravansary district
district-caravansary-orange = orange Caravansary district
district-palace-purple = purple Palace district
district-palace-beige = beige Palace district
district-palace-green = green Palace district
district-palace-orange = orange Palace district
district-library-purple = purple Library district
district-library-beige = beige Library district
district-library-green = green Library district
district-library-orange = orange Library district
district-trade-purple = purple Marketplace district
district-trade-beige = beige Marketplace district
district-trade-green = green Marketplace district
district-trade-orange = orange Marketplace district
district-mosque-purple = purple Mosque district
district-mosque-beige = beige Mosque district
district-mosque-green = green Mosque district
district-mosque-orange = orange Mosque district
district-walls-purple = purple Wall district
district-walls-beige = beige Wall district
district-walls-green = green Wall district
district-walls-orange = orange Wall district
zone-N1 = north side, column 1
zone-N2 = north side, column 2
zone-N3 = north side, column 3
zone-N4 = north side, column 4
zone-N5 = north side, column 5
zone-E1 = east side, row 1
zone-E2 = east side, row 2
zone-E3 = east side, row 3
zone-E4 = east side, row 4
zone-E5 = east side, row 5
zone-S5 = south side, column 5
zone-S4 = south side, column 4
zone-S3 = south side, column 3
zone-S2 = south side, column 2
zone-S1 = south side, column 1
zone-W5 = west side, row 5
zone-W4 = west side, row 4
zone-W3 = west side, row 3
zone-W2 = west side, row 2
zone-W1 = west side, row 1
market-a-tl = market side A, top left
market-a-tr = market side A, top right
market-a-br = market side A, bottom right
market-a-bl = market side A, bottom left
market-b-tl = market side B, top left
market-b-tr = market side B, top right
market-b-br = market side B, bottom right
market-b-bl = market side B, bottom left
camel-market = camel market
row-1 = place 1 of the caravansary
row-2 = place 2 of the caravansary
row-3 = place 3 of the caravansary
row-4 = place 4 of the caravansary
row-5 = place 5 of the caravansary
row-6 = place 6 of the caravansary
row-7 = place 7 of the caravansary
row-8 = place 8 of the caravansary

## Names: tracks

influence-0 = influence 0
influence-1 = influence 1
influence-2 = influence 2
influence-3 = influence 3
influence-4 = influence 4
influence-5 = influence 5
influence-6 = influence 6
influence-7 = influence 7
influence-8 = influence 8
influence-9 = influence 9
influence-10 = influence 10
influence-11 = influence 11
influence-12 = influence 12
influence-13 = influence 13
influence-14 = influence 14
influence-15 = influence 15
favour-0 = favour 0
favour-1 = favour 1
favour-2 = favour 2
favour-3 = favour 3
favour-4 = favour 4
favour-5 = favour 5
favour-6 = favour 6
favour-7 = favour 7
favour-8 = favour 8
favour-9 = favour 9
favour-10 = favour 10

## Names: spices, rooms, breakthroughs

spice-cinnamon = cinnamon
spice-ginger = ginger
spice-juniper = juniper
spice-pepper = pepper
room-knowledge = hall of knowledge
room-spices = hall of spices
room-trade = hall of trade
room-faith = hall of faith
discovery-1-caravansary = Caravansary discount
discovery-1-palace = Palace discount
discovery-1-trade = Marketplace discount
discovery-1-mosque = Mosque discount
discovery-2-purple = purple conversion
discovery-2-beige = beige conversion
discovery-2-green = green conversion
discovery-2-orange = orange conversion
discovery-3-caravansary = free caravan card
discovery-3-trade = free trading post
discovery-3-mosque = free mosque step
discovery-3-walls = free wall or gate
discovery-4-vp = fame
discovery-4-favour = great favour
discovery-4-soldiers = garrison
discovery-4-courtier = free courtier

## Names: cities and contracts

city-ray = Ray
city-samarkand = Samarkand
city-nishapur = Nishapur
city-bactra = Bactra
city-baghdad = Baghdad
city-kashgar = Kashgar
city-basra = Basra
city-peshawar = Peshawar
pile-1s = soldier pile 1
contract-1s-1 = contract 1 of soldier pile 1
contract-1s-2 = contract 2 of soldier pile 1
contract-1s-3 = contract 3 of soldier pile 1
pile-1f = favour pile 1
contract-1f-1 = contract 1 of favour pile 1
contract-1f-2 = contract 2 of favour pile 1
contract-1f-3 = contract 3 of favour pile 1
pile-2s = soldier pile 2
contract-2s-1 = contract 1 of soldier pile 2
contract-2s-2 = contract 2 of soldier pile 2
contract-2s-3 = contract 3 of soldier pile 2
pile-2f = favour pile 2
contract-2f-1 = contract 1 of favour pile 2
contract-2f-2 = contract 2 of favour pile 2
contract-2f-3 = contract 3 of favour pile 2
pile-3s = soldier pile 3
contract-3s-1 = contract 1 of soldier pile 3
contract-3s-2 = contract 2 of soldier pile 3
contract-3s-3 = contract 3 of soldier pile 3
pile-3f = favour pile 3
contract-3f-1 = contract 1 of favour pile 3
contract-3f-2 = contract 2 of favour pile 3
contract-3f-3 = contract 3 of favour pile 3

## Names: mosque and walls

mosque-1-p1 = level 1, path 1
mosque-1-p2 = level 1, path 2
mosque-1-p3 = level 1, path 3
mosque-1-p4 = level 1, path 4
mosque-2-p1 = level 2, path 1
mosque-2-p2 = level 2, path 2
mosque-2-p3 = level 2, path 3
mosque-2-p4 = level 2, path 4
mosque-3-left = level 3, left
mosque-3-right = level 3, right
mosque-4-left = level 4, left
mosque-4-right = level 4, right
mosque-5-left = level 5, left
mosque-5-right = level 5, right
mosque-6-single = level 6
mosque-7-single = level 7
mosque-8-single = level 8
mosque-9-single = level 9
mosque-10-single = level 10
upgrade-purple = purple bonus upgrade
upgrade-beige = beige bonus upgrade
upgrade-green = green bonus upgrade
upgrade-orange = orange bonus upgrade
upgrade-white = white upgrade
bonusvp-caravansary = Caravansary bonus VP tile
bonusvp-palace = Palace bonus VP tile
bonusvp-library = Library bonus VP tile
bonusvp-trade = Marketplace bonus VP tile
wall-purple-1 = purple wall 1
wall-purple-2 = purple wall 2
wall-purple-3 = purple wall 3
wall-purple-4 = purple wall 4
wall-beige-1 = beige wall 1
wall-beige-2 = beige wall 2
wall-beige-3 = beige wall 3
wall-beige-4 = beige wall 4
wall-green-1 = green wall 1
wall-green-2 = green wall 2
wall-green-3 = green wall 3
wall-green-4 = green wall 4
wall-orange-1 = orange wall 1
wall-orange-2 = orange wall 2
wall-orange-3 = orange wall 3
wall-orange-4 = orange wall 4
gate-purple = purple gate
gate-beige = beige gate
gate-green = green gate
gate-orange = orange gate
slot-N1 = north wall, column 1
slot-N2 = north wall, column 2
slot-N3 = north wall, column 3
slot-N4 = north wall, column 4
slot-N5 = north wall, column 5
slot-E1 = east wall, row 1
slot-E2 = east wall, row 2
slot-E3 = east wall, row 3
slot-E4 = east wall, row 4
slot-E5 = east wall, row 5
slot-S5 = south wall, column 5
slot-S4 = south wall, column 4
slot-S3 = south wall, column 3
slot-S2 = south wall, column 2
slot-S1 = south wall, column 1
slot-W5 = west wall, row 5
slot-W4 = west wall, row 4
slot-W3 = west wall, row 3
slot-W2 = west wall, row 2
slot-W1 = west wall, row 1

## Names: solo cards

solo-caravansary = solo card Caravansary
solo-palace = solo card Palace
solo-library = solo card Library
solo-trade = solo card Marketplace
solo-mosque = solo card Mosque
solo-walls = solo card Wall
