"""Appraisals: what bots think of a position, in every game that has one."""

from __future__ import annotations

from math import isfinite

import pytest

from serai.games import all_names, find_game
from serai.kernel.match import Match
from tests.games.variants import Variant, each, moments, tables


@pytest.mark.parametrize("variant", each(tables()))
def test_every_position_has_a_worth_for_every_seat_and_a_prior_for_every_option(variant: Variant) -> None:
    game = variant.game
    with_priors = 0
    for match in moments(variant.match("appraisal"), "appraisal", 150):
        digest = match.digest()
        for seat in range(game.seats(match.table)):
            assert isfinite(game.appraise(match.table, seat))
        if match.decision is not None:
            priors = game.priors(match.table, match.decision)
            if priors is not None:
                assert len(priors) == len(match.decision.options)
                with_priors += 1
        assert match.digest() == digest
    assert with_priors


@pytest.mark.parametrize("name", all_names())
def test_what_nobody_can_know_makes_no_difference(name: str) -> None:
    game = find_game(name)
    for match in moments(Match(game, 2, "blind"), "blind", 60):
        if match.decision is not None:
            seat = match.decision.seat
            other = match.determinize(seat, "elsewhere")
            assert game.appraise(other.table, seat) == game.appraise(match.table, seat)


@pytest.mark.parametrize("name", all_names())
def test_in_the_end_it_is_the_score(name: str) -> None:
    game = find_game(name)
    *_, match = moments(Match(game, 1, "end"), "end")
    assert match.is_over
    for seat in range(game.seats(match.table)):
        score = sum(item.points for item in match.score(seat))
        assert game.appraise(match.table, seat) == pytest.approx(score, abs=0.01)
