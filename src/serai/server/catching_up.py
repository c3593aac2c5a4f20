"""Catching up: a table in memory learns what other processes have written about it since.

Choices are played on from where memory is; whatever is not a plain choice (an undo, the beginning of a match, other
rules) is rare, and the table is revived instead.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from serai.kernel.match import MatchError
from serai.server.clocks import has_clock
from serai.server.happenings import read_happenings
from serai.server.live import Deed, LiveTable
from serai.server.models import ChoiceRow, HappeningRow, ReleaseRow, SeatRow, TableRow
from serai.server.news import Move


class Newer(NamedTuple):
    """What the store has of a table beyond a revision; `row` is None if the table is gone."""

    row: TableRow | None
    seats: list[SeatRow]
    choices: list[ChoiceRow]
    releases: int
    happenings: list[HappeningRow]


def newer(session: Session, id: str, revision: int, version: int) -> Newer | None:
    """What was written since; None if nothing was."""
    now = session.scalar(select(TableRow.revision).where(TableRow.id == id))
    if now == revision:
        return None
    row = session.get(TableRow, id)
    if row is None:
        return Newer(None, [], [], 0, [])
    later = select(ChoiceRow).where(ChoiceRow.table_id == id, ChoiceRow.version > version)
    return Newer(
        row,
        list(session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))),
        list(session.scalars(later.order_by(ChoiceRow.version))),
        session.scalar(select(func.count()).select_from(ReleaseRow).where(ReleaseRow.table_id == id)) or 0,
        read_happenings(session, id),
    )


def revisions(session: Session, ids: list[str]) -> dict[str, int]:
    """The revisions of some tables; those that are gone have none."""
    found = session.execute(select(TableRow.id, TableRow.revision).where(TableRow.id.in_(ids)))
    return {row.id: row.revision for row in found}


def catch_up(table: LiveTable, found: Newer) -> bool:
    """Bring a table in memory to what the store has; False if it has to be revived instead."""
    row = found.row
    if row is None or row.seed != table.row.seed or found.releases != len(table.releases):
        return False
    if any(choice.entry is None or choice.seat < 0 for choice in found.choices):
        return False
    for choice in found.choices:
        if not _played(table, choice):
            return False
    if table.match is not None and row.version != len(table.positions) - 1:
        return False
    _take_clock(table, found.seats, moved=bool(found.choices))
    table.row, table.seats, table.happenings = row, found.seats, found.happenings
    return True


def follow(table: LiveTable, move: Move) -> bool:
    """Play a choice that another process has told of; False if the table has to be looked up instead."""
    row = table.row
    if row.revision != move.revision - 1 or row.vote is not None or has_clock(row):
        return False
    played = {
        "version": move.version,
        "position": move.position,
        "seat": move.seat,
        "entry": move.entry,
        "key": move.key,
    }
    if not _played(table, ChoiceRow(table_id=table.id, time=move.time, **played)):
        return False
    row.revision, row.version, row.updated = move.revision, move.version, move.time
    row.to_choose, row.status = move.to_choose, move.status
    table.thinking_since = time.monotonic()
    return True


def _played(table: LiveTable, choice: ChoiceRow) -> bool:
    match = table.match
    if match is None or choice.version != len(table.positions) or choice.entry is None:
        return False
    table.trail.note(match)
    try:
        match.play(choice.entry)
    except MatchError:
        return False
    if match.position != choice.position:
        return False
    table.positions.append(choice.position)
    table.note_turn()
    if choice.key is not None:
        table.keys[choice.key] = Deed(choice.version, choice.entry)
    table.last_seat = choice.seat
    return True


def _take_clock(table: LiveTable, seats: list[SeatRow], moved: bool) -> None:
    """Whoever is still thinking has used what this process has seen of it, or more by the count of another."""
    now = time.monotonic()
    asked = table.row.to_choose
    if not moved and asked is not None and table.has_running_clock:
        used = table.seats[asked].clock_used + max(0.0, now - table.thinking_since)
        seats[asked].clock_used = max(seats[asked].clock_used, used)
    table.thinking_since = now
