"""Moments: a match can be walked through, and continued from anywhere."""

from __future__ import annotations

import random

from serai.server.bots import TAKES_OVER
from tests.server.conftest import Running, until


def test_any_moment_of_a_finished_match_can_be_seen_by_any_eyes(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    states = []
    chance = random.Random(1)
    while (state := ada.state(table, viewer=0))["status"] != "finished":
        states.append(state)
        ada.play_on(table, chance, 1)
    for viewer in (0, 1):
        for moment, then in enumerate(states):
            seen = eve.call("GET", f"/tables/{table}/moments/{moment}", params={"viewer": viewer, "lang": "en"})
            assert seen["moment"] == moment
            if viewer == 0:
                assert seen["observation"] == then["observation"]
                assert (seen["decision"], seen["scores"]) == (then["decision"], then["scores"])
            assert {event["moment"] for event in seen["events"]} <= {moment}
    assert eve.refused("GET", f"/tables/{table}/moments/{len(states) + 1}") == (404, "no-moment")


def test_my_own_running_match_can_be_seen_through_my_own_eyes(server: Running) -> None:
    ada, ben, eve = server.device(), server.device(), server.device()
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = link["table"]
    assert ada.refused("GET", f"/tables/{table}/moments/0") == (409, "waiting")
    ben.call("POST", link["invite"], {})
    assert ada.call("GET", f"/tables/{table}/moments/0")["viewer"] == 0
    assert ada.refused("GET", f"/tables/{table}/moments/0", params={"viewer": 1}) == (403, "not-yours")
    assert eve.refused("GET", f"/tables/{table}/moments/0") == (403, "not-yours")


def test_a_finished_match_is_continued_with_bots(server: Running) -> None:
    ada, eve = server.device(), server.device("Eve")
    table = ada.new_table("me", "me", game="encyclopedia")
    ada.play_on(table, random.Random(2))
    then = ada.call("GET", f"/tables/{table}/moments/20", params={"viewer": 0})
    link = eve.call("POST", f"/tables/{table}/continue", {"moment": 20, "seat": then["decision"]["seat"]})
    new = eve.state(link["table"])
    assert new["status"] == "running"
    assert new["moment"] == 20
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "person"]
    assert sorted(seat["level"] for seat in new["seats"]) == ["", TAKES_OVER]
    assert new["undo"]["possible"] is False
    answer = eve.choose(link["table"], new)
    assert answer.json() == {"version": 1, "repeated": False}
    server.forget(link["table"])
    assert eve.state(link["table"])["version"] >= 1


def test_a_running_match_is_continued_with_what_is_hidden_dealt_anew(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "bot", game="wayfarers")
    until(lambda: ada.state(table)["decision"]["options"])
    moment = ada.state(table)["moment"]
    link = ada.call("POST", f"/tables/{table}/continue", {"moment": moment})
    old, new = server.live(table).match, server.live(link["table"]).match
    assert old is not None and new is not None
    assert old.at(moment).observe(0) == new.at(moment + 1).observe(0)
    assert old.at(moment).digest() != new.at(moment + 1).digest()


def test_who_plays_on_keeps_the_name_of_the_seat(server: Running) -> None:
    ada, eve = server.device(), server.device("Eve")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]
    table = ada.call("POST", "/tables", {"game": "toy", "seats": seats})["table"]
    ada.play_on(table, random.Random(3))
    for device, name in ((ada, "Ben"), (eve, "Eve")):  # Eve was not there: her name is her own
        link = device.call("POST", f"/tables/{table}/continue", {"moment": 2, "seat": 1})
        assert device.state(link["table"], viewer=1)["seats"][1]["name"] == name


def test_the_past_of_a_running_match_stays_hidden_in_its_continuation(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    chooser = ada.play_on(table, random.Random(4), 8)["decision"]["seat"]
    link = ada.call("POST", f"/tables/{table}/continue", {"moment": 8})
    live = server.live(link["table"])
    assert live.match is not None
    live.row.status = "finished"  # as if it were over, while the first match goes on
    assert ada.state(link["table"], viewer=chooser)["fairness"]["seed"] == live.row.seed != live.match.seed
    assert live.match.seed == server.live(table).row.seed
    for path in ("", "/moments/3", "/moments/9"):
        other = {"viewer": 1 - chooser}
        assert ada.refused("GET", f"/tables/{link['table']}{path}", params=other) == (403, "not-yours")
    assert ada.refused("GET", f"/tables/{link['table']}/export") == (409, "secret-past")


def test_nobody_continues_from_somebody_elses_decision(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = link["table"]
    ben.call("POST", link["invite"], {})
    chooser = ada.state(table)["decision"]["seat"]
    other = (ada, ben)[1 - chooser]
    assert other.refused("POST", f"/tables/{table}/continue", {"moment": 0}) == (409, "not-your-decision")
    assert other.refused("POST", f"/tables/{table}/continue", {"moment": 99}) == (409, "no-moment")
