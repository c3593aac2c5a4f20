"""The actions of the solo opponent (SC-SOLO-16 to -24): each step is told with what decided it."""

from __future__ import annotations

from collections.abc import Callable, Collection

from serai.games.scholars.actions.translate import close_up
from serai.games.scholars.actions.travel import refill_map
from serai.games.scholars.automa.caliph import retire_top
from serai.games.scholars.automa.choices import (
    guild_to_deliver,
    guild_to_influence,
    majority,
    pile_to_employ,
    room_to_employ,
    scroll_to_deliver,
    scroll_to_influence,
    scroll_to_translate,
)
from serai.games.scholars.automa.resources import gain_silver, influence_guild, opponent, place_gold, put_gold
from serai.games.scholars.caliph import employ_neutral
from serai.games.scholars.influence import give_back, influence_of, mark_scroll
from serai.games.scholars.names import BLUE, NO_CARD, NOBODY
from serai.games.scholars.reasons import LAST_CANDIDATE, NEED_SILVER
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call, Effect, Several


def act(t: Table, effect: Effect) -> Rules:
    """Do an effect of its own, from left to right (SC-SOLO-13)."""
    if isinstance(effect, Several):
        for part in effect.parts:
            yield from act(t, part)
        return
    assert isinstance(effect, Call)
    verb = effect.verb.name
    number = effect.words[0] if effect.words else 0
    if verb == "ai_silver":
        assert isinstance(number, int)
        gain_silver(t, number)
    elif verb == "ai_place_gold":
        place_gold(t)
    elif verb == "ai_employ":
        employ(t)
    elif verb == "ai_translate":
        yield from translate(t)
    elif verb == "ai_deliver":
        assert isinstance(number, int)
        yield from deliver(t, number)
    elif verb == "ai_influence_guild":
        _influence_some_guild(t)
    elif verb == "ai_influence_scroll":
        influence_scroll(t)
    else:
        _retire_by_majority(t, effect)


def employ(t: Table) -> None:
    """SC-SOLO-16: no cost, no effect of the room."""
    pile, why = pile_to_employ(t)
    room, place = room_to_employ(t)
    if NO_CARD in (pile, room):
        _nothing(t, "SC-SOLO-16")
        return
    t.tell("event-ai-employs", len(t.players), "SC-SOLO-16", pile=t.book.piles[pile].id, why=why, room=place)
    employ_neutral(t, pile, room, "SC-SOLO-16")


def translate(t: Table) -> Rules:
    """SC-SOLO-17: the scroll goes face down to its language; gold on translators follows."""
    scroll, why = yield from _wanted(t, scroll_to_translate)
    if scroll == NO_CARD:
        _nothing(t, "SC-SOLO-17")
        return
    place = t.house.index(scroll)
    if t.house_influence[place] != NOBODY:  # SC-SOLO-34
        give_back(t, t.house_influence[place])
    t.house[place] = NO_CARD
    t.house_influence[place] = NOBODY
    automa = opponent(t)
    language = t.book.scrolls[scroll].language
    automa.scrolls.append(scroll)
    automa.languages.append(language)
    t.tell("event-ai-translates", len(t.players), "SC-SOLO-17", scroll=t.book.scrolls[scroll].id, why=why)
    _spread_gold(t, language)
    close_up(t, t.book.house[place].guild)


def _spread_gold(t: Table, language: int) -> None:
    """SC-SOLO-18: those who speak the language before the others, neutral ones from right to left before yours."""
    rooms = [room for room, card in enumerate(t.rooms) if card != NO_CARD]
    speaks = {room: language in t.book.translators[t.rooms[room]].languages for room in rooms}
    order: list[int] = []
    for fluent in (True, False):
        order += [room for room in reversed(rooms) if t.owners[room] == NOBODY and speaks[room] is fluent]
        order += [room for room in rooms if t.owners[room] != NOBODY and speaks[room] is fluent]
    free = [room for room in order if t.gold[room] < t.book.rooms[room].gold]
    for room in free[: t.book.ai_gold[language]]:
        put_gold(t, room, "SC-SOLO-18")
        owner = t.owners[room]
        if owner != NOBODY:
            t.players[owner].silver += t.book.constants["foreign_fee"]
            t.tell("event-gain", owner, "SC-SOLO-18", resource="silver", n=t.book.constants["foreign_fee"])


def deliver(t: Table, influence: int) -> Rules:
    """SC-SOLO-19: influence as printed on the space, or a number that the card names; nothing else."""
    guild, where = guild_to_deliver(t)
    if guild == NO_CARD:
        _nothing(t, "SC-SOLO-19")
        return
    scroll, why = yield from _wanted(t, scroll_to_deliver)
    if scroll == NO_CARD:
        _nothing(t, "SC-SOLO-19")
        return
    slot = t.map_scrolls.index(scroll)
    place = t.free_row(guild)
    t.house[place] = scroll
    t.house_influence[place] = t.map_influence[slot]  # SC-SOLO-34: its own stays
    t.map_scrolls[slot] = NO_CARD
    t.map_influence[slot] = NOBODY
    names = {"scroll": t.book.scrolls[scroll].id, "guild": t.book.guilds[guild].id}
    t.tell("event-ai-delivers", len(t.players), "SC-SOLO-19", **names, why=why, where=where)
    for _ in range(influence or t.book.house[place].influence):
        influence_guild(t, guild, "SC-SOLO-19")
    yield from refill_map(t, slot)


def influence_scroll(t: Table) -> None:
    """SC-SOLO-21, -22."""
    scroll, why = scroll_to_influence(t)
    automa = opponent(t)
    if scroll == NO_CARD:
        _nothing(t, "SC-SOLO-21")
        return
    if not automa.influence:
        t.tell("event-ai-no-influence", len(t.players), "SC-SOLO-22")
        return
    automa.influence -= 1
    mark_scroll(t, scroll, len(t.players))
    t.tell("event-ai-influences", len(t.players), "SC-SOLO-21", scroll=t.book.scrolls[scroll].id, why=why)


def _influence_some_guild(t: Table) -> None:
    guild, why = guild_to_influence(t)
    t.tell("event-ai-guild", len(t.players), "SC-SOLO-20", guild=t.book.guilds[guild].id, why=why)
    influence_guild(t, guild, "SC-SOLO-20")


def _retire_by_majority(t: Table, effect: Call) -> None:
    """SC-SOLO-25 (3): the pile of the majority colour; an empty one gives nothing."""
    blue, red = effect.words
    name = blue if majority(t) == BLUE else red
    assert isinstance(name, str)
    pile = t.book.words.piles.index(name)
    if t.piles[pile]:
        retire_top(t, pile, "SC-SOLO-25")
    else:
        _nothing(t, "SC-SOLO-25")


def _nothing(t: Table, rule: str) -> None:
    t.tell("event-ai-nothing", len(t.players), rule)


# -- your influence on what it wants --------------------------------------------------------------------------------


def _wanted(t: Table, choose: Callable[[Table, Collection[int]], tuple[int, str]]) -> Asking[tuple[int, str]]:
    """The scroll that it takes: you may refuse one with your influence, while another is left (SC-SOLO-24, -37)."""
    refused: list[int] = []
    while True:
        scroll, why = choose(t, refused)
        if scroll == NO_CARD:
            return scroll, why
        owner = influence_of(t, scroll)
        if owner in (NOBODY, len(t.players)):
            return scroll, why
        if (yield from _allowed(t, owner, scroll, choose(t, [*refused, scroll])[0] == NO_CARD)):
            mark_scroll(t, scroll, NOBODY)
            give_back(t, owner)
            return scroll, why
        refused.append(scroll)


def _allowed(t: Table, me: int, scroll: int, is_last: bool) -> Asking[bool]:
    options = t.book.options
    fee = t.book.constants["foreign_fee"]
    player = t.players[me]

    def obstacle(option: Option) -> Reason | None:
        if option is options.allow:
            return None
        if is_last:
            return LAST_CANDIDATE
        return NEED_SILVER[fee - player.silver] if player.silver < fee else None

    name = t.book.scrolls[scroll].id
    offer = Offer((options.allow, options.refuse), obstacle)
    chosen = yield ask(me, "ai-wants", "SC-SOLO-24", offer, {"scroll": name})
    if chosen is options.allow:
        player.silver += fee
        t.tell("event-ai-allowed", me, "SC-SOLO-37", scroll=name, n=fee)
        return True
    player.silver -= fee
    t.tell("event-ai-refused", me, "SC-SOLO-24", scroll=name, n=fee)
    return False
