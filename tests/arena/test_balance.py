"""Balance: what is counted in self-play."""

from __future__ import annotations

import json

import pytest

from serai.arena.balance import SelfPlay, report, study
from serai.arena.matches import Outcome
from serai.arena.report import balance_page
from tests.arena.test_ladder import assert_whole_page

PLAY = SelfPlay("encyclopedia", "random", 3, 2)


def test_uses_sources_seats_and_length() -> None:
    outcomes = [
        Outcome(0, "0", ("a", "a"), (10, 4), (0,), 20, 6, 0.1, ({"x": 10}, {"x": 4}), ({"go:1": 2, "go:2": 1}, {})),
        Outcome(1, "1", ("a", "a"), (2, 8), (1,), 30, 8, 0.1, ({"x": 2}, {"y": 8}), ({"stay": 1}, {"go:1": 1})),
    ]
    balance = report(PLAY, outcomes)
    assert balance.decisions[1] == 25
    assert [seat.win_share for seat in balance.seats] == [0.5, 0.5]
    assert {source.name: (source.points, source.winners, source.others) for source in balance.sources} == {
        "x": (4.0, 5.0, 3.0),
        "y": (2.0, 4.0, 0.0),
    }
    uses = {use.name: use for use in balance.options}
    assert (uses["go:1"].per_match, uses["go:1"].share, uses["go:1"].win_share) == (0.75, 0.5, 1.0)
    assert uses["go:1"].correlation == pytest.approx(0.905, abs=0.001)
    assert uses["stay"].correlation < 0
    assert {use.name: use.per_match for use in balance.kinds} == {"go": 1.0, "stay": 0.25}


def test_self_play_is_watched() -> None:
    balance = study(PLAY, jobs=1)
    assert balance.matches == 3
    assert sum(seat.win_share for seat in balance.seats) == pytest.approx(1)
    assert {"die", "expedition", "animal"} <= {use.name for use in balance.kinds}
    assert sum(source.share for source in balance.sources) == pytest.approx(1)
    json.dumps(balance.plain())
    assert_whole_page(balance_page(balance))


def test_places_in_the_order_of_first_turns_and_what_was_gathered() -> None:
    outcomes = [
        Outcome(
            n, str(n), ("a", "a"), (5, 4), (0,), 2, 2, 0.1, ({}, {}), ({}, {}), ({"gem": 2, "ox": 0}, {"ox": 0}), order
        )
        for n, order in enumerate(((0, 1), (1, 0), (0, 1)))
    ]
    balance = report(PLAY, outcomes)
    assert [round(place.win_share, 2) for place in balance.places] == [0.67, 0.33]
    gathered = {use.name: (use.per_match, use.share) for use in balance.holdings}
    assert gathered == {"gem": (1.0, 0.5), "ox": (0.0, 0.0)}  # what nobody has is listed too
    assert report(PLAY, outcomes[:1]).places == ()


def test_merv_tells_what_was_gathered() -> None:
    balance = study(SelfPlay("merv", "random", 2, 3), jobs=1)
    gathered = {use.name: use for use in balance.holdings}
    assert {"discovery-4-vp", "contract-3f-1", "contracts-level-2", "mosque-level-10"} <= set(gathered)
    assert gathered["buildings"].per_match > 0
    assert len(balance.seats) == len(balance.places) == 3


def test_scholars_tells_what_was_gathered() -> None:
    balance = study(SelfPlay("scholars", "random", 2, 2), jobs=1)
    gathered = {use.name: use for use in balance.holdings}
    expected = {
        "astronomy-7",
        "retired-wild1",
        "sc-chinese-a",
        "bonus-level_physics",
        "control-guild_green",
        "dice-white",
    }
    assert expected <= set(gathered)
    assert gathered["order-1"].per_match == gathered["order-2"].per_match == 0.5
    assert gathered["dice-white"].per_match > 0
