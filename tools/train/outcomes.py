"""python -m tools.train.outcomes GAME: forecasts alone, from how matches end (see tools/train/__init__.py)."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from serai.bots.levels import UnknownBot, make_bot
from serai.games import UnknownGame
from tools.train.courses import tables_of
from tools.train.fitting import Examples, Fit
from tools.train.judge import NotTaught, Plain, Pupil, judgement_file, read, thinking, write
from tools.train.lesson import Lesson, Table, Task, learn

STRANGERS = 24  # distorted judgements of a round


class CannotGoOn(ValueError):
    """The state of an earlier run cannot be used; says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.train.outcomes", description="Learn what positions are worth."
    )
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="when to begin no further round (default: 10)")
    parser.add_argument("--rounds", type=int, default=1000, help="how many at most")
    parser.add_argument("--matches", type=int, default=900, help="of a round (default: 900)")
    parser.add_argument("--bot", default="medium:effort=400", help="who plays (default: medium:effort=400)")
    parser.add_argument("--units", type=int, default=16, help="of a new network (default: 16)")
    parser.add_argument("--keep", type=int, default=4, help="rounds whose examples count (default: 4)")
    parser.add_argument("--fade", type=float, default=0.75, help="what a round counts beside the next (default: 0.75)")
    parser.add_argument("--strange", type=float, default=0.6, help="share of matches that begin strangely")
    parser.add_argument("--longest", type=int, default=21, help="turns of a strange beginning (default: 21)")
    parser.add_argument("--distortion", type=float, default=0.8, help="of strange judgements, in points a feature")
    parser.add_argument("--trust", type=float, default=0.03, help="in the judgement of the next turn (default: 0.03)")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--judgement", type=Path, help="the file to begin with and to write (default: the game's)")
    parser.add_argument("--choice", type=Path, help="what they choose by (default: the game's, if it has one)")
    parser.add_argument("--state", type=Path, help="a file (.npz) to go on from, and to leave the examples in")
    given = parser.parse_args(arguments)
    try:
        make_bot(given.bot, "try")
        return Training(given, Pupil(given.game)).run()
    except (NotTaught, UnknownBot, UnknownGame, CannotGoOn, OSError) as problem:
        print(f"tools.train.outcomes: {problem}", file=sys.stderr)
        return 1


class Training:
    """Rounds of matches and of learning from them."""

    def __init__(self, given: argparse.Namespace, pupil: Pupil) -> None:
        self._given = given
        self._pupil = pupil
        self._file: Path = given.judgement or judgement_file(given.game)
        self._learned: Plain = read(self._file)
        usual = thinking(given.game) / "choice.json"
        choice: Path | None = given.choice or (usual if usual.is_file() else None)
        self._choosing: Plain | None = None if choice is None else read(choice)
        self._tables = tables_of(given.game)
        self._round = 0
        self._past: list[dict[str, Examples]] = []  # examples of the rounds that count, the newest last
        self._fits: dict[str, Fit] = {}
        if given.state is not None and given.state.exists():
            self._resume(given.state)

    def run(self) -> int:
        until = monotonic() + 60 * self._given.minutes
        last = self._round + self._given.rounds
        with get_context("fork").Pool(self._given.jobs) as pool:
            while self._round < last and monotonic() < until:
                tasks = self._tasks()
                lessons: list[Lesson] = []
                for lesson in pool.imap(learn, tasks):
                    lessons.append(lesson)
                    if sys.stderr.isatty():
                        print(f"\r{len(lessons)}/{len(tasks)}", end="", file=sys.stderr, flush=True)
                self._round += 1
                progress = self._take_in(lessons)
                went = [
                    _summary(table, [(t, one) for t, one in zip(tasks, lessons, strict=True)]) for table in self._tables
                ]
                print(f"round {self._round}: {'; '.join(went)}; {'; '.join(progress)}", flush=True)
                self._leave()
        return 0

    def _tasks(self) -> list[Task]:
        given = self._given
        chance = random.Random(f"{given.seed}/{self._round}")
        strangers: list[Plain] = []
        if self._fits:
            strangers = [
                {kind: fit.plain(given.distortion) for kind, fit in self._fits.items()} for _ in range(STRANGERS)
            ]
        shares = [table.share for table in self._tables]
        tasks: list[Task] = []
        for number in range(given.matches):
            table = chance.choices(self._tables, shares)[0]
            strange = chance.choice(strangers) if strangers and chance.random() < given.strange else None
            seed = f"{given.seed}/{self._round}/{number}"
            how = self._learned, self._choosing, strange, given.longest
            tasks.append(Task(given.game, *how, table, seed, given.bot, given.trust))
        return tasks

    def _take_in(self, lessons: Sequence[Lesson]) -> list[str]:
        """Learn from a round; says of each section how the error fell and how far off the judgement was on average."""
        given = self._given
        fresh: dict[str, Examples] = {}
        progress: list[str] = []
        for kind in self._pupil.sections:
            found = [example for lesson in lessons for example in lesson.examples if example.kind == kind]
            if not found:
                continue
            targets = np.array([example.target for example in found], np.float32)
            inputs = np.array([example.inputs for example in found], np.float32)
            fresh[kind] = Examples(inputs, targets, np.ones_like(targets))
        self._past = [*self._past, fresh][-given.keep :]
        for number, kind in enumerate(self._pupil.sections):
            rounds = [(age, past[kind]) for age, past in enumerate(reversed(self._past)) if kind in past]
            if not rounds:
                continue
            every = Examples(
                np.concatenate([one.inputs for _, one in rounds]),
                np.concatenate([one.targets for _, one in rounds]),
                np.concatenate([one.weights * np.float32(given.fade**age) for age, one in rounds]),
            )
            fit = self._fits.get(kind)
            if fit is None:
                names = self._pupil.judge.names(kind)
                fit = self._fits[kind] = Fit(names, self._learned[kind], given.units, every.inputs, number)
            errors = fit.learn(every, given.epochs, given.rate, given.decay)
            self._learned = {**self._learned, kind: fit.plain()}
            off = [example.error for lesson in lessons for example in lesson.examples if example.kind == kind]
            mean = sum(off) / len(off) if off else 0.0
            progress.append(
                f"{kind} ±{errors.spread:.1f} {errors.before:.2f} -> {errors.after:.2f}, off by {mean:+.1f}"
            )
        return progress

    def _leave(self) -> None:
        write(self._file, self._learned)
        if self._given.state is None:
            return
        arrays: dict[str, NDArray[Any]] = {"round": np.array(self._round)}
        for age, past in enumerate(self._past):
            for kind, examples in past.items():
                for field, array in zip(Examples._fields, examples, strict=True):
                    arrays[f"{age}/{kind}/{field}"] = array
        fresh = self._given.state.with_suffix(".new.npz")
        with fresh.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)
        fresh.replace(self._given.state)

    def _resume(self, state: Path) -> None:
        try:
            kept = np.load(state)
            self._round = int(kept["round"])
            ages = sorted({int(name.partition("/")[0]) for name in kept.files if "/" in name})
            for age in ages:
                past: dict[str, Examples] = {}
                for kind in self._pupil.sections:
                    names = [f"{age}/{kind}/{field}" for field in Examples._fields]
                    if names[0] in kept.files:
                        past[kind] = Examples(*(kept[name] for name in names))
                self._past.append(past)
        except (KeyError, ValueError, BadZipFile) as problem:
            raise CannotGoOn(f"{state} is not what an earlier run left: {problem}; remove it to begin anew") from None


def _summary(table: Table, played: Sequence[tuple[Task, Lesson]]) -> str:
    scores = [one.scores for task, one in played if task.table is table and one.scores and not one.strange]
    if not scores:
        return f"{table.players}p: no plain match came to its end"
    means = [sum(score[seat] for score in scores) / len(scores) for seat in range(len(scores[0]))]
    won = sum(score[0] > max(score[1:], default=0) for score in scores) / len(scores)
    return f"{table.players}p {' : '.join(f'{mean:.1f}' for mean in means)} ({won:.0%} of {len(scores)})"


if __name__ == "__main__":
    sys.exit(main())
