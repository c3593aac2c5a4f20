"""What a bot would say: advice for somebody who has to choose, and how a match went.

`hints` asks the hard bot what it thinks of the options of a decision, from what the seat may know. `forecast` looks
back on a match and appraises every seat at the start of each turn; it sees everything, so it is for matches that are
over or for those who may see all. `swings` finds the turns that changed most.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from serai.bots.bot import Outlook
from serai.bots.search_bot import SearchBot
from serai.kernel.decision import Option
from serai.kernel.match import Match

MOST_HINTS = 4  # options that somebody is told of, where there are so many


class Hint(NamedTuple):
    """An option with what it promises."""

    option: Option
    score: float  # the expected final score of the seat
    lead: float  # and how far ahead of its best rival that is
    visits: int  # how often it was tried


class Moment(NamedTuple):
    """The start of a turn, or the end of the match."""

    position: int
    seat: int | None  # whose turn begins; None at the end of the match
    scores: tuple[float, ...]  # the expected final score of each seat


class Swing(NamedTuple):
    """A turn in which a seat won or lost much ground."""

    position: int  # where the turn began
    turn_of: int | None
    seat: int  # whose lead changed
    change: float  # by how much, in points


def hints(outlook: Outlook, seed: str, seconds: float) -> list[Hint]:
    """What the hard bot thinks of the best options it found, best first.

    The same seed gives the same answer as long as the time suffices for all that the bot wants to think.
    """
    considered = SearchBot(seed, seconds=seconds, going_on=1).consider(outlook, MOST_HINTS)
    return [Hint(one.option, one.score, one.worth, one.visits) for one in considered[:MOST_HINTS]]


def forecast(match: Match) -> list[Moment]:
    """The expected scores at the start of each turn so far, and in the end those that were reached."""
    moments: list[Moment] = []
    for now in match.replay(listen=False):
        decision = now.decision
        seats = range(now.game.seats(now.table))
        if decision is None:
            reached = (float(sum(item.points for item in now.score(seat))) for seat in seats)
            moments.append(Moment(now.position, None, tuple(reached)))
        elif now.turn_start == now.position:
            expected = (now.game.appraise(now.table, seat) for seat in seats)
            moments.append(Moment(now.position, decision.seat, tuple(expected)))
    return moments


def swings(moments: Sequence[Moment], count: int) -> list[Swing]:
    """The turns after which a lead had changed most, the greatest change first; one entry a turn, who won ground."""
    found: list[Swing] = []
    for before, after in pairwise(moments):
        changes = [new - old for old, new in zip(_leads(before), _leads(after), strict=True)]
        seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), changes[one]))
        found.append(Swing(before.position, before.seat, seat, changes[seat]))
    return sorted(found, key=lambda swing: (-abs(swing.change), swing.position))[:count]


def _leads(moment: Moment) -> list[float]:
    """By seat: how far ahead of its best rival it is; alone, its score."""
    scores = moment.scores
    return [
        mine - max((other for place, other in enumerate(scores) if place != seat), default=0.0)
        for seat, mine in enumerate(scores)
    ]
