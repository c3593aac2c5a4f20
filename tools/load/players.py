"""Random players. They speak WebSocket and HTTP by themselves and read only what they need of a state, so that the
driver measures the server and not itself."""

from __future__ import annotations

import asyncio
import json
import random
import time
from base64 import b64encode
from collections.abc import Callable
from statistics import quantiles
from typing import Any, cast

import msgspec


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class Heard(msgspec.Struct):
    """What the driver reads of a message of the feed: a state, a problem, or anything else."""

    type: str
    version: int | None = -1
    status: str = ""
    decision: Decision | None = None
    answers: list[str] = []
    key: str = ""
    code: str = ""
    reason: str = ""


_CLOSE = 8  # the kind of frame by which the other side ends a connection
_HEARD = msgspec.json.Decoder(Heard)


class Meter:
    """Counts choices and how long they took, while it is on."""

    def __init__(self) -> None:
        self.start(False)

    def start(self, on: bool = True) -> None:
        self.on = on
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.late: list[float] = []  # by how much the driver itself chose later than it meant to
        self.problems: dict[str, int] = {}

    def report(self, seconds: float, worked: float) -> dict[str, Any]:
        return {
            "choices_per_second": round(len(self.answered) / seconds, 1),
            **_cuts("", self.answered),
            **_cuts("seen_", self.seen),
            **_cuts("late_", self.late),
            "processor_ms_per_choice": round(worked / max(1, len(self.answered)) * 1e3, 3),
            "problems": self.problems,
        }


def _cuts(name: str, times: list[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {f"{name}p50_ms": round(cuts[49] * 1e3, 2), f"{name}p99_ms": round(cuts[98] * 1e3, 2)}


class Socket(asyncio.Protocol):
    """The client's side of a WebSocket, as much of it as a feed needs."""

    def __init__(
        self, path: str, host: str, token: str, hear: Callable[[bytes], None], lost: Callable[[], None] | None = None
    ) -> None:
        key = b64encode(random.randbytes(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._hear = hear
        self._lost = lost  # told when the connection ends; without it, a refusal ends the program
        self._rest = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:20] and self._lost is not None:
                self._transport.abort()
                return
            if b" 101 " not in data[:20]:
                raise SystemExit(f"the server refused a feed: {data[:end].decode()}")
            self._open, at = True, end + 4
        while (found := _frame(data, at)) is not None:
            if data[at] & 0x0F == _CLOSE and self._lost is not None:
                self._transport.abort()
                return
            text, at = found
            self._hear(text)
        self._rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._lost is not None:
            self._lost()

    def send(self, text: bytes) -> None:
        """Frames of a client are masked; nothing says that the mask must do anything."""
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self._transport.write(b"\x81" + length + bytes(4) + text)

    def close(self) -> None:
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[bytes, int] | None:
    """The text of the frame that begins there, and where it ends; None if it has not arrived."""
    if len(data) < at + 2:
        return None
    length, begin = data[at + 1], at + 2
    if length >= 126:
        begin += 2 if length == 126 else 8
        if len(data) < begin:
            return None
        length = int.from_bytes(data[at + 2 : begin])
    return (data[begin : begin + length], begin + length) if len(data) >= begin + length else None


class Line:
    """A connection of HTTP that is kept: quicker than a whole client, so that the driver measures the server."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, token: str, text: bytes) -> bytes:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(*self._host.split(":"))
        assert self._reader is not None
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        self._writer.write(head.encode() + text)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        return await self._reader.readexactly(length)


class Table:
    """Two random players at one table, each on a connection of its own."""

    def __init__(self, host: str, id: str, tokens: list[str], meter: Meter, chance: random.Random) -> None:
        self.host, self.id, self.tokens, self.meter, self.chance = host, id, tokens, meter, chance
        self.line: Line | None = None
        self.pace = 0.0
        self.playing = False
        self.watching = 0
        self._sockets: list[Socket] = []
        self._asked: tuple[int, Heard] | None = None
        self._waiting = False
        self._sent = 0.0
        self._due = 0.0
        self._answered_at = -1  # the version that was answered last
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.id}/feed?viewer={seat}&lang=en&since=0"
            hear = self._first_seat if seat == 0 else self._second_seat
            self._sockets.append(await connected(Socket(path, self.host, token, hear), self.host))

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def play(self) -> None:
        self.playing = True
        self._plan_choice()

    def _first_seat(self, text: bytes) -> None:
        self._hear(0, text)

    def _second_seat(self, text: bytes) -> None:
        self._hear(1, text)

    def _hear(self, seat: int, text: bytes) -> None:
        heard = _HEARD.decode(text)
        if heard.answers:
            self._note("")
        if heard.type == "problem":
            self._note(heard.code)
        elif heard.type == "gone":
            raise SystemExit(f"the server ended a feed: {heard.reason}")
        elif heard.decision is not None and heard.decision.options and (heard.version or 0) > self._answered_at:
            if self._sent and self.meter.on:
                self.meter.seen.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self._asked = (seat, heard)
            self._plan_choice()
        if heard.type == "state":
            self.watching |= 1 << seat

    def _plan_choice(self) -> None:
        if self._asked is None or self._waiting or not self.playing:
            return
        self._waiting = True
        loop = asyncio.get_running_loop()
        wait = self.chance.expovariate(self.pace) if self.pace else 0.0
        self._due = loop.time() + wait
        if wait:
            loop.call_later(wait, self._choose)
        else:
            loop.call_soon(self._choose)

    def _choose(self) -> None:
        self._waiting = False
        if self.meter.on:
            self.meter.late.append(asyncio.get_running_loop().time() - self._due)
        assert self._asked is not None
        seat, heard = self._asked
        self._asked, self._answered_at = None, heard.version or 0
        assert heard.decision is not None
        choice: dict[str, object] = {
            "seat": seat,
            "option": self.chance.choice(heard.decision.options).id,
            "version": heard.version,
            "key": str(heard.version),
        }
        self._sent = self._began = time.perf_counter()
        if self.line is None:
            self._sockets[seat].send(msgspec.json.encode({"type": "choice", **choice}))
        else:
            path = f"/api/tables/{self.id}/choices"
            task = asyncio.create_task(self._post(self.line.post(path, self.tokens[seat], msgspec.json.encode(choice))))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _post(self, posting: Any) -> None:
        answer = json.loads(await posting)
        self._note(answer.get("code", ""))

    def _note(self, problem: str) -> None:
        """The answer to a choice: accepted, or the code of the problem."""
        if not self.meter.on:
            return
        if not problem:
            self.meter.answered.append(time.perf_counter() - self._began)
        else:
            self.meter.problems[problem] = self.meter.problems.get(problem, 0) + 1


async def connected(socket: Socket, host: str) -> Socket:
    name, port = host.split(":")
    await asyncio.get_running_loop().create_connection(lambda: socket, name, int(port))
    return socket
