### Merv: The Heart of the Silk Road: rules reference (English)
### A message `chapter-…` opens a chapter, with its heading and perhaps a .text; the rules below it belong to it.
### One message per rule; the .title attribute is its short heading.

chapter-aim = The aim of the game
    .text =
        You build in Merv, the heart of the Silk Road. Buildings bring cubes, and cubes pay for all that scores: spices, courtiers, scrolls, goods, the mosque. From the second year on the Mongols attack, and what neither walls nor soldiers protect may fall.
        Points come from:
        - contracts, the mosque and the two tracks, at once (MV-CONT-05, MV-MOS-03, MV-EFF-04);
        - your courtiers, at the end of each of the three years, for 1 favour each (MV-SCORE-01, MV-SCORE-02);
        - your buildings that still stand at the end of each year (MV-SCORE-04);
        - sets of different spices, once, at the very end (MV-FINAL-01).
        Whoever has the most points wins. (MV-FINAL-02)
        Alone you play against the corrupt magistrate; with one or two players, the high courtier builds as well. (MV-SOLO-01, MV-2P-01)

chapter-turn = How a turn goes
    .text =
        A year has four rounds, one on each side of the city. In a round, each master takes one turn: (MV-FLOW-01, MV-FLOW-02)
        - Move your master to a free action space. It faces a column or a row of the city: your line. (MV-TURN-01)
        - Activate one district of that line. If it is empty, you build there; if a building stands on it, yours or not, you use it. (MV-TURN-02, MV-TURN-03)
        - Take your cubes: one for each building in the line that belongs to the owner of the activated one. If that is another player, they gain cubes too. (MV-TURN-05, MV-TURN-06)
        - Take one action: that of the activated district, or favour, or a soldier. (MV-TURN-08)
        The six actions of the districts:
        - Caravansary: caravan cards with spices (MV-CAR-01).
        - Palace: courtiers, who score every year (MV-PAL-01).
        - Library: scrolls, and a breakthrough with every second one (MV-LIB-01, MV-LIB-03).
        - Marketplace: trading posts and goods along the routes (MV-TRD-01).
        - Mosque: steps up its track, each with a reward (MV-MOS-01).
        - Wall: walls and gates, which protect and bring influence (MV-WAL-01, MV-WAL-04).
        If the camel market lies in your line you may trade there; contracts can be fulfilled at any time of your turn. (MV-MKT-01, MV-CONT-01)
        After the round the masters line up at the next corner; whoever leaves a camel there gets ahead. (MV-END-01, MV-END-03)
        Years 2 and 3 end with an invasion, every year with scoring. (MV-INV-01, MV-SCORE-01)

chapter-years = Years, rounds and the queue

MV-FLOW-01 = There are three years of four rounds. Years 2 and 3 end with an invasion, every year with a scoring phase; then, after year 3, spices score.
    .title = A year
MV-FLOW-02 = Round 1 is played on the north side, 2 on the east, 3 on the south, 4 on the west; masters go on clockwise.
    .title = Round the city
MV-FLOW-03 = In a round each master takes one turn, in the order of the queue.
    .title = Everybody once
MV-FLOW-04 = In rounds 1 and 3 the active line is a column, in rounds 2 and 4 a row.
    .title = Columns and rows
MV-END-01 = After the round the masters move to the next corner, from the rear of the path to the front.
    .title = To the next corner
MV-END-02 = Each takes the rearmost free place of the queue.
    .title = Rearmost place
MV-END-03 = You may leave a camel on a free place to pass it, as often as you have camels and a place remains.
    .title = Passing
MV-END-04 = When you take a place, you also take every camel on it.
    .title = Camels of the queue
MV-END-05 = This happens after the last round too: it decides the last tie.
    .title = Every round

chapter-turns = Your turn

MV-TURN-01 = Move your master to a free action space of the side, whose line has a district that you can activate.
    .title = Choose an action space
MV-TURN-02 = Activate one district of the line, empty or with anybody’s building.
    .title = Activate a district
MV-TURN-03 = On an empty district you must build. Without a building left you may only activate districts that have one.
    .title = Build
MV-TURN-04 = If no free line has a legal district, go to any free space, activate nothing, and gain favour or deploy.
    .title = Nothing to activate
MV-TURN-05 = Each building in the line of the same owner as the activated one gives you a cube of its district: a white one instead with a white upgrade, one more with a bonus upgrade.
    .title = Cubes
MV-TURN-06 = Another player who owns the activated district gains all it produces, and a cube for each upgrade on the other buildings in the line.
    .title = The owner gains too
MV-TURN-07 = Buildings of the high courtier produce for the active player only.
    .title = The high courtier gains nothing
MV-TURN-08 = Then take exactly one action: that of the district, gain favour, or deploy a soldier. You may leave out any optional part.
    .title = One action
MV-TURN-09 = An upgrade on an empty district stays there for whoever builds next.
    .title = Upgrades stay

chapter-pay = Paying

MV-PAY-01 = A cube of a colour is paid with that colour or white.
    .title = White for any colour
MV-PAY-02 = Pay with any legal mix. You are asked only where the choice can matter.
    .title = How you like
MV-PAY-03 = A purchase is paid in full before it is gained.
    .title = Pay first
MV-PAY-04 = What an earlier purchase of the same action gave can pay for the next.
    .title = Gains pay on

chapter-caravansary = Caravansary

MV-CAR-01 = Take any number of caravan cards, one cube each. All coloured cubes of the action have one colour; white ones mix freely.
    .title = Buying cards
MV-CAR-02 = You may take a card with a camel, or the first card without one.
    .title = Cards in reach
MV-CAR-03 = At any time of the action you may put a camel of yours on the first card without one.
    .title = Placing camels
MV-CAR-04 = A camel on a card you take is yours at once.
    .title = Taking camels
MV-CAR-05 = After the last card the row closes up to the front and is filled to eight; new cards carry no camel.
    .title = Refilling
MV-CAR-06 = You never own more different spices than your influence allows. Cards are never discarded.
    .title = Limit of spices
MV-CAR-07 = After refilling, each new pair of a spice gives its effect; you choose the order.
    .title = Pairs
MV-CAR-08 = You may take no card at all.
    .title = No card

chapter-palace = Palace

MV-PAL-01 = Place any number of courtiers. Your first costs one cube of the room’s colour, the second two, and so on.
    .title = Price of courtiers
MV-PAL-02 = A room holds three courtiers of any colours; several may be yours.
    .title = Rooms
MV-PAL-03 = The first courtier in an empty room earns its owner 1 favour.
    .title = First in a room
MV-PAL-04 = You need a servant in your supply.
    .title = Servants

chapter-library = Library

MV-LIB-01 = Spend up to four cubes of different colours, white ones freely, and take a scroll for each.
    .title = Buying scrolls
MV-LIB-02 = Locked scrolls count. Each level is made at most once by a player; more than eight scrolls give no more breakthroughs.
    .title = Counting scrolls
MV-LIB-03 = With your 2nd, 4th, 6th and 8th scroll choose a breakthrough of the next level. Those of levels 3 and 4 take effect at once, and only once.
    .title = Breakthroughs
MV-DISC-01 = Once a turn, taking the action of your tile as district action, you spend one cube less in all.
    .title = Discount
MV-DISC-02 = Once in each of your turns one cube of the tile’s colour counts as any colour; not for ransoms.
    .title = Conversion
MV-DISC-03 = A tile gained in the middle of a turn can be used in the rest of it.
    .title = At once

chapter-trade = Marketplace

MV-TRD-01 = First establish a trading post if you can, for free; then buy goods.
    .title = First a post
MV-TRD-02 = A post goes in an inner city, or in an outer city behind an inner one with your post. One of your posts per city.
    .title = Where posts go
MV-TRD-03 = The first post in an inner city brings you its camel, in an outer city 1 favour.
    .title = First in a city
MV-TRD-04 = Without a disc or a legal city go on to buying.
    .title = No post possible
MV-TRD-05 = Buy at most one good in each city for its cost: a common one in inner, a rare one in outer cities.
    .title = Buying goods
MV-TRD-06 = Without your post in a city put a camel on the road to it; an outer city also needs your post, or a camel of this action, on the way to its inner city.
    .title = Camels on roads
MV-TRD-07 = One camel on a road serves the whole action, also when you only pass through.
    .title = One camel per road
MV-TRD-08 = At the end the camels go on the first cards without one, then to the market, then out of the game.
    .title = Clearing the roads

chapter-mosque = Mosque

MV-MOS-01 = Advance any number of times, paying for each segment.
    .title = Climbing
MV-MOS-02 = The first step chooses one of four paths; after that there is one way up. Discs may share a space.
    .title = Paths
MV-MOS-03 = Each space entered gives its effect and its points at once.
    .title = Spaces
MV-MOS-04 = The four paths become two at level 3 and one at level 6.
    .title = Paths merge

chapter-walls = Wall

MV-WAL-01 = Build any number of walls and gates, each for its cost.
    .title = Building ramparts
MV-WAL-02 = Ramparts differ in nothing but their cost.
    .title = Alike
MV-WAL-03 = Gates go in the middle of a side, walls on the other free places.
    .title = Places
MV-WAL-04 = For each of the two districts behind it gain 1 influence for your building, 2 for anybody else’s.
    .title = Influence of a rampart
MV-WAL-05 = A rampart that gives no influence is legal. Ramparts are never removed.
    .title = Without influence

chapter-soldiers = Soldiers

MV-SOLD-01 = A soldier goes on a district with a building, without soldier or upgrade, and not protected by ramparts from every side.
    .title = Where soldiers go
MV-SOLD-02 = You may always decline. Without servant or place nothing happens.
    .title = Optional
MV-SOLD-03 = Gain 1 influence, or 2 if the building is not yours.
    .title = Influence of a soldier
MV-SOLD-04 = Two soldiers are deployed one after the other, each as you like.
    .title = Two soldiers

chapter-market = Camel market

MV-MKT-01 = With the market in your line you may trade there once a turn, before or after your action.
    .title = When to trade
MV-MKT-02 = Take all camels from the market, or put one of yours on a free place and gain its benefit.
    .title = How to trade
MV-MKT-03 = You may use a place whose benefit gives you nothing. When all places are full you can only take.
    .title = Without use

chapter-contracts = Contracts

MV-CONT-01 = On your own turn, whenever no step is under way, you may fulfil available contracts.
    .title = When to fulfil contracts
MV-CONT-02 = Your influence must have reached the level of the contract.
    .title = Influence
MV-CONT-03 = Pay the cube of the contract.
    .title = The cube
MV-CONT-04 = The scrolls and goods asked for are locked on the card: no other contract can use them, but they count everywhere else.
    .title = Locking
MV-CONT-05 = Score the points, take the reward, and the next card of the pile is available.
    .title = Reward
MV-CONT-06 = You may fulfil any number of contracts; an empty pile offers nothing.
    .title = No limit

chapter-gains = Tracks and effects

MV-TRK-01 = A step that neither track can take is lost.
    .title = No loops
MV-TRK-02 = The influence you have reached says how many spices you may own and which contracts you may fulfil.
    .title = Marks of influence
MV-EFF-04 = Advance step by step and score the points of each space you enter. On the last space a step becomes influence.
    .title = Favour
MV-EFF-05 = The same on the influence track; on its last space a step becomes favour. Influence is never spent.
    .title = Influence
MV-EFF-06 = Points are counted up; the track has no end.
    .title = Points
MV-EFF-01 = Take the white cubes.
    .title = White cubes
MV-EFF-03 = Take the goods.
    .title = Goods
MV-EFF-02 = Take the scrolls, then make each breakthrough newly earned, the lowest first.
    .title = Scrolls
MV-EFF-08 = Put a white upgrade on one of your districts without upgrade; a soldier there goes home. Optional.
    .title = White upgrade
MV-EFF-09 = The same with a bonus upgrade of your choice; its colour need not match.
    .title = Bonus upgrade
MV-EFF-10 = Choose one of the bonus VP tiles that are left and keep it.
    .title = Bonus VP tile
MV-EFF-11 = Take the camel of the space if it is still there.
    .title = Camel of a space
MV-EFF-12 = Take any card of the row that your influence allows, with its camel; the row is refilled and a pair takes effect. Optional.
    .title = Free caravan card
MV-EFF-13 = Establish a trading post by the usual rules and take the good of that city for free.
    .title = Free trading post
MV-EFF-14 = Advance one space for free. If you are not in the mosque yet, choose a path; at the top nothing happens.
    .title = Free mosque step
MV-EFF-15 = Build any wall or gate for free, with its influence. Optional.
    .title = Free rampart
MV-EFF-16 = Place a courtier for free; it counts for the price of later ones. Optional.
    .title = Free courtier
MV-EFF-17 = Effects are resolved at once and completely. Gains are mandatory; placing or taking a piece may be declined, except breakthroughs and bonus tiles.
    .title = Order of effects

chapter-invasion = Invasion

MV-INV-01 = From every side the two outermost districts of each line are attacked where no rampart stands. A district is attacked once at most.
    .title = Attacks
MV-INV-02 = Districts of the middle row and column are attacked from one side, all others from two.
    .title = One side or two
MV-INV-03 = Ramparts protect a district when every side it can be attacked from has one.
    .title = Full protection
MV-INV-04 = A soldier of any colour protects the building.
    .title = Soldiers protect
MV-INV-05 = For each attacked building pay a cube of its district’s colour or its upgrade’s (any colour with a white one), or take it back.
    .title = Ransom
MV-INV-06 = Owners decide in turn order; upgrades stay on their districts.
    .title = Order of ransoms
MV-INV-07 = Then all ransom cubes and all soldiers leave the city.
    .title = Afterwards

chapter-scoring = Scoring and the end

MV-SCORE-01 = For each courtier you spend 1 favour. With too little, spend all and choose who scores; you cannot decline.
    .title = Favour for courtiers
MV-SCORE-02 = A paid courtier scores 1 VP per scroll, caravan card, good or mosque space, by its room. Locked items count.
    .title = Points of courtiers
MV-SCORE-03 = Then come the bonus points: buildings, bonus tiles, mosque.
    .title = Bonus points
MV-SCORE-04 = 1 VP for each of your buildings in the city.
    .title = Buildings
MV-SCORE-05 = 3 VP more for each of your buildings on districts of the action of your bonus tile.
    .title = Bonus tiles
MV-SCORE-06 = On the last mosque space, 4 VP more for each of your buildings on mosque districts.
    .title = Top of the mosque
MV-FINAL-01 = At the end split your caravan cards into sets of different spices: 1, 3, 6 or 10 VP for 1, 2, 3 or 4 cards.
    .title = Spices
MV-FINAL-02 = Whoever has the most points wins; ties are broken by favour, then influence, then the place nearer to the front of the queue.
    .title = Victory

chapter-two = Two players: the high courtier

MV-2P-01 = With two players, the master and buildings of a third colour belong to the high courtier, who starts last.
    .title = The high courtier
MV-2P-02 = Whoever is ahead in the order chooses his action space, the other an empty district of the line where he builds. If there is none, he does nothing.
    .title = His turn
MV-2P-03 = He takes no action, gains no cube, does not trade and scores nothing.
    .title = What he never does
MV-2P-04 = He passes as many places as his camels allow, and takes the camels he lands on.
    .title = In the queue
MV-2P-05 = You may activate his districts; he gains nothing. Protecting his building gives 2 influence.
    .title = His buildings
MV-2P-06 = His attacked buildings are always removed.
    .title = His losses
MV-2P-07 = His camels come back into play only through the queue.
    .title = His camels

chapter-solo = Solo: the corrupt magistrate

MV-SOLO-01 = Alone you face the corrupt magistrate, and the high courtier is there too. The magistrate starts first, you second, the courtier third.
    .title = Alone
MV-SOLO-02 = The Palace card is shuffled with two others; one card goes on top of these three, the last two below.
    .title = Solo deck
MV-SOLO-03 = You never activate his buildings, he never yours. For your soldiers and ramparts he is another player.
    .title = To each his own
MV-SOLO-04 = He has no cubes and ignores costs, spice limits and influence requirements.
    .title = He pays nothing
MV-SOLO-05 = A step on a full track goes to the other; with both full he scores 2 VP.
    .title = His full tracks
MV-SOLO-HC-01 = Of you and the magistrate, whoever is nearer to the front chooses the courtier’s space, the other his district.
    .title = Sharing the courtier
MV-SOLO-HC-02 = The line with most of your buildings; then fewest of his; then the nearest to the starting corner.
    .title = He chooses a space
MV-SOLO-HC-03 = The empty district whose crossing line has most of your buildings; then fewest of his; then the nearest to the space.
    .title = He chooses a district
MV-SOLO-T-01 = He turns over a solo card: its action is his type. If he can do nothing with it, it is discarded and he turns over the next.
    .title = His card
MV-SOLO-T-02 = An empty deck is made from discards not tried this turn. If nothing is possible he takes the farthest free space and does nothing there.
    .title = No card left
MV-SOLO-T-03 = With a building left: a line with an empty district of the type. Most of his buildings, then the courtier’s, then yours, then the farthest space.
    .title = Method A
MV-SOLO-T-04 = Otherwise a line with his or the courtier’s building on the type. Most of both, then most of his, then most of yours, then the farthest space.
    .title = Method B
MV-SOLO-T-05 = With method A he builds on an empty district of the type: most of his buildings in the crossing line, then most of yours, then the farthest.
    .title = He builds
MV-SOLO-T-06 = He does the action once for each building of his and the courtier’s in the line; one more with the breakthrough of that type.
    .title = He acts
MV-SOLO-T-07 = With the market in his line he takes the camels if there are two or more; otherwise he puts one of his on the top row, left first, and gains its benefit.
    .title = His market
MV-SOLO-T-08 = The card is discarded at the end of the round; he passes in the queue like the courtier.
    .title = End of his round
MV-SOLO-T-09 = After each scoring phase the discards are shuffled and put on top of the deck.
    .title = His deck anew
MV-SOLO-T-10 = A card whose action is exhausted leaves the game, from wherever it is; the one face up at the end of the round.
    .title = Cards that leave
MV-SOLO-PH-01 = His buildings are never destroyed; the courtier’s fall if attacked without a soldier.
    .title = His invasion
MV-SOLO-PH-02 = He spends no favour; all his courtiers score, and the bonus points as usual.
    .title = His scoring
MV-SOLO-PH-03 = His spices score. You win only with more points than he has.
    .title = The end alone

chapter-solo-actions = Solo: the magistrate’s actions

MV-SOLO-SOLD-01 = He never gains favour or deploys as the action of his turn.
    .title = Not as his action
MV-SOLO-SOLD-02 = On the northernmost, then westernmost unprotected building of the courtier, else on his own; never on yours.
    .title = His soldiers
MV-SOLO-CAR-01 = For each action the card that adds most to his sets, then the nearest to the front, with its camel.
    .title = His cards
MV-SOLO-CAR-02 = After refilling: ginger brings a soldier, juniper 1 favour, cinnamon and pepper 3 VP. With an empty row the card Caravansary leaves.
    .title = His pairs
MV-SOLO-PAL-01 = One courtier, with four actions or more two: in the room worth most to him, then to you, then the leftmost.
    .title = His courtiers
MV-SOLO-LIB-01 = One scroll for each action, with the breakthrough it brings before the next one. With eight the card Library leaves.
    .title = His scrolls
MV-SOLO-LIB-02 = Mosque if his level there exceeds his caravan cards, else Caravansary; or the one that is left.
    .title = His first breakthrough
MV-SOLO-LIB-03 = It adds one action when that type is his type of the turn.
    .title = One action more
MV-SOLO-LIB-04 = A random one without effect, and 3 VP.
    .title = His second
MV-SOLO-LIB-05 = The trading post, with the good of its city, and contracts; else a mosque step.
    .title = His third
MV-SOLO-LIB-06 = The 8 VP, else the favour.
    .title = His fourth
MV-SOLO-TRADE-01 = However many actions, one post: in an outer city if legal, else in an inner one.
    .title = His trading post
MV-SOLO-TRADE-02 = A city without post first; then north-west, north-east, south-west, south-east.
    .title = Which city
MV-SOLO-TRADE-03 = He gains the camel or favour of a first post.
    .title = First post
MV-SOLO-TRADE-04 = Then a common good for each inner post and a rare one for each outer post.
    .title = His goods
MV-SOLO-TRADE-05 = Then he fulfils contracts as long as he can: most points, then a soldier, then the highest influence.
    .title = His contracts
MV-SOLO-MOS-01 = One step for each action; he enters by the leftmost path with its camel. At the top the card Mosque leaves.
    .title = His steps
MV-SOLO-MOS-02 = The bonus tile worth most to him now; among equals chance decides.
    .title = His bonus tile
MV-SOLO-MOS-03 = Level 8 is one palace action, level 9 one wall action.
    .title = Levels 8 and 9
MV-SOLO-WAL-01 = For each action the cheapest rampart; among equals purple, then beige, green, orange. Gates only when no wall is left.
    .title = His ramparts
MV-SOLO-WAL-02 = By the buildings behind: two of the courtier’s; one of the courtier’s and one of his; two of his; one of the courtier’s; one of his; courtier’s and yours; his and yours; only yours; none. Then clockwise.
    .title = Where he builds them
MV-SOLO-WAL-03 = What protects those districts already does not matter. Without piece or place nothing happens.
    .title = Protection ignored

chapter-decisions = What you decide

MV-DEC-01 = Before anything else you choose an action space.
    .title = Decision: space
MV-DEC-02 = Then a district of its line.
    .title = Decision: district
MV-DEC-03 = With the market in your line, before or after the action: take, put, or neither.
    .title = Decision: market
MV-DEC-04 = The district’s action, favour, or a soldier.
    .title = Decision: action
MV-DEC-05 = At each such moment, every contract you can fulfil is offered beside going on.
    .title = Decision: contract
MV-DEC-06 = Where payments differ in what they leave you, you choose.
    .title = Decision: payment
MV-DEC-07 = Where any good will do you choose which to lock.
    .title = Decision: which good
MV-DEC-08 = In the caravansary: a card in reach, a camel on the next card, or stop.
    .title = Decision: cards
MV-DEC-09 = Of several new pairs you choose which comes first.
    .title = Decision: pairs
MV-DEC-10 = Any allowed card of the row, or decline.
    .title = Decision: free card
MV-DEC-11 = A room with space that you can pay for, or stop.
    .title = Decision: courtier
MV-DEC-12 = Cube by cube, up to four, or stop.
    .title = Decision: cubes for scrolls
MV-DEC-13 = A tile of the level that is left; you cannot decline.
    .title = Decision: breakthrough
MV-DEC-14 = A legal city; you cannot decline.
    .title = Decision: trading post
MV-DEC-15 = A city that you can reach and pay for, or stop.
    .title = Decision: goods
MV-DEC-16 = A path at first, then the next step if you can pay, or stop.
    .title = Decision: mosque
MV-DEC-17 = A tile and one of your districts without upgrade, or decline.
    .title = Decision: upgrade
MV-DEC-18 = A bonus tile that is left; you cannot decline.
    .title = Decision: bonus tile
MV-DEC-19 = A piece you can pay for and a place for it, or stop.
    .title = Decision: rampart
MV-DEC-20 = A legal district, or decline.
    .title = Decision: soldier
MV-DEC-21 = How many places you pass.
    .title = Decision: queue
MV-DEC-22 = For each attacked building a legal cube, or lose it.
    .title = Decision: ransom
MV-DEC-23 = With too little favour you choose the courtiers that score.
    .title = Decision: who scores
MV-DEC-24 = Whoever is ahead chooses a free space for the high courtier.
    .title = Decision: courtier’s space
MV-DEC-25 = The other chooses an empty district of that line.
    .title = Decision: courtier’s district
MV-INT-01 = Others decide only about the queue, ransoms, scoring and the high courtier.
    .title = Nobody interrupts
MV-INT-02 = An action is a series of single purchases; contracts may come between two of them.
    .title = Step by step

chapter-variants = Variants

MV-VAR-01 = The magistrate’s shuffled discards go under the deck.
    .title = Variant: discards below
MV-VAR-02 = The players choose the side of the market.
    .title = Variant: side of the market
MV-VAR-03 = A pepper pair may improve any district with a building.
    .title = Variant: pepper anywhere

chapter-setup = Setup

MV-SETUP-01 = Everybody begins at 0 on the favour, influence and points tracks.
    .title = Start of the tracks
MV-SETUP-02 = The masters start in the north-west queue, in random order.
    .title = First order
MV-SETUP-03 = A queue has four places with four players and three in every other mode.
    .title = Places of a queue
MV-SETUP-04 = The camel market lies in the centre on a random side, the districts at random around it.
    .title = Laying the city
MV-SETUP-05 = The 16 breakthroughs lie open in four levels of four.
    .title = Laying the library
MV-SETUP-06 = One camel stands in each of the four inner cities.
    .title = Camels in cities
MV-SETUP-07 = There are six open piles of three contracts, the most valuable on top. Only the top card is available.
    .title = Contract piles
MV-SETUP-08 = Upgrades and bonus tiles wait in the mosque, and one camel on the first space of each path.
    .title = Laying the mosque
MV-SETUP-09 = Eight caravan cards form a row. One camel stands on each of the first two, three or four cards with two, three or four players (two alone).
    .title = Laying the caravansary
MV-SETUP-10 = All ramparts are in reserve, it is year 1, and nobody has anything yet.
    .title = Empty hands
MV-SETUP-11 = Colours that nobody plays stay in the box.
    .title = Unused colours

chapter-box = The pieces and their limits

MV-COMP-01 = Each colour has one master, nine buildings, eight servants and ten discs.
    .title = Pieces of a colour
MV-COMP-02 = A servant on a district is a soldier, in a palace room a courtier. Both come from the same eight; courtiers never leave the palace.
    .title = Soldiers and courtiers
MV-COMP-03 = Four of your discs are for the tracks and the mosque. The other six are trading posts: you never own more.
    .title = Discs
MV-COMP-04 = The city is a square of five by five: 24 districts around the camel market, which is no district.
    .title = The city
MV-COMP-05 = A district shows one action and one cube colour. It has room for one building, and for one upgrade or one soldier.
    .title = A district
MV-COMP-06 = Around the city lie 20 action spaces, 4 corner queues and 20 places for ramparts; the middle place of a side takes a gate, the others walls.
    .title = Around the city
MV-COMP-07 = There are purple, beige, green, orange and white cubes. A white cube replaces any colour whenever you spend it.
    .title = Cubes
MV-COMP-08 = Everything is open except the order of the caravan deck and of the solo deck.
    .title = Open information
MV-COMP-09 = Scrolls are all alike; of goods only common or rare matters.
    .title = Pictures do not matter
MV-LIMIT-01 = Cubes, scrolls and goods never run out.
    .title = Never short
MV-LIMIT-02 = Everything else is limited to its pieces. What cannot be given or placed any more is skipped; the rest of the effect still applies.
    .title = Limited pieces
