"""A live table: a match in memory, with the seats around it and what several viewers are shown."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from heapq import merge
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, cast

from serai.kernel.decision import Decision
from serai.kernel.match import Match
from serai.kernel.message import Event, Message
from serai.kernel.save import read, record_of
from serai.server.callers import Caller
from serai.server.problems import not_running, not_yours
from serai.server.undoing import Trail
from serai.server.wire import Forecast, HintInfo

if TYPE_CHECKING:  # a table is shown without a store, too
    from serai.server.bots import ReviewedIds
    from serai.server.keeping import Past, Result
    from serai.server.models import HappeningRow, ReleaseRow, SeatRow, TableRow
    from serai.server.store import Row

T = TypeVar("T")


class Thought:
    """What a worker thinks of the decision at a version."""

    def __init__(self, version: int, task: asyncio.Task[dict[str, list[HintInfo]]]) -> None:
        self.version = version
        self.task = task

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Reviewing:
    """The turns of a finished match, compared one by one with what the bot would have done."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.total: int | None = None  # None: they are not counted yet
        self.done = 0
        self.found: list[ReviewedIds] = []
        self.state: Literal["running", "done", "failed"] = "running"


class Deed(NamedTuple):
    """What was accepted under a key: the version that it led to, and the option; None for an undo."""

    version: int
    entry: str | None


def event_of(row: HappeningRow) -> Event:
    """A happening as a line of the story."""
    name = row.name or (Message("seat-name", {"n": row.seat + 1}) if row.seat >= 0 else "")
    return Event(f"event-{row.key}", row.seat, "", {"name": name})


class LiveTable:
    """A table in memory. What changes it holds `lock`; `gone` says that the store knows better."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        match: Match | None = None,
        positions: list[int] | None = None,
        keys: dict[str, Deed] | None = None,
        story_from: int = -1,
        kept: list[int] | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.positions = positions or [match.position if match is not None else 0]  # of the match, at each version
        self.keys = keys if keys is not None else {}  # of accepted choices and undos, and what they were
        self.story_from = story_from  # events are known from after this moment on; -1: all since the match's origin
        self.kept = kept if kept is not None else [match.turn_start if match is not None else 0]  # turns in the store
        self.happenings: list[HappeningRow] = []  # what the log tells of people
        self.releases: list[ReleaseRow] = []  # by which rules the match was played, the present ones last
        self.past: Past | None = None  # what was played by earlier rules
        self.result: Result | None = None  # how a match of an earlier release ended, as it was told then
        self.archive: dict[str, Any] | None = None  # the saved match of an earlier release, where it is only looked at
        self.unwritten: list[Row] = []  # what the store must learn before anybody plays: the match was carried over
        self.last_seat: int | None = None  # whose choice was the last one, if that is known
        self._shown: dict[Hashable, Any] = {}  # what several viewers are shown, as long as nothing changes
        self._shown_of: tuple[Match | None, int] = (None, -1)
        self._secret_past: bool | None = None
        self._people: list[tuple[int, str | None, str | None]] | None = None  # seats with person and token
        self.trail = Trail()
        self.lock = asyncio.Lock()
        self.gone = False
        self.thinking_since = time.monotonic()  # the wall clock may be set, this one may not
        self.bots_at_work = False
        self.paused = False  # the server is closed for maintenance: no clock runs
        self.alarm: asyncio.TimerHandle | None = None
        self.thought: Thought | None = None
        self.forecast: tuple[int, Forecast] | None = None  # how the match went, once somebody has asked; of a version
        self.review: Reviewing | None = None  # once somebody has asked what turns have cost

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
    def owner(self) -> str:
        """For whom bots think here: people take turns at the workers."""
        people = (seat.person for seat in self.seats if seat.kind == "person" and seat.person is not None)
        return self.row.host or next(people, "")

    @property
    def has_running_clock(self) -> bool:
        row = self.row
        clock = bool(row.clock_seconds or row.clock_turn)
        return clock and not self.paused and row.status == "running" and row.to_choose is not None

    @property
    def first_position(self) -> int:
        """Where the match of this table begins; a continued one has a past that cannot be taken back."""
        return self.positions[0]

    @property
    def has_secret_past(self) -> bool:
        """Whether it descends from a match that was still being played, however often it was continued since.

        Then its past stays hidden after its end, too: it has the seed of that match and what others saw there. Only a
        re-deal leads out of a running match, and what is continued keeps all entries: so one of them tells.
        """
        if self.row.base is None:
            return False
        if self._secret_past is None:
            start = record_of(read(self.row.base))
            inherited = chain(start.choices, *(part.choices for part in start.earlier))
            self._secret_past = any(not isinstance(entry, str) for entry in inherited)
        return self._secret_past

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

    def seats_of_kind(self, kind: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == kind]

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
        if not (self.row.clock_seconds or self.row.clock_turn) or seat.kind != "person":
            return None
        left = self.row.clock_seconds + self.row.clock_turn - seat.clock_used
        if self.row.status == "running" and self.row.to_choose == seat.seat and not self.paused:
            left -= time.monotonic() - self.thinking_since
        return round(left, 1)

    def position_since(self, version: int | None) -> int:
        """The moment up to which somebody who has seen a version knows the story (undos may have gone below)."""
        if version is None or version < 0:
            return -1
        after = min(self.positions[min(version, len(self.positions) - 1) :])
        for release in self.releases[1:]:
            if version < release.version:
                after = min(after, release.position - 1)  # to learn that the rules changed
        for row in self.happenings:
            if version <= row.version:
                after = min(after, row.position - 1)  # what happens to people makes no version of its own
        return after

    def remember_all(self) -> None:
        """Make the whole story known, by playing the match again where it was revived from the middle."""
        if self.match is None or self.story_from < 0:
            return
        again = deque(self.match.replay(), maxlen=1).pop()
        assert again.digest() == self.match.digest()
        self.match = again
        self.story_from = -1

    def story(self, viewer: int, after: int) -> Iterator[tuple[int, Event]]:
        """What was told after a moment, as a viewer may know it; also that the rules changed, and when."""
        assert self.match is not None
        events = self.match.story(viewer, after if self.past is None else max(after, self.past.until))
        before = self.past.story(viewer, after) if self.past is not None else iter(())
        notices = sorted((notice for notice in self._notices() if notice[0] > after), key=itemgetter(0))
        return merge(chain(before, events), notices, key=itemgetter(0))

    def _notices(self) -> Iterator[tuple[int, Event]]:
        assert self.match is not None
        for release in self.releases[1:]:
            moment = min(release.position, self.match.position)
            yield moment, Event("event-rules-changed", -1, "", {"version": release.rules_version})
            if release.dropped:
                yield moment, Event("event-choices-dropped", -1, "", {"n": release.dropped})
        for row in self.happenings:
            yield min(row.position, self.match.position), event_of(row)

    def keep_turn(self) -> list[Row]:
        """What the store has to learn of the turns after a choice or an undo: that one begins, or that all is over."""
        from serai.server.keeping import ADD_TURN, turn_values

        match = self.match
        assert match is not None
        start, before = self._begun()
        if start == before:
            return []
        if self.story_from > before:
            self.remember_all()
            match = self.match
            assert match is not None
        events = [(moment, event) for moment, event in match.whole_story(before) if moment <= start]
        self.kept.append(start)
        state, end = (match.table, match) if match.is_over else (match.turn_table, None)
        return [(ADD_TURN, turn_values(self.id, self.version, start, state, events, end))]

    def note_turn(self) -> None:
        """Somebody else has played here, and kept the turn that begins, if one does."""
        start, before = self._begun()
        if start != before:
            self.kept.append(start)

    def _begun(self) -> tuple[int, int]:
        """Where the running turn (or the end) begins, and where the last kept one does."""
        match = self.match
        assert match is not None
        while self.kept and self.kept[-1] > match.position:
            self.kept.pop()
        start = match.position if match.is_over else match.turn_start
        return start, self.kept[-1] if self.kept else -1
