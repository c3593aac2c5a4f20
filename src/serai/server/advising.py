"""Advising: what the hard bot would do on a seat, and how a finished match went.

Both are thought out in the workers, never on the event loop. A table thinks of one decision at a time: who asks again
for the same version shares the thought, and when the table moves on, whoever waits is told so at once; a thought that
no worker has begun is dropped, one that has is short and its result is thrown away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TypeVar

from serai.kernel.match import Match
from serai.kernel.save import save
from serai.server.identity import Caller
from serai.server.limits import Limit
from serai.server.live import LiveTable, Thought
from serai.server.problems import Refused, earlier_rules, secret_past, stale
from serai.server.queueing import LATER, SOON, Turn
from serai.server.tables import Tables
from serai.server.wire import Forecast, HintRequest, Hints
from serai.server.wishes import check_hint

LOG = logging.getLogger("serai.advice")
THINKING = 2.0  # seconds, at most
T = TypeVar("T")


async def hints(tables: Tables, limit: Limit, caller: Caller, id: str, request: HintRequest, locale: str) -> Hints:
    """What the hard bot thinks of the options of a seat's decision, from what the seat may see."""
    async with tables.hold(id) as table:
        match = check_hint(table, caller, request)
        thought = table.thought
        if thought is None or thought.version != table.version or thought.failed:
            person = table.seats[request.seat].person or ""  # whose program may have one token after another
            if not limit.allows(person):
                raise Refused(429, "too-many", "Too many hints in a short time.", "Wait a little.")
            thought = table.thought = _thought(tables, table, match)
    try:
        found = await asyncio.shield(thought.task)
    except asyncio.CancelledError:
        if not thought.task.cancelled():
            raise
        raise stale(table.version) from None
    except Exception:
        LOG.exception("no hint at table %s", id)
        raise Refused(409, "no-advice", "No advice was found in time.", "Ask again.") from None
    return Hints(version=thought.version, hints=found[locale])


def _thought(tables: Tables, table: LiveTable, match: Match) -> Thought:
    seed = f"{table.row.secret}/hints/{match.position}"
    turn = Turn(SOON, table.owner, table.id)
    asking = tables.workers.hints(turn, table.row.game, seed, THINKING, save(match))
    return Thought(table.version, asyncio.create_task(_plainly(asking)))


async def forecast(tables: Tables, caller: Caller, id: str) -> Forecast:
    """How a finished match went. It is thought out once, as long as the table stays in memory."""
    async with tables.hold(id) as table:
        table.viewer(caller, None)  # may look at it at all
        match = table.match
        if match is None or table.row.status != "finished":
            raise Refused(409, "running", "How a match went is told once it is over.")
        if table.has_secret_past:
            raise secret_past()
        if table.forecast is not None and table.forecast[0] == table.version:
            return table.forecast[1]
        if match.origin == match.position:
            raise earlier_rules(match)
        saved, version = save(match), table.version
    found = await tables.workers.forecast(Turn(LATER, table.owner, table.id), table.row.game, saved)
    table.forecast = (version, found)
    return found


async def _plainly(asking: Awaitable[T]) -> T:
    return await asking
