"""The table of Encyclopedia: plain ints and lists. Numbers of cards, dice and spaces are places in the `Book`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from serai.games.encyclopedia.names import AT_ACADEMY, FIRST_SPACE, HUMAN, NOTHING_THERE, SPENT
from serai.kernel.chance import Chance
from serai.kernel.state import Apart, Kept, State
from serai.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from serai.games.encyclopedia.book import Book


class Player(State):
    """One competitor: a player, or an automa (whose Experts all lie in `tucked`: it never uses them)."""

    coins: int
    tokens: int  # Expedition tokens
    seals: int  # Royal Seals
    points: int
    reputation: int  # space of the marker
    active: list[int]  # Experts, face up
    tucked: Kept[list[int]]  # Experts, covered or used
    study: list[int]  # Animals
    cubes: list[int]  # on each Animal of the study: bits of the Types I to IV
    collection: Kept[list[int]]  # published Animals
    supply: int  # cubes not on cards and not on the central board
    loose: list[int]  # cubes on the central board, by Category
    fives: Kept[list[int]]  # "5 cubes" tokens there
    behaviour: int  # of an automa, or HUMAN
    scoring: int
    priority: Kept[list[int]]  # of an automa: the rank of each continent, 0 first; never changed

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "coins", "tokens", "seals", "points", "reputation", "active", "tucked", "study", "cubes", "collection",
        "supply", "loose", "fives", "behaviour", "scoring", "priority",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.tokens = self.tokens
        twin.seals = self.seals
        twin.points = self.points
        twin.reputation = self.reputation
        twin.active = self.active.copy()
        twin.tucked = self.tucked
        twin.study = self.study.copy()
        twin.cubes = self.cubes.copy()
        twin.collection = self.collection
        twin.supply = self.supply
        twin.loose = self.loose.copy()
        twin.fives = self.fives
        twin.behaviour = self.behaviour
        twin.scoring = self.scoring
        twin.priority = self.priority
        return twin

    # End of what tools/copies.py has written.

    @property
    def is_automa(self) -> bool:
        return self.behaviour != HUMAN


class Table(KernelTable):
    """The central board, the competitors, and what the turn in course has to remember."""

    book: Apart[Book]  # the content
    reference_cube: bool  # EN-OPT-01
    retrievable: bool  # EN-OPT-02
    automa_seals: bool  # EN-OPT-03
    phase: int
    round: int  # 0 in the first
    active: int  # the seat that acts now
    left: int  # how many seats still act in this phase, in phases where each acts once
    first: int  # the seat with the First Player token
    order: Kept[list[int]]  # the seats, clockwise; the first of them began the game
    players: list[Player]
    round_tokens: Kept[list[int]]  # those of the rounds in order, then those in the box
    revealed: int  # how many of them were turned over
    extra_dice: int  # drawn on top by everybody in this round
    bank_used: bool  # whether a die was placed on the Bank in this round
    values: list[int]  # of each die
    places: list[int]  # of each die: see names
    bag: list[int]  # dice in it; the next one drawn last
    spaces: list[int]  # of the Expeditions: the die there, or NOTHING_THERE
    experts: list[int]  # on display at the University, NOTHING_THERE in a gap
    expert_deck: Kept[list[int]]  # the next one last
    expert_discard: list[int]
    animals: list[int]  # on display at the Academy
    animal_deck: Kept[list[int]]
    animal_discard: list[int]
    removed: Kept[list[int]]  # Animals out of the game
    picks: list[int]  # kinds of cards that somebody is to take now, the first first
    waiting: list[int]  # seat * len(KINDS) + kind: cards to be taken when the turn is over
    gained: list[int]  # Experts just taken that have no place yet, the newest last
    die: int  # the die in use, or NOTHING_THERE
    colour: int  # its colour for this action
    boost: int  # what was added to its value
    action: int  # the location of an action that is not complete yet, or NO_ACTION
    target: int  # the space of an Expedition, or the Reference Animal
    spent: int  # points of the Expedition value used for cubes

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        *KernelTable.FIELDS, "reference_cube", "retrievable", "automa_seals", "phase", "round", "active", "left",
        "first", "order", "players", "round_tokens", "revealed", "extra_dice", "bank_used", "values", "places", "bag",
        "spaces", "experts", "expert_deck", "expert_discard", "animals", "animal_deck", "animal_discard", "removed",
        "picks", "waiting", "gained", "die", "colour", "boost", "action", "target", "spent",
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
        twin.reference_cube = self.reference_cube
        twin.retrievable = self.retrievable
        twin.automa_seals = self.automa_seals
        twin.phase = self.phase
        twin.round = self.round
        twin.active = self.active
        twin.left = self.left
        twin.first = self.first
        twin.order = self.order
        twin.players = [one.copy() for one in self.players]
        twin.round_tokens = self.round_tokens
        twin.revealed = self.revealed
        twin.extra_dice = self.extra_dice
        twin.bank_used = self.bank_used
        twin.values = self.values.copy()
        twin.places = self.places.copy()
        twin.bag = self.bag.copy()
        twin.spaces = self.spaces.copy()
        twin.experts = self.experts.copy()
        twin.expert_deck = self.expert_deck
        twin.expert_discard = self.expert_discard.copy()
        twin.animals = self.animals.copy()
        twin.animal_deck = self.animal_deck
        twin.animal_discard = self.animal_discard.copy()
        twin.removed = self.removed
        twin.picks = self.picks.copy()
        twin.waiting = self.waiting.copy()
        twin.gained = self.gained.copy()
        twin.die = self.die
        twin.colour = self.colour
        twin.boost = self.boost
        twin.action = self.action
        twin.target = self.target
        twin.spent = self.spent
        return twin

    # End of what tools/copies.py has written.

    def next_seat(self, seat: int) -> int:
        """The competitor to the left."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, clockwise from one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    def free_space(self, continent: int) -> int:
        """The leftmost free Expedition space of a continent (EN-EXP-01), or NOTHING_THERE."""
        first_space = self.book.first_space
        for space in range(first_space[continent], first_space[continent + 1]):
            if self.spaces[space] == NOTHING_THERE:
                return space
        return NOTHING_THERE

    @property
    def dice_are_left(self) -> bool:
        """Whether a die lies on any player board (EN-TURN-02)."""
        for place in self.places:  # noqa: SIM110 (a generator would cost more, at the end of every turn)
            if 0 <= place < FIRST_SPACE:
                return True
        return False

    def is_on_central_board(self, die: int) -> bool:
        """EN-SEAL-02: whether a die can be taken again; those of Publications only by EN-OPT-02."""
        place = self.places[die]
        return place >= FIRST_SPACE or AT_ACADEMY <= place < SPENT or (place == SPENT and self.retrievable)


def shown(display: list[int]) -> int:
    """How many cards lie on a display."""
    return len(display) - display.count(NOTHING_THERE)
