"""`serai ladder` and `serai balance`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Serai


class TestLadder:
    def test_it_prints_a_table(self, serai: Serai) -> None:
        ran = serai("ladder", "toy", "--bots", "random,greedy", "--games", "2", "--jobs", "1")
        assert ran.code == 0
        assert ran.out.split()[:3] == ["bot", "matches", "victories"]
        assert {line.split()[0] for line in ran.out.splitlines()[1:]} == {"random", "greedy"}

    def test_it_writes_json_a_page_and_the_outcomes(self, serai: Serai, tmp_path: Path) -> None:
        page, outcomes = tmp_path / "ladder.html", tmp_path / "ladder.jsonl"
        arguments = ("ladder", "toy", "--bots", "random,greedy:effort=9", "--games", "2", "--jobs", "1")
        ran = serai(*arguments, "--json", "--html", str(page), "--out", str(outcomes))
        assert ran.code == 0
        plain = json.loads(ran.out)
        assert plain["ladder"]["players"] == 2
        assert {one["bot"] for one in plain["standings"]} == {"random", "greedy:effort=9"}
        assert "<svg" in page.read_text("utf-8")
        assert len(outcomes.read_text("utf-8").splitlines()) == 3
        assert json.loads(serai(*arguments, "--json", "--out", str(outcomes)).out) == plain

    @pytest.mark.parametrize(
        ("arguments", "error"),
        [
            (["--bots", "deep,random"], "there is no bot 'deep'"),
            (["--bots", "random,random"], "--bots random,random: each bot once"),
            (["--bots", "search:depth=3"], "search:depth=3: expected iterations=N"),
            (["--bots", "random", "--players", "9"], "toy is for 2, 3 players, not for 9"),
            (["--bots", "random", "--option", "poor=yes"], "toy has no setting 'poor'"),
            (["--bots", "random", "--games", "1", "--jobs", "1", "--html", "no/where/x.html"], "cannot be written"),
        ],
    )
    def test_bad_input_is_told_in_one_line(self, serai: Serai, arguments: list[str], error: str) -> None:
        ran = serai("ladder", "toy", *arguments)
        assert ran.code == 2
        assert error in ran.err
        assert ran.err.count("\n") == 1


class TestBalance:
    def test_it_prints_what_is_used_and_what_wins(self, serai: Serai) -> None:
        ran = serai("balance", "toy", "--bot", "random", "--games", "3", "--jobs", "1")
        assert ran.code == 0
        for text in ("matches", "seat 1 wins", "points by source", "kinds of options", "work"):
            assert text in ran.out

    def test_it_writes_json_and_a_page(self, serai: Serai, tmp_path: Path) -> None:
        page = tmp_path / "balance.html"
        ran = serai("balance", "toy", "--bot", "random", "--games", "2", "--jobs", "1", "--json", "--html", str(page))
        plain = json.loads(ran.out)
        assert plain["matches"] == 2
        assert {"seats", "sources", "kinds", "options", "turns"} <= set(plain)
        assert "<svg" in page.read_text("utf-8")

    def test_an_unknown_bot_is_refused(self, serai: Serai) -> None:
        ran = serai("balance", "toy", "--bot", "deep")
        assert ran.code == 2
        assert "there is no bot 'deep'" in ran.err
