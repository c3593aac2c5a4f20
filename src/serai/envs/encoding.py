"""Observations as arrays and as text.

The arrays have names like `players.silver` and whole numbers in them: amounts as they are, flags as 0 and 1, words as
their place in the layout's list (`WORDS` says which numbers mean something else). A list has its true length in
`….length`; what it has beyond its room is left out. Only what `observe` gives to a seat goes in, and the question only
if that seat is asked.

Everything is written as it is into one list, in the order of the tree; one pass turns words and flags into numbers, and
one permutation makes it the vector in which each named array is a slice. Named arrays cost nothing beyond the vector.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import groupby
from math import prod
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, TypeAlias

from serai.bots import Outlook
from serai.bots.messages import plain_of, question
from serai.envs.extras import missing
from serai.envs.layout import Layout, LayoutError, Node
from serai.kernel.match import Match
from serai.kernel.sheet import Field as SightField

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("numpy") from error

Integers: TypeAlias = "NDArray[np.int32]"
Floats: TypeAlias = "NDArray[np.float32]"
Writer: TypeAlias = Callable[[Any, list[Any]], None]

NOTHING, UNKNOWN = 0, 1  # words: none at all, and one that the layout does not know
WORDS = 2  # the number of the layout's first word
NOBODY = -1  # a number that may be nothing, and is
BLANK = {"flag": 0, "number": 0, "number?": NOBODY, "word": NOTHING}  # where there is no such part at all


class Field(NamedTuple):
    """A named array: where it lies in the vector, its shape, and what its numbers are (a leaf of the layout)."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    kind: str


class Encoding:
    """Turns what seats see into arrays of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.words: Mapping[str, int] = {"": NOTHING, **{word: WORDS + n for n, word in enumerate(layout.words)}}
        self._codes: dict[object, int] = {None: NOBODY, False: 0, True: 1}
        self._codes.update(self.words)
        asked: Node = {"record": {"me": "number", "question": "word"}}
        slots: list[tuple[str, str]] = []
        shapes: dict[str, tuple[int, ...]] = {}
        for part, prefix in ((asked, ""), (layout.question, "question"), (layout.view, "")):
            slots += _slots(part, prefix, (), shapes)
        order: dict[str, list[int]] = {}
        kinds = dict(slots)
        for place, (name, _) in enumerate(slots):
            order.setdefault(name, []).append(place)
        self._order = np.array([place for places in order.values() for place in places], np.intp)
        self.size = len(slots)
        self.fields: dict[str, Field] = {}
        start = 0
        for name, places in order.items():
            assert prod(shapes[name]) == len(places), f"two parts of {layout.game} are called {name}"
            self.fields[name] = Field(name, start, start + len(places), shapes[name] or (1,), kinds[name])
            start += len(places)
        self._arguments = {name: BLANK[kind] for name, kind in layout.question["record"].items()}
        self._write_view, _ = _writer(layout.view)

    def vector(self, match: Match, seat: int) -> Integers:
        """What a seat sees, as one vector."""
        decision = match.decision
        out: list[Any] = [seat]
        if decision is not None and decision.seat == seat:
            out.append(decision.key)
            arguments = decision.arguments or {}
            out += [arguments.get(name, blank) for name, blank in self._arguments.items()]
        else:
            out.append(NOTHING)
            out += self._arguments.values()
        try:
            self._write_view(match.observe(seat), out)
        except AttributeError as error:
            raise LayoutError(
                f"observations of {self.layout.game} no longer have what its layout wants ({error}); "
                f"make the next version with `python tools/layouts.py {self.layout.game}`"
            ) from error
        codes = self._codes
        numbers = [value if value.__class__ is int else codes.get(value, UNKNOWN) for value in out]
        return np.array(numbers, np.int32)[self._order]

    def named(self, vector: Integers) -> dict[str, Integers]:
        """The named arrays of a vector, or of a stack of vectors: slices of it, not copies."""
        before = vector.shape[:-1]
        return {
            field.name: vector[..., field.start : field.stop].reshape(before + field.shape)
            for field in self.fields.values()
        }


def _writer(node: Node) -> tuple[Writer, list[int]]:
    """The function that writes a part as it is, and the numbers that stand there where there is none."""
    if isinstance(node, str):
        return lambda value, out: out.append(value), [BLANK[node]]
    if "record" in node:
        return _record(node["record"])
    if "list" in node:
        return _list(node["list"], node["most"])
    if "table" in node:
        return _table(node["table"], node["keys"])
    write, blank = _writer(node["maybe"])

    def maybe(value: Any, out: list[Any]) -> None:
        out.append(value is not None)
        if value is None:
            out += blank
        else:
            write(value, out)

    return maybe, [0, *blank]


def _record(parts: dict[str, Node]) -> tuple[Writer, list[int]]:
    """Leaves beside each other are fetched together."""
    names = list(parts)
    writers = [_writer(part) for part in parts.values()]
    blank = [number for _, part in writers for number in part]
    steps: list[tuple[Callable[[Any], Any], Writer]] = []
    at = _item if names and names[0].isdigit() else attrgetter
    for is_leaf, run in groupby(range(len(names)), lambda place: isinstance(parts[names[place]], str)):
        places = list(run)
        if is_leaf and len(places) > 1:
            steps.append((at(*(names[place] for place in places)), lambda values, out: out.extend(values)))
        else:
            steps += [(at(names[place]), writers[place][0]) for place in places]

    def record(value: Any, out: list[Any]) -> None:
        for fetch, write in steps:
            write(fetch(value), out)

    return record, blank


def _item(*names: str) -> Callable[[Any], Any]:
    return itemgetter(*map(int, names))


def _list(item: Node, most: int) -> tuple[Writer, list[int]]:
    write, blank = _writer(item)

    def several(value: Any, out: list[Any]) -> None:
        length = len(value)
        out.append(length)
        if length > most:
            value = value[:most]
        if isinstance(item, str):
            out += value
        else:
            for one in value:
                write(one, out)
        if length < most:
            out += blank * (most - length)

    return several, [0, *blank * most]


def _table(item: Node, keys: list[str]) -> tuple[Writer, list[int]]:
    write, blank = _writer(item)

    def table(value: Any, out: list[Any]) -> None:
        if isinstance(item, str):
            (empty,) = blank
            out += [value.get(key, empty) for key in keys]
            return
        for key in keys:
            if key in value:
                write(value[key], out)
            else:
                out += blank

    return table, blank * len(keys)


def _slots(node: Node, name: str, shape: tuple[int, ...], shapes: dict[str, tuple[int, ...]]) -> list[tuple[str, str]]:
    """The name and the kind of every number, in the order in which they are written."""
    if isinstance(node, str):
        shapes[name] = shape
        return [(name, node)]
    if "record" in node:
        return [
            slot
            for part, inside in node["record"].items()
            for slot in _slots(inside, f"{name}.{part}" if name else part, shape, shapes)
        ]
    if "list" in node:
        shapes[f"{name}.length"] = shape
        return [
            (f"{name}.length", "number"),
            *_slots(node["list"], name, (*shape, node["most"]), shapes) * node["most"],
        ]
    if "table" in node:
        keys = len(node["keys"])
        return _slots(node["table"], name, (*shape, keys), shapes) * keys
    shapes[f"{name}.present"] = shape
    return [(f"{name}.present", "flag"), *_slots(node["maybe"], name, shape, shapes)]


def text(match: Match, seat: int) -> str:
    """What a seat sees, as JSON; with the question and the options if it is asked."""
    if match.decision is not None and match.decision.seat == seat:
        asked = question(Outlook(match))
        return json.dumps({name: value for name, value in asked.items() if name != "type"})
    return json.dumps({"seat": seat, "position": match.position, "observation": plain_of(match.observe(seat))})


def scale_of(fields: list[SightField]) -> Floats:
    """What the bytes of a sight are multiplied with."""
    return np.concatenate([np.full(field.size, 1 / field.scale, np.float32) for field in fields])
