"""Ranked criteria: how an automa chooses, and which criterion decided.

    zone, why = best(free_zones(t), (("why-own-buildings", mine), ("why-nearest", lambda zone: -zone)), tell)

Each criterion keeps the candidates for which its value is highest; the first that leaves a single one decides. If all
are exhausted the first candidate is taken: rulebooks end with a criterion that cannot tie, or say that chance decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Criterion: TypeAlias = tuple[str, Callable[[int], int]]  # the key of its text, and what is to be as high as possible
Telling: TypeAlias = Callable[
    [str, list[int]], None
]  # of the criterion that was applied ("" at first), and what it left

ONLY: Final = "why-only"  # nothing had to be decided


def best(candidates: Sequence[int], criteria: Sequence[Criterion], tell: Telling | None = None) -> tuple[int, str]:
    """The candidate that the criteria lead to, and the name of the last one that left something out.

    `tell` hears of the candidates, and of what is left after each criterion that did not yet decide.
    """
    left, decided = kept(candidates, criteria, tell)
    return left[0], decided


def kept(
    candidates: Sequence[int], criteria: Sequence[Criterion], tell: Telling | None = None
) -> tuple[list[int], str]:
    """All candidates that no criterion could tell apart, and the name of the last one that left something out."""
    left = list(candidates)
    decided = ONLY
    if tell is not None and len(left) > 1:
        tell("", left)
    for name, value in criteria:
        if len(left) == 1:
            break
        values = [value(candidate) for candidate in left]
        most = max(values)
        if values.count(most) < len(left):
            left = [candidate for candidate, found in zip(left, values, strict=True) if found == most]
            decided = name
            if tell is not None and len(left) > 1:
                tell(name, left)
    return left, decided
