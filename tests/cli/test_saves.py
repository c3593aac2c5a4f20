"""Saved matches of earlier releases: they go on, and somebody says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.kernel.match import Match
from serai.kernel.save import load, save
from tests.cli.conftest import Serai
from tests.kernel.toy import TOY, Toy
from tests.kernel.toy.later import NoWork, Restful, RicherHarvest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """After two rounds of work, seat 0 has worked once more and not confirmed it."""
    match = Match(TOY, 2, "saved", {"confirm": "yes"})
    for choice in ("work", "end", "work", "end", "work"):
        match.play(choice)
    path = tmp_path / "match.json"
    path.write_text(save(match), "utf-8")
    return path


def release(monkeypatch: pytest.MonkeyPatch, game: Toy) -> None:
    monkeypatch.setattr("tests.kernel.toy.load", lambda overrides=None, expansions=(): game)


def test_a_match_that_comes_to_the_same_is_told_from_its_start(
    serai: Serai, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release(monkeypatch, Restful())
    ran = serai("replay", str(file), "--lang", "en")
    assert ran.code == 0
    assert "saved under version 1 of the rules; under version 2 it comes to the same, and goes on." in ran.out
    assert "   1  Player 1: Work" in ran.out
    french = serai("replay", str(file), "--lang", "fr").out
    assert "la version 2 mène au même point, et la partie continue." in french


def test_another_goes_on_from_its_turn_and_its_earlier_choices_are_listed(
    serai: Serai, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release(monkeypatch, RicherHarvest())
    ran = serai("replay", str(file), "--lang", "en")
    assert ran.code == 0
    assert "under version 2 it goes on from moment 4, where the turn began." in ran.out
    assert "   1  work" in ran.out and "   5  Player 1: Work" in ran.out
    told = json.loads(serai("replay", str(file), "--json", "--lang", "en").out)
    assert [moment["position"] for moment in told["story"]] == [1, 2, 3, 4, 4, 5]
    assert len(told["notes"]) == 1
    refused = serai("replay", str(file), "--at", "2")
    assert (refused.code, refused.err) == (2, "serai: there is no moment 2; moments are 4 to 5\n")


def test_it_is_played_on_and_saved_by_the_rules_of_today(
    serai: Serai, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = RicherHarvest()
    release(monkeypatch, game)
    again = tmp_path / "again.json"
    ran = serai("play", "toy", "--load", str(file), "--hotseat", "--lang", "en", typed=f"end\nw {again}\nq\n")
    assert ran.code == 0
    assert "it goes on from moment 4" in ran.out
    assert (load(again.read_text("utf-8"), game).position, load(again.read_text("utf-8"), game).origin) == (6, 4)
    assert "goes on from" not in serai("replay", str(again), "--lang", "en").out


def test_choices_that_are_not_possible_any_more_are_named(
    serai: Serai, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release(monkeypatch, NoWork())
    ran = serai("play", "toy", "--load", str(file), "--hotseat", "--lang", "en", typed="q\n")
    assert "The last choice of this turn is no longer possible: choose again." in ran.out


def test_what_cannot_go_on_says_why(serai: Serai, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Trio(RicherHarvest):
        players = (3,)  # type: ignore[assignment]

    release(monkeypatch, Trio())
    ran = serai("replay", str(file))
    assert ran.code == 2
    assert "follows version 1 of the rules of toy and cannot be continued by version 2: toy is for 3 players" in ran.err
