"""A game with an expansion is a game of its own by name: listed, played, kept, revived and exported."""

from __future__ import annotations

import random

from serai.server.verifying import verdict_on
from tests.server.conftest import Running, kept_of

BOTH = "toy+carnival"


def test_games_are_listed_with_their_expansions(server: Running) -> None:
    games = {game["name"]: game for game in server.device().call("GET", "/games", params={"lang": "en"})}
    assert (games["toy"]["base"], games["toy"]["expansions"]) == ("toy", [])
    both = games[BOTH]
    assert (both["base"], both["expansions"]) == ("toy", [{"name": "carnival", "title": "Carnival"}])
    assert both["title"] == "Toy + Carnival"
    settings = [{setting["name"] for setting in game["settings"]} for game in (games["toy"], both)]
    assert settings[1] - settings[0] == {"prizes"}


def test_everything_printed_is_that_of_the_expanded_game(server: Running) -> None:
    device = server.device()
    alone, both = (device.call("GET", f"/games/{name}/catalogue", params={"lang": "fr"}) for name in ("toy", BOTH))
    more = [part["name"] for part in both["components"] if part not in alone["components"]]
    assert {"Masque", "Couronne"} <= set(more)
    assert {rule["id"] for rule in both["rules"]} - {rule["id"] for rule in alone["rules"]} == {
        "CAR-PAR-01",
        "CAR-PRI-01",
        "CAR-PRI-02",
    }
    assert both["chapters"][1]["title"] == "Les prix"


def test_a_table_is_played_kept_revived_and_exported(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game=BOTH, settings={"prizes": "all"})
    state = ada.state(table)
    assert state["observation"]["cheers"] == [0, 0]
    assert ada.choose(table, state, "parade").is_success
    server.forget(table)
    state = ada.state(table)
    assert (state["game"], state["observation"]["cheers"]) == (BOTH, [1, 0])
    ada.play_on(table, random.Random(5))
    summary = next(one for one in ada.call("GET", "/tables", params={"lang": "en"}) if one["table"] == table)
    assert (summary["game"], summary["title"]) == (BOTH, "Toy + Carnival")
    export = ada.call("GET", f"/tables/{table}/export")
    assert export["match"]["game"] == BOTH
    assert verdict_on(export, kept_of(export, 0))[:2] == ([], [])


def test_an_expansion_that_is_none_is_refused(server: Running) -> None:
    ada = server.device()
    assert ada.refused("POST", "/tables", {"game": "toy+circus", "seats": [{"kind": "me"}]}) == (404, "no-game")
    assert ada.refused("GET", "/games/toy+circus/catalogue") == (404, "no-game")
