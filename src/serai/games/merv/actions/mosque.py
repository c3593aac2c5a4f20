"""The mosque: a disc climbs, each space gives something (MV-MOS)."""

from __future__ import annotations

from serai.games.merv.contracts import choose
from serai.games.merv.effects import perform
from serai.games.merv.effects.tracks import gain_points
from serai.games.merv.names import FROM_MOSQUE, NONE
from serai.games.merv.paying import Cost, can_pay, cannot_pay, cost_note, discount_open, open_conversion, pay
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Refusal, Rules, ask
from serai.kernel.message import Message


def mosque(t: Table, me: int) -> Rules:
    """Any number of steps, each for the cost of its segment (MV-MOS-01)."""
    o = t.book.options
    while True:
        chosen = yield from choose(
            t,
            me,
            "mosque",
            "MV-MOS-01",
            lambda: _offered(t, me),
            lambda: _refused(t, me),
            lambda option: _note(t, me, option),
            ends=o.stop,
        )
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
    yield from perform(t, me, t.book.space_effect[space], FROM_MOSQUE)


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


def _offered(t: Table, me: int) -> list[Option]:
    o = t.book.options
    discount = discount_open(t, me)
    convert = open_conversion(t, me)
    if t.players[me].mosque == NONE:
        options = [option for option in o.path if can_pay(t, me, step_cost(t, me, option.value), discount, convert)]
        options.append(o.stop)
        return options
    space = next_space(t, me)
    if space != NONE and can_pay(t, me, step_cost(t, me, space), discount, convert):
        return [o.advance, o.stop]
    return [o.stop]


def _note(t: Table, me: int, option: Option) -> Message | None:
    """What a step costs and gives."""
    o = t.book.options
    if option is not o.advance and option not in o.path:
        return None
    space = next_space(t, me) if option is o.advance else option.value
    note = cost_note(step_cost(t, me, space))
    gives = {"effect": t.book.space_effect[space], "n": t.book.space_vp[space]}
    return Message("note-step-points" if t.book.space_vp[space] else "note-step", {**note.arguments, **gives})


def _refused(t: Table, me: int) -> list[Refusal]:
    o = t.book.options
    offered = _offered(t, me)
    tried = o.path if t.players[me].mosque == NONE else [o.advance] if next_space(t, me) != NONE else []
    return [
        Refusal(option, cannot_pay("MV-MOS-01", step_cost(t, me, space)))
        for option in tried
        if option not in offered
        for space in [next_space(t, me) if option is o.advance else option.value]
    ]
