"""The lobby: off by default; open tables are found there until they begin, then their link is another one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import Json, Running, running, sqlite

OPEN = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("lobby")), lobby="yes") as server:
        yield server


def shown(server: Running) -> Json:
    found: Json = server.device().call("GET", "/lobby", params={"lang": "en"})
    return found


def test_there_is_none_unless_the_operator_wants_one(server: Running) -> None:
    ada = server.device("Ada")
    made = ada.call("POST", "/tables", OPEN)
    assert shown(server) == {"open": False, "tables": []}
    assert ada.refused("PUT", f"/tables/{made['table']}/lobby", {}) == (409, "no-lobby")


def test_a_listed_table_is_found_and_joined_and_then_gone(lobby: Running) -> None:
    ada, ben = lobby.device("Ada"), lobby.device("Ben")
    made = ada.call("POST", "/tables", OPEN)
    path = f"/tables/{made['table']}/lobby"
    assert shown(lobby)["tables"] == [], "a table is listed only if its host wants it"
    assert ben.refused("PUT", path, {}) == (403, "not-yours")
    ada.call("PUT", path, {"listed": True})
    [found] = shown(lobby)["tables"]
    assert found["info"]["title"] == "Toy" and found["info"]["table"] == ""
    assert [seat["name"] for seat in found["info"]["seats"]] == ["Ada", "Open seat"]
    ben.call("POST", found["invite"], {})
    state = ben.state(made["table"])
    assert state["status"] == "running" and state["listed"] is False
    assert shown(lobby)["tables"] == []
    assert state["invite"] != found["invite"]
    assert lobby.device().refused("GET", found["invite"]) == (404, "no-link"), "strangers know its link no more"


def test_what_is_taken_out_gets_another_link(lobby: Running) -> None:
    ada = lobby.device("Ada")
    made = ada.call("POST", "/tables", OPEN)
    path = f"/tables/{made['table']}/lobby"
    ada.call("PUT", path, {})
    ada.call("PUT", path, {"listed": False})
    assert shown(lobby)["tables"] == []
    assert ada.state(made["table"])["invite"] != made["invite"]


def test_one_person_lists_three_tables_at_most(lobby: Running) -> None:
    ada = lobby.device("Ada")
    paths = [f"/tables/{ada.call('POST', '/tables', OPEN)['table']}/lobby" for _ in range(4)]
    for path in paths[:3]:
        ada.call("PUT", path, {})
    assert ada.refused("PUT", paths[3], {}) == (409, "too-many-listed")
    running_table = ada.new_table("me", "me")
    assert ada.refused("PUT", f"/tables/{running_table}/lobby", {}) == (409, "running")
