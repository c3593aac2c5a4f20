"""The lobby: tables that wait for anybody, where whoever runs the server wants one (`lobby`).

Who lists a table gives its link to everybody. So a table leaves the lobby when its match begins, and gets another link
then: whoever read the old one knows nothing of the table any more, nor of its rematch.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from serai.games import is_known
from serai.server.identity import Caller, new_id
from serai.server.live import LiveTable
from serai.server.models import SeatRow, TableRow
from serai.server.play import keep
from serai.server.presenting import invitation
from serai.server.problems import Refused
from serai.server.tables import Tables, again
from serai.server.wire import Invitation, LobbyInfo, LobbyTable

MOST_SHOWN = 60
MOST_OF_ONE = 3  # tables that one person may list at a time
SHOWN_FOR = 3 * 24 * 3600.0  # seconds after which nobody waits there any more


async def listed(tables: Tables, caller: Caller, is_open: bool, locale: str) -> LobbyInfo:
    """The tables that wait for anybody, the newest first."""
    if not is_open:
        return LobbyInfo(open=False, tables=[])

    def work(session: Session) -> list[tuple[TableRow, list[SeatRow]]]:
        waiting = (TableRow.listed, TableRow.status == "waiting", TableRow.updated > time.time() - SHOWN_FOR)
        rows = session.scalars(select(TableRow).where(*waiting).order_by(TableRow.updated.desc()).limit(MOST_SHOWN))
        found = {row.id: (row, list[SeatRow]()) for row in rows}
        for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(found)).order_by(SeatRow.seat)):
            found[seat.table_id][1].append(seat)
        return list(found.values())

    rows = await tables.store.read(work)
    shown = [
        LobbyTable(invite=f"/join/{row.invite}", info=_shown(tables, caller, row, seats, locale))
        for row, seats in rows
        if is_known(row.game) and any(seat.kind == "open" for seat in seats)
    ]
    return LobbyInfo(open=True, tables=shown)


def _shown(tables: Tables, caller: Caller, row: TableRow, seats: Sequence[SeatRow], locale: str) -> Invitation:
    return invitation(tables, LiveTable(row, list(seats)), caller, locale)


@again
async def switch(tables: Tables, caller: Caller, id: str, is_open: bool, wanted: bool) -> None:
    """The host puts a waiting table into the lobby, or takes it out: then its link is another one."""
    async with tables.hold(id) as table:
        table.check_host(caller)
        row = table.row
        if row.status != "waiting":
            raise Refused(409, "running", "The match has begun.", "Only a table that waits is listed.")
        if wanted and not row.listed:
            await tables.store.read(lambda session: check_listing(session, str(caller.person), is_open))
        if row.listed and not wanted:
            row.invite = new_id()
        row.listed = wanted
        await keep(tables, table, moved=False)


def check_listing(session: Session, person: str, is_open: bool) -> None:
    """That somebody may list one table more; raises Refused."""
    if not is_open:
        raise Refused(409, "no-lobby", "This server has no lobby.", "Send its link to those you want to play with.")
    mine = (TableRow.host == person, TableRow.listed, TableRow.status == "waiting")
    many = session.scalar(select(func.count()).select_from(TableRow).where(*mine)) or 0
    if many >= MOST_OF_ONE:
        raise Refused(
            409, "too-many-listed", f"{many} tables of yours wait in the lobby.", "Fill, or unlist, one first."
        )
