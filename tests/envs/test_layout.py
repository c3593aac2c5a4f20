"""Layouts: every observation of every game fits, and what has no place is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serai.envs import layout
from serai.envs.gymnasium import SeatEnv, env_id
from serai.envs.layout import Layout, LayoutError, Node, discover, load_layout, misfits, node_of, version_of
from serai.games import EXPANSIONS, GAMES, all_names, find_game
from serai.kernel.match import Match
from tests.envs.playing import moments
from tests.kernel.toy import moments as toy_moments
from tests.kernel.toy import toy


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", all_names())
def test_what_seats_see_has_room(name: str, players: int) -> None:
    layout = load_layout(name)
    for match in moments(name, players, every=9):
        for seat in range(players):
            problems = misfits(layout, layout.view, match.observe(seat))
            assert not problems, f"{problems}: python tools/layouts.py {name}"


@pytest.mark.parametrize("name", all_names())
def test_every_question_and_its_words_are_known(name: str) -> None:
    layout = load_layout(name)
    for match in moments(name, 2):
        if match.decision is not None:
            assert match.decision.key in layout.words
            for argument, value in (match.decision.arguments or {}).items():
                if isinstance(value, int | str):
                    assert argument in layout.question["record"]
                assert not isinstance(value, str) or value in layout.words


@pytest.mark.parametrize("name", all_names())
def test_every_component_has_a_number(name: str) -> None:
    assert set(find_game(name).component_ids()) <= set(load_layout(name).words)


def test_a_game_without_a_layout_says_how_to_make_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")
    with pytest.raises(LayoutError, match=r"python tools/layouts\.py toy"):
        load_layout("toy")


def toy_layout() -> Layout:
    seeds = ("1", "2", "3")
    sights = ([(match.observe(0), match.decision) for match in toy_moments(seed)] for seed in seeds)
    return discover(toy(), 0, sights)


def test_a_layout_is_found_by_playing() -> None:
    layout = toy_layout()
    seats = layout.view["record"]["seats"]
    assert seats["most"] == 2  # always as long: no spare room
    longest = max(len(match.observe(0).hand) for seed in "123" for match in toy_moments(seed))
    assert layout.view["record"]["hand"]["most"] > longest
    assert set(toy().component_ids()) <= set(layout.words)
    assert Layout.of(layout.plain()) == layout


def test_nothing_seen_is_no_layout() -> None:
    with pytest.raises(LayoutError, match="nothing was seen"):
        discover(toy(), 0, [])


@dataclass(frozen=True)
class Pair:
    """An observation of a kind of its own."""

    who: tuple[int, str]
    what: dict[str, int]
    more: tuple[str, ...]


WHO = {"record": {"0": "number", "1": "word"}}
PAIR = {"record": {"who": WHO, "what": {"table": "number"}, "more": {"list": "word"}}}


def test_types_become_nodes() -> None:
    assert node_of(Pair) == PAIR
    assert node_of(int | None) == "number?"
    assert node_of(Pair | None) == {"maybe": PAIR}
    assert node_of(bool) == "flag"


@pytest.mark.parametrize("hint", [float, set[int], int | str, Any])
def test_other_types_are_refused(hint: Any) -> None:
    with pytest.raises(LayoutError, match="cannot have parts of the type"):
        node_of(hint)


def test_what_does_not_fit_is_named() -> None:
    view: Node = {
        "record": {"who": WHO, "what": {"table": "number", "keys": ["a"]}, "more": {"list": "word", "most": 1}}
    }
    layout = Layout("pairs", 0, ("x",), {"record": {}}, view)
    assert misfits(layout, view, Pair((1, "x"), {"a": 1}, ("x",))) == []
    assert misfits(layout, view, Pair((1, "y"), {"b": 1}, ("x", ""))) == [
        ".who.1: the word 'y' is unknown",
        ".what: the key 'b' is unknown",
        ".more: 2 are more than 1",
    ]
    del view["record"]["more"]
    view["record"]["less"] = "number"
    assert misfits(layout, view, Pair((1, "x"), {}, ())) == [".more: is not in the layout", ".less: is no longer seen"]


def test_a_game_with_an_expansion_is_an_environment_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")
    monkeypatch.setitem(EXPANSIONS, "toy", ("carnival",))
    name = "toy+carnival"
    assert env_id(name) == "serai/toy_carnival-v4"  # as it says itself
    both = find_game(name)
    env = SeatEnv(name)
    seen, info = env.reset(seed=1)
    assert any(field.name == "cheers" for field in env.fields)
    assert len(info["action_mask"]) == len(both.vocabulary)
    assert layout.layout_file(name) == layout.layout_file("toy").parents[1] / "carnival" / "research" / "layout.json"
    sights = ([(match.observe(0), match.decision)] for match in [Match(both, 2, "seen")])
    (tmp_path / f"{name}.json").write_text(json.dumps(discover(both, 4, sights).plain()), "utf-8")
    monkeypatch.setattr(layout, "layout_file", lambda game: tmp_path / f"{game}.json")
    seen, _ = SeatEnv(name, observation="arrays").reset(seed=1)
    assert "cheers.length" in seen["observation"]
    load_layout.cache_clear()


def test_an_expansion_without_a_sight_of_its_own_has_the_version_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")
    assert version_of("toy") == 2
    monkeypatch.setitem(GAMES, "toy", "tests.kernel")
    with pytest.raises(LayoutError, match=r"toy shows nothing .* research/sight\.py"):
        version_of("toy")


@pytest.mark.parametrize("name", all_names())
def test_arrays_and_sights_have_one_version(name: str) -> None:
    assert load_layout(name).version == version_of(name)
