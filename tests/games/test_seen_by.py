"""A seat's view from what everybody sees is the view that it observes."""

from __future__ import annotations

import random

import pytest

from serai.games import find_game
from serai.kernel.match import Match

SPECTATOR = -1


@pytest.mark.parametrize(("game", "players"), [("wayfarers", 2), ("wayfarers", 3), ("encyclopedia", 2), ("merv", 2)])
def test_the_view_of_a_seat_is_the_same_on_both_ways(game: str, players: int) -> None:
    match = Match(find_game(game), players, "eyes")
    chance = random.Random(5)
    own = 0
    while match.decision is not None:
        common = match.game.observe(match.table, SPECTATOR)
        for seat in range(match.game.seats(match.table)):
            view = match.game.observe(match.table, seat)
            assert match.game.seen_by(match.table, common, seat) == view, (match.position, seat)
            own += view != common
        match.play(chance.choice(match.decision.options))
    assert own > 0 or game != "wayfarers"  # there, seats know cards that others do not
