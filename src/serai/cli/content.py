"""`serai content check`: whether the content of the games is whole."""

from __future__ import annotations

import argparse
from typing import Any

from rich.markup import escape

from serai.cli.common import (
    Commands,
    UsageError,
    add_json,
    command,
    console,
    content_of,
    language_of,
    languages_of,
    write_json,
)
from serai.games import all_names, find_game
from serai.kernel.game import Game


def add(commands: Commands) -> None:
    parser = commands.add_parser("content", help="Check the content files.", description="Check the content files.")
    inner = parser.add_subparsers(metavar="check", required=True)
    check = command(
        inner, "check", run, "Read the content of the games: counts, references, effects, formulas and texts."
    )
    check.add_argument("game", metavar="GAME", nargs="?", help="the name of a game (default: all)")
    add_json(check)


def run(arguments: argparse.Namespace) -> int:
    content = content_of(arguments)
    if content is not None and arguments.game is None:
        raise UsageError("--content belongs to one game: name it (serai content check GAME --content DIR)")
    names = [arguments.game] if arguments.game else all_names()
    games = [find_game(name, content) for name in names]
    problems = {game.name: _problems(game) for game in games}
    if arguments.json:
        write_json(
            [
                {
                    "game": game.name,
                    "content": game.content_digest,
                    "components": len(game.component_ids()),
                    "problems": problems[game.name],
                }
                for game in games
            ]
        )
    else:
        out = console()
        for game in games:
            sign = "[red]✗[/]" if problems[game.name] else "[green]✓[/]"
            out.print(f"{sign} {game.name}: {len(game.component_ids())} components, content {game.content_digest}")
            for problem in problems[game.name]:
                out.print(f"    {escape(problem)}")
    return 1 if any(problems.values()) else 0


def _problems(game: Game[Any]) -> list[str]:
    ids = list(game.component_ids())
    problems = [f"the component {id!r} stands twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    for locale in languages_of(game):
        language = language_of(game, locale)
        options = {option.message.key for option in game.vocabulary}
        problems += [f"no {locale} text for {key}" for key in language.missing([*ids, *game.rule_ids, *options])]
    return problems
