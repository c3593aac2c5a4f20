"""Choosing over the feed: the same checks as by POST, and one answer for each message."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Json, Running, answer, receive, running, sqlite


def choice(state: Json, option: str = "", key: str = "key", **more: Any) -> Json:
    decision = state["decision"]
    body = {"seat": decision["seat"], "option": option or decision["options"][0]["id"], "version": state["version"]}
    return {"type": "choice", **body, "key": key, **more}


def test_a_whole_match_is_played_over_feeds(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    chance = random.Random(1)
    with ada.socket(table) as socket:
        state = receive(socket)
        while state["status"] != "finished":
            option = chance.choice(state["decision"]["options"])["id"]
            told = answer(socket, choice(state, option, key=f"k{state['version']}"))
            assert (told["type"], told["version"]) == ("state", state["version"] + 1)
            assert told["answers"] == [f"k{state['version']}"]
            state = told
    assert server.live(table).row.status == "finished"


def test_a_choice_that_is_sent_again_is_answered_but_not_played_twice(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    with ada.socket(table) as socket:
        for _ in range(2):
            told = answer(socket, choice(state))
            assert (told["version"], told["answers"]) == (1, ["key"])
    assert ada.choose(table, state, key="key").json() == {"version": 1, "repeated": True}  # by the other way, too
    assert ada.state(table)["moment"] == 1


def test_a_choice_is_answered_once_and_only_to_who_sent_it(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    with ada.socket(table) as socket, ada.socket(table) as other:
        state = receive(socket)
        receive(other)
        answer(socket, choice(state))
        seen = receive(other)
        assert (seen["version"], seen["answers"]) == (1, [])
        socket.send(json.dumps(choice(seen, key="next")))
        told = receive(socket)  # nothing else was told in between
        assert (told["version"], told["answers"]) == (2, ["next"])


def test_a_choice_is_taken_back_over_the_feed(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", settings={"undo": "free"})
    with ada.socket(table) as socket:
        state = ada.state(table)
        answer(socket, choice(state))
        undo = {"type": "undo", "seat": state["decision"]["seat"], "version": 1, "key": "u"}
        told = answer(socket, undo)
        assert (told["version"], told["answers"]) == (2, ["u"])
    assert ada.state(table)["moment"] == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 7}, "stale-version"),
        ({"option": "nonsense"}, "not-offered"),
        ({"key": ""}, "bad-request"),
        ({"seat": 9}, "not-yours"),
        ({"surprise": 1}, "bad-request"),
        ({"type": "wish"}, "bad-request"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(server: Running, change: Json, code: str) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    with ada.socket(table) as socket:
        told = answer(socket, choice(state) | change)
        assert (told["type"], told["code"]) == ("problem", code)
        assert answer(socket, "no JSON")["code"] == "bad-request"
        assert answer(socket, choice(state))["version"] == 1  # the connection is as good as before


def test_nobody_chooses_for_another_over_the_feed(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    with eve.socket(table) as socket:
        assert answer(socket, choice(state))["code"] == "not-yours"
    assert ada.state(table)["version"] == 0


def test_a_token_that_was_replaced_chooses_no_more(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    seat = state["decision"]["seat"]
    token = ada.call("POST", f"/tables/{table}/seats/{seat}/token")["token"]
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=PATIENCE) as socket:
        receive(socket)
        ada.call("POST", f"/tables/{table}/seats/{seat}/token")
        assert answer(socket, choice(state))["code"] == "not-yours"


@pytest.mark.usefixtures("no_time_for_limits")
def test_too_many_choices_over_a_feed_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.routes.feed.TOO_MANY_REST", 0.01)
    with running(sqlite(tmp_path), calls_per_second=2) as server:
        ada = server.device()
        table = ada.new_table("me", "me")
        with ada.socket(table) as socket:
            codes = [answer(socket, choice(receive(socket), option="nonsense"))["code"]]
            for _ in range(10):
                message = {"type": "choice", "seat": 0, "option": "nonsense", "version": 0, "key": "k"}
                codes.append(answer(socket, message)["code"])
    assert codes[0] == "not-offered"
    assert codes[-1] == "too-many"


def test_our_own_faults_are_not_told_over_the_feed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a path and a password")

    monkeypatch.setattr("serai.server.play.choose", broken)
    ada = server.device()
    table = ada.new_table("me", "me")
    with ada.socket(table) as socket:
        told = answer(socket, choice(receive(socket)))
    assert told["code"] == "internal"
    assert "password" not in str(told)
