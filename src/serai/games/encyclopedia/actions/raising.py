"""Raising the value of a die where the action pays by steps of it: Embassy and Academy."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import boost_obstacle, die_bonus, die_value, pay, recolour_obstacle
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask


def raise_value(t: Table, me: int, table: list[int], key: str, rule: str, can_recolour: bool) -> Rules:
    """Offer boosts while a better step of the table is within reach (EN-BOOST-06: useless ones are not offered)."""
    done = t.book.options.done
    value = die_value(t, t.players[me])
    while value < len(table) - 1:
        raises = _raises(t, me, table, value, can_recolour)
        offer = Offer((done,)) + raises + FREE_STEPS.offer(t, me)
        decision = ask(me, f"raise-{key}", rule, offer, {"value": value, "n": table[value]})
        if len(decision.options) == 1:
            return
        choice = yield decision
        if choice is done:
            return
        if FREE_STEPS.holds(choice):
            yield from FREE_STEPS.take(t, me, choice)
        else:
            pay(t, me, choice)
        value = die_value(t, t.players[me])


def _raises(t: Table, me: int, table: list[int], value: int, can_recolour: bool) -> Offer:
    """What can be paid, if all together it leads to a better step; Expedition tokens only change the colour."""
    player = t.players[me]
    book = t.book
    o = book.options
    wanted = value + 1
    while wanted < len(table) and table[wanted] == table[value]:
        wanted += 1
    reach = value + player.coins * book.coin_value + player.seals * book.seal_value

    def obstacle(option: Option) -> Reason | None:
        if option is o.boost_token:
            return reasons.EXPEDITIONS_ONLY
        if option is o.boost_coin or option is o.boost_seal:
            reason = boost_obstacle(t, player, option)
            useful = reach >= wanted
        else:
            reason = recolour_obstacle(t, player, option)
            more = die_bonus(t, player, option.value) - die_bonus(t, player, t.colour)
            useful = more > 0 and reach + more >= wanted  # EN-BOOST-07: another colour may be worth more
        return reason if reason is not None or useful else reasons.NO_USE

    boosts = (o.boost_coin, o.boost_seal)
    if can_recolour:
        if player.tokens:
            return Offer((*boosts, *o.recolour_token), obstacle, (o.boost_token,))
        return Offer(boosts, obstacle, (o.boost_token, *o.recolour_token))
    return Offer(boosts, obstacle, (o.boost_token,))
