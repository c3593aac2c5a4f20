"""What everybody sees of the expansion (MB-COMP-04); only the order of the page deck is hidden.

A view of the game with it is a `MyriadView`: that of the base with one field more, `myriad`:

    books        the six book spaces: id, book, page ("" none), cost in XP now, whether the opponent's marker lies below
    page_deck    how many pages are left
    upgrades     the six places of upgraded cards, row by row: card, xp on it, the seat that took it, gone to the box
    track_xp     XP that waits on the tracks, by track, and `xp_level`, the level on which it does
    caliph_xp    XP on the first Caliph space
    authors      by seat: xp; columns (slot, cards from the top, cost of the next tuck); aside; rows; tiles; resolved
    automa_pages pages of the solo opponent
    used_pages   red pages used in this turn, once for each use
    colour_fixed whether a page has fixed the colour of the action before the main action

`players[n].slots[m].retired` and `players[n].aside` of the base name translators only; `levels`, `stock` and the like
know Medicine and black by themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.names import GONE
from serai.games.scholars.myriad.pages import page_cost
from serai.games.scholars.myriad.rows import row_cost
from serai.games.scholars.myriad.table import part
from serai.games.scholars.myriad.upgrades import xp_on
from serai.games.scholars.names import NO_CARD
from serai.games.scholars.table import Table
from serai.games.scholars.view import View


@dataclass(frozen=True)
class BookSpaceView:
    """A place for a page; `page` is empty where none lies."""

    id: str
    book: int
    page: str
    cost: int
    marker: bool  # a research marker of the solo opponent lies below


@dataclass(frozen=True)
class UpgradeView:
    """A place for an upgraded action card."""

    card: str
    xp: int
    taker: int | None  # the seat that has it; its standard card lies there face down
    gone: bool  # to the box


@dataclass(frozen=True)
class ColumnView:
    """The cards tucked under a slot, from the top; `cost` is what the next one costs."""

    slot: str
    cards: tuple[str, ...]
    cost: int


@dataclass(frozen=True)
class TileView:
    id: str
    turned: bool


@dataclass(frozen=True)
class AuthorView:
    """What a player has of the expansion."""

    xp: int
    columns: tuple[ColumnView, ...]
    aside: tuple[str, ...]
    rows: int  # completed
    tiles: tuple[TileView, ...]
    resolved: tuple[str, ...]


@dataclass(frozen=True)
class ExtensionView:
    """The board extension and what the players have of it."""

    books: tuple[BookSpaceView, ...]
    page_deck: int
    upgrades: tuple[UpgradeView, ...]
    track_xp: dict[str, int]
    xp_level: int
    caliph_xp: int
    authors: tuple[AuthorView, ...]
    automa_pages: tuple[str, ...]
    used_pages: tuple[str, ...]
    colour_fixed: bool


@dataclass(frozen=True)
class MyriadView(View):
    """The whole table as one seat may see it."""

    myriad: ExtensionView


WHOLE = MyriadView  # what a seat sees of the game with this expansion


def see(t: Table, view: View) -> MyriadView:
    printed = shelf(t)
    own = part(t)
    pages = printed.pages
    extension = ExtensionView(
        books=tuple(_space(t, place) for place in range(len(own.books))),
        page_deck=len(own.deck),
        upgrades=tuple(_upgrade(t, place) for place in range(len(own.upgrades))),
        track_xp={track.id: xp for track, xp in zip(t.book.tracks, own.track_xp, strict=True)},
        xp_level=t.book.constants["xp_level"],
        caliph_xp=own.caliph_xp,
        authors=tuple(_author(t, seat) for seat in range(len(t.players))),
        automa_pages=tuple(pages[page].id for page in own.ai_pages),
        used_pages=tuple(pages[page].id for page in own.used),
        colour_fixed=t.colour >= 0 and not t.settled,
    )
    return MyriadView(**{field.name: getattr(view, field.name) for field in fields(view)}, myriad=extension)


def _space(t: Table, place: int) -> BookSpaceView:
    own = part(t)
    space = shelf(t).spaces[place]
    page = own.books[place]
    there = page != NO_CARD
    return BookSpaceView(
        id=space.id,
        book=space.book,
        page=shelf(t).pages[page].id if there else "",
        cost=page_cost(t, place) if there else 0,
        marker=bool(own.ai_markers[place]),
    )


def _upgrade(t: Table, place: int) -> UpgradeView:
    own = part(t)
    taker = own.takers[place]
    return UpgradeView(
        card=t.book.action_cards[own.upgrades[place]].id,
        xp=xp_on(t, place),
        taker=taker if taker >= 0 else None,
        gone=taker == GONE,
    )


def column(t: Table, seat: int, place: int) -> list[str]:
    """The cards under a slot, from the top: pages where they were tucked, translators in the other rows."""
    author = part(t).authors[seat]
    by_row = dict(zip(author.page_rows[place], author.pages[place], strict=True))
    retired = iter(t.players[seat].tucked[place])
    rows = range(len(author.pages[place]) + len(t.players[seat].tucked[place]))
    return [shelf(t).pages[by_row[row]].id if row in by_row else t.book.translators[next(retired)].id for row in rows]


def _author(t: Table, seat: int) -> AuthorView:
    printed = shelf(t)
    author = part(t).authors[seat]
    return AuthorView(
        xp=author.xp,
        columns=tuple(
            ColumnView(t.book.board[place].id, tuple(column(t, seat, place)), row_cost(t, seat, place))
            for place in printed.columns
        ),
        aside=tuple(printed.pages[page].id for page in author.aside),
        rows=author.rows,
        tiles=tuple(TileView(tile.id, n < author.rows) for n, tile in enumerate(printed.tiles)),
        resolved=tuple(printed.pages[page].id for page in author.resolved),
    )
