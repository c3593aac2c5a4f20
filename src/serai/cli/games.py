"""`serai games`: what can be played; with an expansion, a game is one of its own, `game+expansion`."""

from __future__ import annotations

import argparse

from rich.table import Table

from serai.cli.common import (
    Commands,
    add_json,
    add_language,
    command,
    console,
    language_of,
    write_json,
)
from serai.games import all_names, find_game
from serai.kernel.game import CONFIRM, UNDO
from serai.language.labels import game_title


def add(commands: Commands) -> None:
    parser = command(commands, "games", run, "List the games, their numbers of players and their settings.")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    games = [find_game(name) for name in all_names()]
    titles = {game.name: game_title(game.name, language_of(game, arguments.lang)) for game in games}
    if arguments.json:
        write_json(
            [
                {
                    "name": game.name,
                    "title": titles[game.name],
                    "expansions": list(game.expansions),
                    "players": list(game.players),
                    "rules_version": game.rules_version,
                    "settings": {
                        setting.name: {"values": list(setting.values), "default": setting.default}
                        for setting in (*game.settings, UNDO, CONFIRM)
                    },
                }
                for game in games
            ]
        )
        return 0
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("name", "title", "players", "settings (the default first)"):
        table.add_column(heading, overflow="fold")
    for game in games:
        settings = "\n".join(
            f"{setting.name}={'|'.join(sorted(setting.values, key=lambda value: value != setting.default))}"
            for setting in (*game.settings, UNDO, CONFIRM)
        )
        table.add_row(game.name, titles[game.name], f"{min(game.players)}–{max(game.players)}", settings)
    console().print(table)
    return 0
