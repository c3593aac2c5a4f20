"""Being told while away: by which ways, of which tables."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from serai.server.house import Call, Lang, address_of, house_of, person_of, refusals, welcome
from serai.server.notifying import channels
from serai.server.problems import Refused
from serai.server.wire import (
    ChannelInfo,
    NewChannel,
    NotifyChange,
    NotifyLink,
    NotifySettings,
    TableWish,
    Unsubscribed,
)


@get("/notify", summary="How I am told that it is my turn", responses=refusals(401))
async def settings(request: Call) -> NotifySettings:
    return await channels.settings_of(house_of(request).notifier, person_of(request))


@put("/notify", summary="Each turn, a digest or nothing, where I wish nothing else", responses=refusals(403))
async def change(request: Call, data: JSONBody[NotifyChange]) -> NotifySettings:
    notifier, person = house_of(request).notifier, welcome(request)
    await channels.set_default(notifier, person, data.how)
    return await channels.settings_of(notifier, person)


@post("/notify/channels", summary="A way to tell me: a browser, a mailbox, a webhook", responses=refusals(403, 409))
async def add_channel(request: Call, data: JSONBody[NewChannel], lang: Lang = "fr") -> ChannelInfo:
    house = house_of(request)
    if not house.log_ins.allows(f"channel {address_of(request)}"):
        raise Refused(429, "too-many", "Too many attempts in a short time.", "Wait a minute.")
    return await channels.add(house.notifier, welcome(request), data, lang)


@delete("/notify/channels/{channel:str}", summary="Tell me nothing there any more", responses=refusals(401, 403, 404))
async def remove_channel(request: Call, channel: FromPath[str]) -> None:
    await channels.remove(house_of(request).notifier, person_of(request), channel)


@post(
    "/notify/channels/{channel:str}/trial",
    status_code=HTTP_204_NO_CONTENT,
    summary="Tell me something there now, to see that it works",
    responses=refusals(401, 403, 404, 409),
)
async def send_trial(request: Call, channel: FromPath[str]) -> None:
    await channels.send_trial(house_of(request).notifier, person_of(request), channel)


@get("/tables/{table:str}/notify", summary="How I am told of this table", responses=refusals(401, 403, 404, 409))
async def wish(request: Call, table: FromPath[str]) -> TableWish:
    return await channels.wish_of(house_of(request).tables, person_of(request), table)


@put("/tables/{table:str}/notify", summary="How to tell me of this table", responses=refusals(401, 403, 404, 409))
async def change_wish(request: Call, table: FromPath[str], data: JSONBody[TableWish]) -> TableWish:
    tables, person = house_of(request).tables, person_of(request)
    await channels.set_wish(tables, person, table, data.how)
    return await channels.wish_of(tables, person, table)


@get("/notify/links/{link:str}", summary="What a link in a message is good for", responses=refusals(404))
async def look_at_link(request: Call, link: FromPath[str], lang: Lang = "fr") -> NotifyLink:
    return await channels.look_at_link(house_of(request).notifier, link, lang)


@post(
    "/notify/links/{link:str}",
    status_code=HTTP_200_OK,
    summary="Follow a link in a message: confirm a mailbox, or end messages; nobody needs to be logged in",
    responses=refusals(403, 404),
)
async def follow_link(request: Call, link: FromPath[str], everything: FromQuery[bool] = False) -> Unsubscribed:
    await channels.follow_link(house_of(request).notifier, link, everything)
    return Unsubscribed(done=True)


routes = Router(
    "/",
    route_handlers=[
        settings,
        change,
        add_channel,
        remove_channel,
        send_trial,
        wish,
        change_wish,
        look_at_link,
        follow_link,
    ],
    tags=["notify"],
)
