"""Clocks: a time bank, seconds of each turn, increments; nobody gains time by taking back."""

from __future__ import annotations

from typing import Any

import pytest

from serai.server.live import LiveTable
from tests.server.conftest import Device, Running


def opened(server: Running, **clock: Any) -> tuple[Device, str, LiveTable]:
    ada = server.device("Ada")
    table = ada.new_table("me", "me", settings={"undo": "free"}, **clock)
    return ada, table, server.live(table)


def think(live: LiveTable, seconds: float) -> None:
    """As if whoever has to choose had thought so long."""
    live.thinking_since -= seconds


def end_turn(ada: Device, table: str) -> int:
    """Choose until another seat has to; gives the seat whose turn it was."""
    seat = int(ada.state(table)["decision"]["seat"])
    while ada.state(table)["decision"]["seat"] == seat:
        assert ada.choose(table, ada.state(table)).status_code == 200
    return seat


def left(ada: Device, table: str, seat: int) -> int:
    """To the hundred seconds: the test itself takes time, too."""
    return int(round(ada.state(table)["seats"][seat]["clock_left"], -2))


def test_an_increment_is_added_when_a_turn_ends(server: Running) -> None:
    ada, table, live = opened(server, clock_seconds=6000, clock_increment=300)
    think(live, 1000)
    seat = end_turn(ada, table)
    assert left(ada, table, seat) == 5300
    assert ada.state(table)["clock_increment"] == 300
    server.forget(table)
    assert left(ada, table, seat) == 5300


def test_a_turn_has_seconds_of_its_own_before_the_bank(server: Running) -> None:
    ada, table, live = opened(server, clock_seconds=6000, clock_turn=600)
    first = int(ada.state(table)["decision"]["seat"])
    assert left(ada, table, first) == 6600
    think(live, 450)
    assert end_turn(ada, table) == first
    assert left(ada, table, first) == 6600, "its own seconds were enough"
    end_turn(ada, table)
    think(live, 900)
    seat = end_turn(ada, table)
    assert left(ada, table, seat) == 6300, "five minutes came from the bank"


def test_turns_may_be_all_that_is_counted(server: Running) -> None:
    ada, table, live = opened(server, clock_turn=600)
    for _ in range(3):
        think(live, 500)
        seat = end_turn(ada, table)
        assert left(ada, table, seat) == 600
    think(live, 700)
    assert left(ada, table, int(ada.state(table)["decision"]["seat"])) == -100


def test_nobody_gains_time_by_taking_back(server: Running) -> None:
    ada, table, live = opened(server, clock_seconds=6000, clock_increment=300, clock_turn=600)
    think(live, 1000)
    seat = end_turn(ada, table)
    assert left(ada, table, seat) == 6000 + 600 - 1000 + 600 + 300
    for _ in range(3):
        version = ada.state(table)["version"]
        body = {"seat": seat, "version": version, "key": f"undo {version}"}
        ada.call("POST", f"/tables/{table}/undo", body)
        assert left(ada, table, seat) == 6000 + 600 - 1000
        assert end_turn(ada, table) == seat
        assert left(ada, table, seat) == 6000 + 600 - 1000 + 600 + 300


@pytest.mark.parametrize("clock", [{"clock_increment": 5}, {"clock_turn": -1}, {"clock_turn": 10**9}])
def test_clocks_that_make_no_sense_are_refused(server: Running, clock: dict[str, int]) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    assert server.device("Ada").refused("POST", "/tables", {"game": "toy", "seats": seats, **clock})[0] == 400
