"""What chance decides at the start: shown over many seeds."""

from __future__ import annotations

from collections import Counter

from serai.games import merv
from serai.games.merv.names import COURTIER, NONE, PALACE
from serai.games.merv.setup import SETTINGS
from serai.games.merv.table import Table
from serai.kernel.match import Match
from tests.rules import rules

GAME = merv.load()
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}


def tables(players: int, count: int = 60) -> list[Table]:
    return [GAME.setup(players, DEFAULTS, f"seed {number}") for number in range(count)]


@rules("MV-SETUP-02")
def test_the_first_order_is_random() -> None:
    assert {tuple(t.order) for t in tables(3)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)
    }  # fmt: skip


@rules("MV-2P-01", "MV-SETUP-02")
def test_two_players_start_in_random_order_before_the_courtier() -> None:
    assert {tuple(t.order) for t in tables(2)} == {(0, 1, COURTIER), (1, 0, COURTIER)}


@rules("MV-SETUP-04")
def test_the_market_lies_in_the_centre_on_a_random_side_and_the_districts_at_random() -> None:
    found = tables(3, 200)
    assert {t.market for t in found} == {0, 1}
    assert all(t.tiles[GAME.book.market_square] == NONE for t in found)
    assert {t.tiles[0] for t in found} == set(range(len(GAME.book.district_ids)))


@rules("MV-SOLO-02")
def test_palace_is_the_second_third_or_fourth_solo_card() -> None:
    palace = GAME.book.solo_action.index(PALACE)
    places = Counter(t.solo_deck[::-1].index(palace) + 1 for t in tables(1, 200))
    assert set(places) == {2, 3, 4}
    assert min(places.values()) > 40


@rules("MV-SOLO-02")
def test_a_search_knows_no_more_of_the_solo_deck_than_the_player() -> None:
    palace = GAME.book.solo_action.index(PALACE)
    match = Match(GAME, 1, "search")
    seen = match.table.solo_card  # type: ignore[attr-defined]
    tops = set()
    for number in range(200):
        table = match.determinize(0, number).table
        assert isinstance(table, Table)
        deck = table.solo_deck[::-1]
        assert sorted([*deck, seen]) == list(range(6))
        assert deck.index(palace) in (0, 1, 2)
        tops.add(deck[0])
    assert tops == set(range(6)) - {seen}


@rules("MV-SOLO-MOS-02", "MV-SOLO-LIB-04")
def test_chance_decides_where_the_magistrate_has_no_preference() -> None:
    tiles = set()
    for number in range(40):
        given = {"turn": 1, "players": {"1": {"scrolls": 3}}, "solo": {"deck": ["library"]}}
        owners = Match(GAME, 1, f"chance {number}", given=given).table.discoveries  # type: ignore[attr-defined]
        tiles |= {tile for tile, owner in enumerate(owners) if owner == 1}
    assert len(tiles) == 4
    bonus = set()
    for number in range(40):
        given = {"turn": 1, "players": {"1": {"mosque": "4-left"}}, "solo": {"deck": ["mosque"]}}
        owners = Match(GAME, 1, f"chance {number}", given=given).table.bonus_tiles  # type: ignore[attr-defined]
        bonus |= {tile for tile, owner in enumerate(owners) if owner == 1}
    assert len(bonus) == 4
