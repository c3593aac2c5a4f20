"""What black dice do to the main actions (MB-DICE, MB-REC-01, MB-TRAV-01, MB-TRANS)."""

from __future__ import annotations

from serai.games.scholars.dice import destroy, gain_die, white_dice
from serai.games.scholars.effects.gold import fee_of, gold_note, is_full, pay_owner
from serai.games.scholars.goals import interacted
from serai.games.scholars.myriad.book import BlackTranslation, shelf
from serai.games.scholars.myriad.pages import gain_xp
from serai.games.scholars.myriad.reasons import CHOSEN_ALREADY, NEED_TRANSLATE_VALUE, NO_ROOM_FOR_GOLD
from serai.games.scholars.names import NO_CARD
from serai.games.scholars.reasons import GOLD_FULL, NEED_GOLD, NEED_SILVER, NOBODY_THERE
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask

# -- Travel ---------------------------------------------------------------------------------------------------------


def meet_neutral(t: Table, me: int, start: int, steps: int) -> None:
    """MB-TRAV-01: experience for ending on or passing the Neutral marker; to start there does not count."""
    count = len(t.book.map)
    if any((start + step) % count == t.neutral for step in range(1, steps + 1)):
        gain_xp(t, me, t.book.constants["xp_for_neutral"], "MB-TRAV-01")


# -- Translate ------------------------------------------------------------------------------------------------------


def _gold_rooms(t: Table) -> list[int]:
    return [room for room, card in enumerate(t.rooms) if card != NO_CARD and not is_full(t, room)]


def _payable(t: Table, me: int, chosen: list[int], count: int) -> bool:
    """Whether gold can go onto `count` different translators, some of them chosen, with the silver for their owners."""
    if len(chosen) > count or t.players[me].gold < count:
        return False
    fees = sorted(fee_of(t, me, room) for room in _gold_rooms(t) if room not in chosen)
    missing = count - len(chosen)
    cost = sum(fee_of(t, me, room) for room in chosen) + sum(fees[:missing])
    return len(fees) >= missing and cost <= t.players[me].silver


def _way_obstacle(t: Table, me: int, way: BlackTranslation, value: int) -> Reason | None:
    if value < way.min_value:
        return NEED_TRANSLATE_VALUE[way.min_value - value]
    if t.players[me].gold < way.translators:
        return NEED_GOLD[way.translators - t.players[me].gold]
    return None if _payable(t, me, [], way.translators) else NO_ROOM_FOR_GOLD[way.translators]


def translation_obstacle(t: Table, me: int, value: int) -> Reason | None:
    """MB-TRANS-01, -02: why a black Translate of a value is not possible."""
    reasons = [_way_obstacle(t, me, way, value) for way in shelf(t).translations]
    return None if None in reasons else reasons[0]


def black_translate(t: Table, me: int) -> Rules:
    """MB-TRANS-01: gold on different translators, then experience and a page; no scroll."""
    ways = shelf(t).translations
    offer = Offer(shelf(t).options.translation, lambda option: _way_obstacle(t, me, ways[option.value], t.value))
    chosen = yield ask(me, "black-translate", "MB-TRANS-01", offer, {"n": t.value})
    way = ways[chosen.value]
    rooms: list[int] = []
    while len(rooms) < way.translators:
        chosen = yield ask(me, "black-gold", "MB-TRANS-01", _gold_offer(t, me, rooms, way.translators))
        rooms.append(chosen.value)
    t.tell("event-black-translate", me, "MB-TRANS-01", n=way.translators)
    t.players[me].gold -= len(rooms)
    for room in rooms:
        t.gold[room] += 1
        t.tell("event-place-gold", me, "MB-TRANS-02", translator=t.book.translators[t.rooms[room]].id)
    for room in rooms:
        pay_owner(t, me, room)
    for room in rooms:
        interacted(t, me, t.rooms[room])
    yield from t.book.performer.perform(t, me, way.effect)


def _gold_offer(t: Table, me: int, rooms: list[int], count: int) -> Offer:
    """The translators on which a gold can be placed, so that the rest can be placed, too."""

    def obstacle(option: Option) -> Reason | None:
        room: int = option.value
        if t.rooms[room] == NO_CARD:
            return NOBODY_THERE
        if room in rooms:
            return CHOSEN_ALREADY
        if is_full(t, room):
            return GOLD_FULL
        return None if _payable(t, me, [*rooms, room], count) else NEED_SILVER[fee_of(t, me, room)]

    return Offer(t.book.options.place_gold, obstacle, note=lambda option: gold_note(t, me, option))


# -- black dice that are exhausted ----------------------------------------------------------------------------------


def can_replace_black(t: Table, me: int) -> bool:
    return any(t.stock[colour] for colour in t.book.primaries) or bool(white_dice(t, me))


def replace_black(t: Table, me: int, to_hand: bool) -> Rules:
    """MB-DICE-05: a primary die instead, or a white one destroyed, or nothing."""
    options = t.book.options
    primaries = [options.take_die[colour] for colour in t.book.primaries if t.stock[colour]]
    offer = Offer([*primaries, *white_dice(t, me), options.skip])
    where = "hand" if to_hand else "bag"
    chosen = yield ask(me, "instead-of-black", "MB-DICE-05", offer, {"where": where})
    if chosen in primaries:
        gain_die(t, me, chosen.value, to_hand, "MB-DICE-05")
    elif chosen is not options.skip:
        destroy(t, me, chosen, "MB-DICE-05")
