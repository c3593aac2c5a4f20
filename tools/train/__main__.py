"""python -m tools.train GAME: see tools/train/__init__.py and docs/bots.md."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from serai.bots.levels import UnknownBot
from serai.games import UnknownGame, parts_of
from tools.train.judge import NotTaught, Plain, Pupil, read, weights_file, write
from tools.train.lesson import Lesson, Table, Task, learn
from tools.train.sums import Sums

COURSES = Path(__file__).with_name("courses.toml")
BOTS = tuple(f"greedy:effort=200,carelessness={points}" for points in (0, 0.5, 1.5, 3))
AT_ONCE = 4  # matches of a task


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Learn what positions are worth.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="when to begin no further round (default: 10)")
    parser.add_argument("--rounds", type=int, default=1000, help="how many at most")
    parser.add_argument("--matches", type=int, default=400, help="of a round (default: 400)")
    parser.add_argument("--bots", nargs="+", default=BOTS, help=f"who plays, each as often (default: {' '.join(BOTS)})")
    parser.add_argument("--keep", type=float, default=0.6, help="share of older examples that still counts")
    parser.add_argument("--drawn", type=float, default=300, help="examples that the old numbers weigh (default: 300)")
    parser.add_argument("--step", type=float, default=0.7, help="how far towards the new numbers (default: 0.7)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--weights", type=Path, help="the file to begin with and to write (default: the game's)")
    parser.add_argument("--state", type=Path, help="a file to go on from, and to leave everything in")
    given = parser.parse_args(arguments)
    try:
        pupil = Pupil(given.game)
        return Training(given, pupil).run()
    except (NotTaught, UnknownBot, UnknownGame, OSError) as problem:
        print(f"tools.train: {problem}", file=sys.stderr)
        return 1


class Training:
    """Rounds of matches and of learning from them."""

    def __init__(self, given: argparse.Namespace, pupil: Pupil) -> None:
        self._given = given
        self._pupil = pupil
        self._file: Path = given.weights or weights_file(given.game)
        self._plain: Plain = read(self._file)
        self._tables = tables_of(given.game)
        self._round = 0
        self._sums = {kind: Sums(len(pupil.flat(self._plain, kind))) for kind in pupil.sections}
        if given.state is not None and given.state.exists():
            kept = json.loads(given.state.read_text("utf-8"))
            self._round = kept["round"]
            self._sums = {kind: Sums.of(plain) for kind, plain in kept["sums"].items()}
            for kind, numbers in kept["numbers"].items():
                self._plain = pupil.with_numbers(self._plain, kind, numbers)

    def run(self) -> int:
        until = monotonic() + 60 * self._given.minutes
        last = self._round + self._given.rounds
        with get_context("fork").Pool(self._given.jobs) as pool:
            while self._round < last and monotonic() < until:
                tasks = self._tasks()
                lessons: list[tuple[Table, Lesson]] = []
                for task, lesson in zip(tasks, pool.imap(learn, tasks), strict=True):
                    lessons.append((task.table, lesson))
                    if sys.stderr.isatty():
                        print(f"\r{len(lessons)}/{len(tasks)}", end="", file=sys.stderr, flush=True)
                self._round += 1
                self._take_in(lessons)
                self._leave()
        return 0

    def _tasks(self) -> list[Task]:
        given = self._given
        whole = sum(table.share for table in self._tables)
        tasks: list[Task] = []
        for number, table in enumerate(self._tables):
            seeds = [
                f"{given.seed}/{self._round}/{number}/{match}"
                for match in range(max(1, round(given.matches * table.share / whole)))
            ]
            for first in range(0, len(seeds), AT_ONCE):
                some = seeds[first : first + AT_ONCE]
                tasks.append(Task(given.game, self._plain, table, some, tuple(given.bots)))
        return tasks

    def _take_in(self, lessons: list[tuple[Table, Lesson]]) -> None:
        errors: list[str] = []
        for kind in self._pupil.sections:
            fresh = Sums(self._sums[kind].size)
            for _, lesson in lessons:
                fresh.merge(lesson.sums[kind])
            if not fresh.count:
                continue
            errors.append(f"{kind} ±{fresh.error:.2f}")
            self._sums[kind].merge(fresh, self._given.keep)
            before = self._pupil.flat(self._plain, kind)
            best = self._sums[kind].solved(before, self._given.drawn)
            step = self._given.step
            numbers = [old + (new - old) * step for old, new in zip(before, best, strict=True)]
            self._plain = self._pupil.with_numbers(self._plain, kind, numbers)
        told = [_told(table, [lesson for kind, lesson in lessons if kind is table]) for table in self._tables]
        print(f"round {self._round}: {'; '.join(told)}; error {', '.join(errors)}", flush=True)

    def _leave(self) -> None:
        write(self._file, self._pupil, self._plain)
        if self._given.state is not None:
            kept = {
                "round": self._round,
                "sums": {kind: sums.plain() for kind, sums in self._sums.items()},
                "numbers": {kind: self._pupil.flat(self._plain, kind) for kind in self._pupil.sections},
            }
            fresh = self._given.state.with_suffix(".new")
            fresh.write_text(json.dumps(kept), "utf-8")
            fresh.replace(self._given.state)


def tables_of(game: str) -> list[Table]:
    """The kinds of matches that a game is learned from."""
    courses = tomllib.loads(COURSES.read_text("utf-8"))
    base = parts_of(game)[0]
    listed = courses.get(game, courses.get(base, [{"players": 2, "share": 1}]))
    return [Table(one["players"], one.get("settings", {}), one["share"]) for one in listed]


def _told(table: Table, lessons: list[Lesson]) -> str:
    scores = [score for lesson in lessons for score in lesson.scores if score]
    if not scores:
        return f"{table.players}p: no match came to its end"
    means = [sum(score[seat] for score in scores) / len(scores) for seat in range(len(scores[0]))]
    won = sum(score[0] > max(score[1:], default=0) for score in scores) / len(scores)
    return f"{table.players}p {' : '.join(f'{mean:.1f}' for mean in means)} ({won:.0%} of {len(scores)})"


if __name__ == "__main__":
    sys.exit(main())
