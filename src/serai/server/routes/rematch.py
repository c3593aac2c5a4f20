"""Rematch: once more, with the same people."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from serai.server import rematch
from serai.server.house import Call, house_of, person_of, refusals
from serai.server.wire import Rematch, RematchRequest


@get(
    "/tables/{table:str}/rematch",
    summary="The rematch of a finished table, if there is one",
    responses=refusals(401, 403, 404, 409),
)
async def find_rematch(request: Call, table: FromPath[str]) -> Rematch:
    return await rematch.find(house_of(request).tables, person_of(request), table)


@post(
    "/tables/{table:str}/rematch",
    status_code=HTTP_200_OK,
    summary="The same game with the same people, seats turned: open it, or find it",
    responses=refusals(401, 403, 404, 409),
)
async def open_rematch(request: Call, table: FromPath[str], data: JSONBody[RematchRequest]) -> Rematch:
    return await rematch.open_again(house_of(request).tables, person_of(request), table, data)


routes = Router("/", route_handlers=[find_rematch, open_rematch], tags=["tables"])
