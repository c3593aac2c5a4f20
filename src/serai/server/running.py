"""Running: the application on a port, until somebody ends it."""

from __future__ import annotations

import logging
import socket
import sys
from pathlib import Path

import uvicorn

from serai.bots.workers import collect_garbage_rarely
from serai.server.app import Serai, create_app
from serai.server.config import config_of
from serai.server.house import House


class Server(uvicorn.Server):
    """Says where it is once it listens, and ends the feeds before it waits for the connections to close."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        house_in(self.config).tables.workers.warm_up()
        for listening in sockets or []:
            host, port = listening.getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Serai is open: http://{shown}:{port}/", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house_in(self.config).tables.end_feeds()
        await super().shutdown(sockets)


def house_in(config: uvicorn.Config) -> House:
    assert isinstance(config.app, Serai)
    return config.app.house


def serve(host: str, port: int, data: Path | None) -> int:
    """Serve until interrupted; gives the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    app = create_app(config_of(data))
    config = uvicorn.Config(
        app,
        host,
        port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the feed has its own sign of life
        timeout_graceful_shutdown=5,
    )
    try:
        listening = config.bind_socket()
    except SystemExit:
        return 1
    collect_garbage_rarely()
    Server(config).run([listening])
    return 0
