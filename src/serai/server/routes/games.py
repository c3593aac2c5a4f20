"""The games and what is printed of them."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from serai.server import catalogues
from serai.server.house import Call, Lang, house_of, refusals
from serai.server.seating import known_game
from serai.server.wire import Catalogue, GameInfo


@get("/games", summary="The games that can be played", responses=refusals())
async def list_games(request: Call, lang: Lang = "fr") -> list[GameInfo]:
    return catalogues.games(lang, house_of(request).tables.programs.names_for)


@get(
    "/games/{game:str}/catalogue",
    summary="Everything printed of a game: components and rules",
    responses={200: ResponseSpec(Catalogue, generate_examples=False), **refusals(404)},
)
async def show_catalogue(game: FromPath[str], lang: Lang = "fr") -> Response[bytes]:
    known_game(game)
    found = await asyncio.to_thread(catalogues.catalogue, game, lang)
    return Response(found, media_type=MediaType.JSON)


routes = Router("/", route_handlers=[list_games, show_catalogue], tags=["games"])
