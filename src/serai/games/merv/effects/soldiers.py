"""Deploying soldiers (MV-SOLD)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.names import NOBODY, NONE
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_influence
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message
from serai.kernel.offer import Both, TableOffer


def deploy(t: Table, me: int, call: Call, source: int) -> Rules:
    """`deploy(n)`: n times in a row, each one optional (MV-SOLD-04)."""
    (times,) = call.words
    assert isinstance(times, int)
    yield from deploy_soldiers(t, me, times)


def deploy_soldiers(t: Table, me: int, times: int) -> Rules:
    o = t.book.options
    for _ in range(times):
        if deploy_obstacle(t, me) is not None:
            return
        chosen = yield ask(me, "soldier", "MV-SOLD-01", Both(SoldierOffer(t, me), o.may_decline))
        if chosen is o.decline:
            t.tell("event-declined", me, "MV-SOLD-02")
            return
        place_soldier(t, me, chosen.value)


def place_soldier(t: Table, seat: int, square: int) -> None:
    """A servant becomes a soldier; more influence on somebody else's building (MV-SOLD-03)."""
    t.soldiers[square] = seat
    t.tell("event-soldier", seat, "MV-SOLD-01", square=t.book.square_ids[square])
    gain_influence(t, seat, t.book.soldier_influence[t.owners[square] != seat], "MV-SOLD-03")


class SoldierOffer(TableOffer[Table]):
    """The districts with a building; and why not the others."""

    __slots__ = ()

    def likely(self) -> Sequence[Option]:
        options = self.t.book.options.soldier
        return [options[square] for square, owner in enumerate(self.t.owners) if owner != NOBODY]

    def others(self) -> Sequence[Option]:
        return [option for option in self.t.book.options.soldier if self.t.owners[option.value] == NOBODY]

    def obstacle(self, option: Option) -> Reason | None:
        return soldier_obstacle(self.t, option.value)

    def note(self, option: Option) -> Message | None:
        t = self.t
        if option not in t.book.options.soldier:
            return None
        square: int = option.value
        influence = t.book.soldier_influence[t.owners[square] != self.me]
        return Message("note-soldier", {"district": t.book.district_ids[t.tiles[square]], "n": influence})


def soldier_obstacle(t: Table, square: int) -> Reason | None:
    """Why no soldier can stand on a district; None if one can (MV-SOLD-01)."""
    if t.owners[square] == NOBODY:
        return reasons.SOLDIER_NO_BUILDING
    if t.soldiers[square] != NOBODY:
        return reasons.SOLDIER_THERE
    if t.upgrades[square] != NONE:
        return reasons.UPGRADE_THERE
    if t.is_walled(square):
        return reasons.WALLED
    return None


def deploy_obstacle(t: Table, me: int) -> Reason | None:
    """Why deploying would do nothing."""
    if not t.servants_left(me):
        return reasons.NO_SERVANT
    soldiers = t.soldiers
    for square, owner in enumerate(t.owners):
        if owner != NOBODY and soldiers[square] == NOBODY and soldier_obstacle(t, square) is None:
            return None
    return reasons.NO_PLACE_FOR_SOLDIER
