"""Watching: whether the server is well (`/health`), and what it does (`/metrics`)."""

from __future__ import annotations

import asyncio
import hmac
import shutil
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from serai import __version__
from serai.server.house import Call, House, address_of, house_of
from serai.server.meter import text_of
from serai.server.models import TableRow
from serai.server.problems import Refused

PATIENCE = 3.0  # seconds within which tables must be counted
_HERE = ("127.0.0.1", "::1")


@get("/health/live")
async def live(request: Call) -> Response[dict[str, str]]:
    """The process answers. A 404 says to a proxy that it is about to end: who is here may stay, nobody else comes."""
    leaving = house_of(request).tables.closing
    return Response(
        {"status": "leaving" if leaving else "ok", "version": __version__}, status_code=404 if leaving else 200
    )


@get("/health")
async def ready(request: Call) -> Response[dict[str, Any]]:
    """Whether people can play: 503 where they cannot. What is wrong exactly stands in the log."""
    house = house_of(request)
    reachable = await house.store.answers()
    troubles = [pulse.name for pulse in house.pulses if pulse.trouble]
    playable = reachable and not house.store.writing.trouble
    status = "ok" if playable and not troubles else "troubled" if playable else "away"
    if house.tables.closing:
        playable, status = False, "leaving"
    answer = {
        "status": status,
        "version": __version__,
        "store": "ok" if reachable else "away",
        "workers": {"number": house.tables.workers.number, "waiting": house.tables.workers.queue.length},
        "background": {pulse.name: "failing" if pulse.trouble else "ok" for pulse in house.pulses},
        "maintenance": bool(house.notices.maintenance),
    }
    return Response(answer, status_code=200 if playable else 503)


@get("/metrics")
async def metrics(request: Call) -> Response[str]:
    """For Prometheus: from this machine, or with the token that the operator has set."""
    house = house_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = house.config.metrics_token
    if not (address_of(request) in _HERE or (token and hmac.compare_digest(given.encode(), token.encode()))):
        if given:
            raise Refused(401, "bad-token", "This is not the token for it.", "It is SERAI_METRICS_TOKEN.")
        raise Refused(403, "not-yours", "Only whoever runs the server may see this.", "Set SERAI_METRICS_TOKEN.")

    def count(session: Session) -> dict[str, int]:
        found = select(TableRow.status, func.count()).group_by(TableRow.status)
        return {row[0]: row[1] for row in session.execute(found)}

    try:
        kept = await asyncio.wait_for(house.store.read(count), PATIENCE)
    except Exception:
        kept = {}
    workers = house.tables.workers
    gauges = [
        *((f"tables_{status}", f"Tables that are {status}.", kept.get(status, 0)) for status in STATUSES),
        ("tables_in_memory", "Tables in memory.", len(house.tables.all_in_memory())),
        ("feeds", "Open feeds.", house.tables.feeds),
        ("connections", "Open connections.", house.doorkeeper.open),
        ("connections_turned_away", "Connections that were turned away.", house.doorkeeper.turned_away),
        ("bot_queue", "Bots, hints and forecasts that wait for a worker.", workers.queue.length),
        ("workers", "Processes in which bots think.", workers.number),
        ("worker_deaths", "Workers that died.", workers.deaths),
        ("bot_failures", "Times that a bot could not play.", house.tables.bot_failures),
        ("store_reachable", "Whether the store answers.", float(bool(kept) or await house.store.answers())),
        ("background_failures", "Failures of work in the background.", sum(one.failures for one in house.pulses)),
        (
            "background_failing",
            "Work in the background that fails now.",
            sum(bool(one.trouble) for one in house.pulses),
        ),
        ("disk_free_bytes", "Room on the disk of the store.", _disk_free(house)),
    ]
    return Response(text_of(house.meter, gauges), media_type=MediaType.TEXT)


STATUSES = ("waiting", "running", "finished")


def _disk_free(house: House) -> float:
    url = house.store.engine.url
    if url.get_backend_name() != "sqlite" or not url.database:
        return 0.0
    try:
        return float(shutil.disk_usage(Path(url.database).parent).free)
    except OSError:
        return 0.0


routes = Router("/", route_handlers=[live, ready, metrics], include_in_schema=False)
