### Encyclopedia: rules reference (English)
### A message `chapter-…` opens a chapter, with its heading and perhaps a .text; the rules below it belong to it.
### One message per rule; the .title attribute is its short heading.

chapter-aim = The aim of the game
    .text =
        You are a naturalist of the 18th century. You take Animals into your study, travel to their continents for Research on them, and publish what you found.
        Points come from:
        - Research: a cube on an Animal gives VP at once, from Type II on (EN-EXP-05);
        - Publications: each cube you publish gives more (EN-PUB-06);
        - the end of the game: for every Category and every continent: the more cubes or cards you have, the more each is worth (EN-SCORE-01, EN-SCORE-02);
        - Experts with an end-of-game ability, and what is left in your hands (EN-SCORE-04, EN-SCORE-05).
        After six rounds, whoever has the most VP wins. (EN-ROUND-01, EN-TIE-01)
        Alone, or to fill empty seats, you play against automas. (EN-AUTO-01)

chapter-turn = How a turn goes
    .text =
        At the start of a round everybody draws four dice and rolls them; then, one after the other, you lay one on each of the four spaces of your board. (EN-DICE-01)
        Then you take turns until no die is left on any board. On your turn: (EN-TURN-03)
        - Take a die, your own or anybody else’s. If it is not yours, its owner gains what its space shows: Coins, Reputation or VP. (EN-TURN-04)
        - Use it for one of the six actions below. (EN-TURN-05)
        The value of the die says how strong the action is, its colour which continent it is for. Each Coin adds 1 to the value; an Expedition token changes the colour. (EN-BOOST-01, EN-BOOST-02)
        The six actions:
        - Embassy: Expedition tokens, up to three (EN-EMB-01).
        - Bank: 5 Coins, and the First Player token for whoever comes first (EN-BANK-01).
        - University: an Expert with an ability (EN-UNI-01).
        - Academy: an Animal of the die’s colour for your study, and Reputation (EN-ACA-01).
        - Expedition: the value of the die pays for Research cubes on your Animals of that continent (EN-EXP-04).
        - Publication: an Animal and its cubes leave your study for your Collection and the main board, together with others that match (EN-PUB-01, EN-PUB-04).
        An Animal’s way is therefore Academy, Expedition, Publication. Reputation brings small bonuses along its track. (EN-REP-01)
        When the dice are gone, each competitor with a Royal Seal may spend it on one more action. (EN-SEAL-01)

chapter-rounds = Rounds

EN-ROUND-01 = The game lasts six rounds; final scoring follows.
    .title = Six rounds
EN-ROUND-02 = A round goes through these phases: refill the displays (not in the first round), Round token, dice, turns, Royal Seals, cleanup.
    .title = Phases of a round
EN-ROUND-03 = Fill the University up to 6 Experts and the Academy up to 6, 7 or 8 Animals.
    .title = Refilling the displays
EN-ROUND-04 = Turn over the next Round token and apply it to every competitor: 1 Expedition token; 3 Coins; 1 Expert each and a refill; 1 Animal each and a refill; one more die this round; or nothing.
    .title = The Round token
EN-ROUND-05 = There are two Round tokens of each of the six kinds.
    .title = Kinds of Round tokens
EN-ROUND-06 = The card of a Round token must be taken, from the First Player on. A one-time Expert gained this way may be used at once, before the next competitor takes a card; a card it wins on the Reputation track is taken at once, too.
    .title = Cards from a Round token
EN-ROUND-07 = At the end of a round all dice return to the bag and the rest of both displays to the discard piles.
    .title = Cleanup

chapter-dice = Dice

EN-DICE-01 = From the First Player on, everybody draws 4 dice at random; then all roll theirs. Then, one after the other and in the same order, everybody places theirs on their die spaces, with all rolled dice in view.
    .title = Drawing and rolling
EN-DICE-02 = You assign your dice to your spaces as you like, one die to each space.
    .title = Placing the dice
EN-DICE-03 = Placing a die does not change its value.
    .title = Values stay
EN-DICE-04 = With a fifth die, one space of your choice holds two dice and every other space one.
    .title = The additional die
EN-DICE-05 = Two dice on a space are independent of each other: each one that somebody else takes pays the effect of the space.
    .title = Two dice on a space

chapter-turns = Turns

EN-TURN-01 = Whoever holds the First Player token when the phase begins has the first turn; then it goes clockwise. This order does not change during the phase.
    .title = Order of turns
EN-TURN-02 = The phase ends when no die is left on any player board.
    .title = End of the turns
EN-TURN-03 = On your turn you must take a die and perform an action with it. The Embassy and the Bank are always possible.
    .title = A turn
EN-TURN-04 = Take a die from your own board or from any other. If it is somebody else’s, its owner gains at once what the space shows: nothing, 2 Coins, 2 Reputation points or 3 VP.
    .title = Taking a die
EN-TURN-05 = Choose one of six actions: Embassy, Bank, University, Academy, Expedition, Publication. Any of them can be chosen again in the same round; only Expedition spaces are limited.
    .title = Choosing an action
EN-TURN-06 = You may choose an action only if you can complete it. What will certainly happen on the way – an Expert’s ability, a Reputation bonus – counts, and so do boosts you can pay for. Other free steps do not: take them first.
    .title = Only what you can complete
EN-TURN-07 = Choose the action and change the colour if needed; place the die; your Experts for this location give what they give; then the action itself happens, and only now the Expert or Animal is chosen. The value can be boosted until it is used. Finally, others take cards they are owed.
    .title = Steps of an action
EN-TURN-08 = Whatever you gain during an action may be used in the same action.
    .title = Gains help at once
EN-TURN-09 = For an Expedition or a Publication the die must have the colour when it is placed; at the Academy when the Animal is taken; at the University it only decides about the bonus token. Once that is settled, the colour stays until the action ends.
    .title = When the colour counts
EN-TURN-10 = During an action you cannot choose anything that would make its completion impossible. An action that would force you to cannot be chosen.
    .title = Never stuck

chapter-boosts = Changing dice

EN-BOOST-01 = During any action you may discard Coins: each adds 1 to the value of the die, beyond 6 as well.
    .title = Coins
EN-BOOST-02 = During any action you may discard an Expedition token to give the die another colour until the action ends.
    .title = Changing the colour
EN-BOOST-03 = During an Expedition each Expedition token you discard adds 2 to its value.
    .title = Tokens on an Expedition
EN-BOOST-04 = Each Royal Seal you discard during an action adds 5 to the value of the die and may also change its colour.
    .title = Seals during an action
EN-BOOST-05 = At any moment of your own turn, the one in the Royal Seal phase included, you may exchange a Royal Seal for 5 Coins.
    .title = Seals for Coins
EN-BOOST-06 = Values only ever rise. Boosts that would bring nothing are not offered.
    .title = Useless boosts
EN-BOOST-07 = An Expert who raises dice of a colour raises every die you use while it has that colour, wherever you took it from; a die that loses the colour loses the bonus.
    .title = Experts who raise dice
EN-BOOST-08 = The value of a die is what was rolled, plus Expert bonuses, plus Coins, plus 5 for each Seal.
    .title = The value of a die

chapter-embassy = Embassy and Bank

EN-EMB-01 = Any die. Gain 1 Expedition token for a value of 1 or 2, two tokens for 3 or 4, three for 5 and more.
    .title = The Embassy
EN-EMB-02 = The Embassy is always possible.
    .title = Always open
EN-BANK-01 = Any die. Gain 5 Coins.
    .title = The Bank
EN-BANK-02 = The first to place a die on the Bank in a round also takes the First Player token.
    .title = First Player token
EN-BANK-03 = The new First Player is first in everything but the running turns: the Royal Seal phase and the next round begin there.
    .title = What the token changes
EN-BANK-04 = A die placed on the Bank in the Royal Seal phase may be the first of the round as well. Taking that die back changes nothing about it, and the order of the running phase does not change.
    .title = The Bank in the Royal Seal phase
EN-BANK-05 = The Bank is always possible.
    .title = Always open

chapter-university = University and Experts

EN-UNI-01 = Any die, if an Expert is on display. Take one and give it a place; it is not replaced this round.
    .title = The University
EN-UNI-02 = If the die has the colour of the Expert’s continent, gain 1 Expedition token.
    .title = Matching colour
EN-XPT-01 = At most four Experts are active, face up. A new one goes to a free space.
    .title = Four active Experts
EN-XPT-02 = Without a free space, the new Expert covers an active one, is tucked under another, or is used at once if its effect is one-time. An active one-time Expert may also be used first to make room.
    .title = No free space
EN-XPT-03 = A tucked Expert takes up no space and has no ability, but remains yours: it counts for its continent and for abilities that count Experts. It never becomes active again.
    .title = Tucked Experts
EN-XPT-04 = A new Expert may cover an active one even while a space is free.
    .title = Covering freely
EN-XPT-05 = You use a one-time Expert by discarding it, then gain its effect: at once when you gain it, even outside your turn, or later at any moment of your own turn while it is active. You never have to.
    .title = One-time Experts
EN-XPT-06 = A permanent ability works from the moment the Expert is active, for what happens afterwards, and stops when it is covered. Equal abilities add up; you cannot decline them.
    .title = Permanent abilities
EN-XPT-07 = An end-of-game ability counts only if the Expert is active at the end.
    .title = End-of-game abilities
EN-XPT-08 = Bonuses to values are read when the value is used, and cubes count for Experts who are active when they are placed. Points already spent stay spent.
    .title = Experts gained on the way

chapter-academy = Academy

EN-ACA-01 = Take an Animal on display whose continent has the colour of the die into your study. It is not replaced this round.
    .title = The Academy
EN-ACA-02 = Then gain Reputation: 1 point for a die value of 1 or 2, two for 3 or 4, three for 5 and more.
    .title = Reputation at the Academy
EN-ACA-03 = Your study may hold any number of Animals.
    .title = Size of the study

chapter-expedition = Expedition

EN-EXP-01 = Place the die on the leftmost free space of a continent of its colour. A continent whose spaces are all occupied cannot be visited again this round.
    .title = Going on an Expedition
EN-EXP-02 = Gain the stars of the space as Reputation at once: 3, 2, 1 or 0 from left to right. The value of the Expedition rises by 0, 1, 2 or 3.
    .title = Expedition spaces
EN-EXP-03 = The value of an Expedition is the die value, plus the bonus of the space, plus 2 for each Expedition token, plus Expert bonuses.
    .title = Value of an Expedition
EN-EXP-04 = Spend the value on Research: a cube costs 2 on Type I, 4 on II, 7 on III and 10 on IV. Each goes on an empty space of an Animal of this continent in your study; any number, in any order.
    .title = Research
EN-EXP-05 = Placing a cube gives VP at once: 0 on Type I, 1 on II, 3 on III, 5 on IV.
    .title = VP for Research
EN-EXP-06 = Boosts and cubes may alternate, and Coins gained from a cube may pay for more. Points left over are lost.
    .title = Boosting along the way
EN-EXP-07 = At least one cube must be placed. An Animal you will surely take on the way, by a Reputation bonus of this Expedition, may serve; then it must be of this continent.
    .title = At least one cube

chapter-publication = Publication

EN-PUB-01 = Place the die on an Animal of your study, the Reference Animal. The die must have the colour of its continent.
    .title = The Reference Animal
EN-PUB-02 = The die value decides how far you may go: 2 for Type 0, 3 for I, 4 for II, 5 for III, 6 for IV. You choose the highest Type among those allowed.
    .title = The highest Type
EN-PUB-03 = Other Animals of your study may take part if they are of the same continent or have a cube in a published Category. Each may be left out.
    .title = Who takes part
EN-PUB-04 = Go down from the highest Type to Type I. Where the Reference Animal has a cube, its Category is published: that cube and all cubes of the same Category on Animals that take part. Where it has none, the Type is skipped.
    .title = Categories published
EN-PUB-05 = An Animal that takes part gives all its cubes in published Categories.
    .title = All cubes count
EN-PUB-06 = Cubes move to their Category on the main board. Each gives VP: 2 on Type I, 3 on II, 5 on III, 7 on IV.
    .title = VP for Publications
EN-PUB-07 = For Type 0, the Reference Animal and all Animals of its continent that take part go to your Collection, 1 VP each.
    .title = Into the Collection
EN-PUB-08 = Animals without cubes may be published, too; a Publication without any cube is possible.
    .title = Publishing without cubes
EN-PUB-09 = Cubes left on Animals that leave the study return to your supply.
    .title = Cubes left over
EN-PUB-10 = Animals of other continents that took part are removed from the game. Animals that did not take part stay with their cubes.
    .title = Foreign Animals
EN-PUB-11 = After the action gain 1 Royal Seal. It cannot be used for this Publication.
    .title = A Royal Seal
EN-PUB-12 = The die of a Publication is out of reach until the end of the round.
    .title = The die is spent
EN-PUB-13 = A Publication of a single Animal is possible. All it takes is the colour and a value of 2.
    .title = Small Publications

chapter-reputation = Reputation

EN-REP-01 = The track has spaces 0 to 15. Bonuses: 3 – 1 Expedition token, 6 – 1 Expert, 9 – 3 Coins, 12 – 1 Animal, 15 – 1 Royal Seal.
    .title = The Reputation track
EN-REP-02 = Each point moves the token one space. From 15 the next point leads to 0, and the bonuses can be gained again.
    .title = Moving the token
EN-REP-03 = Every bonus reached or passed is gained, in order. None can be declined.
    .title = Bonuses on the way
EN-REP-04 = Expedition tokens, Coins and Seals are gained at once, whoever’s turn it is.
    .title = Tokens at once
EN-REP-05 = On your own turn you take cards at once. On another’s turn you wait until it is over; several competitors choose clockwise from the active one. Cards won outside any turn are taken at once.
    .title = Cards on another’s turn
EN-REP-06 = Choose from the display. If it is empty, take the top card of the draw pile; if there is none either, the bonus is lost. The card is not replaced this round.
    .title = Which card

chapter-seals = Royal Seal phase

EN-SEAL-01 = Once per round, clockwise from the First Player, each competitor may discard one Royal Seal for an additional action.
    .title = An additional action
EN-SEAL-02 = Take any die from the main board, roll it and perform any action with it. It has its own colour, and nobody gains the effect of a space.
    .title = Taking a die back
EN-SEAL-03 = Seal and die are chosen before the roll; then an action must be performed.
    .title = First choose, then roll
EN-SEAL-04 = An Expedition space whose die is taken is free again.
    .title = Freed spaces
EN-SEAL-05 = The die then lies at its new place and may be taken by a later competitor, unless it was used for a Publication.
    .title = The same die again
EN-SEAL-06 = Without a Seal or a die on the main board there is no choice. Declining costs nothing. The phase takes place in the last round, too.
    .title = Declining
EN-SEAL-07 = A Seal gained earlier in the phase may be used when it is your turn.
    .title = Fresh Seals
EN-SEAL-08 = Your turn in this phase is a turn of your own: Seals may be exchanged for Coins and one-time Experts used, even if you decline.
    .title = Free steps in this phase

chapter-scoring = Final scoring

EN-SCORE-01 = For each Category your cubes score by their number: 1, 3, 6, 10, 15, 21, 28, 36, 45 VP, and 55 VP for ten or more. Experts may add cubes.
    .title = Categories
EN-SCORE-02 = For each continent your Animals in the Collection and all your Experts, active or tucked, score by the same table. Animals still in the study count nothing.
    .title = Continents
EN-SCORE-03 = Cubes added by Experts need no cube from your supply and give no VP of their own.
    .title = Cubes from Experts
EN-SCORE-04 = Active Experts with an end-of-game ability give their VP on top. For the Reputation track the number of your space counts, not full laps.
    .title = End-of-game Experts
EN-SCORE-05 = 4 VP per Royal Seal, 1 VP per 2 Coins, 1 VP per Expedition token.
    .title = Tokens left over
EN-TIE-01 = Whoever has the most VP wins. In a tie, it is the one with more Animals in the Collection; if that is equal too, the victory is shared.
    .title = The winner

chapter-automas = Solo and automas

EN-AUTO-01 = Up to three automas may take part, with at most four competitors in all. They count as competitors wherever the number of players matters.
    .title = How many automas
EN-AUTO-02 = An automa has a player board (side B) with the same spaces, a Behaviour card and a Scoring card. If there are several automas, their cards differ.
    .title = An automa’s cards
EN-AUTO-03 = Five Continent cards in random order are its Priorities for the whole game, the highest on the left.
    .title = Priorities
EN-AUTO-04 = It is set up like a player: seat at random, Coins and token by seat, two starting Animals. It may be First Player.
    .title = An automa’s setup
EN-AUTO-05 = It gets the effect of every Round token and draws as many dice as a player.
    .title = An automa’s round
EN-AUTO-06 = Its dice go on its spaces in ascending order; of equal values the lower Priority goes further left. A fifth die joins the fourth.
    .title = An automa’s dice
EN-AUTO-07 = When somebody takes a die from its board it gains the space effect. Its Reputation bonuses work as usual.
    .title = Taking an automa’s die
EN-AUTO-08 = It takes a card of the continent on display that has the highest Priority, the first in reading order; from an empty display, the top of the draw pile.
    .title = Which card it takes
EN-AUTO-09 = It takes the die of the highest rolled value on any board. Ties: colour by Priority; its own board; the space that gives its owner least; the next owner clockwise.
    .title = Which die it takes
EN-AUTO-10 = The rolled value selects a line of its Behaviour card. It performs the steps of that line in order.
    .title = What it does
EN-AUTO-11 = The card replaces the usual rules: the colour is irrelevant, and it gains exactly what is listed.
    .title = Only what is listed
EN-AUTO-12 = At the Academy or University it takes one card; if none is on display, the top of the draw pile.
    .title = Academy and University
EN-AUTO-13 = It goes on an Expedition to the continent with a free space of which it has the most Animals, ties by Priority. It gains the stars of the space, then discards all its Expedition tokens for VP. It places no cubes and keeps its Animals.
    .title = An automa’s Expedition
EN-AUTO-14 = At the Bank it gains 5 Coins, and the First Player token if it is the first there.
    .title = An automa at the Bank
EN-AUTO-15 = It never publishes, uses neither cubes nor Expert abilities, has no limit on Experts, and spends nothing but Expedition tokens on Expeditions.
    .title = What it never does
EN-AUTO-16 = What is said of an automa and the player also holds between an automa and any other competitor.
    .title = Several opponents
EN-AUTO-17 = At the end an automa adds what its Scoring card lists, and nothing else.
    .title = An automa’s scoring
EN-AUTO-18 = All its Animals and all its Experts count. Coins are rounded down.
    .title = What counts
EN-AUTO-19 = Players score as usual. An automa has no Animal in a Collection. You win the solo game only if you rank above every automa; a full tie is shared.
    .title = Winning against automas
EN-VAR-01 = For a first solo game take Linné with La Boudeuse. Daubenton with L’Astrolabe has the most stars: a formidable opponent.
    .title = Difficulty
EN-VAR-02 = Several automas, or automas in games of two or three players, all follow the same rules, with seats at random.
    .title = Automas in any game

chapter-decisions = What you decide

EN-DEC-01 = During setup: which two Animals from the display.
    .title = Decision: starting Animals
EN-DEC-02 = With a Round token: which card of the display.
    .title = Decision: card of a Round token
EN-DEC-03 = At the start of a round: which die on which space.
    .title = Decision: placing dice
EN-DEC-04 = On your turn: which die of which board.
    .title = Decision: die
EN-DEC-05 = On your turn: which action among those you can complete; after placing, which Expert or Animal.
    .title = Decision: action
EN-DEC-06 = For another colour: an Expedition token, or a Royal Seal with its bonus.
    .title = Decision: change of colour
EN-DEC-07 = For a higher value: Coins, Royal Seals, and on Expeditions Expedition tokens.
    .title = Decision: boosts
EN-DEC-08 = At any moment of your turn: a Royal Seal for Coins, or an active one-time Expert.
    .title = Decision: free steps
EN-DEC-09 = For a new Expert: a free space, on top of an active one, used at once if its effect is one-time, or tucked under another if there is no free space.
    .title = Decision: placing an Expert
EN-DEC-10 = On an Expedition: place a cube, boost, or stop after the first cube.
    .title = Decision: Research
EN-DEC-11 = For a Publication: the highest Type, and who takes part.
    .title = Decision: Publication
EN-DEC-12 = For a Reputation bonus: which card of the display.
    .title = Decision: Reputation card
EN-DEC-13 = In the Royal Seal phase: decline, or a die of the main board.
    .title = Decision: Royal Seal
EN-DEC-14 = Several abilities triggered by the same die happen in the order you like; as they only add up, the order makes no difference.
    .title = Decision: order of abilities

chapter-switches = Rule switches

EN-OPT-01 = Setting: whether a Category can be published only with a cube of the Reference Animal (as usual), or also from other Animals alone.
    .title = Switch: cube of the Reference Animal
EN-OPT-02 = Setting: whether the dice of Publications can be taken in the Royal Seal phase (usually not).
    .title = Switch: dice of Publications
EN-OPT-03 = Setting: whether automas spend Royal Seals on additional actions (usually not). Then an automa takes the highest die of the main board, ties by Priority, rolls it and follows its card.
    .title = Switch: automas and Seals
EN-OPT-04 = All values printed on cards and boards stand in content files and can be corrected there.
    .title = Values can be corrected

chapter-setup = Setup

EN-SETUP-01 = Two to four competitors take part, players and automas together. One player with at least one automa plays the solo game.
    .title = Competitors
EN-SETUP-02 = Each player takes a board, side A, and all pieces of a colour. Score and Reputation tokens start on 0.
    .title = Player boards
EN-SETUP-03 = The First Player is chosen at random and takes the token. Seats count clockwise from there.
    .title = First Player
EN-SETUP-04 = Six of the 12 Round tokens, chosen at random, lie face down on the round track; the others stay in the box unseen.
    .title = Round tokens
EN-SETUP-05 = The 55 Experts are shuffled and six of them laid out at the University.
    .title = Experts on display
EN-SETUP-06 = The 75 Animals are shuffled and laid out at the Academy: 6, 7 or 8 of them with 2, 3 or 4 competitors.
    .title = Animals on display
EN-SETUP-07 = From the last seat to the first, everybody takes two Animals of the display into the study; nothing is replaced in between. Then the display is filled up again.
    .title = Starting Animals
EN-SETUP-08 = Everybody gets 1 Expedition token and, by seat, 2, 3, 3 or 4 Coins.
    .title = Starting resources

chapter-box = The box and its zones

EN-COMP-01 = The main board holds the Embassy, the Bank, the University with 6 Expert places, the Academy with up to 8 Animal places, the Expeditions (4 spaces on each of 5 continents), the Publications (one place for each Category of the Types I to IV), the round track and the score track.
    .title = The main board
EN-COMP-02 = Every continent has a colour: America red, Europe blue, Asia purple, Africa yellow, Oceania green. Dice, Animals, Experts and Expedition spaces use these colours.
    .title = Colours
EN-COMP-03 = There are 20 six-sided dice, 4 of each colour. Everybody draws them from one bag.
    .title = The dice
EN-COMP-04 = An Animal shows its Latin name, its continent (Type 0) and one Category of each Type: classification (I), diet (II), habitat (III) and climate (IV). Each of the Types I to IV has room for one Research cube.
    .title = Animal cards
EN-COMP-05 = An Expert shows a name, a continent, an ability and how long it lasts: once, for good, or at the end of the game. Every continent has 11 Experts.
    .title = Expert cards
EN-COMP-06 = A player board (side A) has four die spaces – no effect, 2 Coins, 2 Reputation points, 3 VP –, four Expert spaces and the Reputation track.
    .title = The player board
EN-COMP-07 = Each competitor owns 30 Research cubes, seven “5 cubes” tokens, two Score tokens and a Reputation token.
    .title = Your pieces
EN-COMP-08 = Coins, Expedition tokens and Royal Seals come from the supply and return to it. The supply never runs out.
    .title = Unlimited supply
EN-COMP-09 = You never have more than 30 cubes on your Animals and loose among the Publications. As soon as five loose cubes lie in one Category they are exchanged for a “5 cubes” token, as long as you have one, and the cubes return to your supply. Without a cube in your supply you cannot place one.
    .title = Cubes are limited
EN-COMP-10 = Everything is open except the order of both draw piles, the Round tokens still face down and what the bag will give. Deck sizes, discard piles and removed cards may be looked at.
    .title = Open and hidden information
EN-COMP-11 = When a card must be drawn from an empty draw pile, its discard pile is shuffled into a new one. Animals removed from the game stay out. If there is no card at all, places stay empty.
    .title = An empty draw pile
EN-COMP-12 = The score has no upper limit.
    .title = Score without a limit
EN-COMP-13 = Display places are numbered in reading order. A card that is taken leaves a gap; refilling fills the gaps from the first place on.
    .title = Places on display
