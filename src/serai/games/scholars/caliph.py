"""The deck and the Caliph: drawing scrolls, and the cards on which control of the guilds pays (SC-CAL, SC-END-02)."""

from __future__ import annotations

from serai.games.scholars.automa import caliph as opponent
from serai.games.scholars.automa.resources import gain_silver
from serai.games.scholars.influence import leave_guild, review_control
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Rules, ask
from serai.kernel.effects import NOTHING, Call
from serai.kernel.message import Message

# -- the deck -------------------------------------------------------------------------------------------------------


def reveal_from_top(t: Table) -> Asking[int]:
    """The next scroll for the map; Caliph cards before it are resolved completely (SC-TRAV-06). NO_CARD: none left."""
    while True:
        card = draw_card(t, from_top=True)
        if card == NO_CARD or not t.book.is_caliph(card):
            return card
        yield from resolve_caliph(t, card - t.book.caliph)


def draw_card(t: Table, from_top: bool) -> int:
    """Take a card of the deck, or NO_CARD; when it is exhausted the reserve becomes the deck (SC-END-02)."""
    if not t.deck and t.reserve:
        t.deck = t.reserve
        t.reserve = []
        t.sections = [len(t.deck)]
        t.tell("event-reserve", t.seat, "SC-END-02")
    if not t.deck:
        return NO_CARD
    t.reveals += 1
    if from_top:
        card = t.deck[-1]
        t.deck = t.deck[:-1]
    else:
        card = t.deck[0]
        t.deck = t.deck[1:]
    part = len(t.sections) - 1 if from_top else 0
    t.sections[part] -= 1
    if not t.sections[part]:
        del t.sections[part]
    return card


# -- a Caliph card --------------------------------------------------------------------------------------------------


def resolve_caliph(t: Table, card: int) -> Rules:
    """SC-CAL-01: the card takes its space, the event of the space happens, then the guilds from left to right."""
    book = t.book
    space = len(t.caliphs)
    t.caliphs.append(card)
    t.tell("event-caliph", t.seat, "SC-CAL-01", card=book.caliph_cards[card].id)
    if len(t.caliphs) == len(book.caliph_slots):
        _trigger_end(t)
    yield from book.seams.caliph_revealed(t, space)
    _event(t, space)
    for guild in range(len(book.guilds)):
        yield from _visit(t, guild, space)


def _trigger_end(t: Table) -> None:
    """SC-END-01: this round is finished, then comes a last one."""
    after_this = t.seats - 1 - (t.seat - t.first) % t.seats
    t.turns_left = 1 + after_this + t.seats
    t.tell("event-end-triggered", t.seat, "SC-END-01")


def _visit(t: Table, guild: int, space: int) -> Rules:
    """SC-CAL-02: reward of the controller, consolation of the others, then control anew."""
    book = t.book
    control = t.control[guild]
    if control != NOBODY:
        if control < len(t.players):
            yield from _take_space(t, control, guild, space)
        else:
            leave_guild(t, control, guild)
            opponent.take_space(t, space, free_spaces(t, space))
    present = [seat for seat in range(t.seats) if seat != control and t.guilds_of(seat)[guild]]
    active = t.seat % t.seats
    for seat in sorted(present, key=lambda seat: (seat - active) % t.seats):  # SC-CAL-06
        t.tell("event-consolation", seat, "SC-CAL-02", guild=book.guilds[guild].id)
        if seat < len(t.players):
            yield from book.performer.perform(t, seat, book.guilds[guild].consolation)
        else:
            opponent.console(t, book.guilds[guild].consolation)
    review_control(t, guild)


def free_spaces(t: Table, space: int) -> list[int]:
    """The free places of a Caliph card, from the top."""
    count = len(t.book.caliph_spaces)
    return [place for place in range(count) if t.caliph_influence[space * count + place] == NOBODY]


def _take_space(t: Table, me: int, guild: int, space: int) -> Rules:
    """The controller moves an influence to a free place of the card and takes its reward (SC-CAL-03)."""
    book = t.book
    options = book.options
    card = book.caliph_cards[t.caliphs[space]]

    def note(option: Option) -> Message | None:
        vp = book.caliph_spaces[option.value][1]
        reward = card.rewards[option.value]
        if reward is NOTHING:
            return Message("note-caliph-points", {"n": vp})
        return Message("note-caliph-reward", {"n": vp, "effect": reward})

    offer = Offer([options.space[place] for place in free_spaces(t, space)], note=note)
    arguments = {"card": card.id, "guild": book.guilds[guild].id}
    chosen = yield ask(me, "caliph", "SC-CAL-02", offer, arguments)
    leave_guild(t, me, guild)
    put_on_caliph(t, me, space, chosen.value)
    yield from book.performer.perform(t, me, card.rewards[chosen.value])


def put_on_caliph(t: Table, seat: int, space: int, place: int) -> None:
    t.caliph_influence[space * len(t.book.caliph_spaces) + place] = seat
    t.tell("event-caliph-space", seat, "SC-CAL-02", space=t.book.caliph_spaces[place][0])


# -- events ---------------------------------------------------------------------------------------------------------


def _event(t: Table, space: int) -> None:
    event = t.book.caliph_slots[space][1]
    if not isinstance(event, Call):
        return
    if event.verb.name == "event_starting_translators":
        gold, silver = event.words
        assert isinstance(gold, int) and isinstance(silver, int)
        _pay_starting_translators(t, gold, silver)
    else:
        names = t.book.words.piles
        _employ_neutral(t, [names.index(word) for word in event.words if isinstance(word, str)])


def _pay_starting_translators(t: Table, gold: int, silver: int) -> None:
    """SC-CAL-04: gold on each starting translator in a room, silver for each retired one (SC-SOLO-29)."""
    book = t.book
    for room, card in enumerate(t.rooms):
        if card != NO_CARD and book.translators[card].is_starting:
            for _ in range(min(gold, book.rooms[room].gold - t.gold[room])):
                t.gold[room] += 1
                t.tell("event-caliph-gold", t.seat, "SC-CAL-04", translator=book.translators[card].id)
    for seat, player in enumerate(t.players):
        retired = sum(book.translators[card].is_starting for column in player.tucked for card in column)
        if retired:
            player.silver += silver * retired
            t.tell("event-gain", seat, "SC-CAL-04", resource="silver", n=silver * retired)
    if t.automa is not None:
        gain_silver(t, silver * sum(book.translators[card].is_starting for card in t.automa.retired))


def _employ_neutral(t: Table, piles: list[int]) -> None:
    """SC-CAL-05: into the leftmost empty room, from the first pile that nobody in a room comes from."""
    book = t.book
    if NO_CARD not in t.rooms:
        t.tell("event-rooms-full", t.seat, "SC-CAL-05")
        return
    present = {book.translators[card].pile for card in t.rooms if card != NO_CARD}
    filled = [pile for pile in piles if t.piles[pile]]
    absent = [pile for pile in filled if pile not in present]
    if not filled:
        return
    employ_neutral(t, (absent or filled)[0], t.rooms.index(NO_CARD), "SC-CAL-05")


def employ_neutral(t: Table, pile: int, room: int, rule: str) -> None:
    """A neutral translator enters a room, without cost or effect."""
    translator = t.piles[pile][-1]
    t.piles[pile] = t.piles[pile][:-1]
    t.reveals += 1
    t.rooms[room] = translator
    t.owners[room] = NOBODY
    t.gold[room] = 0
    t.tell("event-neutral", t.seat, rule, translator=t.book.translators[translator].id, room=t.book.rooms[room].id)
