"""Learns what a position is worth from matches that the bots play.

    python -m tools.train GAME --minutes 10

In each round bots (greedy ones, more or less careless, unless others are named) play matches with the numbers of the
round before. Every turn of every match is an example: the features of each seat (`Judge.inputs`) and how many points it
still made until the end. The numbers that tell this best (least squares, drawn a little towards the old ones) are those
of the next round; so judgement and play get better together. Only sums over the examples are kept, so a run is as quick
as its matches, needs nothing but the standard library, and can go on from where it was (`--state`).

judge    what a game must have so that its numbers can be learned
lesson   one match and what can be learned from it
sums     least squares from sums
"""
