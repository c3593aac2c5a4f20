"""The table of Merv: plain ints and lists. Numbers of districts, spaces, cities and tiles are places in the `Book`.

Pieces that are limited lie either on the board or in their owner's supply, so the supply is what is missing on the
board (`buildings_left`, `servants_left`, `posts_left`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from serai.games.merv.names import NONE
from serai.kernel.chance import Chance
from serai.kernel.state import Apart, Kept, State
from serai.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from serai.games.merv.book import Book


class Player(State):
    """A player, or the corrupt magistrate (who has no use for cubes)."""

    cubes: list[int]  # by colour, white last
    points: list[int]  # by source: see names
    favour: int  # spaces on the two tracks
    influence: int
    camels: int
    scrolls: int  # locked ones included, as for goods
    common: int
    rare: int
    locked_scrolls: int  # on fulfilled contracts
    locked_common: int
    locked_rare: int
    spices: list[int]  # caravan cards by spice
    courtiers: list[int]  # by palace room
    mosque: int  # space of the disc, or NONE
    contracts: Kept[list[int]]  # fulfilled; replaced, never changed

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "cubes", "points", "favour", "influence", "camels", "scrolls", "common", "rare", "locked_scrolls",
        "locked_common", "locked_rare", "spices", "courtiers", "mosque", "contracts",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Player:
        twin = Player()
        twin.cubes = self.cubes.copy()
        twin.points = self.points.copy()
        twin.favour = self.favour
        twin.influence = self.influence
        twin.camels = self.camels
        twin.scrolls = self.scrolls
        twin.common = self.common
        twin.rare = self.rare
        twin.locked_scrolls = self.locked_scrolls
        twin.locked_common = self.locked_common
        twin.locked_rare = self.locked_rare
        twin.spices = self.spices.copy()
        twin.courtiers = self.courtiers.copy()
        twin.mosque = self.mosque
        twin.contracts = self.contracts
        return twin

    # End of what tools/copies.py has written.


class Table(KernelTable):
    """The board, the players, the automata, and what the turn in course has to remember."""

    book: Apart[Book]  # the content
    humans: int  # seats of people: the first ones
    solo: bool  # the magistrate sits behind them
    pepper_anywhere: bool  # MV-VAR-03
    discards_under: bool  # MV-VAR-01
    phase: int
    year: int  # 0 in the first
    round: int
    order: Kept[list[int]]  # masters in the order of this round
    at: int  # whose turn it is: a place in the order
    zones: list[int]  # by place on the path of this round: the master there, or NOBODY
    queue: list[int]  # the next corner while masters arrive: from the front, or NOBODY
    queue_camels: list[int]  # on its slots
    courtier_camels: int  # of the high courtier
    players: list[Player]
    tiles: Kept[list[int]]  # by square: the district, NONE for the market; never changed
    owners: list[int]  # by square: whose building stands there, or NOBODY
    soldiers: list[int]  # by square: whose soldier, or NOBODY
    upgrades: list[int]  # by square: the colour of the upgrade (WHITE for a white one), or NONE
    ramparts: Kept[list[int]]  # by slot: the piece, or NONE
    market: int  # side of the camel market
    market_camels: list[int]  # by slot: 1 if a camel lies there
    row: list[int]  # the caravansary from the front: a spice, or NONE in a gap
    row_camels: list[int]  # by place of the row
    deck: Kept[list[int]]  # spices; the next one last; replaced, never changed
    city_camels: list[int]  # by city
    posts: list[int]  # by city: bits of the seats
    roads: Kept[list[int]]  # by city: 1 if a camel of this action stands on the road to it
    mosque_camels: Kept[list[int]]  # by space
    piles: list[int]  # by contract pile: how many were taken
    discoveries: Kept[list[int]]  # by tile: whose it is, or NOBODY
    bonus_tiles: Kept[list[int]]  # by tile: whose it is, or NOBODY
    lost_camels: int  # out of the game since the start
    square: int  # the district activated in this turn, or NONE
    action: int  # the district action in course, or NO_ACTION
    market_used: bool  # once a turn, as the two below
    discount_used: bool
    convert_used: bool
    ransoms: list[int]  # by square, during an invasion: the cube paid, FALLS, or NONE while undecided
    solo_card: int  # face up, or NONE
    solo_deck: Kept[list[int]]  # the next one last
    solo_layers: Kept[list[int]]  # sizes of its parts from the top, each in an order that nobody knows
    solo_fresh: bool  # whether it still lies as it was stacked for the game
    solo_discard: Kept[list[int]]
    solo_removed: Kept[list[int]]

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        *KernelTable.FIELDS, "humans", "solo", "pepper_anywhere", "discards_under", "phase", "year", "round", "order",
        "at", "zones", "queue", "queue_camels", "courtier_camels", "players", "tiles", "owners", "soldiers", "upgrades",
        "ramparts", "market", "market_camels", "row", "row_camels", "deck", "city_camels", "posts", "roads",
        "mosque_camels", "piles", "discoveries", "bonus_tiles", "lost_camels", "square", "action", "market_used",
        "discount_used", "convert_used", "ransoms", "solo_card", "solo_deck", "solo_layers", "solo_fresh",
        "solo_discard", "solo_removed",
    )  # fmt: skip
    __slots__ = (*FIELDS[len(KernelTable.FIELDS) :], "book")
    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance, "players": Player}

    def copy(self) -> Table:
        twin = Table()
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.confirm = self.confirm
        twin.story = None
        twin.book = self.book
        twin.humans = self.humans
        twin.solo = self.solo
        twin.pepper_anywhere = self.pepper_anywhere
        twin.discards_under = self.discards_under
        twin.phase = self.phase
        twin.year = self.year
        twin.round = self.round
        twin.order = self.order
        twin.at = self.at
        twin.zones = self.zones.copy()
        twin.queue = self.queue.copy()
        twin.queue_camels = self.queue_camels.copy()
        twin.courtier_camels = self.courtier_camels
        twin.players = [one.copy() for one in self.players]
        twin.tiles = self.tiles
        twin.owners = self.owners.copy()
        twin.soldiers = self.soldiers.copy()
        twin.upgrades = self.upgrades.copy()
        twin.ramparts = self.ramparts
        twin.market = self.market
        twin.market_camels = self.market_camels.copy()
        twin.row = self.row.copy()
        twin.row_camels = self.row_camels.copy()
        twin.deck = self.deck
        twin.city_camels = self.city_camels.copy()
        twin.posts = self.posts.copy()
        twin.roads = self.roads
        twin.mosque_camels = self.mosque_camels
        twin.piles = self.piles.copy()
        twin.discoveries = self.discoveries
        twin.bonus_tiles = self.bonus_tiles
        twin.lost_camels = self.lost_camels
        twin.square = self.square
        twin.action = self.action
        twin.market_used = self.market_used
        twin.discount_used = self.discount_used
        twin.convert_used = self.convert_used
        twin.ransoms = self.ransoms.copy()
        twin.solo_card = self.solo_card
        twin.solo_deck = self.solo_deck
        twin.solo_layers = self.solo_layers
        twin.solo_fresh = self.solo_fresh
        twin.solo_discard = self.solo_discard
        twin.solo_removed = self.solo_removed
        return twin

    # End of what tools/copies.py has written.

    @property
    def magistrate(self) -> int:
        """The seat of the magistrate, or NONE."""
        return self.humans if self.solo else NONE

    def is_human(self, owner: int) -> bool:
        return 0 <= owner < self.humans

    def buildings_left(self, owner: int) -> int:
        return self.book.buildings - _count(self.owners, owner)

    def servants_left(self, seat: int) -> int:
        return self.book.servants - _count(self.soldiers, seat) - sum(self.players[seat].courtiers)

    def posts_left(self, seat: int) -> int:
        left = self.book.trading_posts
        for posts in self.posts:
            left -= posts >> seat & 1
        return left

    def mosque_level(self, seat: int) -> int:
        space = self.players[seat].mosque
        return self.book.space_level[space] if space != NONE else 0

    def is_walled(self, square: int) -> bool:
        """MV-INV-03: whether ramparts alone protect a district from every side."""
        ramparts = self.ramparts
        for slot in self.book.slots_over[square]:  # noqa: SIM110 (asked often: a generator would cost more)
            if ramparts[slot] == NONE:
                return False
        return True


def _count(numbers: list[int], number: int) -> int:
    """Like `list.count`, which compares more slowly in the compiled build."""
    found = 0
    for one in numbers:
        if one == number:
            found += 1
    return found
