"""Upgrades of districts and bonus tiles (MV-EFF-08..10)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.names import CUBES, FROM_PAIRS, NOBODY, NONE, WHITE
from serai.games.merv.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message
from serai.kernel.state import with_number


def upgrade(t: Table, me: int, call: Call, source: int) -> Rules:
    """`upgrade(white)` or `upgrade(bonus)`: a tile on a district without one; may be declined."""
    anywhere = t.pepper_anywhere and source == FROM_PAIRS  # MV-VAR-03
    o = t.book.options
    places = Offer(
        o.upgrade,
        lambda option: upgrade_obstacle(t, me, option.value, anywhere),
        note=lambda option: None if option is o.decline else _district_note(t, option),
    )
    if not places.options():
        return
    if call.words[0] == "white":
        if upgrade_tile_obstacle(t, WHITE) is not None:
            return
        tile = WHITE
        chosen = yield ask(me, "upgrade", "MV-EFF-08", places + o.may_decline, {"tile": f"upgrade-{CUBES[tile]}"})
    else:
        tiles = Offer(o.upgrade_tile, lambda option: upgrade_tile_obstacle(t, option.value))
        if not tiles.options():
            return
        chosen = yield ask(me, "upgrade-tile", "MV-EFF-09", tiles + o.may_decline)
        if chosen is not o.decline:
            tile = chosen.value
            chosen = yield ask(me, "upgrade", "MV-EFF-09", places, {"tile": f"upgrade-{CUBES[tile]}"})
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    place_upgrade(t, me, chosen.value, tile)


def _district_note(t: Table, option: Option) -> Message:
    return Message("note-district", {"district": t.book.district_ids[t.tiles[option.value]]})


def upgrade_tile_obstacle(t: Table, tile: int) -> Reason | None:
    """MV-EFF-09: why no upgrade of a colour can be taken; None if one can."""
    return None if t.upgrades.count(tile) < t.book.upgrade_count[tile] else reasons.NO_SUCH_UPGRADE


def place_upgrade(t: Table, me: int, square: int, tile: int) -> None:
    """MV-EFF-08: a soldier standing there goes back to its owner."""
    t.upgrades[square] = tile
    t.tell(
        "event-upgrade",
        me,
        "MV-EFF-08",
        tile=f"upgrade-{CUBES[tile]}",
        square=t.book.square_ids[square],
    )
    if t.soldiers[square] != NOBODY:
        t.tell("event-soldier-leaves", t.soldiers[square], "MV-EFF-08")
        t.soldiers[square] = NOBODY


def upgrade_obstacle(t: Table, me: int, square: int, anywhere: bool) -> Reason | None:
    """Why an upgrade cannot be placed on a district; None if it can."""
    owner = t.owners[square]
    if owner != me and (owner == NOBODY or not anywhere):
        return reasons.UPGRADE_NOT_YOURS
    if t.upgrades[square] != NONE:
        return reasons.UPGRADE_ALREADY
    return None


def take_bonus_tile(t: Table, me: int, call: Call, source: int) -> Rules:
    """MV-EFF-10: choose one of the bonus tiles that are left."""
    offer = Offer(
        t.book.options.bonus_tile,
        lambda option: bonus_tile_obstacle(t, option.value),
        note=lambda option: Message("note-effect", {"effect": t.book.bonus_tile_effect[option.value]}),
    )
    if not offer.options():
        return
    chosen = yield ask(me, "bonus-tile", "MV-EFF-10", offer)
    own_bonus_tile(t, me, chosen.value)


def bonus_tile_obstacle(t: Table, tile: int) -> Reason | None:
    return None if t.bonus_tiles[tile] == NOBODY else reasons.BONUS_TILE_TAKEN


def own_bonus_tile(t: Table, seat: int, tile: int) -> None:
    t.bonus_tiles = with_number(t.bonus_tiles, tile, seat)
    t.tell("event-bonus-tile", seat, "MV-EFF-10", tile=t.book.bonus_tile_ids[tile])
