"""How many objects that refer to themselves some matches leave behind, game by game: `python -m tests.garbage`."""

from __future__ import annotations

import gc
import json
from random import Random

from serai.bots.lanes import Lane
from serai.bots.random_bot import RandomBot
from serai.games import all_names, find_game
from serai.kernel.match import Match
from serai.kernel.sight import Sight

MATCHES = 2


def left_by(name: str) -> int:
    """How many objects the search for garbage frees after matches that were played and looked at."""
    game = find_game(name)
    sight = Sight(Match(game, 2))
    _play(name, sight, "first")  # what is made once only
    gc.collect()
    gc.disable()
    for number in range(MATCHES):
        _play(name, sight, f"{name} {number}")
    left = gc.collect()
    gc.enable()
    return left


def _play(name: str, sight: Sight, seed: str) -> None:
    chance = Random(seed)
    match = Match(find_game(name), 2, seed)
    lane = Lane(match, {1: RandomBot(seed)}, sight, 20_000)
    lane.begin()
    while match.decision is not None:
        lane.page(0)
        assert lane.take(chance.choice(match.decision.options).index)


if __name__ == "__main__":
    print(json.dumps({name: left_by(name) for name in all_names()}))
