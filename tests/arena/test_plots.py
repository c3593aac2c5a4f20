"""Plots: round scales, whole drawings, names that can be told apart."""

from __future__ import annotations

import re

import pytest

from serai.arena.plots import bars, boxes, intervals, scale


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (3, 108, [0, 25, 50, 75, 100, 125]),
        (-7, 31, [-10, 0, 10, 20, 30, 40]),
        (-3, -1, [-3, -2, -1, 0]),
        (0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ],
)
def test_a_scale_has_a_few_round_numbers_and_0(low: float, high: float, marks: list[float]) -> None:
    assert scale(low, high) == pytest.approx(marks)


def numbers(svg: str, element: str, attribute: str) -> list[float]:
    return [float(found) for found in re.findall(rf'<{element} (?:[^>]* )?{attribute}="([-\d.]+)"', svg)]


def test_bars_below_0_go_to_the_left() -> None:
    svg = bars("points", [("palace", 10.0), ("debts", -5.0)])
    (gain, debt), (gained, owed) = numbers(svg, "rect", "x"), numbers(svg, "rect", "width")
    assert debt + owed == pytest.approx(gain)
    assert gained == pytest.approx(2 * owed, abs=0.2)


def test_everything_lies_within_the_drawing() -> None:
    for svg in (
        boxes("scores", [("a", [-20, 3, 90]), ("b", [4])]),
        intervals("shares", [("a", 1.0, 0.5, 1.0), ("b", 0.0, 0.0, 0.5)]),
        bars("points", []),
    ):
        found = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
        assert found is not None
        width, height = map(int, found.groups())
        assert all(0 <= x <= width for name in ("x", "x1", "x2", "cx") for x in numbers(svg, r"\w+", name))
        assert all(0 <= y <= height for name in ("y", "y1", "y2", "cy") for y in numbers(svg, r"\w+", name))


def test_long_names_keep_both_ends() -> None:
    svg = intervals("shares", [(f"stdio:python3 {'deep/' * 20}one_bot.py", 0.5, 0.4, 0.6)])
    assert re.search(r">stdio:[^<]*…[^<]*one_bot\.py<", svg)
