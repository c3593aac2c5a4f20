"""What a seat of Merv sees, on a sheet. What follows from the board (yields, attacks to come) is left out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from serai.games.merv.contracts import top_contract
from serai.games.merv.invasion import threatened
from serai.games.merv.names import ACTIONS, COURTIER, CUBES, FALLS, INVASION, NONE, PHASES, SIDES
from serai.games.merv.scoring import spice_points
from serai.games.merv.table import Player, Table
from serai.kernel.sheet import MOST_KEPT, Sheet, Words

if TYPE_CHECKING:
    from serai.games.merv.book import Book

_GOODS: Final = 30
_POINTS: Final = 400


VERSION: Final = 1  # the fields of a version never change
LEFT_OUT: Final = (
    "city.square",  # always the same, as the names of cities and piles
    "city.district",  # told by action and colour
    "city.attacked",  # follows from buildings, ramparts and soldiers
    *("yields.zone", "yields.square", "yields.mine", "yields.owner", "yields.theirs"),  # follow from the city
    "cities.city",
    "piles.pile",
    *("players.discoveries", "players.bonus_tiles"),  # told by the owners of the tiles
)


class Shown:
    """The words of the fields."""

    def __init__(self, book: Book) -> None:
        self.phases = Words(PHASES)
        self.cubes = Words(CUBES)
        self.actions = Words(ACTIONS)
        self.squares = Words(book.square_ids)
        self.slots = Words(book.slot_ids)
        self.ramparts = Words(book.rampart_ids)
        self.sides = Words(SIDES)
        self.spices = Words(book.spice_ids)
        self.spaces = Words(book.space_ids)
        self.contracts = Words(book.contract_ids)
        self.rooms = Words(book.room_ids)
        self.solo = Words(book.solo_ids)
        self.built = [square for square in range(book.squares) if square != book.market_square]
        self._districts: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}

    def districts(self, t: Table) -> tuple[list[int], list[int]]:
        """Action and colour of each district: they lie as they were dealt."""
        key = tuple(t.tiles)
        found = self._districts.get(key)
        if found is None:
            if len(self._districts) >= MOST_KEPT:
                self._districts.clear()
            book = t.book
            tiles = [t.tiles[square] for square in self.built]
            found = [book.district_action[tile] for tile in tiles], [book.district_colour[tile] for tile in tiles]
            self._districts[key] = found
        return found


@cache
def shown(book: Book) -> Shown:
    return Shown(book)


def look(t: Table, me: int, sheet: Sheet) -> None:
    book = t.book
    words = shown(book)
    many = len(t.players)
    sheet.word("phase", t.phase, words.phases)
    sheet.number("year", min(t.year + 1, len(book.year_ids)), len(book.year_ids))
    sheet.number("round", t.round + 1, book.rounds + 1)
    sheet.follows_number(t.at)
    sheet.follows(t.order)
    sheet.follows(t.zones)
    sheet.follows(t.queue)
    sheet.follows(t.queue_camels)
    if not sheet.stands():
        sheet.seats_at("order", t.order, many + 1, COURTIER)
        sheet.seat("master", t.order[t.at] if t.at < len(t.order) else -1, COURTIER)
        sheet.seats_at("zones", t.zones, len(t.zones), COURTIER)
        sheet.seats_at("queue", t.queue, len(t.queue), COURTIER)
        sheet.numbers_at("queue_camels", t.queue_camels, len(t.queue_camels), 10)
        sheet.passage()
    sheet.follows_number(t.phase)
    sheet.follows(t.owners)
    sheet.follows(t.soldiers)
    sheet.follows(t.upgrades)
    sheet.follows(t.ransoms)
    sheet.follows_kept(t.tiles)
    if not sheet.stands():
        sheet.part("city")
        _city(t, words, sheet)
        sheet.end()
        sheet.passage()
    sheet.word("active", t.square, words.squares)
    sheet.word("threatened", threatened(t) if t.phase == INVASION else NONE, words.squares)
    sheet.word("action", t.action, words.actions)
    sheet.follows(t.ramparts)
    if not sheet.stands():
        _ramparts(t, words, sheet)
        sheet.passage()
    sheet.word("market", t.market, words.sides)
    sheet.numbers_at("market_camels", t.market_camels, len(t.market_camels), 1)
    sheet.flag("market_used", t.market_used)
    sheet.flag("discount_used", t.discount_used)
    sheet.flag("convert_used", t.convert_used)
    sheet.words_at("row.spice", t.row, book.row_size, words.spices)
    sheet.numbers_at("row.camel", t.row_camels, book.row_size, 1)
    sheet.number("deck", len(t.deck), 100)
    sheet.follows(t.city_camels)
    sheet.follows(t.roads)
    sheet.follows(t.posts)
    sheet.follows(t.mosque_camels)
    if not sheet.stands():
        sheet.part("cities")
        sheet.numbers_at("camel", t.city_camels, len(t.city_camels), 1)
        sheet.numbers_at("road_camel", t.roads, len(t.roads), 1)
        sheet.seat_bits_at("posts", t.posts)
        sheet.end()
        sheet.flags("mosque_camels", t.mosque_camels, words.spaces)
        sheet.passage()
    sheet.follows(t.piles)
    sheet.follows(t.discoveries)
    sheet.follows(t.bonus_tiles)
    sheet.follows(t.upgrades)
    if not sheet.stands():
        _tiles(t, words, sheet)
        sheet.passage()
    sheet.number("courtier_camels", t.courtier_camels, _GOODS)
    sheet.number("courtier_buildings", t.buildings_left(COURTIER) if book.with_courtier[t.humans] else -1, 20, -1)
    for away in range(many):
        seat = (me + away) % many
        sheet.competitor("players", away)
        _player(t, seat, t.players[seat], words, sheet)
        sheet.end()
    if t.solo:
        sheet.part("solo")
        sheet.word("card", t.solo_card, words.solo)
        sheet.bag("deck", t.solo_deck, words.solo)
        sheet.bag("discard", t.solo_discard, words.solo)
        sheet.bag("removed", t.solo_removed, words.solo)
        sheet.end()


def _city(t: Table, words: Shown, sheet: Sheet) -> None:
    """The districts, without the market between them."""
    book = t.book
    room = len(words.built)
    market = book.market_square
    actions, colours = words.districts(t)
    sheet.words_at("action", actions, room, words.actions)
    sheet.words_at("colour", colours, room, words.cubes)
    sheet.seats_at("building", t.owners[:market] + t.owners[market + 1 :], room, COURTIER)
    sheet.seats_at("soldier", t.soldiers[:market] + t.soldiers[market + 1 :], room, COURTIER)
    sheet.words_at("upgrade", t.upgrades[:market] + t.upgrades[market + 1 :], room, words.cubes)
    ransoms: list[int] = []
    falls: list[int] = []
    if t.phase == INVASION:
        ransoms = t.ransoms[:market] + t.ransoms[market + 1 :]
        falls = [int(ransom == FALLS) for ransom in ransoms]
    sheet.words_at("ransom", ransoms, room, words.cubes)
    sheet.numbers_at("falls", falls, room, 1)


def _ramparts(t: Table, words: Shown, sheet: Sheet) -> None:
    reserve = [1] * words.ramparts.count
    filled: list[int] = []
    for slot, piece in enumerate(t.ramparts):
        if piece != NONE:
            filled.append(slot)
            reserve[piece] = 0
    sheet.bag("ramparts", filled, words.slots)
    sheet.flags("reserve", reserve, words.ramparts)


def _tiles(t: Table, words: Shown, sheet: Sheet) -> None:
    """Contracts, discoveries, bonus tiles, and the upgrades that are left."""
    book = t.book
    piles = range(len(book.pile_ids))
    sheet.words_at("piles.top", [top_contract(t, pile) for pile in piles], len(piles), words.contracts)
    sheet.numbers_at("piles.left", [len(book.piles[pile]) - t.piles[pile] for pile in piles], len(piles), 20)
    sheet.seats_at("discoveries", t.discoveries, len(t.discoveries))
    sheet.seats_at("bonus_tiles", t.bonus_tiles, len(t.bonus_tiles))
    left = book.upgrade_count[:]
    for colour in t.upgrades:
        if colour != NONE:
            left[colour] -= 1
    sheet.numbers("upgrades", left, words.cubes, 20)


def _player(t: Table, seat: int, player: Player, words: Shown, sheet: Sheet) -> None:
    sheet.follows_number(player.favour)
    sheet.follows_number(player.influence)
    sheet.follows_number(player.camels)
    sheet.follows_number(player.scrolls)
    sheet.follows_number(player.common)
    sheet.follows_number(player.rare)
    sheet.follows_number(player.locked_scrolls)
    sheet.follows_number(player.locked_common)
    sheet.follows_number(player.locked_rare)
    sheet.follows(player.cubes)
    sheet.follows(player.points)
    sheet.follows(player.spices)
    if not sheet.stands():
        _goods(t, player, words, sheet)
        sheet.passage()
    sheet.follows_number(player.mosque)
    sheet.follows(player.courtiers)
    sheet.follows_kept(player.contracts)
    if not sheet.stands():
        sheet.numbers("courtiers", player.courtiers, words.rooms, 8)
        sheet.word("mosque", player.mosque, words.spaces)
        sheet.number("mosque_level", t.mosque_level(seat), 10)
        sheet.bag("contracts", player.contracts, words.contracts)
        sheet.passage()
    sheet.number("buildings", t.buildings_left(seat), 20)
    sheet.number("servants", t.servants_left(seat), 20)
    sheet.number("posts", t.posts_left(seat), 20)


def _goods(t: Table, player: Player, words: Shown, sheet: Sheet) -> None:
    points = sum(player.points)
    spices = spice_points(t, player)
    sheet.numbers("cubes", player.cubes, words.cubes, 15)
    sheet.large("points", points, _POINTS)
    sheet.large("total", points + spices, _POINTS)
    sheet.number("favour", player.favour, 25)
    sheet.number("influence", player.influence, 25)
    sheet.number("camels", player.camels, _GOODS)
    sheet.number("scrolls", player.scrolls, 15)
    sheet.number("common", player.common, 15)
    sheet.number("rare", player.rare, 15)
    sheet.number("locked_scrolls", player.locked_scrolls, 15)
    sheet.number("locked_common", player.locked_common, 15)
    sheet.number("locked_rare", player.locked_rare, 15)
    sheet.numbers("spices", player.spices, words.spices, 8)
    sheet.number("spice_points", spices, 100)
    sheet.number("spice_limit", t.book.spice_limit[player.influence], 10)
