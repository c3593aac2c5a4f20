"""Body of Books on a terminal: books, upgraded cards and experience, then the board of the base game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from serai.games.scholars.board import SEATS
from serai.games.scholars.board import draw as draw_base
from serai.games.scholars.myriad.view import AuthorView, ExtensionView, MyriadView
from serai.language import Language
from serai.language.labels import label, words

XP = "✦"


def draw(view: MyriadView, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    own = view.myriad
    parts: list[RenderableType] = [_books(own, language), _upgrades(own, language), _experience(own, language)]
    parts += [_author(author, language, names[seat], seat) for seat, author in enumerate(own.authors)]
    if own.automa_pages:
        parts.append(_line(language, "automa_pages", words(own.automa_pages, language)))
    return Group(draw_base(view, language, names), *parts)


def _books(own: ExtensionView, language: Language) -> Text:
    """The pages by book, each with its cost now; `◇` is a marker of the opponent."""
    text = Text(f"{label('books', language)}  ", "bold")
    for space in own.books:
        text.append(f"{space.book}: ", "dim not bold")
        text.append(words(space.page or None, language), "not bold")
        if space.page:
            text.append(f" {XP}{space.cost}", "cyan not bold")
        text.append(" ◇   " if space.marker else "   ", "not bold")
    text.append(f"({label('page_deck', language)} {own.page_deck})", "dim not bold")
    return text


def _upgrades(own: ExtensionView, language: Language) -> Text:
    text = Text(f"{label('upgrades', language)}  ", "bold")
    for place in own.upgrades:
        taken = place.taker is not None or place.gone
        text.append(words(place.card, language), "dim strike not bold" if taken else "not bold")
        text.append(f" {XP}{place.xp}   " if place.xp else "   ", "cyan not bold")
    return text


def _experience(own: ExtensionView, language: Language) -> Text:
    tracks = [words(track, language) for track, xp in own.track_xp.items() if xp]
    text = _line(language, "track_xp", ", ".join(tracks) or "–")
    text.append(f"   {label('caliph_xp', language)} {own.caliph_xp}")
    return text


def _author(author: AuthorView, language: Language, name: str, seat: int) -> Text:
    """Experience, the columns with what the next card costs there, pages set aside."""
    text = Text(f"{name}  ", SEATS[seat])
    text.append(f"{XP}{author.xp}  {label('rows', language)} {author.rows}", "bold")
    for column in author.columns:
        text.append(f"   {words(column.slot, language)} ({column.cost}) ", "dim")
        text.append(words(column.cards, language) if column.cards else "–", "not dim")
    if author.aside:
        text.append(f"   {label('aside', language)} {words(author.aside, language)}")
    return text


def _line(language: Language, name: str, value: str) -> Text:
    return Text.assemble((label(name, language), "bold"), "  ", value)
