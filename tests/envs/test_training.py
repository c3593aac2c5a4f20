"""The examples run, and `examples/train.py` learns."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def strength(output: str, when: str) -> tuple[float, int]:
    """The mean lead in points and the share of victories in percent that the example prints."""
    found = re.search(rf"^{when}: +([+-][\d.]+) points, (\d+)% victories", output, re.MULTILINE)
    assert found is not None, output
    return float(found[1]), int(found[2])


@pytest.mark.long
def test_a_few_updates_beat_the_random_player() -> None:
    """It starts as the random player; after 8,000 decisions it is ahead of it by more than luck can explain."""
    command = [sys.executable, str(EXAMPLE), "merv", "--updates", "8", "--seed", "1", "--matches", "48"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lead_before, victories_before = strength(done.stdout, "before")
    lead_after, victories_after = strength(done.stdout, "after")
    assert abs(lead_before) < 3
    assert lead_after > lead_before + 4
    assert victories_after > victories_before


@pytest.mark.long
def test_openspiel_searches_in_its_example() -> None:
    command = [sys.executable, str(EXAMPLE.parent / "openspiel_ismcts.py"), "merv", "--simulations", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"points: \[\d+, \d+\], returns: \[", done.stdout)


def test_examples_are_short() -> None:
    """What people copy fits on a screen."""
    for example in ("sb3", "torchrl_ppo", "tianshou_dqn", "openspiel_ismcts", "bot", "stdio_bot"):
        lines = (EXAMPLE.parent / f"{example}.py").read_text("utf-8").splitlines()
        assert len(lines) < 60, example
