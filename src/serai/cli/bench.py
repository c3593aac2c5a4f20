"""`serai bench`: how fast the games run in either build, beside their peers if wanted."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from rich.table import Table

from serai.arena.bench import Benchmark, available_builds, run_bench
from serai.arena.peers import PEERS
from serai.cli.common import Commands, add_json, command, console, positive, progress, write_json
from serai.games import GAMES, find_game


def add(commands: Commands) -> None:
    parser = command(commands, "bench", run, "Measure the speed of the games with random play.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="the names of games (default: all)")
    parser.add_argument("--rounds", metavar="N", type=positive, default=5, help="alternating rounds (default: 5)")
    parser.add_argument("--matches", metavar="K", type=positive, default=2, help="matches in a round (default: 2)")
    parser.add_argument(
        "--peers", action="store_true", help="also measure Catanatron and OpenSpiel, installed aside on first use"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    games = [find_game(name).name for name in arguments.games or GAMES]
    with progress(quiet=arguments.json) as bar:
        rounds = len(games) * len(available_builds()) + (len(PEERS) if arguments.peers else 0)
        task = bar.add_task("bench", total=arguments.rounds * rounds)
        result = run_bench(
            games, arguments.rounds, arguments.matches, arguments.peers, after_each=lambda: bar.advance(task)
        )
    if arguments.json:
        write_json(result.plain())
    else:
        _print(result)
    return 0


def _print(result: Benchmark) -> None:
    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0), title=f"medians of {result.rounds} rounds", title_justify="left")
    table.add_column("")
    for name in result.games:
        table.add_column(name.replace(", ", "\n"), justify="right")
    speeds = [asdict(speed) for speed in result.games.values()]
    for name, first in speeds[0].items() if speeds else ():
        label = name.replace("_", " ")
        if isinstance(first, dict):
            parts = list(dict.fromkeys(part for speed in speeds for part in speed[name]))
            for part in parts:
                row = [f"{speed[name][part]:,.1f}" if part in speed[name] else "" for speed in speeds]
                table.add_row(f"{label.removesuffix('s')} {part}", *row)
        else:
            table.add_row(label, *(f"{speed[name]:,.1f}" for speed in speeds))
    out.print(table)
    for name, peer in result.peers.items():
        out.print(
            f"{name}: {peer.decisions_per_second:,.0f} decisions with a choice a second, copy {peer.clone_us:.1f} µs"
        )
    for pair, ratios in result.ratios().items():
        said = ", ".join(f"{measure.replace('_', ' ')} {ratio:.2f}×" for measure, ratio in ratios.items())
        out.print(f"{pair}: {said}")
