"""Thinkers: on a shared store, any process with workers takes the next bot that has to choose, at whatever table.

The queue is the tables themselves (see `leasing`). Whoever has leased a table thinks one thought for its bot, plays it
as any choice is played, and lets go; so people keep taking turns. A process that dies in between leaves a lease that
lapses, and the table is simply the next one's.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress

from serai.server import leasing
from serai.server.play import bot_to_choose, let_bot_choose
from serai.server.problems import Refused
from serai.server.store import Conflict
from serai.server.tables import Tables

LOG = logging.getLogger("serai.thinkers")
LOOK_EVERY = 1.0  # seconds: who waits is found even if nobody said so
LATELY = 120.0  # seconds since a table moved in which somebody surely waits there
LONGEST_REST = 60.0  # seconds after failures at a table
_EVERY = 4  # every so many claims urgency is left aside


class Thinkers:
    """The bots that this process plays."""

    def __init__(self, tables: Tables, process: str) -> None:
        self._tables = tables
        self._process = process
        self._waiting = asyncio.Event()
        self._claims = 0
        self._failures: Counter[str] = Counter()  # in a row, by table
        self.busy: set[str] = set()  # tables

    def wake(self) -> None:
        """A bot waits somewhere."""
        self._waiting.set()

    async def think(self) -> None:
        """Take who waits; if nobody does, wait until somebody may."""
        self._waiting.clear()
        if not await self._take():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.wait(), LOOK_EVERY)

    async def renew(self) -> None:
        if self.busy:
            await self._tables.store.write(lambda session: leasing.renew(session, self._process))

    async def _take(self) -> bool:
        """Lease as many tables as there are workers without work; whether there were any."""
        tables = self._tables
        free = tables.workers.number - len(self.busy)
        if free <= 0 or tables.notices.maintenance:
            return False
        self._claims += 1
        anyone, lately = self._claims % _EVERY == 0, time.time() - LATELY
        found = await tables.store.write(lambda session: leasing.claim(session, self._process, free, lately, anyone))
        for id in found:
            self.busy.add(id)
            tables.in_background(asyncio.create_task(self._play(id)))
        return bool(found)

    async def _play(self, id: str) -> None:
        rest = 0.0
        try:
            async with self._tables.hold(id) as table:
                seat = bot_to_choose(table)
            if seat is not None:
                await let_bot_choose(self._tables, table, seat)
            del self._failures[id]
        except Conflict:  # somebody else has changed the table: it is asked for again, if a bot still waits there
            pass
        except Refused as refused:
            LOG.warning("a bot cannot play at table %s: %s", id, refused.problem.message)
            rest = LONGEST_REST
        except Exception:
            self._failures[id] += 1
            self._tables.bot_failures += 1
            rest = min(0.5 * 2.0 ** self._failures[id], LONGEST_REST)
            LOG.exception("a bot at table %s failed and will be tried again in %.0f s", id, rest)
        finally:
            self.busy.discard(id)
            self.wake()
        await self._let_go(id, rest)

    async def _let_go(self, id: str, rest: float) -> None:
        try:
            if rest:
                await self._tables.store.write(lambda session: leasing.rest(session, self._process, id, rest))
            else:
                await self._tables.store.write(lambda session: leasing.end(session, self._process, id))
        except Exception as error:  # the store is away: the lease lapses
            LOG.warning("the lease of table %s could not be ended: %s", id, error)
        self.wake()
