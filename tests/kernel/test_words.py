"""Words for tables: what is told is read back, and mistakes name their part."""

from __future__ import annotations

import re
from typing import Any

import pytest

from serai.kernel.state import State
from serai.kernel.words import (
    Amounts,
    Bits,
    ByName,
    Derived,
    Field,
    Flag,
    Kind,
    Later,
    Listed,
    Marked,
    Number,
    OwnWords,
    Part,
    Schema,
    Seat,
    States,
    Word,
    number_of,
)

COLOURS = ("cube-red", "cube-blue")


class Camp(State):
    FIELDS = ("tents", "guard")
    __slots__ = FIELDS
    tents: int
    guard: bool


class Traveller(State):
    FIELDS = ("silver", "cubes", "camp")
    __slots__ = FIELDS
    silver: int
    cubes: list[int]
    camp: Camp | None


class Road(State):
    FIELDS = ("turn", "round", "marks", "owner", "deck", "bits", "travellers", "spare", "secret")
    __slots__ = FIELDS
    turn: int
    round: int
    marks: list[int]
    owner: list[int]
    deck: list[int]
    bits: int
    travellers: list[Traveller]
    spare: list[int]
    secret: int


def traveller(place: int) -> Schema:
    camp = Schema({"tents": Field("tents", Number(9), "how many tents"), "guard": Field("guard", Flag(), "on guard")})
    return Schema(
        {
            "silver": Field("silver", Number(), "coins"),
            "cubes": Field("cubes", Amounts(COLOURS, "cube-"), "by colour"),
            "camp": Part("camp", camp, "the camp"),
            "load": Later(lambda one: [], "settled at the end"),
        }
    )


def double(state: Any, at: str, said: Any) -> None:
    state.round = number_of(at, said) // 2


SCHEMA = Schema(
    {
        "turn": Field("turn", Seat(2, {"nobody": -1}), "whose turn"),
        "round": Field("round", Number(3, shift=1), "the round"),
        "marks": Field("marks", Marked(("gate-north", "gate-south"), "gate-"), "open gates"),
        "owner": Field("owner", ByName(("inn", "well"), Seat(2, {"": -1}), empty=-1), "owners"),
        "deck": Field("deck", Listed(Word(("fig", "date")), backwards=True), "the next one first"),
        "bits": Field("bits", Bits(("dry", "hot")), "weather"),
        "travellers": States("travellers", traveller, "each of them"),
        "twice": OwnWords(lambda road: road.round * 2, double, "twice the round"),
        "sum": Derived(lambda road: road.travellers[0].silver, "all silver"),
        "rest": Later(lambda road: [], "settled at the end"),
    },
    untold=("secret",),
)


def road() -> Road:
    t = Road()
    t.turn, t.round, t.marks, t.owner, t.deck, t.bits = 1, 0, [0, 1], [-1, 0], [0, 1, 1], 2
    t.spare, t.secret = [4, 5], 7
    t.travellers = []
    for place in range(2):
        one = Traveller()
        one.silver, one.cubes, one.camp = place, [place, 2], None
        t.travellers.append(one)
    camp = Camp()
    camp.tents, camp.guard = 3, True
    t.travellers[1].camp = camp
    return t


def test_a_state_is_told_in_words() -> None:
    assert SCHEMA.say(road()) == {
        "turn": 1,
        "round": 1,
        "marks": ["south"],
        "owner": {"well": 0},
        "deck": ["date", "date", "fig"],
        "bits": ["hot"],
        "travellers": {
            "0": {"silver": 0, "cubes": {"red": 0, "blue": 2}, "load": []},
            "1": {"silver": 1, "cubes": {"red": 1, "blue": 2}, "camp": {"tents": 3, "guard": True}, "load": []},
        },
        "twice": 0,
        "sum": 0,
        "rest": [],
        "spare": [4, 5],
    }


def test_what_was_told_is_read_back() -> None:
    t, other = road(), road()
    other.turn, other.deck, other.bits, other.spare = -1, [], 0, []
    other.travellers[1].cubes = [0, 0]
    said = SCHEMA.say(t)
    del said["sum"], said["twice"]
    assert SCHEMA.read(other, "given", said) == {"rest": [], "travellers": {"0": {"load": []}, "1": {"load": []}}}
    assert other.dump() == t.dump()


def test_what_is_not_given_stays() -> None:
    t = road()
    SCHEMA.read(t, "given", {"travellers": {"1": {"cubes": {"red": 5}}}, "turn": "nobody", "twice": 6})
    assert (t.turn, t.round, t.travellers[1].cubes, t.travellers[1].silver) == (-1, 3, [5, 2], 1)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (3, "given: 3 is no table of names and values"),
        ({"tern": 1}, "given.tern: there is no such part; parts are turn, round, "),
        ({"turn": 2}, "given.turn: 2 is unknown; expected one of 0, 1, nobody"),
        ({"turn": True}, "given.turn: True is unknown"),
        ({"turn": [1]}, "given.turn: [1] is unknown"),
        ({"round": 0}, "given.round: 0 is no number from 1 to 4"),
        ({"round": "x"}, "given.round: 'x' is no number from 1 to 4"),
        ({"marks": "south"}, "given.marks: 'south' is no list"),
        ({"marks": ["west"]}, "given.marks: 'west' is unknown; expected one of north, south"),
        ({"owner": ["inn"]}, "given.owner: ['inn'] is no table of names and values"),
        ({"owner": {"inn": "king"}}, "given.owner.inn: 'king' is unknown; expected one of 0, 1, '' (nothing)"),
        ({"deck": ["fig", 3]}, "given.deck: 3 is unknown; expected one of fig, date"),
        ({"bits": {}}, "given.bits: {} is no list"),
        ({"travellers": {"2": {}}}, "given.travellers: there is no '2'; they are 0 to 1"),
        ({"travellers": {"0": {"silver": -1}}}, "given.travellers.0.silver: -1 is no number from 0"),
        ({"travellers": {"0": {"cubes": {"red": "x"}}}}, "given.travellers.0.cubes.red: 'x' is no number from 0"),
        ({"travellers": {"0": {"camp": {"tents": 1}}}}, "given.travellers.0.camp: there is none at this table"),
        ({"travellers": {"1": {"camp": {"guard": 1}}}}, "given.travellers.1.camp.guard: 1 is neither true nor false"),
        ({"sum": 3}, "given.sum: this follows from the rest and cannot be given"),
        ({"twice": "x"}, "given.twice: 'x' is no number from 0"),
        ({"spare": ["x"]}, "given.spare: 'x' is no value like 4"),
        ({"secret": 1}, "given.secret: there is no such part"),
    ],
)
def test_a_mistake_names_its_part(given: Any, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        SCHEMA.read(road(), "given", given)


@pytest.mark.parametrize(
    ("kind", "said", "problem"),
    [
        (Listed(Number(6), length=2), [1], "it: 1 of them, expected 2"),
        (Listed(Number(6), once=True), [1, 1], "it: 1 stands twice"),
        (Marked(("a", "b")), ["b", "b"], "it: 'b' stands twice"),
        (Bits(("a", "b")), ["a", "a"], "it: 'a' stands twice"),
        (Listed(Number(6, 1)), [0], "it: 0 is no number from 1 to 6"),
    ],
)
def test_lists_know_their_bounds(kind: Kind, said: Any, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        kind.read("it", said, [])


def test_lists_without_an_order_are_sorted() -> None:
    assert Listed(Number(), ordered=False).read("it", [3, 1, 2], []) == [1, 2, 3]


def test_names_that_are_not_given_may_become_empty() -> None:
    kind = ByName(("inn", "well"), Number(), empty=0, anew=True)
    assert kind.read("it", {"well": 2}, [1, 1]) == [0, 2]


def test_every_part_says_what_it_wants() -> None:
    entries = dict(SCHEMA.entries_for(road()))
    assert entries["turn"].wanted == "one of 0, 1, nobody"
    assert entries["round"].wanted == "a number from 1 to 4"
    assert entries["deck"].wanted == "a list: one of fig, date"
    assert [name for name, _, _ in entries["travellers"].parts(road())] == ["0.silver", "0.cubes", "0.camp", "0.load"]
    assert all(entry.about for entry in entries.values())
