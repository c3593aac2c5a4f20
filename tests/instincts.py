"""Instincts that nobody learned: numbers by chance, for tests of who uses them."""

from __future__ import annotations

import random
import struct
from collections.abc import Mapping
from typing import Any

from serai.kernel.game import Game
from serai.kernel.learned import Learned, pack
from serai.kernel.match import Match
from serai.kernel.sight import Sight


def numbers(inputs: int, options: int, units: int, seed: str) -> bytes:
    """Numbers in the order of the file; rows of inputs are small, so that no unit is always silent or always loud."""
    chance = random.Random(seed)

    def floats(count: int, most: float) -> bytes:
        return struct.pack(f"<{count}f", *(chance.uniform(-most, most) for _ in range(count)))

    def scales(count: int, most: float) -> bytes:
        return struct.pack(f"<{count}f", *(chance.uniform(most / 2, most) / 127 for _ in range(count)))

    return b"".join(
        [
            scales(inputs, 0.5), chance.randbytes(inputs * units), floats(units, 0.2),
            scales(options, 0.5), chance.randbytes(options * units), floats(options, 0.2),
            floats(units, 0.1), floats(1, 0.1),
        ]
    )  # fmt: skip


def instinct_of(
    game: Game[Any], players: int, settings: Mapping[str, str] | None = None, units: int = 8, seed: str = "instinct"
) -> Learned:
    """An instinct for matches of so many players."""
    fields = [(field.name, field.size) for field in Sight(Match(game, players, "fields", settings)).fields]
    options = [game.vocabulary.at(at).id for at in range(len(game.vocabulary))]
    inputs = sum(size for _, size in dict.fromkeys(fields))
    return Learned(pack(units, list(dict.fromkeys(fields)), options, numbers(inputs, len(options), units, seed)))
