"""The first table (MV-SETUP, MV-2P-01, MV-SOLO-01, MV-SOLO-02)."""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.merv.book import Book
from serai.games.merv.names import COURTIER, CUBES, NO_ACTION, NOBODY, NONE, PALACE, SIDES, SOURCES, TURNS
from serai.games.merv.table import Player, Table
from serai.kernel.chance import Chance
from serai.kernel.game import SOLO, Setting

MARKET = Setting("market", ("random", *(side.lower() for side in SIDES)), "random")  # MV-VAR-02
PEPPER = Setting("pepper", ("own", "any"), "own")  # MV-VAR-03
SOLO_DISCARDS = Setting("discards", ("top", "bottom"), "top", SOLO)  # MV-VAR-01
SETTINGS = (MARKET, PEPPER, SOLO_DISCARDS)


def set_up(book: Book, players: int, settings: Mapping[str, str], seed: str) -> Table:
    """The table before the first turn."""
    t = Table()
    t.book = book
    t.story = None
    t.chance = chance = Chance.seeded(seed)
    t.reveals = 0
    t.confirm = False
    t.humans = players
    t.solo = book.with_magistrate[players]
    t.pepper_anywhere = settings[PEPPER.name] == "any"
    t.discards_under = settings[SOLO_DISCARDS.name] == "bottom"
    t.phase = TURNS
    t.year = t.round = t.at = 0
    t.order = _order(t, chance)
    t.zones = [NOBODY] * book.grid
    t.queue = [NOBODY] * book.queue_slots[players]
    t.queue_camels = [0] * book.queue_slots[players]
    t.courtier_camels = 0
    t.players = [_player(book) for _ in range(players + t.solo)]
    _lay_city(t, settings, chance)
    _lay_caravansary(t, players, chance)
    t.ramparts = [NONE] * len(book.slot_ids)
    t.city_camels = book.city_camels[:]
    t.posts = [0] * len(book.city_ids)
    t.roads = [0] * len(book.city_ids)
    t.mosque_camels = book.mosque_camels[:]
    t.piles = [0] * len(book.piles)
    t.discoveries = [NOBODY] * len(book.discovery_ids)
    t.bonus_tiles = [NOBODY] * len(book.bonus_tile_ids)
    used = sum(t.city_camels) + sum(t.mosque_camels) + sum(t.row_camels)
    t.lost_camels = book.camels - used  # MV-SETUP-09: back into the box
    t.ransoms = [NONE] * book.squares
    _stack_solo_cards(t, chance)
    forget_turn(t)
    return t


def forget_turn(t: Table) -> None:
    """What a turn remembers begins anew."""
    t.square = NONE
    t.action = NO_ACTION
    t.market_used = t.discount_used = t.convert_used = False


def _order(t: Table, chance: Chance) -> list[int]:
    """MV-SETUP-02; the high courtier behind the players (MV-2P-01), the magistrate in front (MV-SOLO-01)."""
    humans = list(range(t.humans))
    chance.shuffle(humans)
    front = [t.magistrate] if t.solo else []
    return [*front, *humans, *([COURTIER] if t.book.with_courtier[t.humans] else [])]


def _player(book: Book) -> Player:
    """MV-SETUP-01, MV-SETUP-10: at the start of every track, with nothing."""
    player = Player()
    player.cubes = [0] * len(CUBES)
    player.points = [0] * len(SOURCES)
    player.favour = player.influence = player.camels = 0
    player.scrolls = player.common = player.rare = 0
    player.locked_scrolls = player.locked_common = player.locked_rare = 0
    player.spices = [0] * len(book.spice_ids)
    player.courtiers = [0] * len(book.room_ids)
    player.mosque = NONE
    player.contracts = []
    return player


def _lay_city(t: Table, settings: Mapping[str, str], chance: Chance) -> None:
    """MV-SETUP-04: the market in the centre, districts by chance around it."""
    book = t.book
    side = chance.below(len(SIDES))
    wanted = settings[MARKET.name]
    t.market = side if wanted == MARKET.default else SIDES.index(wanted.upper())
    t.market_camels = [0] * book.market_slots
    tiles = list(range(len(book.district_ids)))
    chance.shuffle(tiles)
    tiles.insert(book.market_square, NONE)
    t.tiles = tiles
    t.owners = [NOBODY] * book.squares
    t.soldiers = [NOBODY] * book.squares
    t.upgrades = [NONE] * book.squares


def _lay_caravansary(t: Table, players: int, chance: Chance) -> None:
    """MV-SETUP-09: a row of cards, camels on the first."""
    book = t.book
    deck = [spice for spice, cards in enumerate(book.spice_cards) for _ in range(cards)]
    chance.shuffle(deck)
    t.row = deck[: -book.row_size - 1 : -1]
    t.deck = deck[: -book.row_size]
    t.row_camels = [int(place < book.row_camels[players]) for place in range(book.row_size)]


def _stack_solo_cards(t: Table, chance: Chance) -> None:
    """MV-SOLO-02: Palace among a few others, others on top of them, the rest below."""
    t.solo_card = NONE
    t.solo_discard = []
    t.solo_removed = []
    t.solo_deck = []
    t.solo_layers = []
    t.solo_fresh = t.solo
    if t.solo:
        palace = t.book.solo_action.index(PALACE)
        others = [card for card in range(len(t.book.solo_ids)) if card != palace]
        chance.shuffle(others)
        middle = [palace, *(others.pop() for _ in range(t.book.solo_beside_palace))]
        chance.shuffle(middle)
        top = [others.pop() for _ in range(t.book.solo_on_top)]
        t.solo_deck = [*others, *middle, *top]
        t.solo_layers = [len(top), len(middle), len(others)]
