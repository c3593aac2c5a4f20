"""Ranked criteria: who is chosen, and why."""

from __future__ import annotations

from serai.kernel.criteria import ONLY, best, kept

EVEN = ("why-even", lambda number: number % 2 == 0)
SMALL = ("why-small", lambda number: -number)
TENS = ("why-tens", lambda number: number // 10)


def test_the_first_criterion_that_leaves_one_decides() -> None:
    assert best([11, 12, 24, 25], (TENS, EVEN, SMALL)) == (24, "why-even")


def test_a_criterion_that_leaves_nothing_out_is_not_named() -> None:
    assert best([12, 14], (EVEN, TENS, SMALL)) == (12, "why-small")


def test_a_single_candidate_needs_no_criterion() -> None:
    assert best([7], (EVEN, SMALL)) == (7, ONLY)


def test_what_no_criterion_tells_apart_is_kept_in_order() -> None:
    assert kept([12, 13, 14, 25], (("why-low", lambda number: number < 20), EVEN)) == ([12, 14], "why-even")
    assert best([12, 14], (EVEN,)) == (12, ONLY)


def test_the_candidates_and_what_each_criterion_left_are_told_until_it_is_decided() -> None:
    story: list[tuple[str, list[int]]] = []
    best([11, 12, 24, 26], (TENS, EVEN, SMALL), lambda why, left: story.append((why, left[:])))
    assert story == [("", [11, 12, 24, 26]), ("why-tens", [24, 26])]
