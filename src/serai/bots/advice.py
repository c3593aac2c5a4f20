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
from serai.bots.errors import Errors, errors_of
from serai.bots.search_bot import SearchBot
from serai.bots.turns import is_turn_over
from serai.kernel.decision import Option
from serai.kernel.match import Match, MatchError
from serai.kernel.message import Message

MOST_HINTS = 4  # options that somebody is told of, where there are so many


class Change(NamedTuple):
    """A line of a score that a way changes, as it is said afterwards."""

    seat: int
    message: Message
    points: int  # more, or less


class Hint(NamedTuple):
    """An option with what it promises."""

    option: Option
    score: float  # the expected final score of the seat
    lead: float  # and how far ahead of its best rival that is
    visits: int  # how often it was tried
    changes: tuple[Change, ...] = ()  # of scores by its way through the turn, as far as nothing comes to light


class Moment(NamedTuple):
    """The start of a turn, or the end of the match."""

    position: int
    seat: int | None  # whose turn begins; None at the end of the match
    scores: tuple[float, ...]  # the expected final score of each seat
    low: tuple[float, ...] = ()  # and where four of five final scores lie, in a match that is over
    high: tuple[float, ...] = ()
    chances: tuple[float, ...] = ()  # to win


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
    return [
        Hint(one.option, one.score, one.worth, one.visits, tuple(changes(outlook, seed, one.way)))
        for one in considered[:MOST_HINTS]
    ]


def changes(outlook: Outlook, seed: str, way: Sequence[Option]) -> list[Change]:
    """What a way changes in the scores, the seat's own lines first, the greatest changes first."""
    world = outlook.imagine(seed)
    seats = range(outlook.seats)
    before = [_by_line(world, seat) for seat in seats]
    reveals = world.table.reveals
    turn_start = world.turn_start
    for option in way:
        if is_turn_over(world, outlook.seat, turn_start) or world.table.reveals != reveals:
            break
        assert world.decision is not None
        if option not in world.decision.options:
            break
        world.play(option)
    found: list[Change] = []
    for seat in seats:
        after = _by_line(world, seat)
        for line in [*after, *(line for line in before[seat] if line not in after)]:
            message, points = after.get(line) or before[seat][line]
            had = before[seat][line][1] if line in before[seat] else 0
            change = (points if line in after else 0) - had
            if change:
                found.append(Change(seat, message, change))
    return sorted(found, key=lambda one: (one.seat != outlook.seat, -abs(one.points)))


def _by_line(match: Match, seat: int) -> dict[str, tuple[Message, int]]:
    """The lines of a score by what they are for: how many of it there are does not matter."""
    lines: dict[str, tuple[Message, int]] = {}
    for item in match.score(seat):
        what = sorted((name, repr(value)) for name, value in item.message.arguments.items() if name != "n")
        line = f"{item.rule}/{item.message.key}/{what}"
        lines[line] = (item.message, item.points + (lines[line][1] if line in lines else 0))
    return lines


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
    """The expected scores at the start of each turn so far, and in the end those that were reached.

    Of a match that is over it is known how much of it each turn had behind it: where the errors of forecasts were
    measured for the game (`errors`), they are taken out, and intervals and chances are given.
    """
    moments: list[Moment] = []
    had: list[list[float]] = []  # the points of each seat then
    for now in match.replay(listen=False):
        decision = now.decision
        if decision is None:
            moments.append(Moment(now.position, None, tuple(points(now))))
        elif now.turn_start == now.position:
            moments.append(Moment(now.position, decision.seat, tuple(appraised(now))))
            had.append(points(now))
    errors = errors_of(match.game) if match.is_over else None
    if errors is None:
        return moments
    end = moments.pop()
    forecasts = [
        _with_errors(one, now, errors, one.position / end.position) for one, now in zip(moments, had, strict=True)
    ]
    return [*forecasts, _at_the_end(match, end)]


def _with_errors(moment: Moment, had: Sequence[float], errors: Errors, share: float) -> Moment:
    scores = tuple(errors.forecast(now, score, share) for now, score in zip(had, moment.scores, strict=True))
    intervals = [errors.interval(score, share) for score in scores]
    low, high = tuple(low for low, _ in intervals), tuple(high for _, high in intervals)
    chances = tuple(errors.chances(scores, share)) if len(scores) > 1 else ()
    return Moment(moment.position, moment.seat, scores, low, high, chances)


def _at_the_end(match: Match, moment: Moment) -> Moment:
    """There is no doubt left."""
    scores, winners = moment.scores, match.game.winners(match.table)
    won = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
    return Moment(moment.position, None, scores, scores, scores, won if len(scores) > 1 else ())


def appraised(match: Match) -> list[float]:
    """By seat: the final score that it may expect, as the game's appraisal has it."""
    return [match.game.appraise(match.table, seat) for seat in range(match.game.seats(match.table))]


def points(match: Match) -> list[float]:
    """By seat: the points that the match would end with now."""
    return [float(sum(item.points for item in match.score(seat))) for seat in range(match.game.seats(match.table))]


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
