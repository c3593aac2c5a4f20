"""A match over HTTP: create, look, choose; retries, stale tabs, other people's seats."""

from __future__ import annotations

import random

import pytest

from serai.kernel.match import Match
from tests.kernel.toy import Toy
from tests.server.conftest import NOW, Running, until


def test_a_whole_match_is_played_over_http(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "me", entropy="heads")
    end = ada.play_on(table, random.Random(1))
    assert end["status"] == "finished"
    assert end["decision"] is None
    assert end["winners"]
    assert [score["total"] for score in end["scores"]] == [
        sum(line["points"] for line in score["lines"]) for score in end["scores"]
    ]


def test_the_match_is_the_one_of_its_seed_and_choices(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    ada.play_on(table, random.Random(2))
    live = server.live(table)
    assert live.match is not None and live.row.seed is not None
    again = Match(Toy(), 2, live.row.seed)
    for entry in live.match.entries:
        again.play(str(entry))
    assert again.digest() == live.match.digest()


def test_a_retry_is_answered_but_not_played_twice(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    first = ada.choose(table, state, key="once").json()
    again = ada.choose(table, state, key="once").json()
    assert first == {"version": 1, "repeated": False}
    assert again == {"version": 1, "repeated": True}
    assert ada.state(table)["moment"] == 1


def test_a_retry_is_known_after_a_restart(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    ada.choose(table, state, key="once")
    server.forget(table)
    assert ada.choose(table, state, key="once").json() == {"version": 1, "repeated": True}


def test_a_stale_tab_is_told_the_current_version(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    ada.choose(table, state)
    answer = ada.choose(table, state)
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale-version"
    assert answer.json()["version"] == 1


def test_what_is_not_offered_is_refused_with_the_reason(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    answer = ada.choose(table, state, option="nonsense")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-offered")
    refusals = state["decision"]["refusals"]
    if refusals:
        assert ada.choose(table, state, option=refusals[0]["id"]).json()["hint"] == refusals[0]["reason"]
    assert ada.state(table)["version"] == 0


def test_nobody_plays_for_another_seat(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    assert eve.choose(table, state).json()["code"] == "not-yours"
    other = {"seat": 1 - state["decision"]["seat"], "option": "work", "version": 0, "key": "a"}
    assert ada.refused("POST", f"/tables/{table}/choices", other) == (409, "not-your-turn")
    assert eve.refused("POST", f"/tables/{table}/undo", {"seat": 0, "version": 0, "key": "b"}) == (403, "not-yours")
    assert eve.refused("GET", f"/tables/{table}", params={"viewer": 0}) == (403, "not-yours")


def test_undo_takes_back_the_last_choice_and_is_told(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", settings={"undo": "free"})
    before = ada.state(table, viewer=0)
    seat = before["decision"]["seat"]
    ada.choose(table, ada.state(table))
    assert ada.state(table, viewer=seat)["undo"]["possible"]
    undone = ada.call("POST", f"/tables/{table}/undo", {"seat": seat, "version": 1, "key": "u"})
    assert undone == {"version": 2, "repeated": False}
    again = ada.call("POST", f"/tables/{table}/undo", {"seat": seat, "version": 1, "key": "u"})
    assert again == {"version": 2, "repeated": True}
    after = ada.state(table, viewer=0)
    assert after["moment"] == 0
    assert after["observation"] == before["observation"]
    assert ada.refused("POST", f"/tables/{table}/undo", {"seat": seat, "version": 2, "key": "v"}) == (
        409,
        "undo-nothing",
    )


def test_undone_choices_stay_undone_after_a_restart(server: Running) -> None:
    ada = server.device()
    chance = random.Random(3)
    table = ada.new_table("me", "me", settings={"undo": "free"})
    for step in range(40):
        state = ada.play_on(table, chance, 1)
        if state["status"] == "finished":
            break
        if step % 3 == 2:
            seat = next(seat for seat in (0, 1) if ada.state(table, viewer=seat)["undo"]["possible"])
            body = {"seat": seat, "version": state["version"], "key": f"undo {step}"}
            ada.call("POST", f"/tables/{table}/undo", body)
    live = server.live(table)
    assert live.match is not None
    digest, state = live.match.digest(), ada.state(table)
    server.forget(table)
    revived = server.live(table)
    assert revived is not live
    assert revived.match is not None and revived.match.digest() == digest
    assert ada.state(table) == state


def test_a_bot_plays_its_turns(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "bot", game="wayfarers")
    chance = random.Random(4)
    for _ in range(30):
        until(lambda: ada.state(table, since=NOW)["decision"]["options"])
        ada.play_on(table, chance, 1)
    seats = [choice for choice in ada.state(table)["events"] if choice["seat"] == 1]
    assert seats


def test_a_table_in_french(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "bot", game="wayfarers")
    french, english = ada.state(table, lang="fr", viewer=0), ada.state(table, lang="en", viewer=0)
    assert french["seats"][1]["name"] == "Robot 2"
    assert english["seats"][1]["name"] == "Bot 2"


def test_a_clock_runs_for_who_chooses(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", clock_seconds=600)
    state = ada.state(table)
    chooser = state["decision"]["seat"]
    ada.choose(table, state)
    left = [seat["clock_left"] for seat in ada.state(table)["seats"]]
    assert left[chooser] <= 600 and all(clock is not None for clock in left)
    assert server.live(table).seats[chooser].clock_used > 0


def test_a_clock_that_forfeits_gives_the_seat_to_a_bot(server: Running) -> None:
    ada, ben = server.device(), server.device()
    link = ada.call(
        "POST",
        "/tables",
        {
            "game": "wayfarers",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock_seconds": 1,
            "clock_forfeits": True,
        },
    )
    ben.call("POST", link["invite"], {})
    table = link["table"]
    until(lambda: "bot" in [seat["kind"] for seat in ada.state(table, since=NOW)["seats"]])


@pytest.mark.parametrize("undo", ["to-reveal", "free"])
def test_what_is_told_about_undo_is_what_undo_does(server: Running, undo: str) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game="wayfarers", settings={"undo": undo})
    chance = random.Random(12)
    found = set()
    for _ in range(60):
        state = ada.state(table, since=NOW)
        seat = state["decision"]["seat"]
        ada.choose(table, state, chance.choice(state["decision"]["options"])["id"])
        match = server.live(table).match
        assert match is not None
        told = ada.state(table, viewer=seat, since=NOW)["undo"]
        assert told["possible"] == (match.undo_reason(seat) is None)
        found.add(told["possible"])
    assert found == ({True} if undo == "free" else {True, False})
