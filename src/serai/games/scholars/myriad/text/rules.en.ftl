### Body of Books: rules reference (English)
### Rules of the base game that read otherwise with the expansion stand here again, under the same id.

chapter-aim = The aim of the game
    .text =
        You run a house of learning in Baghdad. Scrolls arrive from everywhere, Translators are hired to carry them from language to language until they can be read in Arabic, and your knowledge grows with each of them. The Caliph now cares for Medicine above all, and what is learnt is to be written down: you publish Pages of your own.
        Victory Points come from:
        - the Scrolls you translate, with the bonus printed on each (SC-SCORE-07, SC-SCORE-08);
        - your retired Translators and your Pages (SC-SCORE-03, MB-SCORE-01);
        - the Row Bonus Tiles you have turned to their golden side (MB-TUCK-03);
        - your markers on the seven Research Tracks (SC-SCORE-06);
        - the Guilds you control and your Influence on the Caliph Cards (SC-SCORE-04, SC-SCORE-05);
        - your Dice Sum: coloured and black Dice count for you, white Dice against you (SC-SCORE-01, SC-SCORE-02).
        The Caliph is the clock of the game: his four cards lie among the Scrolls to come. When the fourth appears, the round is finished and one more is played; then golden Pages have their say. (SC-END-01, MB-END-01)
        Alone you play against an opponent who follows a handful of Scheme Cards. (SC-SOLO-12)

chapter-turn = How a turn goes
    .text =
        On your turn you either Work or Rest. (SC-TURN-02)
        - Work: play an Action Card from your hand to an empty slot of your Player Board and put one or two Dice of your hand on it. The slot says what you do: Recruit, Travel, Research or Translate. The Dice say how well: their sum is the value, their mixed colours are the colour of the action; a black Die makes it black. (SC-WORK-01, SC-WORK-02, SC-COL-03, MB-DICE-02)
        - Before the main action, Workers may turn a Die to 6 or give it another colour. (SC-COL-05)
        - In the same turn, and in the order you like, you also use what is printed on the card you played and on every Translator and red Page tucked under that slot, each once. (SC-WORK-03, MB-PAGE-06)
        - Rest: a Scroll of the draw pile comes to light, your cards and Research bring income from left to right, then Dice go back to the Bag and cards to your hand. (SC-REST-01, SC-REST-06, SC-REST-10)
        Translating needs a chain of Translators in the Rooms, yours or anybody’s, from the language of the Scroll to Arabic. Each of them takes 1 of your Gold, and each that is not yours costs 1 Silver. (SC-TRANS-03, SC-TRANS-05)
        Black actions are something else: they reach further, study Medicine, and publish Pages for XP. (MB-REC-01, MB-RES-01, MB-TRANS-01)
        At the end of the turn, Translators who have gathered enough Gold and the Pages of the turn are tucked under your slots. A full row of four moves your Row Reference Tile down and gives a bonus. (SC-RET-01, MB-TUCK-01, MB-TUCK-03)

chapter-turns = Rounds and turns

SC-TURN-03 = At the end of your turn Translators retire; they and the Pages gained in the turn are tucked, with the bonuses of the rows this completes. Then the next player begins.
    .title = End of the turn

chapter-colours = Colours and Dice

SC-COL-01 = White is neutral. Red, blue and yellow are the primary colours. Purple is red and blue, orange is red and yellow, green is blue and yellow: these are the secondary colours. Black stands above them all. “Coloured” means primary, secondary or black.
    .title = The colours
SC-COL-02 = White and primary Dice show 1 to 6. Secondary and black Dice show 4, 4, 5, 5, 6, 6.
    .title = Faces of the Dice
SC-COL-03 = With one Die, the action has its colour. With two: black with anything makes black; two white Dice make white; white and a colour make that colour; two Dice of the same colour keep it; two different primaries mix to their secondary colour; a secondary colour stays with white or with a primary; of two different secondaries you choose one.
    .title = Colour of an action

chapter-black-dice = Black Dice

MB-DICE-01 = A black Die shows 4, 4, 5, 5, 6, 6, like a secondary one.
    .title = Faces of a black Die
MB-DICE-02 = Black beats every other colour: if, once your Workers are placed, at least one Die of the action is black, the action is black.
    .title = Black beats all
MB-DICE-03 = A Worker gives a black Die its own colour, as it does to any Die. No Worker is black, so a black Die is never raised to 6 while it is black.
    .title = Workers on black Dice
MB-DICE-04 = In the Dice Sum black Dice count as coloured.
    .title = Black Dice in the Dice Sum
MB-DICE-05 = If you are to gain a black Die and none is left, you may gain a primary Die in its place, of a colour still in stock and for the same destination, or destroy one of your white Dice. You may do neither. This holds for income, too.
    .title = No black Die left
MB-DICE-06 = Some retired Translators let black pass for purple, orange or green. Then each black Die and each Die of that colour of the action, printed ones included, may count as either; you choose for each when the colour of the action is settled. Only then do the colours mix. Workers are untouched by this. If several such Translators lie under the slot, a Die goes by the colour it has after its Workers and changes once: black into any of their colours, one of their colours into black.
    .title = Black passes for a colour

chapter-work = Work

SC-WORK-03 = Then resolve what is available, in any order, each thing at most once and completely: the main action of the slot, each work effect of the card, each Translator and each red Page tucked under that slot. Workers may be added to the Dice at any moment before the main action, as long as they do not change a colour that a Page has settled. You end the turn when you like.
    .title = What you can do, in your order

chapter-recruit = Recruit

MB-REC-01 = A black Recruit action is worth up to 3 more, once and to 12 at most, in whichever slot you take it: slot 1, slot 5, or another one by way of a retired Translator. Your Starting Page recalls this and does nothing else; another black action of slot 1 gains nothing.
    .title = Black Recruit
MB-REC-02 = Room 11 costs 4 Silver and lets you gain a Page, or 2 XP. There are eleven Rooms, and it is the rightmost: a Caliph’s Neutral Translator finds no Room only if all eleven are taken.
    .title = Room 11

chapter-travel = Travel

MB-TRAV-01 = A black Travel action brings 1 XP if your move passes the Neutral Marker or ends beside it. Starting beside it does not count, unless you travel all 12 Locations and come back to it. You take the XP when the move is over, before the Location. No path is black, so there is no path bonus.
    .title = Black Travel
MB-TRAV-02 = To deliver or translate a Medicine Scroll advances you on the Medicine Track.
    .title = Medicine Scrolls

chapter-research = Research

SC-RES-03 = On level 7 the marker stays. For each step beyond, you may take the overflow of that track instead: 1 Gold, 1 Influence in any Guild, or 1 XP for Medicine.
    .title = Beyond the last level
MB-RES-01 = A black Research action advances you on Medicine, at the values and costs of the other tracks; the first way of researching is open to it as well. Every step beyond level 7 is worth 1 XP instead.
    .title = Black Research
MB-RES-02 = On level 3 of each track 1 XP waits for the first marker that gets there, however it came. Its owner takes it before the effect of the space.
    .title = The first on level 3
MB-RES-03 = A step on any track may be taken on Medicine; a step on a primary track may not.
    .title = Medicine among the tracks

chapter-translate = Translate

SC-TRANS-01 = The value does not matter. A purple, orange or green action translates a Scroll of the Guild of that colour. A black one publishes instead.
    .title = Colour and Guild
MB-TRANS-01 = A black Translate action takes no Scroll. With a value of 6 or more: place 1 Gold on a Translator, gain 1 XP, then gain a Page or 2 XP. With 10 or more: place 1 Gold on each of 2 different Translators, gain 3 XP, then gain a Page or 2 XP. With 10 or more you may choose either. Bonuses to the value count, and the slot does not matter.
    .title = Black Translate
MB-TRANS-02 = The Gold is your own, and each Translator needs free room for it. For each that is not yours you pay 1 Silver to the owner, or to the Main Supply if it is Neutral. You have placed Gold and so dealt with these Translators, but you have translated nothing. With a value of 5 or less there is no black Translate.
    .title = Gold for a black Translate

chapter-pages = Pages

MB-PAGE-01 = Whenever you gain a Page you may take 2 XP instead. A Page is one of those that lie open on the Books; you pay the XP in its corner, 1 less if it is alone on its Book. If you can pay for none, you take the 2 XP.
    .title = Gaining a Page
MB-PAGE-02 = A Page you gain is set aside and tucked at the end of the turn. One with a red banner goes under the brown slot of its action, one with a golden banner under any brown slot. The XP are paid at once, the cost of its row when it is tucked and before the tuck brings anything.
    .title = Where a Page goes
MB-PAGE-03 = If a retired Translator under a slot allows another action there, red Pages of that action may be tucked under it, too. One that you tucked just before counts.
    .title = Pages under another slot
MB-PAGE-04 = After each gain, a Book without Pages receives 2 new ones; if each of the three Books holds exactly 1, all three are filled up. This happens at once, before a second Page is chosen. When too few are left, Book 1 is served first, left before right; no Page ever returns to the deck.
    .title = New Pages
MB-PAGE-05 = Influence is never placed on Pages.
    .title = No Influence on Pages
MB-PAGE-06 = A red Page under a slot works like a retired Translator: once in every turn in which you Work there, in the order you like, from the turn after it was tucked. One that acts “for each” does so once per occasion. Pages are no retired Translators where Scrolls count these.
    .title = Red Pages at work
MB-PAGE-07 = A Page may be used before the main action. One that asks for a colour asks for the colour as Dice and Workers lie at that moment; to use it settles the colour for the rest of the turn. If several are possible, you name one, and no Worker may change it afterwards. After the main action it is that action’s colour. One that asks for a value asks for the value at that moment, bonuses included; it may still grow. The 3 of a black Recruit count only once that action is under way. If you give up the main action, Dice and Workers count as they lie.
    .title = Colour and value for a Page
MB-PAGE-08 = A Page for dealings with certain Translators is used once for each: you dispatch or employ one, use it in a chain, retire it, place Gold on it or take some. First the action in which it happened is finished. If a chain or a move of Gold meets two such Translators, there are two occasions. Your own Translator that retires at the end of this turn counts as well, and so does what a row bonus or an upgraded card brings about there: then you use the Page right after that tuck with its bonus, or never. No other Page is used in that step.
    .title = Pages for dealings with Translators
MB-PAGE-09 = A delivery or a translation for a Page is one of this turn, and the Influence goes to the Guild that is named. A black Translate is no translation.
    .title = Pages for deliveries and translations
MB-PAGE-10 = A Page for white Locations asks whether your Travel action of this turn ended on one.
    .title = Pages for white Locations
MB-PAGE-11 = A Page for risen tracks asks whether at least one of the tracks shown went up by a level this turn, by your own marker; what goes beyond level 7 is no rise. With one Page you pay 2 Silver to harvest one track that rose this turn.
    .title = Pages for risen tracks
MB-PAGE-12 = A Page for markers counts all seven of yours that stand on the level shown or higher, when you use it. For level 6 you choose each time between a primary Die and destroying a white one.
    .title = Pages for markers

chapter-retire = Retirement

SC-RET-02 = The owner tucks the card under one of the four brown slots and pays what its row costs: 1 Silver or a white Die into the Bag, as often as the Row Reference Tile says and in any mix. A slot must be chosen; a white Die can always be taken.
    .title = Tucking and its cost
SC-RET-04 = Cards are tucked one by one: the player whose turn it is comes first, then the others clockwise; each chooses the order of their own. If a tuck sets more cards free, the active player comes first again.
    .title = Several at once

chapter-rows = Rows under the slots

MB-TUCK-01 = Under your four brown slots lie columns of tucked cards, Translators and Pages alike, and side by side their cards form rows. A row is complete when all four columns reach it. A card costs by its row: nothing in the first incomplete row or above; once, twice and three times in the next three; nothing again below these. Each time you pay 1 Silver or take a white Die into your Bag. The tile goes by completed rows, beyond the fourth, too; so a completed row makes the next cards cheaper, but the row right below the old tile dearer.
    .title = What a row costs
MB-TUCK-02 = All Translators and Pages of a turn are tucked at its very end, one after the other, in the order their owner likes.
    .title = All at the end, in your order
MB-TUCK-03 = When a tuck completes a row, then before the next one: the Row Reference Tile moves down by one, you resolve one of the two effects of your topmost Row Bonus Tile, and turn that tile to its golden side.
    .title = A completed row
MB-TUCK-04 = Cards that come to you by this are tucked in the same step, and Translators that it makes full retire in it. You must choose one of the two effects if one is possible; what is optional inside it stays so. The tile is turned in any case. The main action is over: white Dice on the card of this turn may be destroyed as well, but a draw from an empty Bag still spares them.
    .title = What follows from a row bonus
MB-TUCK-05 = Tile 1: upgrade an Action Card, or gain 1 black Die into your hand and 1 XP. Tile 2: upgrade, or destroy up to 2 white Dice. Tile 3: upgrade, or gain 1 Gold and place or take 1 Gold. Tile 4: employ the top Translator of any pile, paying for the Room, or advance 1 on any track.
    .title = The four Row Bonus Tiles
MB-TUCK-06 = The end of a turn: every full Translator retires and lies beside its owner’s Pages of this turn. The first player, from the active one clockwise, who has cards set aside tucks one of them, with its cost, the bonus of its row and what Pages give for it. Then again from the start, until nothing is set aside. So rows can be completed in another player’s turn.
    .title = The end of a turn, step by step

chapter-upgrades = Upgraded Action Cards

MB-UPG-01 = To upgrade, take an open upgraded card of the same kind as a standard Action Card of your own, in your hand or on your board. It takes exactly that place, with all Dice and Workers there; your old card goes face down where the upgraded one lay, and that place is closed. You gain the XP on it.
    .title = Upgrading a card
MB-UPG-02 = Without an open card that matches one of yours you cannot upgrade: choose the other effect.
    .title = When you cannot upgrade
MB-UPG-03 = If the upgraded card comes to lie on the slot in use this turn, its work effects can still be used, each once, unless a work effect of the old card has been used already. Since upgrades come from row bonuses, this happens right after the tile is turned and before the next tuck. A slot is in use only in its owner’s own turn of Work.
    .title = An upgrade on the slot in use
MB-UPG-04 = The upgraded Medicine Card has a printed black Die of 4, which works like that of the Goal Card: Workers may recolour it, it may be left out if another Die is placed, and it is never your own. In the turn in which it comes onto your board it is ignored.
    .title = The printed black Die
MB-UPG-05 = An upgraded card is of the same kind as the standard one, but cannot be upgraded again.
    .title = Once only

chapter-caliph = The Caliph

SC-CAL-04 = Space 1 brings 1 XP for everybody. On space 2 every Starting Translator in a Room that is not full receives 1 Gold, and for each that has retired its owner gains 1 Silver.
    .title = Events 1 and 2
MB-CAL-01 = When the first Caliph Card appears, each player takes 1 XP from its space, before the Guilds. Alone, only you do.
    .title = XP of the first Caliph

chapter-effects = What effects give

MB-EFF-01 = Retired Translators of the expansion know new trades: XP as such or for a Worker; a step on Medicine for a Worker; a black Die of your hand back into the Bag for Silver, for XP and a draw, for a destroyed white Die and a Worker, for Influence in a Guild, or for Gold and a move of Gold; a black Die or a white Worker; Gold or Silver for XP; and black that passes for another colour.
    .title = New trades
MB-EFF-02 = Where you return a black Die and draw, the returned one is in the Bag already and may be drawn again.
    .title = The returned Die
MB-EFF-03 = The black Die for such a trade comes from your hand: not from a card, not one that came into your hand this turn, and not one that only passes for black.
    .title = A black Die of your hand

chapter-end = End of the game and scoring

SC-SCORE-01 = Your Dice Sum is the number of your coloured Dice, black ones included, less the number of your white ones, in hand, on the board and in the Bag. Printed Dice and the Die on an unfinished Goal Card do not count.
    .title = Dice Sum
MB-END-01 = After the last turn and before the Gold comes home, each player in turn order may resolve the golden Pages under their slots, each once and in any order.
    .title = Golden Pages
MB-END-02 = Translators and Pages that this brings are tucked at once, before the effect goes on; completed rows give their bonus, and new golden Pages can still be resolved. Translators that become full retire at once, whoever owns them. A golden Page that reaches a player whose moment is over only scores its points.
    .title = What follows from golden Pages
MB-END-03 = A whole Rest follows all rules of Rest and needs an Action Card on your board; since all Caliph Cards are out, a Scroll is revealed. A card upgraded in the middle of it gives its new income if that is still to come. A harvest by a card of your hand asks for one whose income is a harvest. A dispatch takes the top card of any pile. Two Gold are gained and then placed if that is possible, on one Translator or two, with 1 Silver each to foreign owners; what cannot be placed you keep.
    .title = Some golden Pages in detail
MB-END-04 = One golden Page counts each of your XP as 1 Gold for the Starting Scroll, another each of your Workers as 1 Silver; Workers count for the tie all the same. These two are not resolved: they apply by themselves to what is left at scoring.
    .title = XP as Gold, Workers as Silver
MB-SCORE-01 = Tucked Pages score their points, golden Row Bonus Tiles theirs, and Medicine scores like every track; the bonuses of Scrolls that look at tracks include it. XP that are left are worth nothing.
    .title = Pages and Row Bonus Tiles

chapter-interruptions = In the turn of others

SC-INT-02 = At the end of a turn, owners of retiring Translators choose slot, cost and order; if they complete a row, they choose its bonus.
    .title = When your Translators retire

chapter-solo = Solo: the opponent

SC-SOLO-02 = The opponent has its board, 20 Influence, 6 Research Markers below the spaces of the Books, and a marker on the first space of its Resource Track. It has no Action Cards, no Dice, no goals and no Resource Card.
    .title = What the opponent has

chapter-solo-track = Solo: its Resource Track

SC-SOLO-08 = Each Silver it gains moves its marker one space to the right, from the last to the first. Back on the first, it places a Research Marker of the Books on its leftmost free space, with what is printed there: Influence in the purple Guild, Gold, orange Guild, Gold, green Guild, Gold. Then it takes a Page. It never pays.
    .title = Gaining Silver

chapter-solo-books = Solo: the Books

MB-SOLO-01 = Only 1 XP lies on the first Caliph space. The opponent has no Medicine marker, no black Die, no Starting Page, no Row Reference Tile and no Row Bonus Tiles.
    .title = Setup
MB-SOLO-02 = Its 6 Research Markers begin on the board extension, one below each space of a Book.
    .title = Its markers below the Books
MB-SOLO-03 = It plays as ever: it uses no black Dice and collects no XP.
    .title = Its turns
MB-SOLO-04 = When its marker comes back to the start of the Resource Track, it takes a Research Marker from below the Books and the Page above it, for nothing: of the Pages above its markers the one with the most points, then the highest, then the left one. If no Page lies above any of them, it takes its highest marker, the left one first, and of all Pages the one by the same order; without any Page it takes none. Once all 6 markers are placed, coming back brings neither marker nor Page.
    .title = How it gains Pages
MB-SOLO-05 = Marker first, then the effect of the space it covers, then the Page; then the Books are filled up as usual. All this happens at once, even in the middle of your payment: if a black Translate pays it, it takes its Page before you choose yours.
    .title = At once, in this order
MB-SOLO-06 = Its Pages score the points printed on them and are no retired Translators.
    .title = What its Pages are worth
MB-SOLO-07 = Each time you take an upgraded card, the other one of the same column leaves the game, and its XP with it. So you upgrade three cards at most.
    .title = Your upgrades
MB-SOLO-08 = For the Room in which it employs, Room 11, which costs 4, is the rightmost.
    .title = Room 11 for the opponent

chapter-setup = Setup

SC-SET-03 = Of the 11 Starting Translators 4 are drawn and placed in the Rooms of their numbers. The others leave the game.
    .title = Starting Translators
SC-SET-05 = Everybody takes a Player Board, 8 Action Cards, 20 Influence, a Research Marker on level 0 of each track, a Player Marker on the top middle Location, and a Bag.
    .title = What everybody takes
MB-SET-01 = The board extension lies at the right of the Main Board. The new Translators are shuffled into the piles, which then hold 10 each, the new Scrolls among the Scrolls, and the Starting Translator of Room 11 among the others. The draw pile is made as usual; the reserve is 6 Scrolls larger.
    .title = Shuffled in
MB-SET-02 = The 8 upgraded Action Cards are shuffled and 6 of them laid open in two rows of three, with 1 XP on each of the upper row and 2 XP on each of the lower. The other two leave the game.
    .title = Upgraded cards
MB-SET-03 = 1 XP lies on level 3 of every track, and 1 XP per player on the first Caliph space.
    .title = XP on the board
MB-SET-04 = The 52 Pages are shuffled, and one is laid open on each of the 6 spaces of the Books.
    .title = Pages on the Books
MB-SET-05 = Everybody also takes the Medicine Card into the hand, puts a marker on level 0 of Medicine and a black Die into the Bag before the pairs are chosen, and has 1 XP, a Starting Page under Recruit, the Row Reference Tile and the 4 Row Bonus Tiles, the first on top.
    .title = What everybody takes besides

chapter-box = The pieces

SC-COMP-02 = The Main Board has the 8 piles of Translators at the top, the Map with 12 Locations and 6 places for Scrolls, the House of Wisdom with 3 Guilds of 3 rows, 6 Research Tracks of levels 0 to 7, 10 Rooms at the bottom, 4 Caliph spaces and the banner of the Dice Sum. The extension adds 3 Books, the Medicine Track and Room 11.
    .title = The Main Board
SC-COMP-06 = Mathematics is purple, Physics red, Chemistry orange, Philosophy yellow, Biology green, Astronomy blue, Medicine black. Physics, Philosophy and Astronomy are the primary tracks; Medicine is neither primary nor secondary.
    .title = The fields of research
MB-COMP-01 = The expansion has a board extension with 3 Books of 2 spaces each, the Medicine Track and Room 11; 1 Starting Translator, 16 Translators, 6 Scrolls, 4 Starting Pages and 52 Pages; 4 Medicine Cards and 8 upgraded Action Cards; 16 black Dice, XP tokens, 4 Research Markers; and for each player a Row Reference Tile and 4 Row Bonus Tiles.
    .title = What the expansion brings
MB-COMP-02 = 40 Pages have a red banner, 10 for each of Recruit, Travel, Research and Translate; 12 have a golden one and act at the end of the game. No two are alike.
    .title = Red and golden Pages
MB-COMP-03 = XP never run out. Black Dice and upgraded cards do.
    .title = What is limited
MB-COMP-04 = Everything is open to all: XP, Pages, upgraded cards, what is tucked or set aside, Row Tiles, black Dice left. Only the order of the Pages to come is hidden.
    .title = What is hidden
