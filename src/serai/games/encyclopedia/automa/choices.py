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
from serai.kernel.criteria import best
from serai.kernel.message import SeatName

_LOCATION_ORDER: Final = (AT_EMBASSY, AT_BANK, AT_UNIVERSITY, AT_ACADEMY, FIRST_SPACE, SPENT)  # EN-TURN-05


def sort_dice(t: Table, seat: int, dice: list[int]) -> list[int]:
    """EN-AUTO-06: ascending by value; of equal ones the lower Priority first."""
    priority = t.players[seat].priority
    colour = t.book.die_colour
    return sorted(dice, key=lambda die: (t.values[die], -priority[colour[die]], die))


def choose_card(t: Table, seat: int, kind: int) -> int:
    """EN-AUTO-08: of the highest Priority continent on display the first card, or NOTHING_THERE."""
    priority = t.players[seat].priority
    continents = t.book.expert_continent if kind == EXPERT else t.book.animal_continent
    cards = [card for card in display(t, kind) if card != NOTHING_THERE]
    if not cards:
        return NOTHING_THERE
    return best(cards, (("why-priority", lambda card: -priority[continents[card]]),))[0]


def choose_die(t: Table, seat: int) -> int:
    """EN-AUTO-09: the highest value on any board; then its Priorities, its own board, the poorest slot, the nearest."""
    places = t.places
    priority = t.players[seat].priority
    around = t.clockwise(seat)
    die, why = best(
        [die for die, place in enumerate(places) if 0 <= place < FIRST_SPACE],
        (
            ("why-highest", lambda die: t.values[die]),
            ("why-priority", lambda die: -priority[t.book.die_colour[die]]),
            ("why-own-board", lambda die: places[die] // SEAT_STRIDE == seat),
            ("why-slot", lambda die: 0 if places[die] // SEAT_STRIDE == seat else -(places[die] % SEAT_STRIDE)),
            ("why-nearest", lambda die: -around.index(places[die] // SEAT_STRIDE)),
            ("why-same", lambda die: -die),
        ),
    )
    if t.story is not None:
        t.tell(
            "event-automa-die",
            seat,
            "EN-AUTO-09",
            die=t.book.die_ids[die],
            value=t.values[die],
            owner=SeatName(places[die] // SEAT_STRIDE),
            own=int(places[die] // SEAT_STRIDE == seat),
            why=why,
        )
    return die


def choose_expedition_space(t: Table, seat: int) -> int:
    """EN-AUTO-13: of the continents with a free space the one with most of its Animals, ties by Priority."""
    book = t.book
    player = t.players[seat]
    free = [t.free_space(continent) for continent in range(len(book.continents))]
    continents = [continent for continent, space in enumerate(free) if space != NOTHING_THERE]
    if not continents:
        return NOTHING_THERE
    counts = [0] * len(free)
    for animal in player.study:
        counts[book.animal_continent[animal]] += 1
    continent, why = best(
        continents,
        (
            ("why-most-animals", lambda continent: counts[continent]),
            ("why-priority", lambda continent: -player.priority[continent]),
        ),
    )
    if t.story is not None:
        t.tell("event-automa-continent", seat, "EN-AUTO-13", continent=book.continents[continent], why=why)
    return free[continent]


def choose_board_die(t: Table, seat: int) -> int:
    """EN-OPT-03: the highest die on the central board; ties by Priority, then location, then Expedition space.

    NOTHING_THERE if there is none.
    """
    dice = [die for die in range(len(t.places)) if t.is_on_central_board(die)]
    if not dice:
        return NOTHING_THERE
    priority = t.players[seat].priority
    die, why = best(
        dice,
        (
            ("why-highest", lambda die: t.values[die]),
            ("why-priority", lambda die: -priority[t.book.die_colour[die]]),
            ("why-location", lambda die: -_LOCATION_ORDER.index(min(t.places[die], FIRST_SPACE))),
            ("why-space", lambda die: -t.places[die]),
            ("why-same", lambda die: -die),
        ),
    )
    if t.story is not None:
        t.tell("event-automa-board-die", seat, "EN-OPT-03", die=t.book.die_ids[die], value=t.values[die], why=why)
    return die
