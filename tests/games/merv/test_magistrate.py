"""The magistrate's walls: every class of places, in the order he likes them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from serai.games import merv
from serai.games.merv.actions.walls import slot_influence
from serai.games.merv.automa.actions import act
from serai.games.merv.automa.choices import slot_class
from serai.games.merv.names import COURTIER, NOBODY, NONE, WALLS
from serai.games.merv.setup import SETTINGS
from serai.games.merv.table import Table
from tests.rules import rules

GAME = merv.load()
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}
YOU, MAGISTRATE = 0, 1
CLASSES = [
    ((COURTIER, COURTIER), 4),
    ((COURTIER, MAGISTRATE), 3),
    ((MAGISTRATE, MAGISTRATE), 2),
    ((COURTIER, NOBODY), 2),
    ((MAGISTRATE, NOBODY), 1),
    ((COURTIER, YOU), 4),
    ((MAGISTRATE, YOU), 3),
    ((YOU, YOU), 4),
    ((NOBODY, NOBODY), 0),
]


def table(north: dict[str, tuple[int, int]]) -> Table:
    """Buildings behind some places; no other place accepts a wall."""
    t = GAME.setup(1, DEFAULTS, "walls")
    book = GAME.book
    slots = [book.slot_ids.index(slot) for slot in north]
    spare = [piece for piece in book.rampart_rank[::-1] if book.rampart_kind[piece] == 0]
    for slot, kind in enumerate(book.slot_kind):
        if slot not in slots and kind == 0:
            t.ramparts[slot] = spare.pop(0)
    for slot, owners in zip(slots, north.values(), strict=True):
        for square, owner in zip(book.slot_squares[slot], owners, strict=True):
            t.owners[square] = owner
    return t


@rules("MV-SOLO-WAL-02", "MV-WAL-04")
@pytest.mark.parametrize(("place", "owners", "influence"), [(n, *one) for n, one in enumerate(CLASSES)])
def test_a_place_has_its_class_and_influence(place: int, owners: tuple[int, int], influence: int) -> None:
    for pair in {owners, owners[::-1]}:
        t = table({"slot-N1": pair})
        slot = GAME.book.slot_ids.index("slot-N1")
        assert slot_class(t, slot) == place
        assert slot_influence(t, MAGISTRATE, slot) == influence


@rules("MV-SOLO-WAL-02")
def test_one_building_of_yours_is_the_same_class_as_two() -> None:
    t = table({"slot-N1": (YOU, NOBODY), "slot-N5": (YOU, YOU)})
    assert slot_class(t, GAME.book.slot_ids.index("slot-N1")) == slot_class(t, GAME.book.slot_ids.index("slot-N5"))


@rules("MV-SOLO-WAL-02")
@pytest.mark.parametrize(("better", "worse"), list(pairwise(owners for owners, _ in CLASSES)))
def test_he_prefers_the_better_class_even_further_clockwise(better: tuple[int, int], worse: tuple[int, int]) -> None:
    t = table({"slot-N1": worse, "slot-N5": better})
    act(t, WALLS, 1)
    assert t.ramparts[GAME.book.slot_ids.index("slot-N5")] != NONE
    assert t.ramparts[GAME.book.slot_ids.index("slot-N1")] == NONE


@rules("MV-SOLO-WAL-02", "MV-SOLO-WAL-01")
def test_within_a_class_he_goes_clockwise_with_the_cheapest_piece() -> None:
    t = table({"slot-N1": (YOU, NOBODY), "slot-N5": (YOU, YOU)})
    act(t, WALLS, 1)
    piece = t.ramparts[GAME.book.slot_ids.index("slot-N1")]
    assert GAME.book.rampart_ids[piece] == "wall-purple-1"


@rules("MV-SOLO-WAL-03")
def test_without_a_place_nothing_happens() -> None:
    t = table({})
    before = t.ramparts[:]
    act(t, WALLS, 9)
    gates = sum(piece != NONE for piece in t.ramparts) - sum(piece != NONE for piece in before)
    assert gates == 4
    act(t, WALLS, 1)
    assert NONE not in t.ramparts
