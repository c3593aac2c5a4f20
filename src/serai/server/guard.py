"""The guard: what every call must pass before it reaches a route, and what every answer carries.

A call that changes something and bears our cookie must come from our own page (its Origin is the Host that it calls);
so must every feed from a browser. Programs use the token of a seat, which no browser sends by itself.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Mapping
from functools import partial
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.config import Config
from serai.server.identity import COOKIE, COOKIE_SECONDS, Caller, Cookies, token_hash
from serai.server.limits import Limit, household
from serai.server.meter import Meter
from serai.server.packing import packed, without_body
from serai.server.problems import AWAY
from serai.server.store import is_away
from serai.server.tokens import Tokens
from serai.server.wire import Problem

LOG = logging.getLogger("serai.guard")
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
NEW_COOKIE = "serai_new_cookie"
CALLER = "serai_caller"
UNLIMITED = "serai_unlimited"  # whether no limit binds the caller: a program on this machine
MAY_CALL = "serai_may_call"  # of a feed: whether its caller may ask for one thing more
LONGEST_PATH = 2000
TOO_MANY_REST = 1.0  # seconds that a call waits for its refusal, when its address has made too many
TOO_MANY = Problem(code="too-many", message="Too many calls in a short time.", hint="Wait a little.")
BAD_TOKEN = Problem(
    code="bad-token",
    message="No seat has this token.",
    hint="It may have been voided. POST /api/tables/{table}/seats/{seat}/token gives a new one.",
)
# What says that somebody else stands behind a caller.
_FORWARDED = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"cf-connecting-ip")

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost part of the application: nothing reaches it, or leaves it, on another way."""

    def __init__(self, app: ASGIApp, cookies: Cookies, config: Config, meter: Meter, tokens: Tokens) -> None:
        self._app = app
        self._tokens = tokens
        self._here = spares_this_machine(config)
        self._meter = meter
        self._cookies = cookies
        self._hosts = Hosts(config.hosts)
        self._of_device = Limit(config.calls_per_second, 4 * config.calls_per_second)
        self._of_address = Limit(config.calls_per_second_of_address, 4 * config.calls_per_second_of_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):  # the life of the server
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if kind == "http" and scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
            send = without_body(send)
        extra = cast(dict[str, Any], scope)
        extra[UNLIMITED] = self._here and is_here(scope, headers)
        problem = self._first_problem(scope)  # before anything is read
        if problem is not None:
            if problem[0] == 429:  # else the refusals would be a load of their own
                await asyncio.sleep(TOO_MANY_REST)
            await _turn_away(scope, send, *problem)
            return
        found = self._cookies.read(_cookie(headers.get(b"cookie", b"")))
        person = found.person if found is not None else None
        token = _bearer(headers.get(b"authorization", b""))
        extra[CALLER] = Caller(person, token, found.session if found is not None else None)
        if kind == "http":
            send = self._counted(_with_headers(scope, send))
            if scope["path"].startswith("/api/") and scope.get("method") == "GET":
                send = packed(scope, send)
        else:
            extra[MAY_CALL] = partial(self._allows, scope, person or token)
        problem = self._problem(scope, headers, person, token)
        if problem is None and token is not None and scope["path"].startswith("/api/"):
            problem = await self._problem_of_token(token)
        if problem is None:
            await self._app(scope, receive, send)
        else:
            await _turn_away(scope, send, *problem)

    def _counted(self, send: Send) -> Send:
        begun, meter = time.perf_counter(), self._meter

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                meter.calls[message["status"]] += 1
                meter.call_times.note(time.perf_counter() - begun)
            await send(message)

        return sending

    async def _problem_of_token(self, token: str) -> tuple[int, Problem] | None:
        """A token that no seat has is told so, whatever it was to be used for."""
        try:
            known = await self._tokens.know(token)
        except Exception as error:
            if not is_away(error):
                raise
            return 503, AWAY
        return None if known else (401, BAD_TOKEN)

    def _first_problem(self, scope: Scope) -> tuple[int, Problem] | None:
        if not (cast(dict[str, Any], scope)[UNLIMITED] or self._of_address.allows(household(_address(scope)))):
            return 429, TOO_MANY
        path = scope["path"]
        if "\0" in path or "//" in path or len(path) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_PATH:
            return 404, Problem(code="not-found", message="There is nothing of that name.")
        return None

    def _problem(
        self, scope: Scope, headers: dict[bytes, bytes], person: str | None, token: str | None
    ) -> tuple[int, Problem] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._hosts.know(host):
            return 421, Problem(
                code="other-host",
                message=f"This server does not answer to the name {_name(host)!r}.",
                hint="Whoever runs it can name it: SERAI_HOSTS, or hosts in serai.toml.",
            )
        if person is not None and person in self._cookies.banned and scope["path"].startswith("/api"):
            return 403, Problem(code="banned", message="You may not play on this server.", hint="Ask whoever runs it.")
        if scope.get("method", "feed") not in SAFE:
            origin = headers.get(b"origin")
            if origin is not None:
                foreign = _netloc(origin) != headers.get(b"host", b"").decode("latin-1")
            else:
                foreign = person is not None and token is None
            if foreign:
                return 403, Problem(
                    code="foreign-origin",
                    message="This call does not come from our own page.",
                    hint="Send an Origin header equal to the address called, or use the token of a seat.",
                )
        if not (
            cast(dict[str, Any], scope)[UNLIMITED]
            or self._of_device.allows(person or token or household(_address(scope)))
        ):
            return 429, TOO_MANY
        return None

    def _allows(self, scope: Scope, caller: str | None) -> bool:
        address = household(_address(scope))
        if cast(dict[str, Any], scope)[UNLIMITED]:
            return True
        return self._of_device.allows(caller or address) and self._of_address.allows(address)


def spares_this_machine(config: Config) -> bool:
    """Whether limits do not bind programs on this machine."""
    return config.limits_here == "no" or (config.limits_here == "auto" and not config.hosts.strip())


def is_here(scope: Mapping[str, Any], headers: dict[bytes, bytes]) -> bool:
    """Whether a call comes from this machine itself: directly, and to this machine by its own name.

    A proxy on this machine calls from here, too, for people from anywhere: what it says about them, or the name that
    they called, tells. A name that a stranger makes up does not help where the proxy says anything at all.
    """
    if any(name in headers for name in _FORWARDED):
        return False
    return _is_loopback(_address(scope)) and _is_loopback(_name(headers.get(b"host", b"").decode("latin-1")))


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def _address(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _netloc(origin: bytes) -> str | None:
    try:
        return urlsplit(origin.decode("latin-1")).netloc
    except ValueError:  # "http://["
        return None


class Hosts:
    """The names by which the server may be called.

    A page elsewhere can let its own name lead to this machine and then call us as if it were our own page. A name that
    is an address cannot be led anywhere, nor can those of this machine.
    """

    def __init__(self, names: str) -> None:
        self._names = {name.strip().lower() for name in names.split(",") if name.strip()}
        self._own = {"", "localhost", socket.gethostname().lower()}

    def know(self, host: str) -> bool:
        name = _name(host).lower()
        if "*" in self._names or name in self._names or name in self._own or name.endswith((".localhost", ".local")):
            return True
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def _name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def _with_headers(scope: Scope, send: Send) -> Send:
    api = scope["path"].startswith("/api")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *_HEADERS]
            names = {name.lower() for name, _ in headers}
            if api and b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            cookie = cast(dict[str, Any], scope).get(NEW_COOKIE)
            if cookie is not None:
                headers.append((b"set-cookie", _set_cookie(cookie, scope["scheme"] == "https")))
            message["headers"] = headers
        await send(message)

    return sending


def _set_cookie(value: str, secure: bool) -> bytes:
    age = COOKIE_SECONDS if value else 0
    text = f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()


def _cookie(header: bytes) -> str | None:
    if not header:
        return None
    try:
        found = SimpleCookie(header.decode("latin-1")).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None else None


def _bearer(header: bytes) -> str | None:
    scheme, _, token = header.decode("latin-1").partition(" ")
    return token_hash(token.strip()) if scheme.lower() == "bearer" else None


async def _turn_away(scope: Scope, send: Send, status: int, problem: Problem) -> None:
    if str(scope["type"]) == "http":
        await _refuse(send, "http", status, problem)
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await _refuse(send, "websocket.http", status, problem)
    else:
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.code})


async def _refuse(send: Send, kind: str, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    await send(cast(Message, {"type": f"{kind}.response.start", "status": status, "headers": headers}))
    await send(cast(Message, {"type": f"{kind}.response.body", "body": body, "more_body": False}))
