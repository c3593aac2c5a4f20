"""What tools/copies.py writes into the tables: up to date, and right for every kind of field."""

from __future__ import annotations

import pytest

from tools.copies import BEGIN, END, tables, written

FIELDS = """
class Player(State):
    \"\"\"One player.\"\"\"

    silver: int
    dice: list[int]
    cards: Kept[list[int]]
    decks: list[Kept[list[int]]]
    rows: list[list[int]]


class Table(KernelTable):
    book: Apart[Book]
    players: list[Player]
    automa: Player | None
    name: str | None
"""


def with_marks(source: str) -> str:
    first, second = source.split("\n\n\nclass Table")
    return f"{first}\n\n{BEGIN}\n{END}\n\n\nclass Table{second}\n{BEGIN}\n{END}\n"


def test_every_table_is_up_to_date() -> None:
    found = tables()
    assert found
    for path in found:
        source = path.read_text("utf-8")
        assert written(source) == source, f"{path} is out of date: run python tools/copies.py"


@pytest.mark.parametrize(
    "line",
    [
        '        "silver", "dice", "cards", "decks", "rows",',
        "    __slots__ = FIELDS",
        "        twin.silver = self.silver",
        "        twin.dice = self.dice.copy()",
        "        twin.cards = self.cards",
        "        twin.decks = self.decks.copy()",
        "        twin.rows = [one.copy() for one in self.rows]",
        '        *KernelTable.FIELDS, "players", "automa", "name",',
        '    __slots__ = (*FIELDS[len(KernelTable.FIELDS) :], "book")',
        '    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance, "players": Player, "automa": Player}',
        "        twin.chance = self.chance.copy()",
        "        twin.story = None",
        "        twin.book = self.book",
        "        twin.players = [one.copy() for one in self.players]",
        "        twin.automa = self.automa.copy() if self.automa is not None else None",
        "        twin.name = self.name",
    ],
)
def test_every_kind_of_field_is_copied_in_its_way(line: str) -> None:
    assert line in written(with_marks(FIELDS)).split("\n")


def test_what_is_written_once_stays() -> None:
    once = written(with_marks(FIELDS))
    assert written(once) == once


def test_a_field_that_cannot_be_copied_is_named() -> None:
    with pytest.raises(AssertionError, match=r"no way to copy dict\[str, int\]"):
        written(with_marks(FIELDS.replace("silver: int", "silver: dict[str, int]")))
