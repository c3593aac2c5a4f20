"""What a seat sees of the expansion, on its sheet. Columns are told by their cards, not by their order."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from serai.games.scholars.myriad.names import GONE
from serai.games.scholars.myriad.pages import page_cost
from serai.games.scholars.myriad.rows import row_costs
from serai.games.scholars.myriad.table import Author, Myriad, part
from serai.games.scholars.myriad.upgrades import xp_on
from serai.games.scholars.names import NO_CARD
from serai.games.scholars.table import Table
from serai.kernel.sheet import Sheet, Words

if TYPE_CHECKING:
    from serai.games.scholars.myriad.book import Shelf

_XP: Final = 20
_COST: Final = 15

VERSION: Final = 1
LEFT_OUT: Final = (
    *("myriad.books.id", "myriad.books.book", "myriad.xp_level"),  # printed
    "myriad.authors.columns.slot",
    "myriad.authors.tiles.id",
)


class Shown:
    """The words of the fields."""

    def __init__(self, shelf: Shelf) -> None:
        book = shelf.book
        pages = [page.id for page in shelf.pages]
        translators = [card.id for card in book.translators]
        self.pages = Words(pages)
        self.cards = Words([*translators, *pages])  # what can lie in a column
        self.first_page = len(translators)
        self.action_cards = Words([card.id for card in book.action_cards])
        self.tracks = Words([track.id for track in book.tracks])


@cache
def shown(shelf: Shelf) -> Shown:
    return Shown(shelf)


def look(t: Table, me: int, shelf: Shelf, sheet: Sheet) -> None:
    own = part(t)
    words = shown(shelf)
    sheet.part("myriad")
    _books(t, own, words, sheet)
    _upgrades(t, own, words, sheet)
    sheet.numbers("track_xp", own.track_xp, words.tracks, _XP)
    sheet.number("caliph_xp", own.caliph_xp, _XP)
    sheet.bag("automa_pages", own.ai_pages, words.pages)
    sheet.bag("used_pages", own.used, words.pages, 10)
    sheet.flag("colour_fixed", t.colour >= 0 and not t.settled)
    many = len(t.players)
    for away in range(many):
        seat = (me + away) % many
        author = own.authors[seat]
        sheet.competitor("authors", away)
        for column in t.players[seat].tucked:
            sheet.follows_kept(column)
        for pages in author.pages:
            sheet.follows_kept(pages)
        sheet.follows_number(author.xp)
        sheet.follows_number(author.rows)
        sheet.follows(author.aside)
        sheet.follows(author.resolved)
        if not sheet.stands():
            _author(t, seat, author, shelf, words, sheet)
            sheet.passage()
        sheet.end()
    sheet.end()


def _books(t: Table, own: Myriad, words: Shown, sheet: Sheet) -> None:
    sheet.follows(own.books)
    sheet.follows(own.ai_markers)
    sheet.follows_number(len(own.deck))
    if sheet.stands():
        return
    spaces = len(own.books)
    sheet.words_at("books.page", own.books, spaces, words.pages)
    costs = [page_cost(t, place) if page != NO_CARD else 0 for place, page in enumerate(own.books)]
    sheet.numbers_at("books.cost", costs, spaces, _COST)
    sheet.numbers_at("books.marker", own.ai_markers, spaces, 1)
    sheet.number("page_deck", len(own.deck), 60)
    sheet.passage()


def _upgrades(t: Table, own: Myriad, words: Shown, sheet: Sheet) -> None:
    sheet.follows(own.upgrades)
    sheet.follows(own.takers)
    if sheet.stands():
        return
    many = len(own.upgrades)
    sheet.words_at("upgrades.card", own.upgrades, many, words.action_cards)
    sheet.numbers_at("upgrades.xp", [xp_on(t, place) for place in range(many)], many, _XP)
    sheet.seats_at("upgrades.taker", own.takers, many)
    sheet.numbers_at("upgrades.gone", [int(taker == GONE) for taker in own.takers], many, 1)
    sheet.passage()


def _author(t: Table, seat: int, author: Author, shelf: Shelf, words: Shown, sheet: Sheet) -> None:
    sheet.number("xp", author.xp, _XP)
    costs = row_costs(t, seat)
    sheet.numbers_at("columns.cost", costs, len(costs), _COST)
    for number, place in enumerate(shelf.columns):
        cards = t.players[seat].tucked[place] + [words.first_page + page for page in author.pages[place]]
        sheet.place("columns", number)
        sheet.bag("cards", cards, words.cards, 5)
        sheet.end()
    sheet.bag("aside", author.aside, words.pages, 5)
    sheet.number("rows", author.rows, 10)
    sheet.numbers_at("tiles.turned", [int(n < author.rows) for n in range(len(shelf.tiles))], len(shelf.tiles), 1)
    sheet.bag("resolved", author.resolved, words.pages, 5)
