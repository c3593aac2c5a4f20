"""Golden pages: resolved after the last turn, player by player (MB-END)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.memory import forget
from serai.games.scholars.myriad.reasons import PAGE_COUNTS_ITSELF, PAGE_USED
from serai.games.scholars.myriad.table import part
from serai.games.scholars.names import NOBODY, PAID
from serai.games.scholars.reasons import EFFECT_IN_VAIN
from serai.games.scholars.retirement import retire
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask


def golden_step(t: Table) -> Rules:
    """MB-END-01: in turn order from the first player."""
    own = part(t)
    last = t.seat
    for step in range(len(t.players)):
        seat = (t.first + step) % len(t.players)
        t.seat = own.ending = seat  # MB-END-02: tucks go by MB-TUCK-06 with this player as the active one
        yield from _resolve(t, seat)
    own.ending = NOBODY
    t.seat = last
    forget(t, own)


def _resolve(t: Table, me: int) -> Rules:
    """Each golden page once, in any order."""
    author = part(t).authors[me]
    options = shelf(t).options
    pages = shelf(t).pages

    def obstacle(option: Option) -> Reason | None:
        return None if option is options.no_more_pages else golden_obstacle(t, me, option.value)

    while True:
        golden = [page for column in author.pages for page in column if pages[page].is_golden]
        offer = Offer([*(options.resolve_page[page] for page in golden), options.no_more_pages], obstacle)
        if len(offer.options()) == 1:
            return
        chosen = yield ask(me, "golden-page", "MB-END-01", offer)
        if chosen is options.no_more_pages:
            return
        page: int = chosen.value
        author.resolved.append(page)
        t.tell("event-resolve-page", me, "MB-END-01", page=pages[page].id)
        performer = t.book.performer
        waiting = [(one, PAID) for one in performer.flat(pages[page].effect)]  # dice are destroyed "up to" the number
        yield from performer.resolve(t, me, waiting, at_least_one=True)
        yield from retire(t)


def golden_obstacle(t: Table, me: int, page: int) -> Reason | None:
    """Why a golden page of a player is not resolved (again)."""
    printed = shelf(t).pages[page]
    if page in part(t).authors[me].resolved:
        return PAGE_USED
    if printed.counts_itself:
        return PAGE_COUNTS_ITSELF
    performer = t.book.performer
    return None if performer.possible(t, me, printed.effect, PAID) else EFFECT_IN_VAIN


def leave_at_once(t: Table) -> Rules:
    """MB-END-02: in this step cards are tucked at once, not at an end of a turn."""
    if part(t).ending != NOBODY:
        yield from retire(t)
