"""Simulations."""

from __future__ import annotations

from serai.arena.simulation import simulate
from tests.kernel.toy import TOY, Toy


def test_a_simulation_counts_and_repeats_itself() -> None:
    ticks: list[int] = []
    result = simulate(TOY, 3, 10, "seed", after_each=lambda: ticks.append(1))
    assert (result.games, result.finished, len(ticks)) == (10, 10, 10)
    assert result.decisions == result.decisions_with_choice > 100
    assert 2 <= result.mean_options <= 6
    assert result.decisions_per_second > 0
    assert [len(scores) for scores in result.scores] == [3] * 10
    assert simulate(Toy(), 3, 10, "seed").digest == result.digest
    assert simulate(TOY, 3, 10, "other").digest != result.digest


def test_decisions_that_are_only_shown_have_no_choice() -> None:
    result = simulate(TOY, 2, 3, "seed", {"confirm": "yes"})
    assert result.decisions > result.decisions_with_choice


def test_a_match_that_takes_too_long_is_given_up() -> None:
    result = simulate(TOY, 2, 2, "seed", limit=5)
    assert (result.finished, result.decisions) == (0, 10)
