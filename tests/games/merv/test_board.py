"""Merv on a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from serai.cli.common import language_of
from serai.cli.screen import draw, seat_names
from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.state import Plain
from tests.games.drawing import drawn

CITY: dict[str, Plain] = {
    "order": [0, 1, "courtier"],
    "turn": 0,
    "year": 2,
    "districts": {"r1c1": "library-purple", "r1c2": "walls-green", "r2c1": "mosque-orange"},
    "buildings": {"r1c1": 0, "r1c2": 1, "r2c1": "courtier"},
    "soldiers": {"r1c1": 1},
    "upgrades": {"r1c2": "beige"},
    "ramparts": {"N2": "wall-purple-1", "W1": "wall-green-1", "E3": "gate-beige"},
    "row": ["ginger", "pepper"],
    "row_camels": [1],
    "posts": {"ray": [0, 1], "baghdad": [0]},
    "discoveries": {"1-mosque": 0},
    "bonus_tiles": {"trade": 1},
    "players": {
        "0": {"cubes": {"purple": 3, "white": 1}, "camels": 2, "scrolls": 3, "favour": 4, "mosque": "2-p1"},
        "1": {"contracts": ["1s-1"], "courtiers": {"faith": 2}, "spices": {"cinnamon": 2}},
    },
}


def test_it_shows_the_city_and_what_everybody_has() -> None:
    shown = drawn("merv", 2, CITY)
    for part in (
        "Year 2 · round 1",
        "1 Player 1 → 2 Player 2 → H the high courtier",
        "Library pur",
        "⌂1 ♟2",  # protected: no sign of Mongols
        "⌂2 +bei",  # both its ramparts stand
        "⌂H !",
        "N2 ▬▬▬",
        "E3 ▬∩▬",
        "N1 · ·",
        "ginger♞",
        "Ray 1 2",
        "Baghdad 1",
        "hall of faith 22",
        "soldier pile 1 ×2",
        "3 pur  0 bei  0 gre  0 ora  1 whi    ♞2",
        "scrolls 1 (1×)   common goods 1 (1×)",
        "favour 4   influence 0   Mosque level 2, path 1",
        "cinnamon 2  (1/1, 2 VP)",
        "Mosque discount",
    ):
        assert part in shown, f"{part!r} is not in\n{shown}"
    assert "⌂1 ♟2 !" not in shown
    assert "⌂2 +bei !" not in shown


def test_it_shows_masters_on_the_path_and_in_the_queue() -> None:
    shown = drawn("merv", 2, CITY, ("zone:N4",))
    assert "N4 · · ◉1" in shown
    given = {**CITY, "turn": "courtier", "zones": {"N1": 1, "N2": 0}}
    players = {"0": {"camels": 1, "scrolls": 3}, "1": {"camels": 2}}
    shown = drawn("merv", 2, {**given, "players": players}, ("zone:N5", "district:r1c5", "pass:1"))
    assert "Next queue  – 2 –♞" in shown


def test_it_shows_the_magistrates_cards() -> None:
    given: dict[str, Plain] = {
        "order": [0, 1, "courtier"],
        "turn": 0,
        "solo": {"discard": ["palace", "trade"], "removed": ["library"]},
    }
    shown = drawn("merv", 1, given, locale="fr")
    assert "Défausse" in shown
    assert "Palais · Routes" in shown
    assert "Biblioth. ·" not in shown.split("Paquet")[1]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_each_district_keeps_to_its_place(locale: str) -> None:
    """Two lines a row of districts, in both languages, however much stands there."""
    game = find_game("merv")
    language = language_of(game, locale)
    match = Match(game, 3, "wide")
    chance = Chance.seeded("wide")
    names = seat_names(match, language)
    while match.decision is not None:
        if chance.below(8) == 0:
            out = Console(file=StringIO(), width=100)
            out.print(draw("merv", match.observe(0), language, names))
            assert isinstance(out.file, StringIO)
            lines = out.file.getvalue().splitlines()
            top, bottom = (next(at for at, line in enumerate(lines) if f"{side}1 " in line) for side in "NS")
            assert bottom - top == 3 + 2 * 5  # an empty line on both sides
        match.play(match.decision.options[chance.below(len(match.decision.options))])
