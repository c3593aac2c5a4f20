"""The feed: every change as it happens, resumable, with a sign of life."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serai.server import tables
from tests.server.conftest import PATIENCE, Running, receive, running, sqlite, until


def test_a_feed_tells_of_every_change(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    with ada.feed(table) as next_message:
        state = next_message()
        assert (state["type"], state["version"]) == ("state", 0)
        for version in range(1, 6):
            ada.choose(table, state)
            state = next_message()
            assert state["version"] == version
            assert all(event["moment"] > state["events_after"] for event in state["events"])


def test_a_feed_resumes_where_it_was_lost(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    chance = random.Random(1)
    with ada.feed(table, "lang=en&viewer=0") as next_message:
        told = list(next_message()["events"])
    seen = 0
    for _ in range(4):
        ada.play_on(table, chance, 4)
        with ada.feed(table, f"lang=en&viewer=0&since={seen}") as next_message:
            state = next_message()
            told += state["events"]
            seen = state["version"]
    assert told == ada.state(table, viewer=0)["events"]


def test_what_was_taken_back_is_told_as_such(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", settings={"undo": "free"})
    ada.play_on(table, random.Random(2), 3)
    before = ada.state(table)
    seat = next(seat for seat in (0, 1) if ada.state(table, viewer=seat)["undo"]["possible"])
    ada.call("POST", f"/tables/{table}/undo", {"seat": seat, "version": 3, "key": "u"})
    after = ada.state(table, since=before["version"])
    assert (after["version"], after["moment"], after["events_after"]) == (4, 2, 2)


def test_the_whole_story_is_known_after_a_restart(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game="wayfarers")
    ada.play_on(table, random.Random(3), 120)
    before = ada.state(table)
    assert len(before["events"]) > 50
    server.forget(table)
    assert ada.state(table, since=before["version"])["events"] == []
    assert server.live(table).story_from > 0  # revived from a snapshot in the middle
    assert ada.state(table) == before


def test_a_feed_gives_a_sign_of_life(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), heartbeat=0.05) as server:
        ada = server.device()
        with ada.feed(ada.new_table("me", "me")) as next_message:
            assert next_message()["type"] == "state"
            assert next_message() == {"type": "heartbeat", "version": 0}


def test_a_feed_ends_with_a_word(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        ada = server.device()
        with ada.feed(ada.new_table("me", "me")) as next_message:
            next_message()
            server.loop.call_soon_threadsafe(server.house.tables.end_feeds)
            assert next_message()["type"] == "gone"


def test_feeds_are_sent_to_another_process_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FAREWELL", 10 * PATIENCE)
    monkeypatch.setattr(tables, "LONGEST_FAREWELL", 100 * PATIENCE)
    with running(sqlite(tmp_path)) as server:
        ada = server.device()
        table = ada.new_table("me", "me")
        with ada.feed(table) as one, ada.feed(table) as other:
            feeds = [one, other]
            for heard in feeds:
                heard()
            leaving = asyncio.run_coroutine_threadsafe(server.house.tables.end_feeds_gently(), server.loop)
            until(lambda: server.house.tables.feeds == 1)
            assert ada.choose(table, ada.state(table)).status_code == 200
            told = [next(told for told in iter(heard, None) if told.get("version") != 0) for heard in feeds]
            assert sorted(one["type"] for one in told) == ["gone", "state"]
            leaving.cancel()
            in_a_hurry = server.house.tables.end_feeds_gently(lambda: True)
            asyncio.run_coroutine_threadsafe(in_a_hurry, server.loop).result(PATIENCE)
            until(lambda: server.house.tables.feeds == 0)


def test_a_feed_of_somebody_elses_seat_is_refused(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    for query, id in (("viewer=0", table), ("lang=en", "nonsense")):
        with eve.feed(id, query) as next_message:
            assert next_message()["type"] == "gone"
            with pytest.raises(ConnectionClosed):
                next_message()


def test_a_feed_from_a_foreign_page_is_refused(server: Running) -> None:
    ada = server.device()
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{ada.new_table('me', 'me')}/feed"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://foreign.example"), open_timeout=PATIENCE):
        pass


def test_a_program_follows_a_feed_by_its_token(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me")
    token = ada.call("POST", f"/tables/{table}/seats/1/token")["token"]
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=PATIENCE) as socket:
        assert receive(socket)["viewer"] == 1
