"""Expiring: tables that nobody ever played are deleted after a while; finished ones as the operator wants it."""

from __future__ import annotations

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from serai.server.config import Config
from serai.server.models import TableRow
from serai.server.news import GONE, News, tell
from serai.server.problems import Refused
from serai.server.tables import Tables

DAY = 24 * 3600.0


async def expire(tables: Tables, config: Config, now: float) -> int:
    """Delete what has expired; gives how many tables."""
    gone = 0
    for id in await tables.store.read(lambda session: _expired(session, config, now)):
        gone += await delete_table(tables, id)
    return gone


async def delete_table(tables: Tables, id: str) -> bool:
    """Delete a table with everything about it; whether it was there."""

    def work(session: Session) -> bool:
        there = session.get(TableRow, id) is not None
        session.execute(delete(TableRow).where(TableRow.id == id))
        tell(session, News(tables={id: GONE}))
        return there

    try:
        async with tables.hold(id) as table:
            there = await tables.store.write(work)
            tables.forget(table)
    except Refused:  # this release cannot even revive it
        there = await tables.store.write(work)
    tables.tell(id)
    return there


def _expired(session: Session, config: Config, now: float) -> list[str]:
    conditions = []
    if config.unplayed_days:
        old = TableRow.updated < now - config.unplayed_days * DAY
        conditions.append(old & (TableRow.version == 0) & (TableRow.status != "finished"))
    if config.finished_days:
        conditions.append((TableRow.updated < now - config.finished_days * DAY) & (TableRow.status == "finished"))
    return list(session.scalars(select(TableRow.id).where(or_(*conditions)))) if conditions else []
