"""Encyclopedia on a terminal: the displays and the dice on the board, then each competitor in a panel.

What a card does is left to `i ID`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games.encyclopedia.view import AnimalView, CompetitorView, DieView, DisplayView, UseView, View
from serai.language import Language
from serai.language.labels import label, words

COLOURS = {"red": "red", "blue": "blue", "purple": "magenta", "yellow": "yellow", "green": "green"}
DICE = "·⚀⚁⚂⚃⚄⚅"
TYPES = ("I", "II", "III", "IV")


def draw(view: View, language: Language, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    panels = [
        _competitor(view, seat, competitor, language, names[seat]) for seat, competitor in enumerate(view.competitors)
    ]
    return Group(_course(view, language, names), _board(view, language, names), *panels)


def _course(view: View, language: Language, names: Sequence[str]) -> Text:
    """Round, phase and the order of the seats, the first player marked."""
    text = Text(f"{label('round', language)} {view.round} · {words(view.phase, language)}   ", "bold")
    for place, seat in enumerate(view.order):
        text.append(" → " if place else "", "not bold")
        text.append(names[seat], "not bold underline" if seat == view.seat else "not bold")
        text.append(" ①" if seat == view.first else "", "not bold cyan")
    return text


def _board(view: View, language: Language, names: Sequence[str]) -> Table:
    """Both displays, dice by the places where they lie, and what is going on."""
    grid = Table.grid(padding=(0, 2))

    def add(name: str, shown: RenderableType) -> None:
        grid.add_row(Text(label(name, language), "bold"), shown)

    add("university", _display(view.university, language))
    add("academy", _display(view.academy, language))
    add("dice", _dice_on_board(view, language))
    add("bag", _coloured(view.bag, language))
    if view.round_tokens:
        add("round_tokens", words(view.round_tokens, language))
    if view.bank_used:
        add("bank_used", "✓")
    if view.use is not None:
        add("use", _use(view.use, language))
    if view.gained:
        add("gained", words(view.gained, language))
    if view.waiting:
        waiting = (f"{names[seat]}: {words(kind, language)}" for seat, kind in view.waiting)
        add("waiting", ", ".join(waiting))
    if view.removed:
        add("removed", words(view.removed, language))
    return grid


def _display(display: DisplayView, language: Language) -> Text:
    text = Text()
    for number, card in enumerate(display.cards):
        text.append(" │ " if number else "", "dim")
        text.append(words(card, language))
    text.append(f"   (+{display.deck}, {label('discard', language)} {len(display.discard)})", "dim")
    return text


def _dice_on_board(view: View, language: Language) -> Text:
    """Dice that lie on the board or in the hand, by place."""
    places: dict[str, list[DieView]] = {}
    for die in view.dice:
        if die.seat is None and die.place != "spent":
            places.setdefault(die.place, []).append(die)
    text = Text()
    for number, (place, dice) in enumerate(places.items()):
        text.append("   " if number else "")
        text.append(f"{words(place, language)} ")
        for die in dice:
            text.append_text(_die(die, language))
    return text if places else Text("–")


def _die(die: DieView, language: Language) -> Text:
    return Text(f"{DICE[die.value]}{die.value} {words(die.colour, language)} ", COLOURS.get(die.colour, ""))


def _coloured(amounts: dict[str, int], language: Language) -> Text:
    text = Text()
    for colour, amount in amounts.items():
        text.append(f"{amount} {words(colour, language)}  ", COLOURS.get(colour, "") if amount else "dim")
    return text


def _use(use: UseView, language: Language) -> Text:
    """The die in use, what was added to it, for what, and what is left of an Expedition."""
    text = Text(f"{use.value} {words(use.colour, language)}", COLOURS.get(use.colour, ""))
    text.append(f" (+{use.boost})" if use.boost else "", "default")
    for part in (use.action, use.target):
        text.append(f" · {words(part, language)}" if part else "", "default")
    if use.left is not None:
        text.append(f" · {label('left', language)} {use.left}", "default")
    return text


def _competitor(view: View, seat: int, competitor: CompetitorView, language: Language, name: str) -> Panel:
    grid = Table.grid(padding=(0, 2))

    def add(field: str, shown: RenderableType) -> None:
        grid.add_row(Text(label(field, language), "bold"), shown)

    dice = Text()
    for die in view.dice:
        if die.seat == seat:
            dice.append_text(_die(die, language))
            dice.append(f"{words(die.place, language)}   ", "dim")
    if dice:
        add("dice", dice)
    resources = ("coins", "tokens", "seals", "reputation", "cubes")
    add("supply", "   ".join(f"{label(field, language)} {getattr(competitor, field)}" for field in resources))
    for field in ("experts", "tucked"):
        if getattr(competitor, field):
            add(field, words(getattr(competitor, field), language))
    if competitor.study:
        add("study", _study(competitor.study, language))
    if competitor.collection:
        add("collection", words(competitor.collection, language))
    if competitor.published:
        add("published", words(competitor.published, language))
    if competitor.behaviour:
        cards = (competitor.behaviour, competitor.scoring)
        add("behaviour", f"{words(cards, language)} · {words(competitor.priorities, language)}")
    title = f"{name} · {competitor.points} ({competitor.total}) {label('vp', language)}"
    style = "cyan" if seat == view.seat else "dim"
    return Panel(grid, title=title, title_align="left", box=ROUNDED, border_style=style)


def _study(animals: Sequence[AnimalView], language: Language) -> Text:
    """Animals with the Types on which cubes lie."""
    text = Text()
    for number, animal in enumerate(animals):
        text.append(" │ " if number else "", "dim")
        text.append(words(animal.animal, language))
        if animal.cubes:
            text.append(" " + "+".join(TYPES[kind - 1] for kind in animal.cubes), "green")
    return text
