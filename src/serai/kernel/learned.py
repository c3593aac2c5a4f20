"""The numbers of an instinct as `tools/instinct` leaves them in a game's `thinking/instinct.bin`.

They go by the names of fields (`serai.kernel.sight`) and by the ids of options, so that what a later release adds
counts nothing until it is learned. Weights are bytes, each row with a scale of its own: some hundred kB a game.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Sequence
from typing import Final

STEPS: Final = 1 << 16  # of 1.0, in the sums of units
STEP: Final = 1.0 / STEPS
FORMAT: Final = "serai-instinct-1"


class InstinctError(ValueError):
    """A file does not hold an instinct: says why."""


class Learned:
    """The numbers of an instinct, by field and option."""

    def __init__(self, content: bytes) -> None:
        head, _, packed = content.partition(b"\n")
        try:
            header = json.loads(head)
            body = zlib.decompress(packed)
        except (ValueError, zlib.error) as problem:
            raise InstinctError(f"this is not the file of an instinct: {problem}") from None
        if header.get("format") != FORMAT:
            raise InstinctError(f"the file should be of the format {FORMAT}, not {header.get('format')!r}")
        self.units: Final[int] = header["units"]
        self.fields: Final[dict[tuple[str, int], int]] = {}
        inputs = 0
        for name, size in header["fields"]:
            self.fields[name, size] = inputs
            inputs += size
        self.options: Final[dict[str, int]] = {id: place for place, id in enumerate(header["options"])}
        options = len(self.options)
        units = self.units
        wanted = 4 * inputs + inputs * units + 4 * units + 4 * options + options * units + 4 * options + 4 * (units + 1)
        if len(body) != wanted:
            raise InstinctError(f"the numbers of the instinct take {len(body)} bytes, and should take {wanted}")
        at = 0
        self._input_scales: Final = _floats(body, at, inputs)
        at += 4 * inputs
        self._inputs: Final = body[at : at + inputs * units]
        at += inputs * units
        self.bias: Final = _floats(body, at, units)
        at += 4 * units
        self._option_scales: Final = _floats(body, at, options)
        at += 4 * options
        self._options: Final = body[at : at + options * units]
        at += options * units
        self.appeal: Final = _floats(body, at, options)
        at += 4 * options
        self.value: Final = _floats(body, at, units)
        at += 4 * units
        self.usual: Final = _floats(body, at, 1)[0]

    def of_input(self, number: int, scale: int) -> list[int]:
        """What a byte of an input adds to each unit, in whole steps; `scale` is its largest byte."""
        step = self._input_scales[number] / scale * STEPS
        return [round(step * weight) for weight in _signed(self._inputs, number * self.units, self.units)]

    def of_option(self, number: int) -> list[float]:
        """What each unit adds to the appeal of an option, for a sum in steps."""
        scale = self._option_scales[number] * STEP
        return [scale * weight for weight in _signed(self._options, number * self.units, self.units)]


def _floats(body: bytes, at: int, count: int) -> list[float]:
    return list(struct.unpack_from(f"<{count}f", body, at))


def _signed(body: bytes, at: int, count: int) -> list[int]:
    return list(struct.unpack_from(f"<{count}b", body, at))


def pack(
    units: int, fields: Sequence[tuple[str, int]], options: Sequence[str], numbers: bytes, effort: int = 9
) -> bytes:
    """The content of a file; `numbers` in the order in which `Learned` reads them; `effort` makes it small (1 to 9)."""
    header = {"format": FORMAT, "units": units, "fields": fields, "options": options}
    return json.dumps(header, separators=(",", ":")).encode() + b"\n" + zlib.compress(numbers, effort)
