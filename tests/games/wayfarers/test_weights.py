"""The numbers of the appraisal: their file, and the tool that finds them."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import pytest

from serai.games.wayfarers import load
from serai.games.wayfarers.table import Table
from serai.games.wayfarers.thinking.appraisal import Appraiser
from serai.games.wayfarers.thinking.features import MOVING, STEADY
from serai.games.wayfarers.thinking.weights import Weights, WeightsError, weights
from serai.kernel.match import Match
from tests.games.variants import moments
from tools.wayfarers.evolve import FILE, Outcome, Task, _turned, moved, play, varied, written


@pytest.fixture
def plain() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def test_a_number_that_is_missing_or_unknown_is_named(plain: dict[str, dict[str, Any]]) -> None:
    fewer = deepcopy(plain)
    del fewer["features"]["dice_value"]
    more = deepcopy(plain)
    more["numbers"]["gold"] = 1.0
    with pytest.raises(WeightsError, match=r"\[features\].*dice_value"):
        Weights(fewer)
    with pytest.raises(WeightsError, match=r"\[numbers\].*gold"):
        Weights(more)


def test_every_feature_moves_the_appraisal(plain: dict[str, dict[str, Any]]) -> None:
    """Each is counted under its own name: a weight that matters nowhere would be one that stands in a wrong place."""
    game = load()
    tables = [match.table.copy() for seed in "abc" for match in moments(Match(game, 2, seed), seed, 2500)][::30]
    usual = Appraiser(game.book, Weights(plain))
    for name in (*STEADY, *MOVING):
        heavier = deepcopy(plain)
        heavier["features"][name][0] += 1.0
        other = Appraiser(game.book, Weights(heavier))
        assert any(
            other.appraise(table, 0) != usual.appraise(table, 0) for table in tables if isinstance(table, Table)
        ), name


def test_a_file_can_be_written_and_read_again(plain: dict[str, dict[str, Any]]) -> None:
    assert tomllib.loads(written(plain)) == plain
    steps = [0.0] * len(moved(plain, None))
    assert varied(plain, steps) == plain


def test_steps_change_numbers_by_a_share_and_features_by_points(plain: dict[str, dict[str, Any]]) -> None:
    steps = [1.0] * len(moved(plain, None))
    found = varied(plain, steps)
    assert found["numbers"]["silver"] == pytest.approx(plain["numbers"]["silver"] * 1.1618, rel=1e-3)
    more = found["features"]["column"][0] - plain["features"]["column"][0]
    assert more * plain["spread"]["column"] == pytest.approx(0.3)


def test_the_direction_is_that_of_the_variations_that_led() -> None:
    variations = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]]
    outcomes = [Outcome(80, 70), Outcome(70, 80), Outcome(60, 60), Outcome(60, 60), Outcome(50, 90), Outcome(90, 50)]
    east, north = _turned([0.0, 0.0], variations, outcomes)
    assert east > 0
    assert north == 0


def test_a_match_with_other_weights_is_another_match(plain: dict[str, dict[str, Any]]) -> None:
    try:
        usual = play(Task(plain, "seed", "ai_space", 10))
        careless = deepcopy(plain)
        careless["effects"] = dict.fromkeys(plain["effects"], 0.0)
        careless["numbers"]["column"] = 50.0
        assert play(Task(plain, "seed", "ai_space", 10)) == usual
        assert play(Task(careless, "seed", "ai_space", 10)) != usual
    finally:
        load().think_with(weights(), weights("choice"))
