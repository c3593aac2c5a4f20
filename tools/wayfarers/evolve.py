"""Finds better numbers for the appraisal of Wayfarers, by evolution, and writes them to its weights.toml.

tools/wayfarers/evolve.py --minutes 30

A generation varies all numbers by chance, plays a solo match with the variation and one with its opposite, on the same
seed against the same opponent, and does so for many variations. All numbers then move a little towards the variations
that won by more than their opposites did. Compile first: it is a matter of thousands of matches.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import tomllib
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from serai.bots.bot import Outlook
from serai.bots.greedy_bot import GreedyBot
from serai.games import folder_of
from serai.games.wayfarers import load
from serai.games.wayfarers.thinking.weights import Weights
from serai.kernel.match import Match

FILE = folder_of("wayfarers") / "thinking" / "weights.toml"
OPPONENTS = {"ai_space": 70, "ai_upgrade": 10, "ai_townsfolk": 10, "ai_journal": 10}  # how often each is played
FACTOR = 0.15  # a number is varied by about this share,
POINTS = 0.3  # a feature by what makes about so many points,
USUAL_TURNS = 20  # also over this many turns to come
MEMORY = 0.8  # of the direction of the generations before
NEW = 0.1  # share of the last place in the mean
MOST_DECISIONS = 3000
LARGEST_LEAD = 60

Plain = dict[str, dict[str, Any]]


class Task(NamedTuple):
    """One match to play."""

    weights: Plain
    seed: str
    opponent: str
    effort: int


class Outcome(NamedTuple):
    mine: int
    theirs: int

    @property
    def lead(self) -> int:
        return max(-LARGEST_LEAD, min(LARGEST_LEAD, self.mine - self.theirs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="when to stop (default: 30)")
    parser.add_argument("--pairs", type=int, default=128, help="variations of a generation (default: 128)")
    parser.add_argument("--effort", type=int, default=100, help="of the greedy bot that plays (default: 100)")
    parser.add_argument("--step", type=float, default=0.5, help="how far a generation moves (default: 0.5)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--seed", default="evolve")
    parser.add_argument("--weights", type=Path, default=FILE, help="the file to begin with and to write")
    arguments = parser.parse_args()
    plain: Plain = tomllib.loads(arguments.weights.read_text("utf-8"))
    chance = random.Random(arguments.seed)
    size = len(moved(plain, None))
    direction = [0.0] * size
    place = [0.0] * size  # how far from the beginning, in steps
    mean = [0.0] * size  # of the last places: it is steadier
    until = monotonic() + 60 * arguments.minutes
    generation = 0
    with get_context("fork").Pool(arguments.jobs) as pool:
        while monotonic() < until:
            variations = [[chance.gauss(0, 1) for _ in range(size)] for _ in range(arguments.pairs)]
            tasks: list[Task] = []
            for number, variation in enumerate(variations):
                opponent = chance.choices(list(OPPONENTS), list(OPPONENTS.values()))[0]
                for sign in (1, -1):
                    there = [now + sign * step for now, step in zip(place, variation, strict=True)]
                    seed = f"{arguments.seed}/{generation}/{number}"
                    tasks.append(Task(varied(plain, there), seed, opponent, arguments.effort))
            outcomes = pool.map(play, tasks, chunksize=1)
            direction = _turned(direction, variations, outcomes)
            place = [now + arguments.step * step for now, step in zip(place, direction, strict=True)]
            mean = [before + (now - before) * NEW for before, now in zip(mean, place, strict=True)]
            arguments.weights.write_text(written(varied(plain, mean)), "utf-8")
            generation += 1
            _tell(generation, tasks, outcomes)


def play(task: Task) -> Outcome:
    """A greedy bot with these weights plays a solo match."""
    game = load()
    game.think_with(Weights(task.weights))
    match = Match(game, 1, task.seed, {"ai": task.opponent})
    bot = GreedyBot(task.seed, effort=task.effort)
    decisions = 0
    while match.decision is not None and decisions < MOST_DECISIONS:
        match.play(bot.choose(Outlook(match)))
        decisions += 1
    mine, theirs = (sum(item.points for item in match.score(seat)) for seat in (0, 1))
    return Outcome(mine, theirs)


def moved(plain: Plain, steps: Sequence[float] | None) -> list[float]:
    """All numbers in a row, some steps away: by a share of a number, by points of a feature."""
    values: list[float] = []
    sizes: list[float] = []
    for section in ("numbers", "effects"):
        values += plain[section].values()
        sizes += [math.inf] * len(plain[section])  # by a factor
    for name, (always, a_turn) in plain["features"].items():
        values += [always, a_turn]
        size = POINTS / plain["spread"][name]
        sizes += [size, size / USUAL_TURNS]
    if steps is None:
        return values
    return [
        value * math.exp(FACTOR * step) if size == math.inf else value + size * step
        for value, size, step in zip(values, sizes, steps, strict=True)
    ]


def varied(plain: Plain, steps: Sequence[float]) -> Plain:
    """The weights so many steps away."""
    values = iter(moved(plain, steps))
    found: Plain = {section: {name: next(values) for name in plain[section]} for section in ("numbers", "effects")}
    found["features"] = {name: [next(values), next(values)] for name in plain["features"]}
    return found | {section: plain[section] for section in ("fixed", "spread")}


def written(plain: Plain) -> str:
    """The file that says so."""
    lines = ["# What things are worth in points, for bots (see weights.py); written by tools/wayfarers/evolve.py."]
    heads = {
        "numbers": "[numbers]",
        "fixed": "[fixed] # not varied",
        "effects": "[effects]",
        "features": "[features] # always, and for each turn to come",
        "spread": "[spread] # of each feature between positions: the size of steps when its weights are varied",
    }
    for section, head in heads.items():
        lines += ["", head]
        for name, value in plain[section].items():
            pair = isinstance(value, list)
            lines.append(f"{name} = [{value[0]:.4g}, {value[1]:.4g}]" if pair else f"{name} = {value:.4g}")
    return "\n".join(lines) + "\n"


def _turned(
    direction: Sequence[float], variations: Sequence[Sequence[float]], outcomes: Sequence[Outcome]
) -> list[float]:
    """The direction to go: where variations led by more than their opposites, and a little where it went before."""
    gains = [there.lead - back.lead for there, back in zip(outcomes[::2], outcomes[1::2], strict=True)]
    usual = math.sqrt(sum(gain * gain for gain in gains) / len(gains)) or 1.0
    best = [
        sum(gain * variation[number] for gain, variation in zip(gains, variations, strict=True)) / (usual * len(gains))
        for number in range(len(direction))
    ]
    return [MEMORY * before + (1 - MEMORY) * now for before, now in zip(direction, best, strict=True)]


def _tell(generation: int, tasks: Sequence[Task], outcomes: Sequence[Outcome]) -> None:
    for opponent in OPPONENTS:
        met = [outcome for task, outcome in zip(tasks, outcomes, strict=True) if task.opponent == opponent]
        if met:
            mine, theirs = (sum(outcome[who] for outcome in met) / len(met) for who in (0, 1))
            won = sum(outcome.mine > outcome.theirs for outcome in met) / len(met)
            print(f"{generation:4} {opponent:13} {mine:5.1f} : {theirs:5.1f}  {won:4.0%}", end="   ")
    print(flush=True)


if __name__ == "__main__":
    main()
