"""`serai balance`: what self-play says about a game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.table import Table

from serai.arena.balance import Balance, SelfPlay, Use, study
from serai.arena.report import balance_page
from serai.bots import make_bot
from serai.cli.common import (
    Commands,
    add_game,
    add_match,
    add_run,
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

SHOWN = 12  # options at each end of the list


def add(commands: Commands) -> None:
    parser = command(commands, "balance", run, "Let a bot play itself and count what is used and what wins.")
    add_game(parser)
    add_match(parser)
    parser.add_argument("--bot", metavar="NAME", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many matches (default: 100)")
    parser.add_argument(
        "--kind", metavar="KIND", action="append", default=[],
        help="print every option of a kind, too: room for room:…; may be given several times",
    )  # fmt: skip
    add_run(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    players = arguments.players or (2 if 2 in game.players else min(game.players))
    settings = settings_of(arguments)
    checked_settings(game, players, settings)
    make_bot(arguments.bot, "")
    make_room(arguments.html)
    play = SelfPlay(
        game.name,
        arguments.bot,
        arguments.games,
        players,
        arguments.seed or "0",
        tuple(sorted(settings.items())),
        str(content_of(arguments) or ""),
    )
    with progress(quiet=arguments.json) as bar:
        task = bar.add_task(game.name, total=play.games)
        balance = study(play, arguments.jobs, lambda outcome: bar.advance(task))
    if arguments.html is not None:
        write_page(arguments.html, balance_page(balance))
    if arguments.json:
        write_json(balance.plain())
    else:
        _print(balance, arguments.kind)
    return 0


def _print(balance: Balance, kinds: Sequence[str]) -> None:
    out = console()
    out.print(f"{'matches':<22} {balance.matches}")
    for name, spread in (("decisions", balance.decisions), ("turns", balance.turns), ("score", balance.scores)):
        out.print(f"{name:<22} {spread[1]:.0f} (80 %: {spread[0]:.0f} to {spread[2]:.0f})")
    for seat in balance.seats:
        interval = f"{seat.interval.low:.0%} to {seat.interval.high:.0%}"
        out.print(f"{f'seat {seat.seat} wins':<22} {seat.win_share:.1%} ({interval}), {seat.mean_score:.1f} points")
    for place in balance.places:
        interval = f"{place.interval.low:.0%} to {place.interval.high:.0%}"
        name = f"{place.seat + 1}. in turn order wins"
        out.print(f"{name:<22} {place.win_share:.1%} ({interval}), {place.mean_score:.1f} points")
    table = Table(box=None, padding=(0, 2, 0, 0), title="points by source", title_justify="left")
    for head in ("source", "points", "80 %", "winners", "others"):
        table.add_column(head, justify="left" if head == "source" else "right")
    for source in balance.sources:
        between = f"{source.spread[0]:.0f} to {source.spread[2]:.0f}"
        table.add_row(source.name, f"{source.points:.1f}", between, f"{source.winners:.1f}", f"{source.others:.1f}")
    out.print(table)
    if balance.holdings:
        out.print(_uses("gathered at the end", sorted(balance.holdings, key=lambda use: use.name)))
    out.print(_uses("kinds of options", balance.kinds))
    for kind in kinds:
        listed = [use for use in balance.options if use.name.partition(":")[0] == kind]
        out.print(_uses(f"options {kind}:…" if listed else f"no option {kind}:… was taken", listed))
    uses = sorted(balance.options, key=lambda use: use.correlation)
    uses = uses if len(uses) <= 2 * SHOWN else [*uses[:SHOWN], *uses[-SHOWN:]]
    out.print(_uses("options that go with losing, and with winning", uses))


def _uses(title: str, uses: Sequence[Use]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    for head in ("name", "per seat", "seats", "of them win", "correlation"):
        table.add_column(head, justify="left" if head == "name" else "right")
    for use in uses:
        table.add_row(
            use.name, f"{use.per_match:.2f}", f"{use.share:.0%}", f"{use.win_share:.0%}", f"{use.correlation:+.2f}"
        )
    return table
