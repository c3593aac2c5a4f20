"""The walls: walls and gates around the city (MV-WAL)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.contracts import choose
from serai.games.merv.effects.tracks import gain_influence
from serai.games.merv.names import NOBODY, NONE
from serai.games.merv.paying import Cost, can_pay, cannot_pay, cost_note, discount_open, open_conversion, pay
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Refusal, Rules, ask
from serai.kernel.message import Message


def walls(t: Table, me: int) -> Rules:
    """Any number of walls and gates, one at a time, each for its cost (MV-WAL-01)."""
    o = t.book.options
    while True:
        chosen = yield from choose(
            t,
            me,
            "walls",
            "MV-WAL-01",
            lambda: _offered(t, me),
            lambda: _refused(t, me),
            lambda option: _note(t, option),
            ends=o.stop,
        )
        if chosen is o.stop:
            return
        piece: int = chosen.value
        yield from pay(t, me, t.book.rampart_cost[piece], "MV-WAL-01")
        yield from choose_slot(t, me, piece)


def free_rampart(t: Table, me: int) -> Rules:
    """MV-EFF-15: any wall or gate for nothing; may be declined."""
    o = t.book.options
    pieces = different_pieces(t)
    if not pieces:
        return
    chosen = yield ask(
        me,
        "free-rampart",
        "MV-EFF-15",
        [*(o.rampart[piece] for piece in pieces), o.decline],
        note=lambda option: _note(t, option),
    )
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    yield from choose_slot(t, me, chosen.value)


def different_pieces(t: Table) -> list[int]:
    """The pieces of the reserve for which there is a slot, one of each kind and cost (MV-WAL-02)."""
    book = t.book
    kinds = {book.slot_kind[slot] for slot, piece in enumerate(t.ramparts) if piece == NONE}
    found: dict[tuple[int, Cost], int] = {}
    built = set(t.ramparts)
    for piece in range(len(book.rampart_ids)):
        if piece not in built and book.rampart_kind[piece] in kinds:
            found.setdefault((book.rampart_kind[piece], book.rampart_cost[piece]), piece)
    return list(found.values())


def choose_slot(t: Table, me: int, piece: int) -> Rules:
    """MV-WAL-03: gates in the middle of a side, walls elsewhere."""
    options = t.book.options.slot
    chosen = yield ask(
        me,
        "slot",
        "MV-WAL-03",
        [options[slot] for slot in free_slots(t, piece)],
        {"rampart": t.book.rampart_ids[piece]},
        note=lambda option: Message("note-influence", {"n": slot_influence(t, me, option.value)}),
        refused=lambda: [
            Refusal(option, reasons.SLOT_TAKEN if t.ramparts[slot] != NONE else reasons.SLOT_OTHER_KIND)
            for slot, option in enumerate(options)
            if slot not in free_slots(t, piece)
        ],
    )
    build(t, me, piece, chosen.value)


def free_slots(t: Table, piece: int) -> list[int]:
    kind = t.book.rampart_kind[piece]
    kinds = t.book.slot_kind
    return [slot for slot, there in enumerate(t.ramparts) if there == NONE and kinds[slot] == kind]


def build(t: Table, seat: int, piece: int, slot: int) -> None:
    """A piece on a slot, and its influence (MV-WAL-04)."""
    t.ramparts[slot] = piece
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


def _offered(t: Table, me: int) -> list[Option]:
    o = t.book.options
    if not any(t.players[me].cubes) and not discount_open(t, me):
        return [o.stop]
    discount = discount_open(t, me)
    convert = open_conversion(t, me)
    options = [
        o.rampart[piece]
        for piece in different_pieces(t)
        if can_pay(t, me, t.book.rampart_cost[piece], discount, convert)
    ]
    options.append(o.stop)
    return options


def _note(t: Table, option: Option) -> Message | None:
    return cost_note(t.book.rampart_cost[option.value]) if option in t.book.options.rampart else None


def _refused(t: Table, me: int) -> list[Refusal]:
    o = t.book.options
    offered = _offered(t, me)
    pieces = different_pieces(t)
    found = []
    for piece, option in enumerate(o.rampart):
        if option in offered:
            continue
        if piece in t.ramparts:
            found.append(Refusal(option, reasons.RAMPART_BUILT))
        elif piece in pieces:
            found.append(Refusal(option, cannot_pay("MV-WAL-01", t.book.rampart_cost[piece])))
        elif not free_slots(t, piece):
            found.append(Refusal(option, reasons.NO_SLOT_LEFT))
    return found
