"""What a seat of Wayfarers sees, on a sheet. Panoramas and caravans are told by their contents, not by their order."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from serai.games.wayfarers.names import (
    CELLS,
    FACES,
    GUILDS,
    INSPIRATION,
    LAND,
    ROWS,
    SIDES,
    SPACE,
    TAGS,
    TILE_TYPES,
    TOWNSFOLK,
    WATER,
    WORKERS,
    cell_name,
)
from serai.games.wayfarers.scoring import points
from serai.games.wayfarers.table import Automa, Player, Table
from serai.games.wayfarers.view import seen_cards
from serai.kernel.chance import DIE_SIDES
from serai.kernel.sheet import Sheet, Words

if TYPE_CHECKING:
    from serai.games.wayfarers.book import Book

_TURNS: Final = 250
_GOODS: Final = 40
_INFLUENCE: Final = 20
_CARDS: Final = 30
_POINTS: Final = 400


VERSION: Final = 1  # the fields of a version never change
LEFT_OUT: Final = ("rows.slots.id", "players.space.ready")  # constant


class Shown:
    """The words of the fields."""

    def __init__(self, book: Book) -> None:
        ids = [card.id for card in book.cards]
        self.cards = Words(ids)
        self.rows = [
            Words(ids, [n for n, card in enumerate(book.cards) if card.row == row]) for row in range(len(ROWS))
        ]
        self.slots = Words(ids, [n for n, card in enumerate(book.cards) if card.has_slot])
        self.sides = Words(SIDES)
        self.workers = Words(WORKERS)
        self.guilds = Words(GUILDS)
        self.tags = Words(TAGS)
        self.tile_types = Words(TILE_TYPES)
        self.boards = Words(book.boards)
        self.track = Words([space.id for space in book.track])
        self.marks = Words(book.marks)
        self.tiles = Words([tile.id for tile in book.tiles])
        self.faces = Words(FACES)
        self.cells = Words([cell_name(cell) for cell in range(CELLS)])
        self.dice = Words([str(value) for value in range(DIE_SIDES + 1)], range(1, DIE_SIDES + 1))
        self.journal_tiles = Words([id for id, _ in book.journal_tiles])
        self.ai_boards = Words([board.id for board in book.ai_boards])
        self.schemes = Words([scheme.id for scheme in book.schemes])


@cache
def shown(book: Book) -> Shown:
    return Shown(book)


def look(t: Table, me: int, sheet: Sheet) -> None:
    book = t.book
    words = shown(book)
    sheet.seat("seat", t.seat)
    sheet.number("turn", t.turn, _TURNS)
    sheet.seat("first", t.first)
    sheet.number("turns_left", t.turns_left, 10, -1)
    sheet.words_at("sides", t.sides, len(t.sides), words.sides)
    for deck in t.decks:
        sheet.follows_kept(deck)
    for known in t.known:
        sheet.follows_kept(known)
    sheet.follows(t.display)
    sheet.follows(t.display_influence)
    sheet.follows(t.display_workers)
    if not sheet.stands():
        _rows(t, me, words, sheet)
        sheet.passage()
    sheet.follows(t.track_workers)
    sheet.follows(t.tiles)
    sheet.follows_kept(t.journal_tiles)
    if not sheet.stands():
        sheet.words_at(
            "journal_tiles", [t.journal_tiles[place] for place in book.tile_spaces], len(book.tile_spaces),
            words.journal_tiles,
        )  # fmt: skip
        sheet.flags("track_workers", t.track_workers, words.marks)
        sheet.numbers("tiles", t.tiles, words.tiles, 4)
        sheet.passage()
    sheet.bag("drawn", t.drawn if t.seat == me else [], words.cards)
    sheet.count("drawn", len(t.drawn), 10)
    sheet.number("hand", t.hand, DIE_SIDES)
    many = len(t.players)
    for away in range(many):
        seat = (me + away) % many
        sheet.competitor("players", away)
        _player(t, seat, t.players[seat], words, sheet)
        sheet.end()
    if t.automa is not None:
        sheet.part("automa")
        _automa(t, t.automa, words, sheet)
        sheet.end()


def _rows(t: Table, me: int, words: Shown, sheet: Sheet) -> None:
    """The cards on display, and what is known of the decks."""
    book = t.book
    sheet.part("rows")
    for row in range(len(ROWS)):
        first, last = row * book.slots, row * book.slots + book.slots
        sheet.part(ROWS[row])
        sheet.words_at("slots.card", t.display[first:last], book.slots, words.rows[row])
        sheet.seats_at("slots.influence", t.display_influence[first:last], book.slots)
        for place in range(book.slots):
            sheet.place("slots", place)
            sheet.bits("workers", t.display_workers[first + place], words.workers)
            sheet.end()
        sheet.number("deck", len(t.decks[row]), 60)
        known = seen_cards(t, row, me)
        deck = t.decks[row]
        sheet.word("known.0", deck[-1] if known and deck[-1] == known[-1] else -1, words.rows[row])
        sheet.bag("known", known, words.rows[row])
        sheet.end()
    sheet.end()


def _player(t: Table, seat: int, player: Player, words: Shown, sheet: Sheet) -> None:
    sheet.word("board", player.board, words.boards)
    sheet.number("silver", player.silver, _GOODS)
    sheet.number("provision", player.provision, _GOODS)
    sheet.number("influence", player.influence, _INFLUENCE)
    sheet.follows(player.guilds)
    sheet.follows(player.workers)
    sheet.follows(player.dice)
    if not sheet.stands():
        sheet.numbers("guilds", player.guilds, words.guilds, _INFLUENCE)
        sheet.numbers("workers", player.workers, words.workers, 15)
        sheet.bag("dice", player.dice, words.dice, 6)
        sheet.passage()
    sheet.number("reserve", player.reserve, 6)
    sheet.word("marker", player.marker, words.track)
    is_at_turn = t.seat == seat
    ready_land = player.ready_land if is_at_turn else len(player.land)
    ready_water = player.ready_water if is_at_turn else len(player.water)
    ready_slots = player.ready_slots if is_at_turn else len(player.slots)
    sheet.follows_number(ready_land)
    sheet.follows_number(ready_water)
    sheet.follows_number(ready_slots)
    sheet.follows(player.slot_dice)
    sheet.follows_kept(player.land)
    sheet.follows_kept(player.land_folk)
    sheet.follows_kept(player.water)
    sheet.follows_kept(player.water_folk)
    sheet.follows_kept(player.space)
    sheet.follows_kept(player.space_inspiration)
    sheet.follows_kept(player.slots)
    if not sheet.stands():
        sheet.bag("land.card", player.land, words.rows[LAND])
        sheet.bag("land.tucked", player.land_folk, words.rows[TOWNSFOLK])
        sheet.total("land.ready", ready_land, _CARDS)
        sheet.bag("water.card", player.water, words.rows[WATER])
        sheet.bag("water.tucked", player.water_folk, words.rows[TOWNSFOLK])
        sheet.total("water.ready", ready_water, _CARDS)
        sheet.bag("space.card", player.space, words.rows[SPACE])
        sheet.bag("space.tucked", player.space_inspiration, words.rows[INSPIRATION])
        sheet.bag("slots.slot", player.slots, words.slots)
        sheet.keyed("slots.die", "slots.slot", player.slots, player.slot_dice, words.slots, DIE_SIDES)
        sheet.total("slots.ready", ready_slots, _CARDS)
        sheet.passage()
    sheet.follows_kept(player.tiles)
    sheet.follows_kept(player.counts)
    if not sheet.stands():
        _caravan(t, player, words, sheet)
        sheet.passage()
    for other in range(t.seats):  # for the majorities
        sheet.follows(t.guilds_of(other))
    for one in t.players:  # they compare their comets
        sheet.follows_kept(one.counts)
    sheet.follows_number(player.silver)
    sheet.follows_number(player.provision)
    sheet.follows_number(t.automa.comets if t.automa is not None else 0)
    sheet.follows_kept(player.space)
    sheet.follows_kept(player.space_inspiration)
    sheet.follows_kept(player.tiles)
    if not sheet.stands():
        sheet.large("points", points(t, seat), _POINTS)
        sheet.passage()


def _caravan(t: Table, player: Player, words: Shown, sheet: Sheet) -> None:
    """The tiles, and what was gathered."""
    designs: list[int] = []
    faces: list[int] = []
    cells: list[int] = []
    for tile in player.tiles:
        rest = tile // CELLS
        designs.append(rest >> 1)
        faces.append(rest & 1)
        cells.append(tile % CELLS)
    sheet.bag("tiles.tile", designs, words.tiles, 4)
    sheet.bag("tiles.face", faces, words.faces, 20)
    sheet.bag("tiles.cell", cells, words.cells)
    sheet.numbers("tags", player.counts[: words.tags.count], words.tags, 20)
    counts = [0] * words.tile_types.count
    for design in designs:
        counts[t.book.tiles[design].kind] += 1
    sheet.numbers("tile_counts", counts, words.tile_types, 10)


def _automa(t: Table, automa: Automa, words: Shown, sheet: Sheet) -> None:
    sheet.word("board", automa.board, words.ai_boards)
    sheet.numbers("guilds", automa.guilds, words.guilds, _INFLUENCE)
    sheet.numbers("workers", automa.workers, words.workers, 15)
    sheet.word("marker", automa.marker, words.track)
    sheet.number("resource", automa.resource, 20)
    sheet.number("comets", automa.comets, 20)
    sheet.bag("cards", automa.cards, words.cards)
    sheet.bag("tiles", automa.tiles, words.tiles, 4)
    sheet.number("path", automa.path, 30)
    sheet.bag("schemes", automa.schemes, words.schemes)
    sheet.large("points", points(t, len(t.players)), _POINTS)
