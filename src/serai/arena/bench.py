"""The benchmark: how fast a game runs, and how its speed compares with peers.

A round plays a few random matches with the greatest number of players. Rounds of all games and peers alternate, so
that all meet the same moods of the machine; of each measure the median over the rounds counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import partial
from statistics import fmean, median
from time import perf_counter
from typing import Any

from serai.arena.peers import PeerResult, install_catanatron, play_catanatron
from serai.kernel.chance import Chance
from serai.kernel.decision import Option
from serai.kernel.game import Game
from serai.kernel.match import Match
from serai.kernel.playout import finish_randomly, play_randomly
from serai.kernel.save import load, save


@dataclass(frozen=True, slots=True)
class GameSpeed:
    """How fast a game runs. Only decisions with at least two options count; times are in microseconds.

    `api` plays through the public face of a match, `playout` inside the kernel. `clone` copies a match in the middle
    of a turn. Undo and load are measured in the first and in the last tenth of a match: they must not differ much.
    """

    api_decisions_per_second: float
    playout_decisions_per_second: float
    decisions_per_game: float
    mean_options: float
    clone_us: float
    undo_early_us: float
    undo_late_us: float
    load_early_us: float
    load_late_us: float


@dataclass(frozen=True, slots=True)
class PeerSpeed:
    """How fast a peer runs, counted the same way."""

    decisions_per_second: float
    clone_us: float


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The medians of all rounds."""

    rounds: int
    games: dict[str, GameSpeed]
    peers: dict[str, PeerSpeed]

    def ratios(self) -> dict[str, dict[str, float]]:
        """How many times faster than each peer a game is: decisions through the public face, and copies."""
        return {
            f"{game} / {peer}": {
                "decisions_per_second": ours.api_decisions_per_second / theirs.decisions_per_second,
                "clone": theirs.clone_us / ours.clone_us,
            }
            for game, ours in self.games.items()
            for peer, theirs in self.peers.items()
        }

    def plain(self) -> dict[str, Any]:
        """The benchmark for a program to read."""
        return asdict(self) | {"ratios": self.ratios()}


def run_bench(
    games: list[Game[Any]],
    rounds: int,
    matches: int,
    peers: bool = False,
    after_each: Callable[[], object] = lambda: None,
) -> Benchmark:
    """Measure games, and peers if wanted, in alternating rounds; raises PeerUnavailable."""
    ours: dict[str, list[GameSpeed]] = {game.name: [] for game in games}
    theirs: list[PeerResult] = []
    catanatron = install_catanatron() if peers else None
    for number in range(1, rounds + 1):
        for game in games:
            ours[game.name].append(measure(game, matches, f"bench/{number}"))
            after_each()
        if catanatron is not None:
            theirs.append(play_catanatron(catanatron, matches, number))
            after_each()
    return Benchmark(
        rounds,
        {name: _medians(speeds) for name, speeds in ours.items()},
        {f"{theirs[0].name} {theirs[0].version}": _peer(theirs)} if theirs else {},
    )


def measure(game: Game[Any], matches: int, seed: str) -> GameSpeed:
    """One round of a game."""
    players = max(game.players)
    play_randomly(Match(game, players, f"{seed}/warm-up"), Chance.seeded(seed))
    seconds = playout_seconds = 0.0
    decisions = playout_decisions = options = 0
    clones: list[float] = []
    undos: tuple[list[float], list[float]] = ([], [])
    loads: tuple[list[float], list[float]] = ([], [])
    for number in range(matches):
        name = f"{seed}/{number}"
        match = Match(game, players, name)
        chance = Chance.seeded(name)
        start = perf_counter()
        play_randomly(match, chance)
        seconds += perf_counter() - start

        bare = Match(game, players, name)
        chance = Chance.seeded(name)
        start = perf_counter()
        played = finish_randomly(bare, chance)
        playout_seconds += perf_counter() - start
        playout_decisions += played.decisions

        again = Match(game, players, name, {"undo": "free"})
        for position, entry in enumerate(match.entries):
            assert again.decision is not None and isinstance(entry, Option)
            if len(again.decision.options) > 1:
                decisions += 1
                options += len(again.decision.options)
            if position > again.turn_start:
                clones.append(_microseconds(again.clone))
            tenth = position * 10 // match.position
            if position and tenth in (0, 9):
                late = tenth // 9
                undos[late].append(_microseconds(again.clone().undo))
                if position % 5 == 0:
                    loads[late].append(_microseconds(partial(load, save(again), game)))
            again.play(entry)
    return GameSpeed(
        decisions / seconds,
        playout_decisions / playout_seconds,
        decisions / matches,
        options / decisions,
        *(fmean(times) if times else 0.0 for times in (clones, *undos, *loads)),
    )


def _microseconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1e6


def _medians(speeds: list[GameSpeed]) -> GameSpeed:
    return GameSpeed(*(median(getattr(speed, field.name) for speed in speeds) for field in fields(GameSpeed)))


def _peer(results: list[PeerResult]) -> PeerSpeed:
    return PeerSpeed(
        median(result.decisions_with_choice_per_second for result in results),
        median(result.copy_microseconds for result in results),
    )
