"""kill -9 at any moment: what was acknowledged is there after a restart, and the match is the same."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from serai.games import find_game
from serai.kernel.match import Match
from serai.server.reviving import revived
from tests.server.conftest import NOW, PATIENCE, Device, sqlite, until

KILLS = 4


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own."""
    environment = {**os.environ, "SERAI_CALLS_PER_SECOND": "0", "SERAI_WORKERS": "1"}
    environment.pop("SERAI_DATABASE_URL", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "serai", "serve", "--port", "0", "--data", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        assert address.startswith("http://127.0.0.1:")
        yield process, address
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def replayed(folder: Path, table: str) -> Match:
    """The match of a table from its first choice to its last, by the engine alone."""
    engine = create_engine(sqlite(folder))
    with engine.connect() as connection:
        row = connection.exec_driver_sql("SELECT seed, players FROM tables WHERE id = ?", (table,)).one()
        choices = connection.exec_driver_sql(
            "SELECT version, position, entry FROM choices WHERE table_id = ? ORDER BY version", (table,)
        ).all()
    engine.dispose()
    entries: list[str] = []
    for place, (version, position, entry) in enumerate(choices):
        assert version == place + 1  # none is missing
        del entries[position - (entry is not None) :]
        entries += [entry] if entry is not None else []
        assert len(entries) == position
    match = Match(find_game("wayfarers"), row.players, row.seed)
    for entry in entries:
        match.play(entry)
    return match


def digest_in_store(folder: Path, table: str) -> str:
    """The digest of the table as a server would revive it, from its snapshot."""
    engine = create_engine(sqlite(folder))
    with Session(engine) as session:
        found = revived(session, table)
    engine.dispose()
    assert found is not None and found.match is not None
    return found.match.digest()


def play_until_killed(
    device: Device, table: str, chance: random.Random, acknowledged: list[int], target: int, reached: threading.Event
) -> None:
    try:
        while True:
            state = device.state(table, since=NOW)
            option = chance.choice(state["decision"]["options"])["id"]
            acknowledged[0] = device.choose(table, state, option).json()["version"]
            if acknowledged[0] >= target:
                reached.set()
    except httpx.HTTPError:
        reached.set()  # the server is gone


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance = random.Random(9)
    cookies = httpx.Cookies()
    table = ""
    acknowledged = [0]
    for _ in range(KILLS):
        with served(tmp_path) as (process, address):
            device = Device(address)
            device.http.cookies = cookies
            device.call("GET", "/me")
            cookies = device.http.cookies
            if not table:
                table = device.new_table("me", "me", game="wayfarers")
            state = device.state(table, since=NOW)
            match = replayed(tmp_path, table)
            assert state["version"] >= acknowledged[0]
            assert state["moment"] == match.position
            assert digest_in_store(tmp_path, table) == match.digest()
            target = state["version"] + chance.randint(20, 60)
            reached = threading.Event()
            player = threading.Thread(
                target=play_until_killed, args=(device, table, chance, acknowledged, target, reached)
            )
            player.start()
            assert reached.wait(PATIENCE)
            os.kill(process.pid, signal.SIGKILL)  # most likely in the middle of a call
            player.join()
            device.http.close()
        assert replayed(tmp_path, table).position >= acknowledged[0]
    assert acknowledged[0] >= 20 * KILLS
    assert digest_in_store(tmp_path, table) == replayed(tmp_path, table).digest()


@pytest.mark.long
def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        device = Device(address)
        device.call("GET", "/me")
        table = device.new_table("me", "bot", game="wayfarers")
        until(lambda: device.state(table)["decision"]["options"])
        device.choose(table, device.state(table))
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        workers = [int(child) for child in children.read_text().split()]
        assert workers
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        device.http.close()
    until(lambda: not any(map(is_alive, workers)))


def is_alive(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


@pytest.mark.long
def test_a_server_that_is_asked_to_end_ends_well(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=60) in (0, -signal.SIGTERM)
