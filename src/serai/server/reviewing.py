"""Reviewing: what the turns of people in a finished match have cost, compared with what the bot would have done.

It takes long and nobody needs it soon: one turn after the other is thought out in the background, behind everything
else that waits for a worker, and of all tables of this process only one at a time, so that it never holds more than one
worker. What was found stays with the table in memory. When the match goes on after all, it is dropped and told to
nobody.
"""

from __future__ import annotations

import asyncio
import logging

from serai.games import find_game
from serai.kernel.save import save
from serai.language.language import capital
from serai.server.bots import ReviewedIds
from serai.server.identity import Caller
from serai.server.limits import Limit
from serai.server.live import LiveTable, Reviewing
from serai.server.problems import Refused, earlier_rules, not_yours, secret_past
from serai.server.queueing import AT_LEISURE, Turn
from serai.server.tables import Tables
from serai.server.voices import Voice, seat_names, voice
from serai.server.wire import Review, ReviewedTurn

LOG = logging.getLogger("serai.review")
THINKING = 4.0  # seconds a turn, at most
MOST_CHOICES = 3  # choices of a way, from where it parts from the other one


async def review(tables: Tables, caller: Caller, id: str, locale: str) -> Review:
    """What was found so far."""
    async with tables.hold(id) as table:
        _check(table, caller)
        return _review_now(table, locale)


async def begin(tables: Tables, limit: Limit, caller: Caller, id: str, locale: str) -> Review:
    """Begin to compare the turns of a finished match, unless that was done; who sat there may."""
    async with tables.hold(id) as table:
        _check(table, caller)
        match = table.match
        assert match is not None
        if not table.seats_of(caller):
            raise not_yours("Only who sat at this table lets its turns be compared.")
        if match.origin == match.position:
            raise earlier_rules(match)
        work = table.review
        if work is None or work.version != table.version or work.state == "failed":
            if not limit.allows(caller.person or caller.token or ""):
                raise Refused(429, "too-many", "Too many requests in a short time.", "Wait a little.")
            work = table.review = Reviewing(table.version)
            tables.in_background(asyncio.create_task(_compare(tables, table, work, caller.person or "", save(match))))
        return _review_now(table, locale)


def _check(table: LiveTable, caller: Caller) -> None:
    table.viewer(caller, None)  # may look at it at all
    if table.match is None or table.row.status != "finished":
        raise Refused(409, "running", "What turns have cost is told once the match is over.")
    if table.has_secret_past:
        raise secret_past()


async def _compare(tables: Tables, table: LiveTable, work: Reviewing, person: str, match: str) -> None:
    turn = Turn(AT_LEISURE, person, table.id)
    workers, game = tables.workers, table.row.game
    try:
        async with tables.reviewing:
            turns = await workers.turns(turn, game, table.seats_of_kind("person"), match)
        work.total = len(turns)
        for position in turns:
            async with tables.reviewing:  # who waits here is served in the order of coming: tables take turns
                if table.gone or table.version != work.version:
                    work.state = "failed"
                    return
                seed = f"{table.row.secret}/review/{position}"
                work.found.append(await workers.review(turn, game, position, seed, THINKING, match))
            work.done += 1
        work.state = "done"
    except Exception:
        LOG.exception("the turns of table %s could not be compared", table.id)
        work.state = "failed"


def _review_now(table: LiveTable, locale: str) -> Review:
    work = table.review
    if work is None or work.version != table.version:
        return Review(state="none", done=0, total=None, turns=[])
    language = voice(table.row.game, locale)
    names = seat_names(language, table.seats)
    costly = sorted(work.found, key=lambda one: (-one.cost, one.position))
    turns = [_in_words(language, table.row.game, one, names) for one in costly]
    return Review(state=work.state, done=work.done, total=work.total, turns=turns)


def _in_words(language: Voice, game: str, found: ReviewedIds, names: tuple[str, ...]) -> ReviewedTurn:
    vocabulary = find_game(game).vocabulary
    same = 0
    while same < min(len(found.taken), len(found.best)) and found.taken[same] == found.best[same]:
        same += 1
    taken, best = (
        [capital(language.say_kept(vocabulary[option].message, names)) for option in way[same : same + MOST_CHOICES]]
        for way in (found.taken, found.best)
    )
    return ReviewedTurn(moment=found.position, seat=found.seat, cost=found.cost, taken=taken, best=best)
