"""`serai scenario`: run scenario files (see docs/scenarios.md)."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.markup import escape

from serai.cli.common import Commands, UsageError, add_json, command, console, content_of, write_json
from serai.games import find_game
from serai.kernel.scenario import Outcome, ScenarioError, run_file


def add(commands: Commands) -> None:
    parser = command(commands, "scenario", run, "Run scenario files: set up, play, compare.")
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="a TOML file, or a folder of such files")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    content = content_of(arguments)
    outcomes: list[Outcome] = []
    unusable = False
    for path in arguments.files:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise UsageError(f"{path} has no scenario files (*.toml)")
        for file in files:
            try:
                outcomes += run_file(file, lambda name: find_game(name, content))
            except ScenarioError as error:  # the other files are run nevertheless
                outcomes.append(Outcome(str(file), "this file cannot be used", "", (), (str(error),)))
                unusable = True
    if arguments.json:
        write_json(
            [
                {
                    "file": outcome.file,
                    "title": outcome.title,
                    "game": outcome.game,
                    "rules": list(outcome.rules),
                    "passed": outcome.passed,
                    "problems": list(outcome.problems),
                }
                for outcome in outcomes
            ]
        )
    else:
        _print(outcomes)
    return 2 if unusable else 0 if all(outcome.passed for outcome in outcomes) else 1


def _print(outcomes: list[Outcome]) -> None:
    out = console()
    for outcome in outcomes:
        sign = "[green]✓[/]" if outcome.passed else "[red]✗[/]"
        out.print(f"{sign} {escape(outcome.title)} [dim]{escape(outcome.file)}[/]")
        for problem in outcome.problems:
            out.print(f"    {escape(problem)}")
    failed = sum(not outcome.passed for outcome in outcomes)
    out.print(f"{len(outcomes) - failed} as expected, {failed} not")
