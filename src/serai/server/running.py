"""Running: the application on a port, until somebody ends it."""

from __future__ import annotations

import socket
import sys

import uvicorn

from serai.server.app import Serai, create_app
from serai.server.config import Config
from serai.server.connections import Speech, watched
from serai.server.garbage import Collector
from serai.server.house import House
from serai.server.logs import set_up
from serai.server.store import StoreError


class Server(uvicorn.Server):
    """Says where it is once it listens, and ends the feeds before it waits for the connections to close: all at once,
    or with other processes about a few at a time, while it still answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        house_in(self.config).tables.workers.warm_up()
        for listening in sockets or []:
            host, port = listening.getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Serai is open: http://{shown}:{port}/", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = house_in(self.config)
        if house.tables.elsewhere.doors:
            await house.tables.end_feeds_gently(lambda: self.force_exit or not house.tables.elsewhere.doors)
        else:
            house.tables.end_feeds()
        await super().shutdown(sockets)


def house_in(config: uvicorn.Config) -> House:
    assert isinstance(config.app, Serai)
    return config.app.house


def serve(config: Config, compiling: bool = False) -> int:
    """Serve until interrupted, perhaps while the engine is being compiled; gives the exit code."""
    set_up(config.log, config.log_level)
    try:
        app = create_app(config)
    except StoreError as error:
        print(f"serai: {error}", file=sys.stderr)
        return 1
    app.house.compiling = compiling
    server = uvicorn.Config(
        app,
        config.host,
        config.port,
        http=watched(app.house.doorkeeper),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        ws=Speech,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the feed has its own sign of life
        timeout_keep_alive=10,
        timeout_graceful_shutdown=5,
    )
    try:
        listening = server.bind_socket()
    except SystemExit:
        app.house.store.close()
        return 1
    app.house.collector = Collector(app.house.meter)
    Server(server).run([listening])
    return 0
