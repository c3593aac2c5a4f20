"""What can never be: pages or upgraded cards doubled or lost, amounts below zero, rows that do not follow."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.rows import column_size, full_rows
from serai.games.scholars.myriad.table import Author, part
from serai.games.scholars.names import NO_CARD
from serai.games.scholars.table import Table


def faults(t: Table) -> list[str]:
    """Everything wrong with the part; empty if all is well."""
    own = part(t)
    found = _page_faults(t) + _upgrade_faults(t)
    for seat, author in enumerate(own.authors):
        found += [f"seat {seat}: {fault}" for fault in _author_faults(t, seat, author)]
    if min(own.track_xp) < 0 or own.caliph_xp not in (0, t.book.constants["xp_on_caliph"] * len(t.players)):
        found.append("experience on a track or on the Caliph space is wrong")
    if t.automa is not None and sum(own.ai_markers) + t.automa.markers != len(own.ai_markers):
        found.append("the opponent's research markers are missing or doubled")
    return found


def _page_faults(t: Table) -> list[str]:
    """Each page is in one place."""
    own = part(t)
    printed = shelf(t)
    pages = own.deck + [page for page in own.books if page != NO_CARD] + own.ai_pages
    for author in own.authors:
        pages += author.aside
        for column in author.pages:
            pages += [page for page in column if page != printed.start]
    once = set(pages)
    doubled = sorted(once) if len(once) < len(pages) else []
    found = [f"{printed.pages[page].id} is in two places" for page in doubled if pages.count(page) > 1]
    missing = set(range(printed.start)) - once
    return found + [f"{printed.pages[page].id} is missing" for page in sorted(missing)]


def _upgrade_faults(t: Table) -> list[str]:
    own = part(t)
    found = ["an upgraded card lies in two places"] if len(set(own.upgrades)) < len(own.upgrades) else []
    cards = [card for player in t.players for card in (*player.cards, *player.slots)]
    for place, card in enumerate(own.upgrades):
        taken = own.takers[place] >= 0
        if cards.count(card) != taken:
            found.append(f"{t.book.action_cards[card].id} is with nobody, or with too many")
    return found


def _author_faults(t: Table, seat: int, author: Author) -> list[str]:
    printed = shelf(t)
    found: list[str] = []
    if author.xp < 0:
        found.append("experience below 0")
    if author.rows != full_rows(t, seat):
        found.append(f"{author.rows} rows counted, {full_rows(t, seat)} are full")
    start = printed.places[printed.pages[printed.start].action][0]
    if printed.start not in author.pages[start]:
        found.append("the starting page is missing")
    for place, column in enumerate(author.pages):
        rows = author.page_rows[place]
        size = column_size(t, seat, place) if place in printed.columns else 0
        if len(rows) != len(column) or rows != sorted(set(rows)) or any(row >= size for row in rows):
            found.append(f"the pages under {t.book.board[place].id} lie in rows {rows}")
    for page in author.resolved:
        if not any(page in column for column in author.pages):
            found.append(f"{printed.pages[page].id} was resolved but is not there")
    return found
