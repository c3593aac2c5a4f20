"""Plots for reports, as SVG: one row for each name, numbers from left to right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10

from serai.arena.statistics import quantile

_WIDTH, _ROW = 700, 26
_LETTER = 7.5  # the width of a letter, roughly
_LONGEST = 34  # letters of a name
_MARKS = 5  # at most so many steps of the scale


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Shares, and where they probably lie: name, share, low, high."""
    plot = _Plot(title, [name for name, *_ in rows], 0.0, 1.0, percent=True)
    for row, (_, share, low, high) in enumerate(rows):
        plot.line(row, low, high, width=3)
        plot.draw(f'<circle cx="{plot.x(share):.1f}" cy="{plot.y(row)}" r="6" fill="var(--bar)"/>')
    return plot.svg()


def boxes(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Half of the numbers of each row in the box, nine tenths in the line."""
    numbers = [number for _, row in rows for number in row]
    plot = _Plot(title, [name for name, _ in rows], min(numbers, default=0), max(numbers, default=0))
    for row, (_, scores) in enumerate(rows):
        low, first, middle, third, high = (quantile(scores, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
        plot.line(row, low, high)
        plot.bar(row, first, third, opacity=0.45)
        x, y = plot.x(middle), plot.y(row)
        plot.draw(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 8}" y2="{y + 8}" stroke="var(--ink)" stroke-width="2"/>')
    return plot.svg()


def bars(title: str, rows: Sequence[tuple[str, float]]) -> str:
    """One number a row; those below 0 go to the left."""
    numbers = [number for _, number in rows]
    plot = _Plot(title, [name for name, _ in rows], min(numbers, default=0), max(numbers, default=0))
    for row, number in enumerate(numbers):
        plot.bar(row, min(0.0, number), max(0.0, number))
    return plot.svg()


def scale(low: float, high: float) -> list[float]:
    """Round numbers from at or below both 0 and `low` to at or above both 0 and `high`, a few."""
    low, high = min(0.0, low), max(0.0, high)
    if low == high:
        high = 1.0
    rough = (high - low) / _MARKS
    power = 10.0 ** floor(log10(rough))
    step = next(times * power for times in (1, 2, 2.5, 5, 10) if times * power >= rough * (1 - 1e-9))
    return [number * step for number in range(floor(low / step), ceil(high / step) + 1)]


class _Plot:
    """Draws in rows, from the lowest to the highest number of a scale."""

    def __init__(self, title: str, names: Sequence[str], low: float, high: float, percent: bool = False) -> None:
        self._title = title
        self._names = [_shortened(name) for name in names]
        self._marks = [0.0, 0.25, 0.5, 0.75, 1.0] if percent else scale(low, high)
        self._texts = [f"{100 * mark:g} %" if percent else f"{mark:g}".replace("-", "−") for mark in self._marks]
        self._left = 20 + _LETTER * max(map(len, self._names), default=0)
        self._parts: list[str] = []

    def x(self, number: float) -> float:
        low, high = self._marks[0], self._marks[-1]
        return self._left + (number - low) / (high - low) * _WIDTH

    def y(self, row: int) -> int:
        return row * _ROW + 13

    def draw(self, part: str) -> None:
        self._parts.append(part)

    def line(self, row: int, low: float, high: float, width: int = 1) -> None:
        y = self.y(row)
        self.draw(
            f'<line x1="{self.x(low):.1f}" x2="{self.x(high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="var(--bar)" stroke-width="{width}"/>'
        )

    def bar(self, row: int, low: float, high: float, opacity: float = 1.0) -> None:
        x, width = self.x(low), max(1.0, self.x(high) - self.x(low))
        self.draw(
            f'<rect x="{x:.1f}" y="{self.y(row) - 8}" width="{width:.1f}" height="16" '
            f'fill="var(--bar)" opacity="{opacity}"/>'
        )

    def svg(self) -> str:
        bottom = len(self._names) * _ROW
        size = f"0 0 {self._left + _WIDTH + 30:.0f} {bottom + 24}"
        parts = [*self._grid(bottom), *self._labels(), *self._parts]
        return f'<svg viewBox="{size}" role="img" aria-label="{escape(self._title)}">{"".join(parts)}</svg>'

    def _grid(self, bottom: int) -> Iterable[str]:
        for mark, text in zip(self._marks, self._texts, strict=True):
            x = f"{self.x(mark):.1f}"
            yield f'<line x1="{x}" x2="{x}" y1="0" y2="{bottom}" stroke="var(--line)"/>'
            yield f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{text}</text>'

    def _labels(self) -> Iterable[str]:
        for row, name in enumerate(self._names):
            yield f'<text x="{self._left - 10:.1f}" y="{self.y(row) + 4}" text-anchor="end">{escape(name)}</text>'


def _shortened(name: str) -> str:
    """What is long is left out in the middle: a command ends with what tells it from others."""
    if len(name) <= _LONGEST:
        return name
    return f"{name[: _LONGEST // 3]}…{name[-(_LONGEST - _LONGEST // 3 - 1) :]}"
