"""How far forecasts are off: what was measured can be read, and doubt dwindles towards the end."""

from __future__ import annotations

import pytest

from serai.bots import Outlook, RandomBot
from serai.bots.advice import appraised, forecast, points
from serai.bots.errors import TENTHS, Errors, errors_of
from serai.games import all_names, find_game
from serai.kernel.match import Match
from tests.kernel.toy import TOY
from tools.forecasts import HELD_OUT, Look, company, fit, report


@pytest.mark.parametrize("name", all_names())
def test_intervals_narrow_towards_the_end_in_every_game(name: str) -> None:
    errors = errors_of(find_game(name))
    assert errors is not None, f"python -m tools.forecasts {name}"
    widths = [high - low for low, high in (errors.interval(0.0, share / 20) for share in range(1, 20, 2))]
    assert len(widths) == TENTHS and all(width > 0 for width in widths)
    assert sum(widths[-2:]) / 2 < 0.8 * sum(widths[:3]) / 3
    assert errors.between(errors.lead, 0.95) < errors.between(errors.lead, 0.05)


def test_chances_add_up_follow_the_lead_and_grow_certain() -> None:
    errors = Errors(
        [1.0] * TENTHS, [0.0] * TENTHS, [-5.0] * TENTHS, [5.0] * TENTHS, [20.0 - 2 * tenth for tenth in range(TENTHS)]
    )
    early, late = errors.chances([60.0, 50.0, 40.0], 0.1), errors.chances([60.0, 50.0, 40.0], 0.9)
    for chances in (early, late):
        assert sum(chances) == pytest.approx(1.0)
        assert chances == sorted(chances, reverse=True)
    assert late[0] > early[0]
    assert errors.chances([50.0, 50.0], 0.5) == [0.5, 0.5]


def test_a_game_that_was_not_measured_has_no_intervals() -> None:
    match = Match(TOY, 2, "errors")
    while match.decision is not None:
        match.play(match.decision.options[0])
    assert errors_of(TOY) is None
    assert all(moment.low == moment.high == moment.chances == () for moment in forecast(match))


def test_errors_are_taken_out_and_the_end_is_certain() -> None:
    match = Match(find_game("merv"), 2, "errors")
    bot = RandomBot("errors")
    while match.decision is not None:
        match.play(bot.choose(Outlook(match)))
    moments = forecast(match)
    errors = errors_of(match.game)
    assert errors is not None
    first = moments[0]
    before = appraised(match.at(0))
    had = points(match.at(0))
    come, bias = errors.come[0], errors.bias[0]
    assert first.scores == tuple(now + come * (score - now) + bias for now, score in zip(had, before, strict=True))
    assert all(low < score < high for low, score, high in zip(first.low, first.scores, first.high, strict=True))
    last = moments[-1]
    assert last.low == last.scores == last.high
    assert sum(last.chances) == 1.0 and max(last.chances) in (0.5, 1.0)


def test_what_is_fitted_covers_four_of_five() -> None:
    """Errors that are known: half of what is promised comes, and 3 points; around that between -10 and 10 evenly."""
    looks = [
        Look((tenth + 0.5) / TENTHS, (10.0, 20.0), (50.0, 40.0), (33.0 + miss, 33.0 - miss))
        for tenth in range(TENTHS)
        for miss in range(-10, 11)
    ]
    errors = fit(looks)
    assert errors.come == [0.5] * TENTHS and errors.bias == [3.0] * TENTHS
    assert errors.low == [-8.0] * TENTHS and errors.high == [8.0] * TENTHS
    assert report([(errors, looks)])[0].startswith("81% of the final scores")


def test_every_mixture_of_bots_is_fitted_and_held_out() -> None:
    for held_out in (True, False):
        numbers = [number for number in range(300) if (number % HELD_OUT == 0) == held_out]
        assert {tuple(company(["easy", "medium"], 2, number)) for number in numbers} == {
            ("easy", "easy"),
            ("easy", "medium"),
            ("medium", "easy"),
            ("medium", "medium"),
        }
