"""The database: reads run on a few threads, writes one after the other on a single one.

Writes that wait at the same time share a transaction, so that many tables together cost one trip to the database. A
write is done when its transaction has been committed. SQLite (in WAL mode) is the default; any URL of SQLAlchemy may
be given instead. PostgreSQL may serve several processes at once: they hear of each other's writes (see `news`).

What is committed survives the end of the server, however sudden. SQLite hands it to the system at every commit and to
the disk once a second (`_Syncer`), so that only a failure of the whole machine can cost the last second; PostgreSQL
waits for the disk at every commit.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from operator import itemgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Executable, Update, create_engine, make_url, select
from sqlalchemy.event import listens_for
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
)
from sqlalchemy.orm import Session

from serai.server.locking import MIGRATING
from serai.server.news import Move, News, parts, tell
from serai.server.pulses import Pulse

R = TypeVar("R")
Work = Callable[[Session], R]
Values: TypeAlias = dict[str, Any]
Row: TypeAlias = tuple[Executable, Values]  # a statement and what it is run with

_WHICH = itemgetter("which")
_TOGETHER = 64  # writes in one transaction, at most
_READERS = 4
_PATIENCE = 3.0  # seconds within which the database must answer
SYNC_EVERY = 1.0  # seconds
GATHERED = 4 * 2**20  # bytes of what was written last, before they are brought into the database
OVERFLOWING = 64 * 2**20  # bytes, after which the writer waits until the last of them are there
# What libpq waits for PostgreSQL, unless the URL says otherwise: its machine may vanish without a word, and nobody can
# be told that the store is away while a thread waits for minutes.
_AT_MOST = {
    "connect_timeout": 5,  # seconds, as all but the last
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds
}


_FENCED = "serai_fenced"
_MET = ("40001", "40P01")  # PostgreSQL: another transaction was in the way


class Conflict(Exception):
    """Somebody else has written meanwhile: what was to be written came from something that is not so any more."""


def fenced(statement: Update) -> Update:
    """A statement that must find one row for each of its values, or the whole write is void (`Conflict`)."""
    return statement.execution_options(**{_FENCED: True})


class StoreError(Exception):
    """A database that cannot be used: says why, in one line."""


class Store:
    """A database in use."""

    def __init__(self, url: str) -> None:
        """Open a database and bring it up to date; raises StoreError."""
        self.engine = _engine(url, "wal_autocheckpoint=0")  # that is for the syncer
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may use it at the same time
        looking = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._looking = self.engine.execution_options(**looking)  # at one moment of the store
        self.writing = Pulse("writing to the store")
        self.syncing = Pulse("syncing to the disk")
        self._lock = _locked(self.engine)
        try:
            if _is_file(self.engine):
                make_private(Path(str(self.engine.url.database)))
            migrate(self.engine)
            _try_to_write(self.engine)
        except (DBAPIError, CommandError, OSError) as error:
            self._let_go()
            raise _unusable(self.engine, error) from None
        except StoreError:
            self._let_go()
            raise
        self._readers = ThreadPoolExecutor(_READERS, "serai-reader")
        self._syncer = _Syncer(Path(f"{self.engine.url.database}-wal"), self.syncing) if _is_file(self.engine) else None
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: Connection | None = None  # the writer's own
        self._writer = Thread(target=self._write, name="serai-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Work[R]) -> R:
        """What some work finds in the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            await asyncio.wait_for(self.read(lambda session: session.execute(select(1))), _PATIENCE)
        except Exception:
            return False
        return True

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

    async def write_rows(self, rows: Sequence[Row], moves: Mapping[str, Move] | None = None) -> None:
        """Run some statements, each with its values; returns once they are committed. Other processes are told of the
        tables that were moved; with `moves` also how, so that they need not ask.

        The same statement of several writes runs once for all of them: among writes of one transaction, the order of
        the statements counts, not the order of the writes.
        """
        job = _Job(None, rows, moves or {})
        self._waiting.put(job)
        await job.done

    def close(self) -> None:
        """Finish what has been asked for and let go."""
        self._waiting.put(None)
        self._writer.join()
        if self._syncer is not None:
            self._syncer.close()
        self._readers.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _reading(self, work: Work[R]) -> R:
        with Session(self._looking, expire_on_commit=False) as session:
            return work(session)

    def _write(self) -> None:
        """The writer's life; whatever happens, it goes on until it is told to end."""
        ending = False
        while not ending:
            jobs: list[_Job] = []
            try:
                ending = self._gather(jobs)
                self._write_all(jobs)
            except Exception as error:
                self.writing.ill(error)
                _settle([job for job in jobs if not job.settled], error)
            if jobs and self._syncer is not None:
                self._syncer.wake()
        _close(self._connection)

    def _gather(self, jobs: list[_Job]) -> bool:
        """Wait for something to write, and take what waits at the same time; whether that was the last."""
        job = self._waiting.get()
        try:
            while job is not None:
                jobs.append(job)
                if len(jobs) == _TOGETHER:
                    return False
                job = self._waiting.get_nowait()
        except Empty:
            return False
        return True

    def _write_all(self, jobs: list[_Job]) -> None:
        """Write in one transaction; after an error the connection is a fresh one."""
        for together in (*self._groups(jobs), *([job] for job in jobs), *([job] for job in jobs if job.work)):
            # One bad write spoils a transaction: then each has its own, so that the others do not suffer.
            if not together or together[0].settled:
                continue
            try:
                if self._connection is None:
                    self._connection = self.engine.connect()
                _commit(self._connection, together)
            except Exception as error:
                connection, self._connection = self._connection, None
                _close(connection)
                if len(together) == 1:
                    self._failed(together[0], error)
            else:
                self.writing.well()
                _settle(together, None)

    def _failed(self, job: _Job, error: Exception) -> None:
        """A write failed by itself. One that met another process's is tried once more, and sees what that wrote."""
        met = isinstance(error, IntegrityError) or getattr(getattr(error, "orig", None), "sqlstate", "") in _MET
        if met and job.work is not None and not job.met:
            job.met = True
            return
        if is_away(error):
            self.writing.ill(error)
        _settle([job], Conflict() if met and job.work is None else error)

    def _groups(self, jobs: list[_Job]) -> list[list[_Job]]:
        """What is written in one transaction. With other processes about, work of unknown kind is for itself: two
        transactions that lock several tables in different orders would wait for each other."""
        if not self.shared:
            return [jobs]
        return [[job for job in jobs if job.work is None], *([job] for job in jobs if job.work is not None)]


def _close(connection: Connection | None) -> None:
    if connection is not None:
        with suppress(Exception):  # it is of no use any more
            connection.close()


def _commit(connection: Connection, jobs: Sequence[_Job]) -> None:
    with connection.begin():
        for job in jobs:
            if job.work is not None:
                job.result = job.work(connection)
        gathered = _gathered(jobs)
        moved: dict[str, int] = {}
        for statement in sorted(gathered, key=_is_fenced, reverse=True):
            # The rows of tables are locked first, and by all processes in one order: so none waits for another in turn.
            values = sorted(gathered[statement], key=_WHICH) if _is_fenced(statement) else gathered[statement]
            found = connection.execute(statement, values)
            if _is_fenced(statement) and found.rowcount != len(values):
                raise Conflict
            if _is_fenced(statement):
                moved.update((one["which"], one["revision"]) for one in values)
        if moved and connection.dialect.name == "postgresql":
            moves = {id: move for job in jobs for id, move in job.moves.items()}
            for some in parts(moves):
                tell(connection, News(moves=some))
            for others in parts({id: revision for id, revision in moved.items() if id not in moves}):
                tell(connection, News(tables=others))


def _is_fenced(statement: Executable) -> bool:
    return _FENCED in statement.get_execution_options()


class _Job:
    """Something to be written, and who waits for it."""

    def __init__(
        self, work: Callable[[Connection], Any] | None, rows: Sequence[Row], moves: Mapping[str, Move] | None = None
    ) -> None:
        self.work = work
        self.rows = rows
        self.moves = moves or {}
        self.result: Any = None
        self.settled = False
        self.met = False  # with a write of another process
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
    if not jobs:
        return

    def settle() -> None:
        for job in jobs:
            job.settle(error)

    for job in jobs:
        job.settled = True
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        jobs[0].loop.call_soon_threadsafe(settle)


class _Syncer:
    """Brings what was written to a file from the system's memory to the disk, once a second while there is something.

    Opening and closing the WAL file is harmless: SQLite's locks are not on it. What has gathered there is brought into
    the database here, too, on a connection of its own: else the writer would wait for the disk, and all for the writer.
    """

    def __init__(self, file: Path, pulse: Pulse) -> None:
        self._file = file
        self._pulse = pulse
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
            try:
                self._sync()
            except Exception as error:  # no file is free, the disk is full: what was written still has to get there
                self._pulse.ill(error)
                self._dirty.set()
                self._closing.wait(self._pulse.pause)
            else:
                self._pulse.well()

    def _sync(self) -> None:
        try:
            file = os.open(self._file, os.O_RDWR)
        except FileNotFoundError:  # SQLite has brought it home
            return
        try:
            os.fsync(file)
            gathered = os.fstat(file).st_size
        finally:
            os.close(file)
        if gathered > GATHERED:
            with closing(sqlite3.connect(str(self._file).removesuffix("-wal"), timeout=1.0)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # waits for nobody, and lets nobody wait
                if gathered > OVERFLOWING:  # so much is written that it never came to an end: a moment for the rest
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", "serai.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def migrate(engine: Engine) -> None:
    """Bring a database to the shape that this version knows."""
    config = _alembic()
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # A step may make a table anew; with foreign keys that would delete all that belongs to its rows.
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.commit()
        with connection.begin():
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")
            connection.commit()


def open_engine(url: str) -> Engine:
    """A database as it is, beside a server that may run; raises StoreError."""
    return _engine(url)


def open_existing(url: str) -> Engine:
    """A database in the shape that this release knows, beside a server that may run; raises StoreError."""
    engine = _engine(url)
    if _is_file(engine) and not Path(str(engine.url.database)).is_file():
        raise StoreError(f"there is no store {engine.url.database}: start the server once, or name its folder (--data)")
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except DBAPIError as error:
        raise _unusable(engine, error) from None
    if found != head():
        raise StoreError("the store has the shape of another release: start this release's server on it once")
    return engine


def head() -> str | None:
    """The shape of a store that this release knows."""
    return ScriptDirectory.from_config(_alembic()).get_current_head()


def is_away(error: BaseException) -> bool:
    """Whether an error means that the database cannot be reached just now, or does not take anything."""
    return isinstance(error, (OperationalError, InterfaceError, TimeoutError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _try_to_write(engine: Engine) -> None:
    """Raise StoreError for a database that can only be read: a standby, or files that are not ours to write."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.rollback()
        elif engine.dialect.name == "postgresql":
            only_read = connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on"
            if only_read:
                raise StoreError(f"the store {_shown(engine)} can only be read: the server must write to it")


def _shown(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _is_file(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")


def make_private(file: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one: seeds and keys of sessions are in it."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _locked(engine: Engine) -> int | None:
    """The lock on the folder of a SQLite file: a second server there would overwrite what the first one knows."""
    if not _is_file(engine):
        return None
    path = Path(f"{engine.url.database}.lock")
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"the tables in {path.parent} cannot be opened: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise StoreError(
            f"another server has the tables in {path.parent} open: "
            f"end it first, or give this one another folder (--data)"
        ) from None
    return file


def _unusable(engine: Engine, error: Exception) -> StoreError:
    where = _shown(engine)
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()[0:1]
    why = said[0] if said else type(error).__name__
    if isinstance(error, CommandError):
        return StoreError(f"the store {where} was written by a later release: {why}")
    return StoreError(f"the store {where} cannot be used: {why}")


def _engine(url: str, *pragmas: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if not url.startswith("sqlite"):
        try:
            parsed = make_url(url)
            patience = _AT_MOST if parsed.get_backend_name() == "postgresql" else {}
            more = {name: value for name, value in patience.items() if name not in parsed.query}
            return create_engine(
                parsed,
                pool_size=_READERS + 1,
                pool_pre_ping=True,
                pool_timeout=10,
                connect_args=more,
                hide_parameters=True,  # errors are logged, and what is written has secrets
            )
        except ModuleNotFoundError as error:
            raise StoreError(f"this store needs {error.name}: pip install 'serai[postgres]'") from None
        except (ArgumentError, NoSuchModuleError) as error:
            raise StoreError(f"the URL of the store cannot be used: {error}") from None
    engine = create_engine(url, pool_size=_READERS + 1, hide_parameters=True)

    @listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    return engine
