"""Learns what bots choose by, and what they forecast by, from matches that they play.

    python -m tools.train GAME --minutes 20

In each round bots play matches with what was learned so far. They think each turn through like any bot, but take one
of the best ways by chance, the better the likelier. All ways that were to choose from are remembered as they left the
table (`practice`). Afterwards the ways that turned out better than was to be expected are made likelier: the numbers
of choice.json move that way, by no more than a step at a time. What was to be expected is told by a forecast that is
fitted to what came later: how the match ended, and the forecasts of the turns between (judgement.json).

judge     what a game must have so that it can be taught
courses   which matches a game is learned from, and how it is practised
practice  one match by chance among good ways
fitting   the numbers of a judgement while they are learned
measure   how well a judgement plays against the solo opponent
outcomes  forecasts alone, by how matches end (`lesson`): python -m tools.train.outcomes GAME

Outcomes can be learned from odd matches, too: most of them begin strangely, with a judgement that is distorted by
chance, so that positions are learned that good play would avoid.
"""
