"""Drawings of real games: every moment can be drawn for every seat, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from serai.cli.common import language_of
from serai.cli.screen import draw, seat_names
from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("name", all_names())
def test_a_match_can_be_drawn(name: str, players: int, locale: str) -> None:
    game = find_game(name)
    language = language_of(game, locale)
    match = Match(game, players, "drawn")
    chance = Chance.seeded("drawn")
    out = Console(file=StringIO(), width=100)
    names = seat_names(match, language)
    for step in range(120):
        if match.decision is None:
            break
        if step % 8 == 0:
            for seat in range(game.seats(match.table)):
                out.print(draw(name, match.observe(seat), language, names))
        match.play(match.decision.options[chance.below(len(match.decision.options))])
    assert isinstance(out.file, StringIO)
    assert names[0] in out.file.getvalue()
