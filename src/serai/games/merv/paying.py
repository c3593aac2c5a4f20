"""Paying with cubes (MV-PAY, MV-DISC-01, MV-DISC-02).

A cost is five numbers: cubes of each colour, and cubes of whatever colour. A payment is the cubes that leave, and
whether the discount of the action and the conversion of the turn were used for it. `payments` lists the payments
that can be better than every other one in some position: a white cube can do all that a coloured one can, so nobody
is asked whether to pay with a white cube where the right colour is at hand. Where one payment is left it is simply
made; else the player chooses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from serai.games.merv.names import ANY, CUBES, NONE, WHITE
from serai.games.merv.table import Table
from serai.kernel.decision import Asking, Reason, ask
from serai.kernel.message import Message

Cost: TypeAlias = tuple[int, int, int, int, int]


class Payment(NamedTuple):
    """Cubes by colour, white last; whether the discount and the conversion are used."""

    cubes: tuple[int, ...]
    discount: bool = False
    convert: int = NONE  # the colour that counts as another

    @property
    def id(self) -> str:
        parts = [f"{count}{name}" for count, name in zip(self.cubes, CUBES, strict=True) if count]
        if self.convert != NONE:
            parts.append(f"convert-{CUBES[self.convert]}")
        if self.discount:
            parts.append("discount")
        return "+".join(parts)


def pay(t: Table, me: int, cost: Cost, rule: str) -> Asking[Payment]:
    """Pay a cost that can be paid, in the way the player likes where that matters (MV-PAY-02)."""
    payment = yield from choose_payment(t, me, payments(t, me, cost), rule)
    spend(t, me, payment, rule)
    return payment


def choose_payment(t: Table, me: int, ways: Sequence[Payment], rule: str) -> Asking[Payment]:
    if len(ways) == 1:
        return ways[0]
    options = t.book.options.pay
    chosen = yield ask(me, "pay", rule, [options[way] for way in ways])
    payment: Payment = chosen.value
    return payment


def spend(t: Table, me: int, payment: Payment, rule: str) -> None:
    cubes = t.players[me].cubes
    for colour, count in enumerate(payment.cubes):
        cubes[colour] -= count
    if payment.discount:
        t.discount_used = True
    if payment.convert != NONE:
        t.convert_used = True
    if t.story is not None:
        message = t.book.options.pay[payment].message
        t.tell(message.key.replace("option-pay", "event-paid"), me, rule, **message.arguments)


def discount_open(t: Table, me: int) -> bool:
    """MV-DISC-01: whether the discount of the district action in course is still to be used."""
    tile = t.book.discount_tile[t.action]
    return tile != NONE and t.discoveries[tile] == me and not t.discount_used


def open_conversion(t: Table, me: int) -> int:
    """MV-DISC-02: the colour of which one cube may still count as another in this turn, or NONE."""
    if not t.convert_used:
        owners = t.discoveries
        for tile, colour in t.book.convert_tiles:
            if owners[tile] == me:
                return colour
    return NONE


def can_pay(t: Table, me: int, cost: Cost, discount: bool, convert: int) -> bool:
    """Whether there is a payment; `discount` and `convert` as the two functions above say."""
    cubes = t.players[me].cubes
    lacking = _lacking(cubes, cost)
    spare = cubes[WHITE] + discount
    if lacking > spare and (convert == NONE or lacking > spare + 1 or cubes[convert] <= cost[convert]):
        return False
    return not cost[ANY] or sum(cubes) + discount >= sum(cost)


def price_obstacle(t: Table, me: int, cost: Cost, rule: str) -> Reason | None:
    """Why a cost of the action in course cannot be paid; None if it can."""
    cubes = t.players[me].cubes
    lacking = _lacking(cubes, cost)
    spare = cubes[WHITE]
    if lacking <= spare and not cost[ANY]:
        return None
    # a discount and a conversion, which take longer to find, make up for one cube each
    if lacking <= spare + 2 and can_pay(t, me, cost, discount_open(t, me), open_conversion(t, me)):
        return None
    return cannot_pay(rule, cost)


def _lacking(cubes: list[int], cost: Cost) -> int:
    """How many cubes of the colours of a cost are missing: white ones may stand for them."""
    purple, beige, green, orange, _ = cost
    lacking = 0
    if purple > cubes[0]:
        lacking += purple - cubes[0]
    if beige > cubes[1]:
        lacking += beige - cubes[1]
    if green > cubes[2]:
        lacking += green - cubes[2]
    if orange > cubes[3]:
        lacking += orange - cubes[3]
    return lacking


def payments(t: Table, me: int, cost: Cost) -> list[Payment]:
    """Every payment of a cost that no other one beats; at least one if `can_pay`."""
    cubes = t.players[me].cubes
    discount = discount_open(t, me)
    convert = open_conversion(t, me)
    if not discount and convert == NONE and not cost[ANY]:
        return [_plainly(cubes, cost)]
    found: list[Payment] = []
    for waived in _waivers(cost) if discount else (NONE,):
        owed = _less(cost, waived)
        for converted in _conversions(owed, convert) if convert != NONE and cubes[convert] else (NONE,):
            left = _less(owed, converted)
            have = cubes if converted == NONE else _less(cubes, convert)
            for exact in _exact(left, have):
                spent = _plainly(have, exact).cubes
                if spent[WHITE] <= have[WHITE]:
                    if converted != NONE:
                        spent = tuple(n + (colour == convert) for colour, n in enumerate(spent))
                    found.append(Payment(spent, waived != NONE, convert if converted != NONE else NONE))
    return undominated(found)


def _plainly(cubes: Sequence[int], cost: Cost) -> Payment:
    """Own colours first, white for the rest (of which there may not be enough)."""
    purple, beige, green, orange, white = cost
    if purple > cubes[0]:
        white += purple - cubes[0]
        purple = cubes[0]
    if beige > cubes[1]:
        white += beige - cubes[1]
        beige = cubes[1]
    if green > cubes[2]:
        white += green - cubes[2]
        green = cubes[2]
    if orange > cubes[3]:
        white += orange - cubes[3]
        orange = cubes[3]
    return Payment((purple, beige, green, orange, white))


def _waivers(cost: Cost) -> list[int]:
    return [NONE, *(colour for colour in range(len(CUBES)) if cost[colour])]


def _conversions(cost: Cost, convert: int) -> list[int]:
    """What a cube of the converted colour could stand for."""
    return [NONE, *(colour for colour in range(WHITE) if cost[colour] and colour != convert)]


def _less(amounts: Sequence[int], place: int) -> Cost:
    purple, beige, green, orange, last = (n - (at == place) for at, n in enumerate(amounts))
    return purple, beige, green, orange, last


def _exact(cost: Cost, have: Sequence[int]) -> list[Cost]:
    """The ways to say a cost with cubes of whatever colour in colours; what is left over stays for white cubes."""
    found = [cost]
    for _ in range(cost[ANY]):
        more: list[Cost] = []
        for one in found:
            colours = [colour for colour in range(WHITE) if have[colour] > one[colour]]
            for colour in colours:
                wider = list(one)
                wider[colour] += 1
                wider[ANY] -= 1
                more.append((wider[0], wider[1], wider[2], wider[3], wider[4]))
            if not colours:
                more.append(one)
        found = list(dict.fromkeys(more))
    return found


def undominated(found: list[Payment]) -> list[Payment]:
    """Leave out what another payment is at least as good as."""
    if len(found) < 2:
        return found
    kept: list[Payment] = []
    for one in dict.fromkeys(found):
        if not any(_beats(other, one) for other in kept):
            kept = [other for other in kept if not _beats(one, other)]
            kept.append(one)
    return kept


def _beats(one: Payment, other: Payment) -> bool:
    """Whether who pays `one` is at least as well off: no more is used up, and white cubes stand for colours."""
    if (one.discount and not other.discount) or (one.convert != NONE and other.convert == NONE):
        return False
    missing = 0
    for mine, theirs in zip(one.cubes[:WHITE], other.cubes[:WHITE], strict=True):
        if mine > theirs:
            missing += mine - theirs
    return missing <= other.cubes[WHITE] - one.cubes[WHITE]


# -- the vocabulary ---------------------------------------------------------------------------------------------------


def every_payment(costs: Iterable[Cost]) -> list[Payment]:
    """Every payment that a player could ever be offered for some costs, in a fixed order."""
    found: dict[Payment, None] = {}
    for cost in costs:
        for waived in _waivers(cost):
            owed = _less(cost, waived)
            for convert in (NONE, *range(WHITE)):
                for converted in _conversions(owed, convert) if convert != NONE else (NONE,):
                    for spent in _splits(_less(owed, converted)):
                        if converted != NONE:
                            spent = tuple(n + (colour == convert) for colour, n in enumerate(spent))
                        found[Payment(spent, waived != NONE, convert if converted != NONE else NONE)] = None
    return sorted(found, key=lambda payment: (sum(payment.cubes), payment.discount, payment.convert, payment.cubes))


def _splits(cost: Cost) -> Iterator[tuple[int, ...]]:
    """A cost in cubes: white ones may stand for any of them."""
    for exact in _exact(cost, [cost[colour] + cost[ANY] for colour in range(WHITE)]):
        ways: list[tuple[int, ...]] = [()]
        for colour in range(WHITE):
            ways = [(*way, own) for way in ways for own in range(exact[colour] + 1)]
        yield from ((*way, sum(cost) - sum(way)) for way in ways)


def cost_note(cost: Cost) -> Message:
    """What something costs, beside an option."""
    return Message("note-cost", {"cubes": cubes_listed(cost, (*CUBES[:ANY], "any"))})


@cache
def cannot_pay(rule: str, cost: Cost) -> Reason:
    """The reason why something is not offered that costs so much."""
    return Reason(rule, "cannot-pay", cubes=cubes_listed(cost, (*CUBES[:ANY], "any")))


def cubes_listed(cubes: Sequence[int], names: Sequence[str] = CUBES) -> tuple[Message, ...]:
    """Cubes by colour, in words."""
    return tuple(Message("amount", {"n": n, "what": f"cube-{name}"}) for n, name in zip(cubes, names, strict=True) if n)


def payment_message(payment: Payment) -> Message:
    """The text of a payment."""
    cubes = cubes_listed(payment.cubes)
    if not cubes:
        return Message("option-pay-nothing")
    key = "option-pay" + ("-discount" if payment.discount else "") + ("-convert" if payment.convert != NONE else "")
    arguments: dict[str, object] = {"cubes": cubes}
    if payment.convert != NONE:
        arguments["colour"] = CUBES[payment.convert]
    return Message(key, arguments)
