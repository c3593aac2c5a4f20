"""At which tables a game is learned, and which number each thing has that can be seen there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games import find_game, parts_of
from serai.kernel.match import Match
from serai.kernel.sight import Sight

COURSES = Path(__file__).with_name("courses.toml")


class NoCourse(ValueError):
    """Nobody has said at which tables a game is learned."""


class Table(NamedTuple):
    """A kind of table: how many sit down, with which settings, and how often it is played."""

    players: int
    settings: Mapping[str, str]
    share: float


class Layout(NamedTuple):
    """What the bytes of a page mean at one kind of table: the number of each among all inputs, and its scale."""

    inputs: NDArray[np.int64]
    scales: NDArray[np.float32]


class Course:
    """The tables of a game, and all that can be seen at them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Any = find_game(name)
        courses = tomllib.loads(COURSES.read_text("utf-8"))
        listed = courses.get(name) or courses.get(parts_of(name)[0])
        if listed is None:
            raise NoCourse(f"{COURSES.name} has no section [{name}]: it says at which tables a game is learned")
        self.span: float = listed["span"]
        self.tables = [Table(one["players"], one.get("settings", {}), one["share"]) for one in listed["tables"]]
        self.fields: dict[tuple[str, int], int] = {}
        self.layouts: list[Layout] = []
        self.inputs = 0
        for table in self.tables:
            sight = Sight(Match(self.game, table.players, "layout", table.settings))
            numbers = np.zeros(sight.size, np.int64)
            scales = np.ones(sight.size, np.float32)
            for field in sight.fields:
                key = (field.name, field.size)
                if key not in self.fields:
                    self.fields[key] = self.inputs
                    self.inputs += field.size
                part = slice(field.start, field.start + field.size)
                numbers[part] = self.fields[key] + np.arange(field.size)
                scales[part] = 1 / field.scale
            self.layouts.append(Layout(numbers, scales))
        vocabulary = self.game.vocabulary
        self.options = [vocabulary.at(at).id for at in range(len(vocabulary))]
