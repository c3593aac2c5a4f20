"""Which districts of a line can be activated, and what that produces for whom (MV-TURN-02..07).

The turn asks here, and so does the view: what a player is shown before going somewhere is what the rule will give.
"""

from __future__ import annotations

from typing import NamedTuple

from serai.games.merv import reasons
from serai.games.merv.names import CUBES, NOBODY, NONE, WHITE
from serai.games.merv.table import Table
from serai.kernel.decision import Reason


class Production(NamedTuple):
    """Cubes by colour: the active player's, and those of another player who owns the activated district."""

    mine: list[int]
    owner: int  # the seat that gains too, or NOBODY
    theirs: list[int]


def districts_for(t: Table, me: int, zone: int) -> list[int]:
    """The districts of the line of a zone that a player may activate."""
    builds = t.buildings_left(me) > 0
    return [square for square in t.book.zones[t.round][zone].squares if district_obstacle(t, builds, square) is None]


def district_obstacle(t: Table, builds: bool, square: int) -> Reason | None:
    """Why a district of the line may not be activated; None if it may (MV-TURN-02, MV-TURN-03).

    `builds`: whether the player has a building left.
    """
    owner = t.owners[square]
    if owner == NOBODY:
        return None if builds else reasons.NO_BUILDING_LEFT
    return reasons.MAGISTRATES_BUILDING if t.solo and owner == t.magistrate else None


def production_of(t: Table, me: int, zone: int, activated: int) -> Production:
    """What activating a district gives. Every building of its owner in the line produces (MV-TURN-05).

    An empty district counts as built by the active player: the building comes before the cubes (MV-TURN-03).
    Of owners, only other people gain (MV-TURN-06, MV-TURN-07).
    """
    owner = me if t.owners[activated] == NOBODY else t.owners[activated]
    mine = [0] * len(CUBES)
    theirs = [0] * len(CUBES)
    colours = t.book.district_colour
    owners = t.owners
    upgrades = t.upgrades
    for square in t.book.zones[t.round][zone].squares:
        if owners[square] != owner and square != activated:
            continue
        upgrade = upgrades[square]
        if upgrade != WHITE:
            colour = colours[t.tiles[square]]
            mine[colour] += 1
            if square == activated:
                theirs[colour] += 1
        if upgrade != NONE:
            mine[upgrade] += 1
            theirs[upgrade] += 1
    if owner == me or not t.is_human(owner):
        return Production(mine, NOBODY, [0] * len(CUBES))
    return Production(mine, owner, theirs)
