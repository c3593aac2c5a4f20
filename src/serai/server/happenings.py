"""Happenings: people come, go, run out of time or concede, and the log of the match tells it.

Each has the moment of the match at which it happened. The name is kept as it was then: whoever left may be called
otherwise today. Who wants to be forgotten is somebody from then on.
"""

from __future__ import annotations

import time

from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from serai.server.live import LiveTable
from serai.server.models import HappeningRow, SeatRow


def happening(table: LiveTable, key: str, seat: SeatRow | None) -> list[HappeningRow]:
    """Something about people, to be kept with the next write of a running table; nothing before a match begins."""
    if table.match is None:
        return []
    row = HappeningRow(
        table_id=table.id,
        number=len(table.happenings) + 1,
        version=table.version,
        position=table.match.position,
        key=key,
        seat=seat.seat if seat is not None else -1,
        person=seat.person if seat is not None else None,
        name=seat.name if seat is not None else "",
        time=time.time(),
    )
    table.happenings.append(row)
    return [row]


_OF_TABLE = select(HappeningRow).where(HappeningRow.table_id == bindparam("table")).order_by(HappeningRow.number)


def read_happenings(session: Session, table: str) -> list[HappeningRow]:
    return list(session.scalars(_OF_TABLE, {"table": table}))


def forget_names(session: Session, person: str) -> None:
    session.execute(update(HappeningRow).where(HappeningRow.person == person).values(person=None, name=""))
