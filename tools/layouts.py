"""Find the layouts of the research arrays (`src/serai/games/<game>/research/`) anew, by playing.

    python tools/layouts.py [GAME ...] [--version N] [--matches M] [--bots A,B]

Lets bots play matches with every number of players, and keeps what they saw. A layout that was
published never changes under its version: name the next one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

os.environ["SERAI_BUILD"] = "interpreted"  # compiled classes have forgotten what is in their lists

from serai.bots import Outlook, make_bot
from serai.envs.layout import Layout, Sight, discover, layout_file, version_of
from serai.games import all_names, find_game
from serai.kernel.game import Game
from serai.kernel.match import Match, MatchError

BOTS = "random,greedy:effort=4"
EVERY = 5  # decisions, somebody looks at the table


def main() -> int:
    arguments = _arguments()
    for name in arguments.games or all_names():
        game = find_game(name)
        version = version_of(name) if arguments.version is None else arguments.version
        layout = discover(game, version, _matches(game, arguments.bots.split(","), arguments.matches))
        path = layout_file(name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(_written(layout), "utf-8")
        print(f"{path}: {len(layout.words)} words")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Find the layouts of the research arrays anew, by playing.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--version", metavar="N", type=int, help="the version (default: that of its sight)")
    parser.add_argument("--matches", metavar="M", type=int, default=5, help="for each bot and number of players")
    parser.add_argument("--bots", metavar="A,B", default=BOTS, help=f"who plays (default: {BOTS})")
    return parser.parse_args()


def _matches(game: Game[Any], bots: Sequence[str], matches: int) -> Iterator[Iterator[Sight]]:
    """Matches of every bot and number of players, the settings of the game taken in turn."""
    for players, bot, number in product(game.players, bots, range(matches)):
        settings = {
            setting.name: setting.values[number * (place + 1) % len(setting.values)]
            for place, setting in enumerate(game.settings)
        }
        try:
            match = Match(game, players, f"layout/{players}/{bot}/{number}", settings)
        except MatchError:  # these settings do not go together
            continue
        yield _sights(match, bot)


def _sights(match: Match, name: str) -> Iterator[Sight]:
    """What is asked at every decision, and now and then what a seat sees."""
    bots = [make_bot(name, f"{match.seed}/{seat}") for seat in range(match.players)]
    while (decision := match.decision) is not None:
        looks = match.position % EVERY == 0
        yield match.observe(decision.seat) if looks else None, decision
        match.play(bots[decision.seat].choose(Outlook(match)))
    for seat in range(match.players):
        yield match.observe(seat), None


def _written(layout: Layout) -> str:
    """JSON with one part of the observation a line."""
    plain = layout.plain()
    view = ",\n".join(f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in plain["view"]["record"].items())
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in plain.items() if name != "view"]
    return "{\n" + ",\n".join([*lines, '"view": {"record": {\n' + view + "\n}}"]) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
