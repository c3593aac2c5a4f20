"""`serai ladder`: bots against each other, rated."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.table import Table

from serai.arena.ladder import Ladder, Result, hold
from serai.arena.report import ladder_page
from serai.cli.common import (
    Commands,
    UsageError,
    add_bots,
    add_game,
    add_match,
    add_run,
    bots_of,
    command,
    console,
    content_of,
    game_of,
    make_room,
    positive,
    progress,
    settings_of,
    write_json,
    write_page,
)
from serai.kernel.match import checked_settings


def add(commands: Commands) -> None:
    parser = command(commands, "ladder", run, "Let bots play each other, in every order of seats, and rate them.")
    add_game(parser)
    add_match(parser)
    add_bots(parser, "who plays; with --players 1 each plays alone")
    parser.add_argument(
        "--games", metavar="N", type=positive, default=100, help="matches of each set of bots (default: 100)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", default="", help="play on a Ray cluster (`local` starts one here for this run)"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="keep every outcome here, and go on from it")
    add_run(parser)


def run(arguments: argparse.Namespace) -> int:
    ladder = _ladder(arguments)
    if arguments.html is not None and arguments.html == arguments.out:
        raise UsageError(f"{arguments.out} cannot have both the outcomes and the page: name two files")
    make_room(arguments.html)
    if uneven := ladder.unevenness():
        _note(uneven)
    try:
        result = _held(ladder, arguments)
    except KeyboardInterrupt:
        if arguments.out is not None:
            _note(f"broken off; {arguments.out} has what was played, and the same command goes on from there")
        raise
    if arguments.html is not None:
        write_page(arguments.html, ladder_page(result))
    if arguments.json:
        write_json(result.plain())
    else:
        _print(result)
    if result.given_up:
        _note(f"{result.given_up} of {len(result.outcomes)} matches did not end and were given up")
    return 1 if result.given_up else 0


def _ladder(arguments: argparse.Namespace) -> Ladder:
    game = game_of(arguments)
    players = arguments.players or (2 if 2 in game.players else min(game.players))
    settings = settings_of(arguments)
    checked_settings(game, players, settings)
    bots = bots_of(arguments)
    if len(set(bots)) < len(bots):
        raise UsageError(f"{', '.join(bots)}: name each bot only once")
    return Ladder(
        game.name,
        tuple(bots),
        arguments.games,
        players,
        arguments.seed or "0",
        tuple(sorted(settings.items())),
        str(content_of(arguments) or ""),
    )


def _held(ladder: Ladder, arguments: argparse.Namespace) -> Result:
    with progress(quiet=arguments.json) as bar:
        task = bar.add_task(ladder.game, total=None)
        return hold(
            ladder,
            arguments.out,
            arguments.jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
            arguments.ray,
        )


def _note(text: str) -> None:
    print(f"serai: {text}", file=sys.stderr)


def _print(result: Result) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("bot", "matches", "victories", "95 % interval", "mean score", "openskill"):
        table.add_column(head, justify="left" if head == "bot" else "right", overflow="fold")
    for one in result.standings:
        table.add_row(
            one.name,
            str(one.matches),
            f"{one.win_share:.1%}",
            f"{one.interval.low:.1%} to {one.interval.high:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f}" if one.rated else "–",
        )
    console().print(table)
