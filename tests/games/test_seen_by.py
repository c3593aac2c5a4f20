"""A seat's view from what everybody sees is the view that it observes."""

from __future__ import annotations

import random

import pytest

from serai.games import all_names, find_game
from serai.kernel.match import Match

SPECTATOR = -1


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", all_names())
def test_the_view_of_a_seat_is_the_same_on_both_ways(game: str, players: int) -> None:
    match = Match(find_game(game), players, "eyes")
    chance = random.Random(5)
    while match.decision is not None:
        common = match.game.observe(match.table, SPECTATOR)
        for seat in range(match.game.seats(match.table)):
            view = match.game.observe(match.table, seat)
            assert match.game.seen_by(match.table, common, seat) == view, (match.position, seat)
        match.play(chance.choice(match.decision.options))
