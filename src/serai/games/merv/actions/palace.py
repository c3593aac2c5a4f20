"""The palace: courtiers in rooms (MV-PAL)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.contracts import choose
from serai.games.merv.effects import perform
from serai.games.merv.names import FROM_PALACE
from serai.games.merv.paying import Cost, can_pay, cannot_pay, cost_note, discount_open, open_conversion, pay
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.message import Message


def palace(t: Table, me: int) -> Rules:
    """Any number of courtiers, one at a time, each dearer than the one before (MV-PAL-01)."""
    o = t.book.options
    while True:
        chosen = yield from choose(
            t,
            me,
            "palace",
            "MV-PAL-01",
            lambda: _offered(t, me),
            lambda: _refused(t, me),
            lambda option: _note(t, me, option),
            ends=o.stop,
        )
        if chosen is o.stop:
            return
        room: int = chosen.value
        yield from pay(t, me, _price(t, me, room), "MV-PAL-01")
        yield from place_courtier(t, me, room)


def free_courtier(t: Table, me: int) -> Rules:
    """MV-EFF-16: a courtier for nothing; may be declined."""
    o = t.book.options
    rooms = [room for room in range(len(t.book.room_ids)) if room_obstacle(t, me, room) is None]
    if not rooms:
        return
    chosen = yield ask(
        me,
        "free-courtier",
        "MV-EFF-16",
        [*(o.room[room] for room in rooms), o.decline],
        refused=lambda: [
            Refusal(o.room[room], reason)
            for room in range(len(t.book.room_ids))
            if (reason := room_obstacle(t, me, room)) is not None
        ],
    )
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    yield from place_courtier(t, me, chosen.value)


def place_courtier(t: Table, me: int, room: int) -> Rules:
    """A servant becomes a courtier; the first of a room gains its favour (MV-PAL-03)."""
    first = not courtiers_in(t, room)
    t.players[me].courtiers[room] += 1
    t.tell("event-courtier", me, "MV-PAL-02", room=t.book.room_ids[room])
    if first:
        yield from perform(t, me, t.book.room_first[room], FROM_PALACE)


def courtiers_in(t: Table, room: int) -> int:
    count = 0
    for player in t.players:
        count += player.courtiers[room]
    return count


def room_obstacle(t: Table, me: int, room: int) -> Reason | None:
    """Why no courtier can be placed in a room, the cost apart (MV-PAL-02, MV-PAL-04)."""
    if courtiers_in(t, room) >= t.book.room_capacity[room]:
        return reasons.ROOM_FULL
    return None if t.servants_left(me) else reasons.NO_SERVANT_FOR_ROOM


def _offered(t: Table, me: int) -> list[Option]:
    o = t.book.options
    if not t.servants_left(me):
        return [o.stop]
    discount = discount_open(t, me)
    convert = open_conversion(t, me)
    placed = sum(t.players[me].courtiers)
    options = [
        o.room[room]
        for room in range(len(t.book.room_ids))
        if can_pay(t, me, t.book.courtier_cost(room, placed), discount, convert) and room_obstacle(t, me, room) is None
    ]
    options.append(o.stop)
    return options


def _note(t: Table, me: int, option: Option) -> Message | None:
    if option not in t.book.options.room:
        return None
    return cost_note(_price(t, me, option.value))


def _price(t: Table, me: int, room: int) -> Cost:
    """The cost of the next courtier of a player (MV-PAL-01)."""
    return t.book.courtier_cost(room, sum(t.players[me].courtiers))


def _refused(t: Table, me: int) -> list[Refusal]:
    o = t.book.options
    offered = _offered(t, me)
    return [
        Refusal(option, room_obstacle(t, me, option.value) or cannot_pay("MV-PAL-01", _price(t, me, option.value)))
        for option in o.room
        if option not in offered
    ]
