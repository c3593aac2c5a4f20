"""Randomness: one counter-based generator, kept in the table as plain ints.

Draw number `counter` of the stream `key` is a keyed hash of the counter, so a copy is two ints and any draw can be
repeated anywhere. Words and multipliers have 31 bits, so every product stays below 2**62 and the compiled build can
reckon with machine words; both builds give the same numbers on every platform.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from serai.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64  # for mypyc: a machine word; interpreted it is an int like any other

_WORD: Final = 0x7FFFFFFF
DIE_SIDES: Final = 6


class Chance(State):
    """A stream of random numbers; `coming` holds die results that a scenario has fixed beforehand."""

    __slots__ = ("coming", "counter", "key")
    FIELDS = ("key", "counter", "coming")

    def __init__(self, key: int = 0, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.coming: list[int] = []

    @classmethod
    def seeded(cls, seed: str) -> Chance:
        """The stream of a seed: any text, hashed to two words of 31 bits."""
        digest = blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=8, person=b"serai").digest()
        return cls(int.from_bytes(digest, "big") & 0x3FFFFFFFFFFFFFFF)

    def copy(self) -> Chance:
        twin = Chance(self.key, self.counter)
        if self.coming:
            twin.coming = self.coming[:]
        return twin

    def word(self) -> i64:
        """The next 31 random bits."""
        self.counter += 1
        counter: i64 = self.counter
        key: i64 = self.key
        x: i64 = ((counter & _WORD) * 0x1E3779B1 ^ key) & _WORD
        x = ((x ^ x >> 15) * 0x05EBCA6B) & _WORD
        x = ((x ^ x >> 13) * 0x42B2AE35) & _WORD
        x = (x ^ x >> 16 ^ key >> 31) & _WORD
        x = ((x ^ x >> 15) * 0x2C1B3C6D) & _WORD
        x = ((x ^ x >> 12) * 0x297A2D39) & _WORD
        return x ^ x >> 15

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (the bias is below n / 2**31)."""
        size: i64 = n
        return self.word() * size >> 31

    def die(self) -> int:
        """The result of a six-sided die."""
        if self.coming:
            return self.coming.pop(0)
        return (self.word() * DIE_SIDES >> 31) + 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            size: i64 = i + 1
            j = self.word() * size >> 31
            items[i], items[j] = items[j], items[i]
