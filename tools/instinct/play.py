"""Matches by instinct, or by a teacher, and what can be learned from them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.bots.worth import worth
from serai.kernel.chance import Chance
from serai.kernel.instinct import Instinct, Memory, picked
from serai.kernel.learned import Learned
from serai.kernel.match import Match
from serai.kernel.sight import Sight
from tools.instinct.course import Course

MOST_DECISIONS = 6_000  # in a match; longer ones go nowhere


class Examples(NamedTuple):
    """Decisions: what was seen (sparse), what could be chosen, what was, and how well that went."""

    seen: NDArray[np.int32]  # how many inputs of each decision are not 0
    inputs: NDArray[np.int32]
    amounts: NDArray[np.float16]
    offered: NDArray[np.int32]  # how many options each decision had
    options: NDArray[np.int32]
    chosen: NDArray[np.int32]  # the option
    better: NDArray[np.float32]  # by how much it went better than expected
    ended: NDArray[np.float32]  # how the match ended, for who chose


class Outcome(NamedTuple):
    table: int
    scores: list[int]
    won: bool
    decisions: int


class Task(NamedTuple):
    """Some matches to be played."""

    course: str
    seed: str
    matches: int
    packed: bytes | None  # the instinct that plays, if there is one yet
    teacher: str  # who plays some of the turns, whose decisions are then the examples; nobody: ""
    taught: float  # which share of turns these are
    patience: float  # how much what a later turn brings counts for an earlier one, by each turn between


class Played(NamedTuple):
    examples: Examples | None
    outcomes: list[Outcome]


_courses: dict[str, Course] = {}
_sights: dict[tuple[str, int], Sight] = {}
_instincts: dict[tuple[bytes, int], Instinct] = {}  # by what was learned, and the kind of table


def course_of(name: str) -> Course:
    if name not in _courses:
        _courses[name] = Course(name)
    return _courses[name]


def play(task: Task) -> Played:
    """Play the matches of a task."""
    course = course_of(task.course)
    learned: Learned | None = None
    chance = random.Random(task.seed)
    parts: list[Examples] = []
    outcomes: list[Outcome] = []
    for number in range(task.matches):
        kind = chance.choices(range(len(course.tables)), [table.share for table in course.tables])[0]
        table = course.tables[kind]
        seed = f"{task.seed}/{number}"
        match = Match(course.game, table.players, seed, table.settings)
        instinct: Instinct | None = None
        if task.packed is not None:
            instinct = _instincts.get((task.packed, kind))
            if instinct is None:
                if learned is None:
                    learned = Learned(task.packed)
                    for old in [key for key in _instincts if key[0] != task.packed]:
                        del _instincts[old]
                instinct = _instincts[task.packed, kind] = Instinct(learned, match)
        found = _one(match, course, kind, instinct, task, chance)
        if found is not None:
            parts.append(found[0])
            outcomes.append(found[1])
    return Played(joined(parts) if parts else None, outcomes)


def _one(
    match: Match, course: Course, kind: int, instinct: Instinct | None, task: Task, chance: random.Random
) -> tuple[Examples, Outcome] | None:
    game = course.game
    if instinct is None:
        if (course.name, kind) not in _sights:
            _sights[course.name, kind] = Sight(match)
        sight = _sights[course.name, kind]
        memories: list[Memory] = []
    else:
        sight = instinct.sight
        memories = instinct.fresh()
    bots = [make_bot(task.teacher, f"{match.seed}/{seat}") for seat in range(match.players)] if task.teacher else []
    turn, is_taught = -1, False
    dice = Chance.seeded(match.seed + "/choices")
    pages: list[list[bytes]] = [[] for _ in range(match.players)]
    offered: list[list[list[int]]] = [[] for _ in range(match.players)]
    chosen: list[list[int]] = [[] for _ in range(match.players)]
    turns: list[list[int]] = [[] for _ in range(match.players)]  # in which of its turns a seat chose
    leads: list[list[float]] = [[] for _ in range(match.players)]  # before each of its turns
    began = [-1] * match.players
    made = 0
    while (decision := match.decision) is not None:
        made += 1
        if made > MOST_DECISIONS:
            return None
        seat = decision.seat
        options = decision.options
        if len(options) == 1:
            match.play(options[0])
            continue
        if task.teacher and match.turn_start != turn:
            turn = match.turn_start
            is_taught = chance.random() < task.taught
        if match.turn_start != began[seat]:
            began[seat] = match.turn_start
            leads[seat].append(worth(match, seat))
        page = b""
        if is_taught:
            option = bots[seat].choose(Outlook(match))
            page = sight.page(match, seat)
        else:
            assert instinct is not None
            memory = memories[seat]
            instinct.see(match, seat, memory)
            option = options[picked(instinct.appeals(memory, options), dice, 1.0)]
            if not task.teacher:
                page = memory.page
        if page:
            pages[seat].append(page)
            offered[seat].append([one.index for one in options])
            chosen[seat].append(option.index)
            turns[seat].append(len(leads[seat]) - 1)
        match.play(option)
    seats = range(game.seats(match.table))
    scores = [sum(item.points for item in match.score(seat)) for seat in seats]
    winners = game.winners(match.table)
    parts: list[Examples] = []
    for seat in range(match.players):
        ended = result_of(scores, winners, seat, course.span)
        brought = _brought([*leads[seat], worth(match, seat)], task.patience)
        better = [brought[turn] for turn in turns[seat]]
        if pages[seat]:
            parts.append(_examples(course, kind, pages[seat], offered[seat], chosen[seat], better, ended))
    if not parts:
        return None
    return joined(parts), Outcome(kind, scores, 0 in winners, made)


def result_of(scores: Sequence[int], winners: Sequence[int], seat: int, span: float) -> float:
    """How a match ended for a seat: by how far, in spans, and victory on top."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return max(-4.0, min(4.0, lead / span)) + (0.3 if seat in winners else -0.3)


def _brought(leads: Sequence[float], patience: float) -> list[float]:
    """What each turn brought, as the game appraises it then and after each of the turns that follow."""
    brought = [0.0] * (len(leads) - 1)
    later = 0.0
    for turn in range(len(leads) - 2, -1, -1):
        later = leads[turn + 1] - leads[turn] + patience * later
        brought[turn] = later
    return brought


def _examples(
    course: Course,
    kind: int,
    pages: list[bytes],
    offered: list[list[int]],
    chosen: list[int],
    better: list[float],
    ended: float,
) -> Examples:
    layout = course.layouts[kind]
    count = len(pages)
    matrix = np.frombuffer(b"".join(pages), np.uint8).reshape(count, -1)
    rows, columns = np.nonzero(matrix)
    return Examples(
        np.bincount(rows, minlength=count).astype(np.int32),
        layout.inputs[columns].astype(np.int32),
        (matrix[rows, columns] * layout.scales[columns]).astype(np.float16),
        np.array([len(one) for one in offered], np.int32),
        np.array([option for one in offered for option in one], np.int32),
        np.array(chosen, np.int32),
        np.array(better, np.float32),
        np.full(count, ended, np.float32),
    )


def joined(parts: Sequence[Examples]) -> Examples:
    columns: list[Any] = [np.concatenate(column) for column in zip(*parts, strict=True)]
    return Examples(*columns)
