"""`serai bench`: how fast the games run in either build, beside their peers if wanted."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from rich.table import Table

from serai.arena.bench import Benchmark, run_bench
from serai.arena.peers import PEERS
from serai.builds import available_builds
from serai.cli.common import Commands, add_json, command, console, positive, progress, write_json
from serai.games import all_names, find_game

WIDTH = 120  # of the tables, where nobody's terminal says otherwise
TABLES = (
    (
        "Speed: decisions with a choice, playouts, appraisals, search iterations a second; copies and moments in µs",
        (
            ("api", "api_decisions_per_second"),
            ("playout", "playout_decisions_per_second"),
            ("playouts", "playouts_per_second"),
            ("appraise", "appraisals_per_second"),
            ("search", "search_iterations_per_second"),
            ("clone", "clone_us"),
            ("undo early", "undo_early_us"),
            ("late", "undo_late_us"),
            ("load early", "load_early_us"),
            ("late", "load_late_us"),
        ),
    ),
    (
        "Growth: µs for a decision, by quarter of a match and by number of players",
        (
            *((f"Q{quarter}", f"decision_us_by_quarter.{quarter}") for quarter in range(1, 5)),
            *((f"{count} players", f"decision_us_by_players.{count}") for count in range(2, 5)),
            ("decisions", "decisions_per_game"),
            ("options", "mean_options"),
        ),
    ),
)


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
    games = [find_game(name).name for name in arguments.games or all_names()]
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
    out.width = max(out.width, WIDTH)
    for title, columns in TABLES:
        table = _table(f"{title} (medians, {result.rounds} rounds)", [heading for heading, _ in columns])
        for name, speed in result.games.items():
            table.add_row(name, *(_number(asdict(speed), path) for _, path in columns))
        out.print(table, "")
    if result.peers:
        out.print(_peers(result))


def _peers(result: Benchmark) -> Table:
    """The peers, and how many times as many decisions a second each of our games makes."""
    table = _table("Peers, and how many times faster we are", ["decisions/s", "copy µs", *result.games])
    ratios = result.ratios()
    for name, peer in result.peers.items():
        times = [f"{ratios[f'{game} / {name}']['decisions_per_second']:.1f}×" for game in result.games]
        table.add_row(name, f"{peer.decisions_per_second:,.0f}", f"{peer.clone_us:,.1f}", *times)
    return table


def _table(title: str, headings: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading.replace(", ", "\n"), justify="right", no_wrap=True)
    return table


def _number(speed: dict[str, Any], path: str) -> str:
    """A measure by its name, or one of a table of measures: `decision_us_by_players.2`."""
    name, _, part = path.partition(".")
    value = speed[name].get(part) if part else speed[name]
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"
