"""Plays thousands of random matches of every game and every number of players to the end; any exception is a find.

Each find names game, players, settings and seed, so that it can be repeated with `serai simulate`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from typing import Any, NamedTuple

from rich.progress import track

from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.game import Game
from serai.kernel.match import Match, MatchError
from serai.kernel.playout import play_randomly


class Job(NamedTuple):
    name: str
    number: int


def soak(job: Job) -> tuple[str, int, str]:
    """Play one match with settings by chance: gives its label, its decisions, and what went wrong."""
    game = find_game(job.name)
    chance = Chance.seeded(f"soak {job.name} {job.number}")
    players = game.players[job.number % len(game.players)]
    settings = fitting_settings(game, players, chance)
    label = f"{job.name}, {players} players"
    try:
        match = Match(game, players, f"soak {job.number}", settings)
        played = play_randomly(match, chance)
        if faults := game.faults(match.table):
            return label, played.decisions, f"{label}, match {job.number} {settings}: {'; '.join(faults)}"
        return label, played.decisions, ""
    except Exception:
        return label, 0, f"{label}, match {job.number} {settings}:\n{traceback.format_exc()}"


def fitting_settings(game: Game[Any], players: int, chance: Chance) -> dict[str, str]:
    """Settings by chance that go together with the number of players (not five competitors at a table for four)."""
    while True:
        settings = {setting.name: setting.values[chance.below(len(setting.values))] for setting in game.settings}
        try:
            game.setup(players, settings, "")
        except MatchError:
            continue
        return settings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many matches of each game")
    parser.add_argument("--game", action="append", choices=all_names(), help="only this game (may be repeated)")
    arguments = parser.parse_args()
    jobs = [Job(name, number) for name in arguments.game or all_names() for number in range(arguments.games)]
    matches: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    finds: list[str] = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        results = pool.imap_unordered(soak, jobs, chunksize=20)
        for label, count, find in track(results, "matches", len(jobs), disable=not sys.stderr.isatty()):
            matches[label] += 1
            decisions[label] += count
            if find:
                finds.append(find)
    for label in sorted(matches):
        print(f"{label}: {matches[label]} matches, {decisions[label] / matches[label]:.0f} decisions each")
    for find in finds[:10]:
        print(find, file=sys.stderr)
    print(f"{len(jobs) - len(finds)} passed, {len(finds)} failed")
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
