"""Retrieving workers from face-up cards."""

from __future__ import annotations

from serai.games.wayfarers.effects.influence import Unit, has_fee, pay_fee
from serai.games.wayfarers.names import WORKERS
from serai.games.wayfarers.reasons import NEED_FEE, WORKER_OF_THIS_TURN, provision_obstacle, silver_obstacle
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Asking, Option, Reason, ask
from serai.kernel.effects import Call
from serai.kernel.offer import TableOffer


class RetrieveWorker(Unit):
    """retrieve_worker(n): take a worker from a face-up card (WF-EFF-06)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        for place, workers in enumerate(t.display_workers):
            if workers and (place != t.placed or workers != 1 << t.placed_worker) and not _fee_obstacle(t, me, place):
                return True
        return False

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        for option in _workers_on_cards(t):
            card, colour = option.value
            return retrieve_obstacle(t, me, t.place_of(card), colour)
        return None

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        chosen = yield ask(me, "retrieve", "WF-EFF-06", RetrieveOffer(t, me, optional))
        if chosen is t.book.options.skip:
            return False
        card, colour = chosen.value
        place = t.place_of(card)
        if has_fee(t, me, place):  # WF-INF-07: each retrieval is an interaction of its own
            player = t.players[me]
            fee = t.book.fee
            in_silver = silver_obstacle(player.silver, fee)
            yield from pay_fee(t, me, place, in_silver, provision_obstacle(player.provision, fee))
        t.display_workers[place] &= ~(1 << colour)
        t.players[me].workers[colour] += 1
        t.tell("event-retrieve", me, "WF-EFF-06", colour=f"worker-{WORKERS[colour]}", card=t.book.cards[card].id)
        return True


class RetrieveOffer(TableOffer[Table]):
    """The workers on cards; where it is optional, none."""

    __slots__ = ("optional",)

    def __init__(self, t: Table, me: int, optional: bool) -> None:
        self.t = t
        self.me = me
        self.optional = optional

    def likely(self) -> list[Option]:
        found = _workers_on_cards(self.t)
        if self.optional:
            found.append(self.t.book.options.skip)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        if option is self.t.book.options.skip:
            return None
        card, colour = option.value
        return retrieve_obstacle(self.t, self.me, self.t.place_of(card), colour)


def _workers_on_cards(t: Table) -> list[Option]:
    retrieve = t.book.options.retrieve
    return [
        retrieve[t.display[place], colour]
        for place, workers in enumerate(t.display_workers)
        if workers
        for colour in range(len(WORKERS))
        if workers >> colour & 1
    ]


def retrieve_obstacle(t: Table, me: int, place: int, colour: int) -> Reason | None:
    """Why a worker cannot be taken from a card, or None."""
    if place == t.placed and colour == t.placed_worker:
        return WORKER_OF_THIS_TURN
    return _fee_obstacle(t, me, place)


def _fee_obstacle(t: Table, me: int, place: int) -> Reason | None:
    if has_fee(t, me, place):
        player = t.players[me]
        if player.silver < t.book.fee and player.provision < t.book.fee:
            return NEED_FEE
    return None
