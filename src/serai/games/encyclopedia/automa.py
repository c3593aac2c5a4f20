"""The automas: competitors that follow their Behaviour card (EN-AUTO). They decide everything by fixed rules."""

from __future__ import annotations

from typing import Final

from serai.games.encyclopedia.cards import card_id, display, draw, take_from_display
from serai.games.encyclopedia.effects import gains
from serai.games.encyclopedia.names import (
    ANIMAL,
    AT_ACADEMY,
    AT_BANK,
    AT_EMBASSY,
    AT_UNIVERSITY,
    EXPERT,
    FIRST_SPACE,
    KINDS,
    NOTHING_THERE,
    SEAT_STRIDE,
    SPENT,
)
from serai.games.encyclopedia.reputation import advance, become_first_player, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.effects import Call
from serai.kernel.message import SeatName

_PLACES: Final = {"embassy": AT_EMBASSY, "bank": AT_BANK, "university": AT_UNIVERSITY, "academy": AT_ACADEMY}
_LOCATION_ORDER: Final = (AT_EMBASSY, AT_BANK, AT_UNIVERSITY, AT_ACADEMY)


def sort_dice(t: Table, seat: int, dice: list[int]) -> list[int]:
    """EN-AUTO-06: ascending by value; of equal ones the lower Priority first."""
    priority = t.players[seat].priority
    colour = t.book.die_colour
    return sorted(dice, key=lambda die: (t.values[die], -priority[colour[die]], die))


def take_card(t: Table, seat: int, kind: int, rule: str) -> None:
    """EN-AUTO-08: of the highest Priority continent on display the first card; else the top of the deck."""
    player = t.players[seat]
    book = t.book
    continents = book.expert_continent if kind == EXPERT else book.animal_continent
    found = NOTHING_THERE
    for card in display(t, kind):
        if card != NOTHING_THERE and (
            found == NOTHING_THERE or player.priority[continents[card]] < player.priority[continents[found]]
        ):
            found = card
    if found != NOTHING_THERE:
        take_from_display(t, kind, found)
        if t.story is not None:
            continent = book.continents[continents[found]]
            t.tell("event-automa-card", seat, "EN-AUTO-08", card=card_id(t, kind, found), continent=continent)
    else:
        found = draw(t, kind)
        if found == NOTHING_THERE:
            t.tell("event-pick-lost", seat, rule, card=KINDS[kind])
            return
        if t.story is not None:
            t.tell("event-card-drawn", seat, "EN-AUTO-12", card=card_id(t, kind, found))
    if kind == EXPERT:
        player.tucked.append(found)  # EN-AUTO-15: they just pile up
    else:
        player.study.append(found)
        player.cubes.append(0)


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


def act(t: Table, seat: int) -> None:
    """EN-AUTO-10: do the steps of the line that the rolled value selects."""
    value = t.values[t.die]
    player = t.players[seat]
    t.tell("event-automa-line", seat, "EN-AUTO-10", value=value, behaviour=t.book.behaviour_ids[player.behaviour])
    for call in t.book.behaviour[player.behaviour][value]:
        _STEPS[call.verb.name](t, seat, call)
        while t.picks:  # its own turn: cards of the Reputation track at once
            take_card(t, seat, t.picks.pop(0), "EN-AUTO-07")


def _place(t: Table, seat: int, call: Call) -> None:
    location = str(call.words[0])
    if location in _PLACES:
        t.places[t.die] = _PLACES[location]
        t.tell("event-placed", seat, "EN-AUTO-10", location=location)
        return
    space = _expedition_space(t, seat)
    if space == NOTHING_THERE:
        t.places[t.die] = SPENT
        t.tell("event-automa-no-space", seat, "EN-AUTO-13")
        return
    t.places[t.die] = FIRST_SPACE + space
    t.spaces[space] = t.die
    t.target = space
    t.tell("event-placed", seat, "EN-AUTO-13", location=t.book.space_ids[space])


def _expedition_space(t: Table, seat: int) -> int:
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


def _gain(t: Table, seat: int, call: Call) -> None:
    receive(t, seat, gains(call), "EN-AUTO-11", t.book.behaviour_ids[t.players[seat].behaviour])


def _take(t: Table, seat: int, call: Call) -> None:
    card, amount = call.words
    assert isinstance(amount, int)
    for _ in range(amount):
        take_card(t, seat, EXPERT if card == "expert" else ANIMAL, "EN-AUTO-12")


def _space_reputation(t: Table, seat: int, call: Call) -> None:
    if t.target != NOTHING_THERE and t.book.space_stars[t.target]:
        advance(t, seat, t.book.space_stars[t.target], "EN-AUTO-13", t.book.space_ids[t.target])


def _cash_tokens(t: Table, seat: int, call: Call) -> None:
    player = t.players[seat]
    tokens = player.tokens
    each = call.words[0]
    assert isinstance(each, int)
    player.tokens = 0
    player.points += tokens * each
    t.tell("event-automa-cashed", seat, "EN-AUTO-13", n=tokens, points=tokens * each)


def _first_player(t: Table, seat: int, call: Call) -> None:
    become_first_player(t, seat)  # EN-AUTO-14


_STEPS: Final = {
    "place": _place,
    "gain": _gain,
    "take": _take,
    "space_reputation": _space_reputation,
    "cash_tokens": _cash_tokens,
    "first_player": _first_player,
}


def choose_board_die(t: Table, seat: int, dice: list[int]) -> int:
    """EN-OPT-03: the highest die on the central board; ties by Priority, then location, then Expedition space."""
    priority = t.players[seat].priority

    def rank(die: int) -> tuple[int, int, bool, int, int, int]:
        place = t.places[die]
        at = _LOCATION_ORDER.index(place) if place in _LOCATION_ORDER else len(_LOCATION_ORDER)
        return -t.values[die], priority[t.book.die_colour[die]], place == SPENT, at, place, die

    return min(dice, key=rank)
