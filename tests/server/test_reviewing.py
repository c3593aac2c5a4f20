"""What the turns of people have cost is thought out after the match, behind everything else."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from serai.server import bots
from tests.server.conftest import Running, until

pytestmark = pytest.mark.long  # a bot thinks over whole matches


@pytest.fixture(autouse=True)
def here(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers do not know Toy: what they are asked is done in this process."""

    async def done(turn: Any, work: Any, *what: object) -> Any:
        return await asyncio.to_thread(work, *what)

    monkeypatch.setattr(server.house.tables.workers, "_ask", done)
    monkeypatch.setattr(bots, "_limit", lambda seconds: None)


def test_the_turns_of_a_finished_match_are_compared_in_the_background(server: Running) -> None:
    ada, eve = server.device(), server.device()
    table = ada.new_table("me", "me")
    path = f"/tables/{table}/review"
    assert ada.refused("POST", path) == (409, "running")
    assert ada.refused("GET", path) == (409, "running")
    state = ada.play_on(table, random.Random(5))
    assert ada.call("GET", path) == {"state": "none", "done": 0, "total": None, "turns": []}
    assert eve.refused("POST", path) == (403, "not-yours")
    assert ada.call("POST", path)["state"] in ("running", "done")
    until(lambda: ada.call("GET", path)["state"] == "done")
    told = eve.call("GET", path + "?lang=en")
    assert told["done"] == told["total"] == len(told["turns"]) > 0
    costs = [turn["cost"] for turn in told["turns"]]
    assert costs == sorted(costs, reverse=True)
    for turn in told["turns"]:
        assert 0 <= turn["moment"] < state["moment"]
        assert bool(turn["best"]) == (turn["cost"] > 0)
    found = server.live(table).review
    ada.call("POST", path)
    assert server.live(table).review is found, "it is not thought out twice"
    assert found is not None
    found.version -= 1  # as if the match had gone on after all, by an undo, and ended otherwise
    assert ada.call("GET", path)["turns"] == []


def test_a_failure_is_said_and_can_be_tried_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failed = threading.Event()

    async def fails(*anything: Any) -> Any:
        failed.set()
        raise RuntimeError("a headache")

    ada = server.device()
    table = ada.new_table("me", "me")
    path = f"/tables/{table}/review"
    ada.play_on(table, random.Random(5))
    with monkeypatch.context() as patch:
        patch.setattr(server.house.tables.workers, "review", fails)
        ada.call("POST", path)
        until(lambda: ada.call("GET", path)["state"] == "failed")
    assert "a headache" in caplog.text
    ada.call("POST", path)
    until(lambda: ada.call("GET", path)["state"] == "done")
