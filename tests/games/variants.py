"""The ways to play every game, for the shared property tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.game import Game
from serai.kernel.match import Match


class Variant(NamedTuple):
    """A way to play a game."""

    name: str
    players: int
    settings: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game[Any]:
        return find_game(self.name)

    def match(self, seed: str, listen: bool = False, **settings: str) -> Match:
        return Match(self.game, self.players, seed, {**dict(self.settings), **settings}, listen)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(value for _, value in self.settings)])


def variants() -> Iterator[Variant]:
    """Every number of players; and alone, every value of every setting."""
    for name in all_names():
        game = find_game(name)
        for players in game.players:
            yield Variant(name, players, ())
        for setting in game.settings:
            if 1 in game.players:
                for value in setting.values:
                    if value != setting.default:
                        yield Variant(name, 1, ((setting.name, value),))


def tables() -> Iterator[Variant]:
    """Every game with every number of players, as it is played by default."""
    return (variant for variant in variants() if not variant.settings)


def each(chosen: Iterable[Variant]) -> list[ParameterSet]:
    """For `parametrize`: the quick tests see a game alone and for two, all other ways to play it are `long`."""
    return [
        pytest.param(one, id=str(one), marks=[pytest.mark.long] if one.players > 2 or one.settings else [])
        for one in chosen
    ]


def moments(match: Match, seed: str, limit: int = 1_000_000) -> Iterator[Match]:
    """A match played at random: it stands at each decision in turn (the last time at its end)."""
    chance = Chance.seeded(seed)
    while match.decision is not None and limit:
        yield match
        options = match.decision.options
        match.play(options[chance.below(len(options))])
        limit -= 1
    yield match
