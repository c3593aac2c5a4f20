"""What a bot would say: advice for somebody who has to choose, and how a match went.

`hints` asks the hard bot what it thinks of the options of a decision, from what the seat may know. `forecast` looks
back on a match and appraises every seat at the start of each turn; it sees everything, so it is for matches that are
over or for those who may see all. `swings` finds the turns that changed most. `review` compares a turn that was played
with what the search would have done, from what the seat could know.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from serai.bots.bot import Outlook
from serai.bots.search_bot import SearchBot
from serai.bots.turns import is_turn_over
from serai.kernel.decision import Option
from serai.kernel.match import Match, MatchError

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


class Reviewed(NamedTuple):
    """A turn that was played, and what it cost."""

    position: int  # where it began
    seat: int
    taken: tuple[Option, ...]  # by the seat, up to the end of its turn
    best: tuple[Option, ...]  # what the bot would have done; the same where that is not better
    cost: float  # points of lead


def turns_of(match: Match, seats: Collection[int]) -> list[int]:
    """Where turns of these seats began in which there was something to choose."""
    return [
        now.position
        for now in match.replay(listen=False)
        if now.decision is not None
        and now.turn_start == now.position
        and now.decision.seat in seats
        and len(now.decision.options) > 1
    ]


def review(match: Match, position: int, seed: str, seconds: float) -> Reviewed:
    """What the turn that began at a position has cost its seat; MatchError if none did."""
    now = match.at(position)
    if now.decision is None or now.turn_start != position:
        raise MatchError(f"no turn begins at moment {position}")
    outlook = Outlook(match.at(position))
    taken: list[Option] = []
    for entry in match.entries[position - match.origin :]:
        if not isinstance(entry, Option) or is_turn_over(now, outlook.seat, position):
            break
        now.play(entry)
        taken.append(entry)
    compared = SearchBot(seed, seconds=seconds).compare(outlook, tuple(taken))
    return Reviewed(position, outlook.seat, tuple(taken), compared.best, compared.cost)


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
            moments.append(Moment(now.position, decision.seat, tuple(appraised(now))))
    return moments


def appraised(match: Match) -> list[float]:
    """By seat: the final score that it may expect, as the game's appraisal has it."""
    return [match.game.appraise(match.table, seat) for seat in range(match.game.seats(match.table))]


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
