"""Sharing: this process among others on one PostgreSQL. Any of them answers anybody; none knows more than the store.

    choices       play in the memory of whoever is asked, pass the fence in the store, and are told to the others, who
                  play them on in their memory (`fencing`, `news`, `catching_up`)
    bots          are thought out by whoever leases the table first, a server or a `serai worker` (`thinkers`)
    clocks        ring in every process that has the table in memory; one of them, by lease, has all that run
    who is there  is told by each process of its own feeds, and not kept (`news`)

On SQLite there is one process, and nothing of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.server import leasing
from serai.server.models import TableRow
from serai.server.news import PULSE_EVERY, News, listen, new_process, parts, tell
from serai.server.play import after_change
from serai.server.pulses import Pulse
from serai.server.tables import Tables
from serai.server.thinkers import Thinkers

SAY_EVERY = 0.05  # seconds: what changes in between is said together
MOST_NAMED = 50  # watchers of a table: they fit into a message, whoever comes to look on
CLOCKS = "clocks"  # the lease of who keeps all clocks


class Sharing:
    """A process among others."""

    def __init__(self, tables: Tables, thinks: bool, look_at_house: Callable[[], None]) -> None:
        self.process = new_process()
        self.receives = False  # a worker does not
        self._tables = tables
        self._look_at_house = look_at_house
        self.thinkers = Thinkers(tables, self.process) if thinks else None
        self.hearing = Pulse("hearing other processes")
        self._unsaid = News()
        self._present: set[str] = set()  # tables at whose feeds somebody came or went
        self._something = asyncio.Event()
        tables.on_presence = self._note_presence
        tables.on_waiting_bot = self._note_bot

    # -- hearing --------------------------------------------------------------------------------------------------

    async def hear(self) -> None:
        """Hear what others tell, for ever; raises what goes wrong."""
        url = self._tables.store.engine.url.set(drivername="postgresql")
        await listen(url.render_as_string(hide_password=False), self)

    async def listening(self) -> None:
        self._unsaid.hello = True
        self._present.update(self._tables.watched())
        self._something.set()
        await self._tables.look_at_all()
        self._tables.tell_all()  # also at tables that are not in memory
        self._look_at_house()
        self.hearing.well()

    def heard(self, news: News) -> None:
        tables = self._tables
        not_followed = {id: move.revision for id, move in news.moves.items() if not tables.follow(id, move)}
        for id, revision in {**not_followed, **news.tables}.items():
            live = tables.in_memory(id)
            if tables.is_reviving(id) or (live is not None and live.row.revision < revision):
                tables.in_background(asyncio.create_task(tables.look_again(id)))
            elif live is None:
                tables.tell(id)
        if news.house:
            self._look_at_house()
        if news.bots and self.thinkers is not None:
            self.thinkers.wake()
        if not news.by or news.by == self.process:
            return
        if news.hello:
            self._present.update(tables.watched())
            self._something.set()
        self._show(tables.elsewhere.hear(news))

    def _show(self, ids: list[str]) -> None:
        for id in ids:
            live = self._tables.in_memory(id)
            if live is not None:
                live.changed()
            self._tables.tell(id)

    # -- saying ---------------------------------------------------------------------------------------------------

    def _note_presence(self, id: str) -> None:
        self._present.add(id)
        self._something.set()

    def _note_bot(self) -> None:
        if self.thinkers is not None and len(self.thinkers.busy) < self._tables.workers.number:
            self.thinkers.wake()
        else:
            self._unsaid.bots = True
            self._something.set()

    async def speak(self) -> None:
        """Say what is new, or after some time at least that this process is alive."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._something.wait(), PULSE_EVERY)
            await asyncio.sleep(SAY_EVERY)
        self._something.clear()
        await self._say()
        self._show(self._tables.elsewhere.forget_the_dead())

    async def _say(self) -> None:
        unsaid, present = self._unsaid, self._present
        self._unsaid, self._present = News(), set()
        unsaid.by = self.process
        unsaid.open = self.receives and not self._tables.closing
        here = {
            id: [(one.person, one.token) for one in self._tables.watchers(id, MOST_NAMED)] for id in sorted(present)
        }
        messages = [News(by=self.process, open=unsaid.open, here=part) for part in parts(here)]

        def work(session: Session) -> None:
            for news in (unsaid, *messages):
                tell(session, news)

        try:
            await self._tables.store.write(work)
        except BaseException:
            self._present |= present
            self._unsaid.hello |= unsaid.hello
            raise

    # -- leases ---------------------------------------------------------------------------------------------------

    async def renew(self) -> None:
        if self.thinkers is not None:
            await self.thinkers.renew()

    async def holds(self, name: str) -> bool:
        """Whether something is for this process to do, for the seconds of a lease."""
        return await self._tables.store.write(lambda session: leasing.take(session, self.process, name))

    async def keep_all_clocks(self) -> None:
        """Have every table with a running clock in memory, if no other process does: clocks ring there."""
        store = self._tables.store
        if not await self.holds(CLOCKS):
            return

        def running(session: Session) -> list[str]:
            clocked = select(TableRow.id).where(
                TableRow.status == "running", TableRow.clock_seconds + TableRow.clock_turn > 0
            )
            return list(session.scalars(clocked))

        for id in await store.read(running):
            if self._tables.in_memory(id) is None:
                after_change(self._tables, await self._tables.get(id))

    async def leave(self) -> None:
        """Say good-bye: leases end, and nobody is here any more."""

        def work(session: Session) -> None:
            leasing.end_all(session, self.process)
            tell(session, News(by=self.process, bye=True, bots=True))

        await self._tables.store.write(work)
