"""`serai position`: the first table of a game in words, every part explained; the words of `given` and `then.table`."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.markup import escape

from serai.cli.common import (
    Commands,
    add_game,
    add_json,
    add_language,
    add_match,
    command,
    console,
    game_of,
    language_of,
    settings_of,
    write_json,
)
from serai.kernel.game import Game
from serai.kernel.match import Match
from serai.kernel.state import Plain
from serai.kernel.table import Table
from serai.kernel.words import Derived, Entry
from serai.language import Language

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Part(NamedTuple):
    """A part of a position: its name, its words, what it is, what can stand there, and whether it can be given."""

    name: str
    said: Plain
    about: str
    wanted: str
    given: bool


def add(commands: Commands) -> None:
    parser = command(
        commands, "position", run, "Print the first table of a game in words, every part explained, for scenarios."
    )
    add_game(parser)
    add_match(parser)
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    players = arguments.players or (2 if 2 in game.players else min(game.players))
    match = Match(game, players, arguments.seed or "position", settings_of(arguments))
    found = list(parts(game, match.table, language_of(game, arguments.lang)))
    if arguments.json:
        write_json([part._asdict() for part in found])
        return 0
    out = console()
    for part in found:
        if part.about:
            wanted = f" ({part.wanted})" if part.wanted else ""
            out.print(f"[dim]# {escape(part.about + wanted)}[/]")
        line = escape(f"{part.name} = {toml(part.said)}")
        out.print(line if part.given else f"[dim]# {line}[/]")
    return 0


def parts(game: Game[Any], table: Table, language: Language) -> Iterator[Part]:
    """The parts of a table, those inside others by a name with dots; each is explained where it comes first."""
    schema = game.schema(table)
    if schema is None:
        for name, said in game.portrait(table).items():
            yield Part(name, said, "", "", True)
        return
    for name, entry in schema.entries_for(table):
        said = entry.say(table)
        if said is not None:
            yield from _inside(name, entry, table, said, language)


def _inside(name: str, entry: Entry, state: Any, said: Plain, language: Language) -> Iterator[Part]:
    inner = {inside: (part, one) for inside, part, one in entry.parts(state)}
    if not inner:
        wanted = entry.wanted if language.locale == "en" else ""
        yield Part(name, said, _about(name, entry, language), wanted, not isinstance(entry, Derived))
        return
    numbered = all(inside.startswith("0.") for inside in inner)
    for place, parts_said in said.items() if numbered else [("", said)]:
        for inside, (part, one) in inner.items():
            short = inside.removeprefix("0.") if numbered else inside
            if short not in parts_said:
                continue
            where = f"{name}.{place}.{short}" if numbered else f"{name}.{short}"
            found = next(_inside(where, part, one, parts_said[short], language))
            yield found if place in ("", "0") else found._replace(about="", wanted="")


def _about(name: str, entry: Entry, language: Language) -> str:
    """What a part is: a text `position-…` of the game, or the words of its schema."""
    key = "position-" + re.sub(r"[._]", "-", re.sub(r"\.\d+\.", ".", name))
    return language.text(key, {}) if language.has(key) else entry.about


def toml(said: Plain) -> str:
    """Plain data as TOML writes it, in one line."""
    if isinstance(said, dict):
        inside = ", ".join(f"{_key(str(name))} = {toml(value)}" for name, value in said.items() if value is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(said, (list, tuple)):
        return f"[{', '.join(map(toml, said))}]"
    return json.dumps(said, ensure_ascii=False)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
