"""The content: what is printed is counted, one cell can be corrected, and a wrong one is reported with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games.merv import Merv, load
from serai.games.merv.book import Book
from serai.games.merv.effects import merv_verbs
from serai.kernel.chance import Chance
from serai.kernel.content import ContentError
from serai.kernel.match import Match
from serai.kernel.playout import play_randomly
from tests.rules import rules

BOOK = load().book


def override(folder: Path, file: str, rows: str) -> Merv:
    (folder / file).write_text(rows + "\n", encoding="utf-8")
    return load(folder)


@rules("MV-COMP-01", "MV-COMP-03", "MV-SETUP-07")
def test_pieces_are_as_many_as_in_the_box() -> None:
    assert (BOOK.buildings, BOOK.servants, BOOK.trading_posts, BOOK.camels) == (9, 8, 6, 12)
    assert [len(pile) for pile in BOOK.piles] == [3] * 6
    assert sum(BOOK.upgrade_count) == 10
    assert len(BOOK.bonus_tile_ids) == 4
    assert sum(BOOK.spice_cards) == 24
    assert [len(tiles) for tiles in BOOK.level_tiles] == [4] * 4


@pytest.mark.parametrize(
    ("file", "rows"),
    [
        ("contracts.csv", "id,cost,requirement,vp\ncontract-1s-1,pay(purple:1),lock(scroll:2),7"),
        ("contracts.csv", 'id,cost\ncontract-1f-1,"pay(green:1,any:1)"'),
        ("contracts.csv", 'id,reward\ncontract-1f-1,"gain(scroll,1)"\ncontract-2f-1,"gain(white,2)"'),
        ("trade_cities.csv", 'id,cost\ncity-ray,"pay(any:2)"\ncity-basra,"pay(purple:2)"'),
        ("mosque_edges.csv", 'id,cost\nstart--mosque-1-p1,"pay(any:1)"\nmosque-8-single--mosque-9-single,"pay(any:4)"'),
        ("mosque_spaces.csv", 'id,effect,printed_vp\nmosque-3-left,"gain(scroll,1)",4'),
        ("ramparts.csv", 'id,cost\nwall-purple-1,"pay(purple:1,green:1)"\ngate-green,"pay(beige:4)"'),
        ("palace_rooms.csv", "id,colour,capacity,vp_each\nroom-knowledge,green,2,2"),
        ("influence_track.csv", "id,printed_vp,spice_types_allowed\ninfluence-1,3,4"),
        ("favour_track.csv", "id,printed_vp\nfavour-1,2"),
        ("constants.csv", "id,value\nbuildings,4\nservants,3\ntrading_posts,1\nlibrary_cubes,2\nfavour_per_courtier,2"),
        ("camel_market.csv", 'id,effect,magistrate_effect\nmarket-a-tl,"gain(common,2)","gain(scroll,1)"'),
        (
            "discoveries.csv",
            'id,effect,magistrate_effect\ndiscovery-1-mosque,"discount(walls,1)","extra_action(mosque,3)"',
        ),
        ("districts.csv", "id,resource\ndistrict-palace-purple,orange"),
        ("upgrades.csv", "id,type,colour\nupgrade-white-6,bonus,purple"),
    ],
)
def test_a_corrected_cell_is_played(tmp_path: Path, file: str, rows: str) -> None:
    game = override(tmp_path, file, rows)
    assert game.content_digest != load().content_digest
    for players in (1, 3):
        match = Match(game, players, "corrected", listen=True)
        chance = Chance.seeded(file)
        while not match.is_over:
            play_randomly(match, chance, 50)
            assert match.game.faults(match.table) == []


@rules("MV-SOLO-T-06")
def test_the_number_of_extra_actions_is_read(tmp_path: Path) -> None:
    game = override(tmp_path, "discoveries.csv", 'id,magistrate_effect\ndiscovery-1-mosque,"extra_action(mosque,3)"')
    given = {
        "order": [1, 0, "courtier"],
        "turn": 1,
        "districts": {"r1c1": "mosque-purple"},
        "discoveries": {"1-mosque": 1},
        "players": {"1": {"scrolls": 2}},
        "solo": {"deck": ["mosque"]},
    }
    match = Match(game, 1, "extra", given=given)
    assert match.observe(0).players[1].mosque_level == 1 + 3


@pytest.mark.parametrize(
    ("file", "rows", "complaint"),
    [
        ("contracts.csv", "id,level\ncontract-1s-1,4", "up to level 3"),
        ("contracts.csv", "id,requirement\ncontract-1s-1,pay(any:1)", "expected what is locked"),
        ("contracts.csv", "id,reward\ncontract-1s-1,upgrade(white)", "the magistrate cannot do upgrade(white)"),
        ("discoveries.csv", 'id,effect\ndiscovery-1-mosque,"discount(mosque,2)"', "a discount is one cube"),
        ("discoveries.csv", "id,magistrate_effect\ndiscovery-3-trade,free(rampart)", "cannot do free(rampart)"),
        ("discoveries.csv", "id,scrolls_required\ndiscovery-1-mosque,3", "of this level need 2"),
        ("trade_cities.csv", "id,linked_to\ncity-basra,city-baghdad", "'city-baghdad' is unknown"),
        ("mosque_edges.csv", "id,cost\nstart--mosque-1-p1,gain(vp", "expected ','"),
        ("ramparts.csv", "id,kind\nwall-purple-1,tower", "'tower' is unknown"),
        ("influence_track.csv", "id,position\ninfluence-3,7", "expected 3"),
        ("spice_sets.csv", "id,set_size\nset-4,9", "1 to 4 cards"),
        ("year_track.csv", "id,action_rounds\nyear-2,5", "one on each side"),
        ("constants.csv", "id,value\ncamels,few", "is not a whole number"),
    ],
)
def test_a_wrong_cell_is_reported_with_its_place(tmp_path: Path, file: str, rows: str, complaint: str) -> None:
    (tmp_path / file).write_text(rows + "\n", encoding="utf-8")
    with pytest.raises(ContentError) as error:
        Book(merv_verbs(), tmp_path)
    assert complaint in str(error.value)
    assert file in str(error.value)
