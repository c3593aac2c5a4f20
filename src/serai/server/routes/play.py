"""Play: look at a table, choose, take back, go through its moments."""

from __future__ import annotations

from typing import Any, cast

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from serai.server import advising, exports, play, reviewing
from serai.server.guard import UNLIMITED
from serai.server.house import Call, Lang, Since, Viewer, caller_of, house_of, refusals
from serai.server.limits import NO_LIMIT
from serai.server.presenting import moment_state, table_state
from serai.server.problems import Refused, not_running, not_yours
from serai.server.wire import Accepted, Choice, Forecast, HintRequest, Hints, Review, TableState, UndoRequest


@get("/tables/{table:str}", summary="A table as I may see it", responses=refusals(403, 404, 409))
async def show_table(
    request: Call, table: FromPath[str], viewer: Viewer = None, lang: Lang = "fr", since: Since = None
) -> TableState:
    tables, caller = house_of(request).tables, caller_of(request)
    async with tables.hold(table) as live:
        return table_state(tables, live, caller, live.viewer(caller, viewer), lang, since)


@post(
    "/tables/{table:str}/choices",
    status_code=HTTP_200_OK,
    summary="Choose an option of the current decision",
    responses=refusals(403, 404, 409),
)
async def choose(request: Call, table: FromPath[str], data: JSONBody[Choice]) -> Accepted:
    return await play.choose(house_of(request).tables, caller_of(request), table, data)


@post(
    "/tables/{table:str}/undo",
    status_code=HTTP_200_OK,
    summary="Take back my last choice",
    responses=refusals(403, 404, 409),
)
async def undo(request: Call, table: FromPath[str], data: JSONBody[UndoRequest]) -> Accepted:
    return await play.undo(house_of(request).tables, caller_of(request), table, data)


@get(
    "/tables/{table:str}/moments/{moment:int}",
    summary="A table as it was: any moment of a finished match, or of my own running one",
    responses=refusals(403, 404, 409),
)
async def show_moment(
    request: Call,
    table: FromPath[str],
    moment: FromPath[int],
    viewer: Viewer = None,
    lang: Lang = "fr",
) -> TableState:
    tables, caller = house_of(request).tables, caller_of(request)
    async with tables.hold(table) as live:
        eyes = live.viewer(caller, viewer)
        if eyes is None and live.row.status != "finished":
            raise not_yours("Spectators may go back once the match is over.")
        if live.match is None:
            raise not_running(live.row.status)
        if not 0 <= moment <= live.match.position:
            raise Refused(404, "no-moment", f"Moments are 0 to {live.match.position}.")
        return moment_state(tables, live, caller, eyes, lang, moment)


@post(
    "/tables/{table:str}/hints",
    status_code=HTTP_200_OK,
    summary="What the hard bot would do on my seat",
    responses=refusals(403, 404, 409),
)
async def ask_for_hints(request: Call, table: FromPath[str], data: JSONBody[HintRequest], lang: Lang = "fr") -> Hints:
    house = house_of(request)
    limit = NO_LIMIT if cast(dict[str, Any], request.scope)[UNLIMITED] else house.hints
    return await advising.hints(house.tables, limit, caller_of(request), table, data, lang)


@get(
    "/tables/{table:str}/forecast",
    summary="How a finished match went: what each seat could expect, turn by turn",
    responses=refusals(403, 404, 409),
)
async def show_forecast(request: Call, table: FromPath[str]) -> Forecast:
    return await advising.forecast(house_of(request).tables, caller_of(request), table)


@get(
    "/tables/{table:str}/review",
    summary="What people's turns of a finished match have cost, as far as that is thought out",
    responses=refusals(403, 404, 409),
)
async def show_review(request: Call, table: FromPath[str], lang: Lang = "fr") -> Review:
    return await reviewing.review(house_of(request).tables, caller_of(request), table, lang)


@post(
    "/tables/{table:str}/review",
    status_code=HTTP_200_OK,
    summary="Let the bot think out what people's turns of a finished match have cost",
    responses=refusals(403, 404, 409),
)
async def begin_review(request: Call, table: FromPath[str], lang: Lang = "fr") -> Review:
    house = house_of(request)
    limit = NO_LIMIT if cast(dict[str, Any], request.scope)[UNLIMITED] else house.hints
    return await reviewing.begin(house.tables, limit, caller_of(request), table, lang)


@get(
    "/tables/{table:str}/export",
    summary="A finished match with its record of fairness, for `serai verify`",
    responses=refusals(403, 404, 409),
)
async def export_table(request: Call, table: FromPath[str]) -> dict[str, Any]:
    tables, caller = house_of(request).tables, caller_of(request)
    async with tables.hold(table) as live:
        live.viewer(caller, None)
        return exports.finished_table(live)


routes = Router(
    "/",
    route_handlers=[
        show_table,
        choose,
        undo,
        ask_for_hints,
        show_moment,
        show_forecast,
        show_review,
        begin_review,
        export_table,
    ],
    tags=["play"],
)
