"""How well weights play: python -m tools.train.measure GAME BOT MATCHES [WEIGHTS …] (solo, as the courses say)."""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from pathlib import Path

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.kernel.match import Match
from tools.train.__main__ import tables_of
from tools.train.judge import Plain, Pupil, read, weights_file


def play(task: tuple[str, str, Plain, str]) -> tuple[int, int]:
    name, bot_name, plain, seed = task
    pupil = Pupil(name)
    pupil.think_with(plain)
    table = next(table for table in tables_of(name) if table.players == 1)
    match = Match(pupil.game, 1, seed, table.settings)
    bot = make_bot(bot_name, seed)
    while match.decision is not None:
        match.play(bot.choose(Outlook(match)))
    mine, theirs = (sum(item.points for item in match.score(seat)) for seat in (0, 1))
    return mine, theirs


def main() -> None:
    name, bot, matches, *files = sys.argv[1:]
    with get_context("fork").Pool(os.cpu_count()) as pool:
        for file in [Path(one) for one in files] or [weights_file(name)]:
            plain = read(file)
            outcomes = pool.map(play, [(name, bot, plain, f"measure/{n}") for n in range(int(matches))], chunksize=1)
            mine, theirs = (sum(outcome[who] for outcome in outcomes) / len(outcomes) for who in (0, 1))
            won = sum(outcome[0] > outcome[1] for outcome in outcomes)
            print(f"{bot} {file.name}: {mine:.1f} : {theirs:.1f}, won {won} of {matches}", flush=True)


if __name__ == "__main__":
    main()
