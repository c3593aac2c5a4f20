"""Drawing, rolling and placing dice at the start of a round (EN-DICE)."""

from __future__ import annotations

from serai.games.encyclopedia.automa import sort_dice
from serai.games.encyclopedia.names import BAG, FIRST_SPACE, HAND, NOTHING_THERE, SEAT_STRIDE
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Rules, ask
from serai.kernel.message import Message


def draw_dice(t: Table, seat: int) -> Rules:
    """Draw dice from the bag, roll them, and place one on each slot (EN-DICE-01..04)."""
    drawn: list[int] = []
    for _ in range(min(t.book.dice_drawn + t.extra_dice, len(t.bag))):
        die = t.bag.pop()
        t.places[die] = HAND
        t.values[die] = t.roll()
        drawn.append(die)
        if t.story is not None:
            t.tell("event-rolled", seat, "EN-DICE-01", die=t.book.die_ids[die], value=t.values[die])
    if t.players[seat].is_automa:
        for place, die in enumerate(sort_dice(t, seat, drawn)):
            _put(t, seat, die, min(place, t.book.slots - 1))  # EN-AUTO-06: a fifth joins the fourth
        return
    o = t.book.options
    for slot, name in enumerate(t.book.slot_ids):
        if not drawn:
            return
        choice = yield ask(
            seat,
            "place-die",
            "EN-DICE-02",
            [o.die[die] for die in drawn],
            {"slot": name},
            note=lambda option: Message("note-rolled", {"value": t.values[option.value]}),
        )
        drawn.remove(choice.value)
        _put(t, seat, choice.value, slot)
    for die in drawn:  # EN-DICE-04: one slot gets a second die
        choice = yield ask(
            seat, "place-extra-die", "EN-DICE-04", o.slot, {"die": t.book.die_ids[die], "value": t.values[die]}
        )
        _put(t, seat, die, choice.value)


def _put(t: Table, seat: int, die: int, slot: int) -> None:
    t.places[die] = seat * SEAT_STRIDE + slot
    if t.story is not None:
        t.tell("event-die-placed", seat, "EN-DICE-02", die=t.book.die_ids[die], slot=t.book.slot_ids[slot])


def dice_on_boards(t: Table) -> list[int]:
    """The dice that can be taken in the turns phase."""
    return [die for die, place in enumerate(t.places) if 0 <= place < FIRST_SPACE]


def return_dice(t: Table) -> None:
    """EN-ROUND-07: all dice go back into the bag."""
    count = len(t.places)
    t.bag = list(range(count))
    t.chance.shuffle(t.bag)
    t.places = [BAG] * count
    t.values = [0] * count
    t.spaces = [NOTHING_THERE] * len(t.spaces)
