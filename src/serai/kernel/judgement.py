"""A learned judgement: how many points a seat will still make, from what a game looks at in it.

A sum and a small network beside it. In the sum each feature counts three times: as it is, by how long the match still
is (a turn to come makes a gold worth something; ten do not make it worth ten times as much), and for each turn to come
(what brings something again and again). The network sees the same features and the time, and adds what no sum can say:
that dice are worth more with cards to put them on. `tools/train` learns both from matches; a file in the game's
`thinking/` keeps them. Both builds reckon in the same order, so they come to the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

SOON: Final = 4.0  # turns after which half of what a feature can still bring is brought
LONG: Final = 20.0  # turns of a match, about
PARTS: Final = 3  # numbers of a feature in the sum
TIMES: Final = 2  # what the network sees besides the features: both measures of the time that is left


class JudgementError(ValueError):
    """A judgement lacks a number, or has one too many: says which."""


def times(turns: float) -> tuple[float, float]:
    """How much time is left, from the turns that a seat still has: by how soon it is over, and in matches."""
    return turns / (turns + SOON), turns / LONG


class Judgement:
    """The numbers of one kind of seat."""

    def __init__(self, names: Sequence[str], plain: Mapping[str, Any]) -> None:
        """`names` are the features that it will be asked about; those it has not learned count nothing."""
        learned: dict[str, list[float]] = {
            name: [float(number) for number in numbers] for name, numbers in plain["features"].items()
        }
        odd = sorted(set(learned) - set(names))
        if odd:
            raise JudgementError(f"the judgement has numbers for {', '.join(odd)}: there is no such feature")
        self._bias: list[float] = [float(number) for number in plain["bias"]]
        self._out: list[float] = [float(number) for number in plain["out"]]
        units = len(self._bias)
        if len(self._out) != units:
            raise JudgementError(f"the judgement has {units} units, but {len(self._out)} numbers behind them")
        wanted = PARTS + units
        for name, numbers in learned.items():
            if len(numbers) != wanted:
                raise JudgementError(f"{name} should have {wanted} numbers, not {len(numbers)}")
        time = [[float(number) for number in numbers] for numbers in plain["time"]]
        if len(time) != TIMES or any(len(numbers) != units for numbers in time):
            raise JudgementError(f"`time` should be {TIMES} lists of {units} numbers")
        nothing = [0.0] * wanted
        rows = [learned.get(name, nothing) for name in names]
        self._sum: list[float] = [number for row in rows for number in row[:PARTS]]
        self._units: list[list[float]] = [[row[PARTS + unit] for row in rows] for unit in range(units)]
        self._soon: list[float] = time[0]
        self._late: list[float] = time[1]

    def of(self, features: list[float], soon: float, late: float) -> float:
        """The points still to come."""
        value = 0.0
        place = 0
        seen: list[int] = []
        given: list[float] = []
        for number, feature in enumerate(features):
            if feature:
                learned = self._sum
                value += feature * (learned[place] + soon * learned[place + 1] + late * learned[place + 2])
                seen.append(number)
                given.append(feature)
            place += PARTS
        for unit, weights in enumerate(self._units):
            total = self._bias[unit] + soon * self._soon[unit] + late * self._late[unit]
            for at in range(len(seen)):
                total += given[at] * weights[seen[at]]
            if total > 0.0:
                value += total * self._out[unit]
        return value
