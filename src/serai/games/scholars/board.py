"""Scholars on a terminal: piles, map, House of Wisdom, rooms and tracks, then each player in a panel.

Seats are numbers in their colours, `◆1` the influence of the first; a die or a worker bears the letter of its colour.
What a card does is left to `i ID`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games.scholars.view import ActionView, AutomaView, DieView, PlayerView, RoomView, ScrollView, SlotView, View
from serai.language import Language
from serai.language.labels import label, words

COLOURS = {
    "white": "bold white", "red": "red", "blue": "blue", "yellow": "yellow", "purple": "magenta",
    "orange": "dark_orange", "green": "green",
}  # fmt: skip
SEATS = ("red", "cyan", "yellow", "green", "white")
DICE = "·⚀⚁⚂⚃⚄⚅"
INFLUENCE, WORKER, GOLD = "◆", "♟", "●"


def draw(view: View, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_course(view, language), _piles(view, language), _scrolls(view, language)]
    parts += [_rooms(view, language), _tracks(view, language, names)]
    if view.pairs:
        pairs = ", ".join(
            f"{words(pair.translator, language)} + {words(pair.resource, language)}" for pair in view.pairs
        )
        parts.append(_line(language, "pairs", pairs))
    if view.action is not None:
        parts.append(_action(view.action, language))
    panels = [_player(player, language, names[seat], seat == view.seat) for seat, player in enumerate(view.players)]
    if view.automa is not None:
        panels.append(_automa(view.automa, language, names[-1]))
    return Group(*parts, *panels)


# -- the main board -------------------------------------------------------------------------------------------------


def _course(view: View, language: Language) -> Text:
    """The deck, the Caliph cards so far, the dice that are left."""
    text = _line(language, "deck", f"{view.deck} (+{view.reserve})")
    text.append(f"   {label('caliphs', language)}  ", "bold")
    for caliph in view.caliphs:
        text.append(words(caliph.card, language) if caliph.card else "–")
        for seat in caliph.influence:
            text.append_text(_influence(seat))
        text.append("  ")
    if view.turns_left is not None:
        text.append(f"   {label('turns_left', language)}  {view.turns_left}", "bold")
    text.append(f"\n{label('stock', language)}  ", "bold")
    text.append_text(_amounts(view.stock, "■", language))
    return text


def _piles(view: View, language: Language) -> Text:
    text = Text(f"{label('piles', language)}  ", "bold")
    for pile in view.piles:
        text.append(f"{words(pile.id, language)} ", "dim")
        text.append(f"{words(pile.top or None, language)} ({pile.cards})   ", "not bold")
    return text


def _scrolls(view: View, language: Language) -> Table:
    """The map from its top centre on, and the columns of the House."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(label("map", language))
    for guild in view.guilds:
        title = Text(words(guild.id, language))
        for seat, count in enumerate(guild.influence):
            if count:
                title.append_text(_influence(seat))
                title.append(f"×{count}{'!' if guild.control == seat else ''} ")
        table.add_column(title)
    rows = max(len(view.map), *(len(guild.scrolls) for guild in view.guilds))
    for row in range(rows):
        columns = [view.map, *(guild.scrolls for guild in view.guilds)]
        table.add_row(*(_scroll(column[row], language) if row < len(column) else "" for column in columns))
    return table


def _scroll(place: ScrollView, language: Language) -> Text:
    text = Text(words(place.card or None, language))
    text.append_text(_influence(place.influence))
    return text


def _rooms(view: View, language: Language) -> Text:
    text = Text(f"{label('rooms', language)}  ", "bold")
    for room in view.rooms:
        text.append_text(_room(room, language))
        text.append("   ")
    return text


def _room(room: RoomView, language: Language) -> Text:
    text = Text(f"{words(room.id, language)} ", "dim")
    if room.translator:
        text.append(words(room.translator, language), "not dim")
        text.append_text(_influence(room.owner))
        text.append(f" {GOLD}{room.gold}/{room.needs}", "yellow not dim")
    return text


def _tracks(view: View, language: Language, names: Sequence[str]) -> Table:
    """The level of each player on each track, and where the markers stand on the map."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(label("levels", language))
    for track in view.players[0].levels:
        table.add_column(words(track, language), justify="right")
    table.add_column(label("location", language))
    for seat, player in enumerate(view.players):
        levels = [str(level) for level in player.levels.values()]
        table.add_row(Text(names[seat], SEATS[seat]), *levels, words(player.location, language))
    table.add_row(
        Text(label("neutral", language), "dim"), *("" for _ in view.players[0].levels), words(view.neutral, language)
    )
    return table


def _action(action: ActionView, language: Language) -> Text:
    text = _line(language, "action", f"{words(action.slot, language)}: ")
    for colour in action.colours:
        text.append(f"{words(colour, language)} ", COLOURS.get(colour, ""))
    text.append(str(action.value) if action.value else "–", "bold")
    return text


# -- players --------------------------------------------------------------------------------------------------------


def _player(player: PlayerView, language: Language, name: str, to_choose: bool) -> Panel:
    grid = Table.grid(padding=(0, 2))
    dice = Text(" ").join(_die(die, language) for die in player.hand) if player.hand else Text("–")
    dice.append(f"   {label('bag', language)} {player.bag_size}", "dim")
    if player.bag is not None:
        dice.append(" ")
        dice.append_text(_amounts(player.bag, "■", language))
    grid.add_row(Text(label("hand", language), "bold"), dice)
    supply = Text()
    for resource in ("silver", "gold", "influence"):
        supply.append(f"{getattr(player, resource)} {label(resource, language)}   ")
    supply.append_text(_amounts(player.workers, WORKER, language))
    supply.append(f"   {label('dice_sum', language)} {words(player.dice_sum, language)}")
    grid.add_row(Text(label("silver", language), "bold"), supply)
    for slot in player.slots:
        if slot.card or slot.retired:
            grid.add_row(Text(words(slot.id, language), "bold"), _slot(slot, language))
    for field in ("cards", "aside", "scrolls"):
        if getattr(player, field):
            grid.add_row(Text(label(field, language), "bold"), words(getattr(player, field), language))
    met = "".join("✓" if done else "·" for done in player.goals)
    grid.add_row(Text(label("goal", language), "bold"), f"{words(player.goal, language)} {met}")
    title = f"{name} · {player.points} {label('points', language)}"
    return Panel(grid, title=title, title_align="left", box=ROUNDED, border_style="cyan" if to_choose else "dim")


def _slot(slot: SlotView, language: Language) -> Text:
    text = Text(words(slot.card or None, language))
    for die in slot.dice:
        text.append(" ")
        text.append_text(_die(die, language))
    for worker in slot.idle_workers:
        text.append(WORKER + _letter(worker, language), COLOURS.get(worker, "") + " dim")
    if slot.retired:
        text.append(f"  ⟨{words(slot.retired, language)}⟩", "green")
    return text


def _die(die: DieView, language: Language) -> Text:
    text = Text(f"{DICE[die.value]}{_letter(die.colour, language)}{die.value}", COLOURS.get(die.colour, ""))
    for worker in die.workers:
        text.append(WORKER + _letter(worker, language), COLOURS.get(worker, ""))
    return text


def _letter(colour: str, language: Language) -> str:
    """What tells a colour where colours cannot be seen."""
    return words(f"letter-{colour}", language)


def _automa(automa: AutomaView, language: Language, name: str) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for field in ("guilds", "dice_sum", "position", "markers", "plans", "scrolls", "retired"):
        grid.add_row(Text(label(field, language), "bold"), words(getattr(automa, field), language))
    title = f"{name} ({words(automa.difficulty, language)}) · {automa.points} {label('points', language)}"
    return Panel(grid, title=title, title_align="left", box=ROUNDED, border_style="dim")


def _amounts(amounts: Mapping[str, int], sign: str, language: Language) -> Text:
    text = Text()
    for colour, count in amounts.items():
        if count:
            text.append(f"{sign}{_letter(colour, language)}{count} ", COLOURS.get(colour, ""))
    return text


def _influence(seat: int | None) -> Text:
    return Text(f" {INFLUENCE}{seat + 1}", SEATS[seat % len(SEATS)]) if seat is not None else Text()


def _line(language: Language, name: str, value: str) -> Text:
    return Text.assemble((label(name, language), "bold"), "  ", value)
