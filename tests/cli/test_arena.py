"""`serai ladder` and `serai balance`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.arena.matches import Outcome, Pairing, play
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
            (["--bots", "random,random"], "random, random: name each bot only once"),
            (["--bots", "search:depth=3"], "search:depth=3: expected iterations=N"),
            (["--bots", "random", "--players", "9"], "toy is for 2, 3 players, not for 9"),
            (["--bots", "random", "--option", "poor=yes"], "toy has no setting 'poor'"),
            (["--bots", "random", "--html", "/"], "/ cannot be written: Is a directory"),
            (["--bots", "random", "--out", "/"], "/ cannot be read: Is a directory"),
            (
                ["--bots", "random", "--out", "same", "--html", "same"],
                "same cannot have both the outcomes",
            ),
            (["--bots", "greedy:effort=0"], "greedy:effort=0: effort is at least 1"),
            (["--bots", "search:seconds=nan"], "search:seconds=nan: seconds is at least 0"),
            (["--bots", "stdio:"], "stdio: expected the command of a program after the colon"),
            (["--bots", "stdio:python3 'bot.py"], "stdio:python3 'bot.py: No closing quotation"),
            (["--bots", "stdio:no-such-program-anywhere"], "no-such-program-anywhere cannot be started: No such file"),
        ],
    )
    def test_bad_input_is_told_in_one_line(self, serai: Serai, arguments: list[str], error: str) -> None:
        ran = serai("ladder", "toy", "--jobs", "1", *arguments)
        assert ran.code == 2
        assert error in ran.err
        assert ran.err.count("\n") == 1

    @pytest.mark.parametrize("argument", ["--jobs", "--games", "--players"])
    @pytest.mark.parametrize("number", ["0", "-1", "two"])
    def test_numbers_are_above_0(self, serai: Serai, argument: str, number: str) -> None:
        ran = serai("ladder", "toy", "--bots", "random", argument, number)
        assert ran.code == 2
        assert f"argument {argument}: expected a whole number above 0, not '{number}'" in ran.err

    def test_a_report_that_cannot_be_written_is_told_before_anything_is_played(
        self, serai: Serai, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("serai.cli.ladder.hold", lambda *_: pytest.fail("played"))
        monkeypatch.setattr("serai.cli.balance.study", lambda *_: pytest.fail("played"))
        assert serai("ladder", "toy", "--bots", "random", "--html", "/").code == 2
        assert serai("balance", "toy", "--html", "/").code == 2

    def test_a_run_that_is_broken_off_says_how_to_go_on(
        self, serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        outcomes = tmp_path / "ladder.jsonl"
        arguments = ("ladder", "toy", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--out", str(outcomes))
        played = iter(range(3))

        def interrupted(pairing: Pairing) -> Outcome:
            if next(played) == 2:
                raise KeyboardInterrupt
            return play(pairing)

        monkeypatch.setattr("serai.arena.matches.play", interrupted)
        ran = serai(*arguments)
        assert (ran.code, ran.out) == (130, "")
        assert f"broken off; {outcomes} has what was played" in ran.err
        assert len(outcomes.read_text("utf-8").splitlines()) == 3
        monkeypatch.setattr("serai.arena.matches.play", play)
        ran = serai(*arguments)
        assert ran.code == 0 and len(outcomes.read_text("utf-8").splitlines()) == 5

    def test_orders_of_seats_that_are_not_played_equally_often_are_told(self, serai: Serai) -> None:
        ran = serai("ladder", "toy", "--bots", "random,greedy", "--games", "3", "--jobs", "1")
        assert ran.code == 0
        assert "3 matches are not a multiple of 2, so some orders of seats are played more often" in ran.err

    def test_matches_that_do_not_end_are_told(self, serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("serai.arena.matches.MOST_DECISIONS", 3)
        ran = serai("ladder", "toy", "--bots", "random", "--games", "2", "--jobs", "1")
        assert ran.code == 1
        assert "2 of 2 matches did not end and were given up" in ran.err

    def test_who_only_meets_itself_is_not_rated(self, serai: Serai) -> None:
        ran = serai("ladder", "toy", "--bots", "random", "--games", "1", "--jobs", "1")
        assert ran.out.splitlines()[-1].split()[-1] == "–"

    def test_a_long_name_is_shown_whole(self, serai: Serai) -> None:
        name = "search:iterations=1,effort=1,candidates=1,playout_effort=1,horizon=0"
        ran = serai("ladder", "toy", "--bots", f"{name},random", "--games", "2", "--jobs", "1")
        first_column = "".join(line.split("  ")[0].strip() for line in ran.out.splitlines())
        assert name in first_column


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
