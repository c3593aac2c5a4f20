"""Chatting: who sits at a table talks there; who is muted is not heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import Device, Json, Running, running, sqlite


def three(server: Running, **more: object) -> tuple[Device, Device, str]:
    ada, ben = server.device("Ada"), server.device("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    made = ada.call("POST", "/tables", {"game": "toy", "seats": seats, **more})
    ben.call("POST", made["invite"], {})
    return ada, ben, str(made["table"])


def chat(device: Device, table: str, after: int = 0) -> Json:
    found: Json = device.call("GET", f"/tables/{table}/chat", params={"after": after})
    return found


def test_people_talk_in_words_and_phrases(server: Running) -> None:
    ada, ben, table = three(server)
    with ben.feed(table) as feed:
        assert feed()["chat"] is True
        ada.call("POST", f"/tables/{table}/chat", {"text": "  Well\u202eme \n Ben\u0007! "})
        while (state := feed())["said"] != 1:
            pass
    ben.call("POST", f"/tables/{table}/chat", {"phrase": "thanks"})
    lines = chat(ada, table)["lines"]
    assert [(line["name"], line["text"], line["phrase"], line["mine"]) for line in lines] == [
        ("Ada", "Well me Ben !", "", True),
        ("Ben", "", "thanks", False),
    ]
    assert [line["number"] for line in chat(ada, table, after=1)["lines"]] == [2]
    server.forget(table)
    assert len(chat(ben, table)["lines"]) == 2, "it stays with the table"
    assert state["version"] == ben.state(table)["version"], "talking is no move"


def test_nonsense_and_strangers_are_refused(server: Running) -> None:
    ada, _, table = three(server)
    for body in ({}, {"text": " \n"}, {"text": "x" * 301}, {"phrase": "insult"}, {"text": "a", "phrase": "thanks"}):
        assert ada.refused("POST", f"/tables/{table}/chat", body) == (400, "bad-request")
    eve = server.device("Eve")
    assert eve.refused("POST", f"/tables/{table}/chat", {"text": "hi"}) == (403, "not-yours")
    assert eve.refused("GET", f"/tables/{table}/chat") == (403, "not-yours")
    assert server.program("").refused("GET", f"/tables/{table}/chat") == (403, "not-yours")
    assert eve.state(table)["said"] == 0


def test_who_is_muted_is_not_heard_at_any_table(server: Running) -> None:
    ada, ben, table = three(server)
    ben.call("POST", f"/tables/{table}/chat", {"text": "noise"})
    assert ada.refused("PUT", f"/tables/{table}/seats/2/mute", {}) == (409, "no-seat")
    assert ada.refused("PUT", f"/tables/{table}/seats/0/mute", {}) == (409, "no-seat")
    ada.call("PUT", f"/tables/{table}/seats/1/mute", {"muted": True})
    found = chat(ada, table)
    assert found["lines"] == [] and found["muted"] == [1]
    made = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.call("POST", made["invite"], {})
    ben.call("POST", f"/tables/{made['table']}/chat", {"text": "more noise"})
    assert chat(ada, made["table"])["lines"] == []
    assert len(chat(ben, table)["lines"]) == 1, "who is muted does not learn it"
    ada.call("PUT", f"/tables/{table}/seats/1/mute", {"muted": False})
    assert len(chat(ada, table)["lines"]) == 1


def test_the_host_switches_it_off_and_on(server: Running) -> None:
    ada, ben, table = three(server)
    assert ben.refused("PUT", f"/tables/{table}/chat", {"open": False}) == (403, "not-yours")
    ada.call("PUT", f"/tables/{table}/chat", {"open": False})
    assert ben.state(table)["chat"] is False and chat(ben, table)["open"] is False
    assert ben.refused("POST", f"/tables/{table}/chat", {"text": "hi"}) == (409, "no-chat")
    ada.call("PUT", f"/tables/{table}/chat", {"open": True})
    ben.call("POST", f"/tables/{table}/chat", {"text": "hi"})


@pytest.mark.usefixtures("no_time_for_limits")
def test_what_is_said_is_counted_and_the_operator_may_end_it(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), chat_per_minute=4) as server:
        ada, _, table = three(server)
        ada.call("POST", f"/tables/{table}/chat", {"text": "1"})
        ada.call("POST", f"/tables/{table}/chat", {"text": "2"})
        assert ada.refused("POST", f"/tables/{table}/chat", {"text": "3"}) == (429, "too-many")
        server.house.tables.chat = False
        assert ada.refused("POST", f"/tables/{table}/chat", {"text": "4"}) == (409, "no-chat")
        assert ada.state(table)["chat"] is False


def test_what_i_said_goes_with_me(server: Running) -> None:
    ada, ben, table = three(server)
    ben.call("POST", f"/tables/{table}/chat", {"text": "forget me"})
    ben.call("DELETE", "/me")
    assert chat(ada, table)["lines"] == []
