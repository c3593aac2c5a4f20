"""Points that the expansion adds (MB-SCORE-01, MB-END-04, MB-SOLO-06); Medicine is a track like the others."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.table import part
from serai.games.scholars.table import Table
from serai.kernel.game import ScoreItem
from serai.kernel.message import Message


def pages_of(t: Table, seat: int) -> list[int]:
    """The pages of a player, those set aside included, or of the solo opponent."""
    own = part(t)
    if seat >= len(t.players):
        return own.ai_pages
    author = own.authors[seat]
    pages: list[int] = []
    for column in author.pages:
        pages += column
    return pages + author.aside


def score(t: Table, seat: int) -> list[ScoreItem]:
    printed = shelf(t)
    own = part(t)
    pages = pages_of(t, seat)
    items = []
    if any(page != printed.start for page in pages):
        rule = "MB-SCORE-01" if seat < len(t.players) else "MB-SOLO-06"
        count = sum(page != printed.start for page in pages)
        points = sum(printed.pages[page].vp for page in pages)
        items.append(ScoreItem(Message("score-pages", {"n": count}), points, rule))
    if seat < len(t.players) and own.authors[seat].rows:
        tiles = printed.tiles[: own.authors[seat].rows]
        items.append(
            ScoreItem(Message("score-tiles", {"n": len(tiles)}), sum(tile.vp for tile in tiles), "MB-SCORE-01")
        )
    return items


def points(t: Table, seat: int) -> int:
    """The sum of `score`, without its items."""
    printed = shelf(t)
    found = 0
    for page in pages_of(t, seat):
        found += printed.pages[page].vp
    if seat < len(t.players):
        for tile in range(min(part(t).authors[seat].rows, len(printed.tiles))):
            found += printed.tiles[tile].vp
    return found


def wealth(t: Table, seat: int, without: int) -> int:
    """MB-END-04: experience counts as gold, workers as silver, for who has the page; `without` is the base's answer."""
    printed = shelf(t)
    author = part(t).authors[seat]
    xp_is_gold = workers_are_silver = False
    for pages in (*author.pages, author.aside):
        for page in pages:
            xp_is_gold = xp_is_gold or printed.xp_is_gold[page]
            workers_are_silver = workers_are_silver or printed.workers_are_silver[page]
    if xp_is_gold:
        without += author.xp
    if workers_are_silver:
        player = t.players[seat]
        lot = t.book.silver_for_gold
        without += (player.silver + sum(player.workers)) // lot - player.silver // lot
    return without
