"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from serai.bots import BOTS, Outlook, RandomBot
from serai.games import find_game
from serai.kernel.decision import Option
from serai.kernel.match import Match
from serai.kernel.save import save
from serai.server import bots
from serai.server.bots import TooSlow, Workers, think
from serai.server.queueing import Turn
from tests.server.conftest import PATIENCE, Running, until


@pytest.fixture(scope="module")
def match() -> str:
    return save(Match(find_game("wayfarers"), 2, "bots"))


def test_a_worker_chooses_what_is_offered(match: str) -> None:
    async def ask() -> list[str]:
        workers = Workers(1)
        try:
            return await workers.choose(Turn(), "wayfarers", "random", "seed", match)
        finally:
            await asyncio.to_thread(workers.close)

    assert asyncio.run(ask()) == think("wayfarers", "random", "seed", match)


@pytest.mark.long
def test_a_worker_that_dies_is_replaced(match: str) -> None:
    async def ask() -> list[str]:
        workers = Workers(1)
        try:
            await workers.choose(Turn(), "wayfarers", "random", "seed", match)
            pool = workers._pool
            assert isinstance(pool, ProcessPoolExecutor)
            for process in list(pool._processes.values()):
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            return await workers.choose(Turn(), "wayfarers", "random", "seed", match)
        finally:
            await asyncio.to_thread(workers.close)

    assert asyncio.run(ask())


def test_a_bot_that_thinks_too_long_is_replaced_by_chance(match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def choose(self, outlook: Outlook) -> Option:
            raise TooSlow

    monkeypatch.setitem(BOTS, "slow", lambda seed: Slow())
    assert think("wayfarers", "slow", "seed", match) == think("wayfarers", "random", "seed", match)[:1]


def test_a_bot_that_fails_is_replaced_by_chance(match: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> list[str]:
        workers = Workers(1)
        try:
            return await workers.choose(Turn(), "wayfarers", "nonsense", "seed", match)
        finally:
            await asyncio.to_thread(workers.close)

    assert asyncio.run(ask()) == think("wayfarers", "random", "seed", match)[:1]
    assert "nonsense" in caplog.text


def test_a_bot_chooses_until_its_turn_ends_or_something_comes_to_light() -> None:
    now = Match(find_game("merv"), 2, "bots")
    for _ in range(6):  # thoughts
        assert now.decision is not None
        before = (now.decision.seat, now.turn_start, now.table.reveals)
        chosen = think("merv", "greedy:effort=20", "seed", save(now))
        for option in chosen:
            assert now.decision is not None
            assert (now.decision.seat, now.turn_start, now.table.reveals) == before
            now.play(option)
        assert now.decision is not None
        assert (now.decision.seat, now.turn_start, now.table.reveals) != before


def test_a_slow_bot_delays_no_other_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot at one table does not answer, people play at another."""
    asked, released = asyncio.Event(), asyncio.Event()

    async def never(*anything: Any) -> list[str]:
        asked.set()
        await released.wait()
        return ["nothing"]

    monkeypatch.setattr(server.house.tables.workers, "choose", never)
    ada = server.device()
    seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}]
    slow = ada.call("POST", "/tables", {"game": "toy", "seats": seats})["table"]
    table = ada.new_table("me", "me")
    for _ in range(5):
        assert ada.choose(table, ada.state(table)).status_code == 200
    until(asked.is_set)
    assert ada.state(slow)["decision"]["seat"] == 0  # the first bot is still thinking
    server.loop.call_soon_threadsafe(released.set)


def test_the_limit_of_a_thought_is_a_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGALRM, bots._too_slow)
    try:
        bots._limit(0.01)
        with pytest.raises(TooSlow):
            time.sleep(PATIENCE)
    finally:
        bots._limit(0)
        signal.signal(signal.SIGALRM, before)


def test_random_bots_are_known() -> None:
    assert BOTS["random"] is RandomBot


@pytest.mark.long
def test_new_workers_take_over_and_the_old_ones_end(match: str) -> None:
    async def ask() -> tuple[list[str], list[str]]:
        workers = Workers(1)
        try:
            before = await workers.choose(Turn(), "wayfarers", "random", "seed", match)
            old = workers._pool
            assert old is not None
            processes = list(old._processes.values())
            workers.renew()
            assert workers._pool is not old
            for process in processes:
                await asyncio.to_thread(process.join, PATIENCE)
                assert process.exitcode is not None
            return before, await workers.choose(Turn(), "wayfarers", "random", "seed", match)
        finally:
            await asyncio.to_thread(workers.close)

    before, after = asyncio.run(ask())
    assert before == after
