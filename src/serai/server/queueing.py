"""Queueing: who may use a worker next, so that nobody waits for the many tables of somebody else.

There are as many places as workers. Who waits is served by urgency first; among equals people take turns, and so do the
tables of one person. Every fourth place goes to the next less urgent ones, so that these are served, too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias

# Somebody waits and it is quick; somebody waits; nobody looks on; what takes long and nobody needs.
AT_ONCE, SOON, LATER, AT_LEISURE = range(4)
_EVERY = 4

_Tables: TypeAlias = "OrderedDict[str, deque[asyncio.Future[None]]]"
_People: TypeAlias = "OrderedDict[str, _Tables]"


class Turn(NamedTuple):
    """For whom something is to be thought out."""

    urgency: int = SOON
    person: str = ""
    table: str = ""


class Queue:
    """Places that are given out one by one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: tuple[_People, ...] = tuple(OrderedDict() for _ in range(AT_LEISURE + 1))
        self._served = 0

    @property
    def length(self) -> int:
        return sum(len(queue) for people in self._waiting for tables in people.values() for queue in tables.values())

    @asynccontextmanager
    async def place(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a place and have it."""
        if self._free and not self.length:
            self._free -= 1
        else:
            await self._wait(turn)
        try:
            yield
        finally:
            self._free += 1
            self._call()

    async def _wait(self, turn: Turn) -> None:
        called = asyncio.get_running_loop().create_future()
        tables = self._waiting[turn.urgency].setdefault(turn.person, OrderedDict())
        tables.setdefault(turn.table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called all the same: the place is for the next
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Give the free places to whose turn it is."""
        while self._free and (called := self._next()) is not None:
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        busy = [people for people in self._waiting if people]
        if not busy:
            return None
        self._served += 1
        people = busy[1] if len(busy) > 1 and self._served % _EVERY == 0 else busy[0]
        person, tables = people.popitem(last=False)
        table, queue = tables.popitem(last=False)
        called = queue.popleft()
        if queue:
            tables[table] = queue  # at the end: the other tables come first
        if tables:
            people[person] = tables
        return called
