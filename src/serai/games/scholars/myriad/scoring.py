"""Points that the expansion adds (MB-SCORE-01, MB-END-04, MB-SOLO-06); Medicine is a track like the others."""

from __future__ import annotations

from functools import cache

from serai.games.scholars.myriad.book import Shelf, shelf
from serai.games.scholars.myriad.names import WORKERS_AS_SILVER, XP_AS_GOLD
from serai.games.scholars.myriad.table import part
from serai.games.scholars.table import Table
from serai.kernel.effects import calls
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


def says(t: Table, pages: list[int], verb: str) -> bool:
    """Whether a golden page among some says this of the final score."""
    saying = _saying(shelf(t), verb)
    for page in pages:  # noqa: SIM110 (a generator would cost more, whenever points are counted)
        if saying[page]:
            return True
    return False


@cache
def _saying(printed: Shelf, verb: str) -> list[bool]:
    """Which pages say something of the final score."""
    return [any(call.verb.name == verb for call in calls(page.effect)) for page in printed.pages]


def wealth(t: Table, seat: int, without: int) -> int:
    """MB-END-04: experience counts as gold, workers as silver, for who has the page; `without` is the base's answer."""
    player = t.players[seat]
    pages = pages_of(t, seat)
    if says(t, pages, XP_AS_GOLD):
        without += part(t).authors[seat].xp
    if says(t, pages, WORKERS_AS_SILVER):
        lot = t.book.constants["silver_for_gold"]
        without += (player.silver + sum(player.workers)) // lot - player.silver // lot
    return without
