"""How well judgements play: python -m tools.train.measure GAME BOT MATCHES [JUDGEMENT …] (solo, as the courses say)."""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from pathlib import Path

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.kernel.match import Match
from tools.train.__main__ import tables_of
from tools.train.judge import Plain, Pupil, judgement_file, read


def play(task: tuple[str, str, Plain, str]) -> tuple[int, int]:
    name, bot_name, learned, seed = task
    pupil = Pupil(name)
    pupil.think_with(learned)
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
        for file in [Path(one) for one in files] or [judgement_file(name)]:
            learned = read(file)
            outcomes: list[tuple[int, int]] = []
            for outcome in pool.imap_unordered(
                play, [(name, bot, learned, f"measure/{n}") for n in range(int(matches))]
            ):
                outcomes.append(outcome)
                mine, theirs = (sum(each[who] for each in outcomes) / len(outcomes) for who in (0, 1))
                won = sum(each[0] > each[1] for each in outcomes)
                print(f"\r{file.name}: {mine:.1f} : {theirs:.1f}, won {won} of {len(outcomes)}", end="", flush=True)
            print()


if __name__ == "__main__":
    main()
