"""python -m tools.instinct GAME: see tools/instinct/__init__.py and docs/bots.md."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from pickle import UnpicklingError
from time import monotonic

import torch

from serai.bots.levels import UnknownBot, make_bot
from serai.games import UnknownGame
from serai.kernel.learned import InstinctError, Learned
from tools.instinct.course import Course, NoCourse
from tools.instinct.net import DEVICE, Learner, Net
from tools.instinct.play import Examples, Outcome, Played, Task, joined, play


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.instinct", description="Learn by playing what appeals.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.add_argument("--minutes", type=float, default=5, help="when to begin no further round (default: 5)")
    parser.add_argument("--rounds", type=int, default=10_000, help="how many at most")
    parser.add_argument("--matches", type=int, default=2048, help="of a round (default: 2048)")
    parser.add_argument("--lessons", type=int, default=4, help="in which a teacher takes turns with the instinct")
    parser.add_argument("--lesson-seconds", type=float, default=8, help="of each, and half of the first")
    parser.add_argument("--teacher", default="greedy:effort=100", help="who is imitated first")
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=4, help="over the examples of a round")
    parser.add_argument("--size", type=int, default=4096, help="decisions of a step")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=2e-4)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--curiosity", type=float, default=0.01)
    parser.add_argument("--patience", type=float, default=0.85, help="for what later turns bring (default: 0.85)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="instinct")
    parser.add_argument("--state", type=Path, help="a file to go on from, and to leave everything in")
    parser.add_argument("--like", type=Path, help="the file of a similar game to begin with")
    given = parser.parse_args(arguments)
    torch.manual_seed(1)
    try:
        make_bot(given.teacher, "try")
        Training(given).run()
    except (CannotGoOn, InstinctError, NoCourse, OSError, UnknownBot, UnknownGame) as problem:
        print(f"tools.instinct: {problem}", file=sys.stderr)
        return 1
    return 0


class CannotGoOn(ValueError):
    """The state of an earlier run cannot be used; says why."""


class Training:
    """Imitation of the teacher, then rounds of own matches."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._course = Course(given.game)
        self._net = Net(self._course, given.units)
        self._learner = Learner(self._net, given.rate)
        self._round = 0
        self._start = monotonic()
        self._taught: list[Examples] = []
        if given.like is not None:
            self._net.adopt(Learned(given.like.read_bytes()))
        if given.state is not None and given.state.exists():
            self._resume(given.state)

    def run(self) -> None:
        given = self._given
        if not self._round:
            for lesson in range(1 + given.lessons):
                with get_context("spawn").Pool(given.jobs) as pool:  # a new one: what is not played in time is dropped
                    self._imitate(pool, lesson)
        until = self._start + 60 * given.minutes
        last = self._round + given.rounds
        with get_context("spawn").Pool(given.jobs) as pool:
            player = self._net.twin()
            coming = pool.imap_unordered(play, self._tasks())
            while self._round < last and monotonic() < until:
                done = (monotonic() - self._start) / (60 * given.minutes)
                for group in self._learner.steps.param_groups:
                    group["lr"] = given.rate + (given.last_rate - given.rate) * min(1.0, done)
                examples, outcomes = _gathered(coming)
                self._round += 1
                played = monotonic()
                played_by, player = player, self._net.twin()
                coming = pool.imap_unordered(play, self._tasks())  # meanwhile: with what was learned up to here
                progress = self._learner.improve(
                    examples, played_by, given.epochs, given.size, given.clip, given.curiosity
                )
                if self._round % 5 == 1:
                    print(
                        f"{monotonic() - self._start:.0f} s, round {self._round}: {self._went(outcomes)}; {progress}; "
                        f"{len(examples.seen)} decisions, learned in {monotonic() - played:.1f} s",
                        flush=True,
                    )
                    self._leave()
            pool.terminate()
        self._leave()

    def _tasks(self) -> list[Task]:
        given = self._given
        chunks = 4 * given.jobs
        packed = self._net.packed(1)
        return [
            Task(
                given.game,
                f"{given.seed}/{self._round}/{n}",
                max(1, given.matches // chunks),
                packed,
                "",
                0.0,
                given.patience,
            )
            for n in range(chunks)
        ]

    def _imitate(self, pool: Pool, lesson: int) -> None:
        """Learn from a teacher that plays all turns, in later lessons those that the instinct leaves to it."""
        given = self._given
        alone = lesson == 0 and given.like is None
        packed = None if alone else self._net.packed(1)
        taught = 1.0 if alone else 0.5
        tasks = [
            Task(given.game, f"{given.seed}/taught/{lesson}/{n}", 1, packed, given.teacher, taught, 0.0)
            for n in range(100_000)
        ]
        began = monotonic()
        found: list[Played] = []
        for one in pool.imap_unordered(play, tasks):
            found.append(one)
            if monotonic() - began > given.lesson_seconds * (2 if not lesson else 1):
                break
        pool.terminate()
        examples, outcomes = _gathered(iter(found))
        self._taught.append(examples)
        print(
            f"{monotonic() - self._start:.0f} s, {len(outcomes)} matches with a teacher: {self._went(outcomes)}",
            flush=True,
        )
        everything = joined(self._taught)
        progress = self._learner.imitate(everything, 6 if not lesson else 3, given.size)
        print(
            f"{monotonic() - self._start:.0f} s, {len(everything.seen)} decisions imitated: {', '.join(progress)}",
            flush=True,
        )

    def _went(self, outcomes: Sequence[Outcome]) -> str:
        progress: list[str] = []
        for number, table in enumerate(self._course.tables):
            mine = [one for one in outcomes if one.table == number]
            if not mine:
                continue
            means = [sum(one.scores[seat] for one in mine) / len(mine) for seat in range(len(mine[0].scores))]
            won = sum(one.won for one in mine) / len(mine)
            made = sum(one.decisions for one in mine) / len(mine)
            progress.append(
                f"{table.players}p {' : '.join(f'{mean:.1f}' for mean in means)} ({won:.0%} of {len(mine)}, {made:.0f})"
            )
        return "; ".join(progress)

    def _resume(self, state: Path) -> None:
        try:
            kept = torch.load(state, map_location=DEVICE)
            self._net.load_state_dict(kept["net"])
            self._learner.steps.load_state_dict(kept["steps"])
            self._round = kept["round"]
        except (EOFError, KeyError, RuntimeError, UnpicklingError) as problem:
            first_line = str(problem).splitlines()[0]
            raise CannotGoOn(f"{state} is not what an earlier run with as many units left: {first_line}") from None

    def _leave(self) -> None:
        given = self._given
        fresh = given.out.with_suffix(".new")
        fresh.write_bytes(self._net.packed(9))
        fresh.replace(given.out)
        if given.state is not None:
            state = {"net": self._net.state_dict(), "steps": self._learner.steps.state_dict(), "round": self._round}
            torch.save(state, given.state)


def _gathered(found: Iterator[Played]) -> tuple[Examples, list[Outcome]]:
    parts: list[Examples] = []
    outcomes: list[Outcome] = []
    for one in found:
        if one.examples is not None:
            parts.append(one.examples)
        outcomes += one.outcomes
    return joined(parts), outcomes


if __name__ == "__main__":
    sys.exit(main())
