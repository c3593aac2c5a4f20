### What only the page of Merv says; the rest comes from the engine's texts.

letter-purple = P
letter-beige = B
letter-green = G
letter-orange = O
page-round = Year { $year }, round { $round }
page-phase-invasion = Year { $year }: the Mongols attack
page-phase-scoring = Year { $year }: scoring
page-phase-over = The game is over
page-city = City
page-tracks = Tracks
page-tab-trade = Trade
page-tab-library = Library
page-cubes = cubes
page-empty = empty
page-building = building of { $name }
page-soldier = soldier of { $name }
page-attacked = attacked
page-open = exposed to an attack
page-ransomed = ransom paid
page-falls = the building falls
page-free = free
page-gap = gap
page-deck =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the deck
page-left = { $n } left
page-camels =
    { $n ->
        [0] no camels
        [one] 1 camel
       *[other] { $n } camels
    }
page-with-camel = with a camel
page-contracts = Contracts
page-queue-place = Place { $n } of the queue
page-locked = { $n } locked
page-mosque-level = Mosque level
page-supply-house = { $n ->
        [one] 1 building
       *[other] { $n } buildings
    } in the supply
page-supply-soldier = { $n ->
        [one] 1 servant
       *[other] { $n } servants
    } in the supply
page-supply-disc = { $n ->
        [one] 1 trading post
       *[other] { $n } trading posts
    } in the supply
page-spices = Spices
page-cards =
    { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
page-spice-limit =
    { $n ->
        [one] influence allows 1 spice
       *[other] influence allows { $n } spices
    }
page-achievements = Breakthroughs, bonus tiles, contracts
page-no-achievements = No breakthrough and no contract yet.
page-automa = Magistrate
page-reasons = The magistrate’s last turn, step by step
page-no-reasons = The magistrate has not played yet.
page-solo-now = face up
page-solo-deck = in the deck
page-solo-discard = discarded
page-solo-removed = out of the game

## The card browser

kind-of-district = Districts
kind-of-zone = Action spaces
kind-of-square = Squares of the city
kind-of-influence_space = Influence track
kind-of-favour_space = Favour track
kind-of-market = Camel market
kind-of-market_slot = Places of the market
kind-of-row_place = Places of the caravansary
kind-of-spice = Spices
kind-of-room = Rooms of the palace
kind-of-discovery = Breakthroughs
kind-of-city = Cities
kind-of-pile = Contract piles
kind-of-contract = Contracts
kind-of-mosque_space = Mosque track
kind-of-upgrade = Upgrades
kind-of-bonus_tile = Bonus VP tiles
kind-of-rampart = Walls and gates
kind-of-slot = Places for ramparts
kind-of-solo_card = Solo cards

## What a place is for, when one looks at it

about-caravansary = Take caravan cards, one cube each, all of one colour. In reach: cards with a camel, and the first one without. A pair of a spice has an effect; different spices score at the end.
about-palace = Place courtiers. Your first costs one cube of the room’s colour, the second two, and so on. At the end of each year, a courtier whom you pay 1 favour scores what its room counts.
about-library = Turn up to four cubes of different colours into scrolls. Every second scroll brings a breakthrough of the next level.
about-trade = First establish a trading post for free, then buy goods in the cities within reach. A camel opens the road to a city without your post.
about-mosque = Climb as many steps as you can pay. Each gives what it shows, at once.
about-walls = Build walls and gates. They keep the Mongols from the districts behind them and bring you influence.
about-contracts = With enough influence, at any time of your turn: pay one cube, lock the scrolls and goods asked for, score the points and take the reward.
about-market = If it lies in your line, once a turn: take all its camels, or put one of yours on a free place for what that gives.
about-influence = Soldiers and ramparts bring influence. It gives points on the way, allows more kinds of spices and higher contracts, and is never spent.
about-favour = Favour gives points on the way; at the end of each year, each courtier who scores costs 1.
about-calendar = Three years of four rounds, one on each side of the city. Years II and III end with an invasion, every year with scoring.
