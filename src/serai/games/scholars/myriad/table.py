"""The part of the table that is Myriad's own."""

from __future__ import annotations

from typing import ClassVar

from serai.games.scholars.table import Table
from serai.kernel.state import Kept, Part, State


class Author(State):
    """What a player has of the expansion. `pages` and `page_rows` are shared: replaced, never changed."""

    xp: int
    pages: Kept[list[list[int]]]  # tucked under each place of the board
    page_rows: Kept[list[list[int]]]  # the row that each of them took in its column, from 0
    aside: list[int]  # pages that are tucked at the end of the turn
    rows: int  # completed: where the reference tile stands, and so many bonus tiles are turned, if there are
    resolved: list[int]  # golden pages that were resolved

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "xp", "pages", "page_rows", "aside", "rows", "resolved",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Author:
        twin = Author()
        twin.xp = self.xp
        twin.pages = self.pages
        twin.page_rows = self.page_rows
        twin.aside = self.aside.copy()
        twin.rows = self.rows
        twin.resolved = self.resolved.copy()
        return twin

    # End of what tools/copies.py has written.


class Myriad(Part):
    """Books, upgraded cards, experience tokens, and what the current turn has to remember."""

    authors: list[Author]
    deck: Kept[list[int]]  # pages, the top one last
    books: list[int]  # by book space, or NO_CARD
    upgrades: list[int]  # the upgraded action card of each place, row by row
    takers: list[int]  # the seat that took it, NOBODY: it lies there, GONE: it is in the box
    track_xp: list[int]  # tokens on each research track
    caliph_xp: int  # tokens on the first Caliph space
    ai_pages: list[int]  # of the solo opponent
    ai_markers: list[int]  # whether its research marker still lies below each book space
    met: list[int]  # this turn: interactions with translators of each pile
    delivered: list[int]  # scrolls to each guild
    translated: list[int]  # scrolls from each guild
    risen: list[int]  # whether a track rose
    white_stop: bool  # whether a journey ended on a white location
    used: list[int]  # pages that were used, once for each time
    fresh: list[int]  # pages that were tucked this turn
    counted: list[int]  # translators set aside by an effect: tucking them is no further interaction
    came: list[int]  # black dice that came into the hand
    card_used: bool  # whether a work effect of the action card was used
    reopened: bool  # whether an upgraded card has come onto the slot in use
    ending: int  # the seat that resolves its golden pages, or NOBODY

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "authors", "deck", "books", "upgrades", "takers", "track_xp", "caliph_xp", "ai_pages", "ai_markers", "met",
        "delivered", "translated", "risen", "white_stop", "used", "fresh", "counted", "came", "card_used", "reopened",
        "ending",
    )  # fmt: skip
    __slots__ = FIELDS
    NESTED: ClassVar[dict[str, type[State]]] = {"authors": Author}

    def copy(self) -> Myriad:
        twin = Myriad()
        twin.authors = [one.copy() for one in self.authors]
        twin.deck = self.deck
        twin.books = self.books.copy()
        twin.upgrades = self.upgrades.copy()
        twin.takers = self.takers.copy()
        twin.track_xp = self.track_xp.copy()
        twin.caliph_xp = self.caliph_xp
        twin.ai_pages = self.ai_pages.copy()
        twin.ai_markers = self.ai_markers.copy()
        twin.met = self.met.copy()
        twin.delivered = self.delivered.copy()
        twin.translated = self.translated.copy()
        twin.risen = self.risen.copy()
        twin.white_stop = self.white_stop
        twin.used = self.used.copy()
        twin.fresh = self.fresh.copy()
        twin.counted = self.counted.copy()
        twin.came = self.came.copy()
        twin.card_used = self.card_used
        twin.reopened = self.reopened
        twin.ending = self.ending
        return twin

    # End of what tools/copies.py has written.


def part(t: Table) -> Myriad:
    """The part of a table of the game with this expansion."""
    own = t.part
    assert isinstance(own, Myriad)
    return own
