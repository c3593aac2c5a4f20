"""The part of the table that is Carnival's own."""

from __future__ import annotations

from serai.kernel.state import Part


class Carnival(Part):
    """Cheers and prizes."""

    cheers: list[int]  # by seat
    prizes: list[int]  # the pile; its last two lie open
    won: list[list[int]]  # by seat

    # What follows is written by tools/copies.py from the fields above.
    FIELDS = (
        "cheers", "prizes", "won",
    )  # fmt: skip
    __slots__ = FIELDS

    def copy(self) -> Carnival:
        twin = Carnival()
        twin.cheers = self.cheers.copy()
        twin.prizes = self.prizes.copy()
        twin.won = [one.copy() for one in self.won]
        return twin

    # End of what tools/copies.py has written.
