"""Rest: the bottom scroll, income from left to right, dice to the bag, cards to the hand (SC-REST)."""

from __future__ import annotations

from serai.games.scholars.caliph import draw_card, resolve_caliph
from serai.games.scholars.dice import dice_to_bag
from serai.games.scholars.names import ALL_GOALS, NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.decision import Rules
from serai.kernel.effects import NOTHING


def rest(t: Table, me: int) -> Rules:
    """SC-REST-01: the four steps in order."""
    t.tell("event-rest", me, "SC-REST-01")
    yield from bottom_scroll(t)
    yield from income(t, me)
    dice_to_bag(t, me)
    take_cards_back(t, me)


def bottom_scroll(t: Table) -> Rules:
    """SC-REST-02 to -05: reveal the bottom card; a scroll moves the Neutral marker and takes a place or the box."""
    card = draw_card(t, from_top=False)
    if card == NO_CARD:
        return
    if t.book.is_caliph(card):
        yield from resolve_caliph(t, card - t.book.caliph)
        return
    scroll = t.book.scrolls[card]
    t.tell("event-bottom-scroll", t.seat, "SC-REST-02", scroll=scroll.id)
    _move_neutral(t, scroll.vp)
    slot = t.book.map[t.neutral].slot
    moving = card
    if t.map_influence[slot] == NOBODY:  # SC-REST-04
        moving = t.map_scrolls[slot]
        t.map_scrolls[slot] = card
    if moving != NO_CARD:
        _into_house(t, moving)


def _move_neutral(t: Table, steps: int) -> None:
    """SC-REST-03: from one black location to the next."""
    places = t.book.slot_places
    t.neutral = places[(places.index(t.neutral) + steps) % len(places)]
    t.tell("event-neutral-marker", t.seat, "SC-REST-03", location=t.book.map[t.neutral].id)


def _into_house(t: Table, scroll: int) -> None:
    """SC-REST-05: to the leftmost empty guild, else into the box."""
    name = t.book.scrolls[scroll].id
    for guild, places in enumerate(t.book.columns):
        if all(t.house[place] == NO_CARD for place in places):
            t.house[places[0]] = scroll
            t.house_influence[places[0]] = NOBODY
            t.tell("event-scroll-to-guild", t.seat, "SC-REST-05", scroll=name, guild=t.book.guilds[guild].id)
            return
    t.tell("event-scroll-to-box", t.seat, "SC-REST-05", scroll=name)


def income(t: Table, me: int) -> Rules:
    """SC-REST-06: every Rest icon of the player board, from left to right."""
    player = t.players[me]
    for number, place in enumerate(t.book.board):
        card = player.slots[number]
        effect = t.book.action_cards[card].rest if card != NO_CARD else place.rest
        if effect is not NOTHING and (place.is_open or player.goals == ALL_GOALS):
            yield from t.book.performer.perform(t, me, effect)


def take_cards_back(t: Table, me: int) -> None:
    """SC-REST-10: workers to the main supply, cards to the hand."""
    player = t.players[me]
    player.cards = sorted(player.cards + [card for card in player.slots if card != NO_CARD])
    player.slots = [NO_CARD] * len(player.slots)
    player.helpers = [0] * len(player.helpers)
