"""Voting: the people at a table decide whether a bot takes the seat of somebody who is absent.

Absent is for whose choice the others have waited for some minutes, and who has had no page open for as long: nobody
loses a seat because a connection broke off, the server began anew, or it is not their turn. Where a clock runs, it says
how long they may take. The vote passes when all other people who are there agree; it ends when one of them does not, or
when the absent one comes back or chooses. It is kept with the table, so that it counts whoever answers the voters.
"""

from __future__ import annotations

import time

from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.play import hand_over, keep
from serai.server.problems import Refused, not_yours
from serai.server.tables import Tables, again
from serai.server.wire import VoteRequest

ABSENT_AFTER = 120.0  # seconds without a choice, and without a page


@again
async def vote(tables: Tables, caller: Caller, id: str, request: VoteRequest) -> None:
    """Call for a vote, agree, or say no."""
    async with tables.hold(id) as table:
        own = table.seats_of(Caller(caller.person))
        if not own:
            raise not_yours()
        table.running()
        tables.notices.check_open()  # who cannot choose is not absent
        seat = table.seats[request.seat] if 0 <= request.seat < len(table.seats) else None
        if seat is None or seat.kind != "person" or seat.seat in own:
            raise Refused(409, "no-seat", "Nobody else sits there.")
        if not request.agree:
            table.row.vote = None
            await keep(tables, table, moved=False)
            return
        _check_absent(tables, table, request.seat)
        before = table.row.vote
        ayes = sorted({*(before["ayes"] if before is not None and before["seat"] == request.seat else ()), own[0]})
        voters = _voters(tables, table, request.seat)
        table.row.vote = {"seat": request.seat, "ayes": ayes, "needed": len(voters)}
        if voters <= set(ayes):
            table.row.vote = None
            await hand_over(tables, table, seat, "bot", None, "voted-bot")
        else:
            await keep(tables, table, moved=False)


def _check_absent(tables: Tables, table: LiveTable, number: int) -> None:
    seat = table.seats[number]
    waited = time.time() - table.row.updated
    if table.row.to_choose != number or waited < ABSENT_AFTER or tables.was_here(table.id, seat, ABSENT_AFTER):
        raise Refused(
            409, "not-absent", "They are here, or nobody waits for them yet.", "Give them a few minutes for their turn."
        )
    left = table.clock_left(seat)
    if left is not None and left > 0.0:
        raise Refused(409, "not-absent", "Their clock runs.", "It says how long they may take.")


def _voters(tables: Tables, table: LiveTable, absent: int) -> set[int]:
    """One seat of every other person; of several absent ones, only those who are there count."""
    first: dict[str, int] = {}
    for seat in table.seats:
        if seat.kind == "person" and seat.seat != absent and seat.person not in (None, table.seats[absent].person):
            first.setdefault(str(seat.person), seat.seat)
    there = {number for number in first.values() if tables.is_connected(table.id, table.seats[number])}
    return there or set(first.values())
