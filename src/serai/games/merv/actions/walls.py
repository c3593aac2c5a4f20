"""The walls: walls and gates around the city (MV-WAL)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.names import NOBODY, NONE
from serai.games.merv.paying import cost_note, pay, price_obstacle
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_influence
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.state import with_number


def walls(t: Table, me: int) -> Rules:
    """Any number of walls and gates, one at a time, each for its cost (MV-WAL-01)."""
    o = t.book.options
    while True:
        chosen = yield from ask_with(CONTRACTS, t, me, "walls", "MV-WAL-01", RampartOffer(t, me), ends=o.stop)
        if chosen is o.stop:
            return
        piece: int = chosen.value
        yield from pay(t, me, t.book.rampart_cost[piece], "MV-WAL-01")
        yield from choose_slot(t, me, piece)


def free_rampart(t: Table, me: int) -> Rules:
    """MV-EFF-15: any wall or gate for nothing; may be declined."""
    o = t.book.options
    if not different_pieces(t):
        return
    chosen = yield ask(me, "free-rampart", "MV-EFF-15", FreeRampartOffer(t, me) + o.may_decline)
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    yield from choose_slot(t, me, chosen.value)


class FreeRampartOffer(TableOffer[Table]):
    """The pieces of the reserve, one of each kind and cost."""

    __slots__ = ()

    def likely(self) -> Sequence[Option]:
        options = self.t.book.options.rampart
        return [options[piece] for piece in _next_pieces(self.t)]

    def others(self) -> Sequence[Option]:
        likely = self.likely()
        return [option for option in self.t.book.options.rampart if option not in likely]

    def obstacle(self, option: Option) -> Reason | None:
        return rampart_obstacle(self.t, option.value)

    def note(self, option: Option) -> Message | None:
        book = self.t.book
        return cost_note(book.rampart_cost[option.value]) if option in book.options.rampart else None


class RampartOffer(FreeRampartOffer):
    """The same for their cost."""

    __slots__ = ()

    def options(self) -> list[Option]:
        t = self.t
        options = t.book.options.rampart
        return [
            options[piece]
            for piece in _next_pieces(t)
            if self._price(piece) is None and _slot_obstacle(t, piece) is None
        ]

    def obstacle(self, option: Option) -> Reason | None:
        return rampart_obstacle(self.t, option.value) or self._price(option.value)

    def _price(self, piece: int) -> Reason | None:
        return price_obstacle(self.t, self.me, self.t.book.rampart_cost[piece], "MV-WAL-01")


def different_pieces(t: Table) -> list[int]:
    """The pieces of the reserve for which there is a slot, one of each kind and cost (MV-WAL-02)."""
    return [piece for piece in _next_pieces(t) if _slot_obstacle(t, piece) is None]


def _next_pieces(t: Table) -> list[int]:
    """The first piece of each kind and cost that is still in the reserve."""
    built = 0  # as bits: not to look through the list for every piece
    for piece in t.ramparts:
        if piece != NONE:
            built |= 1 << piece
    found = []
    for equals in t.book.equal_ramparts:
        for piece in equals:
            if not built >> piece & 1:
                found.append(piece)
                break
    return found


def rampart_obstacle(t: Table, piece: int) -> Reason | None:
    """Why a piece cannot be built, the cost apart; None if it can (MV-WAL-01..03)."""
    ramparts = t.ramparts
    if piece in ramparts:
        return reasons.RAMPART_BUILT
    for equal in t.book.rampart_equals[piece]:
        if equal == piece:
            break
        if equal not in ramparts:
            return reasons.EQUAL_RAMPART
    return _slot_obstacle(t, piece)


def _slot_obstacle(t: Table, piece: int) -> Reason | None:
    """MV-WAL-03: why there is no room for a piece of this kind; None if there is."""
    ramparts = t.ramparts
    for slot in t.book.slots_for[t.book.rampart_kind[piece]]:
        if ramparts[slot] == NONE:
            return None
    return reasons.NO_SLOT_LEFT


def choose_slot(t: Table, me: int, piece: int) -> Rules:
    """MV-WAL-03: gates in the middle of a side, walls elsewhere."""
    offer = Offer(
        t.book.options.slot,
        lambda option: slot_obstacle(t, piece, option.value),
        note=lambda option: Message("note-influence", {"n": slot_influence(t, me, option.value)}),
    )
    chosen = yield ask(me, "slot", "MV-WAL-03", offer, {"rampart": t.book.rampart_ids[piece]})
    build(t, me, piece, chosen.value)


def free_slots(t: Table, piece: int) -> list[int]:
    return [slot for slot in range(len(t.ramparts)) if slot_obstacle(t, piece, slot) is None]


def slot_obstacle(t: Table, piece: int, slot: int) -> Reason | None:
    """Why a piece cannot stand on a slot; None if it can."""
    if t.ramparts[slot] != NONE:
        return reasons.SLOT_TAKEN
    return None if t.book.slot_kind[slot] == t.book.rampart_kind[piece] else reasons.SLOT_OTHER_KIND


def build(t: Table, seat: int, piece: int, slot: int) -> None:
    """A piece on a slot, and its influence (MV-WAL-04)."""
    t.ramparts = with_number(t.ramparts, slot, piece)
    t.tell("event-rampart", seat, "MV-WAL-03", rampart=t.book.rampart_ids[piece], slot=t.book.slot_ids[slot])
    gain_influence(t, seat, slot_influence(t, seat, slot), "MV-WAL-04")


def slot_influence(t: Table, seat: int, slot: int) -> int:
    """For each of the two districts behind a slot: little for an own building, more for another's."""
    own, other = t.book.rampart_influence
    influence = 0
    for square in t.book.slot_squares[slot]:
        owner = t.owners[square]
        if owner != NOBODY:
            influence += own if owner == seat else other
    return influence
