"""Silver and Provisions: gaining and paying."""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.names import GUILDS
from serai.games.wayfarers.reasons import guild_obstacle, provision_obstacle, silver_obstacle
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Reason
from serai.kernel.effects import Call, Effect
from serai.kernel.perform import Work

DIE_ACTION: Final = 1  # the context of effects that belong to the slot of the die placed: its discounts apply to them


class Gain(Work[Table]):
    """gain(resource,n). More is never worse, so it is taken at once (WF-EFF-01)."""

    always = True

    def free(self, t: Table, me: int, call: Call, context: int) -> bool:
        return True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        resource, amount = call.words
        assert isinstance(amount, int)
        player = t.players[me]
        if resource == "silver":
            player.silver += amount
        else:
            player.provision += amount
        if t.story is not None:
            t.tell("event-gain", me, "WF-EFF-01", resource=resource, n=amount)


class Pay(Work[Table]):
    """pay(resource:n, …): the left side of an arrow (WF-TURN-05)."""

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return self.reason(t, me, call, context) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        player = t.players[me]
        reason: Reason | None = None
        for resource, amount in call.pairs:
            if resource == "silver":
                reason = silver_obstacle(player.silver, silver_price(t, amount, context))
            elif resource == "provision":
                reason = provision_obstacle(player.provision, provision_price(t, amount, context))
            else:
                reason = guild_obstacle(player.guilds, GUILDS.index(resource.removeprefix("guild_")), amount)
            if reason is not None:
                break
        return reason

    def possible_then(self, t: Table, me: int, call: Call, gain: Effect, context: int) -> bool:
        """WF-TURN-06: pay in full, or nothing. Paid for nothing at all is not offered."""
        if not self.possible(t, me, call, context):
            return False
        player = t.players[me]
        before = (player.silver, player.provision, player.influence, t.silver_off, t.provision_off)
        guilds = player.guilds
        player.guilds = guilds[:]
        self._pay(t, me, call, context)
        useful = t.book.performer.possible(t, me, gain, context)
        player.silver, player.provision, player.influence, t.silver_off, t.provision_off = before
        player.guilds = guilds
        return useful

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        prices = ((resource, _price(t, resource, amount, context)) for resource, amount in call.pairs)
        paid = tuple((resource, amount) for resource, amount in prices if amount)
        self._pay(t, me, call, context)
        if paid:
            t.tell("event-pay", me, "WF-TURN-05", cost=paid)

    def _pay(self, t: Table, me: int, call: Call, context: int) -> None:
        player = t.players[me]
        for resource, amount in call.pairs:
            if resource == "silver":
                pay_silver(t, me, amount, context)
            elif resource == "provision":
                pay_provision(t, me, amount, context)
            else:
                player.guilds[GUILDS.index(resource.removeprefix("guild_"))] -= amount
                player.influence += amount


def _price(t: Table, resource: str, amount: int, context: int) -> int:
    if resource == "silver":
        return silver_price(t, amount, context)
    return provision_price(t, amount, context) if resource == "provision" else amount


def silver_price(t: Table, price: int, context: int) -> int:
    """A price in Silver after the discounts of the die placed (WF-DIE-07)."""
    if context == DIE_ACTION:
        return max(0, price - t.silver_off)
    return price


def provision_price(t: Table, price: int, context: int) -> int:
    if context == DIE_ACTION:
        return max(0, price - t.provision_off)
    return price


def pay_silver(t: Table, me: int, price: int, context: int) -> int:
    """Pay a price in Silver; the discount used for it is gone (WF-DIE-07). Gives what was really paid."""
    paid = price
    if context == DIE_ACTION:
        paid = max(0, price - t.silver_off)
        t.silver_off -= price - paid
    t.players[me].silver -= paid
    return paid


def pay_provision(t: Table, me: int, price: int, context: int) -> int:
    paid = price
    if context == DIE_ACTION:
        paid = max(0, price - t.provision_off)
        t.provision_off -= price - paid
    t.players[me].provision -= paid
    return paid
