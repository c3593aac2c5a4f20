"""Travel: along the map, to a white location or to deliver a scroll (SC-TRAV)."""

from __future__ import annotations

from serai.games.scholars.caliph import reveal_from_top
from serai.games.scholars.dice import gain_white
from serai.games.scholars.effects.gold import pay_silver
from serai.games.scholars.effects.influence import influence_scroll
from serai.games.scholars.effects.research import advance
from serai.games.scholars.influence import can_take_influence, give_back, influence_guild, scrolls_without_influence
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.reasons import COLUMN_FULL, NEED_SILVER, NEED_TRAVEL_VALUE
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import NOTHING, Effect, calls
from serai.kernel.message import Message


def travel(t: Table, me: int) -> Rules:
    """SC-TRAV-01: clockwise by 1 to the value of the action; only the location of arrival counts."""
    book = t.book
    player = t.players[me]
    start = player.place

    def note(option: Option) -> Message | None:
        return travel_note(t, me, option.value)

    def obstacle(option: Option) -> Reason | None:
        return NEED_TRAVEL_VALUE[option.value - t.value] if option.value > t.value else None

    offer = Offer(book.options.travel[: t.value], obstacle, lambda: book.options.travel[t.value :], note=note)
    chosen = yield ask(me, "travel", "SC-TRAV-01", offer, {"n": t.value})
    steps: int = chosen.value
    player.place = (start + steps) % len(book.map)
    location = book.map[player.place]
    t.tell("event-travel", me, "SC-TRAV-01", n=steps, location=location.id)
    yield from book.seams.travelled(t, me, start, steps)
    bonus = path_bonus(t, start, steps)
    waits = yield from _bonus_before(t, me, bonus)
    if location.is_black:
        yield from deliver(t, me, location.slot)
    else:
        yield from book.performer.perform(t, me, location.effect)
    if waits:
        yield from influence_scroll(t, me, book.options.skip)


def travel_note(t: Table, me: int, steps: int) -> Message | None:
    """Where a journey ends, and whether it passes a path of its colour."""
    book = t.book
    location = book.map[(t.players[me].place + steps) % len(book.map)]
    bonus = path_bonus(t, t.players[me].place, steps)
    along = Message("note-path", {"effect": bonus}) if bonus is not NOTHING else None
    if location.is_black:
        card = t.map_scrolls[location.slot]
        here = (
            Message("note-scroll-there", {"location": location.id, "scroll": book.scrolls[card].id})
            if card != NO_CARD
            else Message("note-no-scroll-there", {"location": location.id})
        )
    else:
        here = Message("note-location", {"location": location.id, "effect": location.effect})
    return here if along is None else Message("note-both", {"first": here, "second": along})


def path_bonus(t: Table, start: int, steps: int) -> Effect:
    """SC-TRAV-02: the bonus of a path in the colour of the action, once; a white action has none."""
    for step in range(steps):
        location = t.book.map[(start + step) % len(t.book.map)]
        if location.path_colour == t.colour:
            return location.path_bonus
    return NOTHING


def _bonus_before(t: Table, me: int, bonus: Effect) -> Asking[bool]:
    """Take the bonus before the location is resolved, where that can be of use; True if it still waits.

    Silver can only help, so it is taken at once; a scroll can be chosen now or afterwards (SC-TRAV-02).
    """
    if bonus is NOTHING:
        return False
    if not any(call.verb.name == "influence_scroll" for call in calls(bonus)):
        yield from t.book.performer.perform(t, me, bonus)
        return False
    if not can_take_influence(t, me) or not scrolls_without_influence(t):
        return True
    return not (yield from influence_scroll(t, me, t.book.options.later))


# -- delivering -----------------------------------------------------------------------------------------------------


def deliver_obstacle(t: Table, me: int, slot: int, guild: int) -> Reason | None:
    """Why the scroll of a map slot cannot be delivered to a guild (SC-TRAV-05)."""
    place = t.free_row(guild)
    if place < 0:
        return COLUMN_FULL
    silver = t.players[me].silver
    cost = t.book.house[place].cost + _scroll_fee(t, me, slot)
    return NEED_SILVER[cost - silver] if silver < cost else None


def _scroll_fee(t: Table, me: int, slot: int) -> int:
    return t.book.constants["foreign_fee"] if t.map_influence[slot] not in (NOBODY, me) else 0


def deliver(t: Table, me: int, slot: int) -> Rules:
    """SC-TRAV-04, -06: the player may bring the scroll beside the location to a guild of any colour (SC-TRAV-07)."""
    book = t.book
    options = book.options
    scroll = t.map_scrolls[slot]
    if scroll == NO_CARD:  # SC-LIM-06
        return

    def obstacle(option: Option) -> Reason | None:
        return None if option is options.no_delivery else deliver_obstacle(t, me, slot, option.value)

    def note(option: Option) -> Message | None:
        if option is options.no_delivery:
            return None
        place = book.house[t.free_row(option.value)]
        cost = place.cost + _scroll_fee(t, me, slot)
        return Message(
            "note-deliver", {"n": cost, "influence": place.influence, "gold": place.gold, "white": place.white_dice}
        )

    offer = Offer([*options.deliver, options.no_delivery], obstacle, note=note)
    chosen = yield ask(me, "deliver", "SC-TRAV-04", offer, {"scroll": book.scrolls[scroll].id})
    if chosen is options.no_delivery:
        return
    guild: int = chosen.value
    owner = t.map_influence[slot]
    if owner not in (NOBODY, me):
        pay_silver(t, me, owner, book.constants["foreign_fee"])
        give_back(t, owner)
        owner = NOBODY
    place = t.free_row(guild)
    space = book.house[place]
    t.map_scrolls[slot] = NO_CARD
    t.map_influence[slot] = NOBODY
    t.house[place] = scroll
    t.house_influence[place] = owner
    t.players[me].silver -= space.cost
    t.tell("event-deliver", me, "SC-TRAV-06", scroll=book.scrolls[scroll].id, guild=book.guilds[guild].id, n=space.cost)
    for _ in range(space.influence):  # a must; only the move of SC-LIM-05 may be declined
        yield from influence_guild(t, me, guild, "SC-TRAV-06", True)
    t.players[me].gold += space.gold
    t.tell("event-gain", me, "SC-TRAV-06", resource="gold", n=space.gold)
    for _ in range(space.white_dice):
        yield from gain_white(t, me, "SC-TRAV-06")
    book.seams.delivered(t, me, guild)
    yield from advance(t, me, book.scrolls[scroll].track)
    yield from refill_map(t, slot)


def refill_map(t: Table, slot: int) -> Rules:
    """SC-TRAV-06 (7): from the top of the deck; Caliph cards on the way are resolved."""
    scroll = yield from reveal_from_top(t)
    if scroll != NO_CARD:
        t.map_scrolls[slot] = scroll
        t.tell("event-map-scroll", t.seat, "SC-TRAV-06", scroll=t.book.scrolls[scroll].id)
