"""Translate: a scroll of the guild in the colour of the action, by a chain of translators (SC-TRANS).

A chain leads from the language of the scroll to Arabic; each link is a translator in a room that speaks both languages
of the link. No language comes twice, no translator is used twice. What a chain costs and brings about depends only on
the set of its rooms, so chains are found as sets of rooms (bits), each once.
"""

from __future__ import annotations

from typing import TypeAlias

from serai.games.scholars.effects.gold import fee_of, is_full, paid_to, pay_owner, pay_silver, share_note
from serai.games.scholars.goals import interacted, translated_from
from serai.games.scholars.influence import give_back
from serai.games.scholars.names import GUILD_BINDS, NO_CARD, NOBODY
from serai.games.scholars.reasons import NEED_GUILD_COLOUR, NO_CHAIN, NO_SCROLL_THERE, WRONG_GUILD
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.message import Argument, Message

Link: TypeAlias = tuple[int, int]  # a room, and the language behind it


def translate_obstacle(t: Table, me: int, colour: int) -> Reason | None:
    """Why an action of that colour cannot translate (SC-TRANS-01, -07)."""
    guild = t.book.guild_of_colour.get(colour)
    if guild is None:
        return NEED_GUILD_COLOUR
    scrolls = [t.house[place] for place in t.book.columns[guild] if t.house[place] != NO_CARD]
    if not scrolls:
        return NO_SCROLL_THERE
    return None if any(chains(t, me, scroll, True) for scroll in scrolls) else NO_CHAIN


def translate(t: Table, me: int) -> Rules:
    """SC-TRANS-06: scroll and chain, gold, silver, the scroll with its track step and effect, the column closes up."""
    book = t.book
    if t.colour not in book.guild_of_colour:
        yield from book.seams.translate(t, me)
        return
    guild = book.guild_of_colour[t.colour]
    scroll = yield from _choose_scroll(t, me, guild)
    rooms = yield from _choose_chain(t, me, scroll)
    printed = book.scrolls[scroll]
    t.tell("event-translate", me, "SC-TRANS-06", scroll=printed.id, guild=book.guilds[guild].id)
    _pay_chain(t, me, rooms)
    place = t.house.index(scroll)
    owner = t.house_influence[place]
    if owner != NOBODY:
        if owner != me:
            pay_silver(t, me, owner, book.constants["foreign_fee"])
        give_back(t, owner)
    t.house[place] = NO_CARD
    t.house_influence[place] = NOBODY
    player = t.players[me]
    player.scrolls = [*player.scrolls, scroll]
    book.seams.translated(t, me, guild)
    translated_from(t, me, guild)
    step = book.verbs.call("advance", book.tracks[printed.track].id, 1)
    waiting = [(step, 0), *((part, GUILD_BINDS) for part in book.performer.flat(printed.immediate))]
    yield from book.performer.resolve(t, me, waiting)
    close_up(t, guild)


def _choose_scroll(t: Table, me: int, guild: int) -> Asking[int]:
    options = t.book.options
    here = [options.scroll[t.house[place]] for place in t.book.columns[guild] if t.house[place] != NO_CARD]

    def obstacle(option: Option) -> Reason | None:
        if option not in here:
            return WRONG_GUILD
        return None if chains(t, me, option.value, True) else NO_CHAIN

    def others() -> list[Option]:
        return [options.scroll[card] for card in t.house if card != NO_CARD and options.scroll[card] not in here]

    chosen = yield ask(me, "translate", "SC-TRANS-06", Offer(here, obstacle, others))
    scroll: int = chosen.value
    return scroll


def _choose_chain(t: Table, me: int, scroll: int) -> Asking[tuple[int, ...]]:
    options = t.book.options
    found = sorted(chains(t, me, scroll), key=lambda bits: (bits.bit_count(), bits))

    def note(option: Option) -> Message | None:
        return chain_note(t, me, scroll, option.value)

    offer = Offer([options.chain[bits] for bits in found], note=note)
    chosen = yield ask(me, "chain", "SC-TRANS-03", offer, {"scroll": t.book.scrolls[scroll].id})
    rooms: tuple[int, ...] = chosen.value
    return rooms


def chain_note(t: Table, me: int, scroll: int, rooms: tuple[int, ...]) -> Message:
    """The way of a chain, and what it costs."""
    language = t.book.scrolls[scroll].language
    links = links_of(t, language, rooms)
    spoken = [f"language-{t.book.words.languages[one]}" for one in (language, *(there for _, there in links))]
    arguments: dict[str, Argument] = {
        "way": _way_message(spoken),
        "price": _price_message(t, me, scroll, rooms),
        "languages": tuple(spoken),
        "rooms": tuple(t.book.rooms[room].id for room, _ in links),
    }
    return Message("note-chain", arguments)


def links_of(t: Table, language: int, rooms: tuple[int, ...], spoken: tuple[int, ...] = ()) -> tuple[Link, ...]:
    """A way through all of some rooms to Arabic: each room with the language behind it, the first that is found."""
    spoken = (*spoken, language)
    for room in rooms:
        languages = t.book.translators[t.rooms[room]].languages
        left = tuple(other for other in rooms if other != room)
        for there in languages if language in languages else ():
            if there in spoken or (there == t.book.arabic) != (not left):
                continue
            if not left:
                return ((room, there),)
            if found := links_of(t, there, left, spoken):
                return ((room, there), *found)
    return ()


def _way_message(languages: list[str]) -> Message:
    """Languages one after the other."""
    way = Message(languages[0])
    for name in languages[1:]:
        way = Message("note-way", {"before": way, "language": name})
    return way


def _price_message(t: Table, me: int, scroll: int, rooms: tuple[int, ...]) -> Message:
    """What a chain costs: gold on each translator, silver to each owner, the fee for a foreign influence."""
    fee = t.book.constants["foreign_fee"]
    paid: dict[int, int] = {}
    owners = [t.owners[room] for room in rooms]
    owner = t.house_influence[t.house.index(scroll)]
    for seat in owners if owner == NOBODY else [*owners, owner]:
        if seat != me:
            seat = paid_to(t, seat)
            paid[seat] = paid.get(seat, 0) + fee
    shares = tuple(share_note(t, seat, silver) for seat, silver in sorted(paid.items()))
    leaving = tuple(
        t.book.translators[t.rooms[room]].id for room in rooms if t.gold[room] + 1 >= t.book.rooms[room].gold
    )
    key = "note-chain-silver" if shares else "note-chain-gold"
    arguments: dict[str, Argument] = {"n": len(rooms), "shares": shares, "leaving": leaving}
    return Message(f"{key}-retires" if leaving else key, arguments)


def _pay_chain(t: Table, me: int, rooms: tuple[int, ...]) -> None:
    """SC-TRANS-05: one gold on each translator, then the silver to their owners."""
    t.players[me].gold -= len(rooms)
    for room in rooms:
        t.gold[room] += 1
        t.tell("event-place-gold", me, "SC-TRANS-05", translator=t.book.translators[t.rooms[room]].id)
    for room in rooms:
        pay_owner(t, me, room)
    for room in rooms:
        interacted(t, me, t.rooms[room])


def close_up(t: Table, guild: int) -> None:
    """The scrolls below move up with their influence (SC-TRANS-06)."""
    places = t.book.columns[guild]
    cards = [(t.house[place], t.house_influence[place]) for place in places if t.house[place] != NO_CARD]
    cards += [(NO_CARD, NOBODY)] * (len(places) - len(cards))
    for place, (card, influence) in zip(places, cards, strict=True):
        t.house[place] = card
        t.house_influence[place] = influence


# -- chains ---------------------------------------------------------------------------------------------------------


def chains(t: Table, me: int, scroll: int, one_is_enough: bool = False) -> list[int]:
    """Every set of rooms, as bits, by which a player can pay to translate a scroll (SC-TRANS-02 to -05)."""
    book = t.book
    player = t.players[me]
    silver = player.silver
    if t.house_influence[t.house.index(scroll)] not in (NOBODY, me):
        silver -= book.constants["foreign_fee"]
    if silver < 0 or not player.gold:
        return []
    links: list[tuple[int, int, tuple[int, ...]]] = []  # the bit of a room, its fee, its languages
    for room, card in enumerate(t.rooms):
        if card != NO_CARD and not is_full(t, room):
            fee = fee_of(t, me, room)
            if fee <= silver:
                links.append((1 << room, fee, book.translators[card].languages))
    found: set[int] = set()
    seen: set[int] = set()
    width = len(book.words.languages)
    language = book.scrolls[scroll].language
    # a way so far: where it stands, the languages it has used, its rooms, and what is left to pay with
    ways = [(language, 1 << language, 0, player.gold, silver)]
    while ways:
        here, spoken, rooms, gold, left = ways.pop()
        for bit, fee, languages in links:
            if rooms & bit or fee > left or here not in languages:
                continue
            for there in languages:
                if spoken >> there & 1:
                    continue
                if there == book.arabic:
                    found.add(rooms | bit)
                    if one_is_enough:
                        return [rooms | bit]
                elif gold > 1:
                    key = ((rooms | bit) << width | spoken | 1 << there) * width + there
                    if key not in seen:
                        seen.add(key)
                        ways.append((there, spoken | 1 << there, rooms | bit, gold - 1, left - fee))
    return sorted(found)
