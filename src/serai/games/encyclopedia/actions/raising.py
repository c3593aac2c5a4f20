"""Raising the value of a die where the action pays by steps of it: Embassy and Academy."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import boost_obstacle, die_bonus, die_value, pay, recolour_obstacle
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.offer import Both, TableOffer


def raise_value(t: Table, me: int, table: list[int], key: str, rule: str, can_recolour: bool) -> Rules:
    """Offer boosts while a better step of the table is within reach (EN-BOOST-06: useless ones are not offered)."""
    done = t.book.options.done
    value = die_value(t, t.players[me])
    while value < len(table) - 1:
        raises = RaiseOffer(t, me, table, value, can_recolour)
        offer = Both(Both(t.book.options.may_stop, raises), FREE_STEPS.offer(t, me))
        decision = ask(me, f"raise-{key}", rule, offer, {"value": value, "n": table[value]})
        if len(decision.listed()) == 1:
            return
        choice = yield decision
        if choice is done:
            return
        if FREE_STEPS.holds(choice):
            yield from FREE_STEPS.take(t, me, choice)
        else:
            pay(t, me, choice)
        value = die_value(t, t.players[me])


class RaiseOffer(TableOffer[Table]):
    """What can be paid, if all together it leads to a better step; Expedition tokens only change the colour."""

    __slots__ = ("can_recolour", "reach", "wanted")

    def __init__(self, t: Table, me: int, table: list[int], value: int, can_recolour: bool) -> None:
        self.t = t
        self.me = me
        self.can_recolour = can_recolour
        player = t.players[me]
        wanted = value + 1
        while wanted < len(table) and table[wanted] == table[value]:
            wanted += 1
        self.wanted = wanted
        self.reach = value + player.coins * t.book.coin_value + player.seals * t.book.seal_value

    def options(self) -> list[Option]:
        o = self.t.book.options
        player = self.t.players[self.me]
        found: list[Option] = []
        if self.reach >= self.wanted:
            if player.coins:
                found.append(o.boost_coin)
            if player.seals:
                found.append(o.boost_seal)
        if self.can_recolour and player.tokens:
            for option in o.recolour_token:
                if self.obstacle(option) is None:
                    found.append(option)
        return found

    def likely(self) -> list[Option]:
        o = self.t.book.options
        found = [o.boost_coin, o.boost_seal]
        if self.can_recolour and self.t.players[self.me].tokens:
            found += o.recolour_token
        return found

    def others(self) -> list[Option]:
        o = self.t.book.options
        likely = self.likely()
        every = [o.boost_token, *o.recolour_token] if self.can_recolour else [o.boost_token]
        return [option for option in every if option not in likely]

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        o = t.book.options
        player = t.players[self.me]
        if option is o.boost_token:
            return reasons.EXPEDITIONS_ONLY
        if option is o.boost_coin or option is o.boost_seal:
            reason = boost_obstacle(t, player, option)
            useful = self.reach >= self.wanted
        else:
            reason = recolour_obstacle(t, player, option)
            more = die_bonus(t, player, option.value) - die_bonus(t, player, t.colour)
            useful = more > 0 and self.reach + more >= self.wanted  # EN-BOOST-07: another colour may be worth more
        return reason if reason is not None or useful else reasons.NO_USE
