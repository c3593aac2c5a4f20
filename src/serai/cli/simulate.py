"""`serai simulate`: many matches between bots."""

from __future__ import annotations

import argparse
from statistics import fmean

from serai.arena.simulation import Simulation, simulate
from serai.cli.common import (
    Commands,
    add_bots,
    add_game,
    add_json,
    add_match,
    bots_of,
    command,
    console,
    game_of,
    positive,
    progress,
    settings_of,
    write_json,
)


def add(commands: Commands) -> None:
    parser = command(commands, "simulate", run, "Play many matches between bots and count.")
    add_game(parser)
    add_match(parser)
    parser.add_argument("--games", metavar="K", type=positive, default=100, help="how many matches (default: 100)")
    add_bots(parser, "who plays, seat by seat, in turn")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    with progress(quiet=arguments.json) as bar:
        task = bar.add_task(game.name, total=arguments.games)
        result = simulate(
            game,
            arguments.players or max(game.players),
            arguments.games,
            arguments.seed or "0",
            settings_of(arguments),
            bots_of(arguments, "random"),
            after_each=lambda: bar.advance(task),
        )
    if arguments.json:
        write_json(_plain(result))
    else:
        _print(result)
    return 0 if result.finished == result.games else 1


def _plain(result: Simulation) -> dict[str, object]:
    return {
        "games": result.games,
        "finished": result.finished,
        "decisions": result.decisions,
        "decisions_with_choice": result.decisions_with_choice,
        "decisions_per_second": round(result.decisions_per_second, 1),
        "mean_options": round(result.mean_options, 3),
        "scores": result.scores,
        "digest": result.digest,
    }


def _print(result: Simulation) -> None:
    out = console()
    for name, value in _plain(result).items():
        if name != "scores":
            out.print(f"{name:<22} {value}")
    for seat, points in enumerate(zip(*result.scores, strict=True)):
        out.print(f"{f'score of seat {seat}':<22} {fmean(points):.1f} ({min(points)} to {max(points)})")
