"""The camel market in the middle of the city (MV-MKT)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.gains import gain_camels
from serai.games.merv.names import FROM_MARKET
from serai.games.merv.table import Table
from serai.kernel.decision import Option, Reason, Rules
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


class MarketOffer(TableOffer[Table]):
    """What a player could do at the market in the line of a zone (MV-MKT-01, MV-MKT-02)."""

    __slots__ = ("near",)

    def __init__(self, t: Table, me: int, zone: int) -> None:
        self.t = t
        self.me = me
        self.near = t.book.zones[t.round][zone].has_market

    def likely(self) -> Sequence[Option]:
        t = self.t
        return t.book.options.at_market[t.market] if self.near and not t.market_used else ()

    def others(self) -> Sequence[Option]:
        t = self.t
        return () if self.near and not t.market_used else t.book.options.at_market[t.market]

    def options(self) -> list[Option]:
        return super().options() if self.near and not self.t.market_used else []

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if not self.near:
            return reasons.MARKET_FAR
        if t.market_used:
            return reasons.MARKET_USED
        if option is t.book.options.take_camels:
            return None if any(t.market_camels) else reasons.MARKET_EMPTY
        if t.market_camels[option.value]:
            return reasons.MARKET_SLOT_TAKEN
        return None if t.players[self.me].camels else reasons.NO_CAMEL


def trade_at_market(t: Table, me: int, chosen: Option) -> Rules:
    """Take all camels, or leave one for the benefit of its slot (MV-MKT-02)."""
    t.market_used = True
    if chosen is t.book.options.take_camels:
        take_market_camels(t, me)
        return
    slot: int = chosen.value
    put_market_camel(t, me, slot)
    yield from in_order(t, me, t.book.market_effect[t.market][slot], FROM_MARKET)


def take_market_camels(t: Table, seat: int) -> None:
    camels = sum(t.market_camels)
    t.market_camels = [0] * len(t.market_camels)
    gain_camels(t, seat, camels, "MV-MKT-02")


def put_market_camel(t: Table, seat: int, slot: int) -> None:
    t.players[seat].camels -= 1
    t.market_camels[slot] = 1
    t.tell("event-market", seat, "MV-MKT-02", slot=t.book.market_ids[t.market][slot])
