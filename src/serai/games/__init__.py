"""The games: one folder each, all alike inside. They know the kernel only, and not each other.

This is the only list of them: whoever needs one (the server, the page, research faces, tests) takes it from here. A
game's package has one door, `load(overrides)`, which reads the content and gives the `Game`; its terminal board
(`board`), the layout of its research faces (`research/`) and all else that is its own lie there too. It is imported
when somebody asks for the game, so that nobody waits for games that are not played.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from serai.kernel.game import Game


class UnknownGame(ValueError):
    """There is no game of that name; says which there are."""


def find_game(name: str, content: Path | None = None) -> Game[Any]:
    """The game of that name, read once; `content` is a folder of overrides. Raises UnknownGame, ContentError."""
    game = import_module(package_of(name)).load(content)
    assert isinstance(game, Game)
    return game


def package_of(name: str) -> str:
    """The package of a game; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; games are {', '.join(GAMES)}")
    return GAMES[name]


def folder_of(name: str) -> Path:
    """The folder of a game, found without importing it; raises UnknownGame."""
    spec = find_spec(package_of(name))
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _installed(*names: str) -> dict[str, str]:
    packages = {name: f"{__name__}.{name}" for name in names}
    return {name: package for name, package in packages.items() if find_spec(package)}


GAMES: dict[str, str] = _installed("wayfarers", "encyclopedia", "merv", "scholars")  # by name, the package of each
