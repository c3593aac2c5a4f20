"""Write down what the numbers of a flat observation mean (`research/fields.md` of every game and expansion).

    python tools/fields.py [GAME ...]

The fields of a version never change: when they do, `VERSION` in the game's `research/sight.py` is raised first.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from serai.envs.layout import research_name, version_of
from serai.games import all_names, find_game, folder_of
from serai.kernel.match import Match
from serai.kernel.sheet import Field
from serai.kernel.sight import Sight

PLAYERS = 2


def main() -> int:
    parser = argparse.ArgumentParser(description="Write down what the numbers of a flat observation mean.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"of {', '.join(all_names())} (default: all)")
    for name in parser.parse_args().games or all_names():
        kept(name).write_text(listed(name), "utf-8")
        print(kept(name))
    return 0


def kept(name: str) -> Path:
    """Where the list of a game lies."""
    return folder_of(name) / "research" / "fields.md"


def listed(name: str) -> str:
    """The fields of a game for two players, as a table."""
    sight = Sight(Match(find_game(name), PLAYERS))
    lines = [
        f"# {research_name(name)}, version {version_of(name)}",
        "",
        f"What {PLAYERS} players see in a flat observation: {sight.size} numbers. `python tools/fields.py` writes",
        "this; docs/research.md explains the kinds.",
        "",
        "| from | numbers | name | kind | of |",
        "|---|---|---|---|---|",
        *(f"| {one.start} | {one.size} | {one.name} | {one.kind} | {_range(one)} |" for one in sight.fields),
    ]
    return "\n".join(lines) + "\n"


def _range(field: Field) -> str:
    """What the numbers are about, and what the largest stands for."""
    parts = [_words(names) for names in (field.words, field.others) if names]
    if field.most - field.least > 1:
        parts.append(f"{field.least} to {field.most}")
    return ", ".join(parts)


def _words(names: tuple[str, ...]) -> str:
    return " ".join(names) if len(names) < 7 else f"{names[0]} … {names[-1]} ({len(names)})"


if __name__ == "__main__":
    sys.exit(main())
