"""The library: cubes of different colours for scrolls (MV-LIB-01)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.gains import gain_scrolls
from serai.games.merv.names import CUBES, NONE, WHITE
from serai.games.merv.paying import Payment, open_conversion, spend
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Rules
from serai.kernel.extras import NO_EXTRAS, ask_with
from serai.kernel.offer import TableOffer


def library(t: Table, me: int) -> Rules:
    """Up to four cubes, each of a different colour, white ones freely; then a scroll for each (MV-LIB-01).

    The cubes are chosen one after the other. A white cube is offered when no other colour is left to spend: it can
    do all that a coloured one can.
    """
    o = t.book.options
    used = 0  # bits of the colours spent
    spent = 0
    while True:
        extras = NO_EXTRAS if spent else CONTRACTS  # nothing is half resolved before the first cube
        offer = CubeOffer(t, me, used, spent)
        chosen = yield from ask_with(extras, t, me, "library", "MV-LIB-01", offer, {"n": spent}, ends=o.stop)
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


class CubeOffer(TableOffer[Table]):
    """The cubes, and a second one of a colour that counts as another; `used`: bits of the colours spent."""

    __slots__ = ("spent", "used")

    def __init__(self, t: Table, me: int, used: int, spent: int) -> None:
        self.t = t
        self.me = me
        self.used = used
        self.spent = spent

    def likely(self) -> Sequence[Option]:
        o = self.t.book.options
        convert = open_conversion(self.t, self.me)
        return o.cube if convert == NONE else [*o.cube, o.convert[convert]]

    def obstacle(self, option: Option) -> Reason | None:
        if option in self.t.book.options.cube:
            return cube_obstacle(self.t, self.me, self.used, self.spent, option.value)
        return convert_obstacle(self.t, self.me, self.used, self.spent, option.value)


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


def convert_obstacle(t: Table, me: int, used: int, spent: int, colour: int) -> Reason | None:
    """Why a cube cannot be added as another colour; None if it can (MV-DISC-02)."""
    if spent == t.book.library_cubes:
        return reasons.library_limit(spent)
    if not used >> colour & 1:
        return reasons.CONVERT_LATER
    return None if t.players[me].cubes[colour] else reasons.NO_SUCH_CUBE
