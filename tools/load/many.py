"""Many processes, killed again and again: three servers, two workers, PostgreSQL and HAProxy on this machine.

    python -m tools.load.many [--tables 300] [--rounds 3] [--seconds 15] [--paced 1000 --paces 0.1 0.2]

Every table has two people, each with a feed through the proxy, and every third one a bot, too. First the tables play as
fast as they can with one, two and three servers (choices a second, and who works how much). Then, at a pace, a server,
a worker and the database are killed in turn, and the servers are replaced one by one; measured is how long feeds are
away, and how long choices take until they are kept. In the end every acknowledged choice is looked for in the store,
and every match is played again from it.

Processes are killed, not the machine: so the database does not wait for the disk unless --sync is given. The numbers
belong to the machine: proxy, database, servers, workers and players share its processors.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine
from sqlalchemy.orm import Session
from uvicorn.loops.auto import auto_loop_factory

from serai.games import GAMES, find_game
from serai.kernel.match import Match
from serai.server.models import ChoiceRow, TableRow
from serai.server.reviving import revived
from tools.load.players import Meter
from tools.load.serving import PATIENCE, processor_time
from tools.load.steady import SteadyTable
from tools.postgres import Database, free_port, postgres, proxy

LIMITS = (
    "CALLS_PER_SECOND",
    "CALLS_PER_SECOND_OF_ADDRESS",
    "TABLES_PER_MINUTE",
    "TABLES_PER_PERSON",
    "BOTS_PER_PERSON",
)


class Processes:
    """Everything that runs, with the means to kill it."""

    def __init__(self, database: Database, folder: str, servers: int, workers: int) -> None:
        self.database = database
        self._folder = Path(folder)
        self.ports = [free_port() for _ in range(servers)]
        self.door = free_port()
        self.servers: list[subprocess.Popen[str] | None] = [None] * servers
        self.workers: list[subprocess.Popen[str] | None] = [None] * workers
        self._proxy: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.door}"

    def start_proxy(self) -> None:
        configuration = (Path(__file__).parents[2] / "deploy" / "haproxy.cfg").read_text("utf-8")
        before, _, _ = configuration.partition("    server one ")
        file = self._folder / "haproxy.cfg"
        lines = [f"    server s{number} 127.0.0.1:{port}\n" for number, port in enumerate(self.ports)]
        file.write_text(before.replace("bind :80", f"bind 127.0.0.1:{self.door}") + "".join(lines), "utf-8")
        program = proxy()
        if program is None:
            raise SystemExit("there is no haproxy: apt-get install haproxy")
        self._proxy = subprocess.Popen([program, "-db", "-f", str(file)], stderr=subprocess.DEVNULL)

    def start_server(self, number: int, wait: bool = True) -> None:
        port = str(self.ports[number])
        self.servers[number] = started = self._started("serve", "--port", port)
        if wait:
            opened(started, f"server {number}")

    def start_worker(self, number: int, wait: bool = True) -> None:
        self.workers[number] = started = self._started("worker")
        if wait:
            opened(started, f"worker {number}")

    def _started(self, *command: str) -> subprocess.Popen[str]:
        environment = {
            **os.environ,
            **{f"SERAI_{limit}": "0" for limit in LIMITS},
            "SERAI_DATABASE": self.database.url,
            "SERAI_BOTS": "elsewhere",
            "SERAI_WORKERS": "1",
            "SERAI_LOG_LEVEL": "error",
        }
        whole = [sys.executable, "-m", "serai", *command, "--data", str(self._folder)]
        with (self._folder / f"{command[0]}.log").open("a") as log:
            return subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)

    def kill_server(self, number: int) -> None:
        kill(self.servers[number])

    def kill_worker(self, number: int) -> None:
        kill(self.workers[number])

    def end(self) -> None:
        for process in (*self.servers, *self.workers):
            kill(process)
        kill(self._proxy)

    def works(self) -> dict[str, float]:
        """The seconds that each kind has worked."""
        return {
            "players": processor_time(os.getpid()),
            "proxy": processor_time(self._proxy.pid) if self._proxy else 0.0,
            "servers": sum(processor_time(one.pid) for one in self.servers if one is not None),
            "database": sum(map(processor_time, self.database.processes)),
        }


def kill(process: subprocess.Popen[Any] | None) -> None:
    if process is not None:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def opened(process: subprocess.Popen[str], name: str) -> None:
    assert process.stdout is not None
    if not process.stdout.readline():
        raise SystemExit(f"{name} did not start")


@contextmanager
def running(servers: int = 3, workers: int = 2, started: int = 3, sync: bool = False) -> Iterator[Processes]:
    """The database, the proxy, some servers and the workers."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-many-"))
        database = stack.enter_context(postgres("" if sync else "-c fsync=off"))
        processes = Processes(database, folder, servers, workers)
        stack.callback(processes.end)
        processes.start_server(0)
        for number in range(1, started):
            processes.start_server(number, wait=False)
        for number in range(workers):
            processes.start_worker(number, wait=False)
        processes.start_proxy()
        yield processes


class Proof:
    """The tables, and what was seen of them."""

    def __init__(self, processes: Processes, game: str, say: bool = True) -> None:
        self.processes = processes
        self.game = game
        self.meter = Meter()
        self.tables: list[SteadyTable] = []
        self.say = print if say else lambda *_: None

    async def open_tables(self, number: int) -> None:
        address = f"http://{self.processes.host}"
        headers = {"origin": address}
        async with httpx.AsyncClient(base_url=f"{address}/api", headers=headers, timeout=PATIENCE) as http:
            await answering(http)
            for at in range(number):
                seats = [{"kind": "me"}, {"kind": "me"}, *([{"kind": "bot", "level": "random"}] if at % 3 == 0 else [])]
                made = await posted(http, "/tables", {"game": self.game, "seats": seats, "entropy": str(at)})
                id = made["table"]
                tokens = [(await posted(http, f"/tables/{id}/seats/{seat}/token"))["token"] for seat in (0, 1)]
                chance = random.Random(f"{number} {at}")
                self.tables.append(table := SteadyTable(self.processes.host, id, tokens, self.meter, chance))
                await table.open()
        await self.all_back()
        gc.collect()
        gc.disable()  # a driver that stands still would find the servers slow

    async def open_others(self) -> None:
        """Where a match is over, another one begins: what is killed next should meet people who play."""
        over = [table for table in self.tables if table.finished]
        for table in over:
            table.close()
        await self.open_tables(len(over))

    @property
    def away(self) -> int:
        return sum(seat.lost_at is not None for table in self.tables for seat in table.seats)

    async def all_back(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.away:
            if time.monotonic() > end:
                raise SystemExit(f"{self.away} feeds did not come back")
            await asyncio.sleep(0.02)

    async def all_answered(self, when: float) -> None:
        """Wait until no choice that was sent before then waits for its answer."""
        end = time.monotonic() + PATIENCE
        while any((seat.asking_since or when) < when for table in self.tables for seat in table.seats):
            if time.monotonic() > end:
                raise SystemExit("choices were not answered")
            await asyncio.sleep(0.02)

    async def reopen(self) -> None:
        """Everybody comes in anew, so that the proxy shares them out among the servers that there are."""
        for table in self.tables:
            for seat in table.seats:
                seat.reopen()
        await asyncio.sleep(0.2)
        await self.all_back()

    def pace(self, pace: float) -> None:
        for table in self.tables:
            table.pace = pace
            table.play()

    async def measure(self, seconds: float) -> dict[str, Any]:
        self.meter.start()
        begun, before = time.perf_counter(), self.processes.works()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        works = {name: round((work - before[name]) / took, 2) for name, work in self.processes.works().items()}
        found = self.meter.report(took, 0.0)
        self.meter.start(False)
        return {**found, "processors": works}

    async def after(self, what: str, deed: Any) -> float:
        """Do something terrible, and wait until all feeds are back; gives the longest that one was away."""
        for table in self.tables:
            for seat in table.seats:
                seat.back_after.clear()
                seat.kept_after.clear()
        begun = time.perf_counter()
        await asyncio.to_thread(deed)
        done = time.perf_counter()
        acknowledged = sum(len(table.acknowledged) for table in self.tables)
        while sum(len(table.acknowledged) for table in self.tables) <= acknowledged + len(self.tables) // 10:
            await asyncio.sleep(0.02)
            if time.perf_counter() > done + PATIENCE:
                raise SystemExit(f"after {what} nobody plays any more")
        again = time.perf_counter() - done
        await self.all_back()
        await self.all_answered(done)
        seats = [seat for table in self.tables for seat in table.seats]
        back = [away for seat in seats for away in seat.back_after]
        longest = max(back, default=0.0)
        slowest = max((took for seat in seats for took in seat.kept_after), default=0.0)
        self.say(
            f"  {what:<24} (took {done - begun:.1f} s): {len(back):>4} feeds were away, at most {longest:.2f} s; "
            f"a choice took at most {slowest:.2f} s; "
            f"then {len(self.tables) // 10 + 1} choices were answered within {again:.2f} s"
        )
        return longest

    async def stop(self) -> None:
        """Everybody finishes what they have sent."""
        for table in self.tables:
            table.playing = False
        await asyncio.sleep(2.0)
        for table in self.tables:
            table.close()

    def check(self) -> dict[str, int]:
        """Compare what was acknowledged with the store, and play every match again from there."""
        return checked(self.processes.database.url, self.game, self.tables)


async def posted(http: httpx.AsyncClient, path: str, body: object = None) -> Any:
    """The answer to a call; the proxy hangs up when it finds that a server is not there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            answer = await http.post(path, json=body)
            if answer.status_code != 503:  # the proxy has not found out yet who has started
                return answer.raise_for_status().json()
        await asyncio.sleep(0.1)
    raise SystemExit("nobody answers behind the proxy")


async def answering(http: httpx.AsyncClient) -> None:
    """Wait until the proxy has found a server."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if (await http.get("/me")).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        if time.monotonic() > end:
            raise SystemExit("nobody answers behind the proxy")
        await asyncio.sleep(0.1)


def checked(url: str, game: str, tables: list[SteadyTable]) -> dict[str, int]:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    found = {"acknowledged": 0, "lost": 0, "doubled": 0, "kept": 0, "matches that differ": 0}
    with Session(engine) as session:
        for table in tables:
            rows = session.query(ChoiceRow).filter_by(table_id=table.id).order_by(ChoiceRow.version).all()
            found["kept"] += len(rows)
            found["doubled"] += len(rows) - len({row.version for row in rows})
            keys: dict[str | None, list[ChoiceRow]] = {}
            for row in rows:
                keys.setdefault(row.key, []).append(row)
            for one in table.acknowledged:
                found["acknowledged"] += 1
                kept = keys.get(f"{one.seat}:{one.key}", [])
                found["doubled"] += len(kept) > 1
                right = [row for row in kept if (row.version, row.entry) == (one.version + 1, one.option)]
                found["lost"] += not right
            begun = session.get(TableRow, table.id)
            live = revived(session, table.id)
            assert begun is not None and begun.seed is not None and live is not None and live.match is not None
            again = Match(find_game(game), begun.players, begun.seed, begun.settings)
            whole = all(row.version == place + 1 for place, row in enumerate(rows))
            for choice in rows:
                again.play(str(choice.entry))
            found["matches that differ"] += not whole or again.digest() != live.match.digest()
    engine.dispose()
    return found


async def prove(processes: Processes, wanted: argparse.Namespace) -> bool:
    proof = Proof(processes, wanted.game)
    proof.say(f"{wanted.tables} tables, two feeds each, through HAProxy; {os.cpu_count()} processors for everything")
    await proof.open_tables(wanted.tables)
    for number in range(1, len(processes.servers) + 1):
        if processes.servers[number - 1] is None:
            await asyncio.to_thread(processes.start_server, number - 1)
            await asyncio.sleep(2)
        await proof.reopen()
        proof.pace(0.0)
        await asyncio.sleep(2)
        found = await proof.measure(wanted.seconds)
        proof.say(
            f"  {number} servers, as fast as they can: {found['choices_per_second']:.0f} choices/s, answered "
            f"p50 {found['p50_ms']:.0f} p99 {found['p99_ms']:.0f} ms; processors at work: {found['processors']}"
        )
    await proof.open_others()
    proof.pace(wanted.pace)
    await asyncio.sleep(2)
    found = await proof.measure(wanted.seconds)
    proof.say(
        f"  at {wanted.pace:g} choices a second and table: {found['choices_per_second']:.0f} choices/s, answered "
        f"p50 {found['p50_ms']:.1f} p99 {found['p99_ms']:.1f} ms; processors at work: {found['processors']}"
    )
    proof.say("  killed, again and again:")
    longest = await suffer(proof, wanted.rounds)
    for number in range(len(processes.servers)):
        longest = max(longest, await replace(proof, number))
    await proof.stop()
    found = proof.check()
    proof.say("  " + ", ".join(f"{count} {name}" for name, count in found.items()))
    proof.say(f"  the longest that any feed was away: {longest:.2f} s")
    return not (found["lost"] or found["doubled"] or found["matches that differ"])


async def suffer(proof: Proof, rounds: int) -> float:
    """Kill a server, a worker and the database in turn; gives the longest that a feed was away."""
    processes = proof.processes
    longest = 0.0

    def database() -> None:
        processes.database.kill()
        processes.database.start_again()

    for one in range(rounds):
        server, worker = one % len(processes.servers), one % len(processes.workers)
        longest = max(longest, await proof.after("a server was killed", lambda at=server: processes.kill_server(at)))
        await asyncio.to_thread(processes.start_server, server)
        longest = max(longest, await proof.after("a worker was killed", lambda at=worker: processes.kill_worker(at)))
        processes.start_worker(worker, wait=False)
        longest = max(longest, await proof.after("the database was killed", database))
    return longest


async def replace(proof: Proof, number: int) -> float:
    """Replace a server, as an update does; gives the longest that a feed was away."""
    processes = proof.processes

    def replaced() -> None:
        server = processes.servers[number]
        assert server is not None
        server.send_signal(signal.SIGTERM)
        server.wait()
        kill(server)
        processes.start_server(number)

    return await proof.after("a server was replaced", replaced)


async def paced(processes: Processes, wanted: argparse.Namespace) -> None:
    """Many tables at a pace: how long an answer takes."""
    proof = Proof(processes, wanted.game)
    await proof.open_tables(wanted.paced)
    await proof.reopen()
    for pace in wanted.paces:
        proof.pace(pace)
        await asyncio.sleep(3)
        found = await proof.measure(wanted.seconds)
        proof.say(
            f"  {wanted.paced} tables at {pace:g} choices a second: {found['choices_per_second']:.0f} choices/s, "
            f"answered p50 {found['p50_ms']:.1f} p99 {found['p99_ms']:.1f} ms; "
            f"processors at work: {found['processors']}"
        )
    await proof.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Several servers on one PostgreSQL, killed again and again.")
    parser.add_argument("--tables", type=int, default=300, help="that are played while things are killed; 0: none")
    parser.add_argument(
        "--rounds", type=int, default=3, help="how often a server, a worker and the database are killed"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--pace", type=float, default=0.5, help="choices a second and table while things are killed")
    parser.add_argument("--paced", type=int, default=0, help="then measure so many tables at a pace")
    parser.add_argument(
        "--paces", type=float, nargs="+", default=[0.1, 0.2, 0.5], help="choices a second and table then"
    )
    parser.add_argument("--sync", action="store_true", help="let the database wait for the disk")
    parser.add_argument("--game", default=next(iter(GAMES)))
    wanted = parser.parse_args()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        good = True
        if wanted.tables:
            with running(started=1, sync=wanted.sync) as processes:
                good = runner.run(prove(processes, wanted))
        if wanted.paced:
            with running(sync=wanted.sync) as processes:
                runner.run(paced(processes, wanted))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
