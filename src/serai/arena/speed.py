"""One round of the benchmark: how fast one game runs in the build at hand.

    python -m serai.arena.speed GAME MATCHES SEED      (see `bench`, which alternates such rounds)

All times are processor times, so that a busy machine matters less.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean
from time import process_time
from typing import Any

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.builds import running_build
from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.decision import Option
from serai.kernel.game import Game
from serai.kernel.match import Entry, Match
from serai.kernel.playout import finish_randomly, play_randomly
from serai.kernel.save import load, save

SAME = 4  # clones timed together: one alone is too short for the clock
SEARCHES = (0.3, 0.7)  # how far into a match `search` thinks
ITERATIONS = 4


@dataclass(frozen=True, slots=True)
class GameSpeed:
    """How fast a game runs. Only decisions with at least two options count; times are in microseconds.

    `api` plays through the public face of a match, `playout` inside the kernel, by chance. An appraisal is that of one
    seat. `clone` copies a match in the middle of a turn. Undo and load are measured in the first and in the last tenth
    of a match, decisions in each quarter of it and with each number of players: none of them may differ much.
    """

    api_decisions_per_second: float
    playout_decisions_per_second: float
    playouts_per_second: float
    appraisals_per_second: float
    search_iterations_per_second: float
    decisions_per_game: float
    mean_options: float
    clone_us: float
    undo_early_us: float
    undo_late_us: float
    load_early_us: float
    load_late_us: float
    decision_us_by_quarter: dict[str, float]
    decision_us_by_players: dict[str, float]


@dataclass(frozen=True, slots=True)
class Round:
    """What a round measured, and in which build."""

    build: str
    speed: GameSpeed


def measure(game: Game[Any], matches: int, seed: str) -> GameSpeed:
    """One round of a game with the greatest number of players (but for the growth over their number)."""
    players = max(game.players)
    play_randomly(Match(game, players, f"{seed}/warm-up"), Chance.seeded(seed))
    names = [f"{seed}/{number}" for number in range(matches)]
    counter = Counter()
    quarters: list[list[float]] = [[] for _ in range(4)]
    seconds = playout_seconds = search_seconds = 0.0
    decisions = playout_decisions = 0
    for name in names:
        match = Match(game, players, name)
        chance = Chance.seeded(name)
        start = process_time()
        decisions += play_randomly(match, chance).decisions
        seconds += process_time() - start

        bare = Match(game, players, name)
        chance = Chance.seeded(name)
        start = process_time()
        playout_decisions += finish_randomly(bare, chance).decisions
        playout_seconds += process_time() - start

        counter.follow(game, players, name, match.entries)
        _add_quarters(quarters, Match(game, players, name), match.entries)
    for place, share in enumerate(SEARCHES):
        search_seconds += _search(match.at(int(match.position * share)), f"{seed}/{place}")
    return GameSpeed(
        decisions / seconds,
        playout_decisions / playout_seconds,
        matches / playout_seconds,
        1e6 / fmean(counter.appraisals),
        len(SEARCHES) * ITERATIONS / search_seconds,
        counter.decisions / matches,
        counter.options / counter.decisions,
        _mean(counter.clones),
        _mean(counter.undos[0]),
        _mean(counter.undos[1]),
        _mean(counter.loads[0]),
        _mean(counter.loads[1]),
        {str(quarter): fmean(times) for quarter, times in enumerate(quarters, 1)},
        {str(count): _decision_time(game, count, names) for count in game.players if count > 1},
    )


class Counter:
    """Follows matches that were played and measures what nobody does in the course of play."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0
        self.appraisals: list[float] = []
        self.clones: list[float] = []
        self.undos: tuple[list[float], list[float]] = ([], [])
        self.loads: tuple[list[float], list[float]] = ([], [])

    def follow(self, game: Game[Any], players: int, name: str, entries: Sequence[Entry]) -> None:
        match = Match(game, players, name, {"undo": "free"})
        for position, entry in enumerate(entries):
            assert match.decision is not None and isinstance(entry, Option)
            if len(match.decision.options) > 1:
                self.decisions += 1
                self.options += len(match.decision.options)
            if position > match.turn_start:
                self.clones.append(_microseconds(match.clone, SAME))
            if position % 5 == 0:
                seat = match.decision.seat
                self.appraisals.append(_microseconds(partial(game.appraise, match.table, seat), SAME))
            tenth = position * 10 // len(entries)
            if position and tenth in (0, 9):
                late = tenth // 9
                self.undos[late].append(_microseconds(match.clone().undo))
                if position % 5 == 0 or not self.loads[late]:
                    self.loads[late].append(_microseconds(partial(load, save(match), game)))
            match.play(entry)


def _mean(times: list[float]) -> float:
    return fmean(times) if times else 0.0


def _add_quarters(quarters: list[list[float]], match: Match, entries: Sequence[Entry]) -> None:
    for quarter, times in enumerate(quarters):
        part = entries[quarter * len(entries) // 4 : (quarter + 1) * len(entries) // 4]
        start = process_time()
        for entry in part:
            assert isinstance(entry, Option)
            match.play(entry)
        times.append((process_time() - start) / len(part) * 1e6)


def _decision_time(game: Game[Any], players: int, names: Sequence[str]) -> float:
    """Microseconds for a decision through the public face with this number of players."""
    seconds = 0.0
    decisions = 0
    for name in names:
        match = Match(game, players, name)
        chance = Chance.seeded(name)
        start = process_time()
        decisions += play_randomly(match, chance).decisions
        seconds += process_time() - start
    return seconds / decisions * 1e6


def _search(match: Match, seed: str) -> float:
    """The seconds that the search takes at the next decision with many options, almost all of it for its playouts."""
    while match.decision is not None and len(match.decision.options) < 3:
        match.play(match.decision.options[0])
    if match.decision is None:
        match = match.at(0)
    bot = make_bot(f"search:iterations={ITERATIONS},candidates=2,effort=200", seed)
    start = process_time()
    bot.choose(Outlook(match))
    return process_time() - start


def _microseconds(act: Callable[[], object], times: int = 1) -> float:
    start = process_time()
    for _ in range(times):
        act()
    return (process_time() - start) / times * 1e6


def main() -> None:
    name, matches, seed = sys.argv[1:]
    print(json.dumps(asdict(Round(running_build(), measure(find_game(name), int(matches), seed)))))


if __name__ == "__main__":
    main()
