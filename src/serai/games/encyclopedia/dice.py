"""The dice: drawn, rolled and placed in a round (EN-DICE), taken in a turn (EN-TURN-04), rolled again (EN-SEAL)."""

from __future__ import annotations

from serai.games.encyclopedia.automa.choices import sort_dice
from serai.games.encyclopedia.boosts import begin_to_use
from serai.games.encyclopedia.names import BAG, FIRST_SPACE, NOTHING_THERE, ROLLED, SEAT_STRIDE
from serai.games.encyclopedia.reputation import receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Rules, ask
from serai.kernel.message import Message, SeatName


def draw_and_roll(t: Table) -> None:
    """EN-DICE-01: who has still to place dice draws them from the bag, clockwise; then all roll, in that order."""
    drawn: list[tuple[int, int]] = []
    for seat in t.clockwise(t.active)[: t.left]:
        for _ in range(min(t.book.dice_drawn + t.extra_dice, len(t.bag))):
            drawn.append((seat, t.bag.pop()))
    for seat, die in drawn:
        t.places[die] = ROLLED - seat
        t.values[die] = t.roll()
        if t.story is not None:
            t.tell("event-rolled", seat, "EN-DICE-01", die=t.book.die_ids[die], value=t.values[die])


def rolled_dice(t: Table, seat: int) -> list[int]:
    """The dice that a competitor has still to place."""
    return [die for die, place in enumerate(t.places) if place == ROLLED - seat]


def place_dice(t: Table, seat: int, rolled: list[int]) -> Rules:
    """One die on each slot, with everybody's rolled dice in view (EN-DICE-02..04)."""
    if t.players[seat].is_automa:
        for place, die in enumerate(sort_dice(t, seat, rolled)):
            _put(t, seat, die, min(place, t.book.slots - 1))  # EN-AUTO-06: a fifth joins the fourth
        return
    o = t.book.options
    for slot, name in enumerate(t.book.slot_ids):
        if not rolled:
            return
        choice = yield ask(
            seat,
            "place-die",
            "EN-DICE-02",
            [o.die[die] for die in rolled],
            {"slot": name},
            note=lambda option: Message("note-rolled", {"value": t.values[option.value]}),
        )
        rolled.remove(choice.value)
        _put(t, seat, choice.value, slot)
    for die in rolled:  # EN-DICE-04: one slot gets a second die
        choice = yield ask(
            seat, "place-extra-die", "EN-DICE-04", o.slot, {"die": t.book.die_ids[die], "value": t.values[die]}
        )
        _put(t, seat, die, choice.value)


def _put(t: Table, seat: int, die: int, slot: int) -> None:
    t.places[die] = seat * SEAT_STRIDE + slot
    if t.story is not None:
        t.tell("event-die-placed", seat, "EN-DICE-02", die=t.book.die_ids[die], slot=t.book.slot_ids[slot])


def take_die(t: Table, me: int, die: int) -> None:
    """EN-TURN-04: take a die; another owner gains the effect of its slot."""
    owner, slot = divmod(t.places[die], SEAT_STRIDE)
    begin_to_use(t, die)
    if t.story is not None and not t.players[me].is_automa:
        t.tell(
            "event-die-taken",
            me,
            "EN-TURN-04",
            die=t.book.die_ids[die],
            value=t.values[die],
            owner=SeatName(owner),
            own=int(owner == me),
        )
    if owner != me:
        face = 1 if t.players[owner].is_automa else 0
        receive(t, owner, t.book.slot_gains[face][slot], "EN-TURN-04", t.book.slot_ids[slot], waits=True)


def roll_again(t: Table, me: int, die: int) -> None:
    """A die leaves the central board and is rolled; a space it lay on is free again (EN-SEAL-04)."""
    place = t.places[die]
    if place >= FIRST_SPACE:
        t.spaces[place - FIRST_SPACE] = NOTHING_THERE
    t.values[die] = t.roll()
    begin_to_use(t, die)
    t.tell("event-extra-action", me, "EN-SEAL-02", die=t.book.die_ids[die], value=t.values[die])


def return_dice(t: Table) -> None:
    """EN-ROUND-07: all dice go back into the bag."""
    count = len(t.places)
    t.bag = list(range(count))
    t.chance.shuffle(t.bag)
    t.places = [BAG] * count
    t.values = [0] * count
    t.spaces = [NOTHING_THERE] * len(t.spaces)
