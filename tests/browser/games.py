"""The games that the page draws, alone and with their expansions; the tests of `test_games` run on each.

How a whole match is driven by chance without lasting forever is a game's own: `driving/<game>.toml`, where it needs
one.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Position

from serai.games import all_names

HERE = Path(__file__).parent
PAGES = HERE.parent.parent / "web" / "src" / "games"


class GameUnderTest(NamedTuple):
    """A game, and how it is driven."""

    name: str
    lazy: frozenset[str] = frozenset()  # options that get nowhere: chosen only if there is nothing else
    hold: Position | None = None  # where a piece is pressed, if something else may lie upon its middle
    late: int = 250  # so many choices into a match of four the table is crowded


def _game(name: str) -> GameUnderTest:
    paths = [HERE / "driving" / f"{one}.toml" for one in (name, name.partition("+")[0])]
    path = next((path for path in paths if path.is_file()), None)
    own = tomllib.loads(path.read_text("utf-8")) if path else {}
    return GameUnderTest(name, frozenset(own.get("lazy", ())), own.get("hold"), own.get("late", 250))


GAMES = tuple(_game(name) for name in all_names() if (PAGES / name.replace("+", "/")).is_dir())
NAMES = [game.name for game in GAMES]
