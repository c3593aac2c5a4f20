"""The points that are only counted are those that the score itemises."""

from __future__ import annotations

import pytest

from serai.games.wayfarers import load
from serai.games.wayfarers.scoring import points, score
from serai.games.wayfarers.table import Table
from serai.kernel.match import Match
from tests.games.variants import moments


@pytest.mark.parametrize("players", [1, 2, 3])
def test_points_are_the_sum_of_the_score(players: int) -> None:
    game = load()
    for match in moments(Match(game, players, "points"), "points", limit=400):
        table = match.table
        assert isinstance(table, Table)
        for seat in range(game.seats(table)):
            assert points(table, seat) == sum(item.points for item in score(table, seat))
