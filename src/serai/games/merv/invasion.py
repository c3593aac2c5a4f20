"""The invasion: attacks from every side, ransoms, soldiers go home (MV-INV).

Nothing is lost before every attack has been answered: buildings that fall are only marked, so that who decides sees
the whole attack. No answer depends on another owner's, therefore it makes no difference to the rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.names import COLOURS, COURTIER, CUBES, FALLS, NOBODY, NONE, SCORING, WHITE
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Rules
from serai.kernel.extras import NO_EXTRAS, ask_with
from serai.kernel.message import Argument
from serai.kernel.offer import TableOffer


def invasion(t: Table) -> Rules:
    """The Mongols attack; owners decide in turn order (MV-INV-06); then cubes and soldiers leave the city."""
    t.tell("event-invasion", -1, "MV-INV-01", year=t.year + 1)
    attacked = attacked_squares(t)
    if t.story is not None:
        _tell_attacks(t, attacked)
    for square in in_turn_order(t, attacked):
        yield from _attack(t, t.owners[square], square)
    for square in attacked:
        if t.ransoms[square] == FALLS:  # back to the supply; an upgrade stays (MV-INV-06)
            t.owners[square] = NOBODY
    t.ransoms = [NONE] * len(t.ransoms)
    t.soldiers = [NOBODY] * len(t.soldiers)  # MV-INV-07: all of them, needed or not
    t.tell("event-invasion-over", -1, "MV-INV-07")
    t.phase = SCORING


def in_turn_order(t: Table, attacked: list[int]) -> list[int]:
    """The attacked districts as their owners answer (MV-INV-06)."""
    return [square for owner in t.order for square in attacked if t.owners[square] == owner]


def threatened(t: Table) -> int:
    """The attacked district that has to be answered next, or NONE."""
    open_attacks = [square for square in attacked_squares(t) if t.ransoms[square] == NONE]
    return next(iter(in_turn_order(t, open_attacks)), NONE)


def attacked_squares(t: Table) -> list[int]:
    """The districts whose building is attacked, each once (MV-INV-01..04); the magistrate's never are."""
    return [square for square in range(t.book.squares) if attack_obstacle(t, square) is None]


def attack_obstacle(t: Table, square: int) -> str | None:
    """What keeps a building from being attacked (a key of a text), or None."""
    if t.owners[square] == NOBODY:
        return "no-building"
    if t.owners[square] == t.magistrate:  # MV-SOLO-PH-01
        return "magistrate-spared"
    if t.is_walled(square):
        return "walled"
    return "soldier-protects" if t.soldiers[square] != NOBODY else None


def _attack(t: Table, owner: int, square: int) -> Rules:
    """One attacked building: a ransom, or it falls (MV-INV-05). Who confirms turns sees what cannot be saved, too."""
    o = t.book.options
    where = t.book.square_ids[square]
    if owner != COURTIER:  # MV-2P-06: the high courtier never pays
        arguments: dict[str, Argument] = {"square": where, "district": t.book.district_ids[t.tiles[square]]}
        offer = RansomOffer(t, owner, square)
        chosen = yield from ask_with(
            NO_EXTRAS, t, owner, "ransom", "MV-INV-05", offer, arguments, shown=t.confirm, ends=o.lose_building
        )
        if chosen is not o.lose_building:
            cube: int = chosen.value
            t.players[owner].cubes[cube] -= 1
            t.ransoms[square] = cube
            t.tell("event-ransom", owner, "MV-INV-05", cube=f"cube-{CUBES[cube]}", square=where)
            return
    t.ransoms[square] = FALLS
    if owner == COURTIER:
        t.tell("event-courtier-lost", -1, "MV-2P-06", square=where)
    else:
        t.tell("event-building-lost", owner, "MV-INV-05", square=where)


class RansomOffer(TableOffer[Table]):
    """The cubes that buy a building free (MV-INV-05).

    Where a coloured cube will do, a white one is not offered: it is worth more.
    """

    __slots__ = ("colours",)

    def __init__(self, t: Table, owner: int, square: int) -> None:
        super().__init__(t, owner)
        self.colours = ransom_colours(t, square)

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.ransom

    def obstacle(self, option: Option) -> Reason | None:
        cube: int = option.value
        cubes = self.t.players[self.me].cubes
        if cube != WHITE and cube not in self.colours:
            return reasons.RANSOM_COLOUR
        if not cubes[cube]:
            return reasons.NO_CUBE_FOR_RANSOM
        if cube == WHITE and any(cubes[colour] for colour in self.colours):
            return reasons.KEEP_WHITE_FOR_RANSOM
        return None


def ransom_colours(t: Table, square: int) -> list[int]:
    """The colours that buy a building free: its own, that of a bonus upgrade, with a white upgrade every one."""
    upgrade = t.upgrades[square]
    if upgrade == WHITE:
        return list(range(len(COLOURS)))
    own = t.book.district_colour[t.tiles[square]]
    return [own] if upgrade in (NONE, own) else [own, upgrade]


def _tell_attacks(t: Table, attacked: list[int]) -> None:
    if attacked:
        squares = tuple(t.book.square_ids[square] for square in attacked)
        t.tell("event-attacked", -1, "MV-INV-01", squares=squares)
