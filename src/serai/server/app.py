"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, get_args

from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from sqlalchemy import and_, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from serai import __version__
from serai.games import all_names
from serai.server.backups import is_being_restored
from serai.server.bots import Workers
from serai.server.compiling import compile_meanwhile
from serai.server.config import Config
from serai.server.connections import Doorkeeper
from serai.server.describing import SCHEMES, DescribedDocument
from serai.server.expiring import expire
from serai.server.garbage import LOOK_EVERY as GARBAGE_EVERY
from serai.server.guard import Guard
from serai.server.house import House
from serai.server.identity import Cookies, signing_key
from serai.server.leasing import RENEW_EVERY
from serai.server.limits import Limit
from serai.server.models import SeatRow, TableRow
from serai.server.notices import LOOK_EVERY, read_deletions, read_notices
from serai.server.notifying import outbox
from serai.server.notifying.channels import LETTERS_A_DAY, Notifier
from serai.server.notifying.links import links_of
from serai.server.notifying.push import vapid_key
from serai.server.notifying.waiting import note_looks
from serai.server.people import forget_strangers
from serai.server.play import after_change, hear, keep_clocks
from serai.server.problems import AWAY, BROKEN, Refused
from serai.server.programs import Programs, read_offers
from serai.server.pulses import LONGEST_PAUSE, Pulse, end, keep_going
from serai.server.reference import ReferencePage
from serai.server.reviving import left_behind
from serai.server.routes import admin, company, feed, games, me, notify, page, play, rematch, results, watching
from serai.server.routes import tables as table_routes
from serai.server.sessions import banned_people, ended_sessions, ended_since, tokens_of
from serai.server.sharing import Sharing
from serai.server.store import Store, StoreError, is_away
from serai.server.tables import Quota, Tables
from serai.server.voices import voice
from serai.server.wire import Locale, Problem

LOG = logging.getLogger("serai.server")
LARGEST_BODY = 64 * 1024
DAY = 24 * 3600.0
CLOCKS_EVERY = 10.0  # seconds
SHARED_CLOCKS_EVERY = 2.0  # seconds: so much may a seat gain when the process that counted for it dies
NOTIFYING = "notifying"  # the lease of who does it
_BROKEN_OFF = "client disconnected prematurely"  # as Litestar says it
SOON = 1.0  # seconds: the longest pause after a failure of what others wait for


class Serai(Guard):
    """The server as an ASGI application."""

    def __init__(self, app: Litestar, house: House) -> None:
        super().__init__(app, house.cookies, house.config, house.meter, house.tables.tokens)
        self.house = house


def open_house(config: Config) -> House:
    """What a server or a worker runs on; its store is opened, and brought up to date, now. Raises StoreError."""
    store = Store(config.database)
    if config.bots == "elsewhere" and not store.shared:
        store.close()
        raise StoreError("bots think elsewhere only with PostgreSQL: set SERAI_DATABASE, or bots to here")
    if is_being_restored(store):
        store.close()
        raise StoreError("a backup is being put into the store: start again when that is done")
    _make_keys(store)
    with Session(store.engine, expire_on_commit=False) as session, session.begin():
        cookies = Cookies(signing_key(session), ended_sessions(session))
        cookies.banned = banned_people(session)
        letters = Limit(LETTERS_A_DAY / DAY, LETTERS_A_DAY)
        notifier = Notifier(config, store, vapid_key(session), links_of(session), letters)
    quota = Quota(config.tables_per_person, config.bots_per_person)
    programs = Programs(read_offers(config.programs))
    tables = Tables(store, Workers(config.workers or None), config.live_tables, quota, programs)
    house = House(
        config=config,
        store=store,
        tables=tables,
        cookies=cookies,
        log_ins=Limit(config.log_ins_per_minute / 60, config.log_ins_per_minute),
        newcomers=Limit(config.newcomers_per_minute / 60, config.newcomers_per_minute),
        hints=Limit(config.hints_per_minute / 60, config.hints_per_minute / 2),
        chats=Limit(config.chat_per_minute / 60, config.chat_per_minute / 2),
        new_tables=Limit(config.tables_per_minute / 60, config.tables_per_minute),
        doorkeeper=Doorkeeper(config),
        notices=tables.notices,
        notifier=notifier,
        pulses=[store.writing, store.syncing],
        look=asyncio.Event(),
    )
    tables.chat = config.chat == "yes"
    tables.on_arrival = lambda table: after_change(tables, table)
    if store.shared:
        house.sharing = Sharing(tables, config.bots == "here", house.look.set)
        house.pulses.append(house.sharing.hearing)
    return house


def _make_keys(store: Store) -> None:
    for make in (signing_key, vapid_key, links_of):
        with suppress(IntegrityError), Session(store.engine) as session, session.begin():
            make(session)  # unless another process does at the same moment


def create_app(config: Config) -> Serai:
    """The server; its store is opened now, and closed when the application shuts down. Raises StoreError."""
    house = open_house(config)
    app = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    me.routes,
                    games.routes,
                    table_routes.routes,
                    rematch.routes,
                    results.routes,
                    play.routes,
                    feed.routes,
                    notify.routes,
                    company.routes,
                    admin.routes,
                ],
            ),
            watching.routes,
            page.routes,
        ],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _broken},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=__version__,
            description="Tables for heavy board games: list, create, join, observe, decide, stream.",
            components=SCHEMES,
            path="/api/schema",
            render_plugins=[ReferencePage(), DescribedDocument()],
        ),
        lifespan=[_running],
        logging_config=None,
    )
    app.state["house"] = house
    return Serai(app, house)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state["house"]
    async with at_work(house):
        if house.sharing is not None:  # others answer meanwhile, and hundreds may come at once
            await _learn_languages(house)
            house.sharing.receives = True
        else:
            _begin(house, "learning languages", partial(_learn_languages, house), None)
        _begin(house, "tidying", partial(_tidy, house), DAY)
        _begin(house, "notifying", partial(_notify, house), outbox.LOOK_EVERY)
        if house.collector is not None:
            _begin(house, "looking for garbage", house.collector.look, GARBAGE_EVERY)
        if house.compiling and house.config.bots == "here":
            _begin(house, "compiling", partial(compile_meanwhile, house.tables.workers), None)
        yield


@asynccontextmanager
async def at_work(house: House) -> AsyncIterator[None]:
    """A house with everything that goes on in the background, as long as the block lasts."""
    sharing = house.sharing
    _begin(house, "hearing notices", partial(_hear_soon, house), 0.0)
    if sharing is None:
        _begin(house, "waking tables", partial(_wake, house), None)
        _begin(house, "keeping clocks", partial(_keep_clocks, house), CLOCKS_EVERY)
    else:
        _begin(house, "keeping clocks", partial(_keep_clocks, house), SHARED_CLOCKS_EVERY)
        _begin(house, "keeping all clocks", sharing.keep_all_clocks, SHARED_CLOCKS_EVERY, SOON)
        _begin(house, "telling other processes", sharing.speak, 0.0, SOON)
        _begin(house, sharing.hearing, sharing.hear, 0.0, SOON)
        if sharing.thinkers is not None:
            _begin(house, "letting bots think", sharing.thinkers.think, 0.0, SOON)
            _begin(house, "renewing leases", sharing.renew, RENEW_EVERY, SOON)
    try:
        yield
    finally:
        await end(house.chores)
        with suppress(Exception):  # the store may be away
            await _keep_clocks(house)
        await house.tables.close()
        if sharing is not None:
            with suppress(Exception):
                await sharing.leave()
        await asyncio.to_thread(house.tables.workers.close)
        await asyncio.to_thread(house.tables.programs.close)
        await asyncio.to_thread(house.store.close)


def _begin(
    house: House,
    name: str | Pulse,
    work: Callable[[], Awaitable[None]],
    every: float | None,
    longest: float = LONGEST_PAUSE,
) -> None:
    """Something that goes on in the background; `longest` is the longest pause after a failure."""
    pulse = Pulse(name) if isinstance(name, str) else name
    if pulse not in house.pulses:
        house.pulses.append(pulse)
    house.chores.append(asyncio.create_task(keep_going(pulse, work, every, longest)))


async def _keep_clocks(house: House) -> None:
    await keep_clocks(house.tables)


async def _notify(house: House) -> None:
    """Everybody notes who looks; of several processes one tells who is waited for."""
    if house.sharing is None or await house.sharing.holds(NOTIFYING):
        await outbox.notify(house.notifier, house.tables)
    else:
        await note_looks(house.tables)


async def _hear_soon(house: House) -> None:
    """Look at once when somebody says that there is something, else every few seconds."""
    house.look.clear()
    await _hear(house)
    with suppress(TimeoutError):
        await asyncio.wait_for(house.look.wait(), LOOK_EVERY)


async def _hear(house: House) -> None:
    """What `serai admin` has written since."""
    await hear(house.tables, *await house.store.read(read_notices))
    now = time.time()
    since = min(house.heard, now)
    banned = await house.store.read(banned_people)
    ended = await house.store.read(lambda session: ended_since(session, since))
    new = house.cookies.end(ended)  # at once with the ban: who had an account is a stranger now, not a banned one
    house.tables.end_feeds_of(new)  # another process may have ended them
    house.heard = now
    sent_away = banned - house.cookies.banned
    tokens = await house.store.read(lambda session: tokens_of(session, sent_away)) if sent_away else set()
    for person in sent_away:
        house.tables.end_feeds_of_person(person, tokens)
    house.cookies.banned = banned
    deletions = await house.store.read(read_deletions)
    if deletions != house.notices.deletions:
        await house.tables.forget_deleted()
        house.notices.deletions = deletions


async def _wake(house: House) -> None:
    """After a restart, tables that wait for a bot or a clock come to life and go on.

    So do those that an earlier release has left, so that it is known at once which of them cannot.
    """

    def work(session: Session) -> list[tuple[str, str]]:
        chooser = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_choose)
        waiting = or_(SeatRow.kind == "bot", TableRow.clock_seconds + TableRow.clock_turn > 0)
        found = select(TableRow.id, TableRow.game).join(SeatRow, chooser).where(TableRow.status == "running", waiting)
        return [(id, game) for id, game in session.execute(found)]

    for id, game in [*(await house.store.read(left_behind)), *(await house.store.read(work))]:
        try:
            await house.tables.get(id)
        except Refused as refused:
            LOG.warning("table %s (%s) cannot go on: %s %s", id, game, refused.problem.message, refused.problem.hint)


async def _learn_languages(house: House) -> None:
    """So that nobody waits for them; a table that needs one at once reads it itself."""
    for game in all_names():
        for locale in get_args(Locale):
            await asyncio.to_thread(voice, game, locale)


async def _tidy(house: House) -> None:
    """Once a day, and at every start: forget who is gone for good, and tables that nobody played."""
    await forget_strangers(house.store, time.time())
    await expire(house.tables, house.config, time.time())


# -- errors: a Problem, whatever happens --------------------------------------------------------------------------


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return Response(error.problem, status_code=error.status)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """An error that Litestar found: not our route, not our message."""
    status = error.status_code
    if status == 404 and page.is_page(request.url.path):
        return page.show_document(request, status)
    if isinstance(error, InternalServerException) and error.detail == _BROKEN_OFF:
        return Response(Problem(code="bad-request", message="The call broke off."), status_code=400)
    if status >= 500:
        return _broken(request, error)
    codes = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra if isinstance(part, dict)]
        detail = "; ".join(parts) or detail
    headers = {"allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else None
    return Response(Problem(code=codes.get(status, "bad-request"), message=detail), status_code=status, headers=headers)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our fault: told to the log, not to the caller. That the store is away is nobody's, and passes."""
    if isinstance(error, (RecursionError, UnicodeDecodeError)):
        why = "is nested too deeply" if isinstance(error, RecursionError) else "is not UTF-8"
        return Response(Problem(code="bad-request", message=f"The call {why}."), status_code=400)
    if is_away(error):
        LOG.error("%s failed: the store is away: %s", request.url.path, error)
        return Response(AWAY, status_code=503, headers={"retry-after": "5"})
    house: House = request.app.state["house"]
    house.meter.errors += 1
    LOG.error("%s %s failed", request.scope.get("method", "feed"), request.url.path, exc_info=error)
    return Response(BROKEN, status_code=500)
