"""Setting up: from content, settings and seed to the first table (SC-SET); the draft is played as its first turns."""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.scholars.automa.setup import make_automa
from serai.games.scholars.book import LENGTHS, Book
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Player, Table
from serai.games.scholars.turn import forget_turn
from serai.kernel.chance import Chance
from serai.kernel.game import SOLO, Setting

DIFFICULTIES = ("student", "scribe", "teacher", "scholar")
SETTINGS = (
    Setting("length", LENGTHS, "standard"),
    Setting("difficulty", DIFFICULTIES, "scribe", SOLO),
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
    solo = players == 1
    t.automa = make_automa(book, settings["difficulty"], chance) if solo else None
    t.first = 0 if solo else chance.below(players)  # SC-SET-07, SC-SOLO-01
    t.stock = [colour.dice for colour in book.colours]
    t.piles = [_shuffled(chance, _cards_of(book, pile)) for pile in range(len(book.piles))]  # SC-SET-01
    _lay_out_scrolls(
        t, book.deck_plans[settings["length"], players].scrolls, book.deck_plans[settings["length"], players].caliphs
    )
    _lay_out_pairs(t)
    t.control = [NOBODY] * len(book.guilds)
    t.neutral = book.neutral_start  # SC-SET-06
    t.caliphs = []
    t.caliph_influence = [NOBODY] * (len(book.caliph_slots) * len(book.caliph_spaces))
    goals = _shuffled(chance, list(range(len(book.goal_cards))))  # SC-SET-10
    t.players = [_player(t, goals[seat]) for seat in range(players)]
    t.seat = (t.first - 1) % players  # SC-SET-11: the last player drafts first
    forget_turn(t)
    t.part = None
    book.seams.lay_out(t)
    return t


def _shuffled(chance: Chance, cards: list[int]) -> list[int]:
    chance.shuffle(cards)
    return cards


def _cards_of(book: Book, pile: int) -> list[int]:
    return [number for number, one in enumerate(book.translators) if one.pile == pile]


def _lay_out_scrolls(t: Table, scrolls: tuple[int, ...], caliphs: tuple[int, ...]) -> None:
    """SC-SET-02: scrolls on the map and in the top row of the House; SC-SET-08, -09: the deck and the reserve."""
    book = t.book
    cards = _shuffled(t.chance, list(range(book.first_starting_scroll)))
    t.map_scrolls = [cards.pop() for _ in book.map_slots]
    t.map_influence = [NOBODY] * len(t.map_scrolls)
    t.house = [NO_CARD] * len(book.house)
    t.house_influence = [NOBODY] * len(t.house)
    for places in book.columns:
        t.house[places[0]] = cards.pop()
    visits = _shuffled(t.chance, [book.caliph + card for card in range(len(book.caliph_cards))])
    t.deck = []
    t.sections = []
    for count, visiting in zip(reversed(scrolls), reversed(caliphs), strict=True):  # the deck lies bottom first
        part = [cards.pop() for _ in range(count)] + [visits.pop() for _ in range(visiting)]
        t.deck += _shuffled(t.chance, part)
        t.sections.append(len(part))
    t.reserve = cards


def _lay_out_pairs(t: Table) -> None:
    """SC-SET-03, -04: four starting translators in their rooms, a resource card below each, from left to right."""
    book = t.book
    count = book.constants["pairs"]
    translators = _shuffled(t.chance, list(book.starting_translators))[:count]
    resources = _shuffled(t.chance, list(range(len(book.resource_cards))))[:count]
    t.rooms = [NO_CARD] * len(book.rooms)
    t.owners = [NOBODY] * len(book.rooms)
    t.gold = [0] * len(book.rooms)
    for card in translators:
        t.rooms[book.translators[card].room] = card
    t.pairs = []
    filled = [room for room, card in enumerate(t.rooms) if card != NO_CARD]
    for room, resource in zip(filled, resources, strict=True):
        t.pairs += [room, resource]


def _player(t: Table, goal: int) -> Player:
    """SC-SET-05, -10."""
    book = t.book
    player = Player()
    player.silver = 0
    player.gold = 0
    player.workers = [0] * len(book.words.workers)
    player.influence = book.constants["influence"]
    player.guilds = [0] * len(book.guilds)
    player.bag = [0] * len(book.colours)
    player.hand = []
    player.cards = list(range(book.first_goal_card))
    player.slots = [NO_CARD] * len(book.board)
    player.dice = [0] * (len(book.board) * book.dice_on_card)
    player.helpers = [0] * (len(player.dice) * book.workers_on_die)
    player.tucked = [[] for _ in book.board]
    player.aside = []
    player.levels = [0] * len(book.tracks)
    player.place = book.start
    player.goal = goal
    player.goals = 0
    player.scrolls = [book.goal_cards[goal].scroll]
    player.resource = NO_CARD
    t.stock[book.goal_cards[goal].track_die] -= 1
    return player
