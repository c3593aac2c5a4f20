"""Positions: the portrait of any table can be arranged again; wrong descriptions are explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai.games import encyclopedia
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = encyclopedia.load()
FIVE = list(GAME.book.expert_ids[:5])
FOUR = ["red 1", "blue 2", "yellow 3", "green 4"]


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
    assert seen >= {"dice", "turns"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"weather": 1}, "given.weather: there is no such part"),
        ({"phase": "lunch"}, "given.phase: 'lunch' is unknown"),
        ({"order": [0, 0]}, "given.order: 0 stands twice"),
        ({"order": [0]}, "given.order: 1 of them, expected 2"),
        ({"first": 7}, "given.first: 7 is unknown"),
        ({"round": 0}, "given.round: 0 is no number from 1 to 7"),
        ({"left": 3}, "given.left: 3 is no number from 0 to 2"),
        ({"bank_used": 1}, "given.bank_used: 1 is neither true nor false"),
        ({"waiting": ["2 expert"]}, "given.waiting: '2 expert' is unknown"),
        ({"players": {"5": {}}}, "given.players: there is no '5'"),
        ({"players": {"0": {"gold": 1}}}, "given.players.0.gold: there is no such part"),
        ({"players": {"0": {"behaviour": "linne"}}}, "given.players.0.behaviour: there is no such part"),
        ({"players": {"0": {"coins": -1}}}, "given.players.0.coins: -1 is no number from 0"),
        ({"players": {"0": {"reputation": 16}}}, "given.players.0.reputation: 16 is no number from 0 to 15"),
        ({"players": {"0": {"experts": ["nobody"]}}}, "given.players.0.experts: 'nobody' is unknown"),
        ({"players": {"0": {"experts": ["elena-lewis"], "tucked": ["elena-lewis"]}}}, "elena-lewis is in two places"),
        ({"players": {"0": {"study": {"ara-macao": [5]}}}}, "given.players.0.study.ara-macao: 5 is unknown"),
        ({"players": {"0": {"study": ["ara-macao"]}}}, "given.players.0.study: .* is no table"),
        ({"players": {"0": {"published": {"bird": 80}}}}, "given.players.0: more than 30 cubes"),
        (
            {"players": {"0": {"published": {"bird": 4}, "five_cube_tokens": {"bird": 1}}}},
            "given.players.0.five_cube_tokens.bird: 1 is no number from 0 to 0",
        ),
        ({"players": {"0": {"cubes": 3}}}, "given.players.0.cubes: 30 are left of 30, not 3"),
        ({"players": {"0": {"slots": [[], []]}}}, "given.players.0.slots: 2 slots, expected 4"),
        ({"players": {"0": {"slots": [["red 7"], [], [], []]}}}, "given.players.0.slots: 'red 7' is no die"),
        ({"players": {"0": {"slots": [["red-1 1"], ["red-1 1"], [], []]}}}, "the die red-1 is in two places"),
        ({"players": {"0": {"slots": [["red 1", "red 1", "red 1", "red 1", "red 1"], [], [], []]}}}, "no red die"),
        ({"players": {"0": {"slots": [["red-1 1"], [], [], []]}}, "bag": ["red-1"]}, "given.bag: the die red-1 is in"),
        ({"university": ["", ""]}, "given.university: 2 of them, expected 6"),
        ({"decks": {"cards": []}}, "given.decks: 'cards' is unknown"),
        ({"discards": {"animals": "all"}}, "given.discards.animals: 'all' is no list"),
        ({"round_tokens": ["round-expert-1", "round-expert-1"]}, "given.round_tokens: 'round-expert-1' stands twice"),
        ({"expeditions": {"space-mars-1": "red 1"}}, "given.expeditions: 'space-mars-1' is unknown"),
        ({"board": {"embassy": "red 1"}}, "given.board.embassy: 'red 1' is no list"),
        ({"board": {"embassy": [4]}}, "given.board.embassy: 4 is no die"),
        ({"phase": "turns"}, "given.phase: in the turns a die lies on a player board"),
        ({"phase": "turns", "players": {"0": {"rolled": FOUR}}}, "given.players.0.rolled: 4 dice, expected none"),
        (
            {"phase": "dice", "turn": 0, "players": {"0": {"rolled": FOUR}}},
            "given.players.1.rolled: 0 dice, expected 4",
        ),
        ({"phase": "dice", "players": {"0": {"rolled": FOUR[:3]}}}, "given.players.0.rolled: 3 dice, expected 4"),
        (
            {"phase": "dice", "players": {"0": {"slots": [FOUR[:1], [], [], []]}}},
            "given.players.0.slots: who has still",
        ),
    ],
)
def test_a_wrong_description_is_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Match(GAME, 2, "wrong", given=given)


WRONG: list[Any] = [3, -1, 99, True, None, 1.5, "x", "", [], [3], ["x"], [[]], [["x 9"]], {}, {"x": 1}, {"0": "x"}]


def test_nothing_that_can_be_written_crashes_the_reading() -> None:
    """Every part, with values of every kind: it is read, or refused with the name of the part."""
    table = GAME.setup(1, Match(GAME, 1).settings, "wrong types")
    portrait = GAME.portrait(table)
    complaints: list[tuple[str, str]] = []
    for path in _paths(portrait):
        for wrong in WRONG:
            given: Any = wrong
            for name in reversed(path):
                given = {name: given}
            try:
                GAME.arrange(GAME.setup(1, Match(GAME, 1).settings, "wrong types"), given)
            except ValueError as error:
                complaints.append((path[0], str(error)))
    assert len(complaints) > len(portrait) * len(WRONG) / 2
    for part, complaint in complaints:
        assert complaint.startswith(f"given.{part}") or complaint.endswith("is in two places")


def _paths(portrait: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The names that lead to every part, and to every part inside."""
    for name, part in portrait.items():
        yield (name,)
        if isinstance(part, dict):
            yield from ((name, *inner) for inner in _paths(part))


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"round": 7}, "round 7 of 6 in the phase 'start'"),
        ({"phase": "over"}, "round 1 of 6 in the phase 'over'"),
        ({"revealed": 2}, "2 Round tokens were turned over in round 1"),
        ({"phase": "dice", "left": 0}, "0 of 3 competitors still act"),
        ({"players": {"0": {"slots": [["red 1", "red 2", "red 3"], [], [], []]}}}, "3 dice lie on slot 1 of seat 0"),
        ({"players": {"0": {"experts": FIVE}}}, "seat 0: 5 active Experts"),
        ({"players": {"1": {"experts": FIVE[:1]}}}, "seat 1: an automa has active Experts"),
        ({"players": {"1": {"study": {"ara-macao": [1]}}}}, "seat 1: an automa has published or researched"),
        ({"players": {"2": {"behaviour": "linne"}}}, "seat 1: two automas have the same card"),
    ],
)
def test_an_impossible_position_is_a_fault(given: dict[str, Any], fault: str) -> None:
    table = GAME.setup(1, Match(GAME, 1, "", {"automas": "2"}).settings, "impossible")
    assert GAME.faults(table) == []
    GAME.arrange(table, given)
    assert fault in GAME.faults(table)
