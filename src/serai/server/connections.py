"""Connections: how many there may be and how long one may take, before a byte of a request is read.

A connection that says nothing, or says it too slowly, is closed after some seconds; an address that has too many open
gets no more; and before the system's limit of files is reached, newcomers are turned away, so that the store and the
people at the tables keep theirs. A request whose head does not end is refused: what it says lies in memory until then;
and so is one that comes while many others of the same connection wait.
A peer that does not take what it is sent is given up by the system. What a feed sends is read at the pace at which
somebody may choose; who sends many frames that say nothing (signs of life, empty parts of a message) is hung up on,
since to answer or keep them costs more than to send them.
"""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any
from weakref import WeakValueDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from serai.server.config import Config
from serai.server.guard import is_here, spares_this_machine
from serai.server.limits import Limit, household

RESERVED = 200  # files for the store, the workers and the log
MOST_WAITING = 16  # requests of a connection that may wait for their turn; browsers send the next after the answer
LARGEST_HEAD = 64 * 1024  # bytes before the body of a request
UNANSWERED = 60_000  # milliseconds after which a peer that takes nothing is gone
A_CALL = 300  # bytes of a choice over a feed, at most, in all that is sent for it
SLICE = 4096  # bytes of a feed that are read at a time
MOST_SIGNS = 100  # frames of a feed that say nothing, at once; programs send one in many seconds, browsers none
SIGNS_PER_SECOND = 5.0


class Ration:
    """Bytes that may be read: so many a second, and those of one second at once."""

    def __init__(self, per_second: float) -> None:
        self._rate = max(per_second, float(SLICE))
        self._left, self._when = self._rate, time.monotonic()

    def take(self, wanted: int) -> int:
        """How many may be read now, at most a slice; counts them."""
        now = time.monotonic()
        self._left = min(self._rate, self._left + (now - self._when) * self._rate)
        self._when = now
        taken = min(wanted, SLICE, int(self._left))
        self._left -= taken
        return taken

    @property
    def pause(self) -> float:
        """Seconds until there is another slice."""
        return SLICE / self._rate


class Doorkeeper:
    """Counts who is connected."""

    def __init__(self, config: Config) -> None:
        self.most = config.connections or most_files() - RESERVED
        self.most_of_address = config.connections_of_address
        self.patience = config.request_seconds
        self.open = 0
        self.turned_away = 0
        self._proxies = Proxies(config.proxies)
        self._of_address: Counter[str] = Counter()
        self._calls = config.calls_per_second
        self._spares_this_machine = spares_this_machine(config)
        self._rations: WeakValueDictionary[str, Ration] = WeakValueDictionary()

    def ration(self, address: str, headers: dict[bytes, bytes]) -> Ration | None:
        """What may be read of a feed: with the others of its address, or for itself where a proxy does not tell it."""
        if not self._calls or (self._spares_this_machine and is_here({"client": (address, 0)}, headers)):
            return None
        client = self._behind(address, headers)
        if client is None:
            return Ration(self._calls * A_CALL)
        home = household(client)
        ration = self._rations.get(home)
        if ration is None:
            ration = self._rations[home] = Ration(2 * self._calls * A_CALL)
        return ration

    def _behind(self, address: str, headers: dict[bytes, bytes]) -> str | None:
        """The address from which a connection really comes, as far as believed proxies tell."""
        told = [one.strip() for one in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")]
        way = (one for one in (address, *reversed(told)) if one and one not in self._proxies)
        return next(way, None)

    def lets_in(self, address: str) -> bool:
        """Whether one more connection may come from an address; counts it if so."""
        counted = self.most_of_address and address not in self._proxies
        home = household(address)
        if self.open >= self.most or (counted and self._of_address[home] >= self.most_of_address):
            self.turned_away += 1
            return False
        self.open += 1
        self._of_address[home] += 1
        return True

    def lets_out(self, address: str) -> None:
        home = household(address)
        self.open -= 1
        self._of_address[home] -= 1
        if not self._of_address[home]:
            del self._of_address[home]


class Proxies:
    """The proxies that are believed: addresses and networks, or * for any."""

    def __init__(self, names: str) -> None:
        self.unknown: list[str] = []  # what is neither
        self._any = names.strip() == "*"
        self._networks = []
        for name in names.split(",") if not self._any else ():
            try:
                self._networks += [ip_network(name.strip())] if name.strip() else []
            except ValueError:
                self.unknown.append(name.strip())

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return self._any
        return self._any or any(known in network for network in self._networks)


def most_files() -> int:
    """How many files the system lets this process have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1_000_000


def watched(doorkeeper: Doorkeeper) -> type[HttpToolsProtocol]:
    """The protocol of a server with this doorkeeper."""

    class Watched(_Watched):
        keeper = doorkeeper

    return Watched


class _Watched(HttpToolsProtocol):
    keeper: Doorkeeper

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._address: str | None = None  # while it is counted
        self._impatience: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of it so far; None while a body is read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if not self.keeper.lets_in(address):
            self.transport = transport
            transport.abort()
            return
        self._address = address
        _give_up_on_the_silent(transport)
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.keeper.lets_out(self._address)
            self._address = None
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        self._wait()
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("more requests than are answered")  # the parser ends, and with it the connection
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection: it tells when that is lost."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        feed = self.transport.get_protocol()
        address, self._address = self._address, None
        if address is None or feed is self:
            return
        lost = feed.connection_lost

        def counted(exc: Exception | None) -> None:
            self.keeper.lets_out(address)
            lost(exc)

        feed.connection_lost = counted  # type: ignore[method-assign]
        ration = self.keeper.ration(address, dict(self.headers))
        if ration is not None:
            rationed = _Rationed(feed, self.transport, ration)
            feed.data_received = rationed.data_received  # type: ignore[attr-defined]
            self.transport.set_protocol(feed)  # it remembers what is to be called

    def _wait(self) -> None:
        if self._impatience is None and self.keeper.patience:
            self._impatience = self.loop.call_later(self.keeper.patience, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def _too_slow(self) -> None:
        self._impatience = None
        if not self.transport.is_closing():
            self.transport.abort()


class Speech(WebSocketsSansIOProtocol):
    """The protocol of a feed that hangs up on who sends many frames and says nothing."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._signs = Limit(SIGNS_PER_SECOND, MOST_SIGNS)

    def handle_ping(self) -> None:
        if self._may_say_nothing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_cont(event)

    def _may_say_nothing(self) -> bool:
        may = not self.transport.is_closing() and self._signs.allows("")
        if not may:
            self.transport.abort()
        return may


class _Rationed:
    """Lets a feed read what it is sent by its ration."""

    def __init__(self, feed: Any, transport: asyncio.Transport, ration: Ration) -> None:
        self._feed = feed
        self._read = feed.data_received
        self._transport = transport
        self._ration = ration
        self._held = bytearray()
        self._alarm: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        self._held += data
        if self._alarm is None:
            self._go_on()
        else:  # reading was resumed by who does not know of the ration
            self._transport.pause_reading()

    def _go_on(self) -> None:
        waited, self._alarm = self._alarm is not None, None
        while self._held and not self._transport.is_closing():
            taken = self._ration.take(len(self._held))
            if not taken:
                self._transport.pause_reading()
                self._alarm = asyncio.get_running_loop().call_later(self._ration.pause, self._go_on)
                return
            some = bytes(self._held[:taken])
            del self._held[:taken]
            self._read(some)
        if waited and not self._transport.is_closing() and not self._feed.read_paused:
            self._transport.resume_reading()


def _give_up_on_the_silent(transport: asyncio.Transport) -> None:
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT") and connection.family != socket.AF_UNIX:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNANSWERED)
