"""Raising the value of a die where the action pays by steps of it: Embassy and Academy."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import die_bonus, die_value, pay
from serai.games.encyclopedia.free_steps import free_steps, refused_free_steps, take_free_step
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Refusal, Rules, ask


def raise_value(t: Table, me: int, table: list[int], key: str, rule: str, can_recolour: bool) -> Rules:
    """Offer boosts while a better step of the table is within reach (EN-BOOST-06: useless ones are not offered)."""
    o = t.book.options
    while True:
        options = _raises(t, me, table, can_recolour)
        options += free_steps(t, me)
        if not options:
            return
        value = die_value(t, t.players[me])
        choice = yield ask(
            me,
            f"raise-{key}",
            rule,
            [o.done, *options],
            {"value": value, "n": table[value]},
            refused=lambda: _refused(t, me),
        )
        if choice is o.done:
            return
        if o.is_free_step(choice):
            yield from take_free_step(t, me, choice)
        else:
            pay(t, me, choice)
        if die_value(t, t.players[me]) >= len(table) - 1:
            return


def _raises(t: Table, me: int, table: list[int], can_recolour: bool) -> list[Option]:
    player = t.players[me]
    book = t.book
    o = book.options
    value = die_value(t, player)
    wanted = value + 1
    while wanted < len(table) and table[wanted] == table[value]:
        wanted += 1
    if wanted == len(table):
        return []
    spare = player.coins * book.coin_value + player.seals * book.seal_value
    options: list[Option] = []
    if value + spare >= wanted:
        if player.coins:
            options.append(o.boost_coin)
        if player.seals:
            options.append(o.boost_seal)
    if can_recolour and player.tokens:  # EN-BOOST-07: another colour may be worth more
        bonus = die_bonus(t, player, t.colour)
        for colour in range(len(book.colours)):
            more = die_bonus(t, player, colour) - bonus
            if more > 0 and value + more + spare >= wanted:
                options.append(o.recolour_token[colour])
    return options


def _refused(t: Table, me: int) -> list[Refusal]:
    player = t.players[me]
    o = t.book.options
    refused = refused_free_steps(t, me)
    refused.append(Refusal(o.boost_coin, reasons.NO_USE if player.coins else reasons.NO_COIN))
    refused.append(Refusal(o.boost_seal, reasons.NO_USE if player.seals else reasons.NO_SEAL))
    refused.append(Refusal(o.boost_token, reasons.EXPEDITIONS_ONLY))
    return refused
