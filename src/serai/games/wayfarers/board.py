"""Wayfarers on a terminal: the display, then each player in a panel; what never changes is left to `i ID`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games.wayfarers.view import AutomaView, DisplaySlot, PanoramaCard, PlayerView, View
from serai.language import Language
from serai.language.labels import label, words

COLOURS = {"black": "bold", "yellow": "yellow", "blue": "blue", "green": "green"}
DICE = "·⚀⚁⚂⚃⚄⚅"
TILE_ROWS = ("basic", "land", "water", "space", "special")


def draw(view: View, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_display(view, language, names), _supplies(view, language)]
    if view.drawn:
        parts.append(_line(language, "drawn", words(view.drawn, language)))
    if view.turns_left is not None:
        parts.append(_line(language, "turns_left", str(view.turns_left)))
    panels = [_player(player, language, names[seat], seat == view.seat) for seat, player in enumerate(view.players)]
    if view.automa is not None:
        panels.append(_automa(view.automa, language, names[-1]))
    return Group(*parts, *panels)


def _display(view: View, language: Language, names: Sequence[str]) -> Table:
    """Each row of cards, slot 1 first, and how many are left in its deck."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, expand=True)
    table.add_column("")
    for number in range(max(len(row.slots) for row in view.rows.values())):
        table.add_column(str(number + 1), ratio=1, overflow="fold")
    table.add_column(label("deck", language), justify="right")
    for name, row in view.rows.items():
        cells = [_slot(slot, language, names) for slot in row.slots]
        table.add_row(Text(label(name, language), "bold"), *cells, str(row.deck))
    return table


def _slot(slot: DisplaySlot, language: Language, names: Sequence[str]) -> Text:
    text = Text(words(slot.card or None, language))
    for colour in slot.workers:
        text.append(f" ♟{words(colour, language)}", COLOURS[colour])
    if slot.influence is not None:
        text.append(f" ◆{names[slot.influence]}", "magenta")
    return text


def _supplies(view: View, language: Language) -> Text:
    """Board sides, green workers left on the track, and the tiles left by type."""
    text = _line(language, "sides", " ".join(view.sides))
    text.append(f"   {label('track_workers', language)}  ", "bold")
    text.append(str(len(view.track_workers)))
    text.append(f"   {label('tiles', language)}  ", "bold")
    for kind in TILE_ROWS:
        left = [copies for tile, copies in view.tiles.items() if tile.startswith(f"upg_{kind}_")]
        shown = str(sum(left)) if kind == "special" else "·".join(map(str, left))
        text.append(f"{words(kind, language)} {shown}  ")
    return text


def _player(player: PlayerView, language: Language, name: str, to_choose: bool) -> Panel:
    supply = Text()
    supply.append(" ".join(f"{DICE[die]}{die}" for die in player.dice) or "–", "bold")
    supply.append(f" (+{player.reserve})   ", "dim")
    for resource in ("silver", "provision", "influence"):
        supply.append(f"{getattr(player, resource)} {label(resource, language)}   ")
    supply.append_text(_coloured(player.guilds, language, "◆"))
    supply.append_text(_coloured(player.workers, language, "♟"))
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(label("dice", language), "bold"), supply)
    used = ", ".join(f"{DICE[slot.die]}{slot.die} {words(slot.slot, language)}" for slot in player.slots if slot.die)
    if used:
        grid.add_row(Text(label("slots", language), "bold"), used)
    for row in ("land", "water", "space"):
        grid.add_row(Text(label(row, language), "bold"), _panorama(getattr(player, row), language))
    if player.tiles:
        tiles = ", ".join(f"{words(tile.tile, language)} {tile.cell}" for tile in player.tiles)
        grid.add_row(Text(label("tiles", language), "bold"), tiles)
    grid.add_row(Text(label("tags", language), "bold"), words(player.tags, language))
    title = f"{name} · {words(player.marker, language)} · {player.points} {label('points', language)}"
    return Panel(grid, title=title, title_align="left", box=ROUNDED, border_style="cyan" if to_choose else "dim")


def _panorama(cards: tuple[PanoramaCard, ...], language: Language) -> Text:
    text = Text()
    for number, card in enumerate(cards):
        text.append(" │ " if number else "", "dim")
        text.append(words(card.card, language), "" if card.ready else "italic dim")
        if card.tucked:
            text.append(f" ⟨{words(card.tucked, language)}⟩", "green")
    return text


def _coloured(amounts: dict[str, int], language: Language, sign: str) -> Text:
    text = Text()
    for colour, amount in amounts.items():
        text.append(f"{sign}{amount} {words(colour, language)}  ", COLOURS[colour])
    return text


def _automa(automa: AutomaView, language: Language, name: str) -> Panel:
    grid = Table.grid(padding=(0, 2))
    supply = _coloured(automa.guilds, language, "◆")
    supply.append_text(_coloured(automa.workers, language, "♟"))
    grid.add_row(Text(label("guilds", language), "bold"), supply)
    for field in ("resource", "comets", "schemes", "cards", "tiles"):
        grid.add_row(Text(label(field, language), "bold"), words(getattr(automa, field), language))
    title = f"{name} ({words(automa.board, language)}) · {words(automa.marker, language)} · {automa.points} "
    return Panel(grid, title=title + label("points", language), title_align="left", box=ROUNDED, border_style="dim")


def _line(language: Language, name: str, value: str) -> Text:
    return Text.assemble((label(name, language), "bold"), "  ", value)
