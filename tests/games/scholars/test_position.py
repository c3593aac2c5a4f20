"""Positions in words: what is told can be read back, and mistakes say where they are."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games import scholars
from serai.games.scholars.table import Table
from serai.kernel.match import Match, MatchError
from tests.games.variants import moments

GAME = scholars.load()
FOLLOWING = ("stock", "action", "cards", "influence")  # told, never given


def given_again(told: dict[str, Any]) -> dict[str, Any]:
    """A portrait without what follows from the rest."""
    given = {name: part for name, part in told.items() if name not in FOLLOWING}
    given["players"] = {
        seat: {name: part for name, part in parts.items() if name not in FOLLOWING}
        for seat, parts in given["players"].items()
    }
    if "automa" in given:
        given["automa"] = {name: part for name, part in given["automa"].items() if name not in FOLLOWING}
    return given


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_told_at_the_start_of_a_turn_can_be_read_back(players: int) -> None:
    seen = 0
    for match in moments(Match(GAME, players, "words"), "words", 400):
        if match.position != match.turn_start or match.is_over:
            continue
        table = match.table
        assert isinstance(table, Table)
        other = GAME.setup(players, match.settings, "elsewhere")
        GAME.arrange(other, given_again(GAME.portrait(table)))
        assert GAME.portrait(other) == GAME.portrait(table)
        assert GAME.faults(other) == []
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": {"0": {"silver": "x"}}}, r"given\.players\.0\.silver: 'x' is no number"),
        ({"control": {"purple": 1}}, r"given\.control\.purple: seat 1 has not the most influence there"),
        (
            {"players": {"0": {"guilds": {"green": 2}}, "1": {"guilds": {"green": 1}}}, "control": {"green": 1}},
            "the most",
        ),
        ({"players": {"0": {"hand": ["red-9"]}}}, r"given\.players\.0\.hand: 'red-9' is unknown"),
        ({"players": {"0": {"slots": {"aid": {"card": "ac-study"}}}}}, r"given\.players\.0\.slots: 'aid' is unknown"),
        ({"players": {"0": {"guilds": {"purple": 21}}}}, "seat 0 has 2[0-9] influence in play"),
        ({"players": {"0": {"bag": {"purple": 9}}}}, "purple dice, there are 5"),
        ({"map": {"map-top-mid": "sc-greek-a", "map-top-left": "sc-greek-a"}}, "sc-greek-a stands in two places"),
        ({"rooms": {"room-01": "st-01", "room-02": "st-01"}}, "st-01 stands in two places"),
        ({"house": {"purple": ["sc-greek-a", "sc-greek-b", "sc-greek-c", "sc-greek-d"]}}, "4 scrolls, at most 3"),
        ({"cards": []}, "there is no such part"),
        ({"stock": {"white": 3}}, "this follows from the rest"),
    ],
)
def test_a_mistake_says_where_it_is(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Match(GAME, 2, "wrong", given=given)


def test_a_position_without_any_dice_is_refused_instead_of_resting_for_ever() -> None:
    with pytest.raises(MatchError, match="nobody had a choice"):
        Match(GAME, 2, "idle", given={"players": {"0": {"silver": 3}}})
