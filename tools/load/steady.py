"""Players that stay: they come back after every lost connection, send again what was not answered, and remember what
was acknowledged, so that it can be compared with the store afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

import msgspec

from tools.load.players import Heard, Meter, Socket, connected

# How long a lost feed waits before it is opened again, as the page does it (web/src/feed.ts): twice as long each time
# up to a second or so, and longer only when the server stays away; half of it is chance.
FIRST_WAIT = 0.2  # seconds
WAIT = 1.0
LONGEST_WAIT = 8.0
PATIENCE = 40  # attempts before the longest
_HEARD = msgspec.json.Decoder(Heard)
_PASSING = ("store-away", "busy", "internal", "too-many", "updating")


class Acknowledged(NamedTuple):
    """A choice that the server said it had accepted."""

    key: str
    seat: int
    option: str
    version: int  # that it answered; it led to the next one


class SteadyTable:
    """The people of one table, each on a feed of their own."""

    def __init__(self, host: str, id: str, tokens: list[str], meter: Meter, chance: random.Random) -> None:
        self.id = id
        self.meter = meter
        self.chance = chance
        self.pace = 0.0  # choices a second; 0: as fast as possible
        self.playing = False
        self.finished = False
        self.acknowledged: list[Acknowledged] = []
        self.seats = [Seat(self, host, number, token) for number, token in enumerate(tokens)]
        self.chosen_at = -1  # the highest version that somebody here has answered

    async def open(self) -> None:
        for seat in self.seats:
            await seat.open()

    def play(self) -> None:
        self.playing = True
        for seat in self.seats:
            seat.plan_choice()

    def close(self) -> None:
        self.playing = False
        for seat in self.seats:
            seat.close()


class Seat:
    """Somebody at a table."""

    def __init__(self, table: SteadyTable, host: str, number: int, token: str) -> None:
        self.table = table
        self.host, self.number, self.token = host, number, token
        self.lost_at: float | None = time.perf_counter()  # None while the feed tells something
        self.back_after: list[float] = []  # how long the feed was away, each time
        self.kept_after: list[float] = []  # how long each choice took until it was kept, however often it was sent
        self._version = 0
        self._socket: Socket | None = None
        self._attempts = 0
        self._closed = False
        self._asked: Heard | None = None
        self._sent: dict[str, object] | None = None  # what was not answered yet
        self._began = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def asking_since(self) -> float | None:
        """Since when an answer to a choice is missing."""
        return self._began if self._sent is not None else None

    async def open(self) -> None:
        path = f"/api/tables/{self.table.id}/feed?viewer={self.number}&lang=en&since={self._version}"
        socket: Socket = Socket(path, self.host, self.token, self._hear, lambda: self._lose(socket))
        try:
            self._socket = await connected(socket, self.host)
        except OSError:
            self._lose(None)

    def reopen(self) -> None:
        """Leave and come back, perhaps to another process."""
        if self._socket is not None:
            self._socket.close()

    def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._socket is not None:
            self._socket.close()

    def _lose(self, socket: Socket | None) -> None:
        if self._closed or (socket is not None and socket is not self._socket and self._socket is not None):
            return
        self._socket = None
        if self.lost_at is None:
            self.lost_at = time.perf_counter()
        wait = min(FIRST_WAIT * 2**self._attempts, WAIT) if self._attempts < PATIENCE else LONGEST_WAIT
        asyncio.get_running_loop().call_later(wait * self.table.chance.uniform(0.5, 1.0), self._try)
        self._attempts += 1

    def _try(self) -> None:
        if not self._closed:
            task = asyncio.create_task(self.open())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _hear(self, text: bytes) -> None:
        heard = _HEARD.decode(text)
        if heard.type == "state":
            self._back()
            self._version = heard.version or 0
            self.table.finished = heard.status == "finished"
            if self._sent is not None and self._sent["key"] in heard.answers:
                self._acknowledge()
            if heard.decision is not None and heard.decision.options and self._version > self.table.chosen_at:
                self._asked = heard
                self.plan_choice()
        elif heard.type == "problem" and self._sent is not None and heard.key == self._sent["key"]:
            self._refused(heard.code)

    def _back(self) -> None:
        self._attempts = 0
        if self.lost_at is not None:
            self.back_after.append(time.perf_counter() - self.lost_at)
            self.lost_at = None
            if self._sent is not None:
                self._send()

    def _acknowledge(self) -> None:
        sent = self._sent
        assert sent is not None
        self._sent = None
        version = int(str(sent["version"]))
        self.table.acknowledged.append(Acknowledged(str(sent["key"]), self.number, str(sent["option"]), version))
        took = time.perf_counter() - self._began
        self.kept_after.append(took)
        if self.table.meter.on:
            self.table.meter.answered.append(took)

    def _refused(self, code: str) -> None:
        problems = self.table.meter.problems
        problems[code] = problems.get(code, 0) + 1
        if code in _PASSING:
            asyncio.get_running_loop().call_later(WAIT, self._send)
            return
        self._sent = None
        self.table.chosen_at = min(self.table.chosen_at, self._version - 1)

    def plan_choice(self) -> None:
        if self._asked is None or self._sent is not None or self._timer is not None or not self.table.playing:
            return
        pace = self.table.pace
        wait = self.table.chance.expovariate(pace) if pace else 0.0
        self._timer = asyncio.get_running_loop().call_later(wait, self._choose)

    def _choose(self) -> None:
        self._timer = None
        heard, self._asked = self._asked, None
        if heard is None or heard.decision is None or heard.version != self._version or not self.table.playing:
            return
        self.table.chosen_at = self._version
        self._sent = {
            "type": "choice",
            "seat": self.number,
            "option": self.table.chance.choice(heard.decision.options).id,
            "version": heard.version,
            "key": f"{heard.version}-{self.table.chance.randrange(10**9)}",
        }
        self._began = time.perf_counter()
        self._send()

    def _send(self) -> None:
        if self._sent is not None and self._socket is not None and self.lost_at is None:
            self._socket.send(msgspec.json.encode(self._sent))
