"""Results: how my finished matches ended, from what is kept of their ends; no table is revived for it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.games import is_known
from serai.server.keeping import unpacked
from serai.server.models import SeatRow, TableRow, TurnRow
from serai.server.outcomes import outcome
from serai.server.store import Store
from serai.server.wire import ResultInfo

MOST = 200  # matches that are looked back upon


async def results(store: Store, person: str, locale: str) -> list[ResultInfo]:
    """My finished matches, the last one first."""

    def work(session: Session) -> list[tuple[TableRow, list[SeatRow], dict[str, Any]]]:
        mine = select(SeatRow.table_id).where(SeatRow.person == person)
        rows = session.scalars(
            select(TableRow)
            .where(TableRow.id.in_(mine), TableRow.status == "finished")
            .order_by(TableRow.updated.desc())
            .limit(MOST)
        ).all()
        seats: dict[str, list[SeatRow]] = defaultdict(list)
        wanted = [row.id for row in rows]
        for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(wanted)).order_by(SeatRow.seat)):
            seats[seat.table_id].append(seat)
        ends: dict[str, TurnRow] = {}
        over = select(TurnRow).where(TurnRow.table_id.in_(wanted), TurnRow.over).order_by(TurnRow.version)
        for end in session.scalars(over):
            ends[end.table_id] = end  # the last one counts: an undo may have led on from an earlier end
        return [
            (row, seats[row.id], row.ended if row.ended is not None else unpacked(ends[row.id]))
            for row in rows
            if row.id in ends or row.ended is not None
        ]

    found = await store.read(work)
    return [_result_info(row, seats, kept, person, locale) for row, seats, kept in found if is_known(row.game)]


def _result_info(row: TableRow, seats: list[SeatRow], kept: dict[str, Any], person: str, locale: str) -> ResultInfo:
    scores = [[(rule, points) for _, points, rule in items] for items in kept["scores"]]
    return outcome(row, seats, scores, kept["winners"], person, locale)
