"""The benchmark: how fast the games run in either build, and how their speed compares with peers.

A round plays a few random matches of one game, in a process of its own (`speed`). Rounds of all games, builds and peers
alternate, so that all meet the same moods of the machine; of each measure the median over the rounds counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from statistics import median
from typing import Any

from serai import builds
from serai.arena.peers import PEERS, PeerResult, install, play_round
from serai.arena.speed import GameSpeed, Round


class BenchError(RuntimeError):
    """A round could not be played: says what it said."""


@dataclass(frozen=True, slots=True)
class PeerSpeed:
    """How fast a peer runs, counted the same way."""

    decisions_per_second: float
    clone_us: float


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The medians of all rounds: games by name and build (`wayfarers, compiled`), peers by name."""

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
    games: Sequence[str],
    rounds: int,
    matches: int,
    peers: bool = False,
    after_each: Callable[[], object] = lambda: None,
) -> Benchmark:
    """Measure games in all builds, and peers if wanted, in alternating rounds; raises PeerUnavailable, BenchError."""
    ours: dict[str, list[GameSpeed]] = {}
    theirs: dict[str, list[PeerResult]] = {}
    installed = [(peer, install(peer)) for peer in PEERS] if peers else []
    for number in range(1, rounds + 1):
        for name in games:
            for build in builds.available_builds():
                done = play_game_round(name, build, matches, f"bench/{number}")
                ours.setdefault(f"{name}, {done.build}", []).append(done.speed)
                after_each()
        for peer, python in installed:
            theirs.setdefault(peer.name, []).append(play_round(peer, python, matches, number))
            after_each()
    return Benchmark(
        rounds,
        {name: _medians(speeds) for name, speeds in ours.items()},
        {name: _peer(results) for name, results in theirs.items()},
    )


def play_game_round(name: str, build: str, matches: int, seed: str) -> Round:
    """One round of a game in a build, in a fresh process."""
    ran = subprocess.run(
        [sys.executable, "-m", "serai.arena.speed", name, str(matches), seed],
        env=os.environ | {builds.VARIABLE: build},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise BenchError(f"a round of {name} ({build}) failed:\n{ran.stderr.strip()}")
    result = json.loads(ran.stdout)
    return Round(result["build"], GameSpeed(**result["speed"]))


def _medians(speeds: list[GameSpeed]) -> GameSpeed:
    return GameSpeed(*(_median([getattr(speed, field.name) for speed in speeds]) for field in fields(GameSpeed)))


def _median(values: list[Any]) -> Any:
    """The median of numbers, or of each entry of a table of numbers."""
    if isinstance(values[0], dict):
        return {name: median(value[name] for value in values) for name in values[0]}
    return median(values)


def _peer(results: list[PeerResult]) -> PeerSpeed:
    return PeerSpeed(
        median(result.decisions_with_choice_per_second for result in results),
        median(result.copy_microseconds for result in results),
    )
