"""Positions: the portrait of any table can be arranged again; wrong descriptions are explained."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games import encyclopedia
from serai.games.encyclopedia.names import PHASES, START
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = encyclopedia.load()


@pytest.mark.parametrize(("players", "automas"), [(1, "2"), (2, "fewest"), (4, "fewest")])
def test_a_portrait_can_be_arranged_again(players: int, automas: str) -> None:
    match = Match(GAME, players, "portrait", {"automas": automas})
    seen = set()
    for number, moment in enumerate(moments(match, "portrait")):
        if number % 7 or moment.decision is None:
            continue
        start = moment.at(moment.position)._chapter.table  # the table at the start of the turn
        assert start is not None
        portrait = GAME.portrait(start)  # type: ignore[arg-type]
        seen.add(portrait["phase"])
        fresh = GAME.setup(players, match.settings, "another seed")
        GAME.arrange(fresh, portrait)
        assert GAME.portrait(fresh) == portrait
        assert GAME.faults(fresh) == []
    assert {"start", "round", "dice", "turns"} - seen <= {PHASES[START], "round"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"weather": 1}, "there is no such part"),
        ({"phase": "lunch"}, "'lunch' is unknown"),
        ({"order": [0, 0]}, "is no order of 2 seats"),
        ({"first": 7}, "is no seat"),
        ({"round": 0}, "is not a number of 1 or more"),
        ({"players": {"5": {}}}, "is no seat"),
        ({"players": {"0": {"gold": 1}}}, "there is no such part"),
        ({"players": {"0": {"coins": -1}}}, "is not a number"),
        ({"players": {"0": {"reputation": 16}}}, "the track ends"),
        ({"players": {"0": {"experts": ["nobody"]}}}, "there is no expert 'nobody'"),
        ({"players": {"0": {"experts": ["elena-lewis"], "tucked": ["elena-lewis"]}}}, "is in two places"),
        ({"players": {"0": {"study": {"ara-macao": [5]}}}}, "no list of Types"),
        ({"players": {"0": {"study": ["ara-macao"]}}}, "is no table"),
        ({"players": {"0": {"published": {"bird": 80}}}}, "more than 30 cubes"),
        ({"players": {"0": {"published": {"bird": 4}, "five_cube_tokens": {"bird": 1}}}}, "more cubes than"),
        ({"players": {"0": {"cubes": 3}}}, "30 are left"),
        ({"players": {"0": {"slots": [[], []]}}}, "2 slots, expected 4"),
        ({"players": {"0": {"slots": [["red 7"], [], [], []]}}}, "is no die with a value"),
        ({"players": {"0": {"slots": [["red-1 1"], ["red-1 1"], [], []]}}}, "is in two places"),
        ({"players": {"0": {"slots": [["red 1", "red 1", "red 1", "red 1", "red 1"], [], [], []]}}}, "no red die"),
        ({"players": {"0": {"slots": [["red-1 1"], [], [], []]}}, "bag": ["red-1"]}, "is in two places"),
        ({"university": ["", ""]}, "2 places, expected 6"),
        ({"round_tokens": ["round-expert-1", "round-expert-1"]}, "stands twice"),
        ({"expeditions": {"space-mars-1": "red 1"}}, "is unknown"),
        ({"board": {"embassy": "red 1"}}, "is no die"),
    ],
)
def test_a_wrong_description_is_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Match(GAME, 2, "wrong", given=given)
