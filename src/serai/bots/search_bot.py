"""The bot that searches: it compares whole turns by what comes of them, in imagined worlds.

First the turn is thought through (`best_ways`): the best ways found to its end are the candidates. Then each is tried
in imagined worlds (what the seat cannot know is dealt anew): the way is walked as far as nothing new comes to light and
thought through again from there, then all seats play on, each turn thought through like a greedy bot's. After every
turn of its own the seat looks how it stands, and the mean of these looks is what the candidate came to in this world.

A few worlds looked far into tell more than many looked into briefly: candidates differ by far more than worlds do for
one candidate, and what a careless playout says is mostly its own mistakes. Every candidate meets the same worlds, so
that luck is the same for all, and they go on side by side, so that whenever time is up all have come equally far. The
budget is spent by halves: each round gives every candidate as many worlds as the others, and only the better half goes
on to the next. Whoever has seconds and some left then goes on with more and more worlds for the leading candidates,
until one of them is clearly the best. The way that was chosen is followed without thinking again, as long as nothing
has come to light.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from time import monotonic
from typing import Any

from serai.bots.bot import Outlook
from serai.bots.turns import Way, best_ways, is_turn_over
from serai.bots.worth import worth
from serai.kernel.decision import Option
from serai.kernel.game import SearchHabits
from serai.kernel.match import Match

PLAYOUT_OPENINGS = 3  # that are followed in a turn of a playout
LEADERS = 4  # candidates that further worlds are for
GOING_ON = 16  # how many times the planned iterations at most are tried where there is time
CLEARLY = 3.0  # standard errors by which a candidate has to be ahead for no further world to be needed
FEW = 6  # worlds that say nothing of how far results scatter
AGAIN = 10  # a turn in which something came to light is thought through once more, with this part of the effort


class Candidate:
    """A way to the end of the turn, and how it went in the worlds so far."""

    __slots__ = ("_before", "_first", "_first_lead", "_first_score", "_leads", "_scores", "_sum", "options", "worlds")

    def __init__(self, way: Way, seat: int, first_look: float = 0.0) -> None:
        self.options = way.options
        self.worlds = 0
        self._first = first_look  # how many worlds the look right after the turn counts like
        self._before = 0.0  # the sum of these looks, world by world
        self._first_lead = way.worth  # right after the turn: what counts while no world was tried
        self._first_score = way.match.game.appraise(way.match.table, seat)
        self._leads: list[float] = []  # over the best rival, world by world
        self._sum = 0.0
        self._scores = 0.0

    def add(self, lead: float, score: float, before: float = 0.0) -> None:
        """How it went in one more world, and how it stood there right after the turn."""
        self.worlds += 1
        self._before += before
        self._leads.append(lead)
        self._sum += lead
        self._scores += score

    @property
    def lead(self) -> float:
        """The lead over the best rival, to compare with others that met the same worlds."""
        if not self.worlds:
            return self._first_lead
        return (self._first * self._before / self.worlds + self._sum) / (self._first + self.worlds)

    @property
    def score(self) -> float:
        """The final score expected."""
        return self._scores / self.worlds if self.worlds else self._first_score

    def lead_since(self, world: int) -> float:
        """The lead in the worlds from that one on; in all where there is none."""
        later = self._leads[world:]
        return sum(later) / len(later) if later else self.lead

    def is_clearly_better(self, other: Candidate) -> bool:
        """Whether the worlds that both met, all that either met, leave no doubt."""
        if self.worlds < FEW or self.worlds != other.worlds:
            return False
        differences = [mine - theirs for mine, theirs in zip(self._leads, other._leads, strict=True)]
        mean = sum(differences) / len(differences)
        scatter = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        return mean > CLEARLY * sqrt(scatter / len(differences))


class Valued:
    """An option with what the search thinks of it."""

    __slots__ = ("option", "score", "visits", "way", "worth")

    def __init__(self, candidate: Candidate, lead: float) -> None:
        self.way = candidate.options
        self.option = candidate.options[0]
        self.worth = lead  # expected, over the best rival
        self.score = candidate.score
        self.visits = candidate.worlds


class Comparison:
    """A way that was taken beside the one that the search would take."""

    __slots__ = ("best", "cost", "worlds")

    def __init__(self, best: tuple[Option, ...], cost: float, worlds: int) -> None:
        self.best = best
        self.cost = cost  # by how many points of lead the best is better; 0 if it is not
        self.worlds = worlds  # in which that was measured


class SearchBot:
    """Searches with a budget in iterations (candidates tried in a world), in seconds, or in both.

    With a budget in iterations only it answers the same each time. With one in seconds the iterations are what it
    plans; when these are through and time is left it goes on, up to `going_on` times as many. `effort` is spent on
    thinking the own turn through, `playout_effort` on each turn of a playout, which ends after `horizon` more turns of
    the seat. Numbers that are not given are the game's own (`Game.search`; `Game.deep_search` if it is to be `deep`). A
    `former` one thinks as the game's bots did before they learned to choose.
    """

    def __init__(
        self,
        seed: str,
        iterations: int | None = None,
        seconds: float | None = None,
        effort: int | None = None,
        candidates: int | None = None,
        playout_effort: int | None = None,
        horizon: int | None = None,
        going_on: int = GOING_ON,
        first_look: float | None = None,
        deep: bool = False,
        former: bool = False,
    ) -> None:
        self._seed = seed
        self._seconds = seconds
        given: dict[str, Any] = {  # Any: compiled, a dictionary of both kinds of numbers would make all of them floats
            "iterations": iterations,
            "effort": effort,
            "candidates": candidates,
            "playout_effort": playout_effort,
            "horizon": horizon,
            "first_look": first_look,
        }
        self._given = {name: number for name, number in given.items() if number is not None}
        self._deep = deep
        self._former = former
        self._habits = SearchHabits(**self._given)  # and, once it is known, the game's
        self._going_on = going_on if seconds is not None else 1
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
        self._remember_habits(outlook)
        ways = self._found(outlook, options, self._clock(start, 0.5))
        candidates = [Candidate(way, outlook.seat, self._habits.first_look) for way in ways]
        is_late = self._clock(start, 1.0)
        staying = candidates
        rounds = max(1, ceil(log2(len(candidates))))
        iterations = self._habits.iterations if len(candidates) > 1 else 1  # nothing to compare: one look is enough
        for _ in range(rounds):
            first = staying[0].worlds
            for number in range(first, first + max(1, iterations // (rounds * len(staying)))):
                if not self._try(staying, outlook, number, is_late):
                    return _ranked(candidates)
            staying = sorted(staying, key=_by_lead)[: max(2, (len(staying) + 1) // 2)]
        if len(candidates) > 1:
            self._try_more_worlds(candidates, outlook, is_late)
        return _ranked(candidates)

    def compare(self, outlook: Outlook, taken: tuple[Option, ...]) -> Comparison:
        """What a way that somebody took has cost, compared with the best that the search finds.

        The best is chosen as always, by half of the budget; what it is better by is then measured in worlds of their
        own, since who is chosen for being ahead is so by luck, too.
        """
        start = monotonic()
        seat = outlook.seat
        self._remember_habits(outlook)
        first_look = self._habits.first_look
        ways = self._found(outlook, 1, self._clock(start, 0.3))
        walked = self._walked(taken, self._world(outlook, 0), seat)
        own = Candidate(Way(walked, taken, worth(walked, seat)), seat, first_look)
        staying = [Candidate(way, seat, first_look) for way in ways if way.options != taken]
        if not staying:
            return Comparison(taken, 0.0, 0)
        rounds = max(1, ceil(log2(len(staying) + 1)))
        is_late = self._clock(start, 0.7)
        in_time = True
        for _ in range(rounds):
            first = own.worlds
            for number in range(first, first + max(1, self._habits.iterations // (2 * rounds * (len(staying) + 1)))):
                in_time = in_time and self._try([own, *staying], outlook, number, is_late)
            staying = sorted(staying, key=_by_lead)[: (len(staying) + 1) // 2]
        best = staying[0]
        chosen_by = own.worlds
        for number in range(chosen_by, chosen_by + max(2, self._habits.iterations // 4)):
            if not self._try([own, best], outlook, number, self._clock(start, 1.0), in_part=False):
                break
        cost = best.lead_since(chosen_by) - own.lead_since(chosen_by)
        return Comparison(best.options if cost > 0 else taken, max(0.0, cost), own.worlds)

    def _remember_habits(self, outlook: Outlook) -> None:
        game = outlook.game
        habits = game.deep_search if self._deep else game.search
        self._habits = SearchHabits(**{**habits._asdict(), **self._given})

    def _found(self, outlook: Outlook, options: int, is_late: Callable[[], bool]) -> list[Way]:
        """The ways that are worth comparing, the most promising first, with so many beginnings if there are."""
        ways = best_ways(
            self._world(outlook, 0), self._habits.effort, alternatives=self._habits.candidates, is_late=is_late
        )
        return spread(ways, self._habits.candidates, options)

    def _try_more_worlds(self, candidates: list[Candidate], outlook: Outlook, is_late: Callable[[], bool]) -> None:
        """Further worlds for the leading candidates, twice as many each time, as long as there is time and doubt."""
        left = self._habits.iterations * (self._going_on - 1)
        share = max(1, self._habits.iterations // (2 * LEADERS))
        while left > 0:
            leaders = sorted(candidates, key=_by_stay)[:LEADERS]
            left -= sum(leaders[0].worlds - one.worlds for one in leaders)
            if not self._caught_up(leaders, outlook, is_late):
                return
            for _ in range(2):
                for number in range(leaders[0].worlds, leaders[0].worlds + share):
                    left -= len(leaders)
                    if not self._try(leaders, outlook, number, is_late, in_part=False):
                        return
                leaders = sorted(leaders, key=_by_lead)
                if all(leaders[0].is_clearly_better(other) for other in leaders[1:]):
                    return
                leaders = leaders[:2]
            share *= 2

    def _caught_up(self, leaders: list[Candidate], outlook: Outlook, is_late: Callable[[], bool]) -> bool:
        """Let candidates that dropped out meet the worlds that they missed; says whether there was time for all."""
        most = max(one.worlds for one in leaders)
        for number in range(min(one.worlds for one in leaders), most):
            behind = [one for one in leaders if one.worlds == number]
            if not self._try(behind, outlook, number, is_late, in_part=False):
                return False
        return True

    def _clock(self, start: float, share: float) -> Callable[[], bool]:
        """Says whether this share of the time is over."""
        if self._seconds is None:
            return lambda: False
        until = start + self._seconds * share
        return lambda: monotonic() > until

    def _world(self, outlook: Outlook, number: int) -> Match:
        world = outlook.imagine(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/{number}")
        if self._former:
            world.game = world.game.former
        return world

    def _try(
        self,
        staying: list[Candidate],
        outlook: Outlook,
        number: int,
        is_late: Callable[[], bool],
        in_part: bool = True,
    ) -> bool:
        """Let the candidates meet one more world, as far as there is time; says whether there was enough.

        A world that was not looked into as far as others counts only `in_part`: where it is the same for all.
        """
        seat = outlook.seat
        positions: list[Match] = []
        for one in staying:
            if is_late():
                return False
            positions.append(self._walked(one.options, self._world(outlook, number), seat))
        looks = [[worth(position, seat) for position in positions]]
        while len(looks) <= self._habits.horizon:
            later: list[Match] = []
            for position in positions:
                if is_late():
                    break
                later.append(self._played_on(position.clone(), seat))
            if len(later) < len(positions):
                break
            positions = later
            looks.append([worth(position, seat) for position in positions])
        if len(looks) <= self._habits.horizon and not in_part:
            return False
        counted = looks[1:] or looks  # the first look is short-sighted
        for place, one in enumerate(staying):
            lead = sum(look[place] for look in counted) / len(counted)
            score = positions[place].game.appraise(positions[place].table, seat)
            one.add(lead, score, looks[0][place])
        return len(looks) > self._habits.horizon

    def _walked(self, options: tuple[Option, ...], world: Match, seat: int) -> Match:
        """A world after a way, which is thought through again from where something new came to light."""
        turn_start = world.turn_start
        reveals = world.table.reveals
        for option in options:
            assert world.decision is not None
            if world.table.reveals != reveals or option not in world.decision.options:
                break
            world.play(option)
            if is_turn_over(world, seat, turn_start):
                return world
        return best_ways(world, self._habits.effort // AGAIN)[0].match

    def _played_on(self, world: Match, seat: int) -> Match:
        """A world after everybody's next turn, the seat's own last."""
        for _ in range(world.game.seats(world.table)):
            if world.decision is None:
                break
            mover = world.decision.seat
            world = best_ways(world, self._habits.playout_effort, PLAYOUT_OPENINGS)[0].match
            if mover == seat:
                break
        return world


def spread(ways: list[Way], most: int, options: int) -> list[Way]:
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


def _by_stay(candidate: Candidate) -> tuple[int, float]:
    return -candidate.worlds, -candidate.lead


def _by_lead(candidate: Candidate) -> float:
    return -candidate.lead


def _ranked(candidates: list[Candidate]) -> list[Valued]:
    """Those that stayed longest first, then by lead; of each option the best way."""
    ranked: dict[Option, Valued] = {}
    lead = float("inf")
    for one in sorted(candidates, key=_by_stay):
        lead = min(lead, one.lead)  # who dropped out early is not better than who stayed
        ranked.setdefault(one.options[0], Valued(one, lead))
    return list(ranked.values())
