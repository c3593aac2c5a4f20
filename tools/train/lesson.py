"""One match, and what can be learned from it."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.kernel.match import Match
from tools.train.judge import Plain, Pupil

MOST_DECISIONS = 4000


class Table(NamedTuple):
    """A kind of match to learn from."""

    players: int
    settings: dict[str, str]
    share: float


class Task(NamedTuple):
    """A match to play with a judgement; it begins strangely where another one to choose by is given."""

    game: str
    learned: Plain
    choosing: Plain | None  # what bots choose by, where that is something else
    strange: Plain | None
    longest: int  # turns of each seat in a strange beginning
    table: Table
    seed: str
    bot: str
    trust: float  # in the judgement of the next turn, beside the outcome of the match: from 0 to 1


class Example(NamedTuple):
    """How a turn left a seat."""

    kind: str
    inputs: list[float]
    target: float  # points that were still to come
    error: float  # of the judgement that the match was played with


class Lesson(NamedTuple):
    """What a match teaches, and how it went."""

    examples: list[Example]
    scores: list[int]  # by seat; empty: it did not come to its end
    strange: bool


_pupils: dict[str, Pupil] = {}


def learn(task: Task) -> Lesson:
    """Play the match."""
    if task.game not in _pupils:
        _pupils[task.game] = Pupil(task.game)
    pupil = _pupils[task.game]
    chance = random.Random(task.seed)
    beginning = chance.randint(1, task.longest) * task.table.players if task.strange is not None else 0
    pupil.think_with(task.learned, task.choosing if task.strange is None else task.strange)
    match = Match(pupil.game, task.table.players, task.seed, task.table.settings)
    seats = range(pupil.game.seats(match.table))
    bots = [make_bot(task.bot, f"{task.seed}/{seat}") for seat in range(task.table.players)]
    looks: list[list[tuple[str, list[float], float, float]]] = [[] for _ in seats]
    turn, turns = match.turn_start, 0
    for _ in range(MOST_DECISIONS):
        decision = match.decision
        if decision is None:
            break
        if match.turn_start != turn:
            turn = match.turn_start
            turns += 1
            if turns == beginning:
                pupil.think_with(task.learned, task.choosing)
            if turns >= beginning:
                for seat in seats:
                    looks[seat].append(_look(pupil, match.left_table, seat))
        match.play(bots[decision.seat].choose(Outlook(match)))
    if match.decision is not None:
        return Lesson([], [], task.strange is not None)
    scores = [sum(item.points for item in match.score(seat)) for seat in seats]
    examples: list[Example] = []
    for seat in seats:
        to_come = float(scores[seat])
        for kind, inputs, known, appraised in reversed(looks[seat]):
            examples.append(Example(kind, inputs, to_come - known, scores[seat] - appraised))
            to_come += (appraised - to_come) * task.trust
    return Lesson(examples, scores, task.strange is not None)


def _look(pupil: Pupil, table: Any, seat: int) -> tuple[str, list[float], float, float]:
    """A seat as a turn left it: what it is judged with, what is looked at, what is known, and what is expected."""
    judge = pupil.judge
    expected = pupil.game.appraise(table, seat)
    return judge.kind(table, seat), judge.inputs(table, seat), judge.known(table, seat), expected
