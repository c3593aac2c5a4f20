"""A learned judgement: how many points a seat will still make, from what a game looks at in it.

A sum and a small network beside it. In the sum each feature counts three times: as it is, by how long the match still
is (a turn to come makes a gold worth something; ten do not make it worth ten times as much), and for each turn to come
(what brings something again and again). The network sees the same features and the time, and adds what no sum can say:
that dice are worth more with cards to put them on. `tools/train` learns both from matches; a file in the game's
`thinking/` keeps them. Both builds reckon in the same order, so they come to the same numbers.

The network is kept in attributes, eight units an object, and not in lists: compiled, an attribute is a plain number,
where a list holds an object for each, and a loop over two lists at once makes a pair of every two.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

SOON: Final = 4.0  # turns after which half of what a feature can still bring is brought
LONG: Final = 20.0  # turns of a match, about
PARTS: Final = 3  # numbers of a feature in the sum
TOGETHER: Final = 8  # units that are reckoned at once
TIMES: Final = 2  # what the network sees besides the features: both measures of the time that is left
NOTHING_LEARNED: Final[dict[str, Any]] = {"features": {}, "time": [[], []], "bias": [], "out": []}


class JudgementError(ValueError):
    """A judgement lacks a number, or has one too many: says which."""


def times(turns: float) -> tuple[float, float]:
    """How much time is left, from the turns that a seat still has: by how soon it is over, and in matches."""
    return turns / (turns + SOON), turns / LONG


def plain_numbers(package: str, learned: str = "judgement") -> dict[str, dict[str, Any]]:
    """What a game thinks with, as its files stand: what was set by hand, and what was learned."""
    folder = files(package)
    by_hand = tomllib.loads((folder / "weights.toml").read_text("utf-8"))
    file = folder / f"{learned}.json"
    return {**by_hand, **json.loads(file.read_text("utf-8"))} if file.is_file() else by_hand


class Judgement:
    """The numbers of one kind of seat; while nothing is learned (`is_empty`) it need not be asked."""

    def __init__(self, names: Sequence[str], plain: Mapping[str, Any]) -> None:
        """`names` are the features that it will be asked about; those it has not learned count nothing."""
        learned: dict[str, list[float]] = {
            name: [float(number) for number in numbers] for name, numbers in plain["features"].items()
        }
        odd = sorted(set(learned) - set(names))
        if odd:
            raise JudgementError(f"the judgement has numbers for {', '.join(odd)}: there is no such feature")
        bias: list[float] = [float(number) for number in plain["bias"]]
        out: list[float] = [float(number) for number in plain["out"]]
        units = len(bias)
        if len(out) != units:
            raise JudgementError(f"the judgement has {units} units, but {len(out)} numbers behind them")
        wanted = PARTS + units
        for name, numbers in learned.items():
            if len(numbers) != wanted:
                raise JudgementError(f"{name} should have {wanted} numbers, not {len(numbers)}")
        time = [[float(number) for number in numbers] for numbers in plain["time"]]
        if len(time) != TIMES or any(len(numbers) != units for numbers in time):
            raise JudgementError(f"`time` should be {TIMES} lists of {units} numbers")
        nothing = [0.0] * wanted
        rows = [learned.get(name, nothing) for name in names]
        self._terms: list[Term] = [Term(row[:PARTS]) for row in rows]
        self._blocks: list[Block] = [Block(rows, bias, out, time, first) for first in range(0, units, TOGETHER)]
        self.is_empty = not any(out) and not any(any(row[:PARTS]) for row in rows)

    def of(self, features: list[float], soon: float, late: float) -> float:
        """The points still to come."""
        value = 0.0
        terms = self._terms
        for number, feature in enumerate(features):
            if feature:
                term = terms[number]
                value += feature * (term.now + soon * term.soon + late * term.late)
        for block in self._blocks:
            value = block.added_to(value, features, soon, late)
        return value


class Term:
    """What a feature counts in the sum: as it is, by how soon the match is over, and for each turn to come."""

    __slots__ = ("late", "now", "soon")

    def __init__(self, numbers: list[float]) -> None:
        self.now: Final[float] = numbers[0]
        self.soon: Final[float] = numbers[1]
        self.late: Final[float] = numbers[2]


class Eight:
    """Eight numbers, one for each unit of a block."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, numbers: list[float]) -> None:
        eight = [*numbers, *[0.0] * (TOGETHER - len(numbers))]
        self.a: Final[float] = eight[0]
        self.b: Final[float] = eight[1]
        self.c: Final[float] = eight[2]
        self.d: Final[float] = eight[3]
        self.e: Final[float] = eight[4]
        self.f: Final[float] = eight[5]
        self.g: Final[float] = eight[6]
        self.h: Final[float] = eight[7]


class Block:
    """Eight units of the network; what is missing to eight counts nothing."""

    __slots__ = ("_bias", "_late", "_out", "_rows", "_soon")

    def __init__(
        self, rows: list[list[float]], bias: list[float], out: list[float], time: list[list[float]], first: int
    ) -> None:
        last = first + TOGETHER
        self._rows: Final[list[Eight]] = [Eight(row[PARTS:][first:last]) for row in rows]
        self._bias: Final[Eight] = Eight(bias[first:last])
        self._out: Final[Eight] = Eight(out[first:last])
        self._soon: Final[Eight] = Eight(time[0][first:last])
        self._late: Final[Eight] = Eight(time[1][first:last])

    def added_to(self, value: float, features: list[float], soon: float, late: float) -> float:
        """A value, and what the units that are active add to it."""
        bias, nearness, length = self._bias, self._soon, self._late
        a = bias.a + soon * nearness.a + late * length.a
        b = bias.b + soon * nearness.b + late * length.b
        c = bias.c + soon * nearness.c + late * length.c
        d = bias.d + soon * nearness.d + late * length.d
        e = bias.e + soon * nearness.e + late * length.e
        f = bias.f + soon * nearness.f + late * length.f
        g = bias.g + soon * nearness.g + late * length.g
        h = bias.h + soon * nearness.h + late * length.h
        rows = self._rows
        for number, feature in enumerate(features):
            if feature:
                row = rows[number]
                a += feature * row.a
                b += feature * row.b
                c += feature * row.c
                d += feature * row.d
                e += feature * row.e
                f += feature * row.f
                g += feature * row.g
                h += feature * row.h
        out = self._out
        value = value + a * out.a if a > 0.0 else value
        value = value + b * out.b if b > 0.0 else value
        value = value + c * out.c if c > 0.0 else value
        value = value + d * out.d if d > 0.0 else value
        value = value + e * out.e if e > 0.0 else value
        value = value + f * out.f if f > 0.0 else value
        value = value + g * out.g if g > 0.0 else value
        return value + h * out.h if h > 0.0 else value
