"""The Trade ability: two adjustments for one yellow Influence (WF-GLD-04, -05)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.wayfarers.effects.dice import SIDES, adjust, adjustments
from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.names import YELLOW
from serai.games.wayfarers.reasons import TRADE_DIE, TRADE_INFLUENCE, TRADE_USED
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Option, Reason, Rules, ask


def trade_obstacle(t: Table, me: int) -> Reason | None:
    """Why the ability cannot be used now, or None. A die in hand counts as one of the supply (WF-GLD-05)."""
    if t.used_guilds >> YELLOW & 1:
        return TRADE_USED
    player = t.players[me]
    if player.guilds[YELLOW] < t.book.ability_cost[YELLOW][YELLOW]:
        return TRADE_INFLUENCE
    if not player.dice and not t.hand:
        return TRADE_DIE
    return None


def adjust_by_trade(t: Table, me: int, hand_values: Sequence[int] = ()) -> Rules:
    """Spend the Influence, then up to two steps; the die in hand may only become one of the values given."""
    options = t.book.options
    t.used_guilds |= 1 << YELLOW
    spend_from_guild(t, me, YELLOW, t.book.ability_cost[YELLOW][YELLOW], "WF-GLD-04")
    steps = t.book.constants["trade_adjustments"]
    for number in range(steps):
        further = steps - number - 1
        offered: list[Option] = []
        if t.hand == 0 or _may_end_well(t.hand, further, hand_values):
            offered += adjustments(t, me)
        if t.hand:
            offered += [options.hand[step] for step in (1, -1) if _may_end_well(t.hand + step, further, hand_values)]
        if (number or not offered) and (t.hand == 0 or t.hand in hand_values):
            offered.append(options.skip)  # WF-GLD-04: one of the steps may be left out
        chosen = yield ask(me, "trade", "WF-GLD-04", offered)
        if chosen is options.skip:
            return
        if chosen in options.hand.values():
            t.tell("event-adjust", me, "WF-GLD-05", value=t.hand, result=t.hand + chosen.value)
            t.hand += chosen.value
        else:
            adjust(t, me, chosen, "WF-GLD-04")


def _may_end_well(value: int, further: int, hand_values: Sequence[int]) -> bool:
    """Whether the die in hand, at this value, can still end at one of the values given."""
    return 1 <= value <= SIDES and any(abs(value - good) <= further for good in hand_values)
