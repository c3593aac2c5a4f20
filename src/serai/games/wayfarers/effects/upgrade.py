"""Upgrade tiles and the caravan."""

from __future__ import annotations

from functools import partial

from serai.games.wayfarers.effects.acquire import triggered
from serai.games.wayfarers.effects.resources import pay_silver, silver_price
from serai.games.wayfarers.names import (
    ANY_TILE_COUNT,
    COLUMNS,
    FIRST_TILE_COUNT,
    GUILDS,
    ONE_ASSET,
    TILE_TYPES,
)
from serai.games.wayfarers.printed import Tile
from serai.games.wayfarers.reasons import (
    NEED_INFLUENCE_FOR_TILE,
    NO_INFLUENCE_PRICE,
    NO_ROOM,
    NO_ROOM_THERE,
    NO_TILE_LEFT,
    silver_obstacle,
)
from serai.games.wayfarers.table import Player, Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import NOTHING, Call
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import Waiting, Work
from serai.kernel.state import with_number


class Upgrade(Work[Table]):
    """upgrade(type[,free]): one Upgrade tile, placed at once (WF-UPG)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        kind = TILE_TYPES.index(str(call.words[0]))
        if len(call.words) == 1 and not _can_pay(t, me, kind, context):
            return False
        for design in t.book.piles[kind]:  # noqa: SIM110 (asked often: a generator would cost more)
            if tile_obstacle(t, me, design) is None:
                return True
        return False

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        kind = TILE_TYPES.index(str(call.words[0]))
        if len(call.words) == 1 and not _can_pay(t, me, kind, context):
            silver = silver_price(t, t.book.type_silver[kind], context)
            amount, guild = _influence_price(t, kind)
            return Reason("WF-UPG-01", "need-tile-price", n=silver, influence=amount, guild=guild)
        return tile_obstacle(t, me, t.book.piles[kind][0])

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        kind = TILE_TYPES.index(str(call.words[0]))
        free = len(call.words) > 1
        candidates = [options.tile[design] for design in t.book.piles[kind]]
        if optional:
            candidates.append(options.skip)
        offer = Offer(candidates, partial(_choice_obstacle, t, me))
        chosen = yield ask(me, "tile", "WF-UPG-02", offer, {"type": f"upg_{TILE_TYPES[kind]}"})
        if chosen is options.skip:
            return False
        design = chosen.value
        if not free and (t.book.type_silver[kind] or any(t.book.type_influence[kind])):
            yield from _pay(t, me, kind, context)
        yield from place_tile(t, me, design)
        return True


def _choice_obstacle(t: Table, me: int, option: Option) -> Reason | None:
    return None if option is t.book.options.skip else tile_obstacle(t, me, option.value)


def tile_obstacle(t: Table, me: int, design: int) -> Reason | None:
    """Why a design cannot be taken, price apart, or None."""
    if t.tiles[design] == 0:
        return NO_TILE_LEFT
    if not t.players[me].room[t.book.shape[design]]:
        return NO_ROOM
    return None


def _can_pay(t: Table, me: int, kind: int, context: int) -> bool:
    options = t.book.options
    if _price_obstacle(t, me, kind, context, options.pay_silver) is None:
        return True
    return _price_obstacle(t, me, kind, context, options.pay_influence) is None


def _price_obstacle(t: Table, me: int, kind: int, context: int, way: Option) -> Reason | None:
    """Why a tile cannot be paid in this way, or None (WF-UPG-01): Silver after discount, or Influence."""
    player = t.players[me]
    if way is t.book.options.pay_silver:
        return silver_obstacle(player.silver, silver_price(t, t.book.type_silver[kind], context))
    price = t.book.type_influence[kind]
    if not any(price):
        return NO_INFLUENCE_PRICE
    for guild in range(len(GUILDS)):
        if player.guilds[guild] < price[guild]:
            return NEED_INFLUENCE_FOR_TILE[guild]
    return None


def _pay(t: Table, me: int, kind: int, context: int) -> Rules:
    player = t.players[me]
    options = t.book.options
    offer = Offer(
        (options.pay_silver, options.pay_influence),
        lambda option: _price_obstacle(t, me, kind, context, option),
        note=lambda option: _price_note(t, kind, context, option),
    )
    chosen = yield ask(me, "tile-price", "WF-UPG-01", offer)
    if chosen is t.book.options.pay_silver:
        paid = pay_silver(t, me, t.book.type_silver[kind], context)
        if paid:
            t.tell("event-pay-resource", me, "WF-UPG-01", resource="silver", n=paid)
        return
    for guild, amount in enumerate(t.book.type_influence[kind]):
        if amount:
            player.guilds[guild] -= amount
            player.influence += amount
            t.tell("event-spend-influence", me, "WF-UPG-01", guild=f"guild_{GUILDS[guild]}", n=amount)


def place_tile(t: Table, me: int, design: int) -> Rules:
    """Choose face and cells, and resolve what the tile covers and sets off as one group (WF-UPG-03 to -06)."""
    player = t.players[me]
    book = t.book
    tile = book.tiles[design]
    chosen = yield ask(me, "place-tile", "WF-UPG-03", PlaceOffer(t, me, design), {"tile": tile.id})
    t.tiles = with_number(t.tiles, design, t.tiles[design] - 1)
    face, cell = chosen.value
    t.tell("event-tile", me, "WF-UPG-02", tile=tile.id, cell=str(chosen.message.arguments["cell"]))
    covered = lay_tile(t, player, design, face, cell)
    waiting: list[Waiting] = []
    for one in covered:
        waiting += [(part, 0) for part in book.performer.flat(book.cell_bonus[player.board][one])]
    waiting += triggered(t, me, tile.triggers)
    if waiting:
        yield from book.performer.resolve(t, me, waiting)


class PlaceOffer(TableOffer[Table]):
    """The cells where a tile fits, for each of its faces."""

    __slots__ = ("design", "fits")

    def __init__(self, t: Table, me: int, design: int) -> None:
        self.t = t
        self.me = me
        self.design = design
        cells = t.players[me].cells
        self.fits = [cell for cell, bits in t.book.fits[t.book.shape[design]] if not bits & cells]

    def options(self) -> list[Option]:
        return [face[cell] for face in self._faces() for cell in self.fits]

    def likely(self) -> list[Option]:
        return self.options()

    def others(self) -> list[Option]:
        return [option for face in self._faces() for cell, option in enumerate(face) if cell not in self.fits]

    def obstacle(self, option: Option) -> Reason | None:
        return None if option.value[1] in self.fits else NO_ROOM_THERE

    def note(self, option: Option) -> Message | None:
        return _covered_note(self.t, self.t.players[self.me], self.design, option)

    def _faces(self) -> list[list[Option]]:
        return self.t.book.options.place[: len(self.t.book.tiles[self.design].faces)]


def lay_tile(t: Table, player: Player, design: int, face: int, cell: int) -> list[int]:
    """Put a tile in a caravan; gives the cells it covers. Lists that clones share are replaced, not changed."""
    book = t.book
    tile = book.tiles[design]
    player.tiles = [*player.tiles, book.tile_number(design, face, cell)]
    covered = _covered(tile, cell)
    for one in covered:
        player.cells |= 1 << one
    player.room = [any(not bits & player.cells for _, bits in fits) for fits in book.fits]
    player.assets = player.assets[:]
    player.plus = player.plus[:]
    player.minus = player.minus[:]
    player.silver_discount = player.silver_discount[:]
    player.provision_discount = player.provision_discount[:]
    for one, symbols in zip(covered, tile.faces[face], strict=False):  # WF-DIE-04: each half in its own column
        column = one % COLUMNS + 1
        for symbol in symbols:
            if symbol in ONE_ASSET:
                player.assets[column] += ONE_ASSET[symbol]
            elif symbol == "silver_discount":
                player.silver_discount[column] += 1
            elif symbol == "provision_discount":
                player.provision_discount[column] += 1
            if symbol in ("plus", "plus_or_minus"):
                player.plus[column] = True
            if symbol in ("minus", "plus_or_minus"):
                player.minus[column] = True
    player.counts = player.counts[:]
    for tag in tile.tags:
        player.counts[tag] += 1
    player.counts[FIRST_TILE_COUNT + tile.kind] += 1
    player.counts[ANY_TILE_COUNT] += 1
    return covered


def _covered(tile: Tile, cell: int) -> list[int]:
    """The cells under a tile that lies at a cell."""
    return [cell + down * COLUMNS + right for down in range(tile.height) for right in range(tile.width)]


def _covered_note(t: Table, player: Player, design: int, option: Option) -> Message | None:
    """What covering these cells gives."""
    _, cell = option.value
    printed = t.book.cell_bonus[player.board]
    gains = tuple(printed[one] for one in _covered(t.book.tiles[design], cell) if printed[one] is not NOTHING)
    return Message("note-covers", {"gains": gains}) if gains else None


def _price_note(t: Table, kind: int, context: int, option: Option) -> Message:
    if option is t.book.options.pay_silver:
        return Message("note-price", {"n": silver_price(t, t.book.type_silver[kind], context), "resource": "silver"})
    amount, guild = _influence_price(t, kind)
    return Message("note-influence", {"n": amount, "guild": guild})


def _influence_price(t: Table, kind: int) -> tuple[int, str]:
    """How much Influence of which guild a type costs; (0, "") if it cannot be had for any."""
    prices = zip(t.book.type_influence[kind], GUILDS, strict=True)
    return next(((amount, f"guild_{guild}") for amount, guild in prices if amount), (0, ""))
