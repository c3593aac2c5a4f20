"""Links in messages: signed, so that who holds one may do that one thing, and nothing else, without logging in."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Literal, NamedTuple, cast, get_args

from sqlalchemy.orm import Session

from serai.server.models import Key

Purpose = Literal["confirm", "table", "all"]


class Link(NamedTuple):
    """What a link is good for: confirming a channel, ending its messages about a table, or all of them."""

    purpose: Purpose
    channel: str
    table: str = ""


class Links:
    """Writes links, and reads them."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def written(self, link: Link) -> str:
        said = ".".join(link)
        return f"{said}.{self._signature(said)}"

    def read(self, text: str) -> Link | None:
        """What a link says; None if it is not ours."""
        said, _, signature = text.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(said).encode()):
            return None
        parts = said.split(".")
        if len(parts) != 3 or parts[0] not in get_args(Purpose):
            return None
        return Link(cast(Purpose, parts[0]), parts[1], parts[2])

    def _signature(self, said: str) -> str:
        return hmac.new(self._key, said.encode(), sha256).hexdigest()[:40]


def links_of(session: Session) -> Links:
    """Those of this server; their key is made once."""
    row = session.get(Key, "links")
    if row is None:
        row = Key(name="links", value=token_hex(32))
        session.add(row)
    return Links(row.value)
