"""Rematch: the same game with the same people, options and clock, in one press; everybody sits one seat further.

There is one rematch of a table. Its link follows from the table's own link, which only those know who sit there: so
whoever asks second finds the table that the first one opened, and nothing has to be kept about it.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from serai.server import seating
from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.models import SeatRow, TableRow
from serai.server.problems import Refused, not_yours
from serai.server.tables import Tables
from serai.server.wire import NewSeat, NewTable, Rematch, RematchRequest


async def find(tables: Tables, person: str, id: str) -> Rematch:
    """The rematch of a table, if somebody has opened it."""
    async with tables.hold(id) as table:
        code = _link_after(_checked(table, person))
    return await _look(tables, person, code)


async def open_again(tables: Tables, person: str, id: str, request: RematchRequest) -> Rematch:
    """Open the rematch, or find the one that somebody has opened."""
    async with tables.hold(id) as table:
        row = _checked(table, person)
        code = _link_after(row)
        seats = [seat for seat in table.seats if seat.kind != "automa"]
        wanted = NewTable(
            game=row.game,
            seats=[_wanted(seat, person) for seat in (*seats[1:], seats[0])],
            settings=dict(row.settings),
            clock_seconds=row.clock_seconds,
            clock_forfeits=row.clock_forfeits,
            clock_increment=row.clock_increment,
            clock_turn=row.clock_turn,
            entropy=request.entropy,
            commitment=request.commitment,
            allow_spectators=row.allow_spectators,
            allow_hints=row.allow_hints,
        )
    found = await _look(tables, person, code)
    if found.table:
        return found
    try:
        await seating.create(tables, person, wanted, invite=code)
    except IntegrityError:  # somebody was quicker
        return await _look(tables, person, code)
    tables.tell(id)
    found = await _look(tables, person, code)
    found.opened = True
    return found


def _checked(table: LiveTable, person: str) -> TableRow:
    if not table.seats_of(Caller(person)):
        raise not_yours()
    if table.row.status != "finished":
        raise Refused(409, "running", "The match is still running.", "There is a rematch once it is over.")
    return table.row


def _link_after(row: TableRow) -> str:
    return hashlib.sha256(f"rematch of {row.invite}".encode()).hexdigest()[:32]


def _wanted(seat: SeatRow, person: str) -> NewSeat:
    if seat.kind == "bot":
        return NewSeat(kind="bot", level=seat.level)
    return NewSeat(kind="me", name=seat.name) if seat.person == person else NewSeat(kind="open")


async def _look(tables: Tables, person: str, code: str) -> Rematch:
    def work(session: Session) -> Rematch:
        row = session.scalar(select(TableRow).where(TableRow.invite == code))
        if row is None:
            return Rematch(table="", invite="", host="", mine=False)
        seats = list(session.scalars(select(SeatRow).where(SeatRow.table_id == row.id)))
        host = next((seat.name for seat in seats if seat.person == row.host), "")
        mine = any(seat.person == person for seat in seats)
        return Rematch(table=row.id if mine else "", invite=f"/join/{code}", host=host, mine=mine)

    return await tables.store.read(work)
