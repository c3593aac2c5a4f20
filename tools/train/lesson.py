"""One match, and what can be learned from it."""

from __future__ import annotations

import random
from typing import NamedTuple

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.kernel.match import Match
from tools.train.judge import Plain, Pupil
from tools.train.sums import Sums

MOST_DECISIONS = 4000


class Table(NamedTuple):
    """A kind of match to learn from."""

    players: int
    settings: dict[str, str]
    share: float


class Task(NamedTuple):
    """Some matches with the same numbers."""

    game: str
    weights: Plain
    table: Table
    seeds: list[str]
    bots: tuple[str, ...]  # by name; each seat gets one by chance


class Lesson(NamedTuple):
    """Sums by section, and how the matches went: the points of each seat."""

    sums: dict[str, Sums]
    scores: list[list[int]]


_pupils: dict[str, Pupil] = {}


def learn(task: Task) -> Lesson:
    """Play the matches and sum up what they teach."""
    if task.game not in _pupils:
        _pupils[task.game] = Pupil(task.game)
    pupil = _pupils[task.game]
    pupil.think_with(task.weights)
    sums = {kind: Sums(len(pupil.flat(task.weights, kind))) for kind in pupil.sections}
    scores = [_match(pupil, task, seed, sums) for seed in task.seeds]
    return Lesson(sums, scores)


def _match(pupil: Pupil, task: Task, seed: str, sums: dict[str, Sums]) -> list[int]:
    chance = random.Random(seed)
    match = Match(pupil.game, task.table.players, seed, task.table.settings)
    bots = [make_bot(chance.choice(task.bots), f"{seed}/{seat}") for seat in range(task.table.players)]
    judge = pupil.judge
    seats = range(pupil.game.seats(match.table))
    examples: list[tuple[int, str, list[float], float, float]] = []
    turn = -1
    decisions = 0
    while match.decision is not None and decisions < MOST_DECISIONS:
        if match.turn_start != turn:
            turn = match.turn_start
            t = match.table
            for seat in seats:
                appraised = pupil.game.appraise(t, seat)
                examples.append((seat, judge.kind(t, seat), judge.inputs(t, seat), judge.known(t, seat), appraised))
        match.play(bots[match.decision.seat].choose(Outlook(match)))
        decisions += 1
    if match.decision is not None:
        return []
    scores = [sum(item.points for item in match.score(seat)) for seat in seats]
    for seat, kind, inputs, known, appraised in examples:
        sums[kind].add(inputs, scores[seat] - known, scores[seat] - appraised)
    return scores
