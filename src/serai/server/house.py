"""What the routes share while the server runs."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from serai.server.config import Config
from serai.server.connections import Doorkeeper
from serai.server.garbage import Collector
from serai.server.guard import CALLER, NEW_COOKIE, UNLIMITED
from serai.server.identity import Caller, Cookies, new_id
from serai.server.limits import Limit, household
from serai.server.meter import Meter
from serai.server.notices import Notices
from serai.server.notifying.channels import Notifier
from serai.server.problems import Refused, nobody
from serai.server.pulses import Pulse
from serai.server.sharing import Sharing
from serai.server.store import Store
from serai.server.tables import Tables
from serai.server.wire import Problem

Call: TypeAlias = Request[Any, Any, Any]
Lang = Annotated[Literal["fr", "en"], QueryParameter(description="the language of all sentences")]
Viewer = Annotated[
    int | None,
    QueryParameter(ge=0, le=99, description="through whose eyes: a seat of mine; any once the match is over"),
]
Since = Annotated[int | None, QueryParameter(ge=0, description="the version seen last: only later events are told")]


@dataclass
class House:
    """The running server."""

    config: Config
    store: Store
    tables: Tables
    cookies: Cookies
    log_ins: Limit
    newcomers: Limit
    hints: Limit
    chats: Limit
    new_tables: Limit
    doorkeeper: Doorkeeper
    notices: Notices
    notifier: Notifier
    pulses: list[Pulse]
    look: asyncio.Event  # set when somebody says that notices, bans or sessions have changed
    heard: float = field(default_factory=time.time)  # when these were read last
    chores: list[asyncio.Task[None]] = field(default_factory=list)  # what goes on in the background
    exporting: set[str] = field(default_factory=set)  # people whose games are being gathered
    collector: Collector | None = None  # in a process of its own
    compiling: bool = False  # whether the engine is to be compiled while it serves
    sharing: Sharing | None = None  # on a store that other processes use, too

    @property
    def meter(self) -> Meter:
        return self.tables.meter


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    return cast(House, connection.app.state["house"])


def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who makes this call."""
    return cast(Caller, cast(dict[str, Any], connection.scope)[CALLER])


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The person on the device that makes this call; raises Refused."""
    person = caller_of(connection).person
    if person is None:
        raise nobody()
    return person


def welcome(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The person on this device; a new one, with a cookie, where it is not known."""
    person = caller_of(connection).person
    if person is None:
        if not allowed(connection, house_of(connection).newcomers):
            raise Refused(429, "too-many", "Too many new devices in a short time.", "Wait a minute.")
        person = new_id()
        remember(connection, person)
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """From where this call comes, as limits count it."""
    return household(connection.client.host) if connection.client is not None else ""


def allowed(connection: ASGIConnection[Any, Any, Any, Any], limit: Limit) -> bool:
    """Whether a limit for addresses lets this call pass; counts it. None binds a program on this machine."""
    return bool(cast(dict[str, Any], connection.scope)[UNLIMITED]) or limit.allows(address_of(connection))


def remember(connection: ASGIConnection[Any, Any, Any, Any], person: str | None) -> str:
    """Give the device the cookie of a person in a new session, or take it away; gives the session."""
    session = new_id() if person is not None else ""
    cookie = house_of(connection).cookies.written(person, session) if person is not None else ""
    cast(dict[str, Any], connection.scope)[NEW_COOKIE] = cookie
    return session


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How the refusals of a route are described."""
    words = {
        400: "Something about the call is wrong.",
        401: "The caller is not known.",
        403: "Not the caller's to do.",
        404: "There is no such thing.",
        409: "Not possible now.",
        413: "The call is too long.",
        429: "Too many calls.",
        503: "The store cannot be reached just now, or the server is closed for maintenance.",
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=words[status])
        for status in sorted({400, 401, *statuses, 413, 429, 503})
    }
