"""The mosque: a disc climbs, each space gives something (MV-MOS)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.names import FROM_MOSQUE, NONE
from serai.games.merv.paying import Cost, cost_note, pay, price_obstacle
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_points
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


def mosque(t: Table, me: int) -> Rules:
    """Any number of steps, each for the cost of its segment (MV-MOS-01)."""
    o = t.book.options
    while True:
        offer = StepOffer(t, me)
        chosen = yield from ask_with(CONTRACTS, t, me, "mosque", "MV-MOS-01", offer, ends=o.stop)
        if chosen is o.stop:
            return
        space = next_space(t, me) if chosen is o.advance else chosen.value
        yield from pay(t, me, step_cost(t, me, space), "MV-MOS-01")
        yield from enter(t, me, space)


def free_step(t: Table, me: int) -> Rules:
    """MV-EFF-14: one step for nothing; who is not yet on the track chooses a path."""
    o = t.book.options
    if t.players[me].mosque == NONE:
        chosen = yield ask(me, "free-path", "MV-EFF-14", o.path)
        yield from enter(t, me, chosen.value)
    elif next_space(t, me) != NONE:
        yield from enter(t, me, next_space(t, me))


def enter(t: Table, me: int, space: int) -> Rules:
    """MV-MOS-03: the points printed on the space, and its effect, at once."""
    climb(t, me, space)
    yield from in_order(t, me, t.book.space_effect[space], FROM_MOSQUE)


def climb(t: Table, seat: int, space: int) -> None:
    """The disc on its new space, with the points printed there."""
    t.players[seat].mosque = space
    t.tell("event-mosque", seat, "MV-MOS-02", space=t.book.space_ids[space])
    gain_points(t, seat, t.book.space_vp[space], FROM_MOSQUE, "MV-MOS-03")


def next_space(t: Table, seat: int) -> int:
    """The only way up (MV-MOS-02); NONE at the top, or before a path was chosen."""
    space = t.players[seat].mosque
    return t.book.next_space[space] if space != NONE else NONE


def step_cost(t: Table, me: int, space: int) -> Cost:
    """The cost of the segment that leads to a space."""
    here = t.players[me].mosque
    return t.book.edge_cost[space if here == NONE else len(t.book.space_ids) + here]


class StepOffer(TableOffer[Table]):
    """The paths to enter by, or the way up (MV-MOS-01, MV-MOS-02)."""

    __slots__ = ()

    def likely(self) -> Sequence[Option]:
        o = self.t.book.options
        return o.path if self._outside() else (o.advance,)

    def others(self) -> Sequence[Option]:
        o = self.t.book.options
        return (o.advance,) if self._outside() else o.path

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if option is not t.book.options.advance:
            if not self._outside():
                return reasons.ON_A_PATH
        elif self._outside():
            return reasons.NOT_IN_MOSQUE
        space = self._space(option)
        if space == NONE:
            return reasons.MOSQUE_TOP
        return price_obstacle(t, self.me, step_cost(t, self.me, space), "MV-MOS-01")

    def note(self, option: Option) -> Message | None:
        """What a step costs and gives."""
        book = self.t.book
        if option is not book.options.advance and option not in book.options.path:
            return None
        space = self._space(option)
        note = cost_note(step_cost(self.t, self.me, space))
        gives = {"effect": book.space_effect[space], "n": book.space_vp[space]}
        return Message("note-step-points" if book.space_vp[space] else "note-step", {**note.arguments, **gives})

    def _outside(self) -> bool:
        return self.t.players[self.me].mosque == NONE

    def _space(self, option: Option) -> int:
        """Where a step leads, or NONE."""
        space: int = next_space(self.t, self.me) if option is self.t.book.options.advance else option.value
        return space
