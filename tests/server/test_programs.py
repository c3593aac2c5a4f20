"""Programs that the host of a server offers as opponents."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.server.config import ConfigError
from serai.server.programs import read_offers
from tests.server.conftest import NOW, Running, running, sqlite, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    programs = (
        f'Karl = stdio:"{sys.executable}" "{EXAMPLE}"\nOnly@merv = stdio:nothing\n'
        f'Broken = stdio:"{sys.executable}" -c "print(1)"'
    )
    with running(sqlite(tmp_path_factory.mktemp("data")), programs=programs) as server:
        yield server


def table_with(server: Running, level: str) -> str:
    ada = server.device("Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": level}]
    table = str(ada.call("POST", "/tables", {"game": "toy", "seats": seats})["table"])
    chance = random.Random(0)
    for _ in range(1000):
        until(lambda: (now := ada.state(table, since=NOW))["status"] == "finished" or now["decision"]["options"])
        state = ada.state(table, since=NOW)
        if state["status"] == "finished":
            assert state["seats"][1]["level"] == level
            assert state["seats"][1]["name"] == f"{level.removeprefix('program:')} 2"
            return table
        assert ada.choose(table, state, chance.choice(state["decision"]["options"])["id"]).status_code == 200
    raise AssertionError("it never ends")


def test_a_program_plays_at_a_table_by_its_name(server: Running, capfd: pytest.CaptureFixture[str]) -> None:
    table = table_with(server, "program:Karl")
    assert server.house.tables.bot_failures == 0
    assert not server.house.tables.programs._playing  # it was told that the match is over
    server.forget(table)


def test_where_a_program_fails_a_bot_chooses(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    table_with(server, "program:Broken")
    assert "program Broken failed" in caplog.text


def test_programs_are_offered_where_they_play(server: Running) -> None:
    ada = server.device("Ada")
    offered = {game["name"]: game["programs"] for game in ada.call("GET", "/games")}
    assert offered["toy"] == ["program:Karl", "program:Broken"]
    assert offered["merv"] == ["program:Karl", "program:Only", "program:Broken"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "program:Only"}]
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": seats}) == (400, "no-bot")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "stdio:ls"}]
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": seats}) == (400, "no-bot")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Karl", "expected NAME = stdio"),
        ("Karl = python3 bot.py", "expected NAME = stdio"),
        ("hard = stdio:x", "none of random"),
        ("A = stdio:x\nA = stdio:y", "two programs"),
        ("A@chess = stdio:x", "no game 'chess'"),
        ("A = stdio:", "command of a program"),
    ],
)
def test_a_list_that_is_wrong_says_where(text: str, words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        read_offers(text)
