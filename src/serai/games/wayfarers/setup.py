"""Setting up: from content, settings and seed to the first table (WF-SET, WF-AI-01 to -04)."""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import (
    BLUE,
    BLUE_WORKER,
    COLUMNS,
    CORNERS,
    FIRST_CARD_COUNT,
    GUILDS,
    KEPT_COUNTS,
    ONE_ASSET,
    PRINTED_ASSETS,
    ROWS,
    SECTIONS,
    SIDES,
    WORKERS,
    YELLOW,
    YELLOW_WORKER,
)
from serai.games.wayfarers.table import NO_CARD, NOBODY, WATER_PLACE, Automa, Player, Table
from serai.kernel.chance import Chance
from serai.kernel.game import SOLO, Setting

RANDOM = "random"
SETTINGS = (
    *(Setting(section, (RANDOM, *SIDES), RANDOM) for section in SECTIONS),
    Setting("ai", (RANDOM, "ai_space", "ai_upgrade", "ai_townsfolk", "ai_journal"), RANDOM, SOLO),
)


def set_up(book: Book, players: int, settings: Mapping[str, str], seed: str) -> Table:
    t = Table()
    t.book = book
    t.chance = chance = Chance.seeded(seed)
    t.reveals = 0
    t.confirm = False
    t.story = None
    t.turn = 0
    t.turns_left = -1
    t.sides = [_side(settings[section], chance) for section in SECTIONS]  # WF-SET-01
    _lay_out_cards(t)
    tiles = list(range(len(book.journal_tiles)))  # WF-SET-03
    chance.shuffle(tiles)
    t.journal_tiles = [-1] * len(book.track)
    for place in book.tile_spaces:
        t.journal_tiles[place] = tiles.pop()
    t.track_workers = [1] * len(book.marks)  # WF-SET-04
    copies = book.tile_copies[players]  # WF-SET-05
    t.tiles = [min(tile.copies, copies) for tile in book.tiles]
    solo = players == 1
    boards = list(range(len(book.boards)))
    t.automa = None
    if solo:
        names = [board.id for board in book.ai_boards]
        wanted = settings["ai"]
        ai = chance.below(len(names)) if wanted == RANDOM else names.index(wanted)
        t.automa = _automa(book, ai, chance)
        boards.remove(book.ai_backs[ai])  # WF-AI-01
    chance.shuffle(boards)
    t.first = 0 if solo else chance.below(players)  # WF-SET-07
    t.seat = t.first
    t.players = [_player(book, boards[seat], (seat - t.first) % players, chance) for seat in range(players)]
    forget_turn(t)
    return t


def forget_turn(t: Table) -> None:
    """What the table remembers of one turn only (WF-TURN-07)."""
    t.hand = 0
    t.placed = -1
    t.placed_worker = -1
    t.used_guilds = 0
    t.journaled = False
    t.fresh = []
    t.silver_off = 0
    t.provision_off = 0
    t.pigeons = 0
    t.drawn = []
    t.drawn_row = -1
    t.arriving = NO_CARD


def _side(wanted: str, chance: Chance) -> int:
    return chance.below(len(SIDES)) if wanted == RANDOM else SIDES.index(wanted)


def _lay_out_cards(t: Table) -> None:
    """WF-SET-02: shuffle the decks and reveal four cards of each; the first drawn goes to slot 1."""
    t.decks = []
    t.known = []
    t.display = []
    for row in range(len(ROWS)):
        deck = list(t.book.rows[row])
        t.chance.shuffle(deck)
        t.display += [deck.pop() for _ in range(t.book.slots)]
        t.decks.append(deck)
        t.known.append([0] * len(deck))
    t.display_workers = [0] * len(t.display)
    t.display_influence = [NOBODY] * len(t.display)


def _player(book: Book, board: int, order: int, chance: Chance) -> Player:
    """WF-SET-06, -07."""
    constants = book.constants
    player = Player()
    player.board = board
    player.silver, player.provision, guilds = book.starts[order]
    player.guilds = guilds[:]
    player.influence = constants["influence"] - sum(guilds)
    player.workers = [0] * len(WORKERS)
    player.workers[YELLOW_WORKER] = constants["yellow_workers"]
    player.workers[BLUE_WORKER] = constants["blue_workers"]
    player.dice = sorted(chance.die() for _ in range(constants["dice_rolled"]))
    player.reserve = constants["dice_reserve"]
    player.marker = 0
    clear_panorama(book, player)
    clear_caravan(book, player)
    return player


def clear_panorama(book: Book, player: Player) -> None:
    """The pre-printed cards alone (WF-CMP-08, -09)."""
    player.land = [book.home_city]
    player.land_folk = [NO_CARD]
    player.water = [book.home_harbour]
    player.water_folk = [NO_CARD]
    player.space = [book.home_stars]
    player.space_inspiration = [NO_CARD]
    player.slots = [book.home_city, book.home_harbour, *book.centre_slots]
    player.slot_places = [0, WATER_PLACE, *(-1 for _ in book.centre_slots)]
    player.slot_dice = [0] * len(player.slots)
    player.counts = [0] * len(KEPT_COUNTS)
    for tag in book.centre_tags:
        player.counts[tag] += 1
    for card in (book.home_city, book.home_harbour, book.home_stars, book.home_townsfolk):
        for tag in book.cards[card].tags:
            player.counts[tag] += 1
        player.counts[FIRST_CARD_COUNT + book.cards[card].row] += 1
    make_ready(player)


def make_ready(player: Player) -> None:
    """WF-ACQ-12: from the next turn on, everything acquired may act."""
    player.ready_land = len(player.land)
    player.ready_water = len(player.water)
    player.ready_slots = len(player.slots)


def clear_caravan(book: Book, player: Player) -> None:
    """The empty caravan: Camel at 1, Telescope at 6 (WF-UPG-03)."""
    player.tiles = []
    player.cells = CORNERS
    player.room = [True] * len(book.fits)
    player.assets = [0] * (COLUMNS + 1)
    for column, asset in PRINTED_ASSETS.items():
        player.assets[column] = ONE_ASSET[asset]
    player.plus = [False] * (COLUMNS + 1)
    player.minus = [False] * (COLUMNS + 1)
    player.silver_discount = [0] * (COLUMNS + 1)
    player.provision_discount = [0] * (COLUMNS + 1)


def _automa(book: Book, board: int, chance: Chance) -> Automa:
    """WF-AI-02, -04."""
    automa = Automa()
    automa.board = board
    automa.guilds = [0] * len(GUILDS)
    automa.guilds[YELLOW] = book.constants["ai_yellow_influence"]
    automa.guilds[BLUE] = book.constants["ai_blue_influence"]
    automa.workers = [0] * len(WORKERS)
    automa.workers[YELLOW_WORKER] = book.constants["yellow_workers"]
    automa.workers[BLUE_WORKER] = book.constants["blue_workers"]
    automa.marker = 0
    automa.resource = 0
    automa.comets = 0
    automa.cards = []
    automa.tiles = []
    automa.path = 0
    automa.scheme_pile = list(range(len(book.schemes)))
    chance.shuffle(automa.scheme_pile)
    automa.schemes = []
    automa.owed = 0
    return automa
