"""One match by chance among good ways, and all that was to choose from in it: what practice learns from."""

from __future__ import annotations

import random
from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.bots.bot import Outlook
from serai.bots.turns import Way, best_ways
from serai.bots.worth import VICTORY, appeal
from serai.kernel.decision import Option
from serai.kernel.match import Match
from tools.train.judge import Plain, Pupil
from tools.train.lesson import MOST_DECISIONS, Table

Floats = NDArray[np.float32]
PATIENCE = 5000  # thoughts of a match, at most


class Bout(NamedTuple):
    """A match to practise with."""

    game: str
    learned: Plain
    table: Table
    seed: str
    effort: int
    ways: int
    warmth: float
    openings: int = 0


class Thoughts(NamedTuple):
    """The thoughts of a seat in the order of a match: the ways that were compared, each as it left the table."""

    kinds: tuple[str, str]  # the sections that the seat and its rival are judged with
    mine: Floats  # by thought and way: the inputs of the seat …
    theirs: Floats  # … and of its best rival
    worth: Floats  # the lead that was expected, with the victory where the match is over
    scores: Floats  # by thought, way and of both: the score that was expected
    counts: Floats  # 1 where a learned judgement is part of that, 0 where the match is over; -1: there is no such way
    taken: NDArray[np.int64]
    lead: float  # at the end, with the victory
    finals: tuple[int, int]  # the scores of both


class Practice(NamedTuple):
    thoughts: list[Thoughts]
    scores: list[int]


_pupils: dict[str, Pupil] = {}


class Player:
    """Plays like `greedy`, but takes one of the best ways by chance, the better the likelier; remembers all of them."""

    def __init__(self, pupil: Pupil, seed: str, bout: Bout) -> None:
        self._pupil = pupil
        self._seed = seed
        self._bout = bout
        self._chance = random.Random(seed)
        self._plan: list[Option] = []
        self._expects: tuple[int, int] | None = None
        self.looks: list[tuple[list[Any], int]] = []

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        now = (outlook.position, outlook.reveals)
        if self._expects == now and self._plan and self._plan[0] in options:
            choice = self._plan.pop(0)
        else:
            world = outlook.imagine(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}")
            ways = best_ways(world, self._bout.effort, self._bout.openings, alternatives=self._bout.ways)
            choice, *self._plan = self._picked(ways, outlook.seat).options
        self._expects = (outlook.position + 1, outlook.reveals)
        return choice

    def _picked(self, ways: list[Way], seat: int) -> Way:
        distinct: dict[float, Way] = {}
        for way in ways:
            distinct.setdefault(way.worth, way)
            if len(distinct) == self._bout.ways:
                break
        staying = list(distinct.values())
        if len(staying) == 1:
            return staying[0]
        weights = [exp((way.worth - staying[0].worth) / self._bout.warmth) for way in staying]
        taken = self._chance.choices(range(len(staying)), weights)[0]
        self.looks.append(([self._look(way, seat) for way in staying], taken))
        return staying[taken]

    def _look(self, way: Way, seat: int) -> tuple[str, str, list[float], list[float], float, float, list[float]]:
        game, judge = self._pupil.game, self._pupil.judge
        match = way.match
        over = match.decision is None
        table = match.left_table if game.automas_surprise and not over else match.table
        rivals = [other for other in range(game.seats(table)) if other != seat]
        rival = max(rivals, key=lambda other: game.appraise(table, other))
        both = [game.appraise(table, seat), game.appraise(table, rival)]
        counts = float(not over and not game.is_over(table))
        return (
            judge.kind(table, seat),
            judge.kind(table, rival),
            judge.inputs(table, seat),
            judge.inputs(table, rival),
            appeal(match, seat),
            counts,
            both,
        )


def practise(bout: Bout) -> Practice:
    """Play the match."""
    if bout.game not in _pupils:
        _pupils[bout.game] = Pupil(bout.game)
    pupil = _pupils[bout.game]
    pupil.think_with(bout.learned)
    match = Match(pupil.game, bout.table.players, bout.seed, bout.table.settings)
    players = [Player(pupil, f"{bout.seed}/{seat}", bout) for seat in range(bout.table.players)]
    for _ in range(MOST_DECISIONS):
        if match.decision is None:
            break
        match.play(players[match.decision.seat].choose(Outlook(match)))
    if match.decision is not None:
        return Practice([], [])
    scores = [sum(item.points for item in match.score(seat)) for seat in range(pupil.game.seats(match.table))]
    winners = pupil.game.winners(match.table)
    found: list[Thoughts] = []
    for seat, player in enumerate(players):
        if not player.looks:
            continue
        best = max(score for other, score in enumerate(scores) if other != seat)
        final = scores[seat] - best + (VICTORY if seat in winners else -VICTORY)
        found.append(_together(player.looks, bout.ways, float(final), (scores[seat], best)))
    return Practice(found, scores)


def _together(looks: list[tuple[list[Any], int]], most: int, lead: float, finals: tuple[int, int]) -> Thoughts:
    first = looks[0][0][0]
    count = len(looks)
    mine = np.zeros((count, most, len(first[2])), np.float32)
    theirs = np.zeros((count, most, len(first[3])), np.float32)
    worths = np.zeros((count, most), np.float32)
    scores = np.zeros((count, most, 2), np.float32)
    counts = np.full((count, most), -1, np.float32)
    for place, (ways, _) in enumerate(looks):
        for number, way in enumerate(ways):
            mine[place, number] = way[2]
            theirs[place, number] = way[3]
            worths[place, number] = way[4]
            counts[place, number] = way[5]
            scores[place, number] = way[6]
    taken = np.array([chosen for _, chosen in looks])
    return Thoughts((first[0], first[1]), mine, theirs, worths, scores, counts, taken, lead, finals)
