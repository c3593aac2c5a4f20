"""The feed: a WebSocket that tells one viewer of every change of a table, and now and then that it is alive."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from serai.server.house import Lang, Since, Viewer, caller_of, house_of
from serai.server.presenting import table_state
from serai.server.problems import Refused
from serai.server.tables import Feed, Tables
from serai.server.wire import Gone, Heartbeat

LOOKING_ON = 0.05  # seconds between two states for somebody who has nothing to choose
_ENCODER = msgspec.json.Encoder()


@websocket("/tables/{table:str}/feed")
async def feed(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    viewer: Viewer = None,
    lang: Lang = "fr",
    since: Since = None,
) -> None:
    house, caller = house_of(socket), caller_of(socket)
    await socket.accept()
    subscriber = Feed(caller)
    listening = asyncio.create_task(_until_closed(socket, subscriber))
    try:
        house.tables.attach(table, subscriber)
        await _tell(socket, house.tables, table, subscriber, viewer, lang, since, house.config.heartbeat)
    except Refused as refused:
        await _send(socket, Gone(reason=refused.problem.message))
        await socket.close(4000 + refused.status, refused.problem.code)
    except (WebSocketDisconnect, ConnectionError, RuntimeError):
        pass  # the other side has gone
    finally:
        house.tables.detach(table, subscriber)
        listening.cancel()


async def _tell(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    id: str,
    feed: Feed,
    viewer: int | None,
    lang: Lang,
    since: int | None,
    heartbeat: float,
) -> None:
    """Send the state after every change: at once to who has to choose, a few changes as one to who looks on."""
    clock = asyncio.get_running_loop().time
    sent = clock() - LOOKING_ON
    while not feed.closed:
        feed.news.clear()
        async with tables.hold(id) as table:
            eyes = table.viewer(feed.caller, viewer)
            rest = 0.0 if table.row.to_choose in table.seats_of(feed.caller) else sent + LOOKING_ON - clock()
            if rest <= 0.0:
                state = table_state(tables, table, feed.caller, eyes, lang, since)
        if rest > 0.0:
            await asyncio.sleep(rest)
            continue
        since, sent = state.version, clock()
        await _send(socket, state)
        while not feed.closed:
            try:
                await asyncio.wait_for(feed.news.wait(), heartbeat)
                break
            except TimeoutError:
                await _send(socket, Heartbeat(version=since))
    if tables.closing:
        await _send(socket, Gone(reason="The server is closing; it will be back."))
        await socket.close(1012)


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send_data(_ENCODER.encode(message), mode="text")


async def _until_closed(socket: WebSocket[Any, Any, Any], feed: Feed) -> None:
    """Whatever a viewer sends is ignored; what matters is when it stops."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except (WebSocketDisconnect, RuntimeError):
        feed.close()


routes = Router("/", route_handlers=[feed])
