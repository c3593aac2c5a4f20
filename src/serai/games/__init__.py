"""The games: one folder each, all alike inside. They know the kernel only, and not each other.

A game's package has one door: `load(overrides)`, which reads the content and gives the `Game`. It is imported when
somebody asks for the game, so that nobody waits for games that are not played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

from serai.kernel.game import Game

Loader: TypeAlias = Callable[[Path | None], Game[Any]]


class UnknownGame(ValueError):
    """There is no game of that name; says which there are."""


def find_game(name: str, content: Path | None = None) -> Game[Any]:
    """The game of that name, read once; `content` is a folder of overrides. Raises UnknownGame, ContentError."""
    loader = GAMES.get(name)
    if loader is None:
        raise UnknownGame(f"there is no game {name!r}; games are {', '.join(GAMES)}")
    return loader(content)


@cache
def _load(name: str, content: Path | None) -> Game[Any]:
    game = import_module(f"{__name__}.{name}").load(content)
    assert isinstance(game, Game)
    return game


def _installed(*names: str) -> dict[str, Loader]:
    return {name: partial(_load, name) for name in names if find_spec(f"{__name__}.{name}")}


GAMES: dict[str, Loader] = _installed("wayfarers", "encyclopedia", "merv")
