"""Learns what a position is worth from matches that the bots play.

    python -m tools.train GAME --minutes 10

In each round greedy bots play matches with the judgement of the round before. How a turn left the table is an example,
for every seat: what the judge looks at, and how many points the seat still made until the end. A sum and a small
network beside it (`serai.kernel.judgement`) are fitted to these examples and those of the rounds just before; with them
the next round is played. So judgement and play get better together.

Who only watches good play never learns what else is worth. Most matches therefore begin strangely: for some turns the
judgement is distorted by chance, then the present one takes over, and only from there on examples are taken.

judge    what a game must have so that it can be taught
lesson   one match and what can be learned from it
fitting  the numbers that tell the examples best
measure  how well a judgement plays against the solo opponent
"""
