"""What a seat sees that others do not."""

from __future__ import annotations

from serai.games import find_game
from serai.kernel.match import Match
from tests.games.variants import moments

SPECTATOR = -1


def test_seats_know_cards_that_others_do_not() -> None:
    matches = moments(Match(find_game("wayfarers"), 2, "eyes"), "eyes")
    assert any(match.observe(0) != match.game.observe(match.table, SPECTATOR) for match in matches)
