"""Tables: list, create, sit down, look on, leave."""

from __future__ import annotations

import json
from typing import Any

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from serai.games import is_known
from serai.server import people, seating, voting
from serai.server.house import Call, Lang, Since, allowed, caller_of, house_of, person_of, refusals, welcome
from serai.server.models import SeatRow, TableRow
from serai.server.presenting import invitation, summary, table_state
from serai.server.problems import Refused, no_link
from serai.server.wire import (
    BotRequest,
    ContinueRequest,
    DicePart,
    GuideRequest,
    Invitation,
    JoinRequest,
    LeaveRequest,
    NewTable,
    SeatToken,
    TableCreated,
    TableState,
    TableSummary,
    VoteRequest,
)

MOST_LISTED = 200


@get("/tables", summary="My tables, those that moved last first", responses=refusals())
async def my_tables(request: Call, lang: Lang = "fr") -> list[TableSummary]:
    person, house = caller_of(request).person, house_of(request)
    if person is None:
        return []

    def work(session: Session) -> list[tuple[TableRow, list[SeatRow]]]:
        seated = select(SeatRow.table_id).where(SeatRow.person == person)
        mine = or_(TableRow.id.in_(seated), TableRow.host == person)
        found = list(session.scalars(select(TableRow).where(mine).order_by(TableRow.updated.desc()).limit(MOST_LISTED)))
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)):
            seats[seat.table_id].append(seat)
        return [(row, seats[row.id]) for row in found]

    rows = await house.store.read(work)
    return [summary(row, seats, house.tables, person, lang) for row, seats in rows if is_known(row.game)]


@post("/tables", summary="Open a new table", responses=refusals(403, 404))
async def new_table(request: Call, data: JSONBody[NewTable]) -> TableCreated:
    person, house = welcome(request), house_of(request)
    _count_table(request)
    await people.me(house.store, person)
    return await seating.create(house.tables, person, data)


@post("/tables/import", summary="A table of mine from a match in a file, with bots", responses=refusals(403))
async def import_match(request: Call, data: JSONBody[dict[str, Any]]) -> TableCreated:
    person, house = welcome(request), house_of(request)
    _count_table(request)
    await people.me(house.store, person)
    return await seating.take_in(house.tables, person, json.dumps(data))


@get("/join/{code:str}", summary="What a link to a table leads to", responses=refusals(404))
async def show_invitation(request: Call, code: FromPath[str], lang: Lang = "fr") -> Invitation:
    tables = house_of(request).tables
    id = await seating.find_by_link(tables, code)
    async with tables.hold(id) as table:
        return invitation(tables, table, caller_of(request), lang)


@post("/join/{code:str}", status_code=HTTP_200_OK, summary="Sit down", responses=refusals(403, 404, 409))
async def join(request: Call, code: FromPath[str], data: JSONBody[JoinRequest]) -> TableCreated:
    person, house = welcome(request), house_of(request)
    await people.me(house.store, person)
    return await seating.join(house.tables, person, code, data)


@get("/watch/{code:str}", summary="Look on by a spectators' link", responses=refusals(403, 404, 409))
async def watch(request: Call, code: FromPath[str], lang: Lang = "fr", since: Since = None) -> TableState:
    tables = house_of(request).tables
    id = await seating.find_by_link(tables, code, spectate=True)
    async with tables.hold(id) as table:
        if not table.row.allow_spectators:
            raise no_link()
        caller = caller_of(request)
        return table_state(tables, table, caller, table.viewer(caller, None), lang, since)


@post(
    "/tables/{table:str}/dice",
    status_code=HTTP_204_NO_CONTENT,
    summary="Commit to my part of the dice, or reveal it",
    responses=refusals(403, 404, 409),
)
async def give_part(request: Call, table: FromPath[str], data: JSONBody[DicePart]) -> None:
    await seating.give_part(house_of(request).tables, caller_of(request), table, data)


@post("/tables/{table:str}/leave", status_code=HTTP_204_NO_CONTENT, summary="Leave", responses=refusals(403, 404, 409))
async def leave(request: Call, table: FromPath[str], data: JSONBody[LeaveRequest]) -> None:
    await seating.leave(house_of(request).tables, caller_of(request), table, data)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=HTTP_204_NO_CONTENT,
    summary="Put a bot on an open seat (the host)",
    responses=refusals(403, 404, 409),
)
async def seat_bot(request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[BotRequest]) -> None:
    await seating.seat_bot(house_of(request).tables, caller_of(request), table, seat, data.level)


@post(
    "/tables/{table:str}/seats/{seat:int}/remove",
    status_code=HTTP_204_NO_CONTENT,
    summary="Ask somebody to leave before the match begins (the host)",
    responses=refusals(403, 404, 409),
)
async def remove(request: Call, table: FromPath[str], seat: FromPath[int]) -> None:
    await seating.remove(house_of(request).tables, caller_of(request), table, seat)


@post(
    "/tables/{table:str}/vote",
    status_code=HTTP_204_NO_CONTENT,
    summary="Call for a bot on the seat of somebody who is absent, agree, or say no",
    responses=refusals(403, 404, 409),
)
async def vote(request: Call, table: FromPath[str], data: JSONBody[VoteRequest]) -> None:
    await voting.vote(house_of(request).tables, caller_of(request), table, data)


@post(
    "/tables/{table:str}/seats/{seat:int}/token",
    summary="A token by which a program may play my seat; an earlier one is void",
    responses=refusals(403, 404, 409),
)
async def seat_token(request: Call, table: FromPath[str], seat: FromPath[int]) -> SeatToken:
    return await seating.new_seat_token(house_of(request).tables, caller_of(request), table, seat)


@delete(
    "/tables/{table:str}/seats/{seat:int}/token",
    summary="Void the token of my seat",
    responses=refusals(403, 404, 409),
)
async def void_token(request: Call, table: FromPath[str], seat: FromPath[int]) -> None:
    await seating.void_seat_token(house_of(request).tables, caller_of(request), table, seat)


@post(
    "/tables/{table:str}/continue",
    summary="Play on from a moment, alone with bots, at a new table",
    responses=refusals(401, 403, 404, 409),
)
async def continue_from(request: Call, table: FromPath[str], data: JSONBody[ContinueRequest]) -> TableCreated:
    _count_table(request)
    return await seating.continue_from(house_of(request).tables, person_of(request), table, data)


@post("/guides", summary="Open a table at which a game explains itself", responses=refusals(403, 404))
async def new_guide(request: Call, data: JSONBody[GuideRequest]) -> TableCreated:
    person, house = welcome(request), house_of(request)
    _count_table(request)
    await people.me(house.store, person)
    return await seating.open_guide(house.tables, person, data)


def _count_table(request: Call) -> None:
    if not allowed(request, house_of(request).new_tables):
        raise Refused(429, "too-many", "Too many new tables in a short time.", "Wait a minute.")


routes = Router(
    "/",
    route_handlers=[
        my_tables,
        new_table,
        new_guide,
        import_match,
        show_invitation,
        join,
        watch,
        give_part,
        leave,
        seat_bot,
        remove,
        vote,
        seat_token,
        void_token,
        continue_from,
    ],
    tags=["tables"],
)
