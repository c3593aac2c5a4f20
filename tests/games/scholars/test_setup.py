"""Setting up: how many cards lie where."""

from __future__ import annotations

import pytest

from serai.games import find_game
from serai.kernel.match import Match


@pytest.mark.parametrize(("players", "length", "deck"), [(3, "short", 20), (3, "standard", 24)])
def test_what_is_not_in_the_deck_is_the_reserve(players: int, length: str, deck: int) -> None:
    """SC-SET-08: of 43 scrolls and Caliph cards, those of the map and the House apart."""
    table = Match(find_game("scholars"), players, "deck", {"length": length}).table
    assert len(table.deck) == deck  # type: ignore[attr-defined]
    assert len(table.reserve) == 43 - deck  # type: ignore[attr-defined]
