"""The live tables: matches in memory, one lock each, revived from the store when somebody needs them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.games import UnknownGame, find_game
from serai.kernel.decision import Decision
from serai.kernel.match import Match, MatchError, Redeal
from serai.kernel.save import SaveError, load
from serai.server.bots import Workers
from serai.server.identity import Caller
from serai.server.models import ChoiceRow, SeatRow, Snapshot, TableRow
from serai.server.problems import Refused, no_table, not_running, not_yours
from serai.server.store import Store
from serai.server.undoing import Trail
from serai.server.wire import Forecast, HintInfo

T = TypeVar("T")
MOST_FEEDS = 500  # of one device or program; strangers count as one


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


class Thought:
    """What a worker thinks of the decision at a version."""

    def __init__(self, version: int, task: asyncio.Task[list[HintInfo]]) -> None:
        self.version = version
        self.task = task

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class LiveTable:
    """A table in memory. What changes it holds `lock`; `gone` says that the store knows better."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        match: Match | None = None,
        positions: list[int] | None = None,
        keys: dict[str, int] | None = None,
        story_from: int = -1,
    ) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.positions = positions or [match.position if match is not None else 0]  # of the match, at each version
        self.keys = keys if keys is not None else {}  # of accepted choices and undos, and the version they led to
        self.story_from = story_from  # events are known from after this moment on; -1: all
        self.last_seat: int | None = None  # whose choice was the last one, if that is known
        self._shown: dict[Hashable, Any] = {}  # what several viewers are shown, as long as nothing changes
        self._shown_of: tuple[Match | None, int] = (None, -1)
        self._people: list[tuple[int, str | None, str | None]] | None = None  # seats with person and token
        self.saved_at = -1  # the position of the newest snapshot
        self.trail = Trail()
        self.lock = asyncio.Lock()
        self.gone = False
        self.thinking_since = time.time()
        self.bots_at_work = False
        self.alarm: asyncio.TimerHandle | None = None
        self.thought: Thought | None = None
        self.forecast: Forecast | None = None  # once somebody has asked how the match went

    def shared(self, match: Match | None, key: Hashable, make: Callable[[], T]) -> T:
        """What is the same for several viewers, made once for a match at a version."""
        if self._shown_of[0] is not match or self._shown_of[1] != self.row.version:
            self._shown.clear()
            self._shown_of = (match, self.row.version)
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = make()
        return cast(T, found)

    def changed(self) -> None:
        """Something about the table has changed: it is to be shown anew."""
        self._shown.clear()
        self._people = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def decision(self) -> Decision | None:
        return self.match.decision if self.match is not None else None

    @property
    def first_position(self) -> int:
        """Where the match of this table begins; a continued one has a past that cannot be taken back."""
        return self.positions[0]

    @property
    def has_secret_past(self) -> bool:
        """Whether it continues a match that was still being played: then its past stays hidden after its end, too."""
        if self.match is None or not self.first_position:
            return False
        return isinstance(self.match.entries[self.first_position - 1], Redeal)

    def stop_thinking(self) -> None:
        """The table has moved on: nobody needs the thought about an earlier version."""
        if self.thought is not None and (self.gone or self.thought.version != self.version):
            self.thought.task.cancel()
            self.thought = None

    def running(self) -> Match:
        """The match, if it is being played."""
        if self.match is None or self.row.status != "running":
            raise not_running(self.row.status)
        return self.match

    def seats_of(self, caller: Caller) -> list[int]:
        """The seats that somebody plays."""
        if self._people is None:
            self._people = [(seat.seat, seat.person, seat.token) for seat in self.seats if seat.kind == "person"]
        return [
            seat
            for seat, person, token in self._people
            if (person is not None and person == caller.person) or (token is not None and token == caller.token)
        ]

    def check_seat(self, caller: Caller, seat: int) -> None:
        if seat not in self.seats_of(caller):
            raise not_yours()

    def check_host(self, caller: Caller) -> None:
        if caller.person is None or self.row.host != caller.person:
            raise not_yours("Only the host of the table may do this.")

    def viewer(self, caller: Caller, wanted: int | None) -> int | None:
        """Through whose eyes somebody sees the table (None: a spectator's); raises Refused if they may not."""
        own = self.seats_of(caller)
        if wanted is not None:
            over = self.row.status == "finished" and not self.has_secret_past
            if wanted in own or (over and 0 <= wanted < len(self.seats) and self._open_to(own)):
                return wanted
            raise not_yours()
        if own:
            decision = self.decision
            return decision.seat if decision is not None and decision.seat in own else own[0]
        if not self._open_to(own):
            raise not_yours("The people at this table play without spectators.")
        return None

    def _open_to(self, own: Sequence[int]) -> bool:
        return bool(own) or self.row.allow_spectators

    def clock_left(self, seat: SeatRow) -> float | None:
        """How many seconds a seat has left; None without a clock."""
        if not self.row.clock_seconds or seat.kind != "person":
            return None
        left = self.row.clock_seconds - seat.clock_used
        if self.row.status == "running" and self.row.to_choose == seat.seat:
            left -= time.time() - self.thinking_since
        return round(left, 1)

    def position_since(self, version: int | None) -> int:
        """The moment up to which somebody who has seen a version knows the story (undos may have gone below)."""
        if version is None or version < 0:
            return -1
        return min(self.positions[min(version, len(self.positions) - 1) :])

    def remember_all(self) -> None:
        """Make the whole story known, by playing the match again where it was revived from the middle."""
        if self.match is None or self.story_from < 0:
            return
        again = deque(self.match.replay(), maxlen=1).pop()
        assert again.digest() == self.match.digest()
        self.match = again
        self.story_from = -1


class Tables:
    """All tables: the recently used ones in memory, the others in the store."""

    def __init__(self, store: Store, workers: Workers, limit: int = 1000) -> None:
        self.store = store
        self.workers = workers
        self._limit = limit
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._reviving: dict[str, asyncio.Task[LiveTable]] = {}
        self._feeds: dict[str, set[Feed]] = {}
        self._feeds_of: Counter[Caller] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.on_arrival: Callable[[LiveTable], None] = lambda table: None  # when one comes into memory

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
    async def hold(self, id: str) -> AsyncIterator[LiveTable]:
        """The table of that id, for oneself alone."""
        while True:
            table = await self.get(id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def settled(self, id: str) -> LiveTable:
        """The table of that id while nobody changes it: good for looking until the next `await`."""
        while True:
            table = await self.get(id)
            if not (table.gone or table.lock.locked()):
                return table
            async with table.lock:
                pass

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
        if self._live.get(table.id) is table:
            del self._live[table.id]

    def _let_go(self) -> None:
        """Drop the tables that were used longest ago and that nobody waits for."""
        for table in list(self._live.values()):
            if len(self._live) <= self._limit:
                return
            if not (table.lock.locked() or table.bots_at_work or table.alarm or self._feeds.get(table.id)):
                self.forget(table)

    async def _revive(self, id: str) -> LiveTable:
        table = await self.store.read(lambda session: revived(session, id))
        if table is None:
            raise no_table()
        self.add(table)
        self.on_arrival(table)
        return table

    # -- telling ------------------------------------------------------------------------------------------------

    def attach(self, id: str, feed: Feed) -> None:
        """Tell a feed of every change from now on; raises Refused if its caller has too many."""
        if self._feeds_of[feed.caller] >= MOST_FEEDS:
            raise Refused(429, "too-many", "Too many feeds are open.", "Close some.")
        self._feeds_of[feed.caller] += 1
        self._feeds.setdefault(id, set()).add(feed)
        self.tell(id)

    def detach(self, id: str, feed: Feed) -> None:
        feeds = self._feeds.get(id, set())
        if feed in feeds:
            feeds.remove(feed)
            self._feeds_of[feed.caller] -= 1
            if not self._feeds_of[feed.caller]:
                del self._feeds_of[feed.caller]
        if feeds:
            self.tell(id)
        else:
            self._feeds.pop(id, None)

    def tell(self, id: str) -> None:
        """Wake everybody who watches a table."""
        for feed in self._feeds.get(id, ()):
            feed.wake()

    def is_connected(self, id: str, seat: SeatRow) -> bool:
        person, token = seat.person, seat.token
        return any(
            (person is not None and feed.caller.person == person) or (token is not None and feed.caller.token == token)
            for feed in self._feeds.get(id, ())
        )

    # -- work in the background ---------------------------------------------------------------------------------

    def in_background(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end_feeds(self) -> None:
        """The server is about to close: say so to everybody."""
        self.closing = True
        for feeds in self._feeds.values():
            for feed in feeds:
                feed.close()

    async def close(self) -> None:
        self.end_feeds()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._live.values()):
            self.forget(table)


# -- the way back from the store ----------------------------------------------------------------------------------


def revived(session: Session, id: str) -> LiveTable | None:
    """A table as the store knows it; raises Refused if its match cannot be played by this version."""
    row = session.get(TableRow, id)
    if row is None:
        return None
    seats = list(session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat)))
    if row.seed is None:
        return LiveTable(row, seats)
    snapshot = session.get(Snapshot, id)
    choices = session.execute(
        select(ChoiceRow.version, ChoiceRow.position, ChoiceRow.entry, ChoiceRow.key)
        .where(ChoiceRow.table_id == id)
        .order_by(ChoiceRow.version)
    ).all()
    try:
        first = first_match(row)
        match, story_from = first, -1
        if row.base is not None:
            story_from = first.position
        positions, keys, entries = [first.position], {}, list[str]()
        for version, position, entry, key in choices:
            del entries[position - first.position - (entry is not None) :]
            if entry is not None:
                entries.append(entry)
            positions.append(position)
            if key is not None:
                keys[key] = version
        if snapshot is not None:
            saved = load(snapshot.match, first.game)  # in any case: it knows the rules and the content of the match
            if snapshot.version and min(positions[snapshot.version :]) >= positions[snapshot.version]:
                match = saved  # nothing before it was taken back since
                match.listen()
                story_from = match.position
        for entry in entries[match.position - first.position :]:
            match.play(entry)
    except (SaveError, MatchError, UnknownGame) as error:
        raise Refused(
            409, "other-rules", "This match cannot be played by this version of the server.", str(error)
        ) from None
    row.version = len(positions) - 1
    row.to_choose = match.decision.seat if match.decision is not None else None
    row.status = "finished" if match.is_over else "running"
    table = LiveTable(row, seats, match, positions, keys, story_from)
    table.saved_at = story_from
    return table


def first_match(row: TableRow) -> Match:
    """The match of a table before the first choice made there."""
    assert row.seed is not None
    game = find_game(row.game)
    if row.base is None:
        return Match(game, row.players, row.seed, row.settings, listen=True)
    match = load(row.base, game)
    match.listen()
    return match
