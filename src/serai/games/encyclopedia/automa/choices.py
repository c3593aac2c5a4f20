"""What an automa prefers: criteria one after the other (EN-AUTO-06, EN-AUTO-08, EN-AUTO-09, EN-AUTO-13, EN-OPT-03)."""

from __future__ import annotations

from typing import Final

from serai.games.encyclopedia.cards import display
from serai.games.encyclopedia.names import (
    AT_ACADEMY,
    AT_BANK,
    AT_EMBASSY,
    AT_UNIVERSITY,
    EXPERT,
    FIRST_SPACE,
    NOTHING_THERE,
    SEAT_STRIDE,
    SPENT,
)
from serai.games.encyclopedia.table import Table
from serai.kernel.message import SeatName

_LOCATION_ORDER: Final = (AT_EMBASSY, AT_BANK, AT_UNIVERSITY, AT_ACADEMY)


def sort_dice(t: Table, seat: int, dice: list[int]) -> list[int]:
    """EN-AUTO-06: ascending by value; of equal ones the lower Priority first."""
    priority = t.players[seat].priority
    colour = t.book.die_colour
    return sorted(dice, key=lambda die: (t.values[die], -priority[colour[die]], die))


def choose_card(t: Table, seat: int, kind: int) -> int:
    """EN-AUTO-08: of the highest Priority continent on display the first card, or NOTHING_THERE."""
    priority = t.players[seat].priority
    continents = t.book.expert_continent if kind == EXPERT else t.book.animal_continent
    found = NOTHING_THERE
    for card in display(t, kind):
        if card != NOTHING_THERE and (
            found == NOTHING_THERE or priority[continents[card]] < priority[continents[found]]
        ):
            found = card
    return found


def choose_die(t: Table, seat: int) -> int:
    """EN-AUTO-09: the highest value on any board; then its Priorities, its own board, the poorest slot, the nearest."""
    player = t.players[seat]
    around = t.clockwise(seat)
    ranked: list[list[int]] = []
    for die, place in enumerate(t.places):
        if 0 <= place < FIRST_SPACE:
            owner, slot = divmod(place, SEAT_STRIDE)
            other = int(owner != seat)
            priority = player.priority[t.book.die_colour[die]]
            ranked.append([-t.values[die], priority, other, other * slot, around.index(owner), die])
    ranked.sort()
    die = ranked[0][-1]
    if t.story is not None:
        t.tell(
            "event-automa-die",
            seat,
            "EN-AUTO-09",
            die=t.book.die_ids[die],
            value=t.values[die],
            owner=SeatName(t.places[die] // SEAT_STRIDE),
            why=f"automa-die-{_CRITERIA[_decided(ranked)]}",
        )
    return die


_CRITERIA: Final = ("highest", "priority", "own-board", "slot", "nearest", "same")


def _decided(ranked: list[list[int]]) -> int:
    """By which criterion the first was chosen before the second."""
    if len(ranked) > 1:
        for place, (mine, other) in enumerate(zip(ranked[0], ranked[1], strict=True)):
            if mine != other:
                return place
    return 0


def choose_expedition_space(t: Table, seat: int) -> int:
    """EN-AUTO-13: of the continents with a free space the one with most of its Animals, ties by Priority."""
    book = t.book
    player = t.players[seat]
    counts = [0] * len(book.continents)
    for animal in player.study:
        counts[book.animal_continent[animal]] += 1
    ranked = sorted(range(len(counts)), key=lambda continent: (-counts[continent], player.priority[continent]))
    for continent in ranked:
        for space in range(book.first_space[continent], book.first_space[continent + 1]):
            if t.spaces[space] == NOTHING_THERE:
                return space
    return NOTHING_THERE


def choose_board_die(t: Table, seat: int, dice: list[int]) -> int:
    """EN-OPT-03: the highest die on the central board; ties by Priority, then location, then Expedition space."""
    priority = t.players[seat].priority

    def rank(die: int) -> tuple[int, int, bool, int, int, int]:
        place = t.places[die]
        at = _LOCATION_ORDER.index(place) if place in _LOCATION_ORDER else len(_LOCATION_ORDER)
        return -t.values[die], priority[t.book.die_colour[die]], place == SPENT, at, place, die

    return min(dice, key=rank)
