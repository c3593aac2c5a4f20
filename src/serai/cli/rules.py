"""`serai rules`: the rules of a game, and which tests prove them."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.markup import escape

from serai.cli.citations import citations
from serai.cli.common import (
    Commands,
    UsageError,
    add_game,
    add_json,
    add_language,
    command,
    console,
    game_of,
    language_of,
    write_json,
)


def add(commands: Commands) -> None:
    parser = command(commands, "rules", run, "List the rules of a game; with --coverage, the tests that prove them.")
    add_game(parser)
    parser.add_argument("--coverage", action="store_true", help="list rule → tests; exit code 1 if a rule has none")
    parser.add_argument("--tests", metavar="DIR", type=Path, default=Path("tests"), help="where they are (./tests)")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    language = language_of(game, arguments.lang)
    titles = {rule: language.title(rule) for rule in game.rule_ids}
    if not arguments.coverage:
        if arguments.json:
            write_json(
                [{"rule": rule, "title": titles[rule], "text": language.text(rule, {})} for rule in game.rule_ids]
            )
        else:
            _list(titles, {chapter.rules[0]: language.name(chapter.key) for chapter in game.chapters if chapter.rules})
        return 0
    if not arguments.tests.is_dir():
        raise UsageError(f"{arguments.tests} is no folder of tests; name it with --tests DIR")
    found = citations(arguments.tests, game)
    if arguments.json:
        write_json([{"rule": rule, "title": titles[rule], "tests": found[rule]} for rule in game.rule_ids])
    else:
        _print(titles, found)
    return 0 if all(found.values()) else 1


def _list(titles: dict[str, str], headings: dict[str, str]) -> None:
    out = console()
    for rule, title in titles.items():
        if rule in headings:
            out.print(f"\n[bold underline]{escape(headings[rule])}[/]")
        out.print(f"[bold]{rule}[/]  {escape(title)}")


def _print(titles: dict[str, str], found: dict[str, list[str]]) -> None:
    out = console()
    for rule, title in titles.items():
        out.print(f"[bold]{rule}[/]  {escape(title)}")
        for test in found[rule] or ["[red]no test[/]"]:
            out.print(f"    {test if not found[rule] else escape(test)}")
    bare = [rule for rule, tests in found.items() if not tests]
    out.print(f"{len(found) - len(bare)} of {len(found)} rules have tests")
    if bare:
        out.print(f"[red]without: {', '.join(bare)}[/]")
