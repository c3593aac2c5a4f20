"""Layouts: which arrays the observations of a game become.

An observation is a tree of dataclasses, lists, mappings, words and numbers that grows and shrinks with the table. A
layout says once and for all how much room each part has: how long a list may be, which keys a mapping may have, which
words there are. It is found by playing (`discover`, started by `tools/layouts.py`), kept in the game's folder
(`research/layout.json`), and never changes under its version, so that what was trained yesterday still understands the
table today.

A node of the tree is one of

    "flag" | "number" | "number?" | "word"      a leaf; `number?` may be nothing
    {"record": {name: node}}                    the fields of a dataclass, or the places of a fixed tuple
    {"list": node, "most": n}                   as many as there happen to be, n at most
    {"table": node, "keys": [...]}              a mapping
    {"maybe": node}                             something that may be nothing
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from math import ceil
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from serai.games import folder_of, packages_of, parts_of
from serai.kernel.decision import Decision
from serai.kernel.expansion import PLUS, name_with
from serai.kernel.game import Game

Node: TypeAlias = Any  # as above: plain JSON
Sight: TypeAlias = tuple[object | None, Decision | None]  # what a seat sees, and what it is asked

SPARE = 1.5  # lists that vary have this many times the longest that was met, and two more


class LayoutError(ValueError):
    """A game has no layout, or not one that fits; says what to do."""


class Layout(NamedTuple):
    """The layout of a game."""

    game: str
    version: int
    words: tuple[str, ...]
    question: Node  # the arguments of a decision, as a record
    view: Node

    def plain(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Layout:
        return cls(**{**plain, "words": tuple(plain["words"])})


def version_of(game: str) -> int:
    """The version of what is shown of a game: `VERSION` of its sight, or of that of its last expansion that has one."""
    for package in reversed(packages_of(game)):
        try:
            return int(import_module(f"{package}.research.sight").VERSION)
        except ModuleNotFoundError as error:
            if not (error.name or "").startswith(f"{package}.research"):
                raise
    raise LayoutError(f"{game} shows nothing to research faces: it has no research/sight.py with a VERSION")


@cache
def load_layout(game: str) -> Layout:
    """The layout of a game; raises LayoutError."""
    file = layout_file(game)
    if not file.is_file():
        raise LayoutError(f"{game} has no layout: make it with `python tools/layouts.py {game}`")
    return Layout.of(json.loads(file.read_text("utf-8")))


def layout_file(game: str) -> Path:
    """Where the layout of a game lies, or would lie: in its folder, or in that of the last expansion with it."""
    _, expansions = parts_of(game)
    return folder_of(game) / "research" / f"{name_with('layout', expansions[:-1])}.json"


def research_name(game: str) -> str:
    """The name of a game for libraries that know letters, digits and `_` only."""
    return game.replace(PLUS, "_")


def discover(game: Game[Any], version: int, matches: Iterable[Iterable[Sight]]) -> Layout:
    """The layout with room for everything that was seen in some matches, and for more of the same kind."""
    seen = _Seen()
    view: Node = None
    asked: set[str] = set()
    arguments: dict[str, Node] = {}
    for match in matches:
        seen.lengths.clear()
        for observation, decision in match:
            if observation is not None:
                view = view or node_of(type(observation))
                seen.walk(view, observation, "", "")
            if decision is not None:
                asked.add(decision.key)
                _note_arguments(game, decision, arguments, seen.words)
    if view is None:
        raise LayoutError(f"{game.name}: nothing was seen")
    kinds = _kinds(game)
    components = dict.fromkeys(game.component_ids())
    words = [*components, *sorted((seen.words | asked) - components.keys() - {""})]
    question = {"record": {name: arguments[name] for name in sorted(arguments)}}
    return Layout(game.name, version, tuple(words), question, seen.sized(view, "", kinds))


def _note_arguments(game: Game[Any], decision: Decision, arguments: dict[str, Node], words: set[str]) -> None:
    """The numbers and words among the arguments of a question; effects and sentences are for readers."""
    for name, value in (decision.arguments or {}).items():
        if isinstance(value, int | str):
            kind = "number?" if isinstance(value, int) else "word"
            if arguments.setdefault(name, kind) != kind:
                raise LayoutError(f"{game.name}: the argument {name} of a question is now a number, now a word")
            if isinstance(value, str):
                words.add(value)


def node_of(hint: Any) -> Node:
    """The tree of a type, without its room."""
    if hint in (bool, int, str):
        return {bool: "flag", int: "number", str: "word"}[hint]
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return {"record": {field.name: node_of(hints[field.name]) for field in fields(hint)}}
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (list, tuple) and (origin is list or inside[-1] is Ellipsis):
        return {"list": node_of(inside[0])}
    if origin is tuple:
        return {"record": {str(place): node_of(one) for place, one in enumerate(inside)}}
    if origin is dict:
        return {"table": node_of(inside[1])}
    if origin in (Union, UnionType) and len(inside) == 2 and NoneType in inside:
        item = node_of(inside[inside[0] is NoneType])
        return "number?" if item == "number" else {"maybe": item}
    raise LayoutError(f"observations cannot have parts of the type {hint}")


class _Seen:
    """The longest lists, the keys and the words that were met, by their place in the tree."""

    def __init__(self) -> None:
        self.lengths: dict[str, int] = {}  # of this match, by the place with its indices
        self.longest: dict[str, int] = {}
        self.varying: set[str] = set()  # lists that grow or shrink during a match
        self.keys: dict[str, dict[str, None]] = {}
        self.words: set[str] = set()

    def walk(self, node: Node, value: Any, place: str, exact: str) -> None:
        if isinstance(node, str):
            if node == "word":
                self.words.add(value)
        elif "record" in node:
            for name, part in node["record"].items():
                inside = value[int(name)] if isinstance(value, tuple) else getattr(value, name)
                self.walk(part, inside, f"{place}.{name}", f"{exact}.{name}")
        elif "list" in node:
            if self.lengths.setdefault(exact, len(value)) != len(value):
                self.varying.add(place)
            self.longest[place] = max(self.longest.get(place, 0), len(value))
            for number, one in enumerate(value):
                self.walk(node["list"], one, place, f"{exact}.{number}")
        elif "table" in node:
            self.keys.setdefault(place, {}).update(dict.fromkeys(value))
            for key, one in value.items():
                self.walk(node["table"], one, place, f"{exact}.{key}")
        elif value is not None:
            self.walk(node["maybe"], value, place, exact)

    def sized(self, node: Node, place: str, kinds: dict[str, list[str]]) -> Node:
        """The node with its room: spare room for lists that vary, every key of the kinds that were met."""
        if isinstance(node, str):
            return node
        if "record" in node:
            parts = node["record"].items()
            return {"record": {name: self.sized(part, f"{place}.{name}", kinds) for name, part in parts}}
        if "list" in node:
            longest = max(1, self.longest.get(place, 0))
            most = ceil(longest * SPARE) + 2 if place in self.varying else longest
            return {"list": self.sized(node["list"], place, kinds), "most": most}
        if "table" in node:
            keys = dict.fromkeys(other for key in self.keys.get(place, {}) for other in kinds.get(key, [key]))
            return {"table": self.sized(node["table"], place, kinds), "keys": list(keys)}
        return {"maybe": self.sized(node["maybe"], place, kinds)}


def misfits(layout: Layout, node: Node, value: Any, place: str = "") -> list[str]:
    """What of an observation does not fit into its layout, the part `node` of which it is."""
    if isinstance(node, str):
        strange = node == "word" and value and value not in layout.words
        return [f"{place}: the word {value!r} is unknown"] if strange else []
    if "record" in node:
        known = node["record"]
        parts = (
            {str(place): one for place, one in enumerate(value)}
            if isinstance(value, tuple)
            else {field.name: getattr(value, field.name) for field in fields(value)}
        )
        problems = [f"{place}.{name}: is not in the layout" for name in parts if name not in known]
        problems += [f"{place}.{name}: is no longer seen" for name in known if name not in parts]
        for name, part in parts.items():
            problems += misfits(layout, known[name], part, f"{place}.{name}") if name in known else []
        return problems
    if "list" in node:
        problems = [f"{place}: {len(value)} are more than {node['most']}"] if len(value) > node["most"] else []
        return problems + [problem for one in value for problem in misfits(layout, node["list"], one, place)]
    if "table" in node:
        problems = [f"{place}: the key {key!r} is unknown" for key in value if key not in node["keys"]]
        return problems + [problem for one in value.values() for problem in misfits(layout, node["table"], one, place)]
    return misfits(layout, node["maybe"], value, place) if value is not None else []


def _kinds(game: Game[Any]) -> dict[str, list[str]]:
    """For each component all those of its kind."""
    by_kind: dict[str, list[str]] = {}
    for component in game.catalogue():
        by_kind.setdefault(component.kind, []).append(component.id)
    return {id: ids for ids in by_kind.values() for id in ids}
