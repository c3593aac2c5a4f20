"""`examples/train.py` learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_updates_beat_the_random_player() -> None:
    """It starts as the random player; after 4,000 decisions it is ahead of it by more than luck can explain."""
    before, after = example().train("merv", "random", seconds=0, updates=4, seed=1, matches=32)
    assert abs(before.lead) < 3
    assert after.lead > before.lead + 2
    assert after.victories > before.victories
