"""A worker: bots think in it for the servers on the same PostgreSQL. It listens at no port."""

from __future__ import annotations

import asyncio
import signal
import sys

from serai.bots.workers import collect_garbage_rarely
from serai.server.app import at_work, open_house
from serai.server.config import Config
from serai.server.house import House
from serai.server.logs import set_up
from serai.server.store import StoreError


def work(config: Config) -> int:
    """Let bots think until interrupted; gives the exit code."""
    set_up(config.log, config.log_level)
    if config.database.startswith("sqlite"):
        print(
            "serai: a worker needs a store that servers can share: SERAI_DATABASE=postgresql://…; "
            "with SQLite bots think in the server",
            file=sys.stderr,
        )
        return 1
    try:
        house = open_house(config)
    except StoreError as error:
        print(f"serai: {error}", file=sys.stderr)
        return 1
    collect_garbage_rarely()
    asyncio.run(_work(house))
    return 0


async def _work(house: House) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with at_work(house):
        house.tables.workers.warm_up()
        print(f"Serai thinks: {house.tables.workers.number} at once", flush=True)
        await ended.wait()
