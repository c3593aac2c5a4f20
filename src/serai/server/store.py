"""The database: reads run on a few threads, writes one after the other on a single one.

Writes that wait at the same time share a transaction, so that many tables together cost one trip to the disk. A write
is done when its transaction has been committed. SQLite (in WAL mode) is the default; any URL of SQLAlchemy may be
given instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.orm import Session

R = TypeVar("R")
Work = Callable[[Session], R]
PlainWork = Callable[[Connection], R]

_TOGETHER = 64  # writes in one transaction, at most
_READERS = 4


class Store:
    """A database in use."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(_READERS, "serai-reader")
        self._waiting: SimpleQueue[tuple[PlainWork[Any], Future[Any]] | None] = SimpleQueue()
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

        return await self.write_plainly(in_session)

    async def write_plainly(self, work: PlainWork[R]) -> R:
        """The same without the comfort, and the cost, of a session."""
        done: Future[R] = Future()
        self._waiting.put((work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Finish what has been asked for and let go."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _reading(self, work: Work[R]) -> R:
        with Session(self.engine, expire_on_commit=False) as session:
            return work(session)

    def _write(self) -> None:
        while True:
            batch = [self._waiting.get()]
            try:
                while len(batch) < _TOGETHER:
                    batch.append(self._waiting.get_nowait())
            except Empty:
                pass
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
            if len(jobs) < len(batch):
                return

    def _commit(self, jobs: Sequence[tuple[PlainWork[Any], Future[Any]]]) -> None:
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                _settle(jobs[0][1], None, error)
            else:  # one of them is to blame: the others shall not suffer
                for job in jobs:
                    self._commit([job])
            return
        for (_, done), result in zip(jobs, results, strict=True):
            _settle(done, result, None)


def _settle(done: Future[Any], result: Any, error: Exception | None) -> None:
    if not done.set_running_or_notify_cancel():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


def migrate(engine: Engine) -> None:
    """Bring a database to the shape that this version knows."""
    config = Config()
    config.set_main_option("script_location", "serai.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(url: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=_READERS + 1, pool_pre_ping=True)
    engine = create_engine(url, pool_size=_READERS + 1)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
