"""Hints for who has to choose, and how a finished match went."""

from __future__ import annotations

import asyncio
import random
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from serai.games import find_game
from serai.kernel.match import Match
from serai.kernel.save import save
from serai.server.bots import think_of_hints
from tests.server.conftest import Device, Running, running, sqlite, until

GAME = "encyclopedia"


def ask(device: Device, table: str, state: Any) -> dict[str, Any]:
    return {"seat": state["decision"]["seat"], "version": state["version"]}


@pytest.mark.long
def test_hints_are_options_with_what_they_promise(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game=GAME)
    state = ada.play_on(table, random.Random(1), 6)
    assert state["hints"] is True
    found = ada.call("POST", f"/tables/{table}/hints?lang=en", ask(ada, table, state))
    for change in (change for hint in found["hints"] for change in hint["changes"]):
        assert change["points"] and change["text"] and change["seat"] in (0, 1)
    assert found["version"] == state["version"]
    offered = {option["id"] for option in state["decision"]["options"]}
    named = [hint["option"] for hint in found["hints"]]
    assert named and set(named) <= offered and len(named) == len(set(named)) <= 5
    leads = [hint["lead"] for hint in found["hints"]]
    assert leads == sorted(leads, reverse=True)
    asked = ask(ada, table, state)
    assert ada.call("POST", f"/tables/{table}/hints?lang=en", asked) == found  # the same thought, shared


def test_hints_are_for_who_has_to_choose(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me", game=GAME)
    state = ada.state(table)
    wanted = ask(ada, table, state)
    path = f"/tables/{table}/hints"
    assert eve.refused("POST", path, wanted) == (403, "not-yours")
    assert ada.refused("POST", path, {**wanted, "version": 7}) == (409, "stale-version")
    assert ada.refused("POST", path, {**wanted, "seat": 1 - wanted["seat"]}) == (409, "not-your-turn")


@pytest.mark.parametrize(
    ("kinds", "wish", "allowed"),
    [
        (("me", "me"), {}, True),
        (("me", "bot"), {}, True),
        (("me", "open"), {}, False),
        (("me", "open"), {"allow_hints": True}, True),
        (("me", "me"), {"allow_hints": False}, False),
    ],
)
def test_the_host_says_whether_hints_are_allowed(
    server: Running, kinds: tuple[str, ...], wish: dict[str, bool], allowed: bool
) -> None:
    ada = server.device()
    table = ada.new_table(*kinds, game=GAME, **wish)
    assert ada.state(table)["hints"] is allowed


def test_no_hints_where_the_host_wants_none(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game=GAME, allow_hints=False)
    wanted = ask(ada, table, ada.state(table))
    assert ada.refused("POST", f"/tables/{table}/hints", wanted) == (403, "no-hints")


def test_a_copy_gives_no_hints_for_a_match_without_them(server: Running) -> None:
    """Who played without hints continued alone from the same question, and asked there."""
    ada, ben = server.device("Ada"), server.device("Ben")
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.call("POST", link["invite"], {})
    table = link["table"]
    asked = next(one for one in (ada, ben) if one.state(table)["decision"]["options"])

    def copied(table: str) -> str:
        body = {"moment": asked.state(table)["moment"]}
        return str(asked.call("POST", f"/tables/{table}/continue", body)["table"])

    copy = copied(table)
    assert asked.state(copy)["hints"] is False
    asked.call("POST", f"/tables/{copy}/concede", {"seat": asked.state(copy)["viewer"]})
    assert asked.state(copy)["status"] == "finished"
    assert asked.state(copied(copy))["hints"] is False, "nor does a copy of that copy"
    asked.call("POST", f"/tables/{table}/concede", {"seat": asked.state(table)["viewer"]})
    assert asked.state(copied(table))["hints"] is True, "the match is over"


@pytest.mark.usefixtures("no_time_for_limits")
def test_tokens_do_not_multiply_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new token of a seat could ask as often as a person."""
    with running(sqlite(tmp_path), hints_per_minute=2) as server:

        async def quickly(*_: Any) -> dict[str, list[Any]]:
            return {"en": [], "fr": []}

        monkeypatch.setattr(server.house.tables.workers, "hints", quickly)
        ada = server.device("Ada")
        table = ada.new_table("me", "me", allow_hints=True)
        answers = []
        for _ in range(3):
            state = ada.state(table)
            seat = state["decision"]["seat"]
            token = ada.call("POST", f"/tables/{table}/seats/{seat}/token")["token"]
            program = server.program(token)
            answers.append(program.answer("POST", f"/tables/{table}/hints", ask(ada, table, state)).status_code)
            ada.choose(table, state)
        assert answers == [200, 429, 429]


@pytest.mark.long
@pytest.mark.usefixtures("no_time_for_limits")
def test_hints_are_counted(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), hints_per_minute=2.0) as server:
        ada = server.device()
        table = ada.new_table("me", "me", game=GAME)
        for n, status in enumerate((200, 200, 429)):
            state = ada.state(table)
            answer = ada.answer("POST", f"/tables/{table}/hints", ask(ada, table, state))
            assert answer.status_code == status, answer.text
            if n:  # the second time it was the same question
                ada.choose(table, state)


def test_who_waits_for_a_hint_learns_that_the_table_has_moved_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Event()

    async def never(*anything: Any) -> Any:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(server.house.tables.workers, "hints", never)
    ada = server.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    answers: list[tuple[int, str]] = []
    waiting = threading.Thread(
        target=lambda: answers.append(ada.refused("POST", f"/tables/{table}/hints", ask(ada, table, state)))
    )
    waiting.start()
    until(asked.is_set)
    assert ada.choose(table, state).status_code == 200
    waiting.join()
    assert answers == [(409, "stale-version")]
    assert server.live(table).thought is None


@pytest.mark.long
def test_a_thought_that_failed_can_be_had_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*anything: Any) -> Any:
        raise RuntimeError("a headache")

    ada = server.device()
    table = ada.new_table("me", "me", game=GAME)
    wanted = ask(ada, table, ada.state(table))
    with monkeypatch.context() as patch:
        patch.setattr(server.house.tables.workers, "hints", fails)
        assert ada.refused("POST", f"/tables/{table}/hints", wanted) == (409, "no-advice")
    assert "a headache" in caplog.text
    assert ada.call("POST", f"/tables/{table}/hints", wanted)["hints"]


@pytest.mark.long
def test_hints_come_from_what_the_seat_may_see() -> None:
    """What the seat cannot know is dealt anew: the hints stay the same."""
    match = Match(find_game("wayfarers"), 2, "hints")
    chance = random.Random(3)
    while match.position < 9:
        assert match.decision is not None
        match.play(chance.choice(match.decision.options))
    assert match.decision is not None
    other = match.determinize(match.decision.seat, "otherwise")
    assert other.digest() != match.digest()
    found = [think_of_hints("wayfarers", "seed", 60.0, save(one)) for one in (match, other)]
    assert found[0] == found[1]


@pytest.mark.long
def test_a_finished_match_tells_how_it_went(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me", game=GAME)
    path = f"/tables/{table}/forecast"
    assert ada.refused("GET", path) == (409, "running")
    state = ada.play_on(table, random.Random(5))
    told = eve.call("GET", path)
    moments = told["moments"]
    assert (moments[0]["moment"], moments[-1]["moment"]) == (0, state["moment"])
    assert moments[-1]["seat"] is None
    assert moments[-1]["scores"] == [score["total"] for score in state["scores"]]
    assert all(before["moment"] < after["moment"] for before, after in pairwise(moments))
    swings = told["swings"]
    assert len(swings) == 5
    assert {swing["moment"] for swing in swings} <= {moment["moment"] for moment in moments}
    sizes = [abs(swing["change"]) for swing in swings]
    assert sizes == sorted(sizes, reverse=True)
    server.live(table).row.version += 1  # as if the end had been taken back, and another one reached
    assert eve.call("GET", path) == told
    assert server.live(table).forecast == (server.live(table).version, ANY), "it was thought out anew"


def test_a_continued_match_does_not_tell_of_a_past_that_is_secret(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game=GAME)
    moment = ada.play_on(table, random.Random(2), 8)["moment"]
    link = ada.call("POST", f"/tables/{table}/continue", {"moment": moment})
    server.live(link["table"]).row.status = "finished"  # as if it were over, while the first match goes on
    assert ada.refused("GET", f"/tables/{link['table']}/forecast") == (409, "secret-past")
