"""python -m tools.train GAME: see tools/train/__init__.py and docs/bots.md."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from copy import deepcopy
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.bots.workers import collect_garbage_rarely
from serai.games import UnknownGame
from tools.train.courses import habits_of, tables_of
from tools.train.fitting import Examples, Fit, Steps
from tools.train.judge import NotTaught, Plain, Pupil, read, thinking, write
from tools.train.practice import Bout, Floats, Practice, Thoughts, practise

BATCH = 1024  # thoughts
CLIP = 0.2  # by how much at most what was likely gets likelier or less likely from one match
FORECAST_EPOCHS, FORECAST_RATE, FORECAST_DECAY = 2, 0.001, 1e-4


class Learned(NamedTuple):
    """Thoughts with what came of them."""

    thoughts: Thoughts
    gain: Floats  # by thought: by how much it turned out better than was to be expected
    targets: tuple[Floats, Floats]  # the points that still came for both, for the forecast


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Learn to choose, and to forecast.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="when to begin no further round (default: 10)")
    parser.add_argument("--rounds", type=int, default=100000, help="how many at most")
    parser.add_argument("--matches", type=int, default=320, help="of a round (default: 320)")
    parser.add_argument("--epochs", type=int, default=3, help="how often each match is learned from (default: 3)")
    parser.add_argument("--sum", type=float, default=0.7, help="steps of the sum, of --rate (default: 0.7)")
    parser.add_argument("--hidden", type=float, default=0.5, help="steps of the units, of --rate (default: 0.5)")
    parser.add_argument("--units", type=int, default=16, help="of a new network (default: 16)")
    parser.add_argument("--keep", type=int, default=5, help="rounds that forecasts are learned from (default: 5)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="practice")
    parser.add_argument("--folder", type=Path, help="of choice.json and judgement.json (default: the game's)")
    for name, kind, what in (
        ("effort", int, "options tried in a turn"),
        ("openings", int, "that are followed, by the game's priors; 0: all"),
        ("ways", int, "that are chosen from"),
        ("warmth", float, "points: the larger, the more is left to chance"),
        ("fade", float, "how much later turns count for what came of one: from 0 to 1"),
        ("rate", float, "of learning"),
    ):
        parser.add_argument(f"--{name}", type=kind, help=f"{what} (default: the game's, in courses.toml)")
    given = parser.parse_args(arguments)
    try:
        for name, number in habits_of(given.game).items():
            if getattr(given, name) is None:
                setattr(given, name, number)
        Practising(given).run()
    except (NotTaught, UnknownGame, OSError) as problem:
        print(f"tools.train: {problem}", file=sys.stderr)
        return 1
    return 0


class Practising:
    """Rounds of matches, and what is learned from them."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._pupil = Pupil(given.game)
        folder = given.folder or thinking(given.game)
        self._choice_file, self._forecast_file = folder / "choice.json", folder / "judgement.json"
        self._forecast: Plain = read(self._forecast_file)
        self._learned: Plain = read(self._choice_file) if self._choice_file.is_file() else self._forecast
        self._tables = tables_of(given.game)
        self._round = 0
        self._choosers: dict[str, Fit] = {}
        self._steps: dict[str, Steps] = {}
        self._forecasters: dict[str, Fit] = {}
        self._past: list[dict[str, Examples]] = []  # examples of the rounds that count, the newest last

    def run(self) -> None:
        """The next round is played while one is learned from."""
        given = self._given
        until = monotonic() + 60 * given.minutes
        with get_context("fork").Pool(given.jobs, collect_garbage_rarely) as pool:
            bouts, by = self._bouts(), deepcopy(self._choosers)
            coming = pool.imap(practise, bouts, chunksize=2)
            while True:
                found, then, played_by = list(coming), bouts, by
                self._round += 1
                is_last = self._round == given.rounds or monotonic() > until
                if not is_last:
                    bouts, by = self._bouts(), deepcopy(self._choosers)
                    coming = pool.imap(practise, bouts, chunksize=2)
                text = self._take_in([thoughts for one in found for thoughts in one.thoughts], played_by)
                print(f"round {self._round}: {self._summary(then, found)}; {text}", flush=True)
                write(self._choice_file, self._learned)
                write(self._forecast_file, self._forecast)
                if is_last:
                    return

    def _summary(self, bouts: Sequence[Bout], found: Sequence[Practice]) -> str:
        went: list[str] = []
        for table in self._tables:
            scores = [one.scores for bout, one in zip(bouts, found, strict=True) if bout.table is table and one.scores]
            if scores:
                means = [sum(score[seat] for score in scores) / len(scores) for seat in range(len(scores[0]))]
                won = sum(score[0] > max(score[1:], default=0) for score in scores) / len(scores)
                went.append(
                    f"{table.players}p {' : '.join(f'{mean:.1f}' for mean in means)} ({won:.0%} of {len(scores)})"
                )
        return "; ".join(went) or "no match came to its end"

    def _bouts(self) -> list[Bout]:
        given = self._given
        chance = np.random.default_rng(self._round)
        shares = np.array([table.share for table in self._tables])
        bouts: list[Bout] = []
        for number in range(given.matches):
            table = self._tables[int(chance.choice(len(self._tables), p=shares / shares.sum()))]
            seed = f"{given.seed}/{self._round}/{number}"
            bouts.append(
                Bout(given.game, self._learned, table, seed, given.effort, given.ways, given.warmth, given.openings)
            )
        return bouts

    def _fit(self, fits: dict[str, Fit], kind: str, plain: Plain, inputs: Floats) -> Fit:
        """The numbers of a section while they are learned; the first inputs say how much each feature varies."""
        if kind not in fits:
            fits[kind] = Fit(self._pupil.judge.names(kind), plain[kind], self._given.units, inputs, len(fits))
        return fits[kind]

    def _take_in(self, every: list[Thoughts], by: dict[str, Fit]) -> str:
        """Learn from the thoughts of a round that was played `by` these numbers; says what came of it."""
        chosen: dict[str, list[Floats]] = {}
        for one in every:
            rows = np.arange(len(one.taken))
            live = one.counts[rows, one.taken] > 0
            chosen.setdefault(one.kinds[0], []).append(one.mine[rows, one.taken][live])
            chosen.setdefault(one.kinds[1], []).append(one.theirs[rows, one.taken][live])
        for kind, found in chosen.items():
            inputs = np.concatenate(found)
            self._fit(self._choosers, kind, self._learned, inputs)
            self._fit(self._forecasters, kind, self._forecast, inputs)
        by = by or deepcopy(self._choosers)  # of the first round
        learned = [self._judged(one, by) for one in every]
        text = f"{self._choose_better(learned, by)}; {self._forecast_better(learned)}" if learned else "nothing learned"
        self._learned = {**self._learned, **{kind: fit.plain() for kind, fit in self._choosers.items()}}
        self._forecast = {**self._forecast, **{kind: fit.plain() for kind, fit in self._forecasters.items()}}
        return text

    def _both(self, fits: dict[str, Fit], one: Thoughts) -> tuple[Floats, Floats]:
        """By thought and way: the learned parts of both scores."""
        found: list[Floats] = []
        for kind, inputs in zip(one.kinds, (one.mine, one.theirs), strict=True):
            value = fits[kind].values(fits[kind].rows(inputs.reshape(-1, inputs.shape[-1])))[1]
            found.append(np.where(one.counts > 0, value.reshape(one.counts.shape), 0).astype(np.float32))
        return found[0], found[1]

    def _judged(self, one: Thoughts, by: dict[str, Fit]) -> Learned:
        """How much better each turn came out than was to be expected; what comes later counts less."""
        given = self._given
        fade = given.fade
        choice = self._both(by, one)
        forecast = self._both(self._forecasters, one)
        there = one.counts >= 0
        logits = _logs(np.where(there, one.worth / given.warmth, -np.inf))
        shares = np.exp(logits)
        worth = one.worth - choice[0] + choice[1] + forecast[0] - forecast[1]
        expected = (shares * np.where(there, worth, 0)).sum(1)  # before each choice
        count = len(one.taken)
        came = np.zeros(count, np.float32)
        later = one.lead
        for place in range(count - 1, -1, -1):
            came[place] = later
            later = fade * later + (1 - fade) * expected[place]
        targets: list[Floats] = []
        for who in (0, 1):
            known = one.scores[..., who] - choice[who]
            mean = (shares * np.where(there, known + forecast[who], 0)).sum(1)
            later = float(one.finals[who])
            target = np.zeros(count, np.float32)
            for place in range(count - 1, -1, -1):
                target[place] = later - known[place, one.taken[place]]
                later = fade * later + (1 - fade) * mean[place]
            targets.append(target)
        return Learned(one, (came - expected).astype(np.float32), (targets[0], targets[1]))

    def _choose_better(self, learned: list[Learned], by: dict[str, Fit]) -> str:
        """Make the ways that turned out better than expected likelier."""
        given = self._given
        chance = np.random.default_rng(self._round)
        kls: list[float] = []
        sharp: list[float] = []
        groups: dict[tuple[str, str], list[Learned]] = {}
        for one in learned:
            groups.setdefault(one.thoughts.kinds, []).append(one)
        spread = float(np.concatenate([one.gain for one in learned]).std())
        for kind in self._choosers:
            self._steps.setdefault(
                kind, self._choosers[kind].steps({"hidden": given.hidden, "bias": given.hidden, "sum": given.sum})
            )
        stacks = {kinds: Stack(ones, spread, self._choosers, by, given.warmth) for kinds, ones in groups.items()}
        for epoch in range(given.epochs):
            order: list[tuple[Stack, NDArray[Any]]] = []
            for stack in stacks.values():
                places = chance.permutation(len(stack.gain))
                order += [(stack, places[start : start + BATCH]) for start in range(0, len(places), BATCH)]
            for number in chance.permutation(len(order)):
                stack, places = order[number]
                slopes, kl, best = stack.slopes(places, self._choosers)
                for kind, slope in slopes.items():
                    self._steps[kind].go(slope, given.rate)
                if epoch == given.epochs - 1:
                    kls.append(kl)
                    sharp.append(best)
        return f"gain ±{spread:.1f}, kl {np.mean(kls):+.4f}, best {np.mean(sharp):.2f}"

    def _forecast_better(self, learned: list[Learned]) -> str:
        """Fit the forecast to what came of the last rounds; says how far it was off in this one, before."""
        fresh: dict[str, list[tuple[Floats, Floats]]] = {}
        for one in learned:
            thoughts = one.thoughts
            rows = np.arange(len(thoughts.taken))
            live = thoughts.counts[rows, thoughts.taken] > 0
            for kind, inputs, target in zip(thoughts.kinds, (thoughts.mine, thoughts.theirs), one.targets, strict=True):
                fresh.setdefault(kind, []).append((inputs[rows, thoughts.taken][live], target[live]))
        kept: dict[str, Examples] = {}
        for kind, found in fresh.items():
            targets = np.concatenate([targets for _, targets in found])
            kept[kind] = Examples(np.concatenate([inputs for inputs, _ in found]), targets, np.ones_like(targets))
        self._past = [*self._past, kept][-self._given.keep :]
        text: list[str] = []
        for kind, new in kept.items():
            values = self._forecasters[kind].values(self._forecasters[kind].rows(new.inputs))[1]
            text.append(f"{kind} off {np.mean(new.targets - values):+.1f} ±{np.std(new.targets - values):.1f}")
            rounds = [past[kind] for past in self._past if kind in past]
            every = Examples(*(np.concatenate([getattr(one, field) for one in rounds]) for field in Examples._fields))
            self._forecasters[kind].learn(every, FORECAST_EPOCHS, FORECAST_RATE, FORECAST_DECAY)
        return ", ".join(text)


class Stack:
    """The thoughts of one pair of sections, their ways one below the other."""

    def __init__(
        self, ones: list[Learned], spread: float, fits: dict[str, Fit], by: dict[str, Fit], warmth: float
    ) -> None:
        self.kinds = ones[0].thoughts.kinds
        self._warmth = warmth
        counts = np.concatenate([one.thoughts.counts for one in ones])
        worth = np.concatenate([one.thoughts.worth for one in ones])
        there = counts >= 0
        self._there = there
        self._live = counts > 0
        self._row = np.where(self._live, np.cumsum(self._live).reshape(counts.shape) - 1, 0)
        self._old = _logs(np.where(there, worth / warmth, -np.inf)).astype(np.float32)
        self._logits = np.where(there, worth / warmth, -np.inf).astype(np.float32)
        self._taken = np.concatenate([one.thoughts.taken for one in ones])
        self.gain = (np.concatenate([one.gain for one in ones]) / spread).astype(np.float32)
        inputs = [
            np.concatenate([getattr(one.thoughts, who)[one.thoughts.counts > 0] for one in ones])
            for who in ("mine", "theirs")
        ]
        self._rows = [fits[kind].rows(here) for kind, here in zip(self.kinds, inputs, strict=True)]
        before = [by[kind].values(by[kind].rows(here))[1] for kind, here in zip(self.kinds, inputs, strict=True)]
        self._before = before[0] - before[1]

    def slopes(self, places: NDArray[Any], fits: dict[str, Fit]) -> tuple[dict[str, dict[str, Floats]], float, float]:
        """Where the chances of the ways that were taken should move, how far they have, and how sure choices are."""
        live = self._live[places]
        rows = self._row[places][live]
        here = [one.some(rows) for one in self._rows]
        actives, values = zip(
            *(fits[kind].values(one) for kind, one in zip(self.kinds, here, strict=True)), strict=True
        )
        change = np.zeros(live.shape, np.float32)
        change[live] = (values[0] - values[1] - self._before[rows]) / self._warmth
        new = _logs(self._logits[places] + change)
        one, taken, gain = np.arange(len(places)), self._taken[places], self.gain[places]
        old = self._old[places, taken]
        ratio = np.exp(new[one, taken] - old)
        clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(clipped, 0, -ratio * gain) / len(places)
        shares = np.exp(new)
        off = -push[:, None] * shares
        off[one, taken] += push
        flat = (off[live] / self._warmth).astype(np.float32)
        first = fits[self.kinds[0]].slopes(here[0], actives[0], flat)
        second = fits[self.kinds[1]].slopes(here[1], actives[1], -flat)
        if self.kinds[0] == self.kinds[1]:
            found = {self.kinds[0]: {name: slope + second[name] for name, slope in first.items()}}
        else:
            found = {self.kinds[0]: first, self.kinds[1]: second}
        return found, float(np.mean(old - new[one, taken])), float(np.mean(shares.max(1)))


def _logs(logits: Floats) -> Floats:
    """Logarithms of the chances with which each of some alternatives is chosen."""
    most = logits.max(1, keepdims=True)
    chances: Floats = logits - most - np.log(np.exp(logits - most).sum(1, keepdims=True))
    return chances


if __name__ == "__main__":
    sys.exit(main())
