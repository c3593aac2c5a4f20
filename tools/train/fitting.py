"""Fits a judgement to examples: a sum and a small network beside it, by steps against the slope of the error.

Inputs are brought to a mean of 0 and a spread of 1 while learning, and the numbers are turned back when they are
written down; steps are Adam's. Nets of some thousand numbers take a second or two for a hundred thousand examples on a
processor, a few hundredths of what the matches take, so no accelerator is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.kernel.judgement import PARTS, TIMES
from tools.train.judge import Plain

Floats = NDArray[np.float32]
LEAST_SPREAD = 0.1  # what hardly varies in the examples must not get huge numbers
BATCH = 1024
HELD_OUT = 10  # of so many examples one is for measuring the error, not for learning
STEADY, STEADIER, TINY = 0.9, 0.999, 1e-8  # Adam's
SLOW_SUM = {"sum": 0.3}  # steps of the sum beside those of the network
DIGITS = 5


class Examples(NamedTuple):
    """Of one section: rows of inputs, what was still to come, and how much each counts."""

    inputs: Floats
    targets: Floats
    weights: Floats


class Errors(NamedTuple):
    """Root of the mean square error on examples that were held out; `spread` is that of the targets themselves."""

    before: float
    after: float
    spread: float


class Rows(NamedTuple):
    """Inputs with a mean of 0 and a spread of 1: as the network sees them, and as the sum counts them."""

    inputs: Floats
    columns: Floats

    def some(self, places: NDArray[np.intp]) -> Rows:
        return Rows(self.inputs[places], self.columns[places])


class Steps:
    """Adam's steps against the slope."""

    def __init__(self, numbers: dict[str, Floats], paces: Mapping[str, float]) -> None:
        self._numbers = numbers
        self._paces = paces
        self._slopes: dict[str, Any] = dict.fromkeys(numbers, 0.0)
        self._squares: dict[str, Any] = dict.fromkeys(numbers, 0.0)
        self._count = 0

    def go(self, slopes: dict[str, Floats], rate: float) -> None:
        self._count += 1
        for name, number in self._numbers.items():
            slope = slopes[name]
            self._slopes[name] = STEADY * self._slopes[name] + (1 - STEADY) * slope
            self._squares[name] = STEADIER * self._squares[name] + (1 - STEADIER) * slope**2
            mean = self._slopes[name] / (1 - STEADY**self._count)
            square = self._squares[name] / (1 - STEADIER**self._count)
            number -= rate * self._paces.get(name, 1.0) * mean / (np.sqrt(square) + TINY)


class Fit:
    """The numbers of one section while they are learned."""

    def __init__(self, names: Sequence[str], plain: Plain, units: int, inputs: Floats, seed: int) -> None:
        self._names = list(names)
        self._chance = np.random.default_rng(seed)
        self._mean = inputs.mean(0)
        self._spread = np.maximum(inputs.std(0), LEAST_SPREAD)
        columns = self._columns(inputs)
        self._column_mean = columns.mean(0)
        self._column_spread = np.maximum(columns.std(0), LEAST_SPREAD)
        size = len(names)
        known: dict[str, list[float]] = plain["features"]
        begun = len(plain["bias"])
        nothing = [0.0] * (PARTS + begun)
        rows = np.array([known.get(name, nothing) for name in names], np.float64)
        in_sum = rows[:, :PARTS].reshape(-1)
        if begun:
            weights = np.vstack([rows[:, PARTS:], np.array(plain["time"], np.float64)])
            hidden = weights * self._spread[:, None]
            bias = np.array(plain["bias"]) + self._mean @ weights
            out = np.array(plain["out"], np.float64)
        else:
            hidden = self._chance.normal(0, 1 / sqrt(size), (size + TIMES, units))
            hidden[inputs.std(0) == 0] = 0  # what was never seen to vary means nothing yet
            bias = self._chance.normal(0, 0.3, units)
            out = np.zeros(units)
        self._numbers = {
            "hidden": hidden.astype(np.float32),
            "bias": bias.astype(np.float32),
            "out": out.astype(np.float32),
            "sum": (in_sum * self._column_spread).astype(np.float32),
            "one": np.array([in_sum @ self._column_mean], np.float32),
        }

    def _columns(self, inputs: Floats) -> Floats:
        """What the sum counts: each feature as it is, and by both measures of time."""
        features, soon, late = inputs[:, :-TIMES], inputs[:, -2:-1], inputs[:, -1:]
        columns: Floats = np.stack([features, features * soon, features * late], 2).reshape(len(inputs), -1)
        return columns

    def learn(self, examples: Examples, epochs: int, rate: float, decay: float) -> Errors:
        """Go so many times over the examples."""
        order = self._chance.permutation(len(examples.inputs))
        rows = self.rows(examples.inputs[order])
        targets, weights = examples.targets[order], examples.weights[order]
        held = np.arange(len(order)) % HELD_OUT == 0
        held_out, learned = np.flatnonzero(held), np.flatnonzero(~held)
        first = self._numbers["sum"].copy()
        steps = Steps(self._numbers, SLOW_SUM)

        def error() -> float:
            return float(np.sqrt(np.mean((self.values(rows.some(held_out))[1] - targets[held_out]) ** 2)))

        before = error()
        for _ in range(epochs):
            self._chance.shuffle(learned)
            for start in range(0, len(learned), BATCH):
                some = learned[start : start + BATCH]
                here = rows.some(some)
                active, value = self.values(here)
                slopes = self.slopes(here, active, (value - targets[some]) * weights[some] / weights[some].sum())
                slopes["hidden"] += decay * self._numbers["hidden"]
                slopes["sum"] += decay * (self._numbers["sum"] - first)
                steps.go(slopes, rate)
        return Errors(before, error(), float(targets[held_out].std()))

    def rows(self, inputs: Floats) -> Rows:
        """Inputs as they are reckoned with while learning."""
        columns = (self._columns(inputs) - self._column_mean) / self._column_spread
        return Rows(((inputs - self._mean) / self._spread).astype(np.float32), columns.astype(np.float32))

    def values(self, rows: Rows) -> tuple[Floats, Floats]:
        """How active the units are, and the points still to come."""
        numbers = self._numbers
        active = np.maximum(rows.inputs @ numbers["hidden"] + numbers["bias"], 0)
        return active, active @ numbers["out"] + rows.columns @ numbers["sum"] + numbers["one"][0]

    def slopes(self, rows: Rows, active: Floats, off: Floats) -> dict[str, Floats]:
        """Where what is wrong with the values comes from, by number."""
        behind = np.outer(off, self._numbers["out"]) * (active > 0)
        return {
            "hidden": rows.inputs.T @ behind,
            "bias": behind.sum(0),
            "out": active.T @ off,
            "sum": rows.columns.T @ off,
            "one": np.array([off.sum()], np.float32),
        }

    def steps(self, paces: Mapping[str, float]) -> Steps:
        return Steps(self._numbers, paces)

    def plain(self, distortion: float = 0.0) -> Plain:
        """The judgement as it is written down; distorted by chance by about so many points a feature, half of them."""
        numbers = self._numbers
        in_sum = numbers["sum"].astype(np.float64).reshape(-1, PARTS)
        if distortion:
            noise = self._chance.normal(0, distortion, len(in_sum)) * (self._chance.random(len(in_sum)) < 0.5)
            spread = self._column_spread.reshape(-1, PARTS)[:, 1]
            in_sum[:, 1] += noise * np.minimum(1, spread / 0.4)  # what is rare must not get huge numbers
        weights = numbers["hidden"] / self._spread[:, None]
        bias = numbers["bias"] - self._mean @ weights
        scaled = in_sum.reshape(-1) / self._column_spread
        rows = np.hstack([scaled.reshape(-1, PARTS), weights[:-TIMES]])
        rows[self._names.index("one"), 0] += numbers["one"][0] - scaled @ self._column_mean
        return {
            "features": {name: _rounded(row) for name, row in zip(self._names, rows, strict=True)},
            "time": [_rounded(row) for row in weights[-TIMES:]],
            "bias": _rounded(bias),
            "out": _rounded(numbers["out"]),
        }


def _rounded(numbers: NDArray[Any]) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
