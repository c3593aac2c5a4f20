"""Upgrades of districts and bonus tiles (MV-EFF-08..10)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.names import COLOURS, CUBES, FROM_PAIRS, NOBODY, NONE, WHITE
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message


def upgrade(t: Table, me: int, call: Call, source: int) -> Rules:
    """`upgrade(white)` or `upgrade(bonus)`: a tile on a district without one; may be declined."""
    anywhere = t.pepper_anywhere and source == FROM_PAIRS  # MV-VAR-03
    squares = [square for square in range(t.book.squares) if upgrade_obstacle(t, me, square, anywhere) is None]
    tiles = [WHITE] if call.words[0] == "white" else list(range(len(COLOURS)))
    tiles = [tile for tile in tiles if upgrades_left(t, tile)]
    if not squares or not tiles:
        return
    o = t.book.options
    tile = tiles[0]
    if call.words[0] != "white":
        chosen = yield ask(
            me,
            "upgrade-tile",
            "MV-EFF-09",
            [*(o.upgrade_tile[tile] for tile in tiles), o.decline],
            refused=lambda: [
                Refusal(o.upgrade_tile[tile], reasons.NO_SUCH_UPGRADE)
                for tile in range(len(COLOURS))
                if tile not in tiles
            ],
        )
        if chosen is o.decline:
            t.tell("event-declined", me, "MV-EFF-17")
            return
        tile = chosen.value
    options = [o.upgrade[square] for square in squares]
    if tile == WHITE:
        options.append(o.decline)
    rule = "MV-EFF-08" if tile == WHITE else "MV-EFF-09"
    chosen = yield ask(
        me,
        "upgrade",
        rule,
        options,
        {"tile": f"upgrade-{CUBES[tile]}"},
        lambda option: None if option is o.decline else _district_note(t, option),
        refused=lambda: _refused(t, me, anywhere),
    )
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    place_upgrade(t, me, chosen.value, tile)


def _district_note(t: Table, option: Option) -> Message:
    return Message("note-district", {"district": t.book.district_ids[t.tiles[option.value]]})


def upgrades_left(t: Table, tile: int) -> int:
    """How many upgrades of a colour are left."""
    return t.book.upgrade_count[tile] - t.upgrades.count(tile)


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
    left = [tile for tile, owner in enumerate(t.bonus_tiles) if owner == NOBODY]
    if not left:
        return
    o = t.book.options
    chosen = yield ask(
        me,
        "bonus-tile",
        "MV-EFF-10",
        [o.bonus_tile[tile] for tile in left],
        note=lambda option: Message("note-effect", {"effect": t.book.bonus_tile_effect[option.value]}),
        refused=lambda: [
            Refusal(o.bonus_tile[tile], reasons.BONUS_TILE_TAKEN)
            for tile in range(len(t.bonus_tiles))
            if tile not in left
        ],
    )
    own_bonus_tile(t, me, chosen.value)


def own_bonus_tile(t: Table, seat: int, tile: int) -> None:
    t.bonus_tiles[tile] = seat
    t.tell("event-bonus-tile", seat, "MV-EFF-10", tile=t.book.bonus_tile_ids[tile])


def _refused(t: Table, me: int, anywhere: bool) -> list[Refusal]:
    o = t.book.options
    found = ((o.upgrade[square], upgrade_obstacle(t, me, square, anywhere)) for square in range(t.book.squares))
    return [Refusal(option, reason) for option, reason in found if reason is not None]
