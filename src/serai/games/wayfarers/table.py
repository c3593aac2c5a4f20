"""The table of Wayfarers: plain ints and lists. Card numbers are places in `Book.cards`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from serai.kernel.chance import Chance
from serai.kernel.state import Apart, Kept, Plain, State
from serai.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from serai.games.wayfarers.book import Book

NOBODY: Final = -1
NO_CARD: Final = -1


class Player(State):
    """One player's supply, panorama and caravan. Place 0 of `land`, `water`, `space` is the pre-printed card.

    What changes only with a new card or tile is shared between copies: such a list is replaced, never changed.
    """

    board: int  # which of the player boards
    silver: int
    provision: int
    influence: int  # in the supply
    guilds: list[int]  # own Influence by guild
    workers: list[int]  # by colour
    dice: list[int]  # values in the supply, in ascending order
    reserve: int  # dice not yet gained
    marker: int  # place on the Journal track
    land: Kept[list[int]]  # outwards from the player board
    land_folk: Kept[list[int]]  # the Townsfolk under each, or NO_CARD
    water: Kept[list[int]]
    water_folk: Kept[list[int]]
    space: Kept[list[int]]
    space_inspiration: Kept[list[int]]  # the Inspiration on each, or NO_CARD
    ready_land: int  # how many Land cards were there when the turn began: newer ones do not act yet
    ready_water: int
    slots: Kept[list[int]]  # cards and centre places with a die slot, in the order they came
    slot_places: Kept[list[int]]  # where the card of a slot lies: in `land`, WATER_PLACE + place in `water`, or -1
    slot_dice: list[int]  # value of the die there, or 0
    ready_slots: int
    tiles: Kept[list[int]]  # one number a tile: see `Book.tile_number`
    cells: int  # bits of the covered cells
    room: Kept[list[bool]]  # whether a tile fits: 1 x 1, 2 wide, 2 high
    assets: Kept[list[int]]  # by die value (place 0 is unused), as are the next four
    plus: Kept[list[bool]]
    minus: Kept[list[bool]]
    silver_discount: Kept[list[int]]
    provision_discount: Kept[list[int]]
    counts: Kept[list[int]]  # see names.KEPT_COUNTS

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "board", "silver", "provision", "influence", "guilds", "workers", "dice", "reserve", "marker", "land",
        "land_folk", "water", "water_folk", "space", "space_inspiration", "ready_land", "ready_water", "slots",
        "slot_places", "slot_dice", "ready_slots", "tiles", "cells", "room", "assets", "plus", "minus",
        "silver_discount", "provision_discount", "counts",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Player:
        twin = Player()
        twin.board = self.board
        twin.silver = self.silver
        twin.provision = self.provision
        twin.influence = self.influence
        twin.guilds = self.guilds.copy()
        twin.workers = self.workers.copy()
        twin.dice = self.dice.copy()
        twin.reserve = self.reserve
        twin.marker = self.marker
        twin.land = self.land
        twin.land_folk = self.land_folk
        twin.water = self.water
        twin.water_folk = self.water_folk
        twin.space = self.space
        twin.space_inspiration = self.space_inspiration
        twin.ready_land = self.ready_land
        twin.ready_water = self.ready_water
        twin.slots = self.slots
        twin.slot_places = self.slot_places
        twin.slot_dice = self.slot_dice.copy()
        twin.ready_slots = self.ready_slots
        twin.tiles = self.tiles
        twin.cells = self.cells
        twin.room = self.room
        twin.assets = self.assets
        twin.plus = self.plus
        twin.minus = self.minus
        twin.silver_discount = self.silver_discount
        twin.provision_discount = self.provision_discount
        twin.counts = self.counts
        return twin

    # End of what tools/copies.py has written.

    def folk_at(self, place: int) -> int:
        """The Townsfolk tucked under the card of a slot place."""
        if place < 0:
            return NO_CARD
        if place < WATER_PLACE:
            return self.land_folk[place]
        return self.water_folk[place - WATER_PLACE]


WATER_PLACE: Final = 1000


class Automa(State):
    """The AI of the solo game."""

    board: int  # which of the AI boards
    guilds: list[int]
    workers: list[int]
    marker: int
    resource: int  # space of the resource marker
    comets: int
    cards: list[int]  # everything acquired
    tiles: list[int]  # designs acquired
    path: int  # how many cells of its caravan are covered
    scheme_pile: list[int]  # face down, the next one last
    schemes: list[int]  # face up, the most recent last
    owed: int  # bonuses of its resource track earned in the human's turn

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "board", "guilds", "workers", "marker", "resource", "comets", "cards", "tiles", "path", "scheme_pile",
        "schemes", "owed",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Automa:
        twin = Automa()
        twin.board = self.board
        twin.guilds = self.guilds.copy()
        twin.workers = self.workers.copy()
        twin.marker = self.marker
        twin.resource = self.resource
        twin.comets = self.comets
        twin.cards = self.cards.copy()
        twin.tiles = self.tiles.copy()
        twin.path = self.path
        twin.scheme_pile = self.scheme_pile.copy()
        twin.schemes = self.schemes.copy()
        twin.owed = self.owed
        return twin

    # End of what tools/copies.py has written.

    def advance(self, book: Book) -> bool:
        """Move the resource marker one step; says whether that earns the bonus of the track (WF-AI-06)."""
        bonus = book.resource_track[self.resource][3]
        self.resource = (self.resource + 1) % len(book.resource_track)
        return bonus


class Table(KernelTable):
    """The main board, the players, and what the current turn has to remember.

    The decks themselves are shared between copies: a deck is replaced, never changed.
    """

    book: Apart[Book]  # the content
    seat: int  # whose turn it is
    first: int  # the first player
    turn: int  # how many turns were finished
    turns_left: int  # turns still to come once the end is triggered, or -1
    players: list[Player]
    automa: Automa | None  # sits behind the last player
    sides: Kept[list[int]]  # of the three board sections: 0 is side A
    journal_tiles: Kept[list[int]]  # by place on the track: the tile there, or -1
    track_workers: Kept[list[int]]  # 1 where a green worker still stands, by mark
    tiles: Kept[list[int]]  # copies left by design
    display: list[int]  # row * book.slots + slot - 1: the card, or NO_CARD
    display_workers: list[int]  # bits of the worker colours there
    display_influence: list[int]  # the seat whose Influence lies there, or NOBODY
    decks: list[Kept[list[int]]]  # by row, the next card last
    known: list[Kept[list[int]]]  # beside each card of a deck: bits of the seats that know it
    drawn: list[int]  # the cards a player has drawn and looks at
    drawn_row: int
    arriving: int  # the card that is being acquired and has no place yet, or NO_CARD
    hand: int  # value of the die that is being placed, or 0
    placed: int  # the place on display where a worker was put this turn, or -1
    placed_worker: int  # its colour
    used_guilds: int  # bits of the guild abilities used this turn
    journaled: bool  # whether a Journal move of this turn has been finished
    fresh: Kept[list[int]]  # Townsfolk acquired this turn
    silver_off: int  # what is left of the discounts of the die placed
    provision_off: int
    pigeons: int  # Pigeons of the die placed that its slot does not need

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        *KernelTable.FIELDS, "seat", "first", "turn", "turns_left", "players", "automa", "sides", "journal_tiles",
        "track_workers", "tiles", "display", "display_workers", "display_influence", "decks", "known", "drawn",
        "drawn_row", "arriving", "hand", "placed", "placed_worker", "used_guilds", "journaled", "fresh", "silver_off",
        "provision_off", "pigeons",
    )  # fmt: skip
    __slots__ = (*FIELDS[len(KernelTable.FIELDS) :], "book")
    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance, "players": Player, "automa": Automa}

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
        twin.sides = self.sides
        twin.journal_tiles = self.journal_tiles
        twin.track_workers = self.track_workers
        twin.tiles = self.tiles
        twin.display = self.display.copy()
        twin.display_workers = self.display_workers.copy()
        twin.display_influence = self.display_influence.copy()
        twin.decks = self.decks.copy()
        twin.known = self.known.copy()
        twin.drawn = self.drawn.copy()
        twin.drawn_row = self.drawn_row
        twin.arriving = self.arriving
        twin.hand = self.hand
        twin.placed = self.placed
        twin.placed_worker = self.placed_worker
        twin.used_guilds = self.used_guilds
        twin.journaled = self.journaled
        twin.fresh = self.fresh
        twin.silver_off = self.silver_off
        twin.provision_off = self.provision_off
        twin.pigeons = self.pigeons
        return twin

    # End of what tools/copies.py has written.

    DEFAULTS: ClassVar[dict[str, Callable[[dict[str, Plain]], Plain]]] = {
        "arriving": lambda older: older["limbo"],  # as it was called by version 1 of the rules
    }

    @property
    def seats(self) -> int:
        return len(self.players) + (1 if self.automa is not None else 0)

    def guilds_of(self, seat: int) -> list[int]:
        """The Influence of a seat by guild."""
        if seat < len(self.players):
            return self.players[seat].guilds
        assert self.automa is not None
        return self.automa.guilds

    def marker_of(self, seat: int) -> int:
        if seat < len(self.players):
            return self.players[seat].marker
        assert self.automa is not None
        return self.automa.marker

    def place_of(self, card: int) -> int:
        """Where a card lies on display."""
        return self.display.index(card)


def row_places(t: Table, row: int) -> list[int]:
    """The places of a row on display, slot 1 first."""
    return t.book.row_places[row]
