"""The Trade ability: two adjustments for one yellow Influence (WF-GLD-04, -05)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from serai.games.wayfarers.effects.dice import adjust, adjustments
from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.names import YELLOW
from serai.games.wayfarers.reasons import NEED_INFLUENCE, NO_SLOT_THEN, TRADE_DIE, TRADE_USED
from serai.games.wayfarers.table import Table
from serai.kernel.chance import DIE_SIDES
from serai.kernel.decision import Offer, Option, Reason, Rules, ask


def trade_obstacle(t: Table, me: int) -> Reason | None:
    """Why the ability cannot be used now, or None. A die in hand counts as one of the supply (WF-GLD-05)."""
    if t.used_guilds >> YELLOW & 1:
        return TRADE_USED
    player = t.players[me]
    if player.guilds[YELLOW] < t.book.ability_cost[YELLOW][YELLOW]:
        return NEED_INFLUENCE[YELLOW]
    if not player.dice and not t.hand:
        return TRADE_DIE
    return None


def adjust_by_trade(t: Table, me: int, hand_values: Sequence[int] = ()) -> Rules:
    """Spend the Influence, then up to two steps; the die in hand may only become one of the values given."""
    options = t.book.options
    t.used_guilds |= 1 << YELLOW
    spend_from_guild(t, me, YELLOW, t.book.ability_cost[YELLOW][YELLOW], "WF-GLD-04")
    steps = t.book.constants["trade_adjustments"]
    for further in reversed(range(steps)):
        obstacle = partial(_step_obstacle, t, further, hand_values)
        offer = Offer(_steps(t, me), obstacle)
        if further < steps - 1 or not offer.options():
            offer += Offer((options.skip,), obstacle)  # WF-GLD-04: one of the steps may be left out
        chosen = yield ask(me, "trade", "WF-GLD-04", offer)
        if chosen is options.skip:
            return
        if chosen in options.hand.values():
            t.tell("event-adjust", me, "WF-GLD-05", value=t.hand, result=t.hand + chosen.value)
            t.hand += chosen.value
        else:
            adjust(t, me, chosen, "WF-GLD-04")


def _steps(t: Table, me: int) -> list[Option]:
    """Every change of a die by one: of the supply, and of the die in hand."""
    hand = t.book.options.hand
    return adjustments(t, me) + [hand[step] for step in (1, -1) if t.hand and 1 <= t.hand + step <= DIE_SIDES]


def _step_obstacle(t: Table, further: int, hand_values: Sequence[int], option: Option) -> Reason | None:
    """The die in hand must still be able to end at one of its values."""
    options = t.book.options
    if t.hand == 0:
        return None
    if option is options.skip:
        return None if t.hand in hand_values else NO_SLOT_THEN
    result = t.hand + option.value if option in options.hand.values() else t.hand
    return None if any(abs(result - good) <= further for good in hand_values) else NO_SLOT_THEN
