"""Once more: the same people, options and clock, seats turned, whoever asks first."""

from __future__ import annotations

import random
from typing import Any

from tests.server.conftest import Device, Running
from tests.server.test_seating import opened


def played(server: Running, **more: Any) -> tuple[Device, Device, str]:
    """A table that Ada and Ben have played to its end."""
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open", **more)
    ben.call("POST", link["invite"], {})
    table = link["table"]
    chance = random.Random(1)
    while (state := ada.state(table))["status"] == "running":
        who = (ada, ben)[state["decision"]["seat"]]
        asked = who.state(table)
        option = chance.choice(asked["decision"]["options"])["id"]
        assert who.choose(table, asked, option).status_code == 200
    return ada, ben, table


def test_both_find_the_same_table_and_sit_one_seat_further(server: Running) -> None:
    ada, ben, table = played(server, clock_seconds=600, clock_forfeits=True, allow_spectators=False)
    assert ben.call("GET", f"/tables/{table}/rematch") == {
        "table": "",
        "invite": "",
        "host": "",
        "mine": False,
        "opened": False,
    }
    made = ada.call("POST", f"/tables/{table}/rematch", {"entropy": "heads"})
    assert made["mine"]
    found = ben.call("GET", f"/tables/{table}/rematch")
    assert (found["invite"], found["host"], found["table"]) == (made["invite"], "Ada", "")
    assert ben.call("POST", f"/tables/{table}/rematch", {}) == found  # nobody opens a second one
    assert ben.call("POST", found["invite"], {"entropy": "tails"})["table"] == made["table"]
    state = ben.state(made["table"])
    assert state["status"] == "running"
    assert [seat["name"] for seat in state["seats"]] == ["Ben", "Ada"]
    assert (state["clock_seconds"], state["clock_forfeits"], state["spectate"]) == (600, True, "")


def test_alone_it_begins_at_once(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    ada.play_on(table, random.Random(2))
    made = ada.call("POST", f"/tables/{table}/rematch", {})
    state = ada.state(made["table"])
    assert state["status"] == "running"
    assert [seat["name"] for seat in state["seats"]] == ["me 1", "me 0"]
    assert ada.call("POST", f"/tables/{table}/rematch", {})["table"] == made["table"]


def test_only_who_sat_there_and_only_when_it_is_over(server: Running) -> None:
    ada, eve = server.device("Ada"), server.device("Eve")
    table = ada.new_table("me", "me")
    assert ada.refused("POST", f"/tables/{table}/rematch", {}) == (409, "running")
    ada.play_on(table, random.Random(3))
    assert eve.refused("POST", f"/tables/{table}/rematch", {}) == (403, "not-yours")
    assert eve.refused("GET", f"/tables/{table}/rematch") == (403, "not-yours")


def test_alone_it_begins_again_at_once(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", game="merv", settings={"discards": "bottom"})
    ada.call("POST", f"/tables/{table}/concede", {"seat": 0})
    found = ada.call("POST", f"/tables/{table}/rematch", {"entropy": "mine"})
    assert found["opened"] and found["table"] != table
    state = ada.state(found["table"])
    assert state["status"] == "running" and state["settings"]["discards"] == "bottom"
    assert ada.call("POST", f"/tables/{table}/rematch", {"entropy": "mine"})["table"] == found["table"]
