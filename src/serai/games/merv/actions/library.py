"""The library: cubes of different colours for scrolls (MV-LIB-01)."""

from __future__ import annotations

from functools import partial

from serai.games.merv import reasons
from serai.games.merv.contracts import choose
from serai.games.merv.effects.gains import gain_scrolls
from serai.games.merv.names import CUBES, NONE, WHITE
from serai.games.merv.paying import Payment, open_conversion, spend
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask


def library(t: Table, me: int) -> Rules:
    """Up to four cubes, each of a different colour, white ones freely; then a scroll for each (MV-LIB-01).

    The cubes are chosen one after the other. A white cube is offered when no other colour is left to spend: it can
    do all that a coloured one can.
    """
    o = t.book.options
    used = 0  # bits of the colours spent
    spent = 0
    while True:
        options = _offered(t, me, used, spent)
        if spent:
            if len(options) == 1:
                break
            chosen = yield ask(
                me, "library", "MV-LIB-01", options, {"n": spent}, refused=partial(_refused, t, me, used, spent)
            )
        else:  # nothing is half resolved before the first cube: contracts are open
            chosen = yield from choose(
                t,
                me,
                "library",
                "MV-LIB-01",
                lambda: _offered(t, me, 0, 0),
                lambda: _refused(t, me, 0, 0),
                arguments={"n": 0},
                ends=o.stop,
            )
        if chosen is o.stop:
            break
        colour: int = chosen.value
        convert = colour if chosen in o.convert else NONE
        if convert == NONE and colour != WHITE:
            used |= 1 << colour
        cubes = tuple(int(own == colour) for own in range(len(CUBES)))
        spend(t, me, Payment(cubes, False, convert), "MV-LIB-01")
        spent += 1
    if spent:
        yield from gain_scrolls(t, me, spent)


def _offered(t: Table, me: int, used: int, spent: int) -> list[Option]:
    o = t.book.options
    options = [o.cube[colour] for colour in range(len(CUBES)) if cube_obstacle(t, me, used, spent, colour) is None]
    convert = open_conversion(t, me)
    if convert != NONE and used >> convert & 1 and t.players[me].cubes[convert] and spent < t.book.library_cubes:
        options.append(o.convert[convert])  # a second cube of that colour as another one
    options.append(o.stop)
    return options


def cube_obstacle(t: Table, me: int, used: int, spent: int, colour: int) -> Reason | None:
    """Why a cube cannot be added; None if it can."""
    cubes = t.players[me].cubes
    if spent == t.book.library_cubes:
        return reasons.library_limit(spent)
    if not cubes[colour]:
        return reasons.NO_SUCH_CUBE
    if colour != WHITE:
        return reasons.COLOUR_USED if used >> colour & 1 else None
    for own in range(WHITE):
        if cubes[own] and not used >> own & 1:
            return reasons.KEEP_WHITE
    return None


def _refused(t: Table, me: int, used: int, spent: int) -> list[Refusal]:
    o = t.book.options
    found = ((o.cube[colour], cube_obstacle(t, me, used, spent, colour)) for colour in range(len(CUBES)))
    return [Refusal(option, reason) for option, reason in found if reason is not None]
