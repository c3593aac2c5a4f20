"""Simulations: many matches between bots, counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from typing import Any

from serai.bots import Outlook, dismiss, introduce, make_bot
from serai.kernel.game import Game
from serai.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Simulation:
    """What some matches came to.

    A decision is a question that a bot answered (what has a single answer is decided by itself and not counted,
    unless the player must see it). `seconds` is play alone. `scores` has the points of every seat for each match.
    `digest` is a hash over the final tables: the same for the same seed, everywhere.
    """

    games: int
    finished: int
    decisions: int
    decisions_with_choice: int
    options: int
    seconds: float
    scores: list[list[int]]
    digest: str

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_options(self) -> float:
        return self.options / self.decisions if self.decisions else 0.0


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: str,
    settings: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    limit: int = 100_000,
    after_each: Callable[[], object] = lambda: None,
) -> Simulation:
    """Play matches between bots, who take the seats in turn; a match that exceeds `limit` decisions is given up."""
    finished = decisions = with_choice = options = 0
    seconds = 0.0
    scores: list[list[int]] = []
    tables = blake2b(digest_size=16)
    for number in range(games):
        match = Match(game, players, f"{seed}/{number}", settings)
        seats = game.seats(match.table)
        sitting = [make_bot(bots[seat % len(bots)], f"{seed}/{number}/{seat}") for seat in range(seats)]
        introduce(sitting, [bots[seat % len(bots)] for seat in range(seats)])
        start = perf_counter()
        asked = 0
        try:
            while (decision := match.decision) is not None and asked < limit:
                asked += 1
                count = len(decision.options)
                options += count
                if count > 1:
                    with_choice += 1
                match.play(sitting[decision.seat].choose(Outlook(match)))
        finally:
            dismiss(sitting, match)
        seconds += perf_counter() - start
        decisions += asked
        finished += match.is_over
        scores.append([sum(item.points for item in match.score(seat)) for seat in range(seats)])
        tables.update(match.digest().encode())
        after_each()
    return Simulation(games, finished, decisions, with_choice, options, seconds, scores, tables.hexdigest())
