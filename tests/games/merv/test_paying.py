"""How cubes are paid: nobody is asked without need, and nothing is done to a player's loss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import TypeAlias

import pytest

from serai.games import merv
from serai.games.merv.actions.caravansary import card_payments
from serai.games.merv.names import CARAVANSARY, MOSQUE, NO_ACTION, NONE, WHITE
from serai.games.merv.paying import Cost, Payment, can_pay, discount_open, open_conversion, payments, price_obstacle
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
        assert (price_obstacle(t, 0, cost, "MV-PAY-01") is None) == bool(ways), cubes
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


# -- several purchases of one action ----------------------------------------------------------------------------------

Outcome: TypeAlias = tuple[tuple[int, ...], bool]  # the cubes left, and whether the conversion was used


def as_good(one: Outcome, other: Outcome) -> bool:
    if one[1] and not other[1]:
        return False
    lacking = sum(max(0, theirs - mine) for mine, theirs in zip(one[0][:WHITE], other[0][:WHITE], strict=True))
    return lacking <= one[0][WHITE] - other[0][WHITE]


class Buyer:
    """Somebody who buys several things in one action, with or without the discount and a conversion."""

    def __init__(self, random: Random, action: int) -> None:
        self.action = action
        self.cubes = tuple(random.choice((0, 0, 1, 2)) for _ in range(5))
        self.discount = random.random() < 0.5
        self.convert = random.choice((NONE, 0, 1, 2, 3))

    def table(self, cubes: Sequence[int], discounted: bool, converted: bool) -> Table:
        t = GAME.setup(2, DEFAULTS, "paying")
        t.players[0].cubes = list(cubes)
        t.action, t.discount_used, t.convert_used = self.action, discounted, converted
        if self.discount:
            t.discoveries[GAME.book.discount_tile[self.action]] = 0
        if self.convert != NONE:
            t.discoveries[GAME.book.convert_tiles[self.convert][0]] = 0
        return t

    def legal(
        self, cubes: tuple[int, ...], costs: list[Cost], discounted: bool = False, converted: bool = False
    ) -> set[Outcome]:
        if not costs:
            return {(cubes, converted)}
        found = set()
        convert = NONE if converted else self.convert
        for way in every_way(cubes, costs[0], self.discount and not discounted, convert):
            left = tuple(n - spent for n, spent in zip(cubes, way.cubes, strict=True))
            found |= self.legal(left, costs[1:], discounted or way.discount, converted or way.convert != NONE)
        return found

    def offered(
        self, cubes: tuple[int, ...], costs: list[Cost], discounted: bool = False, converted: bool = False
    ) -> set[Outcome]:
        if not costs:
            return {(cubes, converted)}
        t = self.table(cubes, discounted, converted)
        if not can_pay(t, 0, costs[0], discount_open(t, 0), open_conversion(t, 0)):
            return set()
        found = set()
        for way in payments(t, 0, costs[0]):
            left = tuple(n - spent for n, spent in zip(cubes, way.cubes, strict=True))
            found |= self.offered(left, costs[1:], discounted or way.discount, converted or way.convert != NONE)
        return found

    def legal_cards(self, cards: int) -> Iterator[Outcome]:
        """Cubes of one colour, white ones, one converted, one saved, as many as there are cards."""
        for saved, converted, colour in product(range(1 + self.discount), range(1 + (self.convert != NONE)), range(4)):
            for own in range(cards + 1):
                left = list(self.cubes)
                left[colour] -= own
                left[WHITE] -= cards - saved - converted - own
                if converted:
                    left[self.convert] -= 1
                if min(left) >= 0 and left[WHITE] <= self.cubes[WHITE]:
                    yield tuple(left), bool(converted)

    def offered_cards(
        self, cubes: tuple[int, ...], cards: int, colour: int = NONE, discounted: bool = False, converted: bool = False
    ) -> set[Outcome]:
        if not cards:
            return {(cubes, converted)}
        found = set()
        for way in card_payments(self.table(cubes, discounted, converted), 0, colour):
            left = tuple(n - spent for n, spent in zip(cubes, way.cubes, strict=True))
            own = next((at for at in range(WHITE) if way.cubes[at] and way.convert == NONE), colour)
            found |= self.offered_cards(
                left, cards - 1, own, discounted or way.discount, converted or way.convert != NONE
            )
        return found


@rules("MV-PAY-02", "MV-PAY-04", "MV-DISC-01", "MV-DISC-02", "MV-DEC-06")
def test_no_payment_left_out_would_have_been_better_in_a_row_of_purchases() -> None:
    random = Random("purchases")
    cheap = [cost for cost in GAME.book.all_costs() if sum(cost) <= 3]
    bought = 0
    for _ in range(250):
        buyer = Buyer(random, MOSQUE)
        costs = random.choices(cheap, k=random.randint(1, 3))
        legal, offered = buyer.legal(buyer.cubes, costs), buyer.offered(buyer.cubes, costs)
        assert offered <= legal, (buyer.cubes, costs)
        assert all(any(as_good(one, other) for one in offered) for other in legal), (buyer.cubes, costs)
        bought += bool(legal)
    assert bought > 50


@rules("MV-CAR-01", "MV-DISC-01", "MV-DISC-02")
def test_no_payment_left_out_would_have_been_better_in_the_caravansary() -> None:
    random = Random("cards")
    bought = 0
    for _ in range(250):
        buyer = Buyer(random, CARAVANSARY)
        cards = random.randint(1, 4)
        legal, offered = set(buyer.legal_cards(cards)), buyer.offered_cards(buyer.cubes, cards)
        assert offered <= legal, (buyer.cubes, cards)
        assert all(any(as_good(one, other) for one in offered) for other in legal), (buyer.cubes, cards)
        bought += bool(legal)
    assert bought > 50
