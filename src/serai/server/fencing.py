"""Fencing: nobody writes about a table what they thought out from an old look at it.

Every write of a table, its seats included, counts one `revision` more, in the same transaction, and names the one that
it began from. If that is not the present one, somebody else was quicker, be it another process or `serai admin`: then
nothing at all is written (`Conflict`), memory is dropped, and the call begins again from what the store says. So it
does not matter how long a process was asleep between its thought and its write.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from sqlalchemy import CursorResult, update
from sqlalchemy.orm import Session

from serai.server.models import TableRow
from serai.server.news import GONE, News, tell
from serai.server.store import Conflict


def take_turn(session: Session, id: str, known: int) -> None:
    """Write to a table that was at some revision; raises Conflict if it has gone on, or is gone."""
    mine = update(TableRow).where(TableRow.id == id, TableRow.revision == known).values(revision=known + 1)
    if cast(CursorResult[Any], session.execute(mine, execution_options={"synchronize_session": False})).rowcount != 1:
        raise Conflict
    tell(session, News(tables={id: known + 1}))


def push_in(session: Session, ids: Iterable[str]) -> None:
    """Write to tables whatever they are at: who has an older look at them must look again."""
    for id in sorted(ids):
        tell(session, News(tables={id: GONE}))
        session.execute(
            update(TableRow).where(TableRow.id == id).values(revision=TableRow.revision + 1),
            execution_options={"synchronize_session": False},
        )
