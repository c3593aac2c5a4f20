"""Backups: everything in the store as one file, taken while the server runs, and put back into an empty store.

A backup is a SQLite file, whatever the store is: any tool can look into it, and what was kept in SQLite can be restored
into PostgreSQL and the other way round. It is one moment of the store: SQLite copies it under its own protocol,
PostgreSQL is read in a single snapshot. The file appears under its name only when it is whole and checked.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import DBAPIError

from serai.server.locking import IN_USE
from serai.server.models import Base
from serai.server.store import Store, StoreError, head, make_private, migrate, open_engine

_TOGETHER = 500  # rows
_COUNTED = ("people", "tables", "choices")


class Contents(NamedTuple):
    """How much is in a backup."""

    people: int
    tables: int
    choices: int


def back_up(url: str, file: Path) -> Contents:
    """Write a backup of a store; raises StoreError."""
    engine = open_engine(url)
    unfinished = file.with_name(f".{file.name}.part")
    try:
        if _is_file(engine, file):
            raise StoreError("a backup is another file than the store itself")
        unfinished.unlink(missing_ok=True)
        make_private(unfinished)
        if engine.dialect.name == "sqlite":
            _copy_sqlite(Path(str(engine.url.database)), unfinished)
        else:
            _copy_rows(engine, unfinished)
        contents = checked(unfinished)
        _sync(unfinished)
        unfinished.replace(file)
        _sync(file.parent)
        return contents
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreError(f"no backup could be made: {_first_line(error)}") from None
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()


def restore(file: Path, url: str, replace: bool = False) -> Contents:
    """Put a backup into a store that no server uses; raises StoreError where something is there already."""
    contents = checked(file)
    with _brought_up_to_date(file) as source:
        store = Store(url)  # also sees that no server has it, where it is a file
        try:
            with source.connect() as reading, store.engine.begin() as writing:
                tables = Base.metadata.sorted_tables
                if store.shared and not writing.scalar(select(func.pg_try_advisory_xact_lock(IN_USE))):
                    raise StoreError("servers or workers use the store: end them all first")
                if not replace and any(_count(writing, name) for name in ("people", "tables")):
                    raise StoreError("the store is not empty: --replace deletes what is there")
                for table in reversed(tables):
                    writing.execute(table.delete())
                for table in tables:
                    found = reading.execution_options(yield_per=_TOGETHER).execute(select(table)).mappings()
                    for rows in found.partitions(_TOGETHER):
                        writing.execute(insert(table), [dict(row) for row in rows])
                for name in _COUNTED:
                    if _count(writing, name) != getattr(contents, name):
                        raise StoreError(f"not all {name} could be restored: nothing was changed")
        except DBAPIError as error:
            raise StoreError(f"the backup could not be restored, nothing was changed: {_first_line(error)}") from None
        finally:
            store.close()
    return contents


def is_being_restored(store: Store) -> bool:
    """Whether somebody puts a backup into the store of several servers; no other can be restored beside one."""
    if not store.shared:
        return False
    with store.engine.begin() as connection:
        return not connection.scalar(select(func.pg_try_advisory_xact_lock_shared(IN_USE)))


def checked(file: Path) -> Contents:
    """What is in a backup; raises StoreError if it is none, or damaged."""
    if not file.is_file():
        raise StoreError(f"there is no backup {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            faults = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(1)")]
            if faults != ["ok"]:
                raise StoreError(f"{file} is damaged: {faults[0]}")
            wrong = connection.execute("PRAGMA foreign_key_check").fetchone()
            if wrong is not None:
                raise StoreError(f"{file} is not whole: a row of {wrong[0]} belongs to nothing")
            counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in _COUNTED]
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a backup, or damaged: {error}") from None
    return Contents(*counts)


def _copy_sqlite(source: Path, file: Path) -> None:
    if not source.is_file():
        raise OSError(f"there is no store {source}")
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading,
        closing(sqlite3.connect(file)) as writing,
    ):
        reading.execute("PRAGMA busy_timeout=10000")
        reading.backup(writing)  # in one go: page by page it would begin again with every choice
        writing.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(engine: Engine, file: Path) -> None:
    target = open_engine(f"sqlite:///{file.resolve()}")
    migrate(target)
    try:
        with (
            engine.connect().execution_options(isolation_level="REPEATABLE READ") as reading,
            target.begin() as writing,
        ):
            found = MigrationContext.configure(reading).get_current_revision()
            if found != head():
                raise StoreError("the store was written by another release: take the backup with that one")
            for table in Base.metadata.sorted_tables:
                rows = reading.execution_options(yield_per=_TOGETHER).execute(select(table)).mappings()
                for some in rows.partitions(_TOGETHER):
                    writing.execute(insert(table), [dict(row) for row in some])
    finally:
        target.dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def _brought_up_to_date(file: Path) -> Iterator[Engine]:
    """A copy of a backup in the shape that this release knows."""
    with tempfile.TemporaryDirectory(prefix="serai-restore-") as folder:
        copy = Path(folder, "serai.db")
        shutil.copyfile(file, copy)
        engine = open_engine(f"sqlite:///{copy}")
        try:
            migrate(engine)
            yield engine
        except DBAPIError as error:
            raise StoreError(f"{file} cannot be brought up to date: {_first_line(error)}") from None
        finally:
            engine.dispose()


def _is_file(engine: Engine, file: Path) -> bool:
    """Whether this file is the store."""
    if engine.dialect.name != "sqlite" or not file.exists():
        return False
    store = Path(str(engine.url.database))
    return any(
        Path(f"{store}{tail}").exists() and file.samefile(f"{store}{tail}") for tail in ("", "-wal", "-shm", ".lock")
    )


def _count(connection: Connection, table: str) -> int:
    return connection.scalar(select(func.count()).select_from(Base.metadata.tables[table])) or 0


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _first_line(error: Exception) -> str:
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    return said[0] if said else type(error).__name__
