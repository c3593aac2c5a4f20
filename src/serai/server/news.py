"""News: what processes on one PostgreSQL tell each other, by its NOTIFY.

What is written is told in the same transaction (`tell`): nobody hears of something that was not committed, and nothing
is committed that nobody hears of, as long as they listen. Who begins to listen, or listens again after a break, looks
at everything in memory once; and whatever is missed for another reason, the fence keeps from doing harm (see
`fencing`). Who sits at which feed is told, too, but not kept: a process says it when it changes, to whom asks, and is
forgotten with all its feeds when it has said nothing for some seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.orm import Session

from serai.server.identity import Caller, new_id
from serai.server.locking import IN_USE

CHANNEL = "serai"
LONGEST = 7000  # bytes of a message; PostgreSQL takes 8,000
GONE = 1 << 62  # the revision of a table that was deleted
PULSE_EVERY = 2.0  # seconds between two signs of life of a process
DEAD_AFTER = 8.0  # seconds without one
SHUT_AFTER = 60.0  # seconds without one, too: on a machine that is out of breath, who is silent may still be there

Seats = list[tuple[str | None, str | None]]  # persons and tokens


class Move(msgspec.Struct, omit_defaults=True):
    """A choice that changed nothing about a table but its match: with it, others need not ask the store."""

    revision: int
    version: int
    position: int
    seat: int
    entry: str
    key: str | None
    to_choose: int | None
    status: str
    time: float


class News(msgspec.Struct, omit_defaults=True):
    """A message. Every process hears all of them, its own included."""

    by: str = ""
    moves: dict[str, Move] = {}
    tables: dict[str, int] = {}  # that were written, and their revision
    bots: bool = False  # a bot waits for a thinker
    house: bool = False  # notices, bans or sessions have changed
    here: dict[str, Seats] = {}  # who is at the feeds of some tables, in this process
    open: bool = False  # people may come to this process
    hello: bool = False  # tell me who is where
    bye: bool = False


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(News)


def tell(where: Session | Connection, news: News) -> None:
    """Tell all processes once this transaction is committed; where there can be only one, nobody."""
    connection = where.connection() if isinstance(where, Session) else where
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, _ENCODER.encode(news).decode())))


def parts(news: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """A mapping in parts that each fit into a message."""
    part: dict[str, Any] = {}
    size = 0
    for key, value in news.items():
        length = len(_ENCODER.encode({key: value}))
        if part and size + length > LONGEST:
            yield part
            part, size = {}, 0
        part[key] = value
        size += length
    if part:
        yield part


class Elsewhere:
    """Who is at the feeds of other processes, as far as these have told."""

    def __init__(self, note_leaving: Callable[[str, Caller], None] = lambda table, caller: None) -> None:
        self._note_leaving = note_leaving
        self._heard: dict[str, float] = {}
        self._open: dict[str, float] = {}  # when processes to which people may come were heard last
        self._at: dict[str, dict[str, set[Caller]]] = {}  # by table, by process

    def hear(self, news: News) -> list[str]:
        """Note a sign of life and who is where; gives the tables at which something changed."""
        if news.bye:
            self._open.pop(news.by, None)
            return self._forget(news.by)
        self._heard[news.by] = time.monotonic()
        self._open.pop(news.by, None)
        if news.open:
            self._open[news.by] = self._heard[news.by]
        for table, seats in news.here.items():
            at = self._at.setdefault(table, {})
            before = at.get(news.by, set())
            at[news.by] = {Caller(person, token) for person, token in seats}
            for caller in before - at[news.by]:
                self._note_leaving(table, caller)
            if not seats:
                del at[news.by]
            if not at:
                del self._at[table]
        return list(news.here)

    def forget_the_dead(self) -> list[str]:
        """Forget processes that have said nothing for some time; gives the tables where somebody is missed now."""
        limit = time.monotonic() - DEAD_AFTER
        self._open = {one: heard for one, heard in self._open.items() if heard > time.monotonic() - SHUT_AFTER}
        return [table for one, heard in list(self._heard.items()) if heard < limit for table in self._forget(one)]

    def _forget(self, process: str) -> list[str]:
        self._heard.pop(process, None)
        tables = [table for table, at in self._at.items() if process in at]
        for table in tables:
            for caller in self._at[table].pop(process):
                self._note_leaving(table, caller)
            if not self._at[table]:
                del self._at[table]
        return tables

    @property
    def doors(self) -> int:
        """To how many other processes people may come: not to workers, nor to who is about to leave.

        Who was killed still counts for a while: better to send people away a few at a time to nobody than all at once.
        """
        limit = time.monotonic() - SHUT_AFTER
        return sum(heard > limit for heard in self._open.values())

    def callers(self, table: str) -> Iterator[Caller]:
        for callers in self._at.get(table, {}).values():
            yield from callers


class Heard(Protocol):
    """Who wants to know."""

    async def listening(self) -> None:
        """From now on everything is heard; what was told before may have been missed."""

    def heard(self, news: News) -> None: ...


async def listen(url: str, who: Heard) -> None:
    """Hear what processes tell, for ever; raises what went wrong, or TimeoutError when even one's own pulse is not."""
    from psycopg import AsyncConnection  # only who has PostgreSQL needs it

    connection = await AsyncConnection.connect(url, autocommit=True, connect_timeout=5)
    async with connection:
        await connection.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
        await connection.execute(f"LISTEN {CHANNEL}")
        await who.listening()
        silent = False
        while not silent:
            silent = True
            async for message in connection.notifies(timeout=DEAD_AFTER):
                silent = False
                try:
                    news = _DECODER.decode(message.payload)
                except msgspec.DecodeError:  # of a later release
                    continue
                who.heard(news)
    raise TimeoutError("nothing was heard from the database, not even one's own voice")


def new_process() -> str:
    """The name of a process among others."""
    return new_id()[:12]
