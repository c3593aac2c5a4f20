"""People: a nickname on a device; a name and password to be found on another one; the right to leave no trace."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from sqlalchemy import CursorResult, delete, or_, select, update
from sqlalchemy.orm import Session

from serai.server.bots import TAKES_OVER
from serai.server.chatting import forget_words, move_words
from serai.server.fairness import commitment_of, new_secret
from serai.server.fencing import push_in
from serai.server.happenings import forget_names, happening
from serai.server.identity import password_fits, password_hash
from serai.server.looks import check_look
from serai.server.models import ChannelRow, Person, SeatRow, TableRow, TidingRow, WishRow
from serai.server.names import person_name, tidy_name
from serai.server.news import GONE, News, tell
from serai.server.problems import Refused, bad_request
from serai.server.sealing import withdraw
from serai.server.store import Store
from serai.server.tables import Tables
from serai.server.wire import Credentials, Me

STRANGER_FOR = 90 * 24 * 3600.0  # seconds after which somebody without an account who never stayed is forgotten
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


def ensured(session: Session, id: str) -> Person:
    """The person of a device, made on first sight."""
    person = session.get(Person, id)
    if person is None:
        person = Person(
            id=id, name="", account=None, password=None, is_admin=False, next_secret=new_secret(), created=time.time()
        )
        session.add(person)
    return person


async def me(store: Store, id: str) -> Me:
    """Who somebody is."""
    found = await store.read(lambda session: session.get(Person, id))
    if found is None:
        found = await store.write(lambda session: ensured(session, id))
    return me_of(found)


async def rename(store: Store, id: str, name: str, look: int | None) -> Me:
    tidy = person_name(name)
    check_look(look)

    def work(session: Session) -> Me:
        person = ensured(session, id)
        person.name, person.look = tidy, look
        return me_of(person)

    return await store.write(work)


async def create_account(store: Store, id: str, credentials: Credentials) -> Me:
    """Give a person a name and password for other devices."""
    account = tidy_name(credentials.account).casefold()
    if not account:
        raise bad_request("An account needs a name.")
    check_password(credentials.password)
    hashed = await asyncio.to_thread(password_hash, credentials.password)

    def work(session: Session) -> Me:
        person = ensured(session, id)
        taken = session.scalar(select(Person.id).where(Person.account == account))
        if person.account is not None or taken is not None:
            code = "has-account" if person.account is not None else "account-taken"
            raise Refused(409, code, "There is such an account already.", "Log in, or choose another name.")
        person.account, person.password = account, hashed
        person.name = person.name or person_name(credentials.account)
        return me_of(person)

    return await store.write(work)


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise bad_request(f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")


async def check_own_password(store: Store, id: str, password: str) -> None:
    """That somebody knows their password; raises Refused."""
    found = await store.read(lambda session: session.get(Person, id))
    kept = found.password if found is not None else None
    if len(password) > LONGEST_PASSWORD or not await asyncio.to_thread(password_fits, password, kept):
        raise Refused(403, "wrong-password", "This is not your password.")


async def log_in(tables: Tables, id: str | None, credentials: Credentials) -> tuple[str, Me]:
    """The person of an account; seats that a device without an account had become theirs."""
    account = tidy_name(credentials.account).casefold()
    store = tables.store
    found = await store.read(lambda session: session.scalar(select(Person).where(Person.account == account)))
    kept = found.password if found is not None else None
    fits = len(credentials.password) <= LONGEST_PASSWORD and await asyncio.to_thread(
        password_fits, credentials.password, kept
    )
    if found is None or not fits or found.banned:
        raise Refused(401, "wrong-password", "This account and this password do not fit together.")
    new = found.id
    if id is not None:
        await entered(tables, id, new)
    return new, me_of(found)


async def entered(tables: Tables, old: str, new: str) -> None:
    """Somebody has logged in: seats that the device without an account had become theirs."""
    if old == new:
        return
    for table in await tables.store.write(lambda session: _merge(session, old, new)):
        async with tables.hold(table) as live:
            tables.forget(live)
        tables.tell(table)


def _merge(session: Session, old: str, new: str) -> list[str]:
    person = session.get(Person, old)
    if person is None or person.account is not None:
        return []
    moved = _tables_of(session, old)
    push_in(session, moved)
    session.execute(update(SeatRow).where(SeatRow.person == old).values(person=new))
    session.execute(update(TableRow).where(TableRow.host == old).values(host=new))
    _move_channels(session, old, new)
    move_words(session, old, new)
    session.delete(person)
    return moved


def _move_channels(session: Session, old: str, new: str) -> None:
    """A device has turned out to be somebody's: what it wanted, they want."""
    session.execute(update(ChannelRow).where(ChannelRow.person == old).values(person=new))
    for wish in session.scalars(select(WishRow).where(WishRow.person == old)):
        if session.get(WishRow, (new, wish.table_id)) is None:
            session.add(WishRow(person=new, table_id=wish.table_id, how=wish.how))
        session.delete(wish)


async def void_tokens(tables: Tables, id: str) -> None:
    """No program plays a seat of somebody any more."""

    def work(session: Session) -> list[str]:
        mine = (SeatRow.person == id, SeatRow.token.is_not(None))
        found = list(session.scalars(select(SeatRow.table_id).where(*mine).distinct()))
        push_in(session, found)
        session.execute(update(SeatRow).where(*mine).values(token=None))
        return found

    found = await tables.store.write(work)
    tables.tokens.forget_all()
    for table in found:
        async with tables.hold(table) as live:
            tables.forget(live)
        tables.tell(table)


def _tables_of(session: Session, id: str) -> list[str]:
    seated = select(SeatRow.table_id).where(SeatRow.person == id)
    return list(session.scalars(select(TableRow.id).where(or_(TableRow.id.in_(seated), TableRow.host == id))))


async def forget(tables: Tables, id: str) -> None:
    """Delete everything about a person: their own tables wholly; at tables with others, bots take the seats."""
    ids = await tables.store.read(lambda session: _tables_of(session, id))
    for table in ids:
        await _withdraw(tables, table, id)

    def work(session: Session) -> None:
        push_in(session, _tables_of(session, id))  # where they sat down meanwhile
        session.execute(update(SeatRow).where(SeatRow.person == id).values(person=None, name="", token=None))
        session.execute(update(TableRow).where(TableRow.host == id).values(host=None))
        forget_words(session, id)
        forget_names(session, id)
        for rows in (ChannelRow, WishRow, TidingRow):
            session.execute(delete(rows).where(rows.person == id))
        session.execute(delete(Person).where(Person.id == id))

    await tables.store.write(work)


async def forget_strangers(store: Store, now: float) -> int:
    """Forget who came long ago, has no account and is at no table; gives how many.

    A device that comes back all the same is greeted as a new one under the same cookie.
    """

    def work(session: Session) -> int:
        seated = select(SeatRow.person).where(SeatRow.person.is_not(None))
        hosts = select(TableRow.host).where(TableRow.host.is_not(None))
        strangers = delete(Person).where(
            Person.account.is_(None),
            Person.created < now - STRANGER_FOR,
            Person.id.not_in(seated),
            Person.id.not_in(hosts),
        )
        return cast(CursorResult[Any], session.execute(strangers)).rowcount

    return await store.write(work)


async def _withdraw(tables: Tables, table: str, id: str) -> None:
    """Take a person away from a table in one step, so that nothing half done can remain."""
    async with tables.hold(table) as live:
        running = live.row.status == "running"
        gone = [seat for seat in live.seats if seat.person == id and running]
        happened = [row for seat in gone for row in happening(live, "left-bot", seat)]

        def work(session: Session) -> None:
            row = session.get(TableRow, table)
            seats = list(session.scalars(select(SeatRow).where(SeatRow.table_id == table)))
            if row is None or not any(seat.person not in (None, id) for seat in seats):
                session.execute(delete(TableRow).where(TableRow.id == table))
                tell(session, News(tables={table: GONE}))
                return
            push_in(session, [table])
            row.host = None if row.host == id else row.host
            for one in happened:
                session.merge(one)
            for seat in seats:
                if seat.person == id:
                    if row.status == "waiting":  # else the part stays: it proves the seed, and says nothing of anybody
                        withdraw(row, seats, seat)
                    seat.kind = {"waiting": "open", "running": "bot"}.get(row.status, seat.kind)
                    seat.person, seat.name, seat.token = None, "", None
                    seat.level = seat.level or TAKES_OVER

        await tables.store.write(work)
        tables.forget(live)
    tables.tell(table)


def me_of(person: Person, recovery: str = "") -> Me:
    return Me(
        name=person.name,
        account=person.account,
        commitment=commitment_of(person.next_secret),
        admin=person.is_admin,
        look=person.look,
        recoverable=person.recovery is not None,
        recovery=recovery,
    )
