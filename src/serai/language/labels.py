"""Labels: what games are called, the names of fields, and values of any shape on one line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from serai.kernel.expansion import PLUS
from serai.language.language import Language


def game_title(game: str, language: Language) -> str:
    """What a game is called, its expansions named."""
    name, *expansions = game.split(PLUS)
    title = language.name("game-title") if language.has("game-title") else name
    return " + ".join([title, *(expansion_title(expansion, language) for expansion in expansions)])


def expansion_title(expansion: str, language: Language) -> str:
    key = f"expansion-{expansion}"
    return language.name(key) if language.has(key) else expansion


def label(name: str, language: Language) -> str:
    """The name of a field."""
    for key in (f"view-{name}", name):
        if language.has(key):
            return language.name(key)
    return name.replace("_", " ")


def words(value: Any, language: Language) -> str:
    """A value on one line."""
    if value is None or value in ((), [], ""):
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        return f"−{-value}" if value < 0 else str(value)
    if isinstance(value, str):
        return language.name(value) if language.has(value) else value
    if isinstance(value, Mapping):
        shown = [f"{words(name, language)} {words(part, language)}" for name, part in value.items() if part != 0]
        return ", ".join(shown) or "–"
    if isinstance(value, (list, tuple, frozenset)):
        return ", ".join(f"({words(part, language)})" if _is_deep(part) else words(part, language) for part in value)
    if is_dataclass(value):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value)]
        said = [
            f"{label(name, language)} {words(part, language)}" for name, part in parts if part not in (None, (), "", {})
        ]
        return ", ".join(said)
    return str(value)


def _is_deep(value: Any) -> bool:
    return isinstance(value, tuple) or is_dataclass(value)
