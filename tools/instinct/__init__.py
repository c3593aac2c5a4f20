"""Learns by playing what appeals at a glance (`serai.kernel.instinct`).

    python -m tools.instinct GAME --out FILE --minutes 5

First a teacher plays (greedy bots), and what it chooses is imitated; then both take turns, so that the instinct sees
what the teacher does in positions that its own turns led to. From there on it plays against itself and the solo
opponents, choosing by chance what appeals, and what each turn brought makes it more appealing or less (proximal policy
optimisation). PyTorch is needed here, on a GPU where there is one; never for playing.

course   at which tables a game is learned
play     matches, and what can be learned from them
net      the numbers while they are learned
measure  how well bots play with them
"""
