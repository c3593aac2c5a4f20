### Scholars of the South Tigris: rules reference (English)
### A message `chapter-…` opens a chapter; the rules below it belong to it. The .title attribute is a short heading.

chapter-aim = The aim of the game
    .text = Gather scrolls from the whole known world, have them translated into Arabic, advance in the sciences and win influence in the guilds. The most points win.

chapter-turn = How a turn goes
    .text = On your turn you Work or Rest. (SC-TURN-02)

chapter-dice = Colours and dice

SC-COL-01 = White is neutral. Primary colours: red, blue, yellow. Secondary: purple = red+blue, orange = red+yellow, green = blue+yellow. “Coloured” means primary or secondary.
    .title = Colours and dice 1
SC-COL-02 = White and primary dice have faces 1-6; secondary dice 4,4,5,5,6,6.
    .title = Colours and dice 2
SC-COL-03 = Colour of an action made of one die: that die’s (current) colour. Two dice: white+white = white; white+X = X; two equal colours = that colour; two different primaries = their secondary mix; secondary + white or primary = the secondary; two different secondaries = the player chooses one of the two.
    .title = Colours and dice 3
SC-COL-04 = Value of an action = sum of its dice, between 1 and 12, plus add_value bonuses, never above 12. A value always means “up to”: the player may use less.
    .title = Colours and dice 4
SC-COL-05 = Workers: before the main action is resolved, up to 2 workers from the supply may be placed on each die of the played card (a printed die counts as a die). Worker of the die’s current colour: value becomes 6. Worker of another colour: the die takes the worker’s colour (white, red, blue or yellow), value unchanged. The two workers of a die apply in the order placed.
    .title = Colours and dice 5
SC-COL-06 = Two workers of different primary colours on one die never create a secondary colour: the second simply recolours again. A secondary die can be recoloured by a worker but, no worker being of a secondary colour, cannot be raised to 6 in its own colour.
    .title = Colours and dice 6
SC-COL-07 = Placed workers are no longer in the supply and cannot pay costs. They return to the Main Supply when their card is taken back at Rest; returning them earlier is allowed but changes nothing, so it is not offered. A worker whose die has left the card (SC-DICE-02, destroyed) stays there without effect.
    .title = Colours and dice 7
SC-DICE-01 = Every die that enters the hand (drawn or gained) is rolled at once. Draws are random.
    .title = Colours and dice 8
SC-DICE-02 = If a draw is due and the bag is empty: all dice on the player’s board return to the bag, except the dice of the action in progress (and never the die on the goal card), and the draw goes on. If still short, the remaining draws are lost.
    .title = Colours and dice 9
SC-DICE-03 = A die gained to or drawn into the hand during a Work turn cannot be used in that turn: it can neither be placed on the card nor be paid as a cost from the hand. It may be destroyed by destroy_white.
    .title = Colours and dice 10

chapter-limits = Limits of the material

SC-LIM-01 = Gold, silver and workers are unlimited.
    .title = Limits of the material 1
SC-LIM-02 = White dice are limited (40). If a player must take (or takes as a cost) a white die and none is left, instead every other player must return one of his own white dice to the Main Supply if he has one (he chooses from bag, hand or board). The cost counts as paid. Several white dice are taken one by one, each checked against the stock of that moment.
    .title = Limits of the material 2
SC-LIM-03 = Primary dice are limited (20 each). For a named colour that is exhausted the player may destroy one of his white dice instead. For “a primary die” he chooses among the colours left; only if all three are exhausted he may destroy a white die instead.
    .title = Limits of the material 3
SC-LIM-04 = Secondary dice are limited (5 each). A secondary die that is exhausted is simply not gained.
    .title = Limits of the material 4
SC-LIM-05 = Influence is limited (20 per player). When a player is to place influence and has none in supply, he may instead move one of his influences from a scroll or a guild (not from a translator, not from a Caliph card) to the new place. If he has none there either, or declines, the placement does not happen. Employing needs the influence: it is offered only if one can be placed, and once begun the move is mandatory. Guild control is re-evaluated when influence leaves a guild (SC-INF-09).
    .title = Limits of the material 5
SC-LIM-06 = An empty translator pile offers no translator. A Map scroll slot that cannot be refilled (deck and reserve empty) stays empty; its location offers no delivery.
    .title = Limits of the material 6
SC-LIM-07 = In solo the opponent owns no dice, so SC-LIM-02 has no effect on it.
    .title = Limits of the material 7

chapter-structure = Rounds and turns

SC-TURN-01 = Rounds: starting with the first player, each player takes one turn, clockwise.
    .title = Rounds and turns 1
SC-TURN-02 = A turn is either Work or Rest. Work is legal if the player has an action card in hand, an empty available slot, and at least 1 die in hand (or the card has a printed die). Rest is legal if at least one action card lies on his board (an unfinished goal card is none). If neither is legal the turn is passed.
    .title = Rounds and turns 2
SC-TURN-03 = End of turn: retirements and tucks are carried out (SC-RET). Then the next player.
    .title = Rounds and turns 3

chapter-work = Work

SC-WORK-01 = Choose an action card from hand and an empty slot among the available ones (1-5; 6 after the goals, SC-GOAL-06) and place the card there.
    .title = Work 1
SC-WORK-02 = Place 1 or 2 dice from the hand on the card. With a printed die (goal action card): place 0 or 1 die; nothing may cover the printed die. Using the printed die is optional: if a die of the hand is placed, the player may leave the printed one out of the action (declared when the die is placed; it matters only for the black one of the expansion).
    .title = Work 2
SC-WORK-03 = Then the player resolves available actions in any order, each at most once, each completely before the next: (a) the main action of the slot; (b) each work effect of the played card, separately; (c) each retired translator tucked under that slot, separately. Workers may be put on the dice at any moment before the main action. The player ends the turn when he wants.
    .title = Work 3
SC-WORK-04 = Slots: 1 Recruit, 2 Travel, 3 Research, 4 Translate (brown); 5 Recruit or Travel, 6 Research or Translate (black). With a choice the player performs one of the two. Nothing is ever tucked under black slots.
    .title = Work 4
SC-WORK-05 = add_value, wild_white and alt_action of tucked cards are not actions of their own; they apply to the main action of this turn. Several add_value add up (maximum 12). With alt_action(a) action a may be done instead of the slot’s own action, with the same colour and value.
    .title = Work 5
SC-WORK-06 = The player decides which of the available actions of SC-WORK-03 he takes; none has to be taken. Inside an action that has been started, everything printed is mandatory as far as it can be done, dice drawn, gained and destroyed included: the effects of the location, of the chosen room, of every immediate space reached on a track, the steps of a delivery (SC-TRAV-06), the track step and the immediate effect of a translated scroll. Optional are only: everything behind a cost (pay); influence on a scroll, wherever the icon stands; influence in a guild, except in a delivery and as a scroll’s immediate effect; placing or taking gold; the delivery itself, path bonus and overflow; the substitutes of SC-LIM-03 and SC-LIM-05; each single effect of a Dispatch. Costs are paid before gains; a cost that cannot be paid completely makes the effect unavailable. Parts of an effect that cannot be done are skipped.
    .title = Work 6
SC-WORK-07 = The colour (if there is a choice) is fixed when the main action starts, or earlier by the first effect that asks for the action’s colour, and stays so for the rest of the turn. The value is fixed when the main action starts; it may still be raised before.
    .title = Work 7
SC-WORK-08 = wild_white(c): each white die and each die of colour c on the action may be treated as white or as c, also for workers (a white or a c worker raises it to 6). The choice is made per die when the main action starts.
    .title = Work 8
SC-WORK-09 = A die lying on the card of the current action cannot be destroyed or returned before the main action has started or, at the end of the turn, been given up. From then on it can, also by an effect of that main action: colour and value are fixed (SC-WORK-07).
    .title = Work 9

chapter-recruit = Recruit

SC-REC-01 = Only the value matters. Piles 1-2 need 1+, piles 3-4 need 3+, piles 5-6 need 5+, piles 7-8 need 7+. Only the top card of a pile is accessible.
    .title = Recruit 1
SC-REC-02 = The player chooses one accessible translator and either Dispatches or Employs it.
    .title = Recruit 2
SC-REC-03 = Dispatch: resolve the dispatch effects in any order (each optional; costs before rewards), then put the card under its pile. Dispatching without using an effect is legal.
    .title = Recruit 3
SC-REC-04 = Employ: choose an empty room, pay its cost (0-4 silver) to the Main Supply, put the translator there employed side up, resolve the room’s immediate effects (any order; mandatory, SC-WORK-06), then place 1 own influence on the card (SC-LIM-05). No dispatch effect.
    .title = Recruit 4
SC-REC-05 = With all rooms full, no influence obtainable, or no affordable room, Employ is not possible.
    .title = Recruit 5
SC-REC-06 = The same rules (without value requirement) hold for employ(p) from a scroll.
    .title = Recruit 6

chapter-travel = Travel

SC-TRAV-01 = Move the player marker clockwise by 1 to value locations (max 12; 12 returns to the start). No blocking; any number of markers may share a location. Only the location of arrival counts.
    .title = Travel 1
SC-TRAV-02 = Path bonus: if at least one travelled segment has the colour of the action, the player may once, before or after the location’s effect: primary colour: influence a scroll; secondary colour: gain 2 silver. White actions have no path bonus. Each stretch between two neighbouring black locations has one colour (two segments).
    .title = Travel 2
SC-TRAV-03 = White location: resolve its effect.
    .title = Travel 3
SC-TRAV-04 = Black location: the player may Deliver the adjacent scroll. If he cannot or does not want to, nothing happens.
    .title = Travel 4
SC-TRAV-05 = Deliver is possible only if: a scroll is there; at least one guild column has fewer than 3 scrolls; the player can pay 4 silver, plus 1 silver if the scroll carries another player’s influence.
    .title = Travel 5
SC-TRAV-06 = Steps: (1) if it carries another player’s influence, pay him 1 silver; he takes the influence back; own influence stays on the scroll; (2) put the scroll on the topmost free space of a chosen guild column; (3) pay 4 silver; (4) gain 1 or 2 influence in that guild as printed on the space; (5) gain 1 gold; in the bottom row also 1 white die to the bag; (6) advance 1 step on the track of the scroll; (7) draw the top card of the scroll pile: a scroll fills the Map slot; a Caliph card is resolved completely (SC-CAL) and then the next card is drawn, until a scroll fills the slot.
    .title = Travel 6
SC-TRAV-07 = The colour of the guild need not match the action.
    .title = Travel 7

chapter-research = Research

SC-RES-01 = Choose one option: (1) value 1+, any colour or white: 1 worker of choice and 1 silver; (2) coloured, value 4+: pay 1 gold, advance 1 on the track of the action’s colour, gain 2 silver; (3) coloured, 8+: advance 1, gain 2 silver; (4) coloured, 10+: pay 2 gold, advance 2 on that track, gain 2 silver.
    .title = Research 1
SC-RES-02 = Each step onto an odd level gives its immediate effect at once; even levels give nothing at once. Two steps are two single steps. Immediate effects are mandatory as far as they can be done, except what SC-WORK-06 leaves optional (costs, influence, moving gold); a white die printed there must be taken.
    .title = Research 2
SC-RES-03 = A marker on level 7 does not move; for each step that would go beyond, the player may instead take the overflow of the track (research_overflow.csv: 1 gold, or 1 influence in any guild).
    .title = Research 3
SC-RES-04 = Effects of immediate spaces that advance other tracks are resolved in the same way, nested.
    .title = Research 4

chapter-translate = Translate

SC-TRANS-01 = Value does not matter. The action’s colour must be purple, orange or green and equal the guild colour of the column that holds the scroll.
    .title = Translate 1
SC-TRANS-02 = A translator speaks a set of languages (languages column) and can pass between any two of them, in both directions.
    .title = Translate 2
SC-TRANS-03 = A chain starts at the language of the scroll and ends at Arabic; each link uses one translator in a room (own, foreign or Neutral). No language may appear twice in the chain; each translator is used at most once.
    .title = Translate 3
SC-TRANS-04 = A translator can be used only if it holds less gold than its room requires.
    .title = Translate 4
SC-TRANS-05 = Cost: 1 gold from the supply onto each used translator; 1 silver for each used translator that is not own, to its owner, or to the Main Supply if Neutral; 1 silver to the owner of a foreign influence on the scroll, who takes it back. All must be payable at the start.
    .title = Translate 5
SC-TRANS-06 = Steps: choose scroll and chain; place gold; pay silver; take the scroll above the own board (own influence on it returns to the own supply); then, in the order he likes, advance 1 on its track and resolve its immediate effect (both mandatory, SC-WORK-06); then move the remaining scrolls of the column up to close the gap (influence moves with them).
    .title = Translate 6
SC-TRANS-07 = If no chain is payable, Translate is not possible.
    .title = Translate 7

chapter-retirement = Retirement

SC-RET-01 = At the very end of the active player’s turn (Work or Rest), every translator whose gold equals or exceeds the requirement of its room retires: its gold goes to the Main Supply, the owner’s influence to his supply, the room is empty.
    .title = Retirement 1
SC-RET-02 = The owner tucks it under one of his four brown slots. Cost: for n retired translators already under that slot, n times (pay 1 silver or gain 1 white die to the bag), any mix. The choice of slot is free and must be made; the white die is always possible (SC-LIM-02).
    .title = Retirement 2
SC-RET-03 = Translators retired by effects (retire_top) are set aside at once and tucked at the end of the turn by the same rule.
    .title = Retirement 3
SC-RET-04 = Several retirements at once: active player first, then clockwise; each player orders his own.
    .title = Retirement 4
SC-RET-05 = A Neutral translator that retires goes under its pile; a Neutral starting translator goes to the box. (Solo: SC-SOLO-30.)
    .title = Retirement 5
SC-RET-06 = A retired translator works from the next Work turn in its column and counts its VP at the end.
    .title = Retirement 6

chapter-rest = Rest

SC-REST-01 = Condition: at least one action card on the board. Steps 1-4 in order: bottom scroll, income, dice, cards.
    .title = Rest 1
SC-REST-02 = Step 1: reveal the bottom card of the scroll pile. Caliph card: resolve it (SC-CAL) and reveal no further card. Scroll: continue. If pile and reserve are empty, skip step 1.
    .title = Rest 2
SC-REST-03 = Move the Neutral marker clockwise by as many black locations as the printed VP of the revealed scroll (white locations are skipped).
    .title = Rest 3
SC-REST-04 = If the Map scroll next to the marker carries influence (anybody’s), the revealed scroll is the moving scroll. Otherwise the Map scroll is the moving scroll and the revealed one takes its Map slot. An empty Map slot: the revealed scroll fills it and nothing moves.
    .title = Rest 4
SC-REST-05 = If at least one guild column is empty, the moving scroll goes to the top row of the leftmost empty column. Otherwise it goes to the box. Nobody gains anything.
    .title = Rest 5
SC-REST-06 = Step 2, income: resolve all Rest icons from left to right: cards on slots 1-5, then the player aid (harvest Astronomy, always), then slot 6 (the Rest effect of the card there; or, if the slot is unlocked and empty, draw 1 die; also when the last goal was met earlier in this very income).
    .title = Rest 6
SC-REST-07 = Harvest of a track: the effect of the highest coloured (even) level reached: on an odd level the even level just below. Only that one.
    .title = Rest 7
SC-REST-08 = Astronomy, refill(n): the player may first re-roll, once, any of the dice already in hand (any subset, one roll); then draws until he holds n dice (SC-DICE-02). A hand already of n or more is not reduced, draws nothing, and may still be re-rolled. The re-roll belongs to this effect only, also when a scroll or a Dispatch harvests Astronomy.
    .title = Rest 8
SC-REST-09 = All income is mandatory except what has a cost (gold, silver, workers, white dice), which may be declined and cannot be taken if the cost is not payable. So in income the “may” of SC-EFF falls away: dice are gained and drawn, white dice are destroyed up to the number if the player has them (he picks which). Optional remain pay ->, place_or_take_gold (it can cost 1 silver), influence on a scroll or in a guild (the icon itself says “may”), the substitutes of SC-LIM-03 and SC-LIM-05, and the re-roll.
    .title = Rest 9
SC-REST-10 = Step 3: all dice on the board (not the one on the goal card) go to the bag. Step 4: all workers on the cards go to the Main Supply, all action cards go to the hand. Then end of turn.
    .title = Rest 10

chapter-influence = Influence and control of guilds

SC-INF-01 = Uses: owner mark on employed translators, on scrolls, in guilds, on Caliph cards.
    .title = Influence and control of guilds 1
SC-INF-02 = place_or_take_gold: move 1 gold between the player’s supply and one translator in a room, either way; pay 1 silver to its owner (Main Supply if Neutral), nothing for own translators. Placing needs free gold space (SC-TRANS-04); taking needs gold on it. If the silver is not payable that translator is no legal target. The gold moves first, then the silver is paid. A translator whose gold was taken below the requirement does not retire.
    .title = Influence and control of guilds 2
SC-INF-03 = influence_scroll: on a scroll of Map or House with no influence on it. At most one influence per scroll. None available: no effect.
    .title = Influence and control of guilds 3
SC-INF-04 = First influence in a guild without any: takes control (control space).
    .title = Influence and control of guilds 4
SC-INF-05 = A player who comes to have more influence in a guild than its controller (counting the control space) takes control at once. Equality never takes control from a controller.
    .title = Influence and control of guilds 5
SC-INF-06 = If nobody controls a guild that holds influence, control goes to a player as soon as he alone has the most.
    .title = Influence and control of guilds 6
SC-INF-07 = Control is worth VP only at the end (purple 1, orange 2, green 3) and decides Caliph rewards.
    .title = Influence and control of guilds 7
SC-INF-08 = Influence counts for bonus_guild include the control space.
    .title = Influence and control of guilds 8
SC-INF-09 = When influence leaves a guild: if the controller has none left, or another player now has strictly more, control is lost and passes to the player with the single highest number; if two or more share the highest number, nobody controls; if the controller is among the highest he keeps it.
    .title = Influence and control of guilds 9

chapter-caliph = Caliph cards

SC-CAL-01 = A revealed Caliph card goes to the leftmost empty Caliph space and is resolved at once: event of the space, then the guilds purple, orange, green.
    .title = Caliph cards 1
SC-CAL-02 = Per guild: (a) its controller must move 1 of his influences there to a free space of the card, from the open area if he has any there, else from the control space, and takes its reward; (b) every player with at least 1 influence in the guild who did not control it at step (a) receives its consolation (purple 1 worker of choice, orange 1 silver, green 1 gold); without a controller nobody moves influence and all players with influence there receive it; a player who takes control only in (c) keeps his consolation; (c) control is re-evaluated (SC-INF-09).
    .title = Caliph cards 2
SC-CAL-03 = Spaces, one influence each: top = 3 VP at the end; middle = 1 VP at the end and the die of the card; bottom = choose: retire the top translator of one of the two pictured piles and gain 1 white die to the bag, or gain 1 gold. The influence stays there until the end.
    .title = Caliph cards 3
SC-CAL-04 = Event of space 2: 1 gold from the Main Supply on each starting translator in a room (Neutral ones too; not on a full one); each owner of a retired starting translator gains 1 silver per such translator. Space 1 has no event.
    .title = Caliph cards 4
SC-CAL-05 = Events of spaces 3 and 4: a Neutral translator enters the leftmost empty room, without cost or effect: the topmost of the three pictured piles (caliph_slots.csv) that has no translator in any room; if all three have one, the topmost. An empty pile is passed over. If all 10 rooms are full, no event.
    .title = Caliph cards 5
SC-CAL-06 = Order of several simultaneous gains by other players: clockwise from the active player.
    .title = Caliph cards 6

chapter-goals = Goals

SC-GOAL-01 = As soon as a goal is met its reward is taken: worker to the supply, die to the bag. Any order; each once.
    .title = Goals 1
SC-GOAL-02 = Goal 1: interact with a translator of the pictured pile: dispatch, employ, use it in a translation, retire, place or take gold.
    .title = Goals 2
SC-GOAL-03 = The retirement of one’s own translator is an interaction of the owner, even in another player’s turn: when he tucks it, or, retired by an effect (retire_top), already when he sets it aside. Gold from Caliph events or used by others is not an interaction of the owner. Starting translators belong to no pile.
    .title = Goals 3
SC-GOAL-04 = Goal 2: translate a scroll out of the named guild.
    .title = Goals 4
SC-GOAL-05 = Goal 3: own marker at level 3 or more on the named track.
    .title = Goals 5
SC-GOAL-06 = When all three are met the card is turned and joins the hand as an action card; slot 6 becomes available at once.
    .title = Goals 6
SC-GOAL-07 = Its printed die is a white 5: workers may change it (white worker: 6; coloured worker: colour). It never counts as an owned die: not for VP, dice sum, destruction or SC-DICE-02.
    .title = Goals 7

chapter-effects = Effects

SC-EFF-01 = gain_silver, gain_gold, gain_worker: from the Main Supply.
    .title = Effects 1
SC-EFF-02 = gain_worker(white,1); influence_scroll(1): the worker is sure, the scroll influence optional.
    .title = Effects 2
SC-EFF-03 = influence_guild(g,1), influence_scroll(1): may (exceptions for guilds: SC-WORK-06).
    .title = Effects 3
SC-EFF-04 = destroy_white(n): up to n own white dice from bag, hand or board to the Main Supply (not the goal card’s printed die).
    .title = Effects 4
SC-EFF-05 = gain_die(primary,1,bag) and named dice: “may” as the effect of a retired translator (an action that need not be taken); mandatory inside other effects (SC-WORK-06, SC-REST-09); SC-LIM.
    .title = Effects 5
SC-EFF-06 = choose(gain_die(c,1,bag) | gain_worker(c,1)): one of the two.
    .title = Effects 6
SC-EFF-07 = draw(n): SC-DICE. “Up to n” where a cost is paid.
    .title = Effects 7
SC-EFF-08 = add_value(n): SC-WORK-05.
    .title = Effects 8
SC-EFF-09 = place_or_take_gold(n): SC-INF-02, n separate moves, each optional, also on different translators.
    .title = Effects 9
SC-EFF-10 = Exchanges (pay ... -> ...): 1 silver: 1 gold; 1 silver: 1 guild influence; 2 silver: destroy up to 2 white; 1 gold: a step on a primary track; 1 gold: 3 silver; 1 worker: a step on a named track; 1 worker: draw up to 2; 2 workers: destroy 1 white and gain 1 primary die to hand; 2 workers: 1 gold and 1 silver; take 1 white die: 2 silver; take 1 white die: 1 gold. Each once per Work turn.
    .title = Effects 10
SC-EFF-11 = In “destroy 1 white and gain 1 primary die”, a player without a white die still gains the primary die.
    .title = Effects 11
SC-EFF-12 = advance(primary,1): the player chooses Physics, Philosophy or Astronomy.
    .title = Effects 12
SC-EFF-13 = Scroll effect “employ or retire the pictured translator”: employ the top card of the pile paying the room, or retire it (set aside) and gain 1 white die to the bag. One of the two must be done; retiring is always possible while the pile holds a card; with an empty pile nothing happens.
    .title = Effects 13

chapter-end = End and scoring

SC-END-01 = When the fourth Caliph card has been revealed the current round is finished (up to the player to the right of the first player), then one last full round is played. Revealed in the last turn of a round, it ends that round with this turn; the last full round still follows.
    .title = End and scoring 1
SC-END-02 = When the scroll pile is exhausted the reserve becomes the pile: deliveries draw from its top, Rests from its bottom. It holds no Caliph card, and all four are out by then.
    .title = End and scoring 2
SC-END-03 = After the last turn and its retirements each player takes the gold on his own employed translators into his supply.
    .title = End and scoring 3
SC-SCORE-01 = Dice sum = coloured dice minus white dice over hand, board and bag. The die still lying on an unfinished goal card and printed dice do not count.
    .title = End and scoring 4
SC-SCORE-02 = From the lowest sum upwards players occupy the banner spaces 0, 2, 4, 6 VP; tied players share the sum of their spaces equally (always an integer).
    .title = End and scoring 5
SC-SCORE-03 = + VP of retired translators.
    .title = End and scoring 6
SC-SCORE-04 = + VP of controlled guilds (1/2/3).
    .title = End and scoring 7
SC-SCORE-05 = + 3 per influence on a top Caliph space, + 1 per middle space.
    .title = End and scoring 8
SC-SCORE-06 = + research: level 0: 0, 1-2: 1, 3-4: 2, 5: 3, 6: 4, 7: 5, per track.
    .title = End and scoring 9
SC-SCORE-07 = + every scroll: printed VP plus its bonus; several scrolls with the same condition all score.
    .title = End and scoring 10
SC-SCORE-08 = Bonuses: bonus_starting: every 2 silver count as 1 gold; 1 VP per 2 gold; minus 3 VP with 6 or more white dice. bonus_white_dice: 4 VP with none, 2 VP with 1-3. bonus_dice(s,p): 1 VP per die of secondary colour s, plus 2 VP with at least 4 dice of primary colour p. bonus_retired: 2 VP with 4-6 retired translators, 4 VP with 7+. bonus_languages(...): 1 VP per own translated scroll of each named language; this scroll and the starting scroll count if their language is named. bonus_research(t): 2 VP at level 4-6, 4 VP at level 7. bonus_breadth: 1 VP per track at level 3+. bonus_guild(g): 2 VP with 2-3 influence in g, 4 VP with 4+.
    .title = End and scoring 11
SC-SCORE-09 = Winner: most VP; tie: most own translators still in rooms; then most workers in supply; then shared.
    .title = End and scoring 12

chapter-solo = Solo play

SC-SOLO-01 = Set up as for 2 players, but the draw pile uses the 1-player line. You are first player.
    .title = Solo play 1
SC-SOLO-02 = The opponent has the solo board, 20 influence, 6 research markers beside the board, a player marker on position 0 of the resource track (positions 0-5); no action cards, bag, goal, resource card or starting translator.
    .title = Solo play 2
SC-SOLO-03 = You draft 1 of the 4 pairs; then apply the difficulty (solo_difficulty.csv): starting dice sum; starting scroll of the named language face down on the solo board; 1 gold on each of the k leftmost Neutral translators; influence on the purple guild’s scroll, on the Map scroll next to the Neutral marker, in the orange guild. If a scroll named there already carries your influence, the opponent’s goes on a scroll by SC-SOLO-21.
    .title = Solo play 3
SC-SOLO-04 = The starting scroll is any card of the reserve: take the top one unseen; what it shows does not matter. Face down it counts as a scroll of the language named by the difficulty, without any other effect (no gold is placed).
    .title = Solo play 4
SC-SOLO-05 = One of its influences marks its dice sum on a scale from -6 to +6 and stops at the ends.
    .title = Solo play 5
SC-SOLO-06 = The 6 planning cards are shuffled face down.
    .title = Solo play 6
SC-SOLO-07 = All Neutral translators belong to the opponent, without influence on them.
    .title = Solo play 7
SC-SOLO-08 = Each silver the opponent gains moves its marker 1 step right; from position 5 it goes to 0. Passing to 0 places one research marker on the leftmost empty marker space (6 spaces), whose effect is resolved: purple influence, gold, orange influence, gold, green influence, gold. With all 6 placed nothing more happens. It never pays silver or gold.
    .title = Solo play 8
SC-SOLO-09 = It gains silver when you pay to use a Neutral translator (use, place or take gold) and when you pay for its influence on a scroll.
    .title = Solo play 9
SC-SOLO-10 = Position 0..5 gives the language focus and the translator focus Chinese, Sanskrit, Greek, Hebrew, Persian, Syriac and the colour focus purple, orange, green, purple, orange, green. If the wanted thing is not available, try the next to the right, wrapping, without moving the marker. Colours wrap purple, orange, green.
    .title = Solo play 10
SC-SOLO-11 = bot_place_gold(1): 1 gold from the Main Supply on the leftmost Neutral translator with free gold space; none: nothing.
    .title = Solo play 11
SC-SOLO-12 = At the start of its turn: with 3 face-up blue or 3 face-up red planning cards it Rests; otherwise it reveals a planning card.
    .title = Solo play 12
SC-SOLO-13 = Reveal: (1) move the marker by the card’s value; (2) if the condition of the first action holds, do the first action, otherwise the second; never both. Parts of an action are done left to right.
    .title = Solo play 13
SC-SOLO-14 = Conditions: number of translators in rooms (any owner), or number of scrolls in the House. Checked after step 1.
    .title = Solo play 14
SC-SOLO-15 = Target sum = sum of the values of the last two revealed planning cards (one if only one is face up): 0-4.
    .title = Solo play 15
SC-SOLO-16 = Employ: translator focus among the six language piles, skipping piles with a translator already in a room (any owner; starting translators are of no pile) and empty piles; if all six are present use the original focus (then the next non-empty). Room: rightmost empty room whose cost equals the target sum; none: target +1 (after 4 comes 0). No cost, no effect.
    .title = Solo play 16
SC-SOLO-17 = Translate: candidates are all House scrolls. Order: language focus; then lowest row; then colour focus. Colour of guild and chains do not matter. The scroll goes face down to its language on the solo board; its icons are ignored; the column closes up.
    .title = Solo play 17
SC-SOLO-18 = Then it places the number of gold of that language (solo_language_board.csv) from the Main Supply, at most 1 per translator, in this order: Neutral translators who speak the language, right to left; yours who speak it, left to right; other Neutral, right to left; other yours, left to right. You gain 1 silver for each of yours. Full translators are skipped; gold that finds no translator is not placed.
    .title = Solo play 18
SC-SOLO-19 = Deliver: language focus; among Map scrolls of that language the first one clockwise, starting at the black location after the Neutral marker (the scroll next to the marker is last). The marker does not move. Place it in the column that offers the highest row (row 1 best); tie: colour focus. Then 1 or 2 influence as printed (bot_deliver(row)) or exactly 2 (bot_deliver(2)) in that guild; nothing else. The Map slot is refilled as in SC-TRAV-06 (7).
    .title = Solo play 19
SC-SOLO-20 = Influence a guild (any): a guild without any influence; else one where the opponent has none; else any; ties by colour focus.
    .title = Solo play 20
SC-SOLO-21 = Influence a scroll: House first (scrolls without influence, order of SC-SOLO-17); if all House scrolls carry influence (or there is none), Map scrolls without influence in the order of SC-SOLO-19; none: nothing.
    .title = Solo play 21
SC-SOLO-22 = With no influence left in its stock a placement of the opponent is skipped.
    .title = Solo play 22
SC-SOLO-23 = You pay 1 silver (its marker moves 1) to deliver or translate a scroll with its influence; the influence returns to it.
    .title = Solo play 23
SC-SOLO-24 = If it wants a scroll with your influence, you either allow it (take the influence back, gain 1 silver) or refuse by paying 1 silver (no marker move): it takes the next scroll by its order. Repeatable while you can pay and another candidate is left; you cannot refuse the last one.
    .title = Solo play 24
SC-SOLO-25 = (1) Reveal and resolve the bottom scroll card as in SC-REST-02..05; (2) dice sum +1 with a majority of blue cards, -1 with red (the colour with 3 cards has it); (3) benefit by number of cards played: 3 cards: influence a guild (any), then influence a scroll; 4 cards: influence a scroll; 5 cards: retire the top translator of pile wild1 (blue majority) or wild2 (red majority) to its retired stack (pile empty: nothing); (4) shuffle all 6 planning cards.
    .title = Solo play 25
SC-SOLO-26 = Choice of space: majority colour of its face-up planning cards; tie: colour of the last card; none: blue. Blue: highest free space, red: lowest free space.
    .title = Solo play 26
SC-SOLO-27 = Middle: dice sum +1. Bottom: retire, of the two pictured piles, the top translator with more VP (tie: left pile), dice sum -1; if both piles are empty, 1 gold as in SC-SOLO-11.
    .title = Solo play 27
SC-SOLO-28 = Consolations: worker or silver: 1 silver (marker); gold: bot_place_gold(1).
    .title = Solo play 28
SC-SOLO-29 = Event 2 gives it gold on Neutral starting translators and 1 silver per retired Neutral starting translator.
    .title = Solo play 29
SC-SOLO-30 = Neutral translators that retire go to the opponent’s retired stack.
    .title = Solo play 30
SC-SOLO-31 = Its dice sum is compared with yours: 0 and 2 VP, tie 1 each.
    .title = Solo play 31
SC-SOLO-32 = Its score: dice sum VP + VP of retired Neutral translators + controlled guilds + Caliph spaces + scrolls: per scroll Chinese 7; Sanskrit 1 per 2 retired Neutral translators; Greek 1 per translated scroll of any language; Hebrew 1 per research marker on its board; Persian 1 per Neutral translator in a room; Syriac 1 per 2 of its influences in the minarets (each rounded down). Its starting scroll counts.
    .title = Solo play 32
SC-SOLO-33 = You win with strictly more VP. A tie is a loss.
    .title = Solo play 33
SC-SOLO-34 = The opponent’s own influence stays on a scroll it delivers and returns to its stock when it translates that scroll; it pays nobody.
    .title = Solo play 34
SC-SOLO-35 = A research marker placed by SC-SOLO-08 takes effect at once, also in the middle of your payment or of a Caliph card; then the interrupted step goes on.
    .title = Solo play 35
SC-SOLO-36 = The opponent is the second player: it takes the last turn of the current and of the last round (SC-END-01). Retirements of SC-RET-01 happen at the end of its turns as well; you tuck yours.
    .title = Solo play 36
SC-SOLO-37 = Allowing in SC-SOLO-24 works for a delivery and for a translation alike: the influence leaves the scroll before it moves; the 1 silver comes from the Main Supply.
    .title = Solo play 37

chapter-variants = Variants

SC-VAR-01 = Short and Standard game (SC-SET-08) for every player count.
    .title = Variants 1
SC-VAR-02 = Solo difficulty 1-4.
    .title = Variants 2

chapter-interruptions = Decisions of others

SC-INT-01 = Caliph card: the controller of each guild chooses his space and reward (SC-CAL-02/03); consolation worker colours.
    .title = Decisions of others 1
SC-INT-02 = End of turn: owners of retiring translators choose slot, cost mix and order (SC-RET-02..04).
    .title = Decisions of others 2
SC-INT-03 = White dice exhausted: every other player chooses which own white die he returns (SC-LIM-02).
    .title = Decisions of others 3
SC-INT-04 = Goals met through SC-GOAL-03 are rewarded at once; no decision.
    .title = Decisions of others 4
SC-INT-05 = Payments received (silver, returned influence) need no decision.
    .title = Decisions of others 5
SC-INT-06 = Solo: allow or refuse (SC-SOLO-24).
    .title = Decisions of others 6

chapter-setup = Setting up

SC-SET-01 = Shuffle each of the 8 translator piles separately; put them dispatch side up on positions 1-8.
    .title = Setting up 1
SC-SET-02 = Shuffle the 48 scrolls; deal 1 face up to each of the 6 Map slots and to the top row slot of each of the 3 guilds.
    .title = Setting up 2
SC-SET-03 = Shuffle the 10 starting translators, reveal 4, place each employed side up in the room with its number. The other 6 are out of the game.
    .title = Setting up 3
SC-SET-04 = Shuffle the 10 resource cards; put 1 face up below each of the 4 starting translators (left to right). The other 6 are out.
    .title = Setting up 4
SC-SET-05 = Each player: player board, 7 action cards of his set, 20 influence, research markers on level 0 of all six tracks, player marker on the top-centre location (index 0), bag.
    .title = Setting up 5
SC-SET-06 = Neutral marker on the bottom-centre location (index 6).
    .title = Setting up 6
SC-SET-07 = A random player receives the first player marker and keeps it all game. Play order is clockwise.
    .title = Setting up 7
SC-SET-08 = The group agrees on a Short or a Standard game. Draw pile (caliph_setup.csv), from top to bottom: pile 1 = 3 scrolls; piles 2-5 = m scrolls + 1 random Caliph card each, each pile shuffled; pile 6 = 1 scroll. m = 2/2/3/4 (Short) or 3/3/4/5 (Standard) for 1/2/3/4 players. All face down.
    .title = Setting up 8
SC-SET-09 = The unused scrolls form the reserve (face down, order kept).
    .title = Setting up 9
SC-SET-10 = Deal 1 of the 6 goal cards to each player on slot 6; put on it a white worker, the named coloured worker and the named secondary die (these come from the Main Supply but are not yet owned). Each player takes the starting scroll with the same character and puts it face up above his board. The rest goes to the box.
    .title = Setting up 10
SC-SET-11 = Draft in reverse turn order (last player first): the player chooses one of the remaining pairs, places 1 influence on the starting translator (it is now his) and takes the resource card.
    .title = Setting up 11
SC-SET-12 = Resource card, in order: dice into the bag; draw 4 random dice, roll them as hand; gold; silver; workers; last bonus (bonus column): a track step with its immediate benefit, influence in a named guild, influence on a scroll, or draw one more die. The card is then turned to its player-aid side.
    .title = Setting up 12
SC-SET-13 = Each resource card is resolved completely right after its choice, before the next player chooses.
    .title = Setting up 13
SC-SET-14 = Starting translators not chosen stay in their rooms as Neutral translators; their resource cards are out.
    .title = Setting up 14

chapter-box = The box

SC-COMP-01 = Exact component counts are in components/supplies.csv and the card tables. 1 to 4 players.
    .title = The box 1
SC-COMP-02 = Main board zones: (a) translator row: 8 face-up piles at the top edge, positions 1-8 left to right (translator_piles.csv, order reconstructed); (b) Map: 12 locations in a clockwise loop, 6 scroll slots (map_locations.csv, map_paths.csv); (c) six research tracks with levels 0-7, order left to right purple, red, orange, yellow, green, blue (research_tracks.csv); (d) House of Wisdom: 3 guild columns purple, orange, green with 3 rows each (house_of_wisdom.csv), above each column its minaret with one control space and an open area; (e) 10 rooms numbered 1-10 left to right at the bottom (rooms.csv); (f) 4 Caliph card spaces (caliph_slots.csv); (g) the dice-sum banner with 4 spaces (dice_sum_spaces.csv).
    .title = The box 2
SC-COMP-03 = Player zones: hand of action cards, hand of rolled dice (open), bag of dice (hidden from others; the owner may look at any time), supply (silver, gold, workers, influence), player board with slots 1-6 and the player aid (player_board.csv), retired translators tucked in four columns under the brown slots 1-4, goal card on slot 6, translated scrolls above the board.
    .title = The box 3
SC-COMP-04 = All zones except bag contents (to others) and the order of face-down decks are public. Both sides of the top card of every translator pile are public.
    .title = The box 4
SC-COMP-05 = Languages and levels: Arabic 0; Persian, Syriac 1; Greek, Hebrew 2; Chinese, Sanskrit 3.
    .title = The box 5
SC-COMP-06 = Research fields and colours: Mathematics purple, Physics red, Chemistry orange, Philosophy yellow, Biology green, Astronomy blue. Primary tracks are Physics, Philosophy, Astronomy; secondary tracks are Mathematics, Chemistry, Biology.
    .title = The box 6
SC-COMP-07 = A translator card has a dispatch side (dispatch effects) and an employed side (languages, VP, retired effect). Starting translators have no dispatch effect and belong to no pile.
    .title = The box 7
