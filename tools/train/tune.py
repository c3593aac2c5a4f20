"""Turns a few knobs of weights towards what wins: python -m tools.train.tune GAME [--minutes 2] [--weights FILE].

A knob is a direction (`knobs/GAME.toml`). In each stage every match is played with all knobs turned a little one way or
the other, by chance; how the lead goes with each knob, over all matches at once, says which way to turn it. So a few
hundred matches judge two dozen knobs as well as they would judge one. Solo matches, as the courses say.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tomllib
from collections.abc import Mapping, Sequence
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from tools.train.judge import Plain, Pupil, read, weights_file, write
from tools.train.measure import play
from tools.train.sums import Sums

KNOBS = Path(__file__).with_name("knobs")
LARGEST_LEAD = 60
SURE = 2.0  # errors of a mean: an effect as large turns its knob as far as it was tried
AT_ONCE = 6  # matches for each process, between two looks at the clock

Knobs = Mapping[str, Mapping[str, Mapping[str, Any]]]


def turned(plain: Plain, knobs: Knobs, turns: Sequence[float]) -> Plain:
    """Weights with the knobs turned."""
    found = {section: dict(numbers) for section, numbers in plain.items()}
    for knob, turn in zip(knobs.values(), turns, strict=True):
        for section, deltas in knob.items():
            for name, delta in deltas.items():
                if isinstance(delta, list):
                    before = found[section].get(name, [0.0] * len(delta))
                    found[section][name] = [old + turn * step for old, step in zip(before, delta, strict=True)]
                else:
                    found[section][name] = found[section][name] + turn * delta
    return found


def effects(tries: Sequence[Sequence[float]], leads: Sequence[float]) -> list[tuple[float, float]]:
    """What each knob does to the lead when turned by 1, and the error of that."""
    size = len(tries[0]) + 1
    sums = Sums(size)
    for turns, lead in zip(tries, leads, strict=True):
        sums.add([1.0, *turns], lead, 0.0)
    found = sums.solved([0.0] * size, 1e-6)
    left = sum(
        (lead - found[0] - sum(a * b for a, b in zip(turns, found[1:], strict=True))) ** 2
        for turns, lead in zip(tries, leads, strict=True)
    )
    usual = sqrt(left / max(1, len(tries) - size))
    return [
        (effect, usual / sqrt(max(1e-9, sum(turns[place] ** 2 for turns in tries))))
        for place, effect in enumerate(found[1:])
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--stages", type=int, default=3)
    parser.add_argument("--bot", default="greedy:effort=150")
    parser.add_argument("--size", type=float, default=1.0, help="how far a knob is turned in the first stage")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--weights", type=Path)
    given = parser.parse_args(arguments)
    pupil = Pupil(given.game)
    file = given.weights or weights_file(given.game)
    plain = read(file)
    knobs: Knobs = tomllib.loads((KNOBS / f"{given.game}.toml").read_text("utf-8"))["knobs"]
    chance = random.Random(given.seed)
    place = [0.0] * len(knobs)
    with get_context("fork").Pool(given.jobs) as pool:
        for stage in range(given.stages):
            size = given.size * 0.8**stage
            until = monotonic() + 60 * given.minutes / given.stages
            tries: list[list[float]] = []
            leads: list[float] = []
            outcomes: list[tuple[int, int]] = []
            while monotonic() < until:
                some = [[chance.choice((-size, size)) for _ in knobs] for _ in range(given.jobs * AT_ONCE)]
                tasks = []
                for number, steps in enumerate(some, len(tries)):
                    there = turned(plain, knobs, [now + step for now, step in zip(place, steps, strict=True)])
                    tasks.append((given.game, given.bot, there, f"{given.seed}/{stage}/{number}"))
                met = pool.map(play, tasks, chunksize=1)
                tries += some
                outcomes += met
                leads += [max(-LARGEST_LEAD, min(LARGEST_LEAD, mine - theirs)) for mine, theirs in met]
            judged = effects(tries, leads)
            place = [
                now + size * max(-1.0, min(1.0, effect / error / SURE))
                for now, (effect, error) in zip(place, judged, strict=True)
            ]
            mine, theirs = (sum(outcome[who] for outcome in outcomes) / len(outcomes) for who in (0, 1))
            print(f"stage {stage + 1}: {len(tries)} matches, {mine:.1f} : {theirs:.1f}")
            for name, (effect, error), now in zip(knobs, judged, place, strict=True):
                print(f"  {name:16} {effect:+.2f} ±{error:.2f} -> {now:+.2f}")
            sys.stdout.flush()
    write(file, pupil, turned(plain, knobs, place))
    return 0


if __name__ == "__main__":
    sys.exit(main())
