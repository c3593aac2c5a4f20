"""Waiting: who is waited for and does not know it yet.

It is somebody's turn since the last choice of another seat. Who has looked at the table since then knows it; who has
not after a while (`notify_after`) is told, once. Only tables where other people sit count. All of this is asked of the
store, so it does not matter which process somebody is connected to, or was before a restart.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from sqlalchemy import CursorResult, Select, and_, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, aliased

from serai.server.config import Config
from serai.server.identity import new_id
from serai.server.models import ChannelRow, ChoiceRow, MessageRow, Person, SeatRow, TableRow, TidingRow, WishRow
from serai.server.store import Store
from serai.server.tables import Tables

OVER_FOR = 24 * 3600.0  # seconds after the end of a match in which it is still news
HOUR = 3600.0


class _Wait(NamedTuple):
    """Something that somebody may not know yet: it is their turn, or the match is over, as of a version."""

    person: str
    table: str
    version: int
    over: bool
    updated: float
    created: float
    known: int | None  # the version up to which they were told; None: nothing was ever noted
    looked: float
    how: str


async def note_looks(tables: Tables) -> None:
    """Write down who looks at which table, as far as they want to be told when they do not."""
    looks = tables.take_looks()
    if not looks:
        return

    def channelled(session: Session) -> set[str]:
        people = {person for person, _ in looks}
        return set(session.scalars(select(ChannelRow.person).where(ChannelRow.person.in_(people))))

    def work(session: Session) -> None:
        there = set(session.scalars(select(TableRow.id).where(TableRow.id.in_({table for _, table in noted}))))
        for person, table in noted:
            row = session.get(TidingRow, (person, table))
            if row is not None:
                row.looked = max(row.looked, looks[person, table])
            elif table in there:
                session.add(TidingRow(person=person, table_id=table, version=-1, looked=looks[person, table]))

    try:
        reached = await tables.store.read(channelled)
        noted = sorted((person, table) for person, table in looks if person in reached)
        if noted:
            await tables.store.write(work)
    except BaseException as error:
        tables.looks = {**looks, **tables.looks}
        if not isinstance(error, IntegrityError):  # else another process was quicker: the next time it will do
            raise


async def tell(store: Store, config: Config) -> None:
    """Put a message into the outbox for everybody who is to be told something."""

    def work(session: Session) -> None:
        now = time.time()
        for wait in _waits(session, now - config.notify_after):
            _tell(session, wait, now, config)

    if await store.read(lambda session: any(True for _ in _waits(session, time.time() - config.notify_after))):
        await store.write(work)


def effective(wish: str | None, default: str) -> str:
    return wish if wish is not None else default


def due_to_choose(person: str) -> Select[TableRow, str]:
    """Tables where it is somebody's turn, with how they want to be told of them."""
    wish = and_(WishRow.person == person, WishRow.table_id == TableRow.id)
    return (
        select(TableRow, WishRow.how)
        .join(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_choose))
        .outerjoin(WishRow, wish)
        .where(TableRow.status == "running", SeatRow.kind == "person", SeatRow.person == person)
        .order_by(TableRow.updated)
    )


def _waits(session: Session, before: float) -> Iterator[_Wait]:
    other = aliased(SeatRow)
    company = (
        select(other.seat)
        .where(other.table_id == SeatRow.table_id, other.kind == "person", other.person != SeatRow.person)
        .exists()
    )
    turn = and_(TableRow.status == "running", TableRow.to_choose == SeatRow.seat, SeatRow.token.is_(None))
    over = and_(TableRow.status == "finished", TableRow.updated > before - OVER_FOR)
    found = (
        select(SeatRow.person, TableRow, TidingRow.version, TidingRow.looked, WishRow.how, Person.notify)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .join(Person, Person.id == SeatRow.person)
        .outerjoin(TidingRow, and_(TidingRow.person == SeatRow.person, TidingRow.table_id == SeatRow.table_id))
        .outerjoin(WishRow, and_(WishRow.person == SeatRow.person, WishRow.table_id == SeatRow.table_id))
        .where(
            SeatRow.person.in_(select(ChannelRow.person).where(ChannelRow.confirmed)),
            SeatRow.kind == "person",
            or_(turn, over),
            TableRow.updated <= before,
            func.coalesce(TidingRow.version, -1) < TableRow.version,
            company,
        )
        .order_by(TableRow.updated)
        .limit(1000)
    )
    for person, row, known, looked, how, default in session.execute(found):
        over_now, wish = row.status == "finished", effective(how, default)
        yield _Wait(str(person), row.id, row.version, over_now, row.updated, row.created, known, looked or 0.0, wish)


def _tell(session: Session, wait: _Wait, now: float, config: Config) -> None:
    since, came = (wait.version, wait.updated) if wait.over else _turn_came(session, wait)
    news = (wait.known is None or wait.known < since) and wait.looked < came and wait.how != "off"
    if not _claimed(session, wait) or not news:
        return
    mine = select(ChannelRow).where(ChannelRow.person == wait.person, ChannelRow.confirmed)
    for channel in session.scalars(mine):
        if channel.created > came:
            continue  # it was so before anybody wanted to be told
        if wait.how == "each":
            kind = "over" if wait.over else "turn"
            session.add(_message(channel, kind, wait.table, now))
        elif not wait.over and not _has_digest(session, channel):
            session.add(_message(channel, "digest", "", max(now, channel.digested + config.digest_hours * HOUR)))


def _turn_came(session: Session, wait: _Wait) -> tuple[int, float]:
    """Since which version, and when, it is somebody's turn."""
    own = select(SeatRow.seat).where(SeatRow.table_id == wait.table, SeatRow.person == wait.person)
    others = select(func.max(ChoiceRow.version)).where(ChoiceRow.table_id == wait.table, ChoiceRow.seat.not_in(own))
    version = session.scalar(others)
    if version is None:
        return 0, wait.updated if not wait.version else wait.created
    row = session.get(ChoiceRow, (wait.table, version))
    assert row is not None
    return version, row.time


def _claimed(session: Session, wait: _Wait) -> bool:
    """Whether it is for us to tell this: another process may have been quicker."""
    if wait.known is None:
        session.add(TidingRow(person=wait.person, table_id=wait.table, version=wait.version, looked=0.0))
        session.flush()
        return True
    mine = (TidingRow.person == wait.person, TidingRow.table_id == wait.table, TidingRow.version < wait.version)
    done = session.execute(update(TidingRow).where(*mine).values(version=wait.version))
    return bool(cast(CursorResult[Any], done).rowcount)


def _has_digest(session: Session, channel: ChannelRow) -> bool:
    waiting = select(MessageRow.id).where(MessageRow.channel == channel.id, MessageRow.kind == "digest")
    return session.scalar(waiting) is not None


def _message(channel: ChannelRow, kind: str, table: str, due: float) -> MessageRow:
    return MessageRow(id=new_id(), channel=channel.id, kind=kind, table_id=table, due=due, tries=0)
