"""How well bots play with an instinct: python -m tools.instinct.measure GAME FILE BOT [BOT …]

Alone each plays the solo opponent of the course; with `--against NAME` two sit down, taking turns to begin.
"""

from __future__ import annotations

import argparse
import os
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.games import find_game
from serai.kernel.learned import Learned
from serai.kernel.match import Match
from tools.instinct.course import Course


def play(task: tuple[str, bytes, str, str, int, dict[str, str]]) -> tuple[str, int, int, bool, float, int]:
    game_name, packed, bot, against, number, settings = task
    game = find_game(game_name)
    if packed:
        game.follow(Learned(packed))
    seed = f"measure/{number}"
    names = [bot] if not against else ([bot, against] if number % 2 == 0 else [against, bot])
    me = names.index(bot)
    match = Match(game, len(names), seed, settings)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    spent, turns = 0.0, 0
    while (decision := match.decision) is not None:
        began = process_time()
        option = bots[decision.seat].choose(Outlook(match))
        if decision.seat == me:
            spent += process_time() - began
            turns += match.turn_start == match.position
        match.play(option)
    scores = [sum(item.points for item in match.score(seat)) for seat in range(game.seats(match.table))]
    won = game.winners(match.table) == [me]
    return bot, scores[me], max(score for seat, score in enumerate(scores) if seat != me), won, spent, turns


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.instinct.measure", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--against", default="")
    parser.add_argument("--matches", type=int, default=32)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    packed = given.file.read_bytes() if given.file.exists() else b""
    settings: dict[str, str] = {}
    if not given.against:
        settings = dict(next(one for one in Course(given.game).tables if one.players == 1).settings)
    numbers = range(given.first, given.first + given.matches)
    tasks = [(given.game, packed, bot, given.against, n, settings) for n in numbers for bot in given.bots]
    began = monotonic()
    found = []
    pool = get_context("fork").Pool(given.jobs)
    for one in pool.imap_unordered(play, tasks):
        found.append(one)
        if monotonic() - began > given.seconds:
            break
    pool.terminate()
    for bot in given.bots:
        mine = [one for one in found if one[0] == bot]
        if not mine:
            continue
        count = len(mine)
        leads = [one[1] - one[2] for one in mine]
        mean = sum(leads) / count
        error = (sum((lead - mean) ** 2 for lead in leads) / max(1, count - 1) / count) ** 0.5
        print(
            f"{given.game} {bot} {'against ' + given.against if given.against else 'alone'}: "
            f"won {sum(one[3] for one in mine)} of {count}, {sum(one[1] for one in mine) / count:.1f} : "
            f"{sum(one[2] for one in mine) / count:.1f}, lead {mean:+.1f} ± {error:.1f}, "
            f"{sum(one[4] for one in mine) / max(1, sum(one[5] for one in mine)):.2f} s a turn",
            flush=True,
        )


if __name__ == "__main__":
    main()
