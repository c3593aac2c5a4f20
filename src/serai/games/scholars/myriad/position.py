"""The part in words (see `position` of the base).

A page that is given somewhere leaves where it was; books are filled from the deck. Rows follow from the columns, and
the action cards of a player from who took which upgraded card.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.names import GONE
from serai.games.scholars.myriad.rows import column_size, full_rows
from serai.games.scholars.myriad.table import Author, Myriad, part
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.state import Plain
from serai.kernel.words import (
    Amounts,
    ByName,
    Derived,
    Entry,
    Field,
    Later,
    Listed,
    Marked,
    Number,
    OwnWords,
    Part,
    Schema,
    Seat,
    States,
    Word,
    list_of,
    one_of,
    table_of,
)

NONE: dict[str | int, int] = {"": NO_CARD}


def words(t: Table) -> dict[str, Entry]:
    """What a position of the game with the expansion has besides."""
    return {"myriad": Part("part", _schema(t), "what Body of Books adds")}


def _schema(t: Table) -> Schema:
    printed = shelf(t)
    book = t.book
    ids = [page.id for page in printed.pages[: printed.start]]
    page = Word(ids, more=NONE)
    spaces = [space.id for space in printed.spaces]
    parts: dict[str, Entry] = {
        "players": States("authors", lambda seat: _author_schema(t, seat), "each seat, by its number"),
        "books": Field("books", ByName(spaces, page), "the page on each book space"),
        "deck": Later(lambda own: [ids[one] for one in reversed(own.deck)], "pages from the top; the others follow"),
        "upgrades": OwnWords(
            lambda own: [book.action_cards[card].id for card in own.upgrades],
            lambda own, at, said: _read_upgrades(t, own, at, said),
            "the upgraded cards, the upper row first",
        ),
        "takers": OwnWords(
            lambda own: _say_takers(t, own),
            lambda own, at, said: _read_takers(t, own, at, said),
            "the seat that took an upgraded card, or gone, by card",
        ),
        "track_xp": Field("track_xp", Amounts(book.words.tracks), "experience on the tracks"),
        "caliph_xp": Field("caliph_xp", Number(), "experience on the first Caliph space"),
        "ai_pages": Field("ai_pages", Listed(Word(ids), once=True), "pages of the solo opponent"),
        "ai_markers": Field("ai_markers", Marked(spaces), "spaces with a marker of the opponent below"),
        "turn": Derived(lambda own: _say_turn(t, own), "what this turn remembers"),
    }
    untold = (
        "takers", "upgrades", "met", "delivered", "translated", "risen", "white_stop", "used", "fresh", "counted",
        "came", "card_used", "reopened", "ending",
    )  # fmt: skip
    return Schema(parts, untold)


def _author_schema(t: Table, seat: int) -> Schema:
    printed = shelf(t)
    ids = [page.id for page in printed.pages]
    parts: dict[str, Entry] = {
        "xp": Field("xp", Number(), "experience tokens"),
        "pages": Field(
            "pages",
            ByName([place.id for place in t.book.board], Listed(Word(ids)), empty=[], anew=True),
            "tucked under each slot",
        ),
        "page_rows": OwnWords(
            lambda author: _say_rows(t, author),
            lambda author, at, said: _read_rows(t, author, at, said),
            "the rows in which these lie, from 1; without it they lie above the translators",
        ),
        "aside": Field("aside", Listed(Word(ids)), "pages that are tucked at the end of the turn"),
        "resolved": Field("resolved", Listed(Word(ids), once=True), "golden pages that were resolved"),
        "rows": Derived(lambda author: author.rows, "completed rows"),
    }
    return Schema(parts, ("rows",))


def _say_rows(t: Table, author: Author) -> Plain:
    return {
        place.id: [row + 1 for row in rows] for place, rows in zip(t.book.board, author.page_rows, strict=True) if rows
    }


def _read_rows(t: Table, author: Author, at: str, said: Plain) -> None:
    places = {place.id: n for n, place in enumerate(t.book.board)}
    number = Number(least=1)
    rows: list[list[int]] = [[] for _ in t.book.board]
    for name, listed in table_of(at, said).items():
        rows[one_of(at, name, places)] = [
            number.read(f"{at}.{name}", row, None) - 1 for row in list_of(f"{at}.{name}", listed)
        ]
    author.page_rows = rows


def _read_upgrades(t: Table, own: Myriad, at: str, said: Plain) -> None:
    cards = {t.book.action_cards[one.card].id: one.card for one in shelf(t).upgrades}
    listed = [one_of(at, card, cards) for card in list_of(at, said)]
    if len(listed) != len(own.upgrades) or len(set(listed)) != len(listed):
        raise ValueError(f"{at}: expected {len(own.upgrades)} different upgraded cards")
    own.upgrades = listed
    own.takers = [NOBODY] * len(listed)


def _say_takers(t: Table, own: Myriad) -> Plain:
    pairs = zip(own.upgrades, own.takers, strict=True)
    return {t.book.action_cards[card].id: "gone" if seat == GONE else seat for card, seat in pairs if seat != NOBODY}


def _read_takers(t: Table, own: Myriad, at: str, said: Plain) -> None:
    places = {t.book.action_cards[card].id: n for n, card in enumerate(own.upgrades)}
    seats = Seat(len(t.players), {"gone": GONE})
    own.takers = [NOBODY] * len(own.upgrades)
    for name, seat in table_of(at, said).items():
        own.takers[one_of(at, name, places)] = seats.read(f"{at}.{name}", seat, None)


def _say_turn(t: Table, own: Myriad) -> Plain:
    """Only what is there."""
    book = t.book.words
    pages = shelf(t).pages
    said: dict[str, Plain] = {
        "met": {name: count for name, count in zip(book.piles, own.met, strict=True) if count},
        "delivered": {name: count for name, count in zip(book.guild_colours, own.delivered, strict=True) if count},
        "translated": {name: count for name, count in zip(book.guild_colours, own.translated, strict=True) if count},
        "risen": [name for name, rose in zip(book.tracks, own.risen, strict=True) if rose],
        "white_stop": own.white_stop,
        "used": [pages[page].id for page in own.used],
    }
    return {name: part_said for name, part_said in said.items() if part_said}


# -- every piece in one place ---------------------------------------------------------------------------------------


def settle(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    own = part(t)
    said = given.get("myriad", {})
    start = shelf(t).places[shelf(t).pages[shelf(t).start].action][0]
    for seat, author in enumerate(own.authors):
        _settle_author(t, seat, author, said.get("players", {}).get(str(seat), {}), start)
    _settle_pages(t, own, said, waiting.get("myriad", {}).get("deck"))
    if t.automa is not None and "ai_markers" not in said:
        count = len(own.ai_markers)
        own.ai_markers = [0] * t.automa.markers + [1] * (count - t.automa.markers)
    if t.caliphs and "caliph_xp" not in said:
        own.caliph_xp = 0


def _settle_author(t: Table, seat: int, author: Author, said: Mapping[str, Plain], start: int) -> None:
    """Every player has the starting page; rows of pages and completed rows follow."""
    printed = shelf(t)
    if printed.start not in author.pages[start]:
        pages = author.pages[:]
        pages[start] = [printed.start, *pages[start]]
        author.pages = pages
    if "page_rows" not in said:
        author.page_rows = [list(range(len(column))) for column in author.pages]
    for place, rows in enumerate(author.page_rows):
        size = column_size(t, seat, place)
        if len(rows) != len(author.pages[place]) or len(set(rows)) != len(rows) or any(row >= size for row in rows):
            name = t.book.board[place].id
            raise ValueError(f"given.myriad.players.{seat}.page_rows.{name}: expected a row up to {size} for each page")
    author.rows = full_rows(t, seat)


def _settle_pages(t: Table, own: Myriad, said: Mapping[str, Plain], deck: Plain) -> None:
    printed = shelf(t)
    named = [own.books[n] for n, space in enumerate(printed.spaces) if space.id in said.get("books", {})]
    for author in own.authors:
        named += author.aside
        for column in author.pages:
            named += [page for page in column if page != printed.start]
    named += own.ai_pages
    ids = {page.id: n for n, page in enumerate(printed.pages[: printed.start])}
    top = [one_of("given.myriad.deck", page, ids) for page in list_of("given.myriad.deck", deck or [])]
    named = [page for page in named if page != NO_CARD] + top
    for page in named:
        if named.count(page) > 1:
            raise ValueError(f"given: {printed.pages[page].id} stands in two places")
    lying = []
    for place, space in enumerate(printed.spaces):
        if space.id not in said.get("books", {}) and own.books[place] in named:
            own.books[place] = NO_CARD
            lying.append(place)
    placed = {*named, *own.books}
    rest = [page for page in own.deck if page not in placed]
    rest = [page for page in ids.values() if page not in placed and page not in rest] + rest
    own.deck = rest + top[::-1]
    for place in lying:
        own.books[place] = own.deck[0]
        own.deck = own.deck[1:]
