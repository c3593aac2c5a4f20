"""What the tests of the faces share: matches by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match

LONGEST = 400  # decisions of a match that a test follows


def moments(game: str, players: int, seed: str = "moments", every: int = 1) -> Iterator[Match]:
    """A match played by chance, now and then; always the same object."""
    match = Match(find_game(game), players, seed)
    chance = Chance.seeded(seed)
    for number in range(LONGEST):
        if number % every == 0:
            yield match
        if match.decision is None:
            break
        options = match.decision.options
        match.play(options[chance.below(len(options))])
    yield match


def allowed(observation: dict[str, Any], chance: Chance) -> int:
    """One of the actions that a mask allows."""
    actions = observation["action_mask"].nonzero()[0]
    return int(actions[chance.below(len(actions))])
