"""The feed: a WebSocket that tells one viewer of every change of a table, and now and then that it is alive.

The viewer may choose and take back over it, too: the same messages as by POST, checked in the same way. Each has one
answer: the state that it led to, which names its key, or the problem. So one connection is enough to play.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from serai.server import play
from serai.server.guard import MAY_CALL, TOO_MANY, TOO_MANY_REST
from serai.server.house import Lang, Since, Viewer, caller_of, house_of
from serai.server.presenting import table_state
from serai.server.problems import AWAY, BROKEN, Refused
from serai.server.store import is_away
from serai.server.tables import Feed, Tables
from serai.server.wire import FeedChoice, FeedLooking, FeedProblem, FeedUndo, Gone, Heartbeat, Problem
from serai.server.wishes import key_of

LOG = logging.getLogger("serai.feed")
LOOKING_ON = 0.05  # seconds between two states for somebody who has nothing to choose
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(FeedChoice | FeedUndo | FeedLooking)
_GONE = (WebSocketDisconnect, OSError, RuntimeError)  # the other side has left


@websocket("/tables/{table:str}/feed")
async def feed(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    viewer: Viewer = None,
    lang: Lang = "fr",
    since: Since = None,
) -> None:
    house = house_of(socket)
    await socket.accept()
    subscriber = Feed(caller_of(socket), house.config.heartbeat)
    listening = asyncio.create_task(_listen(socket, house.tables, table, subscriber))
    try:
        house.tables.attach(table, subscriber)
        async with house.tables.hold(table):
            house.tables.on_presence(table)  # from here on news keep it the newest
        await _tell(socket, house.tables, table, subscriber, viewer, lang, since)
    except Refused as refused:
        await _send(socket, Gone(reason=refused.problem.message))
        passing = refused.status == 503  # another process may answer
        await socket.close(1012 if passing else 4000 + refused.status, refused.problem.code)
    except _GONE:
        pass
    except Exception as error:
        if not is_away(error):
            raise
        await socket.close(1013, "store-away")  # it is tried again from the other side
    finally:
        house.tables.detach(table, subscriber)
        subscriber.close()
        listening.cancel()


# -- what the viewer is told --------------------------------------------------------------------------------------


async def _tell(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    id: str,
    feed: Feed,
    viewer: int | None,
    lang: Lang,
    since: int | None,
) -> None:
    """Send the state after every change: at once to who chose or has to, a few changes as one to who looks on."""
    clock = asyncio.get_running_loop().time
    sent = clock() - LOOKING_ON
    while not feed.closed:
        feed.news.clear()
        try:
            table = await tables.settled(id)
        except Exception as error:
            if not is_away(error):
                raise
            tables.strand(feed)
            await feed.news.wait()
            if feed.silent and not feed.closed:
                await _send(socket, Heartbeat(version=since or 0))  # this server is there, and so the feed stays
                feed.has_spoken()
            continue
        eyes = table.viewer(feed.caller, viewer)
        done = [key for key in feed.wishes if key in table.keys]
        at_once = done or table.row.to_choose in table.seats_of(feed.caller)
        rest = 0.0 if at_once else sent + LOOKING_ON - clock()
        if rest > 0.0:
            await asyncio.sleep(rest)
            continue
        state = table_state(tables, table, feed.caller, eyes, lang, since)
        state.answers = [feed.wishes.pop(key) for key in done]
        since, sent = state.version, clock()
        await _send(socket, state)
        feed.has_spoken()
        await feed.news.wait()
        while feed.silent and not feed.closed:
            feed.news.clear()
            await _send(socket, Heartbeat(version=since))
            feed.has_spoken()
            await feed.news.wait()
    if tables.closing:
        await _send(socket, Gone(reason="The server is closing; it will be back."))
        await socket.close(1012)


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send_data(_ENCODER.encode(message), mode="text")


# -- what the viewer does -----------------------------------------------------------------------------------------


async def _listen(socket: WebSocket[Any, Any, Any], tables: Tables, id: str, feed: Feed) -> None:
    """Do what the viewer sends, one after the other, until it stops."""
    may_call = cast(Callable[[], bool], cast(dict[str, Any], socket.scope)[MAY_CALL])
    try:
        while True:
            text = await socket.receive_data(mode="text")
            problem = await _do(tables, id, feed, text, may_call)
            if problem is not None:
                await _send(socket, problem)
    except _GONE:
        pass
    finally:
        feed.close()


async def _do(tables: Tables, id: str, feed: Feed, text: str, may_call: Callable[[], bool]) -> FeedProblem | None:
    """What is wrong with a message; None if it was accepted, and the next state says so."""
    wish = _wish(text)
    if not may_call():  # whatever it was: nothing more is read meanwhile
        await asyncio.sleep(TOO_MANY_REST)
        return _refused(wish, TOO_MANY)
    if isinstance(wish, FeedProblem):
        return wish
    if isinstance(wish, FeedLooking):
        tables.looked(id, feed)
        feed.looking = wish.looking
        return None
    key = ""
    try:
        key = key_of(wish)
        feed.wishes[key] = wish.key
        if isinstance(wish, FeedChoice):
            await play.choose(tables, feed.caller, id, wish)
        else:
            await play.undo(tables, feed.caller, id, wish)
    except Refused as refused:
        problem = refused.problem
    except Exception as error:
        away = is_away(error)
        LOG.error("a choice over the feed of table %s failed: %s", id, error, exc_info=None if away else error)
        problem = AWAY if away else BROKEN
    else:
        if key in feed.wishes:  # a repeated one changes nothing, and is answered all the same
            feed.wake()
        return None
    feed.wishes.pop(key, None)
    return _refused(wish, problem)


def _wish(text: str) -> FeedChoice | FeedUndo | FeedLooking | FeedProblem:
    """What a message wants, or what is wrong with it."""
    try:
        return cast(FeedChoice | FeedUndo | FeedLooking, _DECODER.decode(text))
    except msgspec.DecodeError as error:  # a ValidationError, too
        return FeedProblem(key="", code="bad-request", message=str(error))
    except RecursionError:
        return FeedProblem(key="", code="bad-request", message="The message is nested too deeply.")


def _refused(wish: FeedChoice | FeedUndo | FeedLooking | FeedProblem, problem: Problem) -> FeedProblem:
    return FeedProblem(key="" if isinstance(wish, FeedLooking) else wish.key, **msgspec.structs.asdict(problem))


routes = Router("/", route_handlers=[feed])
