"""The table of Scholars: plain ints and lists. What is printed is a number, a place in one of the book's lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from serai.games.scholars.names import NO_CARD
from serai.kernel.chance import Chance
from serai.kernel.state import Apart, Kept, Part, State
from serai.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from serai.games.scholars.book import Book


class Player(State):
    """One player's supply, board, bag and hands. `scrolls` and `tucked` are shared: replaced, never changed."""

    silver: int
    gold: int
    workers: list[int]  # by colour, in the supply
    influence: int  # in the supply
    guilds: list[int]  # own influence by guild, the control space included
    bag: list[int]  # dice by colour
    hand: list[int]  # rolled dice, in ascending order
    cards: list[int]  # action cards in the hand, in ascending order
    slots: list[int]  # the action card on each place of the board, or NO_CARD
    dice: list[int]  # two places for dice on each card, one after the other; 0: none
    helpers: list[int]  # the workers on each of these dice, in their order: 1 + colour, or 0
    tucked: Kept[list[list[int]]]  # the retired translators under each place of the board
    aside: list[int]  # translators that retire at the end of the turn
    levels: list[int]  # by research track
    place: int  # of the player marker on the map
    goal: int  # the goal card
    goals: int  # bits of the goals that were met
    scrolls: Kept[list[int]]  # translated, the starting scroll first
    resource: int  # the resource card of the draft, or NO_CARD

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "silver", "gold", "workers", "influence", "guilds", "bag", "hand", "cards", "slots", "dice", "helpers",
        "tucked", "aside", "levels", "place", "goal", "goals", "scrolls", "resource",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Player:
        twin = Player()
        twin.silver = self.silver
        twin.gold = self.gold
        twin.workers = self.workers.copy()
        twin.influence = self.influence
        twin.guilds = self.guilds.copy()
        twin.bag = self.bag.copy()
        twin.hand = self.hand.copy()
        twin.cards = self.cards.copy()
        twin.slots = self.slots.copy()
        twin.dice = self.dice.copy()
        twin.helpers = self.helpers.copy()
        twin.tucked = self.tucked
        twin.aside = self.aside.copy()
        twin.levels = self.levels.copy()
        twin.place = self.place
        twin.goal = self.goal
        twin.goals = self.goals
        twin.scrolls = self.scrolls
        twin.resource = self.resource
        return twin

    # End of what tools/copies.py has written.


class Automa(State):
    """The opponent of the solo game."""

    influence: int  # in its supply
    guilds: list[int]
    dice_sum: int
    position: int  # on its resource track
    markers: int  # research markers on its board
    scrolls: list[int]  # the cards that it translated, the starting one first
    languages: list[int]  # the language that each of them counts as
    retired: list[int]  # its retired translators
    plans: list[int]  # planning cards face up, the most recent last
    plan_pile: list[int]  # face down, the next one last
    difficulty: int

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "influence", "guilds", "dice_sum", "position", "markers", "scrolls", "languages", "retired", "plans",
        "plan_pile", "difficulty",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Automa:
        twin = Automa()
        twin.influence = self.influence
        twin.guilds = self.guilds.copy()
        twin.dice_sum = self.dice_sum
        twin.position = self.position
        twin.markers = self.markers
        twin.scrolls = self.scrolls.copy()
        twin.languages = self.languages.copy()
        twin.retired = self.retired.copy()
        twin.plans = self.plans.copy()
        twin.plan_pile = self.plan_pile.copy()
        twin.difficulty = self.difficulty
        return twin

    # End of what tools/copies.py has written.


class Table(KernelTable):
    """The main board, the players, and what the current turn has to remember.

    Piles and decks are shared between copies: such a list is replaced, never changed.
    """

    book: Apart[Book]
    seat: int  # whose turn it is
    first: int  # the first player
    turn: int  # how many turns were finished, those of the draft included
    turns_left: int  # turns still to come once the end is triggered, or -1
    players: list[Player]
    automa: Automa | None  # sits behind the last player
    stock: list[int]  # dice of the main supply by colour
    piles: list[Kept[list[int]]]  # translators, the top one last
    deck: Kept[list[int]]  # scrolls and Caliph cards (see `Book.caliph`), the top one last
    sections: list[int]  # how many cards are left of each part of the deck, the lowest first
    reserve: Kept[list[int]]  # unused scrolls, the top one last
    map_scrolls: list[int]  # by scroll slot of the map, or NO_CARD
    map_influence: list[int]  # the seat whose influence lies there, or NOBODY
    house: list[int]  # guild after guild, from the top row down, or NO_CARD
    house_influence: list[int]
    rooms: list[int]  # the translator in each room, or NO_CARD
    owners: list[int]  # the seat whose influence lies on it, or NOBODY
    gold: list[int]  # on the translator of each room
    control: list[int]  # the seat that controls each guild, or NOBODY
    neutral: int  # place of the Neutral marker on the map
    caliphs: list[int]  # revealed Caliph cards by their space
    caliph_influence: list[int]  # the seat on each space of each card, or NOBODY
    pairs: Kept[list[int]]  # the draft: a room and the resource card below it, one after the other
    working: int  # the place of the player board where the card of this turn lies, or -1
    settled: bool  # whether the main action has begun or was given up: its dice may leave the card
    colour: int  # of the main action, once it is fixed, or -1
    value: int
    part: Part | None  # of an expansion

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        *KernelTable.FIELDS, "seat", "first", "turn", "turns_left", "players", "automa", "stock", "piles", "deck",
        "sections", "reserve", "map_scrolls", "map_influence", "house", "house_influence", "rooms", "owners", "gold",
        "control", "neutral", "caliphs", "caliph_influence", "pairs", "working", "settled", "colour", "value", "part",
    )  # fmt: skip
    __slots__ = (*FIELDS[len(KernelTable.FIELDS) :], "book")
    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance, "players": Player, "automa": Automa, "part": Part}

    def copy(self) -> Table:
        twin = Table()
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.confirm = self.confirm
        twin.story = None
        twin.book = self.book
        twin.seat = self.seat
        twin.first = self.first
        twin.turn = self.turn
        twin.turns_left = self.turns_left
        twin.players = [one.copy() for one in self.players]
        twin.automa = self.automa.copy() if self.automa is not None else None
        twin.stock = self.stock.copy()
        twin.piles = self.piles.copy()
        twin.deck = self.deck
        twin.sections = self.sections.copy()
        twin.reserve = self.reserve
        twin.map_scrolls = self.map_scrolls.copy()
        twin.map_influence = self.map_influence.copy()
        twin.house = self.house.copy()
        twin.house_influence = self.house_influence.copy()
        twin.rooms = self.rooms.copy()
        twin.owners = self.owners.copy()
        twin.gold = self.gold.copy()
        twin.control = self.control.copy()
        twin.neutral = self.neutral
        twin.caliphs = self.caliphs.copy()
        twin.caliph_influence = self.caliph_influence.copy()
        twin.pairs = self.pairs
        twin.working = self.working
        twin.settled = self.settled
        twin.colour = self.colour
        twin.value = self.value
        twin.part = self.part.copy() if self.part is not None else None
        return twin

    # End of what tools/copies.py has written.

    @property
    def seats(self) -> int:
        return len(self.players) + (1 if self.automa is not None else 0)

    def guilds_of(self, seat: int) -> list[int]:
        """The influence of a seat by guild."""
        if seat < len(self.players):
            return self.players[seat].guilds
        assert self.automa is not None
        return self.automa.guilds

    def is_drafting(self) -> bool:
        return bool(self.pairs)

    def clockwise(self) -> list[int]:
        """The seats of players (the opponent has nothing to decide), the active one or the next after it first."""
        count = len(self.players)
        start = self.seat % self.seats
        seats = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in seats if seat < count]

    def house_place(self, scroll: int) -> int:
        """Where a scroll lies in the House of Wisdom, or -1."""
        return self.house.index(scroll) if scroll in self.house else -1

    def free_row(self, guild: int) -> int:
        """The topmost free place of a guild's column, or -1."""
        places = self.book.columns[guild]
        for place in places:
            if self.house[place] == NO_CARD:
                return place
        return -1
