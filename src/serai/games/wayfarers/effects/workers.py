"""Retrieving workers from face-up cards."""

from __future__ import annotations

from serai.games.wayfarers.effects.influence import Unit, has_fee, pay_fee
from serai.games.wayfarers.names import WORKERS
from serai.games.wayfarers.reasons import NEED_FEE, WORKER_OF_THIS_TURN
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Asking, Option, Reason, Refusal, ask
from serai.kernel.effects import Call


class RetrieveWorker(Unit):
    """retrieve_worker(n): take a worker from a face-up card (WF-EFF-06)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        for place, workers in enumerate(t.display_workers):
            if workers and (place != t.placed or workers != 1 << t.placed_worker) and not _fee_obstacle(t, me, place):
                return True
        return False

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        offered: list[Option] = []
        for place, workers in enumerate(t.display_workers):
            if workers and not _fee_obstacle(t, me, place):
                for colour in range(len(WORKERS)):
                    if workers >> colour & 1 and not (place == t.placed and colour == t.placed_worker):
                        offered.append(options.retrieve[t.display[place], colour])
        if optional:
            offered.append(options.skip)
        chosen = yield ask(me, "retrieve", "WF-EFF-06", offered, refused=lambda: _refused(t, me))
        if chosen is options.skip:
            return False
        card, colour = chosen.value
        place = t.place_of(card)
        if has_fee(t, me, place):  # WF-INF-07: each retrieval is an interaction of its own
            player = t.players[me]
            yield from pay_fee(t, me, place, player.silver >= t.book.fee, player.provision >= t.book.fee)
        t.display_workers[place] &= ~(1 << colour)
        t.players[me].workers[colour] += 1
        t.tell("event-retrieve", me, "WF-EFF-06", colour=f"worker-{WORKERS[colour]}", card=t.book.cards[card].id)
        return True


def _fee_obstacle(t: Table, me: int, place: int) -> Reason | None:
    if has_fee(t, me, place):
        player = t.players[me]
        if player.silver < t.book.fee and player.provision < t.book.fee:
            return NEED_FEE
    return None


def _refused(t: Table, me: int) -> list[Refusal]:
    refused: list[Refusal] = []
    for place, workers in enumerate(t.display_workers):
        for colour in range(len(WORKERS)):
            if workers >> colour & 1:
                option = t.book.options.retrieve[t.display[place], colour]
                if place == t.placed and colour == t.placed_worker:
                    refused.append(Refusal(option, WORKER_OF_THIS_TURN))
                elif reason := _fee_obstacle(t, me, place):
                    refused.append(Refusal(option, reason))
    return refused
