"""Wayfarers on a terminal: the display, the journal, and the players side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.screen import label, words
from serai.games.wayfarers.view import AutomaView, DisplaySlot, PanoramaCard, PlayerView, View
from serai.language import Language

GUILD_STYLES = {"black": "bold", "yellow": "yellow", "blue": "blue", "green": "green"}


def draw(view: View, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_display(view, language, names), _supplies(view, language)]
    if view.drawn:
        parts.append(_line(language, "drawn", words(view.drawn, language)))
    parts.append(_players(view, language, names))
    if view.automa is not None:
        parts.append(_automa(view.automa, language, names[-1]))
    if view.turns_left is not None:
        parts.append(_line(language, "turns_left", str(view.turns_left)))
    return Group(*parts)


def _display(view: View, language: Language, names: Sequence[str]) -> Table:
    """Each row of cards, slot 1 first, and how many are left in its deck."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for number in range(1, 5):
        table.add_column(str(number), overflow="fold")
    table.add_column(label("deck", language), justify="right")
    for name, row in view.rows.items():
        cells = [_slot(slot, language, names) for slot in row.slots]
        table.add_row(Text(label(name, language), "bold"), *cells, str(row.deck))
    return table


def _slot(slot: DisplaySlot, language: Language, names: Sequence[str]) -> Text:
    text = Text(words(slot.card or None, language))
    for colour in slot.workers:
        text.append(f" ♟{words(colour, language)}", GUILD_STYLES[colour])
    if slot.influence is not None:
        text.append(f" ◆{names[slot.influence]}", "magenta")
    return text


def _supplies(view: View, language: Language) -> Table:
    table = Table.grid(padding=(0, 2))
    for name in ("sides", "journal_tiles", "track_workers", "tiles"):
        table.add_row(Text(label(name, language), "bold"), Text(words(getattr(view, name), language)))
    return table


def _players(view: View, language: Language, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat, _ in enumerate(view.players):
        table.add_column(Text(names[seat], "bold underline" if seat == view.seat else "bold"), overflow="fold")
    columns = [dict(_player(player, language)) for player in view.players]
    for name in columns[0]:
        table.add_row(Text(label(name, language), "bold"), *(column[name] for column in columns))
    return table


def _player(player: PlayerView, language: Language) -> Iterator[tuple[str, RenderableType]]:
    for name in ("silver", "provision", "influence"):
        yield name, str(getattr(player, name))
    yield "guilds", _coloured(player.guilds, language)
    yield "workers", _coloured(player.workers, language)
    yield "dice", Text(" ".join(f"[{die}]" for die in player.dice) or "–")
    yield "reserve", str(player.reserve)
    yield "marker", Text(words(player.marker, language))
    used = {slot.slot: slot.die for slot in player.slots if slot.die}
    yield "slots", Text("\n".join(f"[{die}] {words(slot, language)}" for slot, die in used.items()) or "–")
    for name in ("land", "water", "space"):
        yield name, _panorama(getattr(player, name), language)
    yield "tiles", Text(words(tuple(tile.tile for tile in player.tiles), language))
    yield "tags", Text(words(player.tags, language))
    yield "points", Text(str(player.points), "bold")


def _panorama(cards: tuple[PanoramaCard, ...], language: Language) -> Text:
    return Text(
        "\n".join(
            words(card.card, language) + (f" / {words(card.tucked, language)}" if card.tucked else "") for card in cards
        )
        or "–"
    )


def _coloured(amounts: dict[str, int], language: Language) -> Text:
    text = Text()
    for colour, amount in amounts.items():
        text.append(f"{amount} {words(colour, language)}  ", GUILD_STYLES[colour])
    return text


def _automa(automa: AutomaView, language: Language, name: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(name, "bold underline"), Text(words(automa.board, language)))
    table.add_row(Text(label("guilds", language), "bold"), _coloured(automa.guilds, language))
    table.add_row(Text(label("workers", language), "bold"), _coloured(automa.workers, language))
    for field in ("marker", "resource", "comets", "cards", "tiles", "schemes", "points"):
        table.add_row(Text(label(field, language), "bold"), Text(words(getattr(automa, field), language)))
    return table


def _line(language: Language, name: str, value: str) -> Text:
    return Text.assemble((label(name, language), "bold"), "  ", value)
