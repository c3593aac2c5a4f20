"""The end of a round: masters move to the queue of the next corner (MV-END), and what follows (MV-FLOW-01)."""

from __future__ import annotations

from functools import partial

from serai.games.merv import reasons
from serai.games.merv.names import COURTIER, INVASION, NOBODY, NONE, QUEUE, SCORING, TURNS
from serai.games.merv.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.message import Message


def end_round(t: Table) -> Rules:
    """One master after the other, from the rear of the path (MV-END-01)."""
    assert t.phase == QUEUE
    for master in [master for master in t.zones if master != NOBODY]:
        free = free_slots(t)
        most = min(camels_of(t, master), len(free) - 1)
        passes = most  # MV-2P-04: the automata pass as many as they can
        if t.is_human(master):
            passes = 0
            if most > 0:
                offer = Offer(
                    t.book.options.pass_slots[: most + 1],
                    partial(_obstacle, t, master, len(free)),
                    t.book.options.pass_slots[most + 1 :],
                    partial(_note, t, free),
                )
                chosen = yield ask(master, "queue", "MV-END-03", offer)
                passes = chosen.value
        take_slot(t, master, free, passes)
        t.zones[t.zones.index(master)] = NOBODY
    t.order = t.queue
    t.queue = [NOBODY] * len(t.queue)
    t.at = 0
    _discard_solo_card(t)
    t.round += 1
    if t.round < t.book.rounds:
        t.phase = TURNS
    else:
        t.round = 0
        t.phase = INVASION if t.book.invasion[t.year] else SCORING


def free_slots(t: Table) -> list[int]:
    """The free slots from the rear (MV-END-02)."""
    return [slot for slot in range(len(t.queue) - 1, -1, -1) if t.queue[slot] == NOBODY]


def take_slot(t: Table, master: int, free: list[int], passes: int) -> None:
    """A camel on each slot passed; the master takes the next free one, with the camels there (MV-END-03, 04)."""
    for slot in free[:passes]:
        t.queue_camels[slot] += 1
    slot = free[passes]
    gained = t.queue_camels[slot] - passes
    t.queue_camels[slot] = 0
    t.queue[slot] = master
    if master == COURTIER:
        t.courtier_camels += gained
        t.tell("event-courtier-queue", -1, "MV-2P-04", n=slot + 1, passes=passes)
    else:
        t.players[master].camels += gained
        t.tell("event-queue", master, "MV-END-02", n=slot + 1, passes=passes, camels=gained + passes)


def camels_of(t: Table, master: int) -> int:
    return t.courtier_camels if master == COURTIER else t.players[master].camels


def _discard_solo_card(t: Table) -> None:
    """MV-SOLO-T-08; a card that was removed from the game is set aside (MV-SOLO-T-10)."""
    if t.solo_card != NONE:
        if t.solo_card not in t.solo_removed:
            t.solo_discard = [*t.solo_discard, t.solo_card]
        t.solo_card = NONE


def _obstacle(t: Table, master: int, free: int, option: Option) -> Reason | None:
    """Why a master cannot pass so many of the free slots; None if he can."""
    if option.value >= free:
        return reasons.END_OF_QUEUE
    return None if option.value <= camels_of(t, master) else reasons.TOO_FEW_CAMELS


def _note(t: Table, free: list[int], option: Option) -> Message:
    slot = free[option.value]
    return Message("note-queue", {"n": slot + 1, "camels": t.queue_camels[slot]})
