"""The store, on SQLite and on PostgreSQL: committed means kept, and one bad write harms no other."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text, update
from sqlalchemy.orm import Session

from serai.server.models import Base, Key, Person, SeatRow, TableRow
from serai.server.people import STRANGER_FOR, forget_strangers
from serai.server.reviving import revived
from serai.server.store import Store, migrate
from tests.server.conftest import NOW, Running, running, sqlite, until


@pytest.fixture(scope="module")
def own(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


def test_the_migrations_lead_to_the_models(own: Running) -> None:
    engine = own.house.store.engine
    migrate(engine)  # again: nothing to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_a_match_is_played_and_revived(own: Running) -> None:
    ada, ben = own.device("Ada"), own.device("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "wayfarers", "seats": seats, "settings": {"undo": "free"}, "clock_seconds": 999}
    link = ada.call("POST", "/tables", body)
    ben.call("POST", link["invite"], {"name": "Benoît 🐫"})
    table, chance = link["table"], random.Random(1)
    for step in range(90):
        state = ada.state(table, since=NOW)
        seat = state["decision"]["seat"]
        (ada, ben)[seat].play_on(table, chance, 1)
        if step % 10 == 9:
            undo = {"seat": seat, "version": state["version"] + 1, "key": f"undo {step}"}
            (ada, ben)[seat].call("POST", f"/tables/{table}/undo", undo)
    live = own.live(table)
    assert live.match is not None
    with Session(own.house.store.engine) as session:
        found = revived(session, table)
    assert found is not None and found.match is not None
    assert found.match.digest() == live.match.digest()
    assert found.match.entries == live.match.entries
    assert (found.positions, found.keys, found.version) == (live.positions, live.keys, live.version)
    assert [seat.clock_used for seat in found.seats] == [seat.clock_used for seat in live.seats]
    assert found.seats[1].name == "Benoît 🐫"


def test_people_come_and_go(own: Running) -> None:
    ada = own.device("Ada")
    ada.call("POST", "/account", {"account": "Ada", "password": "correct horse"})
    table = ada.new_table("me", "me")
    assert [listed["table"] for listed in ada.call("GET", "/tables")] == [table]
    ada.call("DELETE", "/me")
    with Session(own.house.store.engine) as session:
        assert session.get(TableRow, table) is None


def test_only_strangers_are_forgotten(own: Running) -> None:
    store, long_ago = own.house.store, time.time() - STRANGER_FOR - 60
    stranger, named, host, guest, known, new = (own.device() for _ in range(6))
    named.call("PUT", "/me", {"name": "Nobody"})
    link = host.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "open"}, {"kind": "open"}]})
    guest.call("POST", link["invite"], {"name": "Guest"})
    known.call("POST", "/account", {"account": "Known", "password": "correct horse"})
    with Session(store.engine) as session:
        before = set(session.scalars(select(Person.id)))
        session.execute(update(Person).values(created=long_ago))
        session.commit()
    newest = own.device()
    gone = asyncio.run_coroutine_threadsafe(forget_strangers(store, time.time()), own.loop).result(60)
    with Session(store.engine) as session:
        left = set(session.scalars(select(Person.id)))
        seated = set(session.scalars(select(SeatRow.person).where(SeatRow.person.is_not(None))))
        accounts = set(session.scalars(select(Person.id).where(Person.account.is_not(None))))
        hosts = set(session.scalars(select(TableRow.host).where(TableRow.host.is_not(None))))
    assert gone == len(before - left) >= 3  # stranger, named and new
    assert left & before == before & (seated | accounts | hosts)
    assert len(left - before) == 1  # who has just come
    for device in (stranger, new, newest):
        assert device.call("GET", "/me")["name"] == ""


def test_writes_that_wait_together_stand_or_fall_alone(own: Running) -> None:
    store = own.house.store

    def writing(name: str) -> None:
        def work(session: Session) -> str:
            session.execute(insert(Key), {"name": name, "value": "x"})
            return name

        results.append(asyncio.ensure_future(store.write(work)))

    async def many() -> list[str | BaseException]:
        for name in ("a", "b", "a", "c"):  # the third is a second `a`
            writing(name)
        return await asyncio.gather(*results, return_exceptions=True)

    results: list[asyncio.Future[str]] = []
    first, second, third, fourth = asyncio.run(many())
    assert (first, second, fourth) == ("a", "b", "c")
    assert isinstance(third, Exception)
    with Session(store.engine) as session:
        assert set(session.scalars(select(Key.name).where(Key.name.in_(["a", "b", "c"])))) == {"a", "b", "c"}


def test_what_is_written_reaches_the_disk_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[tuple[int, int]] = []

    def noting(file: int) -> None:
        fsync(file)
        synced.append((os.fstat(file).st_ino, os.fstat(file).st_size))

    fsync = os.fsync
    monkeypatch.setattr("serai.server.store.SYNC_EVERY", 0.0)
    monkeypatch.setattr(os, "fsync", noting)
    store = Store(sqlite(tmp_path))
    synced.clear()
    asyncio.run(store.write(lambda session: session.add(Key(name="a", value="x"))))
    wal = tmp_path / "serai.db-wal"
    until(lambda: (wal.stat().st_ino, wal.stat().st_size) in synced)
    store.close()


def test_what_gathers_is_brought_home_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer waited for the disk now and then, and every answer for the writer."""
    monkeypatch.setattr("serai.server.store.SYNC_EVERY", 0.0)
    monkeypatch.setattr("serai.server.store.GATHERED", 10_000)
    store = Store(sqlite(tmp_path))
    asked = store.write(lambda session: session.scalar(text("PRAGMA wal_autocheckpoint")))
    assert asyncio.run(asked) == 0, "else it is the writer who brings it home"

    async def write(first: int) -> None:
        for number in range(first, first + 50):
            key = Key(name=str(number), value="x" * 5000)
            await store.write(partial(Session.add, instance=key))

    asyncio.run(write(0))
    until(lambda: (tmp_path / "serai.db").stat().st_size > 50 * 5000)
    monkeypatch.setattr("serai.server.store.OVERFLOWING", 20_000)
    wal = tmp_path / "serai.db-wal"
    asyncio.run(write(50))
    until(lambda: wal.stat().st_size <= 20_000)
    store.close()
    with closing(sqlite3.connect(tmp_path / "serai.db")) as connection:
        assert connection.execute("SELECT count(*) FROM keys WHERE name IN ('0', '49', '50', '99')").fetchone() == (4,)


def test_the_same_version_cannot_be_written_twice(own: Running) -> None:
    """Two servers on one database: the second notices, and plays nothing."""
    ada = own.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    with own.house.store.engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO choices (table_id, version, position, seat, entry, key, time) "
                "VALUES (:table, 1, 1, 0, 'work', 'elsewhere', 0)"
            ),
            {"table": table},
        )
    for _ in range(2):
        assert ada.choose(table, state).json()["code"] == "stale-version"
    assert ada.state(table)["version"] == 1
