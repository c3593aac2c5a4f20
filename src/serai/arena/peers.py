"""Peers: engines of the same trade, measured on the machine at hand to compare our own speed with.

A peer lives in a virtual environment of its own under `.bench/`, made on first use and kept for the next
time. It runs on the interpreter that runs Serai, in a process of its own, one round a call, so that the
caller can alternate rounds of the peers with rounds of Serai and all meet the same moods of the machine:

    installed = [(peer, install(peer)) for peer in PEERS]
    for seed in range(1, 6):
        theirs += [play_round(peer, python, games=20, seed=seed) for peer, python in installed]
        ours.append(...)
"""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


class PeerUnavailable(RuntimeError):
    """The peer could not be installed or run here; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine (its distribution, version and what it needs besides), one of its games, and how a round is played."""

    package: str
    version: str
    also: tuple[str, ...]
    game: str
    script: str

    @property
    def name(self) -> str:
        return f"{self.package} {self.version} {self.game}"


@dataclass(frozen=True, slots=True)
class PeerResult:
    """What one round of a peer's games counted and took.

    `seconds` is processor time of play alone: no import, no building of the board, no counting. A decision is one
    answer of a random player, as in a Serai playout; `decisions_with_choice` had at least two legal answers.
    `copy_microseconds` is the mean time to copy a game that is half played.
    """

    games: int
    decisions: int
    decisions_with_choice: int
    seconds: float
    copy_microseconds: float

    @property
    def decisions_with_choice_per_second(self) -> float:
        return self.decisions_with_choice / self.seconds


def install(peer: Peer, bench: Path = Path(".bench")) -> Path:
    """Return the interpreter of an environment that holds the peer, made now if it is not there yet."""
    home = bench.resolve() / f"{peer.package}-{peer.version}-{sys.implementation.cache_tag}"
    python = home / "bin" / "python"
    complete = home / "complete"  # written last, so that a broken install is never taken for a whole one
    if complete.exists() and python.exists():
        return python
    packages = (f"{peer.package}=={peer.version}", *peer.also)
    try:
        shutil.rmtree(home, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(home)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages])
        complete.touch()
    except (OSError, subprocess.CalledProcessError) as problem:
        raise PeerUnavailable(
            f"{peer.package} {peer.version} could not be installed in {home}: {_last_words(problem)}\n"
            "It comes from the package index on first use; without a network, leave the peers out."
        ) from problem
    return python


def play_round(peer: Peer, python: Path, games: int, seed: int) -> PeerResult:
    """Play one round of `games` games from `seed`, in a fresh process."""
    if games < 1 or seed < 1:
        raise ValueError(f"a round needs at least one game and a seed from 1 up, not {games=} {seed=}")
    try:
        output = _run([str(python), "-c", peer.script, peer.game, str(games), str(seed)])
    except (OSError, subprocess.CalledProcessError) as problem:
        raise PeerUnavailable(
            f"{peer.name} did not finish its round: {_last_words(problem)}\n"
            f"If its environment is broken, remove it and try again: {python.parent.parent}"
        ) from problem
    return PeerResult(games, **json.loads(output))


# Each game is played twice from its seed. The first time against the clock, bare; the second time to count
# the choices and to copy the game half-way. Catanatron draws from the global generator, which `Game` seeds
# (with any seed but 0, which it takes for none). The same seed plays the same games from Python 3.12 on; on
# 3.11 the hash of None changes with each process, and with it the order of the sets that trades come from.
CATANATRON_ROUND = """
import json, sys
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPIES = 200
games, first_seed = int(sys.argv[2]), int(sys.argv[3])


def new_game(number):
    return Game([RandomPlayer(color) for color in Color], seed=first_seed * 1_000_000 + number)


def play(game):
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()


play(new_game(games))  # warm-up: one game that is not counted

decisions = with_choice = 0
play_seconds = copy_seconds = 0.0
for number in range(games):
    game = new_game(number)
    start = process_time()
    play(game)
    play_seconds += process_time() - start
    length = len(game.state.actions)
    decisions += length

    again = new_game(number)
    for step in range(length):
        if step == length // 2:
            start = process_time()
            for _ in range(COPIES):
                again.copy()
            copy_seconds += process_time() - start
        with_choice += len(again.state.playable_actions) > 1
        again.play_tick()
    if again.state.actions != game.state.actions:
        sys.exit(f"game {number} went another way the second time")

print(json.dumps({
    "decisions": decisions,
    "decisions_with_choice": with_choice,
    "seconds": play_seconds,
    "copy_microseconds": copy_seconds / (games * COPIES) * 1e6,
}))
"""

# The same for a game of OpenSpiel, whose rules are C++ under a face in Python. Dice and deals are nodes of
# their own there; drawing them belongs to play, as it does in Serai. Ten times the games: they are shorter.
OPEN_SPIEL_ROUND = """
import json, sys
from random import Random
from time import process_time

import pyspiel

COPIES = 200
game = pyspiel.load_game(sys.argv[1])
games, first_seed = 10 * int(sys.argv[2]), int(sys.argv[3])


def play(state, rng):
    random = rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            drawn = random()
            for action, probability in state.chance_outcomes():
                drawn -= probability
                if drawn < 0:
                    break
        else:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        state.apply_action(action)


play(game.new_initial_state(), Random(0))  # warm-up

decisions = with_choice = 0
play_seconds = copy_seconds = 0.0
for number in range(games):
    state = game.new_initial_state()
    rng = Random(first_seed * 1_000_000 + number)
    start = process_time()
    play(state, rng)
    play_seconds += process_time() - start

    again = game.new_initial_state()
    history = state.history()
    for step, action in enumerate(history):
        if step == len(history) // 2:
            start = process_time()
            for _ in range(COPIES):
                again.clone()
            copy_seconds += process_time() - start
        if not again.is_chance_node():
            decisions += 1
            with_choice += len(again.legal_actions()) > 1
        again.apply_action(action)

print(json.dumps({
    "decisions": decisions,
    "decisions_with_choice": with_choice,
    "seconds": play_seconds,
    "copy_microseconds": copy_seconds / (games * COPIES) * 1e6,
}))
"""

PEERS = (
    Peer("catanatron", "3.2.1", ("networkx==3.6.1",), "catan", CATANATRON_ROUND),
    Peer("open_spiel", "2.0.2", (), "backgammon", OPEN_SPIEL_ROUND),
    Peer("open_spiel", "2.0.2", (), "gin_rummy", OPEN_SPIEL_ROUND),
    Peer("open_spiel", "2.0.2", (), "cribbage", OPEN_SPIEL_ROUND),
)


def _run(command: list[str]) -> str:
    """Run a command free of this interpreter's own settings and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"  # Catanatron lists moves from sets: their order decides the game
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def _last_words(problem: OSError | subprocess.CalledProcessError) -> str:
    """The line of a failed command that says most: its last one."""
    if isinstance(problem, OSError):
        return str(problem)
    lines = str(problem.stderr or problem.stdout).strip().splitlines()
    return lines[-1] if lines else f"exit status {problem.returncode}"
