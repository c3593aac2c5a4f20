"""Thinking about a whole turn: the own decisions up to its end, the most promising ways first.

A way is a list of options from a position to the end of the turn. Each decision on it has a regret: how much worse
the position looks right after the option (and by the game's priors) than after the best-looking one. So alternatives
are compared where they are comparable, after the same decision. First every opening is played out along its way of
least regret; then the effort that is left goes to the ways that may become best: those with little regret beside a
good result of the same opening.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from math import inf

from serai.bots.worth import appeal
from serai.kernel.decision import Decision, Option
from serai.kernel.match import Match

LONGEST = 60  # decisions of one turn: longer ones go in circles


class Way:
    """Options from the root of the thought to a position, and what it is worth there."""

    __slots__ = ("match", "options", "worth")

    def __init__(self, match: Match, options: tuple[Option, ...], value: float) -> None:
        self.match = match
        self.options = options
        self.worth = value


class Opening:
    """A first option: the best way found from it to the end of the turn, and the ways that are still open."""

    __slots__ = ("best", "finished", "open", "pushed", "seen")

    def __init__(self) -> None:
        self.best: Way | None = None
        self.finished: list[Way] = []
        self.open: list[tuple[float, int, int, Way]] = []  # a heap: regret, depth (deeper first), order of arrival
        self.seen: set[tuple[int, float, tuple[Option, ...]]] = set()
        self.pushed = 0

    def finish(self, way: Way) -> None:
        self.finished.append(way)
        if self.best is None or way.worth > self.best.worth:
            self.best = way

    def push(self, way: Way, regret: float) -> None:
        self.pushed += 1
        heappush(self.open, (regret, -len(way.options), self.pushed, way))

    def promise(self) -> float:
        """What the next open way may come to."""
        assert self.best is not None
        return self.best.worth - self.open[0][0]


def is_turn_over(match: Match, seat: int, turn_start: int) -> bool:
    """Whether a seat has nothing more to decide in the turn that began there."""
    decision = match.decision
    return decision is None or decision.seat != seat or match.turn_start != turn_start


def best_ways(
    match: Match,
    effort: int,
    most_openings: int = 0,
    alternatives: int = 1,
    is_late: Callable[[], bool] | None = None,
) -> list[Way]:
    """For each first option the best ways found to the end of the turn (at most so many alternatives), best first.

    `effort` is how many options are tried in all, at least as many as one way for each opening takes; nothing more is
    tried when `is_late`. With `most_openings` only so many are followed, by the game's priors. The match given is used
    up.
    """
    assert match.decision is not None
    seat = match.decision.seat
    turn_start = match.turn_start
    options = match.decision.options
    if 0 < most_openings < len(options):
        options = _likeliest(match, match.decision, most_openings)
    else:
        options = _hopeful(options, match.game.priors(match.table, match.decision))
    openings: list[Opening] = []
    tried = len(options)
    for place, option in enumerate(options):
        opening = Opening()
        openings.append(opening)
        now = match if place == tried - 1 else match.clone()
        now.play(option)
        way = Way(now, (option,), 0.0)
        if is_turn_over(now, seat, turn_start):
            way.worth = appeal(now, seat)
            opening.finish(way)
        else:
            opening.push(way, 0.0)
    for opening in openings:
        while opening.best is None and opening.open:
            tried += _follow(opening, seat, turn_start)
    while tried < effort and not (is_late is not None and is_late()):
        unfinished = [opening for opening in openings if opening.open]
        if not unfinished:
            break
        tried += _follow(max(unfinished, key=Opening.promise), seat, turn_start)
    if alternatives > 1:
        return sorted((way for opening in openings for way in _distinct(opening, alternatives)), key=_by_worth)
    ways = [opening.best for opening in openings if opening.best is not None]
    return sorted(ways, key=_by_worth)


def _distinct(opening: Opening, most: int) -> list[Way]:
    """The best ways of an opening; of several that come to the same, the first found."""
    ways: dict[float, Way] = {}
    for way in opening.finished:
        ways.setdefault(way.worth, way)
    return sorted(ways.values(), key=_by_worth)[:most]


def _likeliest(match: Match, decision: Decision, count: int) -> list[Option]:
    """The options with the highest priors; without priors, the first, the last and some between."""
    options = decision.options
    priors = match.game.priors(match.table, decision)
    if priors is None:
        return [options[place * (len(options) - 1) // max(1, count - 1)] for place in range(count)]
    order = sorted(range(len(options)), key=lambda place: -priors[place])
    return [options[place] for place in order[:count]]


def _hopeful(options: Sequence[Option], priors: Sequence[float] | None) -> Sequence[Option]:
    """The options worth trying; all of them if none is."""
    if priors is None:
        return options
    return [option for option, prior in zip(options, priors, strict=True) if prior > -inf] or options


def _follow(opening: Opening, seat: int, turn_start: int) -> int:
    """Try every hopeful option at the end of the next open way; says how many, if there was more than one."""
    regret, _, _, way = heappop(opening.open)
    decision = way.match.decision
    assert decision is not None
    game = way.match.game
    priors = game.priors(way.match.table, decision)
    options = _hopeful(decision.options, priors)
    if priors is not None and len(options) < len(decision.options):
        priors = [prior for prior in priors if prior > -inf]
    last = len(options) - 1
    further: list[Way] = []
    for place, option in enumerate(options):
        now = way.match if place == last else way.match.clone()
        now.play(option)
        longer = Way(now, (*way.options, option), 0.0)
        if is_turn_over(now, seat, turn_start) or len(longer.options) == LONGEST:
            longer.worth = appeal(now, seat)
            opening.finish(longer)
            continue
        longer.worth = game.appeal(now.table, seat)
        assert now.decision is not None
        likeness = (len(longer.options), longer.worth, tuple(now.decision.options))
        if likeness not in opening.seen:  # else another order of the same steps
            opening.seen.add(likeness)
            if priors is not None:
                longer.worth += priors[place]
            further.append(longer)
    if further:
        best = max(one.worth for one in further)
        for one in further:
            opening.push(one, regret + best - one.worth)
    return len(options) if len(options) > 1 else 0


def _by_worth(way: Way) -> float:
    return -way.worth
