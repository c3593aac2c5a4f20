"""The steps of a Behaviour card, one function each (EN-AUTO-11..14), and how an automa takes a card (EN-AUTO-08)."""

from __future__ import annotations

from typing import Final

from serai.games.encyclopedia.automa.choices import choose_card, choose_expedition_space
from serai.games.encyclopedia.cards import card_id, draw, take_from_display
from serai.games.encyclopedia.effects.gains import gains
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
    SPENT,
)
from serai.games.encyclopedia.reputation import advance, become_first_player, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.effects import Call

_PLACES: Final = {"embassy": AT_EMBASSY, "bank": AT_BANK, "university": AT_UNIVERSITY, "academy": AT_ACADEMY}


def take_card(t: Table, seat: int, kind: int, rule: str) -> None:
    """EN-AUTO-08: the preferred card of the display; from an empty display the top of the deck."""
    player = t.players[seat]
    card = choose_card(t, seat, kind)
    if card != NOTHING_THERE:
        take_from_display(t, kind, card)
        if t.story is not None:
            book = t.book
            continent = (book.expert_continent if kind == EXPERT else book.animal_continent)[card]
            name = card_id(t, kind, card)
            t.tell("event-automa-card", seat, "EN-AUTO-08", card=name, continent=book.continents[continent])
    else:
        card = draw(t, kind)
        if card == NOTHING_THERE:
            t.tell("event-pick-lost", seat, rule, card=KINDS[kind])
            return
        if t.story is not None:
            t.tell("event-card-drawn", seat, "EN-AUTO-12", card=card_id(t, kind, card))
    if kind == EXPERT:
        player.tucked.append(card)  # EN-AUTO-15: they just pile up
    else:
        player.study.append(card)
        player.cubes.append(0)


def _place(t: Table, seat: int, call: Call) -> None:
    location = str(call.words[0])
    if location in _PLACES:
        t.places[t.die] = _PLACES[location]
        t.tell("event-placed", seat, "EN-AUTO-10", location=location)
        return
    space = choose_expedition_space(t, seat)
    if space == NOTHING_THERE:
        t.places[t.die] = SPENT
        t.tell("event-automa-no-space", seat, "EN-AUTO-13")
        return
    t.places[t.die] = FIRST_SPACE + space
    t.spaces[space] = t.die
    t.target = space
    t.tell("event-placed", seat, "EN-AUTO-13", location=t.book.space_ids[space])


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


STEPS: Final = {
    "place": _place,
    "gain": _gain,
    "take": _take,
    "space_reputation": _space_reputation,
    "cash_tokens": _cash_tokens,
    "first_player": _first_player,
}
