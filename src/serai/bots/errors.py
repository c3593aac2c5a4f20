"""How far forecasts are off: measured, for each game and each tenth of a match.

`thinking/forecast.toml` in a game's folder says how far the final scores of matches between bots lay from what had been
expected, by `python -m tools.forecasts`. What is still to come is what an appraisal errs about, and it errs by more the
more of it there is: so a forecast is the points of now, a share of what the appraisal promises beyond them, and a
constant. Around it lies an interval, and from leads come the chances to win. A game that was not measured has none of
these.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import erf, sqrt
from typing import Any

from serai.kernel.game import Game

TENTHS = 10
LISTS = ("come", "bias", "low", "high", "lead")  # of a game, a number for each tenth
_LEAST = 0.5  # points that the end of a match may still bring at least: nothing is certain before it


class Errors:
    """How far expected scores are off by the share of the match that is over, as lists over its tenths."""

    __slots__ = ("bias", "come", "high", "lead", "low")

    def __init__(
        self,
        come: Sequence[float],
        bias: Sequence[float],
        low: Sequence[float],
        high: Sequence[float],
        lead: Sequence[float],
    ) -> None:
        self.come = come  # the share that comes of the points that are promised beyond those of now
        self.bias = bias  # and how much more was reached on average
        self.low = low  # then one final score in ten is lower by more than this (negative) amount
        self.high = high  # and one in ten higher by more than this
        self.lead = lead  # standard deviation of what becomes of a lead

    def between(self, numbers: Sequence[float], share: float) -> float:
        """A number at a share of the match: those of the tenths hold in their middles."""
        place = min(max(share * TENTHS - 0.5, 0.0), TENTHS - 1.0)
        left = min(int(place), TENTHS - 2)
        return numbers[left] + (numbers[left + 1] - numbers[left]) * (place - left)

    def forecast(self, now: float, expected: float, share: float) -> float:
        """The final score of a seat that has so many points now, and whose appraisal expects so many."""
        return now + self.between(self.come, share) * (expected - now) + self.between(self.bias, share)

    def interval(self, score: float, share: float) -> tuple[float, float]:
        """Where four of five final scores lie, around a forecast."""
        low = min(self.between(self.low, share), -_LEAST)
        return score + low, score + max(self.between(self.high, share), _LEAST)

    def chances(self, scores: Sequence[float], share: float) -> list[float]:
        """The chances to win of seats that expect so much."""
        spread = max(self.between(self.lead, share), _LEAST)
        weights = [1.0] * len(scores)
        for seat, mine in enumerate(scores):
            for other, theirs in enumerate(scores):
                if other != seat:
                    weights[seat] *= max(1e-9, 0.5 + 0.5 * erf((mine - theirs) / spread / sqrt(2.0)))
        total = sum(weights)
        return [weight / total for weight in weights]


def errors_of(game: Game[Any]) -> Errors | None:
    """What was measured for a game; None where nothing was."""
    return _read(game.name)


@cache
def _read(name: str) -> Errors | None:
    try:
        text = (files("serai.games") / name.partition("+")[0] / "thinking" / "forecast.toml").read_text("utf-8")
    except OSError:
        return None
    found = tomllib.loads(text).get(name)
    if found is None:
        return None
    lists: list[list[float]] = []
    for key in LISTS:
        numbers = [float(one) for one in found[key]]
        if len(numbers) != TENTHS:
            raise ValueError(f"forecast.toml of {name}: {key} has {len(numbers)} numbers; there are {TENTHS} tenths")
        lists.append(numbers)
    return Errors(lists[0], lists[1], lists[2], lists[3], lists[4])
