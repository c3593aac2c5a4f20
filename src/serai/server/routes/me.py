"""Who I am: nickname, account, my data."""

from __future__ import annotations

from typing import Any

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from serai.server import exports, people, recovering, sessions
from serai.server.house import Call, address_of, caller_of, house_of, person_of, refusals, remember, welcome
from serai.server.identity import new_id
from serai.server.problems import Refused
from serai.server.wire import Credentials, Me, NameChange, OwnPassword, PasswordChange, Recovery, SessionInfo


@get("/me", summary="Who this device is; it becomes somebody by this call", responses=refusals())
async def show_me(request: Call) -> Me:
    store, caller = house_of(request).store, caller_of(request)
    me = await people.me(store, welcome(request))
    if me.account is not None and caller.person is not None and caller.session is not None:
        await sessions.note(store, caller.person, caller.session, _device(request))
    return me


@put("/me", summary="Change my nickname, and my emblem and colour", responses=refusals(403))
async def change_me(request: Call, data: JSONBody[NameChange]) -> Me:
    return await people.rename(house_of(request).store, welcome(request), data.name, data.look)


@delete("/me", summary="Delete my data", responses=refusals(401, 403))
async def delete_me(request: Call) -> None:
    person = person_of(request)
    house = house_of(request)
    await sessions.end_all(house.tables, house.cookies, person)
    await people.forget(house.tables, person)
    remember(request, None)


@get("/me/export", summary="My games", responses=refusals(401))
async def export_me(request: Call) -> dict[str, Any]:
    house, person = house_of(request), person_of(request)
    if person in house.exporting:
        raise Refused(429, "too-many", "Your games are being gathered already.", "Wait for the first answer.")
    house.exporting.add(person)
    try:
        return await exports.everything_of(house.store, person)
    finally:
        house.exporting.discard(person)


@post("/account", summary="Create an account, to find my seats on another device", responses=refusals(403, 409))
async def create_account(request: Call, data: JSONBody[Credentials]) -> Me:
    _count_log_in(request)
    store, person = house_of(request).store, welcome(request)
    await people.create_account(store, person, data)
    await sessions.note(store, person, caller_of(request).session or remember(request, person), _device(request))
    return await recovering.renew(store, person)


@post(
    "/account/recovery",
    status_code=HTTP_200_OK,
    summary="Come back with the recovery code: a new password, a new code, all devices logged out but this one",
    responses=refusals(401, 403),
)
async def recover(request: Call, data: JSONBody[Recovery]) -> Me:
    _count_log_in(request)
    house = house_of(request)
    person, me = await recovering.recover(house.tables, welcome(request), data)
    await sessions.end_all(house.tables, house.cookies, person)
    await sessions.note(house.store, person, remember(request, person), _device(request))
    return me


@put("/account/recovery", summary="A new recovery code; the old one is void", responses=refusals(401, 403, 409))
async def renew_recovery(request: Call, data: JSONBody[OwnPassword]) -> Me:
    _count_log_in(request)
    store, person = house_of(request).store, person_of(request)
    await people.check_own_password(store, person, data.password)
    return await recovering.renew(store, person)


@post("/session", status_code=HTTP_200_OK, summary="Log in", responses=refusals(401, 403))
async def log_in(request: Call, data: JSONBody[Credentials]) -> Me:
    _count_log_in(request)
    house = house_of(request)
    person, me = await people.log_in(house.tables, welcome(request), data)
    await sessions.note(house.store, person, remember(request, person), _device(request))
    return me


@delete("/session", summary="Log out: this device becomes nobody", responses=refusals(403))
async def log_out(request: Call) -> None:
    house, caller = house_of(request), caller_of(request)
    if caller.person is not None and caller.session is not None:
        await sessions.end(house.tables, house.cookies, caller.person, [caller.session])
    remember(request, new_id())


@get("/sessions", summary="The devices on which I am logged in", responses=refusals(401))
async def my_sessions(request: Call) -> list[SessionInfo]:
    return await sessions.listed(house_of(request).store, person_of(request), caller_of(request).session)


@delete("/sessions", summary="Log out everywhere else", responses=refusals(401, 403))
async def end_other_sessions(request: Call) -> None:
    house = house_of(request)
    await sessions.end_others(house.tables, house.cookies, person_of(request), caller_of(request).session)


@delete("/sessions/{session:str}", summary="Log out on one of my devices", responses=refusals(401, 403, 404))
async def end_session(request: Call, session: FromPath[str]) -> None:
    house, person = house_of(request), person_of(request)
    if session not in [one.id for one in await sessions.listed(house.store, person, None)]:
        raise Refused(404, "no-session", "You are not logged in there.")
    await sessions.end(house.tables, house.cookies, person, [session])


@put("/account/password", summary="Change my password", responses=refusals(401, 403, 409), status_code=204)
async def change_password(request: Call, data: JSONBody[PasswordChange]) -> None:
    _count_log_in(request)
    house, person = house_of(request), person_of(request)
    people.check_password(data.new)
    await people.check_own_password(house.store, person, data.password)
    await sessions.change_password(house.store, person, data.new)
    await sessions.end_others(house.tables, house.cookies, person, caller_of(request).session)


def _device(request: Call) -> str:
    return request.headers.get("user-agent", "")


def _count_log_in(request: Call) -> None:
    """Passwords cannot be tried at will."""
    if not house_of(request).log_ins.allows(address_of(request)):
        raise Refused(429, "too-many", "Too many attempts in a short time.", "Wait a minute.")


routes = Router(
    "/",
    route_handlers=[
        show_me,
        change_me,
        delete_me,
        export_me,
        create_account,
        change_password,
        recover,
        renew_recovery,
        log_in,
        log_out,
        my_sessions,
        end_session,
        end_other_sessions,
    ],
    tags=["me"],
)
