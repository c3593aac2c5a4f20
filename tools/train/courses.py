"""From which matches a game is learned, and how it is practised: courses.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from serai.games import parts_of
from tools.train.lesson import Table

COURSES = Path(__file__).with_name("courses.toml")
USUAL: dict[str, Any] = {"effort": 100, "openings": 0, "ways": 8, "warmth": 1.0, "fade": 0.8, "rate": 0.006}


def _course(game: str) -> dict[str, Any]:
    courses = tomllib.loads(COURSES.read_text("utf-8"))
    course: dict[str, Any] = courses.get(game, courses.get(parts_of(game)[0], {}))
    return course


def tables_of(game: str) -> list[Table]:
    """The kinds of matches that a game is learned from."""
    listed = _course(game).get("tables", [{"players": 2, "share": 1}])
    return [Table(one["players"], one.get("settings", {}), one["share"]) for one in listed]


def habits_of(game: str) -> dict[str, Any]:
    """How a game is practised, by the names of the options of `python -m tools.train`."""
    return {**USUAL, **_course(game).get("practice", {})}
