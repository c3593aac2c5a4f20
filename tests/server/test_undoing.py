"""How far undo reaches, and why not further."""

from __future__ import annotations

import random

import pytest

from serai.games import all_names, find_game
from serai.kernel.decision import Reason
from serai.kernel.match import FEWEST_ENTRIES, NOTHING_TO_UNDO, Match, UndoStops
from serai.kernel.save import load, save
from serai.server.undoing import FURTHEST, Trail, last_choice, reach
from tests.server.conftest import Running


def really_reached(match: Match, first: int, seat: int) -> tuple[int, Reason | None]:
    """Undo as often as it goes."""
    again = match.clone()
    for _ in range(FURTHEST):
        if again.position <= first:
            return again.position, NOTHING_TO_UNDO
        try:
            again.undo(seat)
        except UndoStops as stop:
            return again.position, stop.reason
    return again.position, None


@pytest.mark.parametrize("undo", ["to-reveal", "free"])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("game", all_names())
def test_the_reach_is_where_undo_really_leads(game: str, players: int, undo: str) -> None:
    match = Match(find_game(game), players, "reach", {"undo": undo})
    chance, trail, seen = random.Random(4), Trail(), set()
    for _ in range(80):
        assert match.decision is not None
        for seat in range(players):
            assert reach(trail, match, 3, seat) == really_reached(match, 3, seat)
            seen.add(match.position - reach(trail, match, 3, seat)[0])
        if chance.random() < 0.2 and match.position and match.undo_reason() is None:
            match.undo()
            trail.cut(match.position)
        else:
            match.play(chance.choice(match.decision.options))
    assert len(seen) > 2  # short ways and long ones


def test_undo_says_what_it_takes_back_and_how_far_it_reaches(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", game="wayfarers")
    state = ada.state(table)
    assert state["undo"] == {
        "possible": False,
        "reason": "There is nothing to undo.",
        "takes_back": "",
        "reach": -1,
        "stop": "",
    }
    option = state["decision"]["options"][0]
    assert ada.choose(table, state, option["id"]).status_code == 200
    undo = ada.state(table)["undo"]
    assert undo["possible"] and undo["takes_back"] == option["text"]
    assert (undo["reach"], undo["stop"]) == (0, "There is nothing to undo.")
    match = server.live(table).match
    assert match is not None
    taken = last_choice(match)
    assert taken is not None and taken.id == option["id"]


def test_a_trail_stays_short() -> None:
    """However long the match: what nobody can go back to is forgotten, what they can is not."""
    match = Match(find_game("wayfarers"), 2, "long")
    trail, chance = Trail(), random.Random(3)
    while match.decision is not None and match.position < 600:
        trail.note(match)
        seat = match.decision.seat
        match.play(chance.choice(match.decision.options))
        assert len(trail._reveals) <= 5 * FURTHEST
        if match.position % 50 == 0:
            assert reach(trail, match, 0, seat) == reach(Trail(), match, 0, seat)


@pytest.mark.parametrize("undo", ["to-reveal", "free"])
def test_a_revived_table_is_shown_without_playing_its_match_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, undo: str
) -> None:
    """Hundreds come back at once after a process has died: each that is played again from the start makes all wait."""
    ada = server.device()
    table = ada.new_table("me", "me", game="wayfarers", settings={"undo": undo})
    chance, whole = random.Random(2), Match._first
    again: list[Match] = []

    def counted(match: Match, listen: bool) -> Match:
        again.append(match)
        return whole(match, listen)

    for _ in range(40):
        state = ada.play_on(table, chance, 3)
        shown = [ada.state(table, viewer=seat, since=state["version"])["undo"] for seat in (0, 1)]
        server.forget(table)
        with monkeypatch.context() as patch:
            patch.setattr(Match, "_first", counted)
            assert [ada.state(table, viewer=seat, since=state["version"])["undo"] for seat in (0, 1)] == shown
    # But for the first turns, which are soon played, and for who has several turns in a row.
    long = [match for match in again if match.position >= 2 * FEWEST_ENTRIES]
    assert len(long) <= 10


def test_what_is_not_known_of_a_revived_match_is_found_by_playing_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("wayfarers"), 1, "once", {"undo": "to-reveal"})
    chance = random.Random(1)
    while match.decision is not None and match.position < 60:
        match.play(chance.choice(match.decision.options))
    saved = load(save(match), match.game)
    whole, again = Match._first, 0

    def counted(self: Match, listen: bool) -> Match:
        nonlocal again
        again += 1
        return whole(self, listen)

    monkeypatch.setattr(Match, "_first", counted)
    trail = Trail()
    for position in range(saved.position, 0, -1):
        trail.reveals(saved, position)
    assert again <= 1
