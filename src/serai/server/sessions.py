"""Sessions: on which devices somebody is logged in, and how that ends.

A cookie names a person and a session, and is signed; nothing has to be looked up to believe it. A session that was
ended is remembered until every cookie of it has lapsed, and whatever it has open is closed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any, cast

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.orm import Session

from serai.server.identity import COOKIE_SECONDS, Cookies, password_hash
from serai.server.models import Person, SeatRow, SessionRow
from serai.server.news import News, tell
from serai.server.problems import Refused
from serai.server.store import Store
from serai.server.tables import Tables
from serai.server.wire import SessionInfo

SEEN_EVERY = 3600.0  # seconds: how exactly is known when a session was used
LONGEST_DEVICE = 200
CLOCKS_DIFFER = 600.0  # seconds, at most, between the machines of a server


def ended_sessions(session: Session) -> set[str]:
    """Those whose cookies are void."""
    lapsed = time.time() - COOKIE_SECONDS
    session.execute(delete(SessionRow).where(SessionRow.ended, SessionRow.seen < lapsed))
    return set(session.scalars(select(SessionRow.id).where(SessionRow.ended)))


def ended_since(session: Session, then: float) -> list[str]:
    """Those that were ended since then, perhaps by another process, whose clock may be slow."""
    return list(session.scalars(select(SessionRow.id).where(SessionRow.ended, SessionRow.seen > then - CLOCKS_DIFFER)))


def banned_people(session: Session) -> frozenset[str]:
    return frozenset(session.scalars(select(Person.id).where(Person.banned)))


def tokens_of(session: Session, people: Collection[str]) -> set[str]:
    """The tokens of programs that play for some people."""
    mine = select(SeatRow.token).where(SeatRow.person.in_(people), SeatRow.token.is_not(None))
    return {str(token) for token in session.scalars(mine)}


async def note(store: Store, person: str, id: str, device: str) -> None:
    """Somebody with an account is here with a session."""
    now = time.time()

    def work(session: Session) -> None:
        row = session.get(SessionRow, id)
        if row is None:
            device_name = "".join(sign for sign in device if sign.isprintable())[:LONGEST_DEVICE]
            session.add(SessionRow(id=id, person=person, device=device_name, created=now, seen=now, ended=False))
        elif not row.ended:
            row.seen = now

    found = await store.read(lambda session: session.get(SessionRow, id))
    if found is None or found.seen < now - SEEN_EVERY:
        await store.write(work)


async def listed(store: Store, person: str, current: str | None) -> list[SessionInfo]:
    """The sessions of somebody, the latest first."""

    def work(session: Session) -> list[SessionRow]:
        mine = select(SessionRow).where(SessionRow.person == person, ~SessionRow.ended)
        return list(session.scalars(mine.order_by(SessionRow.seen.desc())))

    return [
        SessionInfo(id=row.id, device=row.device, created=row.created, seen=row.seen, current=row.id == current)
        for row in await store.read(work)
    ]


async def end(tables: Tables, cookies: Cookies, person: str, ids: list[str]) -> None:
    """End some sessions of a person, wherever they are."""
    now = time.time()

    def work(session: Session) -> None:
        for id in ids:
            row = session.get(SessionRow, id)
            if row is None:
                session.add(SessionRow(id=id, person=person, device="", created=now, seen=now, ended=True))
            elif row.person == person:
                row.ended, row.seen = True, now
        tell(session, News(house=True))

    await tables.store.write(work)
    cookies.end(ids)
    tables.end_feeds_of(ids)


async def end_others(tables: Tables, cookies: Cookies, person: str, current: str | None) -> int:
    """End every session of a person but one; gives how many."""
    ids = [one.id for one in await listed(tables.store, person, current) if not one.current]
    await end(tables, cookies, person, ids)
    return len(ids)


async def end_all(tables: Tables, cookies: Cookies, person: str) -> None:
    """End everything that a person has open: they are deleted, or banned."""
    await end_others(tables, cookies, person, None)
    tables.end_feeds_of_person(person, await tables.store.read(lambda session: tokens_of(session, [person])))


async def change_password(store: Store, person: str, password: str) -> None:
    """Give an account another password."""
    hashed = await asyncio.to_thread(password_hash, password)

    def work(session: Session) -> None:
        mine = update(Person).where(Person.id == person, Person.account.is_not(None))
        if not cast(CursorResult[Any], session.execute(mine.values(password=hashed))).rowcount:
            raise Refused(409, "no-account", "There is no account to change.", "Create one first.")

    await store.write(work)
