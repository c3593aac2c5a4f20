"""Rows: columns of translators and pages, what a tuck costs, and the bonus tiles (MB-TUCK)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.memory import is_working
from serai.games.scholars.myriad.pages import meeting_pages
from serai.games.scholars.myriad.table import part
from serai.games.scholars.myriad.upgrades import work_of_upgrade
from serai.games.scholars.names import PAID
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask


def column_size(t: Table, me: int, place: int) -> int:
    """MB-TUCK-01: translators and pages count alike."""
    return len(t.players[me].tucked[place]) + len(part(t).authors[me].pages[place])


def full_rows(t: Table, me: int) -> int:
    """Rows in which all four brown slots have a card."""
    fewest = -1
    for place in shelf(t).columns:
        size = column_size(t, me, place)
        if size < fewest or fewest < 0:
            fewest = size
    return fewest


def row_cost(t: Table, me: int, place: int) -> int:
    """MB-TUCK-01: by the distance of the card's row from the first open one; far below it is free again."""
    return _row_cost(t, me, place, full_rows(t, me))


def row_costs(t: Table, me: int) -> list[int]:
    """The same for all brown slots."""
    full = full_rows(t, me)
    return [_row_cost(t, me, place, full) for place in shelf(t).columns]


def _row_cost(t: Table, me: int, place: int, full: int) -> int:
    costs = shelf(t).row_costs
    below = column_size(t, me, place) - full
    return costs[below if below < len(costs) else -1]


def after_tuck(t: Table, me: int) -> Rules:
    """MB-TUCK-03: a row that was completed brings its bonus before the next tuck; then MB-UPG-03, MB-PAGE-08."""
    author = part(t).authors[me]
    if full_rows(t, me) > author.rows:
        author.rows += 1
        t.tell("event-row", me, "MB-TUCK-03", n=author.rows)
        if author.rows <= len(shelf(t).tiles):
            yield from _bonus(t, me, author.rows - 1)
    if is_working(t, me):
        yield from work_of_upgrade(t, me)
        yield from meeting_pages(t, me)


def _bonus(t: Table, me: int, number: int) -> Rules:
    """MB-TUCK-04: one of the effects that are possible; what is optional inside it stays so."""
    performer = t.book.performer
    tile = shelf(t).tiles[number]
    branches = {performer.option(branch): branch for branch in tile.branches}

    def obstacle(option: Option) -> Reason | None:
        branch = branches[option]
        return None if performer.possible(t, me, branch, PAID) else performer.reason(t, me, branch, PAID)

    offer = Offer(list(branches), obstacle)
    if offer.options():
        chosen = yield ask(me, "row-bonus", "MB-TUCK-04", offer, {"tile": tile.id, "n": number + 1})
        yield from performer.perform(t, me, branches[chosen], PAID)
    t.tell("event-tile", me, "MB-TUCK-03", tile=tile.id, n=tile.vp)
