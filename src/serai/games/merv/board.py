"""Merv on a terminal: the city with what surrounds it, the open cards and pieces, then each player in a panel.

Players are numbers in their colours, `H` the high courtier. What a card or tile does is left to `i ID`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games.merv.names import COURTIER
from serai.games.merv.view import PlayerView, SoloView, SquareView, View
from serai.language import Language
from serai.language.labels import label, words

CUBES = {"purple": "magenta", "beige": "wheat1", "green": "green", "orange": "dark_orange", "white": "bold white"}
SEATS = ("red", "blue", "yellow", "cyan", "white")  # the last for the high courtier
BUILDING, SOLDIER, CAMEL, MASTER = "⌂", "♟", "♞", "◉"
RAMPART = {"wall": "▬▬▬", "gate": "▬∩▬", "": "· ·"}
SIDES = "NESW"


def draw(view: View, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    panels = [_player(view, seat, player, language, names[seat]) for seat, player in enumerate(view.players)]
    return Group(_course(view, language, names), _city(view, language), _around(view, language), *panels)


def _course(view: View, language: Language, names: Sequence[str]) -> Text:
    """Year, round, the order of the masters, and who stands in the next queue already."""
    text = Text.assemble((f"{label('year', language)} {view.year} · {label('round', language)} {view.round}", "bold"))
    text.append("   ")
    for place, master in enumerate(view.order):
        text.append(" → " if place else "")
        text.append(_master_name(master, language, names), _style(master, master == view.master))
    if any(master is not None for master in view.queue):
        text.append(f"   {label('queue', language)}  ", "bold")
        for waiting, camels in zip(view.queue, view.queue_camels, strict=True):
            text.append_text(_seat(waiting) if waiting is not None else Text("–"))
            text.append(CAMEL * camels + " ")
    return text


# -- the city ---------------------------------------------------------------------------------------------------------


def _city(view: View, language: Language) -> Table:
    """The districts, with the ramparts and the masters around them."""
    squares = {square.square: square for square in view.city}
    grid = range(1, max(int(square.rpartition("c")[2]) for square in squares) + 1)
    table = Table(box=SIMPLE, padding=(0, 0), pad_edge=False, show_header=False, show_lines=False)
    table.add_column(width=8, justify="right")
    for _ in grid:
        table.add_column(width=15, justify="center")
    table.add_column(width=8)
    table.add_row("", *(_edge(view, f"N{column}") for column in grid), "", end_section=True)
    for row in grid:
        cells = [_square(view, squares.get(f"r{row}c{column}"), language) for column in grid]
        table.add_row(_edge(view, f"W{row}"), *cells, _edge(view, f"E{row}"))
    table.add_section()
    table.add_row("", *(_edge(view, f"S{column}") for column in grid), "")
    return table


def _edge(view: View, place: str) -> Text:
    """A place around the city: its rampart, and the master on the action space there."""
    kind = view.ramparts.get(f"slot-{place}", "").partition("-")[0]
    text = Text(f"{place} {RAMPART[kind]}", "" if kind else "dim")
    master = view.zones.get(f"zone-{place}")
    if master is not None:
        text.append(f" {MASTER}", "not dim")
        text.append_text(_seat(master))
    return text


def _square(view: View, square: SquareView | None, language: Language) -> Text:
    """A district: its action and colour; below whose building, soldier and upgrade, and whether Mongols reach it."""
    if square is None:
        camels = CAMEL * sum(view.market_camels)
        return Text(f"{label('market', language)} {view.market}\n{camels or '–'}", "italic")
    style = "reverse" if square.square == view.active else ""
    text = Text(f"{label(square.action, language)} ", style)
    text.append(_short(square.colour, language), CUBES[square.colour])
    text.append("\n")
    if square.building is None:
        text.append("–", "dim")
    else:
        text.append(f"{BUILDING}{_number(square.building)}", _style(square.building))
    if square.soldier is not None:
        text.append(f" {SOLDIER}{_number(square.soldier)}", _style(square.soldier))
    if square.upgrade:
        text.append(f" +{_short(square.upgrade, language)}", CUBES[square.upgrade])
    if square.building is not None and square.attacked:
        text.append(" !", "red")
    if square.ransom:
        text.append(f" ({_short(square.ransom, language)})", CUBES[square.ransom])
    return text


# -- around it --------------------------------------------------------------------------------------------------------


def _around(view: View, language: Language) -> Table:
    """Cards, cities, rooms and pieces that are still to be had."""
    grid = Table.grid(padding=(0, 2))
    for name, shown in (
        ("row", _row(view, language)),
        ("cities", _cities(view, language)),
        ("rooms", _rooms(view, language)),
        ("piles", _listed(f"{words(pile.pile, language)} ×{pile.left}" for pile in view.piles)),
        ("discoveries", _discoveries(view, language)),
        ("mosque", _mosque(view, language)),
        ("reserve", _reserve(view, language)),
    ):
        grid.add_row(Text(label(name, language), "bold"), shown)
    return grid


def _row(view: View, language: Language) -> Text:
    text = Text()
    for place, card in enumerate(view.row, 1):
        shown = words(card.spice, language) if card.spice else "–"
        text.append(f"{place}·", "dim")
        text.append(f"{shown}{CAMEL if card.camel else ''}  ")
    text.append(f"(+{view.deck})", "dim")
    return text


def _cities(view: View, language: Language) -> Text:
    """Inner cities first, then outer ones, each with its posts."""
    text = Text()
    for place, city in enumerate(view.cities):
        text.append("" if not place else "\n" if place == len(view.cities) // 2 else "   ")
        text.append(words(city.city, language))
        for seat in city.posts:
            text.append(" ")
            text.append_text(_seat(seat))
        text.append(f" {CAMEL}" if city.camel else "")
        text.append(f" ═{CAMEL}" if city.road_camel else "")
    return text


def _rooms(view: View, language: Language) -> Text:
    text = Text()
    for place, room in enumerate(view.players[0].courtiers):
        text.append("   " if place else "")
        text.append(f"{words(room, language)} ")
        for seat, player in enumerate(view.players):
            text.append(str(seat + 1) * player.courtiers[room], _style(seat))
        if not any(player.courtiers[room] for player in view.players):
            text.append("–", "dim")
    return text


def _discoveries(view: View, language: Language) -> Text:
    """What is left of each level, a line each."""
    levels: dict[str, list[str]] = {}
    for tile, owner in view.discoveries.items():
        left = levels.setdefault(tile.split("-")[1], [])
        if owner is None:
            left.append(words(tile, language))
    return Text("\n".join(f"{level}  {' · '.join(left) or '–'}" for level, left in levels.items()))


def _mosque(view: View, language: Language) -> Text:
    """Camels on the first spaces, bonus tiles and upgrades that are left."""
    paths = [space.rpartition("p")[2] for space in view.mosque_camels]
    tiles = [words(tile, language) for tile, owner in view.bonus_tiles.items() if owner is None]
    text = Text(f"{CAMEL} {' '.join(paths) or '–'}   ")
    for colour, left in view.upgrades.items():
        text.append(f"+{_short(colour, language)}×{left} ", CUBES[colour] if left else "dim")
    return text.append(f"\n{' · '.join(tiles) or '–'}")


def _reserve(view: View, language: Language) -> Text:
    """Walls and gates by colour."""
    text = Text()
    for colour in CUBES:
        pieces = [piece.partition("-")[0] for piece in view.reserve if f"-{colour}" in piece]
        if pieces:
            counted = f"{RAMPART['wall']}×{pieces.count('wall')} {RAMPART['gate']}×{pieces.count('gate')}"
            text.append(f"{_short(colour, language)} ", CUBES[colour])
            text.append(f"{counted}   ")
    return text if view.reserve else Text("–")


# -- players ----------------------------------------------------------------------------------------------------------


def _player(view: View, seat: int, player: PlayerView, language: Language, name: str) -> Panel:
    grid = Table.grid(padding=(0, 2))
    cubes = Text()
    for colour, count in player.cubes.items():
        cubes.append(f"{count} {_short(colour, language)}  ", CUBES[colour] if count else "dim")
    cubes.append(f"  {CAMEL}{player.camels}", "bold")
    grid.add_row(Text(label("cubes", language), "bold"), cubes)
    items = [
        f"{label('scrolls', language)} {_locked(player.scrolls, player.locked_scrolls)}",
        f"{label('common', language)} {_locked(player.common, player.locked_common)}",
        f"{label('rare', language)} {_locked(player.rare, player.locked_rare)}",
    ]
    grid.add_row(Text(label("items", language), "bold"), _listed(items))
    tracks = [
        f"{label('favour', language)} {player.favour}",
        f"{label('influence', language)} {player.influence}",
        f"{label('mosque', language)} {words(player.mosque, language)}",
    ]
    grid.add_row(Text(label("tracks", language), "bold"), _listed(tracks))
    kinds = sum(map(bool, player.spices.values()))
    spices = f"{words(player.spices, language)}  ({kinds}/{player.spice_limit}, "
    spices += f"{player.spice_points} {label('points', language)})"
    grid.add_row(Text(label("spices", language), "bold"), spices)
    supply = [f"{BUILDING} {player.buildings}", f"{SOLDIER} {player.servants}"]
    supply.append(f"{label('posts', language)} {player.posts}")
    grid.add_row(Text(label("supply", language), "bold"), _listed(supply))
    for field in ("contracts", "discoveries", "bonus_tiles"):
        owned = getattr(player, field)
        if owned:
            grid.add_row(Text(label(field, language), "bold"), " · ".join(words(id, language) for id in owned))
    if view.solo is not None and seat == len(view.players) - 1:
        _add_solo(grid, view.solo, language)
    title = Text(f"{seat + 1} {name}", SEATS[seat]).append(f" · {player.points} ({player.total})", "default")
    return Panel(
        grid, title=title, title_align="left", box=ROUNDED, border_style="cyan" if seat == view.master else "dim"
    )


def _add_solo(grid: Table, solo: SoloView, language: Language) -> None:
    for name, cards in (("card", (solo.card,) if solo.card else ()), ("deck", solo.deck), ("discard", solo.discard)):
        shown = " · ".join(label(card.removeprefix("solo-"), language) for card in cards)
        grid.add_row(Text(label(name, language), "bold"), shown or "–")


def _locked(count: int, locked: int) -> str:
    return f"{count} ({locked}×)" if locked else str(count)


def _listed(parts: Iterable[str]) -> str:
    return "   ".join(parts)


def _short(colour: str, language: Language) -> str:
    """Three letters of a colour."""
    return words(colour, language)[:3]


def _number(owner: int) -> str:
    return "H" if owner == COURTIER else str(owner + 1)


def _style(owner: int, strong: bool = False) -> str:
    return SEATS[owner] + (" bold underline" if strong else "")


def _seat(owner: int) -> Text:
    return Text(_number(owner), f"not dim {SEATS[owner]}")


def _master_name(master: int, language: Language, names: Sequence[str]) -> str:
    name = words("high-courtier", language) if master == COURTIER else names[master]
    return f"{_number(master)} {name}"
