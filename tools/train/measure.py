"""How well a bot plays: python -m tools.train.measure GAME BOT MATCHES [CHOICE.json …] (solo, as the courses say).

With files, one after the other is what it chooses by, in the same matches; without, what came with the game.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.kernel.match import Match
from tools.train.courses import tables_of
from tools.train.judge import Plain, Pupil, judgement_file, read


def play(name: str, bot_name: str, choosing: Plain | None, seed: str) -> tuple[int, int]:
    pupil = Pupil(name)
    if choosing is not None:
        pupil.think_with(read(judgement_file(name)), choosing)
    table = next(table for table in tables_of(name) if table.players == 1)
    match = Match(pupil.game, 1, seed, table.settings)
    bot = make_bot(bot_name, seed)
    while match.decision is not None:
        match.play(bot.choose(Outlook(match)))
    mine, theirs = (sum(item.points for item in match.score(seat)) for seat in (0, 1))
    return mine, theirs


def told(outcomes: list[tuple[int, int]]) -> str:
    """Means, the error of the lead, and victories."""
    count = len(outcomes)
    mine, theirs = (sum(each[who] for each in outcomes) / count for who in (0, 1))
    scatter = sum((one - other - mine + theirs) ** 2 for one, other in outcomes) / max(1, count - 1)
    won = sum(one > other for one, other in outcomes)
    return f"{mine:.1f} : {theirs:.1f} (lead {mine - theirs:+.1f} ± {sqrt(scatter / count):.1f}), won {won} of {count}"


def main() -> None:
    name, bot, matches, *files = sys.argv[1:]
    seeds = [f"measure/{number}" for number in range(int(matches))]
    with get_context("fork").Pool(os.cpu_count()) as pool:
        choices: list[Path | None] = [Path(one) for one in files]
        for file in choices or [None]:
            outcomes: list[tuple[int, int]] = []
            label = f"{name}, {bot}" if file is None else f"{name}, {bot} by {file}"
            choosing = None if file is None else read(file)
            for outcome in pool.imap(partial(play, name, bot, choosing), seeds):
                outcomes.append(outcome)
                print(f"\r{label}: {told(outcomes)}", end="", flush=True)
            print()


if __name__ == "__main__":
    main()
