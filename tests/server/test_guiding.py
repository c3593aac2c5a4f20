"""A table at which a game explains itself: bots follow the guide as well, and nobody is held in it."""

from __future__ import annotations

from serai.games import find_game
from tests.server.conftest import Device, Json, Running, until

GAME = "merv"


def asked(device: Device, table: str) -> Json:
    """The state once it is the learner's turn."""
    until(lambda: device.state(table)["decision"]["options"])
    return device.state(table)


def test_whoever_follows_the_guide_is_led_to_its_end(server: Running) -> None:
    ada = server.device("Ada")
    guide = find_game(GAME).guide
    assert guide is not None
    table = ada.call("POST", "/guides", {"game": GAME})["table"]
    ada.call("POST", "/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert [one["table"] for one in ada.call("GET", "/tables") if one["guided"]] == [table]
    done = 0
    while (state := asked(ada, table))["guide"]["option"]:
        assert (state["guide"]["step"], state["guide"]["steps"]) == (done, guide.said)
        assert state["guide"]["text"]
        assert state["guide"]["option"] in [option["id"] for option in state["decision"]["options"]]
        ada.choose(table, state, state["guide"]["option"])
        done += 1
    assert done == guide.said == state["guide"]["step"]
    assert state["guide"]["text"], "a last word"
    ada.choose(table, state)
    assert ada.state(table)["guide"] is None, "from here on it is a table like any other"


def test_another_choice_leaves_the_guide_and_an_undo_leads_back(server: Running) -> None:
    ada, eve = server.device("Ada"), server.device("Eve")
    table = ada.call("POST", "/guides", {"game": GAME})["table"]
    state = asked(ada, table)
    other = next(option["id"] for option in state["decision"]["options"] if option["id"] != state["guide"]["option"])
    ada.choose(table, state, other)
    astray = asked(ada, table)
    assert (astray["guide"]["astray"], astray["guide"]["option"]) == (True, "")
    ada.call("POST", f"/tables/{table}/undo", {"seat": 0, "version": astray["version"], "key": "back"})
    assert asked(ada, table)["guide"] == state["guide"]
    assert eve.refused("GET", f"/tables/{table}")[0] == 403


def test_a_game_without_a_guide_says_so(server: Running) -> None:
    ada = server.device("Ada")
    assert ada.refused("POST", "/guides", {"game": "toy"}) == (404, "no-guide")
    assert ada.refused("POST", "/guides", {"game": "chess"})[0] == 404
