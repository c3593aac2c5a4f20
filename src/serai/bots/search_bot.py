"""The bot that searches: it compares whole turns by what comes after them, in many imagined worlds.

First the turn is thought through (`best_ways`): the best ways found to its end are the candidates. Then each is tried
in imagined worlds (what the seat cannot know is dealt anew): the way is walked as far as nothing new comes to light and
thought through again from there, all seats play some quick turns, and the position reached is appraised. Every
candidate meets the same worlds, so that luck is the same for all. The budget is spent by halves: each round gives every
candidate as many worlds as the others, and only the better half goes on to the next.

Playouts are few and noisy, the appraisal right after the turn is steady but short-sighted: the value of a candidate is
made of both, the playouts counting more as there are more of them. The way that was chosen is followed without thinking
again, as long as nothing has come to light.
"""

from __future__ import annotations

from math import ceil, log2
from time import monotonic

from serai.bots.bot import Outlook
from serai.bots.turns import Way, best_ways, is_turn_over
from serai.bots.worth import worth
from serai.kernel.decision import Option
from serai.kernel.match import Match

PLAYOUT_OPENINGS = 3  # that are followed in a turn of a playout
AGAIN = 10  # a turn in which something came to light is thought through once more, with this part of the effort
FIRST_IMPRESSION = 20.0  # the appraisal right after the turn counts like so many playouts


class Candidate:
    """A way to the end of the turn, and how it went in the worlds so far."""

    __slots__ = ("leads", "options", "points", "promised", "worlds")

    def __init__(self, way: Way) -> None:
        self.options = way.options
        self.worlds = 0
        self.promised = 0.0  # the leads right after the turn, summed over the worlds
        self.leads = 0.0  # and after the playouts
        self.points = 0.0  # the scores promised there

    @property
    def value(self) -> float:
        """To compare with others that met the same worlds."""
        impression = FIRST_IMPRESSION * self.promised / self.worlds
        return (self.leads + impression) / (self.worlds + FIRST_IMPRESSION)


class Valued:
    """An option with what the search thinks of it."""

    __slots__ = ("option", "score", "visits", "way", "worth")

    def __init__(self, candidate: Candidate, lead: float) -> None:
        self.way = candidate.options
        self.option = candidate.options[0]
        self.worth = lead  # expected, over the best rival
        self.score = candidate.points / candidate.worlds  # the expected score
        self.visits = candidate.worlds


class SearchBot:
    """Searches with a budget in iterations (candidates tried in a world), in seconds, or in both.

    With a budget in iterations only it answers the same each time. `effort` is spent on thinking the own turn through,
    `playout_effort` on each turn of a playout of `horizon` turns.
    """

    def __init__(
        self,
        seed: str,
        iterations: int = 96,
        seconds: float | None = None,
        effort: int = 5000,
        candidates: int = 10,
        playout_effort: int = 60,
        horizon: int = 2,
    ) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._effort = effort
        self._candidates = candidates
        self._playout_effort = playout_effort
        self._horizon = horizon
        self._plan: list[Option] = []
        self._expects: tuple[int, int] | None = None  # position and reveals for which the plan is meant

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        if self._expects == (outlook.position, outlook.reveals) and self._plan and self._plan[0] in options:
            choice = self._plan.pop(0)
        else:
            choice, *self._plan = self.consider(outlook)[0].way
        self._expects = (outlook.position + 1, outlook.reveals)
        return choice

    def consider(self, outlook: Outlook, options: int = 1) -> list[Valued]:
        """The options that were looked at, best first, with the lead over the best rival that each promises.

        The best ways often all begin alike; for somebody who wants to compare, `options` says how many beginnings to
        look at, if there are so many.
        """
        start = monotonic()
        until = None if self._seconds is None else start + self._seconds
        half = None if self._seconds is None else start + self._seconds / 2
        world = self._world(outlook, 0)
        is_late = None if half is None else lambda: monotonic() > half
        ways = best_ways(world, self._effort, alternatives=self._candidates, is_late=is_late)
        candidates = [Candidate(way) for way in _spread(ways, self._candidates, options)]
        staying = candidates
        rounds = max(1, ceil(log2(len(candidates))))
        for _ in range(rounds):
            first = staying[0].worlds
            for number in range(first, first + max(1, self._iterations // (rounds * len(staying)))):
                if number and until is not None and monotonic() > until:
                    return _ranked(candidates)
                for one in staying:
                    self._try(one, self._world(outlook, number), outlook.seat)
            staying = sorted(staying, key=_by_value)[: max(2, (len(staying) + 1) // 2)]
        return _ranked(candidates)

    def _world(self, outlook: Outlook, number: int) -> Match:
        return outlook.imagine(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/{number}")

    def _try(self, candidate: Candidate, world: Match, seat: int) -> None:
        """Walk a candidate's way in a world, and see what comes of it."""
        turn_start = world.turn_start
        reveals = world.table.reveals
        for option in candidate.options:
            assert world.decision is not None
            if world.table.reveals != reveals or option not in world.decision.options:
                break
            world.play(option)
            if is_turn_over(world, seat, turn_start):
                break
        if not is_turn_over(world, seat, turn_start):
            world = best_ways(world, self._effort // AGAIN)[0].match
        candidate.promised += worth(world, seat)
        for _ in range(self._horizon):
            if world.decision is None:
                break
            world = best_ways(world, self._playout_effort, PLAYOUT_OPENINGS)[0].match
        candidate.worlds += 1
        candidate.leads += worth(world, seat)
        candidate.points += world.game.appraise(world.table, seat)


def _spread(ways: list[Way], most: int, options: int) -> list[Way]:
    """The best ways, and behind them the best of further options until there are enough."""
    picked = ways[:most]
    begun = {way.options[0] for way in picked}
    for way in ways[most:]:
        if len(begun) >= options:
            break
        if way.options[0] not in begun:
            begun.add(way.options[0])
            picked.append(way)
    return picked


def _by_value(candidate: Candidate) -> float:
    return -candidate.value


def _ranked(candidates: list[Candidate]) -> list[Valued]:
    """Those that stayed longest first, then by value; of each option the best way."""
    ranked: dict[Option, Valued] = {}
    lead = float("inf")
    for one in sorted((one for one in candidates if one.worlds), key=lambda one: (-one.worlds, -one.value)):
        lead = min(lead, one.leads / one.worlds)  # who dropped out early is not better than who stayed
        ranked.setdefault(one.options[0], Valued(one, lead))
    return list(ranked.values())
