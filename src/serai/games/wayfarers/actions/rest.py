"""Resting (WF-REST)."""

from __future__ import annotations

from bisect import insort

from serai.games.wayfarers.effects.dice import different, reroll
from serai.games.wayfarers.table import NO_CARD, Table
from serai.kernel.decision import Rules, ask
from serai.kernel.perform import Waiting


def rest(t: Table, me: int) -> Rules:
    """Roll the placed dice, maybe the others; with few dice left the Rest abilities wake."""
    player = t.players[me]
    awake = len(player.dice) <= t.book.constants["rest_dice"]  # WF-REST-01: counted before the dice return
    t.tell("event-rest" if awake else "event-rest-asleep", me, "WF-REST-01")
    yield from _roll_dice(t, me)
    if awake:  # WF-REST-03
        yield from t.book.performer.resolve(t, me, rest_abilities(t, me))


def _roll_dice(t: Table, me: int) -> Rules:
    """WF-REST-02: placed dice are rolled; then each die of the supply may be rolled again, one by one."""
    options = t.book.options
    player = t.players[me]
    old = player.dice[:]
    for place, die in enumerate(player.slot_dice):
        if die:
            player.slot_dice[place] = 0
            value = t.roll()
            insort(player.dice, value)
            if t.story is not None:
                t.tell("event-roll", me, "WF-REST-02", value=value)
    while old:
        chosen = yield ask(me, "reroll", "WF-REST-02", [*different(old, options.reroll), options.skip])
        if chosen is options.skip:
            return
        old.remove(chosen.value)
        reroll(t, me, chosen.value, "WF-REST-02")


def rest_abilities(t: Table, me: int) -> list[Waiting]:
    """The pre-printed ability and those of Townsfolk under Open Sea, icon by icon."""
    player = t.players[me]
    cards = t.book.cards
    performer = t.book.performer
    waiting: list[Waiting] = [(part, 0) for part in performer.flat(cards[t.book.home_townsfolk].ability)]
    for folk in player.water_folk:
        if folk != NO_CARD and cards[folk].timing == "rest" and folk not in t.fresh:  # WF-REST-04
            waiting += [(part, 0) for part in performer.flat(cards[folk].ability)]
    return waiting
