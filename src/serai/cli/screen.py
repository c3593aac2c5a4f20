"""The table on a terminal: what a seat sees, drawn from its observation.

A game or an expansion may have a drawing of its own, a module `board` in its package with
`draw(view, language, names)`; otherwise the fields of the observation are shown one by one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.games import packages_of
from serai.kernel.match import Match
from serai.language import Language
from serai.language.labels import label, words


def draw(game: str, view: Any, language: Language, names: Sequence[str]) -> RenderableType:
    """What a seat sees, to be printed."""
    for package in reversed(packages_of(game)):
        if find_spec(f"{package}.board"):
            drawn: RenderableType = import_module(f"{package}.board").draw(view, language, names)
            return drawn
    return _record(view, language, names)


def seat_names(match: Match, language: Language) -> list[str]:
    """Who sits where."""
    automas = match.game.automas(match.table)
    return [
        language.name("automa-name") if seat in automas else language.seat_name(seat)
        for seat in range(match.game.seats(match.table))
    ]


def _record(view: Any, language: Language, names: Sequence[str]) -> RenderableType:
    """A record as lines of label and value; records inside it below."""
    lines = Table.grid(padding=(0, 2))
    below: list[RenderableType] = []
    for field in fields(view):
        head = Text(label(field.name, language), "bold")
        value = getattr(view, field.name)
        inside: RenderableType | None = None
        if is_dataclass(value):
            inside = _record(value, language, names)
        elif _are_records(value):
            inside = _side_by_side(value, language, names)
        elif isinstance(value, Mapping) and _are_records(list(value.values())):
            inside = _lines(value, language)
        if inside is None:
            lines.add_row(head, Text(words(value, language)))
        else:
            below += [head, Padding(inside, (0, 0, 0, 2))]
    return Group(lines, *below)


def _are_records(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) > 0 and all(map(is_dataclass, value))


def _lines(records: Mapping[str, Any], language: Language) -> Table:
    """Named records, one below the other."""
    table = Table.grid(padding=(0, 2))
    for name, record in records.items():
        table.add_row(Text(label(name, language), "bold"), Text(words(record, language)))
    return table


def _side_by_side(records: Sequence[Any], language: Language, names: Sequence[str]) -> Table:
    """Records of one kind as the columns of a table; as many as there are seats bear their names."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    heads = names if len(names) == len(records) else [str(number) for number in range(1, len(records) + 1)]
    for head in heads:
        table.add_column(Text(head))
    for field in fields(records[0]):
        cells: list[RenderableType] = []
        for record in records:
            value = getattr(record, field.name)
            if _are_records(value):
                cells.append(Group(*(Text(words(one, language)) for one in value)))
            else:
                cells.append(Text(words(value, language)))
        table.add_row(Text(label(field.name, language), "bold"), *cells)
    return table
