"""The database: reads run on a few threads, writes one after the other on a single one.

Writes that wait at the same time share a transaction, so that many tables together cost one trip to the database. A
write is done when its transaction has been committed. SQLite (in WAL mode) is the default; any URL of SQLAlchemy may
be given instead.

What is committed survives the end of the server, however sudden. SQLite hands it to the system at every commit and to
the disk once a second (`_Syncer`), so that only a failure of the whole machine can cost the last second; PostgreSQL
waits for the disk at every commit.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, create_engine
from sqlalchemy.event import listens_for
from sqlalchemy.orm import Session

R = TypeVar("R")
Work = Callable[[Session], R]
Values: TypeAlias = dict[str, Any]
Row: TypeAlias = tuple[Executable, Values]  # a statement and what it is run with

_TOGETHER = 64  # writes in one transaction, at most
_READERS = 4
SYNC_EVERY = 1.0  # seconds
LOG = logging.getLogger("serai.store")


class Store:
    """A database in use."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(_READERS, "serai-reader")
        self._syncer = _Syncer(Path(f"{self.engine.url.database}-wal")) if _is_sqlite(self.engine) else None
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="serai-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[R]) -> R:
        """What some work finds in the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)

    async def write(self, work: Work[R]) -> R:
        """Change the database; returns once that is committed. The work may run twice: it changes nothing else."""

        def in_session(connection: Connection) -> R:
            with Session(connection, expire_on_commit=False, join_transaction_mode="rollback_only") as session:
                result = work(session)
                session.commit()  # to the connection, whose transaction goes on
                return result

        job = _Job(in_session, ())
        self._waiting.put(job)
        return cast(R, await job.done)

    async def write_rows(self, rows: Sequence[Row]) -> None:
        """Run some statements, each with its values; returns once they are committed.

        The same statement of several writes runs once for all of them: among writes of one transaction, the order of
        the statements counts, not the order of the writes.
        """
        job = _Job(None, rows)
        self._waiting.put(job)
        await job.done

    def close(self) -> None:
        """Finish what has been asked for and let go."""
        self._waiting.put(None)
        self._writer.join()
        if self._syncer is not None:
            self._syncer.close()
        self._readers.shutdown()
        self.engine.dispose()

    def _reading(self, work: Work[R]) -> R:
        with Session(self.engine, expire_on_commit=False) as session:
            return work(session)

    def _write(self) -> None:
        """The writer's life. Its connection is its own; after an error it takes a fresh one."""
        connection: Connection | None = None
        ending = False
        while not ending:
            batch = [self._waiting.get()]
            try:
                while len(batch) < _TOGETHER:
                    batch.append(self._waiting.get_nowait())
            except Empty:
                pass
            jobs = [job for job in batch if job is not None]
            ending = len(jobs) < len(batch)
            for together in (jobs, *([job] for job in jobs)):
                # One bad write spoils a transaction: then each has its own, so that the others do not suffer.
                if not together or together[0].settled:
                    continue
                try:
                    connection = connection if connection is not None else self.engine.connect()
                    _commit(connection, together)
                except Exception as error:
                    if connection is not None:
                        connection.close()
                        connection = None
                    if len(together) == 1:
                        _settle(together, error)
                else:
                    _settle(together, None)
            if jobs and self._syncer is not None:
                self._syncer.wake()
        if connection is not None:
            connection.close()


def _commit(connection: Connection, jobs: Sequence[_Job]) -> None:
    with connection.begin():
        for job in jobs:
            if job.work is not None:
                job.result = job.work(connection)
        for statement, values in _gathered(jobs).items():
            connection.execute(statement, values)


class _Job:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any] | None, rows: Sequence[Row]) -> None:
        self.work = work
        self.rows = rows
        self.result: Any = None
        self.settled = False
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, error: Exception | None) -> None:
        if self.done.done():  # nobody waits any more
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.result)


def _gathered(jobs: Sequence[_Job]) -> dict[Executable, list[Values]]:
    """All values of each statement, statements in the order in which they are first met."""
    found: dict[Executable, list[Values]] = {}
    for job in jobs:
        for statement, values in job.rows:
            found.setdefault(statement, []).append(values)
    return found


def _settle(jobs: Sequence[_Job], error: Exception | None) -> None:
    """Tell those who wait, with one call to their loop."""

    def settle() -> None:
        for job in jobs:
            job.settle(error)

    for job in jobs:
        job.settled = True
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        jobs[0].loop.call_soon_threadsafe(settle)


class _Syncer:
    """Brings what was written to a file from the system's memory to the disk, once a second while there is something.

    Opening and closing the WAL file is harmless: SQLite's locks are not on it.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._dirty = Event()
        self._closing = Event()
        self._thread = Thread(target=self._run, name="serai-syncer", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        self._dirty.set()

    def close(self) -> None:
        self._closing.set()
        self._dirty.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            self._dirty.wait()
            self._closing.wait(SYNC_EVERY)
            self._dirty.clear()
            self._sync()

    def _sync(self) -> None:
        try:
            file = os.open(self._file, os.O_RDWR)
        except FileNotFoundError:  # SQLite has brought it home
            return
        try:
            os.fsync(file)
        except OSError:
            LOG.exception("the disk does not take what was written")
        finally:
            os.close(file)


def migrate(engine: Engine) -> None:
    """Bring a database to the shape that this version knows."""
    config = Config()
    config.set_main_option("script_location", "serai.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def _engine(url: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=_READERS + 1, pool_pre_ping=True)
    engine = create_engine(url, pool_size=_READERS + 1)

    @listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
