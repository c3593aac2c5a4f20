"""Tables and seats: links, leaving, looking on, tokens, my list."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from serai.bots.levels import LEVELS
from serai.games import find_game
from serai.kernel.match import Match
from serai.kernel.save import save, sealed
from serai.server import imports
from serai.server.bots import TAKES_OVER
from tests.server.conftest import Device, Running, until


def opened(device: Device, *kinds: str, **more: Any) -> Any:
    seats = [{"kind": kind} for kind in kinds]
    return device.call("POST", "/tables", {"game": "toy", "seats": seats, **more})


def test_the_match_begins_when_the_last_seat_is_taken(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open")
    waiting = ada.state(link["table"])
    assert (waiting["status"], waiting["observation"], waiting["decision"]) == ("waiting", None, None)
    shown = ben.call("GET", link["invite"])
    assert shown["open_seats"] == [1]
    assert shown["commitment"] == waiting["fairness"]["commitment"]
    ben.call("POST", link["invite"], {"entropy": "tails"})
    state = ben.state(link["table"])
    assert state["status"] == "running"
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Ben"]
    assert [seat["mine"] for seat in state["seats"]] == [False, True]


def test_sitting_down_twice_is_sitting_down_once(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = opened(ada, "me", "open", "open")
    assert ben.call("POST", link["invite"], {})["table"] == link["table"]
    assert ben.call("POST", link["invite"], {})["table"] == link["table"]
    assert [seat["kind"] for seat in ada.state(link["table"])["seats"]] == ["person", "person", "open"]


def test_a_full_table_takes_nobody(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = opened(ada, "me", "me")
    assert ben.refused("POST", link["invite"], {}) == (409, "no-seat")
    assert ben.refused("POST", "/join/nonsense", {}) == (404, "no-link")


def test_spectators_see_what_everybody_may_see(server: Running) -> None:
    ada, eve = server.device(), server.device()
    link = opened(ada, "me", "me")
    seen = eve.call("GET", link["spectate"], params={"lang": "en"})
    assert seen["viewer"] is None
    assert seen["observation"]["hand"] == []
    assert seen["decision"]["options"] == []
    assert (seen["invite"], seen["spectate"]) == ("", "")


def test_a_table_may_be_closed_to_spectators(server: Running) -> None:
    ada, eve = server.device(), server.device()
    link = opened(ada, "me", "me", allow_spectators=False)
    assert eve.refused("GET", link["spectate"]) == (404, "no-link")
    assert eve.refused("GET", f"/tables/{link['table']}") == (403, "not-yours")


def test_hands_are_hidden_from_each_other_on_one_device(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    ada.play_on(table, random.Random(5), 12)
    for viewer in (0, 1):
        state = ada.state(table, viewer=viewer)
        live = server.live(table)
        assert live.match is not None
        assert len(state["observation"]["hand"]) == len(live.match.table.hands[viewer])  # type: ignore[attr-defined]
        assert bool(state["decision"]["options"]) == (state["decision"]["seat"] == viewer)


def test_a_seat_that_is_left_goes_to_a_bot_or_the_host(server: Running) -> None:
    ada, ben, cleo = server.device("Ada"), server.device("Ben"), server.device("Cleo")
    link = opened(ada, "me", "open", "open")
    table = link["table"]
    ben.call("POST", link["invite"], {})
    cleo.call("POST", link["invite"], {})
    ben.call("POST", f"/tables/{table}/leave", {"successor": "host"})
    assert [seat["mine"] for seat in ada.state(table)["seats"]] == [True, True, False]
    assert ben.refused("POST", f"/tables/{table}/leave", {"seat": 1}) == (403, "not-yours")
    cleo.call("POST", f"/tables/{table}/leave", {"successor": "open"})
    assert ada.state(table)["seats"][2]["kind"] == "open"
    ben.call("POST", link["invite"], {})
    assert ben.state(table)["seats"][2]["name"] == "Ben"


def test_the_bot_that_takes_over_plays_well(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open")
    ben.call("POST", link["invite"], {})
    ben.call("POST", f"/tables/{link['table']}/leave", {})
    seat = ada.state(link["table"])["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", TAKES_OVER)
    assert TAKES_OVER in LEVELS


def test_who_leaves_before_the_match_leaves_an_open_seat(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = opened(ada, "me", "open", "open")
    ben.call("POST", link["invite"], {})
    ben.call("POST", f"/tables/{link['table']}/leave", {})
    assert [seat["kind"] for seat in ada.state(link["table"])["seats"]] == ["person", "open", "open"]


def test_the_host_fills_an_open_seat_with_a_bot(server: Running) -> None:
    ada, eve = server.device(), server.device()
    body = {"game": "wayfarers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.call("POST", "/tables", body)["table"]
    assert eve.refused("POST", f"/tables/{table}/seats/1/bot", {}) == (403, "not-yours")
    ada.call("POST", f"/tables/{table}/seats/1/bot", {})
    assert ada.state(table)["status"] == "running"
    assert ada.refused("POST", f"/tables/{table}/seats/1/bot", {}) == (409, "no-seat")


def test_an_official_opponent_has_a_seat_of_its_own(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", game="wayfarers")
    assert [seat["kind"] for seat in ada.state(table)["seats"]] == ["person", "automa"]


def test_a_token_plays_its_seat_only(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    assert eve.refused("POST", f"/tables/{table}/seats/0/token") == (403, "not-yours")
    tokens = [ada.call("POST", f"/tables/{table}/seats/{seat}/token")["token"] for seat in (0, 1)]
    programs = [server.program(token) for token in tokens]
    seat = programs[0].state(table)["decision"]["seat"]
    state = programs[seat].state(table)
    assert state["viewer"] == seat
    assert programs[1 - seat].choose(table, state).json()["code"] == "not-yours"
    assert programs[seat].choose(table, state).json() == {"version": 1, "repeated": False}
    ada.call("POST", f"/tables/{table}/seats/{seat}/token")
    assert programs[seat].refused("GET", f"/tables/{table}", params={"viewer": seat}) == (401, "bad-token")


def test_a_token_can_be_taken_back(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    path = f"/tables/{table}/seats/0/token"
    assert not ada.state(table)["seats"][0]["token"]
    program = server.program(ada.call("POST", path)["token"])
    assert [seat["token"] for seat in ada.state(table)["seats"]] == [True, False]
    assert [seat["token"] for seat in eve.state(table)["seats"]] == [False, False]
    assert eve.refused("DELETE", path) == (403, "not-yours")
    assert program.refused("DELETE", path) == (403, "not-yours")  # a program does not manage its own
    assert program.state(table)["viewer"] == 0
    ada.call("DELETE", path)
    assert program.refused("GET", f"/tables/{table}", params={"viewer": 0}) == (401, "bad-token")
    assert not ada.state(table)["seats"][0]["token"]


def test_my_tables_are_listed_with_whose_turn_it_is(server: Running) -> None:
    ada, ben = server.device(), server.device()
    first = ada.new_table("me", "me")
    second = opened(ada, "me", "open")["table"]
    listed = {table["table"]: table for table in ada.call("GET", "/tables")}
    assert listed[first]["my_turn"] and listed[first]["status"] == "running"
    assert not listed[second]["my_turn"] and listed[second]["status"] == "waiting"
    assert ben.call("GET", "/tables") == []


def test_impossible_tables_are_refused(server: Running) -> None:
    ada = server.device()
    me = [{"kind": "me"}]
    assert ada.refused("POST", "/tables", {"game": "chess", "seats": me}) == (404, "no-game")
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": me}) == (400, "bad-table")
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": me * 2, "settings": {"x": "y"}}) == (
        400,
        "bad-table",
    )
    genius = [{"kind": "me"}, {"kind": "bot", "level": "genius"}]
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": genius}) == (400, "no-bot")
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": me * 2, "entropy": "x" * 500})[0] == 400


def test_presence_is_seen_by_the_others(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = opened(ada, "me", "open")
    ben.call("POST", link["invite"], {})
    with ada.feed(link["table"]) as next_message:
        next_message()
        with ben.feed(link["table"]):
            until(lambda: next_message()["seats"][1]["connected"])
        until(lambda: not next_message()["seats"][1]["connected"])


def test_a_match_in_a_file_becomes_a_table_of_mine(server: Running) -> None:
    ada = server.device("Ada")
    match = Match(find_game("toy"), 2, "file")
    for _ in range(3):
        assert match.decision is not None
        match.play(match.decision.options[0])
    saved = json.loads(save(match))
    for document in (saved, {"serai_table": 2, "match": saved}):  # of the terminal, of a server
        table = ada.call("POST", "/tables/import", document)["table"]
        state = ada.state(table)
        assert (state["status"], state["moment"]) == ("running", 3)
        assert sorted(seat["kind"] for seat in state["seats"]) == ["bot", "person"]
        assert match.decision is not None and state["viewer"] == match.decision.seat
        server.forget(table)
        assert ada.state(table)["moment"] == 3
    for broken in ({}, {"serai": 1}, {**saved, "seed": "other"}, {**saved, "game": "chess"}):
        assert ada.refused("POST", "/tables/import", broken) == (400, "bad-file")


def test_a_match_that_was_dealt_anew_too_often_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of thousands of re-deals made every look at its table stop the server for seconds."""
    ada = server.device("Ada")
    document = json.loads(save(Match(find_game("toy"), 2, "file").determinize(0, "again")))
    del document["check"]
    for choices, status in ((document["choices"] * 5000, 400), (5, 400), (document["choices"], 201)):
        body = json.loads(sealed({**document, "choices": choices}))
        assert ada.answer("POST", "/tables/import", body).status_code == status
    monkeypatch.setattr(imports, "MOST_REDEALS", 2)
    table = ada.new_table("me", "me")
    for _ in range(2):
        body = {"moment": ada.state(table)["moment"]}
        table = ada.call("POST", f"/tables/{table}/continue", body)["table"]
    body = {"moment": ada.state(table)["moment"]}
    assert ada.refused("POST", f"/tables/{table}/continue", body) == (400, "bad-file")
