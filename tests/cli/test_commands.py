"""The commands that list, count and check."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from serai import builds
from serai.arena import bench
from serai.arena.speed import Round, measure
from serai.cli import main
from serai.games import find_game
from serai.kernel.match import Match
from serai.kernel.save import save
from tests.cli.conftest import Serai
from tests.kernel.toy import TOY, moments

SCENARIO = """
title = "Working earns a coin"
game = "toy"
players = 2
rules = ["TOY-TURN-01"]
when = ["work"]
then.table.seats.0.coin = 3
"""


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["games"],
        ["play"],
        ["simulate"],
        ["replay"],
        ["scenario"],
        ["rules"],
        ["content"],
        ["content", "check"],
        ["bench"],
    ],
)
def test_every_command_has_help(serai: Serai, command: list[str]) -> None:
    ran = serai(*command, "--help")
    assert ran.code == 0
    assert "usage: serai" in ran.out


def test_the_version(serai: Serai) -> None:
    assert serai("--version").out.startswith("serai ")


def test_python_m_serai_is_serai() -> None:
    ran = subprocess.run([sys.executable, "-m", "serai", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("serai ")


class TestGames:
    def test_games_are_listed(self, serai: Serai) -> None:
        ran = serai("games", "--lang", "en")
        assert ran.code == 0
        assert "toy" in ran.out and "Toy" in ran.out and "rich=no|yes" in ran.out

    def test_for_a_program(self, serai: Serai) -> None:
        game, both = json.loads(serai("games", "--json", "--lang", "fr").out)
        assert (game["name"], game["title"], game["players"]) == ("toy", "Jouet", [2, 3])
        assert game["settings"]["rich"] == {"values": ["no", "yes"], "default": "no"}
        assert (both["name"], both["title"], both["expansions"]) == ("toy+carnival", "Jouet + Carnaval", ["carnival"])
        assert {"rich", "prizes"} < both["settings"].keys()


class TestExpansion:
    def test_a_game_is_played_with_it(self, serai: Serai) -> None:
        for arguments in (["toy", "--expansion", "carnival"], ["toy+carnival"]):
            ran = serai("play", *arguments, "--lang", "en", "--seed", "0", typed="parade\nq\n")
            assert ran.code == 0
            assert "Player 1 parades." in ran.out

    def test_a_match_of_it_is_saved_loaded_and_replayed(self, serai: Serai, tmp_path: Path) -> None:
        file = str(tmp_path / "match.json")
        serai("play", "toy+carnival", "--seed", "0", typed=f"parade\nw {file}\nq\n")
        assert "Player 1: Parade" in serai("replay", file, "--lang", "en").out
        assert serai("play", "toy", "--expansion", "carnival", "--load", file, typed="q\n").code == 0
        refused = serai("play", "toy", "--load", file, typed="q\n")
        assert (refused.code, refused.err) == (2, "serai: this is a match of toy+carnival, not of toy\n")

    def test_it_is_simulated_checked_and_its_rules_are_listed(self, serai: Serai) -> None:
        alone, both = (
            json.loads(serai("simulate", *arguments, "--games", "2", "--json").out)
            for arguments in (["toy"], ["toy", "--expansion", "carnival"])
        )
        assert alone["digest"] != both["digest"]
        checked = json.loads(serai("content", "check", "--json").out)
        assert [(game["game"], game["problems"]) for game in checked] == [("toy", []), ("toy+carnival", [])]
        assert "CAR-PRI-01  Prendre un prix" in serai("rules", "toy+carnival", "--lang", "fr").out

    def test_scenarios_of_the_game_and_of_the_expansion_prove_its_rules(self, serai: Serai, tmp_path: Path) -> None:
        folder = tmp_path / "scenarios" / "toy" / "carnival"
        folder.mkdir(parents=True)
        (folder.parent / "a.toml").write_text(SCENARIO)
        parade = (
            SCENARIO.replace('"toy"', '"toy+carnival"').replace("TOY-TURN-01", "CAR-PAR-01").replace("work", "parade")
        )
        (folder / "b.toml").write_text(parade)

        def proven(*game: str) -> set[str]:
            ran = serai("rules", *game, "--coverage", "--tests", str(tmp_path), "--json")
            return {row["rule"] for row in json.loads(ran.out) if row["tests"]}

        assert proven("toy") == {"TOY-TURN-01"}
        assert proven("toy", "--expansion", "carnival") == {"TOY-TURN-01", "CAR-PAR-01"}

    def test_one_that_is_none_is_refused(self, serai: Serai) -> None:
        ran = serai("play", "toy", "--expansion", "circus")
        assert ran.code == 2
        assert ran.err == "serai: there is no expansion 'circus' of toy; expansions are carnival\n"


class TestSimulate:
    def test_for_a_program(self, serai: Serai) -> None:
        ran = serai("simulate", "toy", "--players", "2", "--games", "5", "--seed", "é", "--json")
        assert ran.code == 0
        result = json.loads(ran.out)
        assert list(result) == [
            "games",
            "finished",
            "decisions",
            "decisions_with_choice",
            "decisions_per_second",
            "mean_options",
            "scores",
            "digest",
        ]
        assert result["finished"] == 5
        assert [len(scores) for scores in result["scores"]] == [2] * 5
        again = json.loads(serai("simulate", "toy", "--players", "2", "--games", "5", "--seed", "é", "--json").out)
        assert again["digest"] == result["digest"]

    def test_for_a_person(self, serai: Serai) -> None:
        ran = serai("simulate", "toy", "--games", "2", "--option", "rich=yes", "--bots", "random,random")
        assert ran.code == 0
        assert "score of seat 2" in ran.out
        assert ran.err == ""

    @pytest.mark.parametrize(
        ("arguments", "error"),
        [
            (["chess"], "there is no game 'chess'; games are toy"),
            (["toy", "--players", "7"], "toy is for 2, 3 players, not for 7"),
            (["toy", "--option", "rich"], "--option rich: expected NAME=VALUE"),
            (["toy", "--option", "rich=very"], "rich cannot be 'very'; it is one of no, yes"),
            (["toy", "--option", "poor=yes"], "toy has no setting 'poor'"),
            (["toy", "--bots", "deep"], "there is no bot 'deep'; bots are random"),
            (["toy", "--games", "0"], "expected a whole number above 0, not '0'"),
            (["toy", "--content", "nowhere"], "nowhere is not a folder of content files"),
        ],
    )
    def test_bad_input_is_told_in_one_line(self, serai: Serai, arguments: list[str], error: str) -> None:
        ran = serai("simulate", *arguments)
        assert ran.code == 2
        assert error in ran.err.splitlines()[-1]
        assert ran.out == ""


class TestScenario:
    def test_what_is_as_expected(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(SCENARIO)
        ran = serai("scenario", str(tmp_path / "a.toml"))
        assert ran.code == 0
        assert "Working earns a coin" in ran.out and "1 as expected, 0 not" in ran.out

    def test_what_is_not(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(SCENARIO.replace("coin = 3", "coin = 4"))
        ran = serai("scenario", str(tmp_path))
        assert ran.code == 1
        assert "then.table.seats.0.coin: expected 4, found 3" in ran.out
        (outcome,) = json.loads(serai("scenario", str(tmp_path), "--json").out)
        assert (outcome["passed"], outcome["rules"]) == (False, ["TOY-TURN-01"])
        assert outcome["problems"][0] == "then.table.seats.0.coin: expected 4, found 3"

    def test_files_that_cannot_be_used(self, serai: Serai, tmp_path: Path) -> None:
        assert "has no scenario files" in serai("scenario", str(tmp_path)).err
        ran = serai("scenario", str(tmp_path / "none.toml"))
        assert ran.code == 2
        assert "cannot be read: No such file" in ran.out

    def test_the_others_are_run_nevertheless(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text("game =")
        (tmp_path / "b.toml").write_text(SCENARIO)
        ran = serai("scenario", str(tmp_path))
        assert ran.code == 2
        assert "a.toml is not TOML" in ran.out and "1 as expected, 1 not" in ran.out

    def test_signs_are_not_taken_for_pictures(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(SCENARIO.replace("Working earns", "turn:+1: and"))
        assert "turn:+1: and a coin" in serai("scenario", str(tmp_path / "a.toml")).out


class TestRules:
    def test_rules_have_titles(self, serai: Serai) -> None:
        assert "TOY-DRAW-01  Piocher" in serai("rules", "toy", "--lang", "fr").out
        rules = json.loads(serai("rules", "toy", "--lang", "en", "--json").out)
        assert {"rule": "TOY-DRAW-01", "title": "Drawing", "text": "Drawing."} in rules

    def test_coverage_names_the_tests_of_each_rule(self, serai: Serai, tmp_path: Path) -> None:
        folder = tmp_path / "scenarios" / "toy"
        folder.mkdir(parents=True)
        (folder / "a.toml").write_text(SCENARIO)
        (tmp_path / "test_more.py").write_text(
            "from tests.rules import rules\n\n\n"
            "@rules('TOY-SET-01', 'TOY-END-01')\ndef test_ends():\n    print('TOY-SCO-01')\n\n\n"
            "@helpers.rules('TOY-DRAW-01')\nclass TestDraw:\n    pass\n"
        )
        ran = serai("rules", "toy", "--coverage", "--tests", str(tmp_path), "--json")
        assert ran.code == 1
        found = {row["rule"]: [Path(test).name for test in row["tests"]] for row in json.loads(ran.out)}
        assert found["TOY-TURN-01"] == ["a.toml: Working earns a coin"]
        assert found["TOY-SET-01"] == found["TOY-END-01"] == ["test_more.py::test_ends"]
        assert found["TOY-DRAW-01"] == ["test_more.py::TestDraw"]
        assert found["TOY-SCO-01"] == []
        shown = serai("rules", "toy", "--coverage", "--tests", str(tmp_path))
        assert shown.code == 1
        assert "4 of 13 rules have tests" in shown.out and "no test" in shown.out

    def test_coverage_is_complete_when_every_rule_has_a_test(self, serai: Serai, tmp_path: Path) -> None:
        ids = ", ".join(map(repr, TOY.rule_ids))
        (tmp_path / "test_all.py").write_text(f"@rules({ids})\ndef test_all(): pass\n")
        assert serai("rules", "toy", "--coverage", "--tests", str(tmp_path)).code == 0

    def test_a_folder_that_is_none(self, serai: Serai, tmp_path: Path) -> None:
        ran = serai("rules", "toy", "--coverage", "--tests", str(tmp_path / "nowhere"))
        assert ran.code == 2
        assert "is no folder of tests" in ran.err


class TestContent:
    def test_whole_content(self, serai: Serai) -> None:
        ran = serai("content", "check")
        assert ran.code == 0
        assert "toy: 12 components" in ran.out
        (checked,) = json.loads(serai("content", "check", "toy", "--json").out)
        assert (checked["components"], checked["problems"]) == (12, [])

    @pytest.mark.parametrize(
        ("text", "error"),
        [
            ("id,effect\nmill,give(coin)\n", "cards.csv:2, column 'effect': there is no verb 'give'"),
            ("id,price\nmall,1\n", "cards.csv:2: there is no row 'mall' in cards.csv to override"),
        ],
    )
    def test_broken_overrides(self, serai: Serai, tmp_path: Path, text: str, error: str) -> None:
        (tmp_path / "cards.csv").write_text(text)
        check, overrides = ["content", "check", "toy"], ["--content", str(tmp_path)]
        for arguments in (check + overrides, overrides + check):
            ran = serai(*arguments)
            assert ran.code == 2
            assert error in ran.err

    def test_overrides_belong_to_one_game(self, serai: Serai, tmp_path: Path) -> None:
        ran = serai("content", "check", "--content", str(tmp_path))
        assert ran.code == 2
        assert "name it" in ran.err


class TestBench:
    @pytest.fixture(autouse=True)
    def _in_this_process(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def play(name: str, build: str, matches: int, seed: str) -> Round:
            return Round(build, measure(find_game(name), matches, seed))

        monkeypatch.setattr(builds, "available_builds", lambda: ["interpreted"])
        monkeypatch.setattr(bench, "play_game_round", play)

    def test_a_short_one(self, serai: Serai) -> None:
        ran = serai("bench", "--rounds", "1", "--matches", "1")
        assert ran.code == 0
        assert "Speed: decisions with a choice" in ran.out
        assert "toy, interpreted" in ran.out

    def test_for_a_program(self, serai: Serai) -> None:
        result = json.loads(serai("bench", "toy", "--rounds", "1", "--matches", "1", "--json").out)
        assert result["games"]["toy, interpreted"]["api_decisions_per_second"] > 0


class TestReplay:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        *_, match = moments("replay")
        path = tmp_path / "match.json"
        path.write_text(save(match), "utf-8")
        return path

    def test_the_story_is_told_in_both_languages(self, serai: Serai, file: Path) -> None:
        english = serai("replay", str(file), "--lang", "en")
        assert english.code == 0
        assert "Everybody earns a coin." in english.out
        assert "Chacun gagne une pièce." in serai("replay", str(file)).out

    def test_a_moment_is_shown(self, serai: Serai, file: Path) -> None:
        ran = serai("replay", str(file), "--at", "0", "--lang", "en")
        assert ran.code == 0
        assert "Round 1: what do you do?" in ran.out
        assert "Everybody" not in ran.out

    def test_for_a_program(self, serai: Serai, file: Path) -> None:
        *_, match = moments("replay")
        result = json.loads(serai("replay", str(file), "--at", "3", "--json", "--lang", "en").out)
        assert result["digest"] == match.at(3).digest()
        assert [moment["position"] for moment in result["story"]] == [0, 1, 2, 3]
        assert result["story"][1]["seat"] == "Player 1"

    @pytest.mark.parametrize("end", [0, 10, -20, -1])
    def test_a_cut_off_file(self, serai: Serai, file: Path, end: int) -> None:
        file.write_text(file.read_text()[:end])
        ran = serai("replay", str(file))
        assert ran.code == 2
        assert ran.err.startswith("serai: this is not a saved match, or it is cut off")

    def test_an_edited_file(self, serai: Serai, file: Path) -> None:
        file.write_text(file.read_text().replace('"work"', '"roll"', 1))
        ran = serai("replay", str(file))
        assert ran.code == 2
        assert "damaged or edited" in ran.err

    def test_other_content(self, serai: Serai, file: Path, tmp_path: Path) -> None:
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / "cards.csv").write_text("id,price\nmill,3\n")
        ran = serai("replay", str(file), "--content", str(tmp_path / "mine"), "--lang", "en")
        assert ran.code == 0
        assert "This match was saved under version 1 of the rules" in ran.out.replace("\n", " ")

    @pytest.mark.parametrize(
        ("arguments", "error"),
        [
            (["--at", "9999"], "there is no moment 9999"),
            (["--at", "-1"], "there is no moment -1"),
            (["--lang", "de"], "there are no texts in 'de'"),
        ],
    )
    def test_what_does_not_exist(self, serai: Serai, file: Path, arguments: list[str], error: str) -> None:
        ran = serai("replay", str(file), *arguments)
        assert ran.code == 2
        assert error in ran.err

    def test_files_that_are_none(self, serai: Serai, tmp_path: Path) -> None:
        assert "cannot be read" in serai("replay", str(tmp_path / "none")).err
        (tmp_path / "bytes").write_bytes(b"\xff\xfe")
        assert "is not a text file" in serai("replay", str(tmp_path / "bytes")).err


def test_a_match_from_a_position_can_be_replayed(serai: Serai, tmp_path: Path) -> None:
    match = Match(TOY, 2, "x", given={"rolls": [6]})
    match.play("roll")
    match.play("do:roll(1)")
    (tmp_path / "match.json").write_text(save(match), "utf-8")
    assert "rolls a 6" in serai("replay", str(tmp_path / "match.json"), "--lang", "en").out


# -- what nobody would write by mistake ----------------------------------------------------------------------------


def _nasty(folder: Path) -> dict[str, list[str]]:
    """Commands with input that would overwhelm a careless reader."""
    files = {
        "digits.json": '{"serai": ' + "9" * 5000 + "}",
        "deep.json": "[" * 100_000,
        "digits.toml": "a = " + "9" * 5000,
        "deep.toml": "a = " + "[" * 5000,
        "surrogate.json": '{"serai": "\\ud800"}',
        "table.json": '{"serai_table": 2, "table": "\\ud800"}',
        "numbers.json": '{"serai_table": 2, "fairness": ' + "9" * 5000 + "}",
        "list.json": '{"serai_export": 1, "tables": {"a": 1}}',
        "odd.json": '{"serai_export": 1, "tables": [1, null, {"status": "finished"}]}',
        "half.json": '{"serai_table": 2, "fairness": [], "seats": 5}',
    }
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    commands = {f"verify {name}": ["verify", str(folder / name)] for name in files if name.endswith("json")}
    commands |= {f"replay {name}": ["replay", str(folder / name)] for name in files if name.endswith("json")}
    commands |= {f"scenario {name}": ["scenario", str(folder / name)] for name in files if name.endswith("toml")}
    return commands


def test_no_file_ends_in_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, command in _nasty(tmp_path).items():
        assert main(command) in (1, 2), name
        said = capsys.readouterr()
        assert "Traceback" not in said.err and said.err.count("\n") <= 1, name


@pytest.mark.parametrize(
    ("file", "cells"),
    [
        ("constants.csv", "id,value\ndice_rolled,1000000000\n"),
        ("constants.csv", f"id,value\ndice_rolled,{'9' * 5000}\n"),
    ],
)
def test_content_that_would_never_end_is_refused(
    tmp_path: Path, file: str, cells: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / file).write_text(cells, "utf-8")
    assert main(["position", "wayfarers", "--content", str(tmp_path)]) == 2
    assert "is more than" in capsys.readouterr().err


def test_a_server_does_not_take_other_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--content", str(tmp_path)]) == 2
    assert "--content" in capsys.readouterr().err
