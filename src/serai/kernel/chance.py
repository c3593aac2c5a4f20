"""Randomness: one counter-based generator, kept in the table as plain ints.

Draw number `counter` of the stream `key` is a keyed hash of the counter, so a copy is two ints and any draw can be
repeated anywhere. Words and multipliers have 31 bits, so every product stays below 2**62 and the compiled build can
reckon with machine words; both builds give the same numbers on every platform.

That hash is quick, not cryptographic: who sees enough dice of one stream could work out its key of 62 bits. So a match
whose dice strangers must not foresee has a seed that says so (`STRONG`): its stream has a key of 256 bits, and every
draw is a keyed BLAKE2b of the counter. Tables on a server have such seeds; searching, which deals anew from seeds of
its own, stays quick. A seed names its generator, so matches that began before this play on as they did.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from serai.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64  # for mypyc: a machine word; interpreted it is an int like any other

_WORD: Final = 0x7FFFFFFF
DIE_SIDES: Final = 6
STRONG: Final = "fair2:"  # in a seed: its dice cannot be foreseen, whatever was seen of them


class Chance(State):
    """A stream of random numbers; `coming` holds die results that a scenario has fixed beforehand."""

    __slots__ = ("coming", "counter", "key", "stream")
    FIELDS = ("key", "counter", "coming")
    OPTIONAL = ("stream",)

    def __init__(self, key: int = 0, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.coming: list[int] = []
        self.stream = ""  # the key of a strong stream, in hexadecimal

    @classmethod
    def seeded(cls, seed: str) -> Chance:
        """The stream of a seed: any text, hashed to two words of 31 bits, or to 256 bits where it is to be strong."""
        text = seed.encode("utf-8", "surrogatepass")
        if STRONG in seed:
            strong = cls()
            strong.stream = blake2b(text, digest_size=32, person=b"serai").hexdigest()
            return strong
        digest = blake2b(text, digest_size=8, person=b"serai").digest()
        return cls(int.from_bytes(digest, "big") & 0x3FFFFFFFFFFFFFFF)

    def copy(self) -> Chance:
        twin = Chance(self.key, self.counter)
        twin.stream = self.stream
        if self.coming:
            twin.coming = self.coming[:]
        return twin

    def word(self) -> i64:
        """The next 31 random bits."""
        self.counter += 1
        if self.stream:
            return self._strong_word()
        counter: i64 = self.counter
        key: i64 = self.key
        x: i64 = (counter * 0x1E3779B1 ^ key) & _WORD  # nobody draws 2**31 times
        x = ((x ^ x >> 15) * 0x05EBCA6B) & _WORD
        x = ((x ^ x >> 13) * 0x42B2AE35) & _WORD
        x = x ^ x >> 16 ^ key >> 31
        x = ((x ^ x >> 15) * 0x2C1B3C6D) & _WORD
        x = ((x ^ x >> 12) * 0x297A2D39) & _WORD
        return x ^ x >> 15

    def _strong_word(self) -> i64:
        counter = self.counter.to_bytes(8, "big")
        digest = blake2b(counter, digest_size=4, key=bytes.fromhex(self.stream), person=b"serai").digest()
        return int.from_bytes(digest, "big") & _WORD

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
