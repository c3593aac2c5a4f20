"""People at a table among themselves: talking, muting, conceding, abandoning."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from serai.server import chatting, conceding, lobby
from serai.server.house import Call, Lang, caller_of, house_of, refusals
from serai.server.problems import Refused
from serai.server.wire import (
    AbandonRequest,
    ChatLog,
    ChatRequest,
    ChatSwitch,
    ConcedeRequest,
    ListRequest,
    LobbyInfo,
    MuteRequest,
)

After = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="the number of the line that was read last")]


@get("/tables/{table:str}/chat", summary="What was said at a table", responses=refusals(401, 403, 404, 409))
async def read_chat(request: Call, table: FromPath[str], after: After = 0) -> ChatLog:
    return await chatting.read(house_of(request).tables, caller_of(request), table, after)


@post(
    "/tables/{table:str}/chat",
    status_code=HTTP_204_NO_CONTENT,
    summary="Say something: words, or a phrase that everybody reads in their language",
    responses=refusals(403, 404, 409),
)
async def say(request: Call, table: FromPath[str], data: JSONBody[ChatRequest]) -> None:
    house, caller = house_of(request), caller_of(request)
    if not house.tables.chat:
        raise Refused(409, "no-chat", "There is no chat on this server.", "Whoever runs it has switched the chat off.")
    if not house.chats.allows(caller.person or ""):
        raise Refused(429, "too-many", "Too many messages in a short time.", "Wait a little.")
    await chatting.say(house.tables, caller, table, data)


@put(
    "/tables/{table:str}/chat",
    status_code=HTTP_204_NO_CONTENT,
    summary="Let people talk at this table, or not (the host)",
    responses=refusals(403, 404, 409),
)
async def switch_chat(request: Call, table: FromPath[str], data: JSONBody[ChatSwitch]) -> None:
    await chatting.switch(house_of(request).tables, caller_of(request), table, data.open)


@put(
    "/tables/{table:str}/seats/{seat:int}/mute",
    status_code=HTTP_204_NO_CONTENT,
    summary="Hear nothing of who sits there, at any table; or hear them again",
    responses=refusals(403, 404, 409),
)
async def mute(request: Call, table: FromPath[str], seat: FromPath[int], data: JSONBody[MuteRequest]) -> None:
    await chatting.mute(house_of(request).tables, caller_of(request), table, seat, data.muted)


@post(
    "/tables/{table:str}/concede",
    status_code=HTTP_204_NO_CONTENT,
    summary="Give up: with two players the match ends, with more a bot plays on",
    responses=refusals(403, 404, 409),
)
async def concede(request: Call, table: FromPath[str], data: JSONBody[ConcedeRequest]) -> None:
    await conceding.concede(house_of(request).tables, caller_of(request), table, data)


@post(
    "/tables/{table:str}/abandon",
    status_code=HTTP_204_NO_CONTENT,
    summary="Ask everybody to abandon the match, agree, or say no",
    responses=refusals(403, 404, 409),
)
async def abandon(request: Call, table: FromPath[str], data: JSONBody[AbandonRequest]) -> None:
    await conceding.abandon(house_of(request).tables, caller_of(request), table, data.agree)


@get("/lobby", summary="Tables that wait for anybody, where this server has a lobby", responses=refusals())
async def show_lobby(request: Call, lang: Lang = "fr") -> LobbyInfo:
    house = house_of(request)
    return await lobby.listed(house.tables, caller_of(request), house.config.lobby == "yes", lang)


@put(
    "/tables/{table:str}/lobby",
    status_code=HTTP_204_NO_CONTENT,
    summary="Put a waiting table into the lobby, or take it out (the host)",
    responses=refusals(403, 404, 409),
)
async def list_table(request: Call, table: FromPath[str], data: JSONBody[ListRequest]) -> None:
    house = house_of(request)
    await lobby.switch(house.tables, caller_of(request), table, house.config.lobby == "yes", data.listed)


routes = Router(
    "/", route_handlers=[show_lobby, list_table, read_chat, say, switch_chat, mute, concede, abandon], tags=["tables"]
)
