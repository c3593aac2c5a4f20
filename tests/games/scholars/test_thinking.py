"""What bots think of Scholars: the quick score is the score, and what is not worth a try is left out."""

from __future__ import annotations

from math import inf

import pytest

from serai.games import scholars
from serai.games.scholars.scoring import dice_points, dice_sum, quick_score, score
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.weights import Weights, WeightsError, plain_weights
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = scholars.load()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_quick_score_is_the_score(players: int) -> None:
    for match in moments(Match(GAME, players, "quick"), "quick"):
        table = match.table
        assert isinstance(table, Table)
        sums = [dice_sum(table, seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            quick = quick_score(table, seat) + dice_points(sums, GAME.book.dice_sums)[seat]
            assert quick == sum(item.points for item in score(table, seat))


def test_a_worker_that_changes_nothing_and_the_other_order_of_two_dice_are_not_tried() -> None:
    given = {
        "first": 0,
        "players": {"0": {"hand": ["white-6", "red-2", "blue-3"], "workers": {"white": 1, "red": 1}}},
    }
    match = Match(GAME, 2, "priors", given=given)
    for option in ("slot:slot-2", "card:ac-physics", "die:red-2"):
        match.play(option)
    table = match.table
    assert isinstance(table, Table)
    assert match.decision is not None
    priors = GAME.priors(table, match.decision)
    assert priors is not None
    assert dict(zip([option.id for option in match.decision.options], priors, strict=True)) == {
        "die:white-6": -inf,
        "die:blue-3": 0.0,
        "one-die": 0.0,
    }
    match.play("die:white-6")
    priors = GAME.priors(table, match.decision)
    assert priors is not None
    by_option = dict(zip([option.id for option in match.decision.options], priors, strict=True))
    assert by_option["put:2:white"] == -inf
    assert by_option["put:1:red"] > -inf


def test_weights_must_be_complete() -> None:
    plain = plain_weights()
    plain["features"].pop("silver")
    with pytest.raises(WeightsError, match="look at silver"):
        Weights(plain)
