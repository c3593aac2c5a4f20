"""Research: one of four ways, by value, colour and gold (SC-RES-01)."""

from __future__ import annotations

from serai.games.scholars.names import NEUTRAL
from serai.games.scholars.reasons import NEED_COLOUR, NEED_GOLD, NEED_RESEARCH_VALUE
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask


def research(t: Table, me: int) -> Rules:
    book = t.book

    def obstacle(option: Option) -> Reason | None:
        return research_obstacle(t, me, option.value, t.colour, t.value)

    chosen = yield ask(
        me,
        "research",
        "SC-RES-01",
        Offer(book.options.research, obstacle),
        {"colour": book.colours[t.colour].id, "n": t.value},
    )
    way = book.research_options[chosen.value]
    if way.gold:
        t.players[me].gold -= way.gold
        t.tell("event-pay", me, "SC-RES-01", resource="gold", n=way.gold)
    t.tell("event-research", me, "SC-RES-01", effect=way.effect)
    yield from book.performer.perform(t, me, way.effect)


def research_obstacle(t: Table, me: int, way: int, colour: int, value: int) -> Reason | None:
    """Why one of the ways is not open to an action of that colour and value."""
    printed = t.book.research_options[way]
    if printed.min_value > value:
        return NEED_RESEARCH_VALUE[printed.min_value - value]
    if printed.needs_colour and (t.book.colours[colour].kind == NEUTRAL or colour not in t.book.track_of_colour):
        return NEED_COLOUR
    gold = t.players[me].gold
    return NEED_GOLD[printed.gold - gold] if gold < printed.gold else None
