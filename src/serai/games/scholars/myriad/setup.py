"""Setting up the expansion, when the base lies there and before the draft (MB-SET)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.memory import forget
from serai.games.scholars.myriad.pages import put_page
from serai.games.scholars.myriad.table import Author, Myriad
from serai.games.scholars.names import NOBODY
from serai.games.scholars.table import Table


def lay_out(t: Table) -> None:
    """MB-SET-01 is content: rooms, tracks, translators and scrolls more."""
    printed = shelf(t)
    book = t.book
    constants = book.constants
    own = Myriad()
    t.part = own
    upgrades = [one.card for one in printed.upgrades]
    t.chance.shuffle(upgrades)
    own.upgrades = upgrades[: constants["upgrade_columns"] * constants["upgrade_rows"]]  # MB-SET-02
    own.takers = [NOBODY] * len(own.upgrades)
    own.track_xp = [constants["xp_on_track"]] * len(book.tracks)  # MB-SET-03, MB-SOLO-01
    own.caliph_xp = constants["xp_on_caliph"] * len(t.players)
    pages = list(range(printed.start))
    t.chance.shuffle(pages)
    own.books = [pages.pop() for _ in printed.spaces]  # MB-SET-04
    own.deck = pages
    own.ai_pages = []
    own.ai_markers = [1 if t.automa is not None else 0] * len(own.books)  # MB-SOLO-02
    own.authors = []
    own.ending = NOBODY
    forget(t, own)
    for seat, player in enumerate(t.players):  # MB-SET-05; the Medicine card and marker are rows of the base's sheets
        own.authors.append(_author(len(book.board)))
        own.authors[seat].xp = constants["xp_at_start"]
        player.bag[printed.black] += constants["black_dice_at_start"]
        t.stock[printed.black] -= constants["black_dice_at_start"]
        put_page(t, seat, printed.start, printed.places[printed.pages[printed.start].action][0])


def _author(places: int) -> Author:
    author = Author()
    author.xp = 0
    author.pages = [[] for _ in range(places)]
    author.page_rows = [[] for _ in range(places)]
    author.aside = []
    author.rows = 0
    author.resolved = []
    return author
