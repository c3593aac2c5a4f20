"""`serai backup` and `serai restore`: everything that a server keeps, as one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from serai.cli.common import Commands, UsageError, command, console


def add(commands: Commands) -> None:
    parser = command(commands, "backup", run, "Write everything that a server keeps to a file, while it runs.")
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup; one of that name is replaced at the end")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: the user's data)")
    parser = command(commands, "restore", run_restore, "Put a backup into an empty store, while no server runs.")
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: the user's data)")
    parser.add_argument("--replace", action="store_true", help="delete what is in the store")


def run(arguments: argparse.Namespace) -> int:
    from serai.server.backups import back_up
    from serai.server.store import StoreError

    try:
        contents = back_up(_database(arguments.data), arguments.file)
    except StoreError as error:
        raise UsageError(str(error)) from None
    console().print(f"{arguments.file}: {contents.people} people, {contents.tables} tables, {contents.choices} choices")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from serai.server.backups import restore
    from serai.server.store import StoreError

    try:
        contents = restore(arguments.file, _database(arguments.data), arguments.replace)
    except StoreError as error:
        raise UsageError(str(error)) from None
    console().print(f"restored: {contents.people} people, {contents.tables} tables, {contents.choices} choices")
    return 0


def _database(data: Path | None) -> str:
    from serai.server.config import ConfigError, config_of

    try:
        return config_of(data).database
    except ConfigError as error:
        raise UsageError(str(error)) from None
