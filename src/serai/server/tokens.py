"""Tokens of seats: whether one is valid at all, whatever it is used for."""

from __future__ import annotations

import time
from collections import OrderedDict

from sqlalchemy import select

from serai.server.models import Person, SeatRow
from serai.server.store import Store

KEPT = 10.0  # seconds for which a token that was found counts as valid; what it may do is looked up every time
MOST_KEPT = 10_000


class Tokens:
    """The tokens, by their hashes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: OrderedDict[str, float] = OrderedDict()

    async def know(self, token: str) -> bool:
        """Whether some seat has this token, and whoever sits there may play on this server."""
        until = self._found.get(token)
        if until is not None and until > time.monotonic():
            return True
        banned = select(Person.id).where(Person.banned)
        mine = select(SeatRow.table_id).where(SeatRow.token == token, SeatRow.person.not_in(banned)).limit(1)
        seat = await self._store.read(lambda session: session.scalar(mine))
        self._found.pop(token, None)
        if seat is None:
            return False
        self._found[token] = time.monotonic() + KEPT
        if len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return True

    def forget_all(self) -> None:
        """Some may be void from now on."""
        self._found.clear()

    def forget(self, token: str | None) -> None:
        """It is void from now on."""
        if token is not None:
            self._found.pop(token, None)
