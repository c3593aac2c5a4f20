"""What the page is told to follow from a table is what the rules make of it."""

from __future__ import annotations

from serai.games import find_game
from serai.games.encyclopedia.consequences import Consequences
from serai.kernel.match import Match
from tests.games.variants import moments


def test_collections_are_worth_what_is_scored_for_them() -> None:
    match = list(moments(Match(find_game("encyclopedia"), 2, "consequences"), "3"))[-1]
    follows: Consequences = match.game.consequences(match.table)
    for seat in range(2):
        scored = {
            str(item.message.arguments["continent"]): item.points
            for item in match.score(seat)
            if item.message.key == "score-continent"
        }
        assert scored == {name: points for name, points in follows.collections[seat].items() if name in scored}
        assert scored.keys() >= {name for name, points in follows.collections[seat].items() if points}
        assert (
            follows.publications[seat].keys() == match.game.observe(match.table, 0).competitors[seat].published.keys()
        )
