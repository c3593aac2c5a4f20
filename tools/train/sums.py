"""Least squares from sums: examples are added one by one, or sum to sum, and forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


class Sums:
    """Over examples (inputs, target): all products of two inputs, of inputs with the target, of the target."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0.0
        self.squares = 0.0
        self.errors = 0.0  # of the numbers that the examples were played with, squared
        self.targets = [0.0] * size
        self.products = [[0.0] * (size - row) for row in range(size)]  # from the diagonal to the right

    def add(self, inputs: Sequence[float], target: float, error: float) -> None:
        self.count += 1
        self.squares += target * target
        self.errors += error * error
        filled = [(place, value) for place, value in enumerate(inputs) if value]
        for number, (place, value) in enumerate(filled):
            self.targets[place] += value * target
            row = self.products[place]
            for other, factor in filled[number:]:
                row[other - place] += value * factor

    def merge(self, other: Sums, keep: float = 1.0) -> None:
        """Add others; of what was there, this share is kept."""
        self.count = self.count * keep + other.count
        self.squares = self.squares * keep + other.squares
        self.errors = self.errors * keep + other.errors
        self.targets = [mine * keep + theirs for mine, theirs in zip(self.targets, other.targets, strict=True)]
        for place, row in enumerate(other.products):
            self.products[place] = [
                mine * keep + theirs for mine, theirs in zip(self.products[place], row, strict=True)
            ]

    @property
    def error(self) -> float:
        """The usual error of the numbers that the examples were played with."""
        return sqrt(self.errors / self.count) if self.count else 0.0

    def solved(self, before: Sequence[float], drawn: float) -> list[float]:
        """The numbers with the least squared error, drawn towards those before as by so many examples."""
        size = self.size
        scale = [max(self.products[place][0] / max(1.0, self.count), 1e-6) * drawn for place in range(size)]
        lower = [[0.0] * size for _ in range(size)]
        for row in range(size):
            for column in range(row + 1):
                value = self.products[column][row - column] + (scale[row] if row == column else 0.0)
                mine, theirs = lower[row], lower[column]
                value -= sum(a * b for a, b in zip(mine[:column], theirs[:column], strict=True))
                if row == column:
                    mine[column] = sqrt(max(value, 1e-9))
                else:
                    mine[column] = value / theirs[column]
        wanted = [target + pull * old for target, pull, old in zip(self.targets, scale, before, strict=True)]
        for row in range(size):
            wanted[row] = (wanted[row] - sum(a * b for a, b in zip(lower[row][:row], wanted[:row], strict=True))) / (
                lower[row][row]
            )
        for row in reversed(range(size)):
            below = sum(lower[other][row] * wanted[other] for other in range(row + 1, size))
            wanted[row] = (wanted[row] - below) / lower[row][row]
        return wanted

    def plain(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in ("size", "count", "squares", "errors", "targets", "products")}

    @staticmethod
    def of(plain: dict[str, object]) -> Sums:
        size = plain["size"]
        assert isinstance(size, int)
        sums = Sums(size)
        for name, value in plain.items():
            setattr(sums, name, value)
        return sums
