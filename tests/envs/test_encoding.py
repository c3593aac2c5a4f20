"""Observations as arrays: nothing is lost, nothing hidden comes out."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from serai.envs.encoding import NOBODY, UNKNOWN, WORDS, Encoding, Integers, text
from serai.envs.layout import Layout, LayoutError, Node, load_layout
from serai.games import all_names
from serai.kernel.match import Match
from tests.envs.playing import moments


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", all_names())
def test_arrays_say_what_the_observation_says(name: str, players: int) -> None:
    encoding = Encoding(load_layout(name))
    for match in moments(name, players, every=23):
        for seat in range(players):
            arrays = encoding.named(encoding.vector(match, seat))
            assert arrays["me"].tolist() == [seat]
            compare(encoding, arrays, encoding.layout.view, match.observe(seat), "", ())


def compare(
    encoding: Encoding, arrays: dict[str, Integers], node: Node, value: Any, name: str, at: tuple[int, ...]
) -> None:
    """Check each part of an observation against its place in the arrays."""
    if isinstance(node, str):
        number = arrays[name][at or (0,)]
        expected = NOBODY if value is None else encoding.words[value] if isinstance(value, str) else int(value)
        assert number == expected, name
    elif "record" in node:
        for part, inside in node["record"].items():
            found = value[int(part)] if isinstance(value, tuple) else getattr(value, part)
            compare(encoding, arrays, inside, found, f"{name}.{part}" if name else part, at)
    elif "list" in node:
        assert arrays[f"{name}.length"][at or (0,)] == len(value)
        for place, one in enumerate(value):
            compare(encoding, arrays, node["list"], one, name, (*at, place))
    elif "table" in node:
        for key, one in value.items():
            compare(encoding, arrays, node["table"], one, name, (*at, node["keys"].index(key)))
    else:
        assert arrays[f"{name}.present"][at or (0,)] == (value is not None)
        if value is not None:
            compare(encoding, arrays, node["maybe"], value, name, at)


@pytest.mark.parametrize("name", all_names())
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    encoding = Encoding(load_layout(name))
    for match in moments(name, 2, every=17):
        for seat in range(2):
            twin = match.determinize(seat, "otherwise")
            assert np.array_equal(encoding.vector(match, seat), encoding.vector(twin, seat))
            assert text(match, seat) == text(twin, seat).replace(
                f'"position": {twin.position}', f'"position": {match.position}'
            )


def test_only_who_is_asked_knows_the_question() -> None:
    encoding = Encoding(load_layout("merv"))
    for match in moments("merv", 2, every=5):
        decision = match.decision
        for seat in range(2):
            asked = decision is not None and decision.seat == seat
            arrays = encoding.named(encoding.vector(match, seat))
            expected = encoding.words[decision.key] if decision is not None and asked else 0
            assert arrays["question"].tolist() == [expected]
            plain = json.loads(text(match, seat))
            assert plain["seat"] == seat
            assert ("options" in plain) == asked


def test_arguments_of_a_question_are_arrays_too() -> None:
    encoding = Encoding(load_layout("wayfarers"))
    seen = 0
    for match in moments("wayfarers", 2):
        if match.decision is not None and "value" in (match.decision.arguments or {}):
            assert match.decision.arguments is not None
            vector = encoding.vector(match, match.decision.seat)
            assert encoding.named(vector)["question.value"] == match.decision.arguments["value"]
            seen += 1
    assert seen


def first_match() -> Match:
    return next(moments("merv", 2))


def test_a_stack_of_vectors_has_named_arrays() -> None:
    encoding = Encoding(load_layout("merv"))
    match = first_match()
    stack = np.stack([encoding.vector(match, seat) for seat in (0, 1)])
    arrays = encoding.named(stack)
    assert arrays["me"].tolist() == [[0], [1]]
    assert arrays["players.points"].shape == (2, 4)
    assert np.shares_memory(arrays["players.points"], stack)
    assert encoding.size == sum(array[0].size for array in arrays.values())


def narrowed(**parts: Any) -> Layout:
    layout = load_layout("merv")
    return layout._replace(view={"record": {**layout.view["record"], **parts}})


def test_a_list_beyond_its_room_is_cut_but_its_length_is_true() -> None:
    match = first_match()
    order = match.observe(0).order
    arrays = Encoding(narrowed(order={"list": "number", "most": 1})).named(
        Encoding(narrowed(order={"list": "number", "most": 1})).vector(match, 0)
    )
    assert arrays["order"].tolist() == [order[0]]
    assert arrays["order.length"].tolist() == [len(order)]


def test_a_strange_word_is_told_apart_from_none() -> None:
    match = first_match()
    known = Encoding(load_layout("merv"))
    strange = Encoding(load_layout("merv")._replace(words=("nothing-of-the-game",)))
    assert known.named(known.vector(match, 0))["phase"] >= WORDS
    assert strange.named(strange.vector(match, 0))["phase"] == UNKNOWN


def test_a_layout_that_wants_what_is_gone_says_so() -> None:
    with pytest.raises(LayoutError, match=r"no longer have .*tools/layouts\.py merv"):
        Encoding(narrowed(gone="number")).vector(first_match(), 0)
