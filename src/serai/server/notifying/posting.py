"""Posting: one request to an address that a stranger named, so to the outside world only.

The name is looked up once, every address found must be a public one, and the connection goes to that very address, so
that a name cannot lead elsewhere the second time. Only HTTPS, no redirects, little is read of the answer, and all of it
within some seconds. Hosts that the operator lists (`notify_hosts`) may be private and speak plain HTTP.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

SECONDS = 10.0  # for everything together
LONGEST_ADDRESS = 1000
AT_ONCE = 32  # messages that are on their way at the same time
T = TypeVar("T")
_LINE = 2000  # bytes of an answer that are read
_TRANSLATED = ip_network("64:ff9b::/96")  # leads to the IPv4 address in it
_WORLD = ip_network("2000::/3")  # where public addresses of IPv6 are; what lies outside may be translated, too


class Unreachable(Exception):
    """The address cannot be called: why, in words."""


class Target(NamedTuple):
    """An address in its parts."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def target_of(address: str, allowed: frozenset[str]) -> Target:
    """The parts of an address that may be called, as far as that can be seen from it; raises Unreachable."""
    if (
        len(address) > LONGEST_ADDRESS
        or not address.isascii()
        or any(sign <= " " or sign == "\x7f" for sign in address)
    ):
        raise Unreachable("it is too long, or has signs that no address has")
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Unreachable("it is not an address") from None
    if parts.scheme not in ("https", "http") or not host or parts.username is not None or parts.password is not None:
        raise Unreachable("it is not the address of a web service")
    if parts.scheme == "http" and host not in allowed:
        raise Unreachable("only https is called")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    target = Target(secure, host, port if port is not None else 443 if secure else 80, path)
    try:
        literal = ip_address(host)
    except ValueError:
        return target
    if host not in allowed and not _is_public(literal):
        raise Unreachable("it leads into a private network")
    return target


async def apart(work: Callable[[], T]) -> T:
    """Do what may wait long for others on a thread of its own kind: those of asyncio are for who logs in."""
    return await asyncio.get_running_loop().run_in_executor(_threads(), work)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(AT_ONCE, "serai-notifying")


async def post(address: str, body: bytes, headers: Mapping[str, str], allowed: frozenset[str]) -> int:
    """Send something; gives the status of the answer. Raises Unreachable."""
    target = target_of(address, allowed)
    try:
        async with asyncio.timeout(SECONDS):
            where = await _looked_up(target, allowed)
            return await _sent(target, where, body, headers)
    except TimeoutError:
        raise Unreachable(f"no answer within {SECONDS:g} seconds") from None
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise Unreachable(str(error) or type(error).__name__) from None


async def _looked_up(target: Target, allowed: frozenset[str]) -> str:
    """The address to connect to, which everything that the name leads to allows."""
    found = await apart(partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM))
    addresses = [str(entry[4][0]) for entry in found]
    if target.host not in allowed:
        for address in addresses:
            if not _is_public(ip_address(address.partition("%")[0])):
                raise Unreachable("it leads into a private network")
    return addresses[0]


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _is_public(inner)
        if address.teredo is not None or address not in _WORLD:
            return False
    return address.is_global and not address.is_multicast


async def _sent(target: Target, where: str, body: bytes, headers: Mapping[str, str]) -> int:
    reader, writer = await asyncio.open_connection(
        where,
        target.port,
        limit=_LINE,
        ssl=_context() if target.secure else None,
        server_hostname=target.host if target.secure else None,
    )
    try:
        lines = [
            f"POST {target.path} HTTP/1.1",
            f"Host: {target.host_header}",
            "User-Agent: serai",
            f"Content-Length: {len(body)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        answer = await reader.readuntil(b"\n")
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.") else 0
    except IndexError:
        raise Unreachable("the answer is not HTTP") from None
    finally:
        writer.transport.abort()


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
