"""Packing: what is asked for again is answered by "as before", what is long is sent compressed.

Every answer to a GET of JSON has the digest of its bytes as its ETag; who names that (`If-None-Match`) gets 304 and no
body. Only answers to GET are packed: none of them holds both a secret and a text of somebody else's.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import cast

from litestar.types import Message, Scope, Send

SMALLEST_TO_PACK = 1_000  # bytes
_HEADERS_OF_A_BODY = (b"content-length", b"content-type", b"content-encoding")


def packed(scope: Scope, send: Send) -> Send:
    """A `send` that packs the JSON answers of a call, and answers by the digest."""
    asked = dict(scope["headers"])
    unpacks = b"gzip" in asked.get(b"accept-encoding", b"")
    known = asked.get(b"if-none-match", b"")
    public = scope["path"].startswith("/api/games")
    waiting: list[Message] = []

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            if message["status"] == 200 and _is_json(message):
                waiting.append(message)
            else:
                await send(message)
        elif not waiting or message["type"] != "http.response.body":
            await send(message)
        elif message.get("more_body"):  # streamed: it goes as it is
            await send(waiting.pop())
            await send(message)
        else:
            await _answer(send, waiting.pop(), message["body"], unpacks, known, public)

    return sending


async def _answer(send: Send, start: Message, body: bytes, unpacks: bool, known: bytes, public: bool) -> None:
    tag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'.encode()
    headers = [(name, value) for name, value in _headers(start) if name.lower() != b"content-length"]
    headers += [
        (b"etag", tag),
        (b"cache-control", b"public, no-cache" if public else b"private, no-cache"),
        (b"vary", b"accept-encoding" if public else b"accept-encoding, cookie, authorization"),
    ]
    if tag in (part.strip() for part in known.split(b",")):
        headers = [(name, value) for name, value in headers if name.lower() not in _HEADERS_OF_A_BODY]
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    if unpacks and len(body) >= SMALLEST_TO_PACK:
        body = _kept(body) if public else gzip.compress(body, 4, mtime=0)
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(maxsize=64)
def _kept(body: bytes) -> bytes:
    """Catalogues: the same for everybody."""
    return gzip.compress(body, 9, mtime=0)


def _is_json(message: Message) -> bool:
    headers = {name.lower(): value for name, value in _headers(message)}
    return b"json" in headers.get(b"content-type", b"") and b"content-encoding" not in headers


def _headers(message: Message) -> Iterable[tuple[bytes, bytes]]:
    return cast(Iterable[tuple[bytes, bytes]], message.get("headers", ()))


def without_body(send: Send) -> Send:
    """A `send` for HEAD: the headers of a GET, and nothing else."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            if message.get("more_body"):
                return
            message = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(message)

    return sending
