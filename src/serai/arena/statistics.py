"""The few statistics that tournaments need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SURE = 1.959964  # standard deviations of a 95 % interval


class Interval(NamedTuple):
    """Where a share probably lies."""

    low: float
    high: float


def wilson(successes: float, trials: int, z: float = SURE) -> Interval:
    """The Wilson interval of a share: honest for few trials and for shares near 0 and 1."""
    if not trials:
        return Interval(0.0, 1.0)
    share = successes / trials
    z2 = z * z / trials
    middle = share + z2 / 2
    reach = z * sqrt(share * (1 - share) / trials + z2 / (4 * trials))
    return Interval(max(0.0, (middle - reach) / (1 + z2)), min(1.0, (middle + reach) / (1 + z2)))


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number below which that share of a sample lies."""
    ordered = sorted(numbers)
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's correlation; 0 where one of the two never changes."""
    middle_x, middle_y = mean(xs), mean(ys)
    spread_x = sum((x - middle_x) ** 2 for x in xs)
    spread_y = sum((y - middle_y) ** 2 for y in ys)
    if spread_x <= 0 or spread_y <= 0:
        return 0.0
    common = sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True))
    return common / sqrt(spread_x * spread_y)
