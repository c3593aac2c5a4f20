"""The games: one folder each, all alike inside. They know the kernel only, and not each other.

This is the only list of them: whoever needs one (the server, the page, research faces, tests) takes it from here. A
game's package has one door, `load(overrides)`, which reads the content and gives the `Game`; its terminal board
(`board`), the layout of its research faces (`research/`) and all else that is its own lie there too. It is imported
when somebody asks for the game, so that nobody waits for games that are not played.

An expansion is a package inside its game's. A game that has some takes them, `load(overrides, expansions)`; its name
with them, `game+expansion`, stands wherever a match is identified.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from serai.kernel.expansion import PLUS, name_with
from serai.kernel.game import Game


class UnknownGame(ValueError):
    """There is no game of that name, or no such expansion of it; says which there are."""


def find_game(name: str, content: Path | None = None, expansions: Sequence[str] = ()) -> Game[Any]:
    """The game of that name, read once; `content` is a folder of overrides. Raises UnknownGame, ContentError.

    Expansions may stand in the name (`game+expansion`) or beside it.
    """
    base, chosen = parts_of(name, expansions)
    load = import_module(GAMES[base]).load
    arguments = (content, chosen) if chosen else (content,) if content is not None else ()
    game = load(*arguments)
    assert isinstance(game, Game)
    return game


def parts_of(name: str, expansions: Sequence[str] = ()) -> tuple[str, tuple[str, ...]]:
    """The game that a name names, and the expansions with it, in their own order; raises UnknownGame."""
    base, *named = name.split(PLUS)
    if base not in GAMES:
        raise UnknownGame(f"there is no game {base!r}; games are {', '.join(GAMES)}")
    known = EXPANSIONS.get(base, ())
    for expansion in (*named, *expansions):
        if expansion not in known:
            others = f"expansions are {', '.join(known)}" if known else "it has none"
            raise UnknownGame(f"there is no expansion {expansion!r} of {base}; {others}")
    in_order = name_with(base, (expansion for expansion in known if expansion in named))
    if name != in_order:
        raise UnknownGame(f"there is no game {name!r}, but {in_order!r}")
    return base, tuple(expansion for expansion in known if expansion in named or expansion in expansions)


def is_known(name: str) -> bool:
    """Whether a game can be found by this name."""
    try:
        parts_of(name)
    except UnknownGame:
        return False
    return True


def all_names() -> list[str]:
    """Every name by which a game can be found: alone, and with each choice of its expansions."""
    return [name for game in GAMES for name in names_of(game)]


def names_of(game: str) -> list[str]:
    """The names of a game: alone, and with each choice of its expansions."""
    known = EXPANSIONS.get(game, ())
    choices = [chosen for count in range(len(known) + 1) for chosen in combinations(known, count)]
    return [name_with(game, chosen) for chosen in choices]


def packages_of(name: str) -> list[str]:
    """The package of a game and those of the expansions with it; raises UnknownGame."""
    base, chosen = parts_of(name)
    return [GAMES[base], *(f"{GAMES[base]}.{expansion}" for expansion in chosen)]


def folder_of(name: str) -> Path:
    """The folder of a game or of the last expansion with it, found without importing it; raises UnknownGame."""
    spec = find_spec(packages_of(name)[-1])
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _installed(*names: str) -> dict[str, str]:
    packages = {name: f"{__name__}.{name}" for name in names}
    return {name: package for name, package in packages.items() if find_spec(package)}


GAMES: dict[str, str] = _installed("wayfarers", "encyclopedia", "merv", "scholars")  # by name, the package of each
EXPANSIONS: dict[str, tuple[str, ...]] = {"scholars": ("myriad",)}  # by the game's name, in their order
