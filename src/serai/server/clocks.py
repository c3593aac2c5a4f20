"""Clocks: a time bank for each seat, seconds of its own for each turn, and seconds that the end of a turn gives back.

A turn, for the clock, lasts from the moment that a seat has to choose until another one has to. Its own seconds
(`clock_turn`) run first, then the bank (`clock_seconds`); at its end the increment is added to the bank. Who takes back
the end of a turn gives all of that back: nobody gains time by undoing.
"""

from __future__ import annotations

from serai.server.live import LiveTable
from serai.server.models import SeatRow, TableRow


def has_clock(row: TableRow) -> bool:
    return bool(row.clock_seconds or row.clock_turn)


def moved(table: LiveTable, seat: int, before: int | None, undone: bool) -> list[SeatRow]:
    """The seats whose clocks a choice (or an undo) of a seat has changed; its time was counted already."""
    row, mine = table.row, table.seats[seat]
    asked = row.to_choose
    if undone:
        if before != seat:  # its turn was over
            mine.clock_used += mine.clock_given
            mine.clock_given = 0.0
        return [mine]
    if asked == seat:
        return [mine]
    spent = max(0.0, mine.clock_used - mine.clock_start)
    mine.clock_given = row.clock_increment + min(float(row.clock_turn), spent)
    mine.clock_used -= mine.clock_given
    if asked is None:
        return [mine]
    other = table.seats[asked]
    other.clock_start, other.clock_given = other.clock_used, 0.0
    return [mine, other]
