"""`serai admin`: people, tables, bans, notices and counts of a server, also while it runs."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table

from serai.cli.common import Commands, UsageError, add_json, command, console, write_json

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


def add(commands: Commands) -> None:
    parser = command(commands, "admin", run, "Look after a server: people, tables, bans, notices.")
    parser.add_argument(
        "what",
        metavar="WHAT",
        choices=tuple(_DEEDS),
        help="counts, people, tables, ban, unban, delete-person, delete-table, make-admin, unmake-admin, announce, "
        "close (for maintenance: tables pause and say so), open",
    )
    parser.add_argument("words", metavar="WORD", nargs="*", help="whom or what, or the words of a notice")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: the user's data)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from msgspec.structs import asdict
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.orm import Session

    from serai.server.config import ConfigError, config_of
    from serai.server.problems import Refused
    from serai.server.store import StoreError, open_existing

    wanted, least = _DEEDS[arguments.what]
    words = " ".join(arguments.words)
    if least and not words:
        raise UsageError(f"serai admin {arguments.what} needs {least}")
    try:
        engine = open_existing(config_of(arguments.data).database)
        with Session(engine) as session, session.begin():
            found = wanted(session, words)
        engine.dispose()
    except (ConfigError, StoreError) as error:
        raise UsageError(str(error)) from None
    except Refused as refused:
        raise UsageError(f"{refused.problem.message} {refused.problem.hint}".strip()) from None
    except DBAPIError as error:
        raise UsageError(f"the store cannot be used: {str(error.orig).splitlines()[0]}") from None
    if isinstance(found, list):
        found = [asdict(one) for one in found]
    if arguments.json:
        write_json(found)
    elif isinstance(found, dict):
        for name, value in found.items():
            console().print(f"{name:20} {escape(str(value))}")
    elif found:
        _show(found)
    return 0


def _show(rows: Sequence[dict[str, Any]]) -> None:
    shown = Table(*rows[0], box=None, pad_edge=False)
    for row in rows:
        shown.add_row(*(_cell(name, value) for name, value in row.items()))
    console().print(shown)


def _cell(name: str, value: object) -> str:
    if name in ("created", "updated") and isinstance(value, float):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return escape(str(value)) if value not in ("", False) else "–"


def _deed(name: str, *more: object) -> Callable[[Session, str], Any]:
    def doing(session: Session, words: str) -> Any:
        from serai.server import administering

        return getattr(administering, name)(session, words, *more)

    return doing


def _counts(session: Session, words: str) -> Any:
    from serai.server import administering

    return administering.counts(session)


def _open(session: Session, words: str) -> None:
    from serai.server import administering

    administering.close(session, "")


_DEEDS: dict[str, tuple[Callable[[Session, str], Any], str]] = {
    "counts": (_counts, ""),
    "people": (_deed("people"), ""),
    "tables": (_deed("tables"), ""),
    "ban": (_deed("ban", True), "an id or an account"),
    "unban": (_deed("ban", False), "an id or an account"),
    "delete-person": (_deed("delete_person"), "an id or an account"),
    "delete-table": (_deed("delete_table"), "the id of a table"),
    "make-admin": (_deed("make_admin", True), "an account"),
    "unmake-admin": (_deed("make_admin", False), "an account"),
    "announce": (_deed("announce"), ""),
    "close": (_deed("close"), "a word to everybody"),
    "open": (_open, ""),
}
