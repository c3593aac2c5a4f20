"""The Trade ability: two adjustments for one yellow Influence (WF-GLD-04, -05)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.wayfarers.effects.dice import adjust, adjustments
from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.names import YELLOW
from serai.games.wayfarers.reasons import NEED_INFLUENCE, NO_SLOT_THEN, TRADE_DIE, TRADE_USED
from serai.games.wayfarers.table import Table
from serai.kernel.chance import DIE_SIDES
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.offer import TableOffer


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
        offer = StepOffer(t, me, further, hand_values, further < steps - 1)
        chosen = yield ask(me, "trade", "WF-GLD-04", offer)
        if chosen is options.skip:
            return
        if chosen is options.hand.get(chosen.value):
            t.tell("event-adjust", me, "WF-GLD-05", value=t.hand, result=t.hand + chosen.value)
            t.hand += chosen.value
        else:
            adjust(t, me, chosen, "WF-GLD-04")


class StepOffer(TableOffer[Table]):
    """Every change of a die by one, of the supply and of the die in hand, which must still be able to end at one of its
    values after as many `further` steps. WF-GLD-04: one of the steps may be left out."""

    __slots__ = ("further", "hand_values", "may_skip")

    def __init__(self, t: Table, me: int, further: int, hand_values: Sequence[int], may_skip: bool) -> None:
        self.t = t
        self.me = me
        self.further = further
        self.hand_values = hand_values
        self.may_skip = may_skip  # without it, only where nothing else is possible

    def likely(self) -> list[Option]:
        t = self.t
        options = t.book.options
        found = adjustments(t, self.me)
        if t.hand:
            for step in (1, -1):
                if 1 <= t.hand + step <= DIE_SIDES:
                    found.append(options.hand[step])
        if self.may_skip or all(self.obstacle(option) is not None for option in found):
            found.append(options.skip)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        options = t.book.options
        if t.hand == 0:
            return None
        if option is options.skip:
            return None if t.hand in self.hand_values else NO_SLOT_THEN
        result = t.hand + option.value if option is options.hand.get(option.value) else t.hand
        return None if any(abs(result - good) <= self.further for good in self.hand_values) else NO_SLOT_THEN
