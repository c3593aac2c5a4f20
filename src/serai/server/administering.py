"""Administering: people, tables, bans, notices and counts, for `serai admin` and for the page of an administrator.

Everything is written to the store. A running server looks there every few seconds (`Notices`): who is banned is sent
away, tables that were deleted are forgotten, and everybody is told what is to be told.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import CursorResult, delete, func, or_, select, update
from sqlalchemy.orm import Session

from serai.server.bots import TAKES_OVER
from serai.server.fencing import push_in
from serai.server.models import ChoiceRow, Key, Person, SeatRow, SessionRow, TableRow
from serai.server.news import News, tell
from serai.server.notices import ANNOUNCEMENT, DELETIONS, MAINTENANCE, read_notices, write_notice
from serai.server.problems import Refused
from serai.server.sealing import withdraw
from serai.server.wire import AdminPerson, AdminTable

MOST_LISTED = 100
DAY = 24 * 3600.0


def counts(session: Session) -> dict[str, int | str]:
    """How much there is, and what is told."""
    found = session.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
    by_status = {row[0]: row[1] for row in found}
    lately = time.time() - DAY
    announcement, maintenance = read_notices(session)
    return {
        "people": _count(session, select(func.count()).select_from(Person)),
        "accounts": _count(session, select(func.count()).select_from(Person).where(Person.account.is_not(None))),
        "banned": _count(session, select(func.count()).select_from(Person).where(Person.banned)),
        **{f"tables {status}": by_status.get(status, 0) for status in ("waiting", "running", "finished")},
        "tables moved today": _count(
            session, select(func.count()).select_from(TableRow).where(TableRow.updated > lately)
        ),
        "choices": _count(session, select(func.count()).select_from(ChoiceRow)),
        "announcement": announcement,
        "maintenance": maintenance,
    }


def people(session: Session, search: str = "") -> list[AdminPerson]:
    """People by a part of their name, account or id; the newest first."""
    tables = (
        select(func.count()).select_from(SeatRow).where(SeatRow.person == Person.id).correlate(Person).scalar_subquery()
    )
    found = select(Person, tables).order_by(Person.created.desc()).limit(MOST_LISTED)
    if search:
        like = f"%{_escaped(search)}%"
        found = found.where(
            or_(Person.name.ilike(like, escape="\\"), Person.account.ilike(like, escape="\\"), Person.id == search)
        )
    return [
        AdminPerson(
            id=one.id,
            name=one.name,
            account=one.account or "",
            tables=number,
            banned=one.banned,
            is_admin=one.is_admin,
            created=one.created,
        )
        for one, number in session.execute(found)
    ]


def tables(session: Session, search: str = "") -> list[AdminTable]:
    """Tables by their game, status, id or somebody's name; those that moved last first."""
    found = select(TableRow).order_by(TableRow.updated.desc()).limit(MOST_LISTED)
    if search:
        named = select(SeatRow.table_id).where(SeatRow.name.ilike(f"%{_escaped(search)}%", escape="\\"))
        found = found.where(
            or_(TableRow.id == search, TableRow.game == search, TableRow.status == search, TableRow.id.in_(named))
        )
    rows = list(session.scalars(found))
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(names)).order_by(SeatRow.seat)):
        names[seat.table_id].append(seat.name or seat.kind)
    return [
        AdminTable(
            id=row.id,
            game=row.game,
            status=row.status,
            version=row.version,
            host=row.host or "",
            people=", ".join(names[row.id]),
            updated=row.updated,
        )
        for row in rows
    ]


def the_person(session: Session, who: str) -> Person:
    """Somebody by id or account; raises Refused."""
    found = session.get(Person, who) or session.scalar(select(Person).where(Person.account == who.casefold()))
    if found is None:
        raise Refused(404, "no-person", f"There is nobody with the id or the account {who!r}.")
    return found


def ban(session: Session, who: str, banned: bool) -> None:
    """Send somebody away, or let them come back; what they have open ends."""
    person = the_person(session, who)
    person.banned = banned
    tell(session, News(house=True))
    if banned:
        session.execute(update(SessionRow).where(SessionRow.person == person.id).values(ended=True, seen=time.time()))


def make_admin(session: Session, who: str, is_admin: bool) -> None:
    """Let an account administer the server."""
    person = the_person(session, who)
    if person.account is None:
        raise Refused(409, "no-account", "Only an account can administer the server.", "Let them create one first.")
    person.is_admin = is_admin


def delete_table(session: Session, id: str) -> None:
    """Delete a table with everything about it; raises Refused."""
    if not cast(CursorResult[Any], session.execute(delete(TableRow).where(TableRow.id == id))).rowcount:
        raise Refused(404, "no-table", f"There is no table {id!r}.")
    _count_deletion(session)


def delete_person(session: Session, who: str) -> None:
    """Delete somebody: tables of their own wholly; at tables with others, bots take the seats."""
    person = the_person(session, who)
    seated = select(SeatRow.table_id).where(SeatRow.person == person.id)
    for row in list(session.scalars(select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.host == person.id)))):
        seats = list(session.scalars(select(SeatRow).where(SeatRow.table_id == row.id).order_by(SeatRow.seat)))
        if not any(seat.person not in (None, person.id) for seat in seats):
            session.execute(delete(TableRow).where(TableRow.id == row.id))
            continue
        push_in(session, [row.id])
        row.host = None if row.host == person.id else row.host
        _stand_up(row, seats, person.id)
    session.execute(update(SessionRow).where(SessionRow.person == person.id).values(ended=True, seen=time.time()))
    session.delete(person)
    _count_deletion(session)


def _stand_up(row: TableRow, seats: Sequence[SeatRow], person: str) -> None:
    for seat in seats:
        if seat.person == person:
            if row.status == "waiting":
                withdraw(row, seats, seat)
            seat.kind = {"waiting": "open", "running": "bot"}.get(row.status, seat.kind)
            seat.person, seat.name, seat.token = None, "", None
            seat.level = seat.level or TAKES_OVER


def announce(session: Session, text: str) -> None:
    """Tell everybody something at their tables; empty: nothing any more."""
    write_notice(session, ANNOUNCEMENT, text)


def close(session: Session, text: str) -> None:
    """Close the server for maintenance with a word to everybody; empty: open it again."""
    write_notice(session, MAINTENANCE, text)


def _count_deletion(session: Session) -> None:
    """Let a running server see that something it may have in memory is gone."""
    row = session.get(Key, DELETIONS)
    write_notice(session, DELETIONS, str(int(row.value if row is not None else "0") + 1))


def _count(session: Session, statement: Any) -> int:
    return session.scalar(statement) or 0


def _escaped(search: str) -> str:
    return search.replace("\0", "").replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
