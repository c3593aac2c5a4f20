"""The palace: courtiers in rooms (MV-PAL)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.names import FROM_PALACE
from serai.games.merv.paying import Cost, cost_note, pay, price_obstacle
from serai.games.merv.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


def palace(t: Table, me: int) -> Rules:
    """Any number of courtiers, one at a time, each dearer than the one before (MV-PAL-01)."""
    o = t.book.options
    while True:
        chosen = yield from ask_with(CONTRACTS, t, me, "palace", "MV-PAL-01", RoomOffer(t, me), ends=o.stop)
        if chosen is o.stop:
            return
        room: int = chosen.value
        yield from pay(t, me, _price(t, me, room), "MV-PAL-01")
        yield from place_courtier(t, me, room)


def free_courtier(t: Table, me: int) -> Rules:
    """MV-EFF-16: a courtier for nothing; may be declined."""
    o = t.book.options
    offer = Offer(o.room, lambda option: room_obstacle(t, me, option.value))
    if not offer.options():
        return
    chosen = yield ask(me, "free-courtier", "MV-EFF-16", offer + o.may_decline)
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
        yield from in_order(t, me, t.book.room_first[room], FROM_PALACE)


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


class RoomOffer(TableOffer[Table]):
    """The rooms, each for the cost of the next courtier."""

    __slots__ = ()

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.room

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        return room_obstacle(t, self.me, option.value) or price_obstacle(
            t, self.me, _price(t, self.me, option.value), "MV-PAL-01"
        )

    def note(self, option: Option) -> Message | None:
        return cost_note(_price(self.t, self.me, option.value)) if option in self.likely() else None


def _price(t: Table, me: int, room: int) -> Cost:
    """The cost of the next courtier of a player (MV-PAL-01)."""
    return t.book.courtier_cost(room, sum(t.players[me].courtiers))
