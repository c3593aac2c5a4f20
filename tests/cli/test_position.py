"""`serai position`: the first table in words, every part explained in both languages."""

from __future__ import annotations

import json
import tomllib

import pytest

from serai.cli.common import language_of
from serai.cli.position import parts, toml
from serai.games import GAMES, find_game
from serai.kernel.match import Match
from tests.cli.conftest import Serai

NAMES = tuple(GAMES)  # as they are installed: the command line of these tests knows Toy only


@pytest.mark.parametrize("name", NAMES)
def test_every_part_is_explained_in_both_languages(name: str) -> None:
    game = find_game(name)
    for players in game.players:
        table = Match(game, players, "position").table
        english, french = (list(parts(game, table, language_of(game, lang))) for lang in ("en", "fr"))
        for one, other in zip(english, french, strict=True):
            if not any(f".{seat}." in one.name for seat in range(1, 6)):
                assert one.about and other.about, one.name
                assert one.about != other.about, f"{one.name} has no French words"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_describes_the_same_table(name: str) -> None:
    game = find_game(name)
    for players in game.players:
        match = Match(game, players, "position")
        told = "\n".join(
            f"{part.name} = {toml(part.said)}"
            for part in parts(game, match.table, language_of(game, "en"))
            if part.given
        )
        again = Match(game, players, "position", given=tomllib.loads(told))
        assert game.portrait(again.turn_table) == game.portrait(match.turn_table)


def test_it_is_printed_for_a_person_and_for_a_program(serai: Serai) -> None:
    ran = serai("position", "toy", "--players", "3")
    assert ran.code == 0
    assert "turn = 0" in ran.out.splitlines()
    told = json.loads(serai("position", "toy", "--json").out)
    assert {"name": "round", "said": 0, "about": "", "wanted": "", "given": True} in told


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (3, "3"),
        (True, "true"),
        ("é \"'", '"é \\"\'"'),
        ([1, "a", []], '[1, "a", []]'),
        ({}, "{}"),
        ({"a b": {"c": None, "d": 1}}, '{ "a b" = { d = 1 } }'),
    ],
)
def test_words_are_written_as_toml_reads_them(said: object, written: str) -> None:
    assert toml(said) == written
    tomllib.loads(f"x = {written}")
