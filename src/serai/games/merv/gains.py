"""Gaining things (MV-EFF-01..06) and making discoveries (MV-LIB-02, MV-LIB-03)."""

from __future__ import annotations

from typing import Final

from serai.games.merv import reasons
from serai.games.merv.names import CUBES, FROM_DISCOVERIES, NOBODY, NONE
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_favour, gain_influence, gain_points
from serai.kernel.decision import Offer, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message
from serai.kernel.perform import in_order
from serai.kernel.state import with_number

RESOURCES: Final = (*CUBES, "scroll", "common", "rare", "favour", "influence", "vp")


def gain(t: Table, me: int, call: Call, source: int) -> Rules:
    """`gain(what,n)`."""
    what, n = call.words
    assert isinstance(what, str) and isinstance(n, int)
    if what == "scroll":
        yield from gain_scrolls(t, me, n)
    else:
        gain_now(t, me, what, n, source)


def gain_now(t: Table, seat: int, what: str, n: int, source: int) -> None:
    """Everything but scrolls: nothing needs to be asked."""
    player = t.players[seat]
    if what == "favour":
        gain_favour(t, seat, n)
    elif what == "influence":
        gain_influence(t, seat, n)
    elif what == "vp":
        gain_points(t, seat, n, source, "MV-EFF-06")
    elif what == "common":
        player.common += n
        t.tell("event-gained", seat, "MV-EFF-03", n=n, what="common")
    elif what == "rare":
        player.rare += n
        t.tell("event-gained", seat, "MV-EFF-03", n=n, what="rare")
    else:
        player.cubes[CUBES.index(what)] += n
        if t.story is not None:
            t.tell("event-gained", seat, "MV-EFF-01", n=n, what=f"cube-{what}")


def gain_scrolls(t: Table, me: int, n: int) -> Rules:
    """MV-EFF-02: take them, then make the discoveries newly earned, the lowest first."""
    player = t.players[me]
    before = player.scrolls
    player.scrolls += n
    if t.story is not None:
        t.tell("event-gained", me, "MV-EFF-02", n=n, what="scroll")
    for level, needed in enumerate(t.book.scrolls_for):
        if before < needed <= player.scrolls:
            yield from discover(t, me, level)


def discover(t: Table, me: int, level: int) -> Rules:
    """MV-LIB-03: choose a tile of the level; what it does once is done at once."""
    options = t.book.options.discovery
    offer = Offer(
        [options[tile] for tile in t.book.level_tiles[level]],
        lambda option: discovery_obstacle(t, option.value),
        note=lambda option: Message("note-effect", {"effect": t.book.discovery_effect[option.value]}),
    )
    if not offer.options():
        return
    chosen = yield ask(me, "discovery", "MV-LIB-03", offer, {"level": level + 1})
    tile: int = chosen.value
    own_discovery(t, me, tile)
    yield from in_order(t, me, t.book.discovery_effect[tile], FROM_DISCOVERIES)


def discovery_obstacle(t: Table, tile: int) -> Reason | None:
    return None if t.discoveries[tile] == NOBODY else reasons.DISCOVERY_TAKEN


def own_discovery(t: Table, seat: int, tile: int) -> None:
    t.discoveries = with_number(t.discoveries, tile, seat)
    t.tell("event-discovery", seat, "MV-LIB-03", discovery=t.book.discovery_ids[tile])


def take_space_camel(t: Table, me: int, call: Call, source: int) -> Rules:
    """MV-EFF-11: the camel of the mosque space where the disc stands, if it is there."""
    take_mosque_camel(t, me)
    yield from ()


def take_mosque_camel(t: Table, seat: int) -> None:
    space = t.players[seat].mosque
    if space != NONE and t.mosque_camels[space]:
        t.mosque_camels = with_number(t.mosque_camels, space, 0)
        gain_camels(t, seat, 1, "MV-EFF-11")


def gain_camels(t: Table, seat: int, n: int, rule: str) -> None:
    t.players[seat].camels += n
    if n and t.story is not None:
        t.tell("event-gained", seat, rule, n=n, what="camel")
