"""Playouts: matches played to the end by chance."""

from __future__ import annotations

from typing import NamedTuple

from serai.kernel.chance import Chance
from serai.kernel.match import Match


class Played(NamedTuple):
    """What a playout saw: decisions with a choice, and the options they had in all."""

    decisions: int
    options: int


def play_randomly(match: Match, chance: Chance, limit: int = 1_000_000) -> Played:
    """Play a match to the end through its public face, each option with the same probability."""
    decisions = 0
    offered = 0
    while (decision := match.decision) is not None and decisions < limit:
        options = decision.listed()
        decisions += 1
        offered += len(options)
        match.play(options[chance.below(len(options))])
    return Played(decisions, offered)


def finish_randomly(match: Match, chance: Chance) -> Played:
    """Play a match to the end inside the kernel: no log, no snapshots; afterwards only its table is of use."""
    decisions = 0
    offered = 0
    game = match.game
    table = match.table
    rules = match._rules
    decision = match.decision
    while decision is not None:
        assert rules is not None
        options = decision.listed()
        count = len(options)
        if count > 1 or decision.shown:
            decisions += 1
            offered += count
            option = options[chance.below(count)]
        else:
            option = options[0]
        try:
            decision = rules.send(option)
            continue
        except StopIteration:
            pass
        decision = None
        while decision is None and not game.is_over(table):
            rules = game.turn(table)
            decision = next(rules, None)
    match._rules = match.decision = None
    return Played(decisions, offered)
