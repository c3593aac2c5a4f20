"""Measure the environments: steps a second with observation and mask, played by chance, beside their peers.

    python -m tools.environments [GAME ...] [--peers] [--seconds S] [--rounds N] [--workers A,B]

Gymnasium (one seat against the random bot; a step is a decision of that seat, whatever the bot decides in between),
PettingZoo (every seat), and the vector environment with 64 matches: in one process, and in several. Everything that a
step needs counts: choosing by the mask, beginning matches anew, the guards of Gymnasium and PettingZoo. Two numbers are
told: by the processor time of this process, which others on the machine disturb least, and by the clock, which alone
counts where several processes work. Rounds of all alternate, so that they meet the same moods of the machine; the
median counts, and the best round is told besides: on a machine that others use it is nearer to the truth. The peers are
two games of PettingZoo's own, in an environment of theirs under `.bench/`.
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
from typing import Any, TypeAlias

import gymnasium
import numpy as np

from serai.arena.peers import Peer, PeerUnavailable, install
from serai.builds import running_build
from serai.envs.gymnasium import env_id
from serai.envs.layout import research_name, version_of
from serai.envs.vector import SeatVectorEnv
from serai.games import all_names

Speed: TypeAlias = tuple[float, float]  # steps a second: by processor time, by the clock
Measure: TypeAlias = Callable[[], Speed]

MATCHES = 64
AT_ONCE = 16  # steps between two looks at the clock
PEER_ROUND = """
import json, sys
from importlib import import_module
from random import Random
from time import perf_counter, process_time

env = import_module("pettingzoo.classic." + sys.argv[1]).env()
random = Random(1)


def steps(seconds):
    done = 0
    start, began = process_time(), perf_counter()
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
            return done / (process_time() - start), done / (perf_counter() - began)


steps(0.1)
print(json.dumps(steps(float(sys.argv[2]))))
"""
PEERS = [
    Peer("pettingzoo", "1.27.0", ("pygame", "chess"), game, PEER_ROUND) for game in ("connect_four_v3", "chess_v6")
]


def main() -> int:
    arguments = _arguments()
    measures: dict[str, Measure] = {}
    try:
        for peer in PEERS if arguments.peers else ():
            measures[peer.name] = _peer(peer, arguments.seconds)
    except PeerUnavailable as problem:
        print(f"serai: {problem}", file=sys.stderr)
    for game in arguments.games or all_names():
        measures |= _ours(game, arguments.seconds, arguments.workers)
    found: dict[str, list[Speed]] = {name: [] for name in measures}
    for _ in range(arguments.rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    print(f"environment steps a second, with observation and mask ({running_build()})")
    heads = f"{'by processor time':>58}{'best round':>12}{'by the clock':>14}"
    print(f"{heads}{'to connect four' if arguments.peers else '':>17}")
    beside = PEERS[0].name if PEERS[0].name in found else ""
    for name, speeds in found.items():
        alone, clock = (median(values) for values in zip(*speeds, strict=True))
        several = name.endswith("processes")
        theirs = median(speed for speed, _ in found[beside]) if beside else 0.0
        times = f"{(clock if several else alone) / theirs:>17.2f}" if beside else ""
        best = max(speed for speed, _ in speeds)
        ours = f"{'':>24}" if several else f"{alone:>12,.0f}{best:>12,.0f}"
        print(f"  {name:<44}{ours}{clock:>14,.0f}{times}")
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


def _ours(game: str, seconds: float, workers: Sequence[int]) -> dict[str, Measure]:
    measures: dict[str, Measure] = {
        f"{game}, Gymnasium": lambda: _timed(_one_seat(game), seconds, process_time),
        f"{game}, PettingZoo": lambda: _timed(_every_seat(game), seconds, process_time),
        f"{game}, {MATCHES} matches": lambda: _timed(_many(game, 0), seconds, process_time),
    }
    for count in workers:
        measures[f"{game}, {MATCHES} matches, {count} processes"] = _by_the_clock(game, count, seconds)
    return measures


def _by_the_clock(game: str, workers: int, seconds: float) -> Measure:
    return lambda: _timed(_many(game, workers), seconds, perf_counter)


def _timed(steps: Iterator[int], seconds: float, clock: Callable[[], float]) -> Speed:
    """Steps a second, after a short run that does not count; as long as a clock says."""
    until = clock() + seconds / 5
    while clock() < until:
        next(steps)
    start, began = process_time(), perf_counter()
    until = clock() + seconds
    done = 0
    while clock() < until:
        for _ in range(AT_ONCE):
            done += next(steps)
    speed = done / (process_time() - start), done / (perf_counter() - began)
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


def _peer(peer: Peer, seconds: float) -> Measure:
    python = str(install(peer))

    def measure() -> Speed:
        command = [python, "-W", "ignore", "-c", peer.script, peer.game, str(seconds)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        ours, clock = json.loads(done.stdout.splitlines()[-1])
        return float(ours), float(clock)

    return measure


if __name__ == "__main__":
    sys.exit(main())
