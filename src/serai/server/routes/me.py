"""Who I am: nickname, account, my data."""

from __future__ import annotations

from typing import Any

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from serai.server import exports, people
from serai.server.house import Call, address_of, house_of, person_of, refusals, remember, welcome
from serai.server.identity import new_id
from serai.server.problems import Refused
from serai.server.wire import Credentials, Me, NameChange


@get("/me", summary="Who this device is; it becomes somebody by this call", responses=refusals())
async def show_me(request: Call) -> Me:
    return await people.me(house_of(request).store, welcome(request))


@put("/me", summary="Change my nickname", responses=refusals(403))
async def change_me(request: Call, data: JSONBody[NameChange]) -> Me:
    return await people.rename(house_of(request).store, welcome(request), data.name)


@delete("/me", summary="Delete my data", responses=refusals(401, 403))
async def delete_me(request: Call) -> None:
    person = person_of(request)
    await people.forget(house_of(request).tables, person)
    remember(request, None)


@get("/me/export", summary="My games", responses=refusals(401))
async def export_me(request: Call) -> dict[str, Any]:
    return await exports.everything_of(house_of(request).store, person_of(request))


@post("/account", summary="Create an account, to find my seats on another device", responses=refusals(403, 409))
async def create_account(request: Call, data: JSONBody[Credentials]) -> Me:
    _count_log_in(request)
    return await people.create_account(house_of(request).store, welcome(request), data)


@post("/session", status_code=HTTP_200_OK, summary="Log in", responses=refusals(401, 403))
async def log_in(request: Call, data: JSONBody[Credentials]) -> Me:
    _count_log_in(request)
    house = house_of(request)
    person, me = await people.log_in(house.tables, welcome(request), data)
    remember(request, person)
    return me


@delete("/session", summary="Log out: this device becomes nobody", responses=refusals(403))
async def log_out(request: Call) -> None:
    remember(request, new_id())


def _count_log_in(request: Call) -> None:
    """Passwords cannot be tried at will."""
    if not house_of(request).log_ins.allows(address_of(request)):
        raise Refused(429, "too-many", "Too many attempts in a short time.", "Wait a minute.")


routes = Router(
    "/", route_handlers=[show_me, change_me, delete_me, export_me, create_account, log_in, log_out], tags=["me"]
)
