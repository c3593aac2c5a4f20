"""The live tables: matches in memory, one lock each, revived from the store when somebody needs them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import chain
from typing import Any, NamedTuple, ParamSpec, TypeVar

from serai.server.bots import Workers
from serai.server.catching_up import catch_up, follow, newer, revisions
from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.meter import Meter
from serai.server.models import SeatRow
from serai.server.news import Elsewhere, Move
from serai.server.notices import Notices
from serai.server.problems import Refused, no_table, updating
from serai.server.programs import Programs
from serai.server.pulses import end
from serai.server.reviving import revived
from serai.server.store import Conflict, Store
from serai.server.tokens import Tokens

_ATTEMPTS = 5
_TOGETHER = 500  # tables that are asked for at once
MOST_LEFT = 10_000  # people of whom is known when they left
MOST_FEEDS = 500  # of one device or program; strangers count as one
FAREWELL = 0.03  # seconds between two feeds that are sent to another process: it revives their tables
LONGEST_FAREWELL = 15.0  # seconds for all of them, however many
LAST_WORD = 1.0  # seconds, at most, in which the last of them hear that it was meant so
LOOK_FOR_STORE_EVERY = 0.2  # seconds, while it is away


P = ParamSpec("P")
R = TypeVar("R")


def again(operation: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """An operation on a table that begins again where somebody else has changed the table meanwhile."""

    @wraps(operation)
    async def trying(*arguments: P.args, **more: P.kwargs) -> R:
        for _ in range(_ATTEMPTS):
            try:
                return await operation(*arguments, **more)
            except Conflict:  # memory was dropped: the next attempt begins from what the store says
                continue
        raise Refused(409, "busy", "Too much happens at this table at once.", "Try again.")

    return trying


class Feed:
    """Somebody who is told of every change; `news` is set when there is something to tell.

    `silent` says that nothing has been told for the time of a heartbeat, and that this is the only news. `wishes` are
    the choices and undos sent over the feed that are not answered yet: the key at the table, and that of the sender.
    """

    def __init__(self, caller: Caller, heartbeat: float) -> None:
        self.caller = caller
        self.news = asyncio.Event()
        self.silent = False
        self.closed = False
        self.looking = True  # a page says when nobody sees it
        self.wishes: dict[str, str] = {}
        self._heartbeat = heartbeat
        self._spoke = 0.0
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        self.silent = False
        self.news.set()

    def has_spoken(self) -> None:
        """Something has been told just now. The alarm is not set anew each time: it looks when it rings."""
        loop = asyncio.get_running_loop()
        self.silent = False
        self._spoke = loop.time()
        if self._alarm is None and not self.closed:
            self._alarm = loop.call_later(self._heartbeat, self._ring)

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        rest = self._spoke + self._heartbeat - loop.time()
        if rest > 0.0:
            self._alarm = loop.call_later(rest, self._ring)
            return
        self._alarm = None
        if not self.news.is_set():
            self.silent = True
            self.news.set()

    def close(self) -> None:
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.wake()


def _plays(caller: Caller, seat: SeatRow) -> bool:
    by_person = seat.person is not None and caller.person == seat.person
    return by_person or (seat.token is not None and caller.token == seat.token)


class Quota(NamedTuple):
    """How many unfinished tables one person may host, and bots at them; 0: as many as they like."""

    tables: int = 0
    bots: int = 0


class Tables:
    """All tables: the recently used ones in memory, the others in the store."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        limit: int = 1000,
        quota: Quota = Quota(),  # noqa: B008
        programs: Programs | None = None,
    ) -> None:
        self.store = store
        self.shared = store.shared  # other processes may have the same tables in memory
        self.elsewhere = Elsewhere(self._note_leaving)
        self.workers = workers
        self.programs = programs or Programs()
        self.tokens = Tokens(store)
        self.quota = quota
        self.chat = True  # whether people may talk at tables at all
        self.reviewing = asyncio.Lock()  # of all tables one at a time lets its turns be compared
        self._limit = limit
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._reviving: dict[str, asyncio.Task[LiveTable]] = {}
        self._feeds: dict[str, set[Feed]] = {}
        self._feeds_of: Counter[Caller] = Counter()
        self._left: OrderedDict[tuple[str, Caller], float] = OrderedDict()  # when they closed their last page, lately
        self._began = time.monotonic()
        self._stranded: set[Feed] = set()  # that cannot be told anything because the store is away
        self._waiting_for_store: asyncio.Task[None] | None = None
        self.looks: dict[tuple[str, str], float] = {}  # people and tables: when they looked, since that was last noted
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.bot_failures = 0
        self.meter = Meter()
        self.notices = Notices()
        self.on_arrival: Callable[[LiveTable], None] = lambda table: None  # when it is revived or has caught up
        self.on_presence: Callable[[str], None] = lambda id: None  # when somebody begins or ends to watch a table
        self.on_waiting_bot: Callable[[], None] | None = None  # set where bots are queued in the store

    # -- finding ------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> LiveTable:
        """The table of that id; raises Refused."""
        table = self._live.get(id)
        if table is not None:
            self._live.move_to_end(id)
            return table
        task = self._reviving.get(id)
        if task is None:
            task = self._reviving[id] = asyncio.create_task(self._revive(id))
            task.add_done_callback(lambda _: self._reviving.pop(id, None))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def hold(self, id: str, newest: bool = True) -> AsyncIterator[LiveTable]:
        """The table of that id, for oneself alone in this process; as the store knows it, or as memory does."""
        while True:
            table = await self.get(id)
            async with table.lock:
                if newest and not table.gone:
                    await self._look(table)
                if not table.gone:
                    yield table
                    return

    async def look_again(self, id: str) -> None:
        """Somebody has written about a table: if it is in memory, learn what."""
        reviving = self._reviving.get(id)
        if reviving is not None:  # perhaps from before the news
            await asyncio.wait([reviving])
        table = self._live.get(id)
        if table is not None:
            async with table.lock:
                if not table.gone:
                    await self._look(table)
        self.tell(id)

    def follow(self, id: str, move: Move) -> bool:
        """A choice was made elsewhere: play it in memory, too; False if the store has to be asked."""
        table = self._live.get(id)
        if table is None or id in self._reviving or table.gone or table.lock.locked():
            return False
        if table.row.revision >= move.revision:
            return True
        if not follow(table, move):
            return False
        self.on_arrival(table)
        return True

    def is_reviving(self, id: str) -> bool:
        return id in self._reviving

    async def look_at_all(self) -> None:
        """Look again at every table in memory that has changed in the store."""
        known = {table.id: table.row.revision for table in self.all_in_memory()}
        ids = list(known)
        for some in (ids[at : at + _TOGETHER] for at in range(0, len(ids), _TOGETHER)):
            found = await self.store.read(lambda session, some=some: revisions(session, some))  # type: ignore[misc]
            for id in some:
                if found.get(id) != known[id]:
                    await self.look_again(id)

    async def _look(self, table: LiveTable) -> None:
        """Bring a table that one holds to what the store has; where that cannot be, it is dropped and revived."""
        if not self.shared:
            return
        revision, version = table.row.revision, table.version
        found = await self.store.read(lambda session: newer(session, table.id, revision, version))
        if found is None or table.gone:
            return
        if catch_up(table, found):
            self.on_arrival(table)
        else:
            self.forget(table)

    async def settled(self, id: str) -> LiveTable:
        """The table of that id while nobody changes it: good for looking until the next `await`."""
        while True:
            table = await self.get(id)
            if not (table.gone or table.lock.locked()):
                return table
            async with table.lock:
                pass

    def in_memory(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def all_in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    @property
    def feeds(self) -> int:
        """How many are told of changes."""
        return sum(len(feeds) for feeds in self._feeds.values())

    def is_watched(self, id: str) -> bool:
        return bool(self._feeds.get(id)) or any(True for _ in self.elsewhere.callers(id))

    def watchers(self, id: str, most: int) -> list[Caller]:
        """Who is told of changes of a table by this process, at most so many: first who sits there."""
        found = {feed.caller for feed in self._feeds.get(id, ())}
        table = self._live.get(id)
        return sorted(found, key=lambda caller: table is None or not table.seats_of(caller))[:most]

    def watched(self) -> list[str]:
        """The tables that somebody watches by this process."""
        return list(self._feeds)

    def add(self, table: LiveTable) -> None:
        self._live[table.id] = table
        if len(self._live) > self._limit:
            self._let_go()

    def forget(self, table: LiveTable) -> None:
        """Drop what memory holds of a table: the store knows better."""
        table.gone = True
        table.stop_thinking()
        if table.alarm is not None:
            table.alarm.cancel()
        self.programs.finish(table.id, table.match)
        if self._live.get(table.id) is table:
            del self._live[table.id]

    async def forget_deleted(self) -> None:
        """Somebody has changed the store by hand: what memory holds is read again, and its feeds are told."""
        for table in self.all_in_memory():
            async with table.lock:
                self.forget(table)
            self.tell(table.id)

    def _let_go(self) -> None:
        """Drop the tables that were used longest ago and that nobody waits for."""
        for table in list(self._live.values()):
            if len(self._live) <= self._limit:
                return
            busy = table.lock.locked() or table.bots_at_work or table.alarm or table.has_running_clock
            if not (busy or self._feeds.get(table.id)):
                self.forget(table)

    async def _revive(self, id: str) -> LiveTable:
        table = await self.store.read(lambda session: revived(session, id))
        if table is None:
            raise no_table()
        if table.unwritten:
            try:
                await self.store.write_rows(table.unwritten)
            except Conflict:  # another process was quicker
                return await self._revive(id)
            table.unwritten = []
        table.paused = bool(self.notices.maintenance)
        self.add(table)
        self.on_arrival(table)
        return table

    # -- telling ------------------------------------------------------------------------------------------------

    def attach(self, id: str, feed: Feed) -> None:
        """Tell a feed of every change from now on; raises Refused if its caller has too many, or the server leaves."""
        if self.closing:
            raise updating()
        if self._feeds_of[feed.caller] >= MOST_FEEDS:
            raise Refused(429, "too-many", "Too many feeds are open.", "Close some.")
        self._feeds_of[feed.caller] += 1
        self._feeds.setdefault(id, set()).add(feed)
        self.on_presence(id)
        self.tell(id)

    def detach(self, id: str, feed: Feed) -> None:
        feeds = self._feeds.get(id, set())
        if feed in feeds:
            self.looked(id, feed)
            feeds.remove(feed)
            self._feeds_of[feed.caller] -= 1
            if not self._feeds_of[feed.caller]:
                del self._feeds_of[feed.caller]
            self._note_leaving(id, feed.caller)
        self.on_presence(id)
        if feeds:
            self.tell(id)
        else:
            self._feeds.pop(id, None)

    def looked(self, id: str, feed: Feed) -> None:
        """Somebody looked at a table until now."""
        if feed.looking and feed.caller.person is not None:
            self.looks[feed.caller.person, id] = time.time()

    def take_looks(self) -> dict[tuple[str, str], float]:
        """Who has looked at which table since the last time this was asked, and who does now."""
        for id, feeds in self._feeds.items():
            for feed in feeds:
                self.looked(id, feed)
        looks, self.looks = self.looks, {}
        return looks

    def end_feeds_of(self, sessions: Collection[str]) -> None:
        """Close what some sessions have open."""
        self._end_feeds(lambda feed: feed.caller.session in sessions)

    def end_feeds_of_person(self, person: str, tokens: Collection[str]) -> None:
        """Close what somebody has open, and what programs play for them by these tokens."""
        self.tokens.forget_all()
        self._end_feeds(lambda feed: feed.caller.person == person or feed.caller.token in tokens)

    def _end_feeds(self, is_meant: Callable[[Feed], bool]) -> None:
        for feeds in list(self._feeds.values()):
            for feed in list(feeds):
                if is_meant(feed):
                    feed.close()

    def tell(self, id: str) -> None:
        """Wake everybody who watches a table."""
        for feed in self._feeds.get(id, ()):
            feed.wake()

    def strand(self, feed: Feed) -> None:
        """The store is away: wake a feed when it is back. Until then it stays: what it told was true."""
        self._stranded.add(feed)
        if self._waiting_for_store is None or self._waiting_for_store.done():
            self._waiting_for_store = asyncio.create_task(self._wait_for_store())
            self.in_background(self._waiting_for_store)

    async def _wait_for_store(self) -> None:
        await asyncio.sleep(LOOK_FOR_STORE_EVERY)  # it may answer this, and not what a feed asked for
        while not await self.store.answers():
            await asyncio.sleep(LOOK_FOR_STORE_EVERY)
        stranded, self._stranded = self._stranded, set()
        for feed in stranded:
            feed.wake()

    def is_connected(self, id: str, seat: SeatRow) -> bool:
        here = (feed.caller for feed in self._feeds.get(id, ()))
        return any(_plays(caller, seat) for caller in chain(here, self.elsewhere.callers(id)))

    def was_here(self, id: str, seat: SeatRow, seconds: float) -> bool:
        """Whether somebody has had a page open within some seconds; before this process began they may have had."""
        since = time.monotonic() - seconds
        if self._began > since or self.is_connected(id, seat):
            return True
        return any(at == id and left > since and _plays(caller, seat) for (at, caller), left in self._left.items())

    def _note_leaving(self, id: str, caller: Caller) -> None:
        self._left[id, caller] = time.monotonic()
        self._left.move_to_end((id, caller))
        while len(self._left) > MOST_LEFT:
            self._left.popitem(last=False)

    # -- work in the background ---------------------------------------------------------------------------------

    def in_background(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell_all(self) -> None:
        """Wake everybody: something is told at every table."""
        for table in self.all_in_memory():
            table.changed()
        for id in list(self._feeds):
            self.tell(id)

    def end_feeds(self) -> None:
        """The server is about to close: say so to everybody."""
        self.closing = True
        for feeds in self._feeds.values():
            for feed in feeds:
                feed.close()

    async def end_feeds_gently(self, hurry: Callable[[], bool] = lambda: False) -> None:
        """The server is about to close, and other processes answer: send people there a few at a time, those of a
        table together, and let no feed in any more. So nobody waits there until hundreds of tables are revived; calls
        are answered to the end."""
        self.closing = True
        going = [feed for feeds in self._feeds.values() for feed in feeds]
        rest = min(LONGEST_FAREWELL / max(1, len(going)), FAREWELL)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number, feed in enumerate(going):
            if begun + number * rest > loop.time() and not hurry():
                await asyncio.sleep(begun + number * rest - loop.time())
            feed.close()
        last = loop.time() + LAST_WORD
        while self._feeds and loop.time() < last and not hurry():
            await asyncio.sleep(FAREWELL)

    async def close(self) -> None:
        self.end_feeds()
        await end(self._tasks)
        for table in list(self._live.values()):
            self.forget(table)
