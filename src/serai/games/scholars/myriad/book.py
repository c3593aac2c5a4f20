"""What is printed: the sheets of the expansion, read into records, and how rules reach them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from serai.games.scholars.myriad.names import CONDITIONS, WORKERS_AS_SILVER, XP_AS_GOLD
from serai.games.scholars.myriad.options import MyriadOptions
from serai.games.scholars.names import ACTIONS, OTHER
from serai.games.scholars.seams import Seams
from serai.games.scholars.table import Table
from serai.kernel.content import Content
from serai.kernel.effects import NOTHING, Arrow, Call, Choice, Effect, calls

if TYPE_CHECKING:
    from serai.games.scholars.book import Book


class Page(NamedTuple):
    """A page; the starting page has no effect. `condition` and `gain` are the two sides of a red page's arrow."""

    id: str
    is_golden: bool
    action: int  # of a red page: under whose slot it belongs; -1: golden
    cost: int
    vp: int
    effect: Effect
    condition: Call | None
    gain: Effect
    source: str

    @property
    def counts_itself(self) -> bool:
        """Whether a golden page is not resolved, but speaks of the final score (MB-END-04)."""
        return any(call.verb.name in (XP_AS_GOLD, WORKERS_AS_SILVER) for call in calls(self.effect))


class BookSpace(NamedTuple):
    id: str
    book: int
    source: str


class Tile(NamedTuple):
    """A row bonus tile: one of some effects, and the points of its golden side."""

    id: str
    effect: Effect
    vp: int
    source: str

    @property
    def branches(self) -> tuple[Effect, ...]:
        return self.effect.parts if isinstance(self.effect, Choice) else (self.effect,)


class Upgrade(NamedTuple):
    """An upgraded action card and the card that it takes the place of, by their numbers among the action cards."""

    card: int
    replaces: int


class BlackTranslation(NamedTuple):
    """A way to translate in black."""

    id: str
    min_value: int
    translators: int  # so many different ones get a gold
    effect: Effect
    source: str


class Shelf:
    """Everything printed of the expansion, with the options that name it."""

    options: MyriadOptions

    def __init__(self, book: Book, content: Content) -> None:
        verbs = book.verbs
        self.book = book
        self.black = next(n for n, colour in enumerate(book.colours) if colour.kind == OTHER)
        self.pages: list[Page] = []
        for id, line in content.sheet("pages", "id", "banner", "action", "cost", "vp", "effect").items():
            golden = line.word("banner", "red", "golden") == "golden"
            effect = line.effect("effect", verbs)
            condition, gain = _sides(effect)
            action = -1 if golden else ACTIONS.index(line.word("action", *ACTIONS))
            self.pages.append(
                Page(id, golden, action, line.number("cost"), line.number("vp"), effect, condition, gain, line.source)
            )
        self.start = len(self.pages)  # the number of the starting page, of which every player has one
        for id, line in content.sheet("starting_pages", "id", "action", "vp").expect(1).items():
            action = ACTIONS.index(line.word("action", *ACTIONS))
            self.pages.append(Page(id, False, action, 0, line.number("vp"), NOTHING, None, NOTHING, line.source))
        said = [[call.verb.name for call in calls(page.effect)] for page in self.pages]
        self.xp_is_gold = [XP_AS_GOLD in names for names in said]  # by page: whether it says so of the final score
        self.workers_are_silver = [WORKERS_AS_SILVER in names for names in said]
        self.spaces = [
            BookSpace(id, line.number("book"), line.source)
            for id, line in content.sheet("book_spaces", "id", "book").items()
        ]
        self.tiles = [
            Tile(id, line.effect("effect", verbs), line.number("vp"), line.source)
            for id, line in content.sheet("row_tiles", "id", "effect", "vp").items()
        ]
        self.row_costs = [line.number("cost") for line in content.sheet("row_costs", "id", "cost")]
        self.translations = [
            BlackTranslation(
                id, line.number("min_value"), line.number("translators"), line.effect("effect", verbs), line.source
            )
            for id, line in content.sheet("black_translate", "id", "min_value", "translators", "effect").items()
        ]
        self._read_upgrades(book, content)
        self.columns = book.columns_for_retirees
        self.places = [  # the brown slots of each main action
            [place for place in self.columns if action in book.board[place].actions] for action in range(len(ACTIONS))
        ]

    def _read_upgrades(self, book: Book, content: Content) -> None:
        own = [card.id for card in book.action_cards[: book.first_goal_card]]
        self.first_upgrade = len(book.action_cards)
        self.upgrades: list[Upgrade] = []
        for id, line in content.sheet("upgraded_cards", "id", "replaces", "rest", "work", "printed_die").items():
            self.upgrades.append(Upgrade(len(book.action_cards), own.index(line.word("replaces", *own))))
            book.action_cards.append(book.action_card(id, line))

    def upgrade_of(self, card: int) -> Upgrade | None:
        """What an action card is, if it is an upgraded one."""
        return self.upgrades[card - self.first_upgrade] if card >= self.first_upgrade else None

    def effects(self) -> Iterator[Effect]:
        """Every effect that a player can resolve."""
        for page in self.pages:
            yield page.gain
        for tile in self.tiles:
            yield tile.effect
        for way in self.translations:
            yield way.effect


def _sides(effect: Effect) -> tuple[Call | None, Effect]:
    """The condition of a page, and what it gives then."""
    if isinstance(effect, Arrow) and effect.cost.verb.name in CONDITIONS:
        return effect.cost, effect.gain
    return None, effect


class Shelved(Seams):
    """Seams that have the shelf."""

    shelf: Shelf


def shelf(t: Table) -> Shelf:
    """What is printed of the expansion."""
    seams = t.book.seams
    assert isinstance(seams, Shelved)
    return seams.shelf
