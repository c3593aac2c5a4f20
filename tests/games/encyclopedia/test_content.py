"""The components of Encyclopedia: counts, tables, and what the content check says about broken files."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

from serai.games import encyclopedia
from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import NOTHING_THERE
from serai.games.encyclopedia.table import Table
from serai.kernel.content import ContentError
from serai.kernel.match import Match
from tests.rules import rules

BOOK = encyclopedia.load().book


@rules("EN-COMP-01")
def test_the_central_board_has_its_places() -> None:
    assert BOOK.continents == ("america", "europe", "asia", "africa", "oceania")
    assert BOOK.first_space == [0, 4, 8, 12, 16, 20]
    assert len(BOOK.category_ids) == 12
    assert BOOK.experts_on_display == {2: 6, 3: 6, 4: 6}
    assert BOOK.animals_on_display == {2: 6, 3: 7, 4: 8}


@rules("EN-COMP-02", "EN-COMP-03")
def test_twenty_dice_four_of_each_colour() -> None:
    assert BOOK.colours == ("red", "blue", "purple", "yellow", "green")
    assert Counter(BOOK.die_colour) == dict.fromkeys(range(5), 4)
    assert all(id.startswith(BOOK.colours[BOOK.die_colour[die]]) for die, id in enumerate(BOOK.die_ids))


@rules("EN-COMP-04")
def test_75_animals_fifteen_for_each_continent_every_category_five_times_in_each() -> None:
    assert Counter(BOOK.animal_continent) == dict.fromkeys(range(5), 15)
    assert len(set(BOOK.animal_latin)) == 75
    for continent in range(5):
        mine = [BOOK.animal_categories[animal] for animal in range(75) if BOOK.animal_continent[animal] == continent]
        assert len(set(mine)) == 15
        for kind in range(4):
            assert sorted(Counter(categories[kind] for categories in mine).values()) == [5, 5, 5]


@rules("EN-COMP-05")
def test_55_experts_eleven_for_each_continent_and_three_durations() -> None:
    assert Counter(BOOK.expert_continent) == dict.fromkeys(range(5), 11)
    assert set(BOOK.expert_timing) == {0, 1, 2}
    assert sorted(category for category in BOOK.end_category if category >= 0) == list(range(12))


@rules("EN-ROUND-05")
def test_two_round_tokens_of_each_of_six_kinds() -> None:
    kinds = Counter(effect.text for effect in BOOK.round_effect)
    assert sorted(kinds.values()) == [2] * 6


@rules("EN-COMP-06", "EN-AUTO-02")
def test_both_faces_of_a_board_have_the_same_slots() -> None:
    assert BOOK.slot_gains[0] == BOOK.slot_gains[1]
    assert [tuple(gained) for gained in BOOK.slot_gains[0]] == [
        (0, 0, 0, 0, 0),
        (2, 0, 0, 0, 0),
        (0, 0, 0, 2, 0),
        (0, 0, 0, 0, 3),
    ]


@rules("EN-EXP-04", "EN-EXP-05", "EN-PUB-02", "EN-PUB-06", "EN-SCORE-01", "EN-SCORE-05")
def test_the_printed_tables() -> None:
    assert BOOK.cost == [2, 4, 7, 10]
    assert BOOK.research_points == [0, 1, 3, 5]
    assert BOOK.publication_value == [2, 3, 4, 5, 6]
    assert BOOK.publication_points == [1, 2, 3, 5, 7]
    assert BOOK.collection_points == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]
    assert BOOK.embassy_tokens == BOOK.academy_reputation == [0, 1, 1, 2, 2, 3]
    assert (BOOK.final_seal_points, BOOK.final_coins_per_point, BOOK.final_token_points) == (4, 2, 1)


@pytest.mark.parametrize(("players", "automas", "animals"), [(1, "1", 6), (2, "fewest", 6), (2, "1", 7), (1, "3", 8)])
@rules("EN-SETUP-04", "EN-SETUP-05", "EN-SETUP-06", "EN-AUTO-01")
def test_the_first_table(players: int, automas: str, animals: int) -> None:
    match = Match(encyclopedia.load(), players, "first table", {"automas": automas})
    start = match.at(0).table
    assert isinstance(start, Table)
    assert (len(start.experts), len(start.expert_deck)) == (6, 49)
    assert len(start.animals) == animals
    assert len(start.animal_deck) == 75 - animals
    before = takewhile(lambda seat: start.players[seat].is_automa, reversed(start.order))  # they chose by themselves
    chosen = 2 * len(list(before))
    assert sum(len(player.study) for player in start.players) == chosen
    assert sum(animal != NOTHING_THERE for animal in start.animals) == animals - chosen
    assert sorted(start.round_tokens) == list(range(12))
    assert start.revealed == 0
    view = match.observe(0)
    assert view.round_tokens == ()


@rules("EN-SETUP-03", "EN-SETUP-04", "EN-SETUP-05")
def test_first_player_tokens_and_displays_depend_on_the_seed() -> None:
    game = encyclopedia.load()
    tables = [game.setup(4, Match(game, 4).settings, f"seed {number}") for number in range(40)]
    assert {table.first for table in tables} == {0, 1, 2, 3}
    assert len({tuple(table.round_tokens[:6]) for table in tables}) > 30
    assert len({tuple(table.experts) for table in tables}) > 30


@rules("EN-OPT-04")
def test_a_corrected_value_needs_no_change_of_code(tmp_path: Path) -> None:
    (tmp_path / "types.csv").write_text("id,publication_points\ntype-4,8\n")
    (tmp_path / "seats.csv").write_text("id,coins\nseat-1,9\n")
    (tmp_path / "constants.csv").write_text("id,value\nbank_coins,6\n")
    game = encyclopedia.load(tmp_path)
    assert game.book.publication_points == [1, 2, 3, 5, 8]
    assert game.content_digest != encyclopedia.load().content_digest
    match = Match(game, 2, "corrected")
    table = match.table
    assert isinstance(table, Table)
    assert table.players[table.order[0]].coins == 9
    given = {"phase": "turns", "order": [0, 1], "players": {"0": {"coins": 0, "slots": [["red 1"], [], [], []]}}}
    match = Match(game, 2, "corrected", given=given)
    match.play("bank")
    assert isinstance(match.table, Table)
    assert match.table.players[0].coins == 6


@pytest.mark.parametrize(
    ("file", "row", "complaint"),
    [
        ("experts.csv", "id,effect\nsafi-limbila,gain(coin", "expected ','"),
        ("experts.csv", 'id,effect\nsafi-limbila,"discard_self() -> take(animal,1)"', "cannot stand here"),
        ("experts.csv", 'id,effect\nsafi-limbila,"on_place(bank) -> gain(coin,1)"', "is permanent, not one-shot"),
        ("experts.csv", 'id,effect\nalonso-rossette,"on_cube(5) -> gain(coin,1)"', "Types 1 to 4"),
        ("experts.csv", "id,continent\nsafi-limbila,atlantis", "'atlantis' is unknown"),
        ("animals.csv", "id,class\nara-macao,fish", "'fish' is unknown"),
        ("animals.csv", "id,class\nunicorn,mammal", "there is no row 'unicorn'"),
        ("round_tokens.csv", "id,effect\nround-nothing-1,continent_product()", "cannot stand here"),
        ("reputation_track.csv", 'id,bonus\nreputation-3,"gain(reputation,1)"', "cannot give Reputation"),
        ("behaviour_lines.csv", "id,effect\nlinne-1,fly()", "there is no verb 'fly'"),
        ("scoring_lines.csv", 'id,effect\nboudeuse-coins,"end_points_per(coin,0,1)"', "at least 1"),
        ("constants.csv", "id,value\nrounds,many", "is not a whole number"),
        ("expedition_spaces.csv", "id,position\nspace-asia-1,3", "expected 1"),
    ],
)
def test_a_broken_file_is_reported_with_its_place(tmp_path: Path, file: str, row: str, complaint: str) -> None:
    (tmp_path / file).write_text(row + "\n")
    with pytest.raises(ContentError) as error:
        Book(tmp_path)
    assert complaint in str(error.value)
    assert file in str(error.value)


def test_a_file_that_overrides_nothing_is_reported(tmp_path: Path) -> None:
    (tmp_path / "expert.csv").write_text("id\n")
    with pytest.raises(ContentError, match="overrides nothing"):
        Book(tmp_path)


def test_the_reputation_track_sums_up_what_is_passed() -> None:
    whole_lap = BOOK.passed(0, 16)
    assert whole_lap.space == 0
    assert tuple(whole_lap.gains) == (3, 1, 1, 0, 0)
    assert whole_lap.picks == (0, 1)
    assert BOOK.passed(5, 1).picks == (0,)
    assert BOOK.passed(15, 1).picks == ()
