"""`serai ladder`: bots against each other, rated."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from serai.arena.ladder import Ladder, Result, hold
from serai.arena.report import ladder_page
from serai.bots import BOTS, make_bot
from serai.cli.common import (
    Commands,
    UsageError,
    add_json,
    add_match,
    command,
    console,
    content_of,
    game_of,
    positive,
    progress,
    settings_of,
    write_json,
)
from serai.kernel.match import checked_settings


def add(commands: Commands) -> None:
    parser = command(commands, "ladder", run, "Let bots play each other, in every order of seats, and rate them.")
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    add_match(parser)
    parser.add_argument(
        "--bots", metavar="A,B", required=True, help=f"who plays ({', '.join(BOTS)}); with --players 1 each plays alone"
    )
    parser.add_argument(
        "--games", metavar="N", type=positive, default=100, help="matches of each set of bots (default: 100)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", default="", help="play on a Ray cluster (`local` starts one here for this run)"
    )
    add_run(parser)


def add_run(parser: argparse.ArgumentParser) -> None:
    """Arguments of a long run with a report."""
    parser.add_argument("--jobs", metavar="J", type=int, default=0, help="processes (default: one for each core)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="keep every outcome here, and go on from it")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a report as a page")
    add_json(parser)


def bot_names(text: str) -> tuple[str, ...]:
    """The bots that an argument lists; a part like `horizon=2` belongs to the name before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and ":" in names[-1] and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    if len(set(names)) < len(names):
        raise UsageError(f"--bots {text}: each bot once")
    for name in names:
        if not name.startswith("stdio:"):
            make_bot(name, "")
    return tuple(names)


def write_page(path: Path, page: str) -> None:
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from None


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    players = arguments.players or (2 if 2 in game.players else min(game.players))
    settings = settings_of(arguments)
    checked_settings(game, players, settings)
    ladder = Ladder(
        game.name,
        bot_names(arguments.bots),
        arguments.games,
        players,
        arguments.seed or "0",
        tuple(sorted(settings.items())),
        str(content_of(arguments) or ""),
    )
    with progress(quiet=arguments.json) as bar:
        task = bar.add_task(game.name, total=None)
        result = hold(
            ladder,
            arguments.out,
            arguments.jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
            arguments.ray,
        )
    if arguments.html is not None:
        write_page(arguments.html, ladder_page(result))
    if arguments.json:
        write_json(result.plain())
    else:
        _print(result)
    return 0 if all(outcome.winners for outcome in result.outcomes) else 1


def _print(result: Result) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("bot", "matches", "victories", "95 % interval", "mean score", "openskill"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for one in result.standings:
        table.add_row(
            one.name,
            str(one.matches),
            f"{one.win_share:.1%}",
            f"{one.interval.low:.1%} to {one.interval.high:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f}",
        )
    console().print(table)
