"""How cubes are paid: nobody is asked without need, and nothing is done to a player's loss."""

from __future__ import annotations

from itertools import product

import pytest

from serai.games import merv
from serai.games.merv.names import CARAVANSARY, MOSQUE, NO_ACTION, WHITE
from serai.games.merv.paying import Cost, Payment, can_pay, discount_open, open_conversion, payments
from serai.games.merv.setup import SETTINGS
from serai.games.merv.table import Table
from tests.rules import rules

GAME = merv.load()
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}
COSTS: list[Cost] = [(1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (2, 0, 0, 0, 0), (1, 0, 1, 1, 0), (0, 0, 0, 0, 1)]


def table(cubes: tuple[int, ...], discount: bool = False, convert: bool = False) -> Table:
    t = GAME.setup(2, DEFAULTS, "paying")
    t.players[0].cubes = list(cubes)
    t.action = MOSQUE
    if discount:
        t.discoveries[GAME.book.discount_tile[MOSQUE]] = 0
    if convert:
        t.discoveries[GAME.book.convert_tiles[2][0]] = 0  # green
    return t


def every_way(cubes: tuple[int, ...], cost: Cost, discount: bool, convert: int) -> set[Payment]:
    """All legal payments, by trying everything."""
    found = set()
    for spent in product(*(range(n + 1) for n in cubes)):
        for use_discount in (False, True) if discount else (False,):
            for use_convert in (False, True) if convert >= 0 else (False,):
                if _covers(list(spent), list(cost), use_discount, convert if use_convert else -1):
                    found.add(Payment(spent, use_discount, convert if use_convert else -1))
    return found


def _covers(spent: list[int], cost: list[int], discount: bool, convert: int) -> bool:
    if discount:
        return any(
            cost[at] and _covers(spent, [n - (place == at) for place, n in enumerate(cost)], False, convert)
            for at in range(5)
        )
    if convert >= 0:
        return bool(spent[convert]) and any(
            cost[at] and at != convert and _covers(
                [n - (place == convert) for place, n in enumerate(spent)],
                [n - (place == at) for place, n in enumerate(cost)], False, -1,
            )
            for at in range(4)
        )  # fmt: skip
    if sum(spent) != sum(cost):
        return False
    lacking = sum(max(0, cost[at] - spent[at]) for at in range(4))
    extra = sum(max(0, spent[at] - cost[at]) for at in range(4))
    return lacking <= spent[WHITE] and extra <= cost[4]


def better(one: Payment, other: Payment) -> bool:
    """Whether `one` leaves at least as much: each cube it keeps less of is made up for by a white one kept."""
    if (one.discount and not other.discount) or (one.convert >= 0 > other.convert):
        return False
    worse = sum(max(0, one.cubes[at] - other.cubes[at]) for at in range(4))
    return worse <= other.cubes[WHITE] - one.cubes[WHITE]


@rules("MV-PAY-01", "MV-PAY-02", "MV-DISC-01", "MV-DISC-02", "MV-DEC-06")
@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("discount", [False, True])
@pytest.mark.parametrize("convert", [False, True])
def test_exactly_the_payments_that_can_be_best_are_offered(cost: Cost, discount: bool, convert: bool) -> None:
    for cubes in product(range(3), range(2), range(3), range(2), range(3)):
        t = table(cubes, discount, convert)
        ways = every_way(cubes, cost, discount, 2 if convert else -1)
        assert can_pay(t, 0, cost, discount_open(t, 0), open_conversion(t, 0)) == bool(ways), cubes
        if ways:
            offered = payments(t, 0, cost)
            assert set(offered) <= ways, cubes
            for way in ways:
                assert any(better(kept, way) for kept in offered), (cubes, way)
            for one, other in product(offered, repeat=2):
                assert one == other or not better(one, other), (cubes, one, other)
            assert all(payment in GAME.book.options.pay for payment in offered)


@rules("MV-DISC-01")
def test_the_discount_belongs_to_its_action() -> None:
    t = table((0, 0, 0, 0, 0), discount=True)
    assert discount_open(t, 0) and not discount_open(t, 1)
    t.action = CARAVANSARY
    assert not discount_open(t, 0)
    t.action = NO_ACTION
    assert not discount_open(t, 0)
