"""Positions in words: what is told can be read again, and what cannot be is refused with the name of its part."""

from __future__ import annotations

import re
from typing import Any

import pytest

from serai.games import find_game
from serai.games.wayfarers.table import NO_CARD, Table
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = find_game("wayfarers")
DERIVED = ("influence", "tags")


def table(players: int = 2, given: dict[str, Any] | None = None) -> Table:
    table = Match(GAME, players, "position", given=given).table
    assert isinstance(table, Table)
    return table


BOOK = table().book


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_told_can_be_read_again(players: int) -> None:
    """At the start of a turn the words say everything; between the same words lies the same table."""
    read = 0
    for moment in moments(Match(GAME, players, "told"), "told", 700):
        now = moment.table
        if (
            moment.decision is None
            or moment.decision.key != "main-action"
            or not isinstance(now, Table)
            or now.turn % 3
        ):
            continue
        told = GAME.portrait(now)
        given = {**told, "players": {seat: dict(part) for seat, part in told["players"].items()}}
        for part in given["players"].values():
            for name in DERIVED:
                del part[name]
        again = GAME.setup(players, moment.settings, "another")
        GAME.arrange(again, given)
        assert GAME.portrait(again) == told
        assert GAME.faults(again) == []
        read += 1
    assert read > 10


def player(**parts: Any) -> dict[str, Any]:
    return {"players": {"0": parts}}


ONE_SPACE = {"space": ["space_08", "", "", ""]}
SOLO = [
    ({"automa": {"resource": 12}}, "given.automa.resource: 12 is no number from 0 to 7"),
    ({"automa": {"comets": 11}}, "given.automa.comets: 11 is no number from 0 to 10"),
    ({"automa": {"cards": ["land_01", "land_01"]}}, "given.automa.cards: 'land_01' stands twice"),
    ({"automa": {"schemes": ["scheme_1"], "scheme_pile": ["scheme_1"]}}, "given.automa: 'scheme_1' stands twice"),
]
TWO = [
    ({"journal_tiles": {"J1a": "jtile_06", "J3a": "jtile_06"}}, "given.journal_tiles: 'jtile_06' stands twice"),
    ({"journal_tiles": {"J0": "jtile_06"}}, "given.journal_tiles: 'J0' is unknown"),
    (player(placed_dice={"home_city": 9}), "given.players.0.placed_dice.home_city: 9 is no number from 1 to 6"),
    (player(placed_dice={"land_01": 3}), "given.players.0.placed_dice: 'land_01' is unknown"),
    (player(dice=[7]), "given.players.0.dice: 7 is no number from 1 to 6"),
    (player(dice=[1, 1, 1, 1, 1, 1]), "given.players.0: more than 5 dice"),
    (
        {"workers_on": {"space_08": ["green"]}, "display": ONE_SPACE},
        "given.workers_on.space_08: ['green'] cannot stand",
    ),
    ({"workers_on": {"land_36": ["green"]}}, "given.workers_on.land_36: land_36 is not on display"),
    ({"influence_on": {"space_08": 2}, "display": ONE_SPACE}, "given.influence_on.space_08: 2 is unknown"),
    (
        player(land=["land_29"], townsfolk={"folk_01": "land_29"}),
        "given.players.0.townsfolk.folk_01: land_29 has none of its tags",
    ),
    (
        player(townsfolk={"folk_01": "home_stars"}),
        "given.players.0.townsfolk.folk_01: this player has no card 'home_stars' for it",
    ),
    (
        player(inspiration={"insp_01": "home_stars", "insp_02": "home_stars"}),
        "given.players.0.inspiration.insp_02: insp_01 is at home_stars already",
    ),
    ({"players": {"0": {"land": ["land_01"]}, "1": {"land": ["land_01"]}}}, "given: 'land_01' stands twice"),
    (player(guilds={"black": 16, "yellow": 0, "blue": 0}), "given.players.0: 16 Influence in play, there are 15"),
    (player(tiles=["upg_land_camel:front:m6"]), "given.players.0.tiles: upg_land_camel:front:m6 does not fit there"),
    (player(tiles=["upg_land_camel"]), "given.players.0.tiles: 'upg_land_camel' should be like"),
    (player(influence=3), "given.players.0.influence: this follows from the rest"),
    (player(gold=3), "given.players.0.gold: there is no such part"),
    ({"turns_left": 4}, "given.turns_left: 4 is no number from -1 to 3"),
    ({"first": 2}, "given.first: 2 is unknown"),
    ({"automa": {}}, "given.automa: there is none at this table"),
]


@pytest.mark.parametrize(("players", "given", "fault"), [(1, *case) for case in SOLO] + [(2, *case) for case in TWO])
def test_what_cannot_be_is_refused(players: int, given: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(fault)}"):
        table(players, given)


WRONG_VALUES = (3, -1, "x", True, None, [3], ["x"], {"x": 3}, {"x": ["x"]}, [{"x": 1}], {"0": 3}, 1.5)


@pytest.mark.parametrize("path", sorted(GAME.portrait(table(1))))
def test_a_value_of_a_wrong_type_is_refused_with_the_name_of_its_part(path: str) -> None:
    """Whatever is said of a part, it is read or refused by name; nothing else ever happens."""
    for value in WRONG_VALUES:
        _read_or_refuse({path: value}, f"given.{path}")


@pytest.mark.parametrize("holder", ["players.0", "automa"])
def test_so_are_the_parts_of_players_and_of_the_solo_opponent(holder: str) -> None:
    first, _, seat = holder.partition(".")
    parts = GAME.portrait(table(1))[first]
    for name in parts[seat] if seat else parts:
        for value in WRONG_VALUES:
            said = {name: value}
            _read_or_refuse({first: {seat: said} if seat else said}, f"given.{holder}")


def _read_or_refuse(given: dict[str, Any], at: str) -> None:
    complaint = ""
    try:
        table(1, given)
    except ValueError as error:
        complaint = str(error)
    assert not complaint or complaint.startswith((at, "given: ", "this position is impossible: ")), complaint


def test_faults_see_what_no_rule_could_have_made() -> None:
    cases: list[tuple[str, Table]] = []

    def broken(fault: str) -> Table:
        made = table(1 if "opponent" in fault else 2)
        cases.append((fault, made))
        return made

    first, second, *_ = BOOK.tile_spaces
    one = broken("Journal tiles are missing or doubled")
    one.journal_tiles = one.journal_tiles[:]
    one.journal_tiles[first] = one.journal_tiles[second]
    broken("seat 0: the dice on slots are [9]").players[0].slot_dice[0] = 9
    automa = broken("the solo opponent: resource is 12, not 0 to 7").automa
    assert automa is not None
    automa.resource = 12
    broken("workers stand at").display_workers[8] = 1
    broken("Influence at").display_influence[0] = 5
    one = broken("seat 0: folk_01 lies under home_city, which has none of its tags")
    one.players[0].land_folk = [BOOK.number("folk_01")]
    broken("a board is in two places").players[0].board = table().players[1].board
    one = broken("lies in a wrong row")
    one.display[0], one.display[4] = one.display[4], one.display[0]
    final = next(place for place, space in enumerate(BOOK.track) if space.capacity == 1)
    for player in broken("too many markers on").players:
        player.marker = final
    broken("9 turns left").turns_left = 9
    for fault, made in cases:
        assert any(fault in found for found in GAME.faults(made)), fault


def test_cards_given_to_players_leave_display_and_decks() -> None:
    shown = table().display[:4]
    ids = [BOOK.cards[card].id for card in shown]
    found = table(given={"players": {"0": {"land": ids[:2]}}})
    assert found.display[2:4] == shown[2:]
    assert NO_CARD not in found.display
    assert GAME.faults(found) == []
