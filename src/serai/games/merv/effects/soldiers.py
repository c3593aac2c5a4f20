"""Deploying soldiers (MV-SOLD)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.effects.tracks import gain_influence
from serai.games.merv.names import NOBODY, NONE
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message


def deploy(t: Table, me: int, call: Call, source: int) -> Rules:
    """`deploy(n)`: n times in a row, each one optional (MV-SOLD-04)."""
    (times,) = call.words
    assert isinstance(times, int)
    yield from deploy_soldiers(t, me, times)


def deploy_soldiers(t: Table, me: int, times: int) -> Rules:
    o = t.book.options
    for _ in range(times):
        if not t.servants_left(me):
            return
        squares = places_for_soldier(t)
        if not squares:
            return
        chosen = yield ask(
            me,
            "soldier",
            "MV-SOLD-01",
            [*(o.soldier[square] for square in squares), o.decline],
            note=lambda option: _note(t, me, option),
            refused=lambda: _refused(t),
        )
        if chosen is o.decline:
            t.tell("event-declined", me, "MV-SOLD-02")
            return
        place_soldier(t, me, chosen.value)


def place_soldier(t: Table, seat: int, square: int) -> None:
    """A servant becomes a soldier; more influence on somebody else's building (MV-SOLD-03)."""
    t.soldiers[square] = seat
    t.tell("event-soldier", seat, "MV-SOLD-01", square=t.book.square_ids[square])
    gain_influence(t, seat, t.book.soldier_influence[t.owners[square] != seat], "MV-SOLD-03")


def places_for_soldier(t: Table) -> list[int]:
    owners = t.owners
    return [square for square in range(len(owners)) if owners[square] != NOBODY and soldier_obstacle(t, square) is None]


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
    owners = t.owners
    for square in range(len(owners)):
        if owners[square] != NOBODY and soldier_obstacle(t, square) is None:
            return None
    return reasons.NO_PLACE_FOR_SOLDIER


def _note(t: Table, me: int, option: Option) -> Message | None:
    if option is t.book.options.decline:
        return None
    district = t.book.district_ids[t.tiles[option.value]]
    return Message("note-soldier", {"district": district, "n": t.book.soldier_influence[t.owners[option.value] != me]})


def _refused(t: Table) -> list[Refusal]:
    o = t.book.options
    found = ((o.soldier[square], soldier_obstacle(t, square)) for square in range(t.book.squares))
    return [Refusal(option, reason) for option, reason in found if reason is not None]
