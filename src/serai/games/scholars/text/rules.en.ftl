### Scholars of the South Tigris: rules reference (English)
### A message `chapter-…` opens a chapter, with its heading and perhaps a .text; the rules below it belong to it.
### One message per rule; the .title attribute is its short heading.

chapter-aim = The aim of the game
    .text =
        You run a house of learning in Baghdad. Scrolls arrive from everywhere, Translators are hired to carry them from language to language until they can be read in Arabic, and your knowledge grows with each of them.
        Victory Points come from:
        - the Scrolls you translate, with the bonus printed on each (SC-SCORE-07, SC-SCORE-08);
        - your retired Translators (SC-SCORE-03);
        - your markers on the Research Tracks (SC-SCORE-06);
        - the Guilds you control and your Influence on the Caliph Cards (SC-SCORE-04, SC-SCORE-05);
        - your Dice Sum: coloured Dice count for you, white Dice against you (SC-SCORE-01, SC-SCORE-02).
        The Caliph is the clock of the game: his four cards lie among the Scrolls to come. When the fourth appears, the round is finished and one more is played. (SC-END-01)
        Alone you play against an opponent who follows a handful of Scheme Cards. (SC-SOLO-12)

chapter-turn = How a turn goes
    .text =
        On your turn you either Work or Rest. (SC-TURN-02)
        - Work: play an Action Card from your hand to an empty slot of your Player Board and put one or two Dice of your hand on it. The slot says what you do: Recruit, Travel, Research or Translate. The Dice say how well: their sum is the value, their mixed colours are the colour of the action. (SC-WORK-01, SC-WORK-02, SC-COL-03, SC-COL-04)
        - Before the main action, Workers may turn a Die to 6 or give it another colour. (SC-COL-05)
        - In the same turn, and in the order you like, you also use what is printed on the card you played and on every Translator tucked under that slot, each once. (SC-WORK-03)
        - Rest: a Scroll of the draw pile comes to light, your cards and Research bring income from left to right, then Dice go back to the Bag and cards to your hand. (SC-REST-01, SC-REST-06, SC-REST-10)
        Translating needs a chain of Translators in the Rooms, yours or anybody’s, from the language of the Scroll to Arabic. Each of them takes 1 of your Gold, and each that is not yours costs 1 Silver. (SC-TRANS-03, SC-TRANS-05)
        A Translator who has gathered enough Gold retires at the end of the turn: its owner tucks it under a slot, where it works for every action of that slot from then on. (SC-RET-01, SC-RET-02)

chapter-turns = Rounds and turns

SC-TURN-01 = Beginning with the first player, everybody takes one turn, clockwise; then the next round begins.
    .title = Rounds
SC-TURN-02 = You either Work or Rest. You may Work if you have an Action Card in hand, an empty slot that is open to you, and at least 1 Die in hand (or a card with a printed Die). You may Rest if at least one Action Card lies on your board; an unfinished Goal Card is none. If you can do neither, your turn is passed.
    .title = Work or Rest
SC-TURN-03 = At the end of your turn Translators retire and are tucked. Then the next player begins.
    .title = End of the turn

chapter-colours = Colours and Dice

SC-COL-01 = White is neutral. Red, blue and yellow are the primary colours. Purple is red and blue, orange is red and yellow, green is blue and yellow: these are the secondary colours. “Coloured” means primary or secondary.
    .title = The colours
SC-COL-02 = White and primary Dice show 1 to 6. Secondary Dice show 4, 4, 5, 5, 6, 6.
    .title = Faces of the Dice
SC-COL-03 = With one Die, the action has its colour. With two: two white Dice make white; white and a colour make that colour; two Dice of the same colour keep it; two different primaries mix to their secondary colour; a secondary colour stays with white or with a primary; of two different secondaries you choose one.
    .title = Colour of an action
SC-COL-04 = The value of an action is the sum of its Dice, raised by bonuses, and never more than 12. A value always means “up to”: you may use less.
    .title = Value of an action
SC-COL-05 = Before the main action you may put up to 2 Workers of your supply on each Die of the card you played, a printed Die included. A Worker of the colour that the Die has at that moment makes it a 6. A Worker of another colour gives the Die that colour and leaves its value. Two Workers act in the order in which you place them.
    .title = Workers on Dice
SC-COL-06 = Two Workers of different primary colours never make a secondary one: the second recolours the Die again. A secondary Die can be recoloured, but not be raised to 6 in its own colour, for no Worker has it.
    .title = Workers do not mix
SC-COL-07 = Workers on Dice have left your supply and pay no costs. They go to the Main Supply when you take the card back. If their Die leaves the card, they stay there without effect.
    .title = Workers that are placed
SC-DICE-01 = Every Die that comes into your hand, drawn or gained, is rolled at once. Dice are drawn at random.
    .title = Rolling
SC-DICE-02 = When you are to draw from an empty Bag, all Dice of your board first return to it, except those of the action in progress and the one on your Goal Card. If it is still empty, the remaining draws are lost.
    .title = An empty Bag
SC-DICE-03 = A Die that comes into your hand while you Work cannot be used in that turn, neither on the card nor to pay. It may be destroyed if it is white.
    .title = New Dice wait

chapter-work = Work

SC-WORK-01 = Choose an Action Card of your hand and an empty slot that is open to you: slots 1 to 5, and slot 6 once your goals are met. Put the card there.
    .title = Card and slot
SC-WORK-02 = Put 1 or 2 Dice of your hand on the card. A card with a printed Die takes 0 or 1; nothing covers the printed one. If you add a Die you may leave the printed one out of the action.
    .title = Dice on the card
SC-WORK-03 = Then resolve what is available, in any order, each thing at most once and completely: the main action of the slot, each work effect of the card, each Translator tucked under that slot. Workers may be added to the Dice at any moment before the main action. You end the turn when you like.
    .title = What you can do, in your order
SC-WORK-04 = Slot 1 is Recruit, 2 Travel, 3 Research, 4 Translate: these are brown. Slot 5 is Recruit or Travel, slot 6 Research or Translate: these are black, and you do one of the two. Nothing is ever tucked under a black slot.
    .title = The six slots
SC-WORK-05 = Some tucked Translators do not act by themselves but change the main action of the turn: they raise its value (such bonuses add up, to 12 at most), let white Dice pass for a colour, or allow another action in place of the slot’s own, with the same colour and value.
    .title = Translators that change the main action
SC-WORK-06 = Which of the available actions you take is up to you. Once one has begun, everything printed is done as far as it can be: effects of the Location, of the Room, of every space reached on a track, all steps of a delivery, the track step and the effect of a translated Scroll. You may always decline what has a cost, Influence on a Scroll, Influence in a Guild (but not in a delivery or as the effect of a Scroll), placing or taking Gold, the delivery itself, the path bonus, the overflow of a track, the substitutes for missing pieces, and each single effect of a Dispatch. A cost is paid in full before its gain, or the effect is not available; parts that cannot be done are passed over.
    .title = Optional and mandatory
SC-WORK-07 = If there is a choice of colour, it is made when the main action begins, or earlier if an effect asks for the colour, and holds for the rest of the turn. The value is settled when the main action begins.
    .title = When colour and value are settled
SC-WORK-08 = Where white passes for a colour, each white Die and each Die of that colour on the card may count as either, for Workers too: a Worker of either colour raises it to 6. You choose for each Die when the main action begins.
    .title = White passes for a colour
SC-WORK-09 = A Die on the card you play can be destroyed or returned only once the main action has begun or has been given up; from then on also by an effect of that very action.
    .title = Dice of the action in progress

chapter-recruit = Recruit

SC-REC-01 = Only the value counts. The piles ask for 1, 3, 5 or 7, two of them each, from left to right. Only the top card of a pile can be taken.
    .title = Which Translators you reach
SC-REC-02 = Choose one Translator in reach and either Dispatch or Employ it.
    .title = Dispatch or Employ
SC-REC-03 = Dispatch: use its dispatch effects in any order, each only if you like, costs before gains. Then put the card under its pile. You may dispatch without using any effect.
    .title = Dispatch
SC-REC-04 = Employ: choose an empty Room, pay its cost of 0 to 4 Silver to the Main Supply, put the Translator there with the employed side up, resolve the effects of the Room in any order, then place 1 of your Influence on the card. You get no dispatch effect.
    .title = Employ
SC-REC-05 = Without an empty Room that you can pay, or without any Influence to place, you cannot Employ.
    .title = When you cannot Employ
SC-REC-06 = A Scroll that lets you employ a Translator follows the same rules, without asking for a value.
    .title = Employing by a Scroll

chapter-travel = Travel

SC-TRAV-01 = Move your Player Marker clockwise by 1 Location up to the value of the action; 12 bring you back to where you were. Markers never block each other. Only the Location where you arrive counts.
    .title = Moving
SC-TRAV-02 = If at least one piece of the road you travelled has the colour of the action, you may take the path bonus once, before or after the Location: influence a Scroll for a primary colour, gain 2 Silver for a secondary one. A white action has no path bonus. Between two neighbouring black Locations the road has one colour.
    .title = Path bonus
SC-TRAV-03 = On a white Location resolve its effect.
    .title = White Locations
SC-TRAV-04 = On a black Location you may deliver the Scroll beside it. If you cannot or do not want to, nothing happens.
    .title = Black Locations
SC-TRAV-05 = You can deliver if there is a Scroll, if a Guild has fewer than 3 Scrolls, and if you can pay 4 Silver, and 1 more where the Scroll carries another player’s Influence.
    .title = When you can deliver
SC-TRAV-06 = A delivery goes like this. Another player’s Influence on the Scroll is paid with 1 Silver and goes back to its owner; your own stays. Put the Scroll on the highest free space of a Guild of your choice and pay 4 Silver. Gain the Influence printed there in that Guild, and 1 Gold; in the bottom row also a white Die into your Bag. Advance 1 on the track of the Scroll. Then a card is drawn from the top of the Scroll pile for the empty place on the Map; a Caliph Card is resolved completely first, and the next card is drawn.
    .title = Delivering a Scroll
SC-TRAV-07 = The Guild you choose need not have the colour of the action.
    .title = Any Guild will do

chapter-research = Research

SC-RES-01 = Choose one: with value 1 or more, in any colour or white, gain 1 Worker of your choice and 1 Silver. With a coloured action of 4 or more, pay 1 Gold, advance 1 on the track of that colour and gain 2 Silver. With 8 or more, advance 1 and gain 2 Silver. With 10 or more, pay 2 Gold, advance 2 and gain 2 Silver.
    .title = The four ways to research
SC-RES-02 = Each step onto an odd level gives its effect at once; even levels give nothing at once. Two steps are taken one by one. What stands there is done as far as it can be, a white Die included; what has a cost, Influence and moving Gold may be declined.
    .title = Steps on a track
SC-RES-03 = On level 7 the marker stays. For each step beyond, you may take the overflow of that track instead: 1 Gold, or 1 Influence in any Guild.
    .title = Beyond the last level
SC-RES-04 = An effect that advances another track is resolved in the same way, right away.
    .title = One track moves another

chapter-translate = Translate

SC-TRANS-01 = The value does not matter. The action must be purple, orange or green, and you translate a Scroll of the Guild of that colour.
    .title = Colour and Guild
SC-TRANS-02 = A Translator speaks two or more languages and passes from any of them to any other, in both directions.
    .title = What a Translator can do
SC-TRANS-03 = A chain leads from the language of the Scroll to Arabic, one Translator in a Room for each link, whoever owns it. No language comes twice, and no Translator is used twice.
    .title = The chain
SC-TRANS-04 = A Translator that already holds the Gold its Room asks for cannot be used any more.
    .title = Translators that are full
SC-TRANS-05 = You put 1 Gold of your supply on each Translator you use. Each that is not yours costs 1 Silver, for its owner, or for the Main Supply if it is Neutral. Another player’s Influence on the Scroll costs 1 Silver more, and goes back to its owner. You must be able to pay everything at the start.
    .title = What it costs
SC-TRANS-06 = Choose Scroll and chain, place the Gold, pay the Silver and take the Scroll above your board; your own Influence on it returns to you. Then, in the order you like, advance 1 on its track and resolve its effect. Last, the Scrolls below move up, with the Influence on them.
    .title = Translating
SC-TRANS-07 = Without a chain that you can pay you cannot Translate.
    .title = When you cannot Translate

chapter-retire = Retirement

SC-RET-01 = At the very end of every turn, each Translator that holds as much Gold as its Room asks for retires. The Gold goes to the Main Supply, the Influence back to its owner, and the Room is empty.
    .title = Who retires
SC-RET-02 = The owner tucks the card under one of the four brown slots. For each retired Translator already there, 1 Silver is paid or a white Die taken into the Bag, in any mix. A slot must be chosen; a white Die can always be taken.
    .title = Tucking and its cost
SC-RET-03 = A Translator that an effect retires is set aside at once and tucked at the end of the turn, at the same cost.
    .title = Retired by an effect
SC-RET-04 = If several retire, the player whose turn it is comes first, then the others clockwise; each chooses the order of their own.
    .title = Several at once
SC-RET-05 = A Neutral Translator that retires goes under its pile, a Neutral Starting Translator to the box.
    .title = Neutral Translators retire
SC-RET-06 = A retired Translator works from the next time you Work in its slot, and its points count at the end.
    .title = What a retired Translator is worth

chapter-rest = Rest

SC-REST-01 = You may Rest if an Action Card lies on your board. Four steps follow: the bottom Scroll, income, Dice, cards.
    .title = The four steps
SC-REST-02 = Reveal the bottom card of the Scroll pile. A Caliph Card is resolved and nothing more is revealed. If both the pile and the reserve are empty, this step is skipped.
    .title = The bottom Scroll
SC-REST-03 = The Neutral Marker moves clockwise by as many black Locations as the Scroll has printed points; white Locations are passed over.
    .title = The Neutral Marker
SC-REST-04 = If the Scroll on the Map beside the marker carries Influence, it stays and the revealed Scroll moves on. Otherwise the one on the Map moves on and the revealed one takes its place. If the place is empty, the revealed Scroll fills it and nothing moves on.
    .title = Which Scroll moves on
SC-REST-05 = The Scroll that moves on goes to the top row of the leftmost empty Guild. If no Guild is empty, it leaves the game. Nobody gains anything.
    .title = Where it goes
SC-REST-06 = Income runs from left to right: the cards on slots 1 to 5, then the Player Aid, which always harvests Astronomy, then slot 6. There the card acts; an empty slot 6 that is open to you gives 1 Die to draw.
    .title = Income
SC-REST-07 = To harvest a track is to gain the effect of the highest even level you have reached, and only that one.
    .title = Harvesting a track
SC-REST-08 = Astronomy refills your hand. First you may roll any Dice of your hand again, once; then you draw up to the number shown. A hand that already has as many draws nothing, and may still be rolled again.
    .title = Refilling the hand
SC-REST-09 = All income is mandatory, except what has a cost, placing or taking Gold, Influence on a Scroll or in a Guild, the substitutes for missing pieces, and rolling again. White Dice are destroyed up to the number shown if you have them; you choose which.
    .title = Mandatory income
SC-REST-10 = All Dice of your board go into your Bag, except the one on the Goal Card. All Workers on cards go to the Main Supply, and all Action Cards back to your hand.
    .title = Dice and cards return

chapter-influence = Influence and Guilds

SC-INF-01 = Influence marks what is yours: employed Translators, Scrolls, Guilds, spaces on Caliph Cards.
    .title = What Influence is for
SC-INF-02 = Placing or taking Gold moves 1 Gold between your supply and a Translator in a Room, either way. If it is not yours, you then pay 1 Silver to its owner, or to the Main Supply if it is Neutral. Placing needs free room for Gold, taking needs Gold there. A Translator that falls below what its Room asks for does not retire.
    .title = Placing or taking Gold
SC-INF-03 = You influence a Scroll of the Map or of the House that carries no Influence. There is never more than one on a Scroll.
    .title = Influencing a Scroll
SC-INF-04 = The first Influence in an empty Guild takes control of it.
    .title = The first in a Guild
SC-INF-05 = Whoever comes to have more Influence in a Guild than its controller takes control at once. A tie changes nothing.
    .title = Taking control
SC-INF-06 = Where nobody controls a Guild that holds Influence, control goes to whoever first has the most alone.
    .title = A Guild without control
SC-INF-07 = Control is worth 1, 2 and 3 points at the end in the purple, orange and green Guild, and it decides the rewards of the Caliph.
    .title = What control is worth
SC-INF-08 = The Influence on the space of control counts as Influence in the Guild.
    .title = Counting Influence
SC-INF-09 = When Influence leaves a Guild, the controller keeps control while nobody has more and at least 1 of theirs is left. Otherwise it passes to whoever has the most alone; if several share the most, nobody controls the Guild.
    .title = Losing control

chapter-caliph = The Caliph

SC-CAL-01 = A Caliph Card goes to the leftmost empty Caliph space and is resolved at once: the event of the space, then the Guilds purple, orange, green.
    .title = The Caliph comes
SC-CAL-02 = In each Guild its controller moves 1 Influence, of those beside the space of control if there are any, to a free space of the card, and takes its reward. Everybody else with Influence there receives the consolation: 1 Worker of choice in the purple Guild, 1 Silver in the orange, 1 Gold in the green. Without a controller all with Influence there receive it. Then control is checked again.
    .title = Rewards and consolations
SC-CAL-03 = A Caliph Card has three spaces, one Influence each: the top one is worth 3 points at the end; the middle one 1 point and the Die shown, at once; the bottom one lets you retire the top Translator of one of two piles and take a white Die into your Bag, or gain 1 Gold. The Influence stays there.
    .title = The three spaces
SC-CAL-04 = Space 1 has no event. On space 2 every Starting Translator in a Room that is not full receives 1 Gold, and for each that has retired its owner gains 1 Silver.
    .title = Events 1 and 2
SC-CAL-05 = On spaces 3 and 4 a Neutral Translator enters the leftmost empty Room, without cost or effect: of the three piles shown, the first that has no Translator in any Room; if all have one, the first of them. Empty piles are passed over. If all Rooms are full nothing happens.
    .title = Events 3 and 4
SC-CAL-06 = If several players gain something at once, they do so clockwise from the player whose turn it is.
    .title = Order of gains

chapter-goals = Goals

SC-GOAL-01 = As soon as you meet a goal you take its reward: a Worker into your supply, a Die into your Bag. Goals come in any order, each once.
    .title = Meeting a goal
SC-GOAL-02 = Goal 1: deal with a Translator of the pile shown. You dispatch or employ it, use it in a translation, retire it, place Gold on it or take some.
    .title = Goal 1: a Translator
SC-GOAL-03 = When your own Translator retires, this counts for goal 1, even in another player’s turn: when you tuck it, or, if an effect retired it, when you set it aside. Gold from the Caliph and use by others do not count. Starting Translators belong to no pile.
    .title = Your Translator retires
SC-GOAL-04 = Goal 2: translate a Scroll of the Guild shown.
    .title = Goal 2: a Guild
SC-GOAL-05 = Goal 3: reach level 3 on the track shown.
    .title = Goal 3: a track
SC-GOAL-06 = With all three goals met you turn the card over and take it into your hand as an Action Card; slot 6 is open to you from now on.
    .title = All goals met
SC-GOAL-07 = Its printed Die is a white 5. Workers change it like any other, but it is never your own: not for points, the Dice Sum, destroying or an empty Bag.
    .title = The printed Die

chapter-effects = What effects give

SC-EFF-01 = Silver, Gold and Workers come from the Main Supply.
    .title = Silver, Gold, Workers
SC-EFF-02 = Where a Worker stands beside Influence on a Scroll, the Worker is sure and the Influence is up to you.
    .title = A Worker and a Scroll
SC-EFF-03 = Influencing a Guild or a Scroll is optional, except for a Guild in a delivery and as the effect of a Scroll.
    .title = Influencing
SC-EFF-04 = Destroying white Dice sends up to that many of your white Dice to the Main Supply, from Bag, hand or board.
    .title = Destroying white Dice
SC-EFF-05 = A Die gained by a retired Translator is optional, since the whole action is, and so is every one of a dispatched Translator; within other effects it must be taken.
    .title = Gaining a Die
SC-EFF-06 = Where a Die and a Worker of a colour stand side by side, you take one of the two.
    .title = A Die or a Worker
SC-EFF-07 = Drawing takes Dice from your Bag into your hand. Where a cost was paid you may draw fewer.
    .title = Drawing Dice
SC-EFF-08 = A bonus to the value raises the main action of the turn.
    .title = A higher value
SC-EFF-09 = Moving Gold several times means single moves, each optional, also with different Translators.
    .title = Several moves of Gold
SC-EFF-10 = An exchange asks for Silver, Gold, Workers or taking a white Die, and gives what stands right of the arrow. Each once in a turn of Work.
    .title = Exchanges
SC-EFF-11 = Where a white Die is destroyed and a primary one gained, whoever has no white Die still gains the other.
    .title = A white Die for a primary one
SC-EFF-12 = A step on a primary track is taken on Physics, Philosophy or Astronomy, as you choose.
    .title = A primary track
SC-EFF-13 = A Scroll may let you employ the top Translator of a pile, paying for the Room, or retire it and take a white Die into your Bag. One of the two is done, unless the pile is empty.
    .title = Employ or retire

chapter-end = End of the game and scoring

SC-END-01 = When the fourth Caliph Card has appeared, the round is played to its end, then one last full round. If it appears in the last turn of a round, the last full round still follows.
    .title = The last round
SC-END-02 = When the Scroll pile is used up, the reserve takes its place: deliveries draw from its top, Rests from its bottom.
    .title = The reserve
SC-END-03 = After the last turn everybody takes the Gold on their own employed Translators.
    .title = Gold comes home
SC-SCORE-01 = Your Dice Sum is the number of your coloured Dice less the number of your white ones, in hand, on the board and in the Bag. Printed Dice and the Die on an unfinished Goal Card do not count.
    .title = Dice Sum
SC-SCORE-02 = From the lowest Dice Sum to the highest, players score 0, 2, 4 and 6 points. Those who are tied share the points of their places.
    .title = Points for the Dice Sum
SC-SCORE-03 = Retired Translators score their points.
    .title = Retired Translators
SC-SCORE-04 = Controlled Guilds score 1, 2 or 3 points.
    .title = Guilds
SC-SCORE-05 = Each of your Influences scores 3 points on the top space of a Caliph Card and 1 on the middle one.
    .title = Caliph Cards
SC-SCORE-06 = Each track scores 1 point on levels 1 and 2, 2 points on 3 and 4, then 3, 4 and 5 points on levels 5, 6 and 7.
    .title = Research
SC-SCORE-07 = Each Scroll scores its printed points and its bonus. Scrolls with the same bonus all score it.
    .title = Scrolls
SC-SCORE-08 = Starting Scroll: every 2 Silver count as 1 Gold, every 2 Gold score 1 point, and 6 or more white Dice cost 3 points. White Dice: 4 points with none, 2 with 1 to 3. Dice: 1 point for each Die of a secondary colour, and 2 for having 4 of a primary one. Retired Translators: 2 points with 4 to 6, 4 points with 7 or more. Languages: 1 point for each of your Scrolls of the languages shown, the Scroll itself and the Starting Scroll included. A track: 2 points on levels 4 to 6, 4 points on level 7. Breadth: 1 point for each track on level 3 or higher. A Guild: 2 points with 2 or 3 Influence there, 4 points with 4 or more.
    .title = The bonuses of Scrolls
SC-SCORE-09 = Whoever has the most points wins. If tied: the most own Translators still in Rooms, then the most Workers in the supply; otherwise the victory is shared.
    .title = Who wins

chapter-limits = When pieces run out

SC-LIM-01 = Gold, Silver and Workers never run out.
    .title = Without limit
SC-LIM-02 = If you are to take a white Die and none is left, every other player returns one of their own white Dice, from wherever they choose. Your cost counts as paid. Several white Dice are taken one by one.
    .title = No white Die left
SC-LIM-03 = If the primary Die you are to gain is used up, you may destroy one of your white Dice instead. For any primary Die you choose among the colours left; only when all three are used up you may destroy a white Die.
    .title = No primary Die left
SC-LIM-04 = A secondary Die that is used up is not gained.
    .title = No secondary Die left
SC-LIM-05 = Everybody has 20 Influence. With none in your supply you may move one of yours from a Scroll or a Guild to the new place, or leave it. Employing needs Influence: there the move must be made.
    .title = No Influence left
SC-LIM-06 = An empty pile offers no Translator. A place of the Map that cannot be refilled stays empty and offers no delivery.
    .title = Empty piles
SC-LIM-07 = The solo opponent has no Dice to return.
    .title = The opponent has no Dice

chapter-interruptions = In the turn of others

SC-INT-01 = When the Caliph comes, the controller of each Guild chooses space and reward, and everybody the colour of a Worker received as consolation.
    .title = When the Caliph comes
SC-INT-02 = At the end of a turn the owners of retiring Translators choose slot, cost and order.
    .title = When your Translators retire
SC-INT-03 = When white Dice have run out, you choose which of yours you return.
    .title = When white Dice run out
SC-INT-04 = A goal that you meet in another player’s turn is rewarded at once.
    .title = A goal in another’s turn
SC-INT-05 = Silver and Influence that come to you need no decision.
    .title = What you receive
SC-INT-06 = Alone: when the opponent wants a Scroll with your Influence, you allow it or refuse.
    .title = The opponent wants your Scroll

chapter-solo = Solo: the opponent

SC-SOLO-01 = Set up as for two players, with the Scroll pile for one. You are the first player.
    .title = Setting up
SC-SOLO-02 = The opponent has its board, 20 Influence, 6 Research Markers beside it and a marker on the first space of its Resource Track. It has no Action Cards, Dice, goals or Resource Card.
    .title = What the opponent has
SC-SOLO-03 = You choose one of the four pairs. Then the difficulty gives the opponent its Dice Sum, a Scroll, Gold on its leftmost Translators, and Influence: on the Scroll of the purple Guild, on the Scroll beside the Neutral Marker, in the orange Guild. A Scroll that carries your Influence is replaced by the one it would influence next.
    .title = Difficulty
SC-SOLO-04 = Its first Scroll is the top card of the reserve, unseen. It counts as one of the language that the difficulty names and does nothing else.
    .title = Its first Scroll
SC-SOLO-05 = One of its Influences marks its Dice Sum, from −6 to +6, and stops at the ends.
    .title = Its Dice Sum
SC-SOLO-06 = Its 6 Scheme Cards are shuffled face down.
    .title = Scheme Cards
SC-SOLO-07 = All Neutral Translators are the opponent’s, without Influence on them.
    .title = Its Translators

chapter-solo-track = Solo: its Resource Track

SC-SOLO-08 = Each Silver it gains moves its marker one space to the right, from the last back to the first. Coming back to the first, it puts a Research Marker on its leftmost empty space, with what is printed there: Influence in the purple Guild, Gold, the orange Guild, Gold, the green Guild, Gold. It never pays.
    .title = Gaining Silver
SC-SOLO-09 = It gains Silver when you pay for a Neutral Translator, and when you pay for its Influence on a Scroll.
    .title = What you pay it
SC-SOLO-10 = The space of the marker names a language, the pile of that language, and a Guild. What is not to be had is replaced by the next to the right, going round, without moving the marker.
    .title = What it looks for
SC-SOLO-11 = Its Gold goes on the leftmost Neutral Translator that has room for it. If there is none, nothing happens.
    .title = Its Gold

chapter-solo-turn = Solo: its turn

SC-SOLO-12 = With 3 blue or 3 red Scheme Cards face up it rests. Otherwise it reveals the next one.
    .title = Rest or plan
SC-SOLO-13 = A Scheme Card first moves the marker by its value. If the condition of the first action holds, that action is done, otherwise the second.
    .title = A Scheme Card
SC-SOLO-14 = Conditions count the Translators in Rooms, whoever owns them, or the Scrolls in the House, after the marker has moved.
    .title = Conditions
SC-SOLO-15 = The target is the sum of the values of the last two Scheme Cards, or the value of the only one.
    .title = Target
SC-SOLO-16 = It employs from the pile it looks for among the six of one language, passing over those with a Translator in a Room and empty ones; if all six are there, from the pile it looked for first. The Room is the rightmost empty one whose cost is the target, else the target plus 1, and so on; after 4 comes 0. It pays nothing and gains nothing there.
    .title = It employs
SC-SOLO-17 = It translates a Scroll of the House: by the language it looks for, then the lowest row, then the Guild it looks for. Colours and chains do not matter. The Scroll goes face down to its language.
    .title = It translates
SC-SOLO-18 = Then it places the Gold of that language, at most 1 on each Translator: first Neutral ones that speak it, from right to left, then yours that speak it, from left to right, then other Neutral ones and other ones of yours in the same way. You gain 1 Silver for each of yours. Full Translators are passed over.
    .title = Gold for its translation
SC-SOLO-19 = It delivers a Scroll of the Map of the language it looks for: the first clockwise from the black Location after the Neutral Marker. It goes to the highest free row, then to the Guild it looks for, with as much Influence as the card or the row says, and nothing else. The place on the Map is refilled as usual.
    .title = It delivers
SC-SOLO-20 = Influence in any Guild goes to one without Influence, else to one where it has none, else to any; among several, to the one it looks for.
    .title = It influences a Guild
SC-SOLO-21 = It influences a Scroll of the House that carries none, chosen as for a translation; if there is none, one of the Map, chosen as for a delivery.
    .title = It influences a Scroll
SC-SOLO-22 = Without Influence left it places none.
    .title = No Influence left

chapter-solo-you = Solo: you and the opponent

SC-SOLO-23 = To deliver or translate a Scroll with its Influence you pay 1 Silver, which moves its marker. The Influence goes back to it.
    .title = A Scroll with its Influence
SC-SOLO-24 = If it wants a Scroll with your Influence, you either allow it, take the Influence back and gain 1 Silver, or refuse for 1 Silver; then it turns to the next. You can refuse as long as you can pay and another Scroll is left.
    .title = A Scroll with your Influence
SC-SOLO-25 = When it rests: the bottom Scroll is revealed as in your Rest. Its Dice Sum rises by 1 with 3 blue cards and falls by 1 with 3 red ones. With 3 cards it influences a Guild and a Scroll, with 4 a Scroll, with 5 it retires the top Translator of the first Polyglot pile if they are blue, of the second if red. Then all Scheme Cards are shuffled.
    .title = It rests
SC-SOLO-26 = On a Caliph Card it takes the highest free space if most of its face-up cards are blue, the lowest if red; if tied, the colour of the last card decides; with none, blue.
    .title = Its space on a Caliph Card
SC-SOLO-27 = The middle space raises its Dice Sum by 1. At the bottom it retires, of the two piles, the top Translator with more points, the left one if tied, and its Dice Sum falls by 1; if both piles are empty it places 1 Gold.
    .title = Its reward
SC-SOLO-28 = A Worker or Silver as consolation is 1 Silver for it; Gold goes on its Translators.
    .title = Its consolation
SC-SOLO-29 = The second event gives Gold to Neutral Starting Translators, and the opponent 1 Silver for each that has retired.
    .title = The second event
SC-SOLO-30 = Neutral Translators that retire are the opponent’s.
    .title = Its retired Translators
SC-SOLO-34 = Its own Influence stays on a Scroll that it delivers, and returns to it when it translates that Scroll. It pays nobody.
    .title = Its Influence on Scrolls
SC-SOLO-35 = A Research Marker takes effect at once, even in the middle of your payment or of a Caliph Card.
    .title = At once
SC-SOLO-36 = The opponent is the second player and has the last turn of every round. Translators retire at the end of its turns, too; you tuck yours.
    .title = Order of turns
SC-SOLO-37 = Allowing works for deliveries and translations alike: your Influence leaves the Scroll before it moves, and the Silver comes from the Main Supply.
    .title = Allowing

chapter-solo-end = Solo: the end

SC-SOLO-31 = Its Dice Sum is compared with yours: 2 points for the higher, none for the lower, 1 each if tied.
    .title = Comparing Dice Sums
SC-SOLO-32 = It scores its Dice Sum, its retired Translators, Guilds and spaces on Caliph Cards. Each of its Scrolls scores by its language: Chinese 7 points; Sanskrit 1 for every 2 of its retired Translators; Greek 1 for each of its Scrolls; Hebrew 1 for each Research Marker on its board; Persian 1 for each Neutral Translator in a Room; Syriac 1 for every 2 of its Influences in the Guilds.
    .title = Its score
SC-SOLO-33 = You win with more points. A tie is lost.
    .title = Winning alone

chapter-variants = Variants

SC-VAR-01 = You agree on a short or a standard game; the standard one has more Scrolls between the Caliph Cards.
    .title = Length of the game
SC-VAR-02 = Alone you choose one of four difficulties.
    .title = Difficulty

chapter-setup = Setup

SC-SET-01 = Shuffle each of the 8 piles of Translators and put them in their places, dispatch side up.
    .title = Translators
SC-SET-02 = Shuffle the Scrolls. One goes to each of the 6 places of the Map and one to the top row of each Guild.
    .title = Scrolls
SC-SET-03 = Of the 10 Starting Translators 4 are drawn and placed in the Rooms with their numbers. The others leave the game.
    .title = Starting Translators
SC-SET-04 = Of the 10 Resource Cards 4 are drawn, one for each Starting Translator from left to right. The others leave the game.
    .title = Resource Cards
SC-SET-05 = Everybody takes a Player Board, 7 Action Cards, 20 Influence, a Research Marker at level 0 of every track, a Player Marker on the top middle Location, and a Bag.
    .title = What everybody takes
SC-SET-06 = The Neutral Marker begins on the bottom middle Location.
    .title = Neutral Marker
SC-SET-07 = A player chosen at random is first for the whole game. Play goes clockwise.
    .title = First player
SC-SET-08 = The Scroll pile, from the top: 3 Scrolls; four times some Scrolls shuffled with 1 Caliph Card; 1 Scroll. In a short game there are 2, 2, 3 or 4 Scrolls with each Caliph Card for 1 to 4 players, in a standard game 3, 3, 4 or 5.
    .title = The Scroll pile
SC-SET-09 = The Scrolls left over are the reserve.
    .title = The reserve of Scrolls
SC-SET-10 = Everybody receives a Goal Card on slot 6, with a white Worker, a coloured Worker and a secondary Die on it that are still to be earned, and the Starting Scroll of the same character.
    .title = Goal Cards
SC-SET-11 = The last player begins: in reverse order, each chooses a Starting Translator, marks it with 1 Influence, and takes the Resource Card below it.
    .title = The draft
SC-SET-12 = A Resource Card gives, in this order: Dice into the Bag; 4 of them drawn at random and rolled as your hand; Gold; Silver; Workers; and a bonus.
    .title = What a Resource Card gives
SC-SET-13 = Each Resource Card is resolved completely before the next player chooses.
    .title = One after the other
SC-SET-14 = Starting Translators that nobody chose stay in their Rooms as Neutral ones; their Resource Cards leave the game.
    .title = What nobody chose

chapter-box = The pieces

SC-COMP-01 = The card browser says how many there are of each piece. The game is for 1 to 4 players.
    .title = The box
SC-COMP-02 = The Main Board has the 8 piles of Translators along the top, the Map with 12 Locations and 6 places for Scrolls, the House of Wisdom with 3 Guilds of 3 rows, 6 Research Tracks with levels 0 to 7, 10 Rooms along the bottom, 4 Caliph spaces and the banner of the Dice Sum.
    .title = The Main Board
SC-COMP-03 = You have Action Cards in hand, rolled Dice in hand for all to see, a Bag of Dice that only you look into, a supply, and a Player Board with 6 slots, retired Translators under the brown ones, the Goal Card on slot 6, and translated Scrolls above it.
    .title = What lies before you
SC-COMP-04 = Everything is open, except what others have in their Bags and the order of face-down cards. Both sides of the top Translators may be looked at.
    .title = What is hidden
SC-COMP-05 = Arabic is the language of the House. Persian and Syriac are nearest to it, Greek and Hebrew further, Chinese and Sanskrit furthest.
    .title = The languages
SC-COMP-06 = Mathematics is purple, Physics red, Chemistry orange, Philosophy yellow, Biology green, Astronomy blue. Physics, Philosophy and Astronomy are the primary tracks, the others the secondary ones.
    .title = The fields of research
SC-COMP-07 = A Translator has a dispatch side, and an employed side with languages, points and what it does in retirement. Starting Translators have no dispatch effect and belong to no pile.
    .title = Two sides of a Translator
