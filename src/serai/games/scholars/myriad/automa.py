"""The solo opponent: its research markers lie below the books, and it takes a page with each (MB-SOLO)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.pages import take_from_book
from serai.games.scholars.myriad.table import part
from serai.games.scholars.names import NO_CARD
from serai.games.scholars.table import Table
from serai.kernel.criteria import best


def take_marker(t: Table) -> None:
    """MB-SOLO-04, -05: after the marker was placed on its board, it leaves the extension, and a page is taken."""
    own = part(t)
    automa = t.automa
    assert automa is not None
    if sum(own.ai_markers) + automa.markers <= len(own.ai_markers):  # all were placed before
        return
    waiting = [space for space, there in enumerate(own.ai_markers) if there]
    below = [space for space in waiting if own.books[space] != NO_CARD]
    space, why = _best(t, below or [space for space, page in enumerate(own.books) if page != NO_CARD])
    own.ai_markers[space if below else waiting[0]] = 0
    if space < 0:
        return
    page = own.books[space]
    own.ai_pages.append(page)
    t.tell("event-ai-page", len(t.players), "MB-SOLO-04", page=shelf(t).pages[page].id, why=why)
    take_from_book(t, page)


def _best(t: Table, spaces: list[int]) -> tuple[int, str]:
    """Most points, then the higher book, then the left space."""
    if not spaces:
        return NO_CARD, ""
    own = part(t)
    pages = shelf(t).pages
    return best(
        spaces,
        (("why-page-points", lambda space: pages[own.books[space]].vp), ("why-page-place", lambda space: -space)),
    )
