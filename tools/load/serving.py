"""The server in a process of its own, played at by many tables, and what it costs."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tools.load.players import Line, Meter, Table

PATIENCE = 120.0  # seconds until something that should have happened counts as a failure


@contextmanager
def served(folder: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Our server in a process of its own."""
    limits = ("CALLS_PER_SECOND", "CALLS_PER_SECOND_OF_ADDRESS", "TABLES_PER_MINUTE", "TABLES_PER_PERSON")
    environment = {**os.environ, **{f"SERAI_{limit}": "0" for limit in limits}}
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
    gc.collect()
    gc.disable()  # a driver that stands still would find the server slow
    for table in tables:
        table.pace = wanted.pace
        table.play()
    await asyncio.sleep(3)  # until everybody has found their pace
    result: dict[str, Any] = {"tables": len(tables)}
    for phase in ("paced", "fastest"):
        meter.start()
        start, worked, driven = time.perf_counter(), processor_time(process), time.process_time()
        await asyncio.sleep(wanted.seconds)
        driven = time.process_time() - driven
        result[phase] = meter.report(time.perf_counter() - start, processor_time(process) - worked)
        result[phase]["driver_ms_per_choice"] = round(driven / max(1, len(meter.answered)) * 1e3, 3)
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
