"""Dice: refresh, adjust, new die."""

from __future__ import annotations

from bisect import insort

from serai.games.wayfarers.effects.influence import Unit
from serai.games.wayfarers.reasons import NEED_DIE
from serai.games.wayfarers.table import Table
from serai.kernel.chance import DIE_SIDES
from serai.kernel.decision import Asking, Option, Reason, ask
from serai.kernel.effects import Call
from serai.kernel.perform import Work


class Refresh(Unit):
    """refresh(n): roll a die of a slot into the supply, or one of the supply again (WF-EFF-07)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        player = t.players[me]
        return bool(player.dice) or any(player.slot_dice)

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        player = t.players[me]
        offered: list[Option] = [
            options.refresh[slot] for slot, die in zip(player.slots, player.slot_dice, strict=True) if die
        ]
        offered += different(player.dice, options.reroll)
        if optional:
            offered.append(options.skip)
        chosen = yield ask(me, "refresh", "WF-EFF-07", offered)
        if chosen is options.skip:
            return False
        if chosen.id.startswith("reroll:"):
            reroll(t, me, chosen.value, "WF-EFF-07")
            return True
        place = player.slots.index(chosen.value)
        player.slot_dice[place] = 0
        value = t.roll()
        insort(player.dice, value)
        t.tell("event-refresh", me, "WF-EFF-07", slot=t.book.cards[chosen.value].id, value=value)
        return True


class Adjust(Unit):
    """adjust(n): a die of the supply one up or down (WF-EFF-08)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return bool(t.players[me].dice)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NEED_DIE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        offered = adjustments(t, me)
        if optional:
            offered.append(options.skip)
        chosen = yield ask(me, "adjust", "WF-EFF-08", offered)
        if chosen is options.skip:
            return False
        adjust(t, me, chosen, "WF-EFF-08")
        return True


class NewDie(Work[Table]):
    """new_die(1): take a die of the reserve and roll it; cannot be declined (WF-EFF-09)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return t.players[me].reserve > 0

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        player = t.players[me]
        player.reserve -= 1
        value = t.roll()
        insort(player.dice, value)
        t.tell("event-new-die", me, "WF-EFF-09", value=value)


def different(dice: list[int], options: dict[int, Option]) -> list[Option]:
    """An option for each different value; `dice` is sorted."""
    found: list[Option] = []
    last = 0
    for value in dice:
        if value != last:
            found.append(options[value])
            last = value
    return found


def adjustments(t: Table, me: int) -> list[Option]:
    """Every change of a die of the supply by one, without wrap."""
    adjust = t.book.options.adjust
    found: list[Option] = []
    last = 0
    for value in t.players[me].dice:
        if value != last:
            last = value
            if value < DIE_SIDES:
                found.append(adjust[value, 1])
            if value > 1:
                found.append(adjust[value, -1])
    return found


def adjust(t: Table, me: int, chosen: Option, rule: str) -> None:
    value, step = chosen.value
    dice = t.players[me].dice
    dice.remove(value)
    insort(dice, value + step)
    t.tell("event-adjust", me, rule, value=value, result=value + step)


def reroll(t: Table, me: int, value: int, rule: str) -> None:
    dice = t.players[me].dice
    dice.remove(value)
    result = t.roll()
    insort(dice, result)
    if t.story is not None:
        t.tell("event-reroll", me, rule, value=value, result=result)
