"""What the view promises is what the rule does."""

from __future__ import annotations

import pytest

from serai.games import merv
from serai.games.merv.names import CUBES
from serai.games.merv.view import View
from serai.kernel.chance import Chance
from serai.kernel.match import Match

GAME = merv.load()


def seen(match: Match) -> View:
    view = match.observe(0)
    assert isinstance(view, View)
    return view


def gained(before: View, after: View, seat: int) -> dict[str, int]:
    was, now = before.players[seat].cubes, after.players[seat].cubes
    return {cube: now[cube] - was[cube] for cube in CUBES if now[cube] != was[cube]}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_line_gives_what_it_promised(players: int) -> None:
    match = Match(GAME, players, f"yields {players}")
    chance = Chance.seeded("yields")
    promised = owners_too = 0
    while match.decision is not None:
        decision = match.decision
        option = decision.options[chance.below(len(decision.options))]
        before = seen(match)
        if decision.key == "zone" and option.id.startswith("zone:"):
            assert f"zone-{option.id[5:]}" in {found.zone for found in before.yields}
        match.play(option.id)
        if decision.key != "district" or not option.id.startswith("district:"):
            continue
        (found,) = [found for found in before.yields if found.square == option.id[9:]]
        after = seen(match)
        assert gained(before, after, decision.seat) == found.mine
        if found.owner is not None:
            owners_too += 1
            assert gained(before, after, found.owner) == found.theirs
        promised += 1
    assert promised >= 8
    assert (owners_too > 0) == (players > 1)  # alone nobody else gains: the magistrate takes no cubes
