"""Statistics, against values known from elsewhere."""

from __future__ import annotations

import pytest

from serai.arena.statistics import correlation, deviation, mean, quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (190, 200, 0.9104, 0.9726),
        (45, 60, 0.6277, 0.8422),
    ],
)
def test_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_without_trials_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (mean([]), deviation([1]), quantile([], 0.5)) == (0.0, 0.0, 0.0)


def test_spread_and_correlation() -> None:
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.13809)
    assert quantile([4, 1, 3, 2], 0.5) == 2.5
    assert (quantile([4, 1, 3, 2], 0), quantile([4, 1, 3, 2], 1)) == (1, 4)
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 1, 1], [3, 2, 1]) == 0
