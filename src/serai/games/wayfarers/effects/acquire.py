"""Acquiring cards: from the display or drawn from a deck, and what a new card sets off."""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.effects.influence import has_fee, pay_fee, return_influence
from serai.games.wayfarers.effects.resources import (
    DIE_ACTION,
    pay_provision,
    pay_silver,
    provision_price,
    silver_price,
)
from serai.games.wayfarers.names import (
    FIRST_CARD_COUNT,
    INSPIRATION,
    LAND,
    ROWS,
    SPACE,
    TOWNSFOLK,
    WATER,
    WORKERS,
)
from serai.games.wayfarers.printed import gist
from serai.games.wayfarers.reasons import (
    INSPIRATION_THERE,
    NEED_FEE,
    NO_DECK,
    NO_PIGEON,
    NO_SPACE_PLACE,
    NO_TAG,
    NO_TOWNSFOLK_PLACE,
    OWN_WORKER,
    TOWNSFOLK_THERE,
    provision_obstacle,
    silver_obstacle,
)
from serai.games.wayfarers.table import NO_CARD, WATER_PLACE, Player, Table, row_places
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Hidden, Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import Waiting, Work
from serai.kernel.state import with_number

FREE: Final = "free"
DISCOUNT: Final = "discount1"
DRAW: Final = "draw3"
MODES: Final = (FREE, DISCOUNT, DRAW)


class Acquire(Work[Table]):
    """acquire(row[,mode]): one card of a row, with its price (WF-ACQ)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        row = ROWS.index(str(call.words[0]))
        mode = call.words[1] if len(call.words) > 1 else ""
        if mode == DRAW:
            return bool(t.decks[row])
        priced = SPACE <= row <= TOWNSFOLK
        for place in row_places(t, row):
            if t.display[place] != NO_CARD:
                silver = price(t, place, mode, context) if priced else 0
                if acquire_obstacle(t, me, place, silver) is None:
                    return True
        if context != DIE_ACTION or row > WATER:
            return False
        options = t.book.options
        return draw_obstacle(t, me, row, options.draw_pigeon) is None or (
            draw_obstacle(t, me, row, options.draw_provision) is None
        )

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        """What stands against the cheapest card of the row."""
        row = ROWS.index(str(call.words[0]))
        mode = call.words[1] if len(call.words) > 1 else ""
        if mode == DRAW:
            return NO_DECK
        prices = {place: price(t, place, mode, context) for place in row_places(t, row) if t.display[place] != NO_CARD}
        if not prices:
            return None
        cheapest = min(prices, key=prices.__getitem__)
        return acquire_obstacle(t, me, cheapest, prices[cheapest])

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        row = ROWS.index(str(call.words[0]))
        mode = str(call.words[1]) if len(call.words) > 1 else ""
        if mode == DRAW:
            if optional:
                chosen = yield ask(me, "draw", "WF-ACQ-09", [options.performer.option(call), options.skip])
                if chosen is options.skip:
                    return False
            yield from draw(t, me, row)
            return True
        offer = CardOffer(t, me, row, mode, context, optional)
        chosen = yield ask(me, "acquire", "WF-ACQ-01", offer, {"row": f"row-{ROWS[row]}"})
        if chosen is options.skip:
            return False
        if chosen is options.draw_pigeon:
            t.pigeons -= 1
            t.tell("event-use-pigeon", me, "WF-DIE-09")
            yield from draw(t, me, row)
        elif chosen is options.draw_provision:
            paid = pay_provision(t, me, t.book.constants["draw_provisions"], context)
            t.tell("event-pay-resource", me, "WF-DIE-09", resource="provision", n=paid)
            yield from draw(t, me, row)
        else:
            yield from take(t, me, t.place_of(chosen.value), mode, context)
        return True


class CardOffer(TableOffer[Table]):
    """The face-up cards of a row; for a die also the ways to draw (WF-DIE-09)."""

    __slots__ = ("context", "mode", "optional", "row")

    def __init__(self, t: Table, me: int, row: int, mode: str, context: int, optional: bool) -> None:
        self.t = t
        self.me = me
        self.row = row
        self.mode = mode
        self.context = context
        self.optional = optional

    def options(self) -> list[Option]:
        t, me, row = self.t, self.me, self.row
        options = t.book.options
        priced = SPACE <= row <= TOWNSFOLK
        found: list[Option] = []
        for place in row_places(t, row):
            card = t.display[place]
            if card != NO_CARD:
                silver = price(t, place, self.mode, self.context) if priced else 0
                if acquire_obstacle(t, me, place, silver) is None:
                    found.append(options.card[card])
        if self.context == DIE_ACTION and row <= WATER:
            for way in (options.draw_pigeon, options.draw_provision):
                if draw_obstacle(t, me, row, way) is None:
                    found.append(way)
        if self.optional:
            found.append(options.skip)
        return found

    def likely(self) -> list[Option]:
        options = self.t.book.options
        found: list[Option] = []
        for place in row_places(self.t, self.row):
            card = self.t.display[place]
            if card != NO_CARD:
                found.append(options.card[card])
        if self.context == DIE_ACTION and self.row <= WATER:
            found.append(options.draw_pigeon)
            found.append(options.draw_provision)
        if self.optional:
            found.append(options.skip)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        options = t.book.options
        if option is options.skip:
            return None
        if option is options.draw_pigeon or option is options.draw_provision:
            return draw_obstacle(t, self.me, self.row, option)
        place = t.place_of(option.value)
        return acquire_obstacle(t, self.me, place, price(t, place, self.mode, self.context))

    def note(self, option: Option) -> Message | None:
        return _note(self.t, self.me, self.mode, self.context, option)


def price(t: Table, place: int, mode: object, context: int) -> int:
    """What a card on display costs in Silver here and now, after the discounts of the die placed."""
    if not SPACE <= place // t.book.slots <= TOWNSFOLK:
        return 0
    return silver_price(t, full_price(t, place, mode), context)


def full_price(t: Table, place: int, mode: object) -> int:
    """WF-ACQ-03 to -07: Space cards by their slot, Townsfolk as printed."""
    row = place // t.book.slots
    if mode == FREE:
        return 0
    if row == SPACE:
        silver = t.book.slot_silver[place]
        return max(0, silver - 1) if mode == DISCOUNT else silver  # WF-ACQ-05
    return t.book.cards[t.display[place]].silver if row == TOWNSFOLK else 0


def acquire_obstacle(t: Table, me: int, place: int, silver: int) -> Reason | None:
    """Why a card on display cannot be acquired for a price, or None."""
    player = t.players[me]
    if place == t.placed:  # WF-ACQ-08
        return OWN_WORKER
    row = place // t.book.slots
    if row == SPACE:
        if len(player.space) >= len(player.land) + len(player.water) - 1:  # WF-SPC-01
            return NO_SPACE_PLACE
    elif row == TOWNSFOLK and not has_tuck_place(t, player, t.display[place]):
        return NO_TOWNSFOLK_PLACE
    left = player.silver - silver
    if left < 0:
        return silver_obstacle(player.silver, silver)
    if has_fee(t, me, place) and left < t.book.fee and player.provision < t.book.fee:
        return NEED_FEE  # WF-INF-05: fee and price must both be affordable
    return None


def draw_obstacle(t: Table, me: int, row: int, way: Option) -> Reason | None:
    """Why three cards cannot be drawn by a spare Pigeon or for a Provision, or None (WF-DIE-09)."""
    if not t.decks[row]:
        return NO_DECK
    if way is t.book.options.draw_pigeon:
        return None if t.pigeons > 0 else NO_PIGEON
    cost = provision_price(t, t.book.constants["draw_provisions"], DIE_ACTION)
    return provision_obstacle(t.players[me].provision, cost)


def take(t: Table, me: int, place: int, mode: str, context: int) -> Rules:
    """WF-ACQ-02: fee, price, workers, Influence back, panorama, and what it sets off."""
    player = t.players[me]
    card = t.display[place]
    silver = price(t, place, mode, context)
    if has_fee(t, me, place):
        fee = t.book.fee
        in_silver = silver_obstacle(player.silver, silver + fee)
        yield from pay_fee(t, me, place, in_silver, provision_obstacle(player.provision, fee))
    row = place // t.book.slots
    paid = pay_silver(t, me, full_price(t, place, mode), context)
    if paid:
        rule = "WF-ACQ-04" if row == SPACE else "WF-ACQ-06"
        t.tell("event-pay-resource", me, rule, resource="silver", n=paid)
    workers = t.display_workers[place]
    if workers:
        t.display_workers[place] = 0
        for colour in range(len(WORKERS)):
            if workers >> colour & 1:
                player.workers[colour] += 1
                t.tell("event-worker-with-card", me, "WF-ACQ-02", colour=f"worker-{WORKERS[colour]}")
    return_influence(t, place)
    t.display[place] = NO_CARD
    t.tell("event-acquire", me, "WF-ACQ-02", card=t.book.cards[card].id)
    if row == INSPIRATION:
        yield from _inspiration(t, me, card, place)
    else:
        yield from add_card(t, me, card)


def draw(t: Table, me: int, row: int) -> Rules:
    """WF-ACQ-09: draw three, keep one, the others under the deck in the player's order."""
    options = t.book.options
    deck = t.decks[row]
    count = min(t.book.constants["draw"], len(deck))
    t.drawn = deck[: -count - 1 : -1]
    t.drawn_row = row
    t.decks[row] = deck[:-count]
    t.known[row] = t.known[row][:-count]
    t.reveals += 1
    ids = tuple(t.book.cards[card].id for card in t.drawn)
    t.tell("event-draw", me, "WF-ACQ-09", n=count, row=f"row-{ROWS[row]}", cards=Hidden(ids, (me,)))
    chosen = yield ask(me, "keep", "WF-ACQ-09", options.keep[:count], note=lambda option: _drawn_note(t, option))
    t.arriving = t.drawn.pop(chosen.value)
    while t.drawn:
        offered = options.under[: len(t.drawn)]
        chosen = yield ask(me, "under", "WF-ACQ-09", offered, note=lambda option: _drawn_note(t, option))
        put_under(t, row, t.drawn.pop(chosen.value), 1 << me)
    t.drawn_row = -1
    kept = t.arriving
    t.arriving = NO_CARD
    t.tell("event-keep", me, "WF-ACQ-09", card=t.book.cards[kept].id)
    yield from add_card(t, me, kept)


def put_under(t: Table, row: int, card: int, known_to: int) -> None:
    """Put a card under its deck."""
    t.decks[row] = [card, *t.decks[row]]
    t.known[row] = [known_to, *t.known[row]]


def add_card(t: Table, me: int, card: int) -> Rules:
    """Put a card in the panorama and resolve what it sets off, as one group (WF-TURN-03)."""
    player = t.players[me]
    printed = t.book.cards[card]
    performer = t.book.performer
    row = printed.row
    if row == TOWNSFOLK:
        yield from _tuck(t, me, card)
    counts = player.counts[:]
    for tag in printed.tags:
        counts[tag] += 1
    counts[FIRST_CARD_COUNT + row] += 1
    player.counts = counts
    waiting: list[Waiting] = [(part, 0) for part in performer.flat(printed.immediate)]
    if row == LAND:  # WF-LND-01: at the far left
        player.land = [*player.land, card]
        player.land_folk = [*player.land_folk, NO_CARD]
        if printed.has_slot:
            add_slot(player, card, len(player.land) - 1)
    elif row == WATER:  # WF-WAT-01: at the far right
        left = t.book.cards[player.water[-1]]
        player.water = [*player.water, card]
        player.water_folk = [*player.water_folk, NO_CARD]
        if printed.has_slot:
            add_slot(player, card, WATER_PLACE + len(player.water) - 1)
        for bar, link in enumerate(left.links):  # WF-WAT-02
            if printed.bolts >> bar & 1:
                waiting += [(part, 0) for part in performer.flat(link)]
    elif row == SPACE:
        player.space = [*player.space, card]
        player.space_inspiration = [*player.space_inspiration, NO_CARD]
    waiting += triggered(t, me, printed.triggers)
    if waiting:
        yield from performer.resolve(t, me, waiting)


def triggered(t: Table, me: int, triggers: int) -> list[Waiting]:
    """WF-LND-02, -03: every Vista from an earlier turn that looks for one of these, once, with its Townsfolk."""
    player = t.players[me]
    cards = t.book.cards
    performer = t.book.performer
    waiting: list[Waiting] = []
    for place in range(player.ready_land):
        vista = cards[player.land[place]]
        if vista.triggered_by & triggers:
            t.tell("event-vista", me, "WF-LND-02", card=vista.id)
            waiting += [(part, 0) for part in performer.flat(vista.trigger_effect)]
            folk = player.land_folk[place]
            if folk != NO_CARD and cards[folk].timing == "vista" and folk not in t.fresh:
                waiting += [(part, 0) for part in performer.flat(cards[folk].ability)]
    return waiting


def add_slot(player: Player, card: int, place: int) -> None:
    player.slots = [*player.slots, card]
    player.slot_places = [*player.slot_places, place]
    player.slot_dice.append(0)


def has_tuck_place(t: Table, player: Player, folk: int) -> bool:
    """WF-FLK-01: a Land or Water card with one of its tags and no Townsfolk yet."""
    under = t.book.cards[folk].tuck_under
    return _takes_folk(t, player.land, player.land_folk, under) or (
        _takes_folk(t, player.water, player.water_folk, under)
    )


def _takes_folk(t: Table, pile: list[int], tucked: list[int], under: int) -> bool:
    cards = t.book.cards
    for place in range(len(pile)):  # noqa: SIM110  asked very often: `zip` and `any` would cost more
        if tucked[place] == NO_CARD and cards[pile[place]].triggers & under:
            return True
    return False


def tuck_obstacle(t: Table, folk: int, under: int, other: int) -> Reason | None:
    """Why a Townsfolk cannot be tucked under a card, where `other` may lie already, or None (WF-FLK-01)."""
    if other != NO_CARD:
        return TOWNSFOLK_THERE
    cards = t.book.cards
    return None if cards[under].triggers & cards[folk].tuck_under else NO_TAG


def _tuck(t: Table, me: int, folk: int) -> Rules:
    player = t.players[me]
    cards = t.book.cards
    tucked = dict(zip((*player.land, *player.water), (*player.land_folk, *player.water_folk), strict=True))
    t.arriving = folk
    offer = Offer(
        [t.book.options.tuck[card] for card in tucked],
        lambda option: tuck_obstacle(t, folk, option.value, tucked[option.value]),
    )
    chosen = yield ask(me, "tuck", "WF-FLK-01", offer, {"card": cards[folk].id})
    t.arriving = NO_CARD
    if cards[chosen.value].row == LAND:
        player.land_folk = with_number(player.land_folk, player.land.index(chosen.value), folk)
    else:
        player.water_folk = with_number(player.water_folk, player.water.index(chosen.value), folk)
    t.fresh = [*t.fresh, folk]
    t.tell("event-tuck", me, "WF-FLK-01", card=cards[folk].id, under=cards[chosen.value].id)


def _inspiration(t: Table, me: int, card: int, place: int) -> Rules:
    """WF-INS-01: tuck it at a Space card, or discard it for the action of its slot."""
    player = t.players[me]
    book = t.book
    options = book.options
    tucked = dict(zip(player.space, player.space_inspiration, strict=True))

    def obstacle(option: Option) -> Reason | None:
        return None if option is options.discard or tucked[option.value] == NO_CARD else INSPIRATION_THERE

    arguments = {"card": book.cards[card].id, "effect": book.slot_action[place]}
    t.arriving = card
    offer = Offer([*(options.tuck[space] for space in player.space), options.discard], obstacle)
    chosen = yield ask(me, "inspiration", "WF-INS-01", offer, arguments)
    t.arriving = NO_CARD
    if chosen is options.discard:
        put_under(t, INSPIRATION, card, -1)  # everybody sees it go
        t.tell("event-discard-inspiration", me, "WF-INS-01", card=book.cards[card].id)
        yield from book.performer.perform(t, me, book.slot_action[place])
    else:
        player.space_inspiration = with_number(player.space_inspiration, player.space.index(chosen.value), card)
        place = FIRST_CARD_COUNT + INSPIRATION
        player.counts = with_number(player.counts, place, player.counts[place] + 1)
        t.tell("event-tuck", me, "WF-INS-01", card=book.cards[card].id, under=book.cards[chosen.value].id)


def _note(t: Table, me: int, mode: str, context: int, option: Option) -> Message | None:
    options = t.book.options
    if option is options.draw_provision:
        return Message(
            "note-price",
            {"n": provision_price(t, t.book.constants["draw_provisions"], context), "resource": "provision"},
        )
    if option is options.draw_pigeon or option is options.skip:
        return None
    place = t.place_of(option.value)
    silver = price(t, place, mode, context)
    brings = gist(t.book.cards[option.value])
    fee = has_fee(t, me, place)
    if not silver and not fee:
        return brings
    cost = Message("note-price-and-fee" if fee else "note-price", {"n": silver, "resource": "silver"})
    return cost if brings is None else Message("note-acquire", {"cost": cost, "brings": brings})


def _drawn_note(t: Table, option: Option) -> Message | None:
    if option.value >= len(t.drawn):
        return None
    card = t.book.cards[t.drawn[option.value]]
    brings = gist(card)
    if brings is None:
        return Message("note-card", {"card": card.id})
    return Message("note-drawn", {"card": card.id, "brings": brings})
