"""The turn of the corrupt magistrate (MV-SOLO-T)."""

from __future__ import annotations

from serai.games.merv.automa.actions import act, magistrate_gains
from serai.games.merv.automa.choices import free_zones, in_line, site, zone_by_method_a, zone_by_method_b
from serai.games.merv.automa.deck import draw
from serai.games.merv.market import put_market_camel, take_market_camels
from serai.games.merv.names import ACTIONS, COURTIER, FROM_MARKET, NONE
from serai.games.merv.table import Table
from serai.kernel.decision import Rules


def magistrate_turn(t: Table) -> Rules:
    """A card names the type of district; he goes there, builds, acts, and trades at the market."""
    zone, builds = _reveal(t)
    me = t.magistrate
    if zone == NONE:  # MV-SOLO-T-02
        zone = free_zones(t)[-1]
        t.zones[zone] = me
        t.tell("event-magistrate-idle", me, "MV-SOLO-T-02", zone=t.book.zones[t.round][zone].id)
    else:
        t.zones[zone] = me
        action = t.book.solo_action[t.solo_card]
        if builds:
            _build(t, zone, action)
        times = in_line(t, zone, me) + in_line(t, zone, COURTIER)
        extra = t.book.extra_tile[action]
        if times and extra != NONE and t.discoveries[extra] == me:  # MV-SOLO-T-06
            times += t.book.extra_actions[action]
        t.tell("event-magistrate-acts", me, "MV-SOLO-T-06", action=f"action-{ACTIONS[action]}", n=times)
        act(t, action, times)
    if t.book.zones[t.round][zone].has_market:
        _market(t)
    yield from ()


def _reveal(t: Table) -> tuple[int, bool]:
    """Turn over cards until one can be followed: its zone, and whether he builds there (MV-SOLO-T-01..04)."""
    me = t.magistrate
    tried: list[int] = []
    while (card := draw(t, tried)) != NONE:
        t.solo_card = card
        action = t.book.solo_action[card]
        t.tell("event-solo-card", me, "MV-SOLO-T-01", card=t.book.solo_ids[card])
        zone, why = zone_by_method_a(t, action)
        method = "method-a"
        if zone == NONE:
            zone, why = zone_by_method_b(t, action)
            method = "method-b"
        if zone != NONE:
            rule = "MV-SOLO-T-03" if method == "method-a" else "MV-SOLO-T-04"
            t.tell("event-magistrate-zone", me, rule, zone=t.book.zones[t.round][zone].id, method=method, why=why)
            return zone, method == "method-a"
        t.tell("event-solo-rejected", me, "MV-SOLO-T-01", card=t.book.solo_ids[card])
        tried.append(card)
        t.solo_discard = [*t.solo_discard, card]
        t.solo_card = NONE
    return NONE, False


def _build(t: Table, zone: int, action: int) -> None:
    """MV-SOLO-T-05."""
    square, why = site(t, zone, action)
    t.square = square
    t.owners[square] = t.magistrate
    t.tell("event-magistrate-builds", t.magistrate, "MV-SOLO-T-05", square=t.book.square_ids[square], why=why)


def _market(t: Table) -> None:
    """MV-SOLO-T-07: all camels if there are enough; else one of his on a slot of the top row."""
    me = t.magistrate
    if sum(t.market_camels) >= t.book.market_threshold:
        take_market_camels(t, me)
    elif t.players[me].camels:
        for slot in t.book.market_top:
            if not t.market_camels[slot]:
                put_market_camel(t, me, slot)
                magistrate_gains(t, t.book.market_magistrate[t.market][slot], FROM_MARKET)
                return
