"""Measure the environments: steps a second with observation and mask, played by chance, beside their peers.

    python -m tools.environments [GAME ...] [--peers] [--seconds S] [--rounds N] [--workers A,B]

Gymnasium (one seat against the random bot) and PettingZoo (every seat) are measured in processor time, one step a
decision; the vector environment with 64 matches likewise, in one process, and with several by the clock. Rounds of all
alternate, so that they meet the same moods of the machine; the median counts. The peers are two games of PettingZoo's
own, in an environment of theirs under `.bench/`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from statistics import median
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np

from serai.arena.peers import Peer, PeerUnavailable, install
from serai.builds import running_build
from serai.envs.gymnasium import env_id
from serai.envs.layout import research_name, version_of
from serai.envs.vector import SeatVectorEnv
from serai.games import all_names

MATCHES = 64
PEER_ROUND = """
import json, sys
from importlib import import_module
from random import Random
from time import process_time

env = import_module("pettingzoo.classic." + sys.argv[1]).env()
random = Random(1)


def steps(seconds):
    done = 0
    start = process_time()
    while True:
        env.reset(seed=random.randrange(2**31))
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(random.choice(mask.nonzero()[0])))
            done += 1
        if process_time() - start > seconds:
            return done / (process_time() - start)


steps(0.1)
print(json.dumps(steps(float(sys.argv[2]))))
"""
PEERS = [
    Peer("pettingzoo", "1.27.0", ("pygame", "chess"), game, PEER_ROUND) for game in ("connect_four_v3", "chess_v6")
]


def main() -> int:
    arguments = _arguments()
    measures: dict[str, Callable[[], float]] = {}
    try:
        for peer in PEERS if arguments.peers else ():
            measures[peer.name] = _peer(peer, arguments.seconds)
    except PeerUnavailable as problem:
        print(f"serai: {problem}", file=sys.stderr)
    for game in arguments.games or all_names():
        measures |= _ours(game, arguments.seconds, arguments.workers)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(arguments.rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    print(f"environment steps a second, with observation and mask ({running_build()})")
    for name, speeds in found.items():
        print(f"  {name:<44}{median(speeds):>10,.0f}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--peers", action="store_true", help="measure games of PettingZoo, too")
    parser.add_argument("--seconds", metavar="S", type=float, default=2.0, help="for each measure")
    parser.add_argument("--rounds", metavar="N", type=int, default=3)
    numbers = "numbers of processes of the vector environment"
    parser.add_argument("--workers", metavar="A,B", type=_numbers, default=[2], help=numbers)
    return parser.parse_args()


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",") if part]


def _ours(game: str, seconds: float, workers: Sequence[int]) -> dict[str, Callable[[], float]]:
    measures: dict[str, Callable[[], float]] = {
        f"{game}, Gymnasium": lambda: _timed(_one_seat(game), seconds, process_time),
        f"{game}, PettingZoo": lambda: _timed(_every_seat(game), seconds, process_time),
        f"{game}, {MATCHES} matches": lambda: _timed(_many(game, 0), seconds, process_time),
    }
    for count in workers:
        measures[f"{game}, {MATCHES} matches, {count} processes"] = _by_the_clock(game, count, seconds)
    return measures


def _by_the_clock(game: str, workers: int, seconds: float) -> Callable[[], float]:
    return lambda: _timed(_many(game, workers), seconds, perf_counter)


def _timed(steps: Iterator[int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second, after a short run that does not count."""
    until = clock() + seconds / 5
    while clock() < until:
        next(steps)
    start = clock()
    done = 0
    while clock() - start < seconds:
        done += next(steps)
    speed = done / (clock() - start)
    steps.close()  # type: ignore[attr-defined]
    return speed


def _one_seat(game: str) -> Iterator[int]:
    env: Any = gymnasium.make(env_id(game))
    random = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    while True:
        offered = info["action_mask"].view(np.bool_).nonzero()[0]
        _, _, terminated, truncated, info = env.step(offered[int(random.random() * len(offered))])
        if terminated or truncated:
            _, info = env.reset()
        yield 1


def _every_seat(game: str) -> Iterator[int]:
    env: Any = import_module(f"serai.envs.pettingzoo.{research_name(game)}_v{version_of(game)}").env()
    random = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(offered[int(random.random() * len(offered))])
            yield 1
        env.reset()


def _many(game: str, workers: int) -> Iterator[int]:
    env = SeatVectorEnv(game, MATCHES, num_workers=workers)
    random = np.random.default_rng(1)
    try:
        _, infos = env.reset(seed=1)
        while True:
            rows, offered = np.divmod(np.flatnonzero(infos["action_mask"].view(np.bool_)), len(env.vocabulary))
            counts = np.bincount(rows, minlength=MATCHES)
            first = counts.cumsum() - counts
            _, _, _, _, infos = env.step(offered[first + (random.random(MATCHES) * counts).astype(int)])
            yield MATCHES
    finally:
        env.close()


def _peer(peer: Peer, seconds: float) -> Callable[[], float]:
    python = str(install(peer))

    def measure() -> float:
        command = [python, "-W", "ignore", "-c", peer.script, peer.game, str(seconds)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        return float(json.loads(done.stdout.splitlines()[-1]))

    return measure


if __name__ == "__main__":
    sys.exit(main())
