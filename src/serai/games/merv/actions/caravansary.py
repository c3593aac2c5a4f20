"""The caravansary: cards from the row, camels to reach further (MV-CAR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.gains import gain_camels
from serai.games.merv.names import CUBES, FROM_PAIRS, NONE, WHITE
from serai.games.merv.paying import Payment, choose_payment, discount_open, open_conversion, spend
from serai.games.merv.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


def caravansary(t: Table, me: int) -> Rules:
    """Any number of cards, one cube each, all of one colour or white (MV-CAR-01, MV-CAR-08)."""
    o = t.book.options
    player = t.players[me]
    before = player.spices[:]
    colour = NONE  # of the cubes spent
    while True:
        offer = CardOffer(t, me, colour)
        chosen = yield from ask_with(CONTRACTS, t, me, "caravansary", "MV-CAR-01", offer, ends=o.stop)
        if chosen is o.stop:
            break
        if chosen is o.place_camel:
            place_camel(t, me)
            continue
        payment = yield from choose_payment(t, me, card_payments(t, me, colour), "MV-CAR-01")
        spend(t, me, payment, "MV-CAR-01")
        if payment.convert == NONE:
            for own in range(WHITE):
                if payment.cubes[own]:
                    colour = own
        take_card(t, me, chosen.value)
    yield from finish_cards(t, me, before)


def free_card(t: Table, me: int) -> Rules:
    """MV-EFF-12: any card of the row that may be owned, without cube and camel; may be declined."""
    o = t.book.options
    offer = Offer(
        _cards(t), lambda option: spice_obstacle(t, me, t.row[option.value]), note=lambda option: card_note(t, option)
    )
    if not offer.options():
        return
    before = t.players[me].spices[:]
    chosen = yield ask(me, "free-card", "MV-EFF-12", offer + o.may_decline)
    if chosen is o.decline:
        t.tell("event-declined", me, "MV-EFF-17")
        return
    take_card(t, me, chosen.value)
    yield from finish_cards(t, me, before)


class CardOffer(TableOffer[Table]):
    """The cards of the row, and a camel to reach further; `colour` of the cubes spent in this action, or NONE."""

    __slots__ = ("colour",)

    def __init__(self, t: Table, me: int, colour: int) -> None:
        self.t = t
        self.me = me
        self.colour = colour

    def likely(self) -> Sequence[Option]:
        return [*_cards(self.t), self.t.book.options.place_camel]

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if option is t.book.options.place_camel:  # MV-CAR-03: at any time, also without a cube for a card
            return camel_obstacle(t, self.me)
        reason = card_obstacle(t, self.me, option.value)
        return reason or (None if card_payments(t, self.me, self.colour) else reasons.CARD_COLOUR)

    def note(self, option: Option) -> Message | None:
        return card_note(self.t, option)


def _cards(t: Table) -> list[Option]:
    options = t.book.options.card
    return [options[place] for place, spice in enumerate(t.row) if spice != NONE]


def card_obstacle(t: Table, me: int, place: int) -> Reason | None:
    """Why a card of the row cannot be taken; None if it can (MV-CAR-02, MV-CAR-06)."""
    if not is_in_reach(t, place):
        return reasons.CARD_OUT_OF_REACH
    return spice_obstacle(t, me, t.row[place])


def is_in_reach(t: Table, place: int) -> bool:
    """MV-CAR-02: a camel stands on the card, or it is the frontmost without one."""
    return t.row[place] != NONE and (bool(t.row_camels[place]) or place == first_without_camel(t))


def spice_obstacle(t: Table, me: int, spice: int) -> Reason | None:
    """MV-CAR-06: influence limits how many different spices a player owns."""
    player = t.players[me]
    spices = player.spices
    if spices[spice] or len(spices) - spices.count(0) < t.book.spice_limit[player.influence]:
        return None
    return reasons.SPICE_LIMIT


def first_without_camel(t: Table) -> int:
    """The frontmost card of the row without a camel, or NONE."""
    camels = t.row_camels
    for place, spice in enumerate(t.row):
        if spice != NONE and not camels[place]:
            return place
    return NONE


def camel_obstacle(t: Table, me: int) -> Reason | None:
    if not t.players[me].camels:
        return reasons.NO_CAMEL_TO_PLACE
    if first_without_camel(t) == NONE:
        return reasons.EVERY_CARD_HAS_CAMEL
    return None


def place_camel(t: Table, me: int) -> None:
    """MV-CAR-03: a camel on the frontmost card without one opens the way to the next."""
    place = first_without_camel(t)
    t.players[me].camels -= 1
    t.row_camels[place] = 1
    t.tell("event-camel-placed", me, "MV-CAR-03", n=place + 1)


def card_payments(t: Table, me: int, colour: int) -> list[Payment]:
    """The ways to pay a card, after cubes of a colour were spent in this action (NONE: only white ones).

    Only those that can be best. The discount saves one cube of the action, whichever card it is used for, so it goes
    first. A white cube can do all that a coloured one can, so it comes last. A converted cube counts as the colour
    that binds the others, so there is no need for it before there is one; it does not bind the colour itself.
    """
    if discount_open(t, me):
        return [_DISCOUNTED]
    cubes = t.players[me].cubes
    found = [_ONE[own] for own in range(WHITE) if cubes[own] and colour in (own, NONE)]
    if cubes[WHITE] and not found:
        found.append(_ONE[WHITE])
    convert = open_conversion(t, me)
    if convert != NONE and cubes[convert] and colour not in (convert, NONE):
        found.append(Payment(_ONE[convert].cubes, False, convert))
    return found


_ONE: Final = tuple(Payment(tuple(int(own == colour) for own in range(len(CUBES)))) for colour in range(len(CUBES)))
_DISCOUNTED: Final = Payment((0,) * len(CUBES), True)


def take_card(t: Table, seat: int, place: int) -> None:
    """A card leaves the row with its camel (MV-CAR-04); the gap stays for now."""
    spice = t.row[place]
    player = t.players[seat]
    t.row[place] = NONE
    player.spices[spice] += 1
    t.tell("event-card", seat, "MV-CAR-01", spice=t.book.spice_ids[spice])
    if t.row_camels[place]:
        t.row_camels[place] = 0
        gain_camels(t, seat, 1, "MV-CAR-04")


def refill(t: Table) -> None:
    """MV-CAR-05: close the row up to the front, deal new cards without camels."""
    if NONE not in t.row:
        return
    kept = [place for place, spice in enumerate(t.row) if spice != NONE]
    row = [t.row[place] for place in kept]
    camels = [t.row_camels[place] for place in kept]
    new = min(t.book.row_size - len(row), len(t.deck))
    if new:
        t.reveals += 1
        row += t.deck[: -new - 1 : -1]
        t.deck = t.deck[:-new]
        if t.story is not None:
            dealt = tuple(t.book.spice_ids[spice] for spice in row[-new:])
            t.tell("event-refill", -1, "MV-CAR-05", cards=dealt)
    t.row = row + [NONE] * (t.book.row_size - len(row))
    t.row_camels = camels + [0] * (t.book.row_size - len(camels))


def finish_cards(t: Table, me: int, before: list[int]) -> Rules:
    """Refill, then an effect for each new pair, in the order the player likes (MV-CAR-05, MV-CAR-07)."""
    refill(t)
    pairs = new_pairs(t, me, before)
    o = t.book.options
    while pairs:
        spice = pairs[0]
        kinds = list(dict.fromkeys(pairs))
        if len(kinds) > 1:
            chosen = yield ask(me, "pair", "MV-CAR-07", [o.pair[kind] for kind in kinds])
            spice = chosen.value
        pairs.remove(spice)
        t.tell("event-pair", me, "MV-CAR-07", spice=t.book.spice_ids[spice])
        yield from in_order(t, me, t.book.pair_effect[spice], FROM_PAIRS)


def new_pairs(t: Table, seat: int, before: list[int]) -> list[int]:
    """The spices of which pairs were completed, each as often as it was."""
    size = t.book.pair_size
    spices = t.players[seat].spices
    return [spice for spice, old in enumerate(before) for _ in range(spices[spice] // size - old // size)]


def card_note(t: Table, option: Option) -> Message | None:
    if option not in t.book.options.card:
        return None
    key = "note-card-camel" if t.row_camels[option.value] else "note-card"
    return Message(key, {"spice": t.book.spice_ids[t.row[option.value]]})
