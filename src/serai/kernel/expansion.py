"""Expansions: folders inside a game that bring content, texts and rules of their own to it.

A game with an expansion is another game than the base alone: it has its own content, vocabulary, rules and saves, and
a name that says so (`toy+carnival`). The base knows no expansion. It names its *seams*, the places where one may
answer something else, and gives each the answer of its own rulebook; an expansion, the `EXPANSION` of its package,
brings a subclass of them. What that answers with is content of its layer, and a part of the table of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

PLUS: Final = "+"


def name_with(game: str, expansions: Iterable[str]) -> str:
    """The name of a game together with some of its expansions."""
    return PLUS.join([game, *expansions])


class Expansion:
    """An expansion; a game says in a subclass of this how it asks for the seams."""

    def __init__(self, package: str, rules_changes: int = 0) -> None:
        self.name = package.rpartition(".")[2]
        self.rules_changes = rules_changes  # added to the game's `rules_version`: the base keeps its own
        self.folder: Traversable = files(package)
        self.content = self.folder / "content"  # a layer: see `serai.kernel.content`
        self.texts = self.folder / "text"


def expansions_of(package: str, names: Iterable[str]) -> list[Any]:
    """The expansions of a game's package by their names. They are found at run time: the base imports none."""
    return [import_module(f"{package}.{name}").EXPANSION for name in names]
