"""Placing a worker on a face-up card (WF-WRK)."""

from __future__ import annotations

from serai.games.wayfarers.effects.influence import has_fee, pay_fee
from serai.games.wayfarers.names import WORKERS
from serai.games.wayfarers.reasons import (
    ACTION_USELESS,
    NEED_FEE,
    NEED_FEE_AND_ACTION,
    NO_WORKER,
    NO_WORKER_PLACE,
    WORKER_OF_OTHER_ROWS,
    WORKER_THERE,
    provision_obstacle,
    silver_obstacle,
)
from serai.games.wayfarers.table import NO_CARD, NOBODY, Table
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import Waiting


def place_worker(t: Table, me: int, colour: int) -> Rules:
    """WF-WRK-03: choose the card, pay a fee, place, resolve the action of the slot, at least one part of it."""
    player = t.players[me]
    offer = WorkerOffer(t, me, colour)
    chosen = yield ask(me, "place-worker", "WF-WRK-01", offer, {"colour": f"worker-{WORKERS[colour]}"})
    place = t.place_of(chosen.value)
    if has_fee(t, me, place):
        yield from pay_fee(t, me, place, *_fee_obstacles(t, me, colour, place))
    player.workers[colour] -= 1
    _put(t, colour, place)
    card = t.book.cards[chosen.value].id
    t.tell("event-place-worker", me, "WF-WRK-03", colour=f"worker-{WORKERS[colour]}", card=card)
    performer = t.book.performer
    waiting: list[Waiting] = [(part, 0) for part in performer.flat(t.book.slot_action[place])]
    yield from performer.resolve(t, me, waiting, at_least_one=True)


class WorkerOffer(TableOffer[Table]):
    """The face-up cards of the rows where a worker of a colour goes."""

    __slots__ = ("colour",)

    def __init__(self, t: Table, me: int, colour: int) -> None:
        self.t = t
        self.me = me
        self.colour = colour

    def options(self) -> list[Option]:
        t = self.t
        cards = t.book.options.card
        found: list[Option] = []
        for place in t.book.worker_places[self.colour]:
            card = t.display[place]
            if card != NO_CARD and worker_obstacle(t, self.me, self.colour, place) is None:
                found.append(cards[card])
        return found

    def likely(self) -> list[Option]:
        display = self.t.display
        cards = self.t.book.options.card
        return [cards[display[place]] for place in self.t.book.worker_places[self.colour] if display[place] != NO_CARD]

    def others(self) -> list[Option]:
        t = self.t
        cards = t.book.options.card
        return [cards[card] for place, card in enumerate(t.display) if _is_elsewhere(t, self.colour, place)]

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        place = t.place_of(option.value)
        if _is_elsewhere(t, self.colour, place):
            return WORKER_OF_OTHER_ROWS
        return worker_obstacle(t, self.me, self.colour, place)

    def note(self, option: Option) -> Message | None:
        return _note(self.t, self.me, option)


def colour_obstacle(t: Table, me: int, colour: int) -> Reason | None:
    """Why no worker of a colour can be placed, or None."""
    if not t.players[me].workers[colour]:
        return NO_WORKER
    for place in t.book.worker_places[colour]:
        if t.display[place] != NO_CARD and worker_obstacle(t, me, colour, place) is None:
            return None
    return NO_WORKER_PLACE


def worker_obstacle(t: Table, me: int, colour: int, place: int) -> Reason | None:
    """Why a worker cannot be put on a card, or None (WF-WRK-01, -02)."""
    if t.display_workers[place] >> colour & 1:
        return WORKER_THERE
    owner = t.display_influence[place]
    if owner != NOBODY and owner != me:  # `has_fee`, without a call
        player = t.players[me]
        if player.silver < t.book.fee and player.provision < t.book.fee:
            return NEED_FEE
        return NEED_FEE_AND_ACTION if all(_fee_obstacles(t, me, colour, place)) else None
    return None if _action_possible(t, me, colour, place) else ACTION_USELESS


def _is_elsewhere(t: Table, colour: int, place: int) -> bool:
    """Whether a card lies in a row that the worker never goes to."""
    return t.display[place] != NO_CARD and place not in t.book.worker_places[colour]


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


def _fee_obstacles(t: Table, me: int, colour: int, place: int) -> tuple[Reason | None, Reason | None]:
    """Why the fee cannot be paid in Silver, in Provisions: the action must still be possible afterwards."""
    player = t.players[me]
    fee = t.book.fee
    in_silver = silver_obstacle(player.silver, fee)
    if in_silver is None:
        player.silver -= fee
        in_silver = None if _action_possible(t, me, colour, place) else NEED_FEE_AND_ACTION
        player.silver += fee
    in_provisions = provision_obstacle(player.provision, fee)
    if in_provisions is None:
        player.provision -= fee
        in_provisions = None if _action_possible(t, me, colour, place) else NEED_FEE_AND_ACTION
        player.provision += fee
    return in_silver, in_provisions


def _note(t: Table, me: int, option: Option) -> Message:
    """What the worker would do there."""
    place = t.place_of(option.value)
    key = "note-worker-action-and-fee" if has_fee(t, me, place) else "note-worker-action"
    return Message(key, {"slot": place % t.book.slots + 1, "effect": t.book.slot_action[place]})
