"""The camel market in the middle of the city (MV-MKT)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.effects import perform
from serai.games.merv.effects.gains import gain_camels
from serai.games.merv.names import FROM_MARKET, NONE
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules


def market_options(t: Table, me: int, zone: int) -> list[Option]:
    """What a player could do at the market now (MV-MKT-01, MV-MKT-02)."""
    if t.market_used or not t.book.zones[t.round][zone].has_market:
        return []
    o = t.book.options
    options: list[Option] = []
    if any(t.market_camels):
        options.append(o.take_camels)
    if t.players[me].camels:
        options += [o.market[t.market][slot] for slot, camel in enumerate(t.market_camels) if not camel]
    return options


def trade_at_market(t: Table, me: int, chosen: Option) -> Rules:
    """Take all camels, or leave one for the benefit of its slot (MV-MKT-02)."""
    t.market_used = True
    if chosen is t.book.options.take_camels:
        take_market_camels(t, me)
        return
    slot: int = chosen.value
    put_market_camel(t, me, slot)
    yield from perform(t, me, t.book.market_effect[t.market][slot], FROM_MARKET)


def take_market_camels(t: Table, seat: int) -> None:
    camels = sum(t.market_camels)
    t.market_camels = [0] * len(t.market_camels)
    gain_camels(t, seat, camels, "MV-MKT-02")


def put_market_camel(t: Table, seat: int, slot: int) -> None:
    t.players[seat].camels -= 1
    t.market_camels[slot] = 1
    t.tell("event-market", seat, "MV-MKT-02", slot=t.book.market_ids[t.market][slot])


def refused_market(t: Table, me: int, zone: int) -> list[Refusal]:
    o = t.book.options
    offered = market_options(t, me, zone)

    def why(option: Option) -> Reason:
        if zone == NONE or not t.book.zones[t.round][zone].has_market:
            return reasons.MARKET_FAR
        if t.market_used:
            return reasons.MARKET_USED
        if option is o.take_camels:
            return reasons.MARKET_EMPTY
        return reasons.MARKET_SLOT_TAKEN if t.market_camels[option.value] else reasons.NO_CAMEL

    return [Refusal(option, why(option)) for option in (o.take_camels, *o.market[t.market]) if option not in offered]
