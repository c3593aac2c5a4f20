"""Placing a worker on a face-up card (WF-WRK)."""

from __future__ import annotations

from serai.games.wayfarers.effects.influence import has_fee, pay_fee
from serai.games.wayfarers.names import SLOTS, WORKERS
from serai.games.wayfarers.reasons import ACTION_USELESS, NEED_FEE, NEED_FEE_AND_ACTION, WORKER_THERE
from serai.games.wayfarers.table import NO_CARD, Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.message import Message
from serai.kernel.perform import Waiting


def place_worker(t: Table, me: int, colour: int) -> Rules:
    """WF-WRK-03: choose the card, pay a fee, place, resolve the action of the slot, at least one part of it."""
    player = t.players[me]
    arguments = {"colour": f"worker-{WORKERS[colour]}"}
    chosen = yield ask(
        me,
        "place-worker",
        "WF-WRK-01",
        lambda: _cards_for(t, me, colour),
        arguments,
        note=lambda option: _note(t, me, option),
        refused=lambda: _refused(t, me, colour),
    )
    place = t.place_of(chosen.value)
    if has_fee(t, me, place):
        with_silver, with_provision = _fee_ways(t, me, colour, place)
        yield from pay_fee(t, me, place, with_silver, with_provision)
    player.workers[colour] -= 1
    _put(t, colour, place)
    card = t.book.cards[chosen.value].id
    t.tell("event-place-worker", me, "WF-WRK-03", colour=f"worker-{WORKERS[colour]}", card=card)
    performer = t.book.performer
    waiting: list[Waiting] = [(part, 0) for part in performer.flat(t.book.slot_action[place])]
    yield from performer.resolve(t, me, waiting, at_least_one=True)


def _cards_for(t: Table, me: int, colour: int) -> list[Option]:
    cards = t.book.options.card
    return [cards[t.display[place]] for place in _places(t, colour) if not worker_obstacle(t, me, colour, place)]


def can_place_worker(t: Table, me: int, colour: int) -> bool:
    """Whether there is a card for a worker of this colour."""
    for place in t.book.worker_places[colour]:
        if t.display[place] != NO_CARD and not worker_obstacle(t, me, colour, place):
            return True
    return False


def worker_obstacle(t: Table, me: int, colour: int, place: int) -> Reason | None:
    """Why a worker cannot be put on a card, or None (WF-WRK-01, -02)."""
    if t.display_workers[place] >> colour & 1:
        return WORKER_THERE
    if has_fee(t, me, place):
        player = t.players[me]
        if player.silver < t.book.fee and player.provision < t.book.fee:
            return NEED_FEE
        return None if any(_fee_ways(t, me, colour, place)) else NEED_FEE_AND_ACTION
    return None if _action_possible(t, me, colour, place) else ACTION_USELESS


def _places(t: Table, colour: int) -> list[int]:
    return [place for place in t.book.worker_places[colour] if t.display[place] != NO_CARD]


def _put(t: Table, colour: int, place: int) -> None:
    t.display_workers[place] |= 1 << colour
    t.placed = place
    t.placed_worker = colour


def _action_possible(t: Table, me: int, colour: int, place: int) -> bool:
    """Whether the action of the slot would change anything once the worker stands there (WF-WRK-05)."""
    if t.book.slot_always[place]:
        return True
    _put(t, colour, place)
    possible = t.book.performer.possible(t, me, t.book.slot_action[place], 0)
    t.display_workers[place] &= ~(1 << colour)
    t.placed = t.placed_worker = -1
    return possible


def _fee_ways(t: Table, me: int, colour: int, place: int) -> tuple[bool, bool]:
    """With which resource the fee can be paid so that the action is still possible."""
    player = t.players[me]
    fee = t.book.fee
    with_silver = with_provision = False
    if player.silver >= fee:
        player.silver -= fee
        with_silver = _action_possible(t, me, colour, place)
        player.silver += fee
    if player.provision >= fee:
        player.provision -= fee
        with_provision = _action_possible(t, me, colour, place)
        player.provision += fee
    return with_silver, with_provision


def _note(t: Table, me: int, option: Option) -> Message:
    """What the worker would do there."""
    place = t.place_of(option.value)
    key = "note-worker-action-and-fee" if has_fee(t, me, place) else "note-worker-action"
    return Message(key, {"slot": place % SLOTS + 1, "effect": t.book.slot_action[place]})


def _refused(t: Table, me: int, colour: int) -> list[Refusal]:
    refused: list[Refusal] = []
    for place in _places(t, colour):
        if reason := worker_obstacle(t, me, colour, place):
            refused.append(Refusal(t.book.options.card[t.display[place]], reason))
    return refused
