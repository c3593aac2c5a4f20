"""Results: how my finished matches ended."""

from __future__ import annotations

from litestar import Router, get

from serai.server.house import Call, Lang, caller_of, house_of, refusals
from serai.server.results import results
from serai.server.wire import ResultInfo


@get("/results", summary="How my finished matches ended, the last one first", responses=refusals())
async def my_results(request: Call, lang: Lang = "fr") -> list[ResultInfo]:
    person = caller_of(request).person
    return [] if person is None else await results(house_of(request).store, person, lang)


routes = Router("/", route_handlers=[my_results], tags=["tables"])
