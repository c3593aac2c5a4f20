"""What the page is told to follow from a table is what the rules make of it."""

from __future__ import annotations

from serai.games import find_game
from serai.games.wayfarers.consequences import Consequences
from serai.kernel.match import Match
from tests.games.variants import moments


def test_the_slots_in_reach_are_those_offered() -> None:
    met = 0
    for match in moments(Match(find_game("wayfarers"), 3, "consequences"), "1"):
        decision, view = match.decision, match.game.observe(match.table, 0)
        follows: Consequences = match.game.consequences(match.table)
        if decision is not None and decision.key == "place-die" and view.hand:
            offered = {option.id.removeprefix("slot:") for option in decision.options if option.id.startswith("slot:")}
            assert set(follows.reach[decision.seat][view.hand - 1]) == offered
            met += bool(offered)
    assert met > 20
