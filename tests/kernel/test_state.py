"""Plain data: dump, load, digest, and the table's own tools."""

from __future__ import annotations

from typing import ClassVar

import pytest

from serai.kernel.state import State
from serai.kernel.table import Table
from tests.kernel.toy import TOY, ToyTable, moments


class Leaf(State):
    __slots__ = ("n", "word")
    FIELDS = ("n", "word")

    def __init__(self, n: int, word: str | None) -> None:
        self.n = n
        self.word = word


class Branch(State):
    __slots__ = ("leaf", "leaves", "numbers")
    FIELDS = ("numbers", "leaf", "leaves")
    NESTED: ClassVar[dict[str, type[State]]] = {"leaf": Leaf, "leaves": Leaf}

    def __init__(self) -> None:
        self.numbers = [1, 2, [3]]
        self.leaf = Leaf(1, None)
        self.leaves = [Leaf(2, "two"), Leaf(3, "é")]


def test_a_dump_is_plain_and_comes_back_as_the_same_state() -> None:
    dump = Branch().dump()
    assert dump == {
        "numbers": [1, 2, [3]],
        "leaf": {"n": 1, "word": None},
        "leaves": [{"n": 2, "word": "two"}, {"n": 3, "word": "é"}],
    }
    again = Branch.load(dump)
    assert isinstance(again.leaves[1], Leaf)
    assert again.dump() == dump
    assert again.digest() == Branch().digest()


def test_loading_does_not_share_lists_with_the_dump() -> None:
    dump = Branch().dump()
    again = Branch.load(dump)
    again.numbers.append(4)
    assert dump["numbers"] == [1, 2, [3]]


def test_a_digest_is_the_same_for_ever() -> None:
    assert Branch().digest() == "ad4b41c924c9955e29022b9d4f5edcab"


def test_any_change_changes_the_digest() -> None:
    branch = Branch()
    branch.leaves[1].n = 4
    assert branch.digest() != Branch().digest()


@pytest.mark.parametrize("plain", [None, [], {}, {"n": 1}, {"n": 1, "word": "x", "more": 2}, "text"])
def test_what_is_no_dump_is_refused(plain: object) -> None:
    with pytest.raises(ValueError, match="not a dump of Leaf"):
        Leaf.load(plain)


def test_a_table_tells_only_while_somebody_listens() -> None:
    table = next(moments("tell")).table
    table.tell("event-lost", 0, "TOY-EFF-05")
    assert table.story is None
    table.story = []
    table.tell("event-lost", 0, "TOY-EFF-05", n=1)
    event = table.story[0]
    assert (event.key, event.seat, event.rule, event.arguments) == ("event-lost", 0, "TOY-EFF-05", {"n": 1})


def test_a_roll_counts_as_a_revelation() -> None:
    table = next(moments("roll")).table
    before = table.reveals
    assert 1 <= table.roll() <= 6
    assert table.reveals == before + 1


def test_a_table_without_copy_says_so() -> None:
    with pytest.raises(TypeError, match="Table has no copy"):
        Table().copy()


def test_the_copy_of_a_table_is_equal_and_independent() -> None:
    for match in moments("copies", 3):
        table = match.table
        assert isinstance(table, ToyTable)
        twin = table.copy()
        assert twin.dump() == table.dump()
        before = table.dump()
        for part in (twin.coin, twin.gem, twin.deck, twin.discard, *twin.hands, *twin.played):
            part.append(99)
        twin.chance.word()
        assert table.dump() == before
        assert TOY.load_table(before).dump() == before
