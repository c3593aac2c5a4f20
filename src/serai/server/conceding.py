"""Conceding, and agreeing to abandon a match: how one ends before its end.

Who concedes gives up their seat. With two players, or alone against the game, that ends the match: whoever is left has
won. With more a bot plays on in that seat, so that the others have their match; the log and the results say so. Where
all people at a table agree, a match is abandoned: it is over, and nobody has won.
"""

from __future__ import annotations

import time
from typing import Any

from serai.server.happenings import happening
from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.play import hand_over, keep
from serai.server.problems import not_yours
from serai.server.tables import Tables, again
from serai.server.wire import ConcedeRequest


@again
async def concede(tables: Tables, caller: Caller, id: str, request: ConcedeRequest) -> None:
    """Give up a seat of mine."""
    async with tables.hold(id) as table:
        if request.seat not in table.seats_of(Caller(caller.person)):
            raise not_yours()
        table.running()
        seat = table.seats[request.seat]
        seat.conceded = True
        players = [one.seat for one in table.seats if one.kind != "automa"]
        if len(players) > 2:
            await hand_over(tables, table, seat, "bot", None, "conceded-bot")
            return
        winners = [one.seat for one in table.seats if one.seat != seat.seat]
        await _end(tables, table, "conceded", winners, happening(table, "conceded-end", seat))


@again
async def abandon(tables: Tables, caller: Caller, id: str, agree: bool) -> None:
    """Ask all people at the table to abandon the match, agree, or say no: then it is played on."""
    async with tables.hold(id) as table:
        own = table.seats_of(Caller(caller.person))
        if not own:
            raise not_yours()
        table.running()
        row = table.row
        if not agree:
            row.ballot = None
            await keep(tables, table, moved=False)
            return
        voters = voters_of(table)
        ayes = sorted({*(row.ballot or {}).get("ayes", ()), own[0]} & set(voters))
        row.ballot = {"ayes": ayes, "needed": len(voters)}
        if len(ayes) < len(voters):
            await keep(tables, table, moved=False)
        else:
            await _end(tables, table, "abandoned", [], happening(table, "abandoned", None))


def voters_of(table: LiveTable) -> list[int]:
    """The first seat of every person at a table."""
    first: dict[str, int] = {}
    for seat in table.seats:
        if seat.kind == "person":
            first.setdefault(seat.person or f"seat {seat.seat}", seat.seat)
    return list(first.values())


async def _end(tables: Tables, table: LiveTable, how: str, winners: list[int], happened: list[Any]) -> None:
    """The match is over, as the table stands."""
    match, row = table.running(), table.row
    scores = [[["", item.points, item.rule] for item in match.score(seat.seat)] for seat in table.seats]
    row.ended = {"how": how, "winners": winners, "scores": scores}
    row.status, row.to_choose, row.ballot, row.vote = "finished", None, None, None
    row.updated = time.time()
    await keep(tables, table, more=happened)
    tables.programs.finish(table.id, match)
