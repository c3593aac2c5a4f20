"""The page: the built files of `web/`, and the one document that every address of the page shows."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from serai.server.house import Call
from serai.server.problems import Refused

FOLDER = Path(__file__).parent.parent / "page"
_FOREVER = "public, max-age=31536000, immutable"  # for names that carry a hash of the content
_ASK_AGAIN = "no-cache"
_SMALLEST_TO_PACK = 1000
_PACKED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

_HINT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Serai</title>
<h1>The page has not been built</h1>
<p>The server runs, but its page is missing. Build it with <code>make page</code>, then reload.</p>
<p>The API is there: <a href="/api/schema">its description</a>.</p>
</html>
"""


@get(
    [
        "/",
        "/tables",
        "/results",
        "/account",
        "/admin",
        "/new/{rest:str}",
        "/t/{rest:str}",
        "/join/{rest:str}",
        "/watch/{rest:str}",
        "/cards/{rest:str}",
        "/rules/{rest:str}",
        "/replay/{rest:str}",
        "/notify/{rest:str}",
    ],
    include_in_schema=False,
)
async def show_page(request: Call) -> Response[bytes]:
    return show_document(request, 200)


def show_document(request: Call, status: int) -> Response[bytes]:
    index = FOLDER / "index.html"
    if not index.is_file():
        return Response(_HINT.encode(), media_type=MediaType.HTML, status_code=status)
    return _sent(request, index, _ASK_AGAIN, status)


@get("/{file:path}", include_in_schema=False)
async def show_file(request: Call, file: FromPath[Path]) -> Response[bytes]:
    found = FOLDER / str(file).lstrip("/")
    try:
        there = found.is_file() and FOLDER in found.resolve().parents
    except (OSError, ValueError):  # a name that no file can have
        there = False
    if not there and is_page(str(file)):
        return show_document(request, 404)  # the page says that there is nothing
    if not there:
        raise Refused(404, "no-page", "There is no such page.")
    return _sent(request, found, _FOREVER if found.parent.name == "assets" else _ASK_AGAIN)


def is_page(path: str) -> bool:
    """Whether somebody may have typed this address, or followed an old link: no file, and not the API's."""
    parts = [part for part in path.split("/") if part]
    return bool(parts) and parts[0] not in ("api", "assets") and ".." not in parts and "." not in parts[-1]


def _sent(request: Call, path: Path, cache: str, status: int = 200) -> Response[bytes]:
    kind, plain, packed = _read(path, path.stat().st_mtime_ns)
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"}, status_code=status)
    return Response(plain, media_type=kind, headers=headers, status_code=status)


@lru_cache(maxsize=500)
def _read(path: Path, changed: int) -> tuple[str, bytes, bytes | None]:
    """The kind of a file, its bytes, and the same packed where that pays."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    elif path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    plain = path.read_bytes()
    pack = kind.startswith(_PACKED) and len(plain) >= _SMALLEST_TO_PACK
    return kind, plain, gzip.compress(plain, 9) if pack else None


routes = Router("/", route_handlers=[show_page, show_file], include_in_schema=False)
