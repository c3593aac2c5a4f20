"""Placing a die: the heart of a turn (WF-DIE)."""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.actions.trade import adjust_by_trade, trade_obstacle
from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.effects.resources import DIE_ACTION
from serai.games.wayfarers.names import BLUE, EIGHT_EACH, PIGEON, SHIP, covers
from serai.games.wayfarers.reasons import (
    CHAIN_OVER,
    CHAIN_TURNED,
    EXPLORATION_NEEDLESS,
    NEED_INFLUENCE,
    NO_ARROW,
    NO_SLOT_THEN,
    SCIENCE_FIRST,
    SLOT_FRESH,
    SLOT_TAKEN,
    need_assets,
)
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.offer import TableOffer
from serai.kernel.perform import Waiting

PIGEON_SHIFT: Final = PIGEON.bit_length() - 1
SHIPS: Final = 15 * SHIP  # where Ships are counted


def place_die(t: Table, me: int, value: int) -> Rules:
    """Take a die, maybe turn it along the caravan, set it on a free slot, use the slot."""
    options = t.book.options
    t.players[me].dice.remove(value)
    t.hand = value
    direction = 0  # of the chain, once it has begun
    chain_open = True  # WF-DIE-06: one chain a turn, and nothing inside it
    while True:
        offer = WaysOn(t, me, direction, chain_open)
        chosen = yield ask(me, "place-die", "WF-DIE-01", offer, {"value": t.hand})
        if chosen is options.trade:  # WF-GLD-04: before or after the chain
            chain_open = chain_open and not direction
            yield from adjust_by_trade(t, me, _good_values(t, me, chain_open))
        elif chosen is options.turn.get(chosen.value):
            direction = chosen.value
            t.tell("event-turn-die", me, "WF-DIE-05", value=t.hand, result=t.hand + direction)
            t.hand += direction
        else:
            break
    yield from _use_slot(t, me, chosen)


class WaysOn(TableOffer[Table]):
    """Slots for the die in hand, as `slot:…` or, with a rented Ship, as `rent:…` (WF-GLD-03); steps of its chain; the
    Trade ability."""

    __slots__ = ("chain_open", "direction")

    def __init__(self, t: Table, me: int, direction: int, chain_open: bool) -> None:
        self.t = t
        self.me = me
        self.direction = direction
        self.chain_open = chain_open

    def likely(self) -> list[Option]:
        t = self.t
        options = t.book.options
        player = t.players[self.me]
        found = _within_reach(t, player)
        if self.chain_open:
            for step in chain_steps(player, t.hand):
                found.append(options.turn[step])
        found.append(options.trade)
        return found

    def options(self) -> list[Option]:
        t = self.t
        options = t.book.options
        player = t.players[self.me]
        found = _within_reach(t, player)
        if self.chain_open:
            for step in chain_steps(player, t.hand):
                if _turn_obstacle(t, self.me, step, self.direction, True) is None:
                    found.append(options.turn[step])
        if _trade_obstacle(t, self.me, self.chain_open and not self.direction) is None:
            found.append(options.trade)
        return found

    def others(self) -> list[Option]:
        options = self.t.book.options
        slots = self.t.players[self.me].slots
        near = self.likely()
        ships = [slot for slot in slots if self.t.book.needs[slot] & SHIPS]
        every = [options.slot[slot] for slot in slots] + [options.rent[slot] for slot in ships]
        return [option for option in (*every, *options.turn.values(), options.science) if option not in near]

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        options = t.book.options
        if option is options.trade:
            return _trade_obstacle(t, self.me, self.chain_open and not self.direction)
        if option in options.turn.values():
            return _turn_obstacle(t, self.me, option.value, self.direction, self.chain_open)
        if option is options.science:
            return SCIENCE_FIRST
        player = t.players[self.me]
        place = player.slots.index(option.value)
        reason = slot_obstacle(t, player, place)
        if options.rent.get(option.value) is not option:
            return reason
        return EXPLORATION_NEEDLESS if reason is None else _rent_obstacle(t, player, place)


def _within_reach(t: Table, player: Player) -> list[Option]:
    """The free slots that the assets of the die in hand open, by themselves or with a rented Ship."""
    options = t.book.options
    needed = t.book.needs
    slots = player.slots
    dice = player.slot_dice
    assets = player.assets[t.hand]
    column = assets | EIGHT_EACH
    for_rent = exploration_obstacle(t, player) is None
    found: list[Option] = []
    for place in range(player.ready_slots):
        if dice[place] == 0:
            slot = slots[place]
            needs = needed[slot]
            if needs == 0 or (column - needs) & EIGHT_EACH == EIGHT_EACH:  # `covers`, without a call
                found.append(options.slot[slot])
                continue
            more = _folk_assets(t, player, place)
            if more and covers(assets + more, needs):
                found.append(options.slot[slot])
            elif for_rent and covers(assets + more + SHIP, needs):
                found.append(options.rent[slot])
    return found


def slot_obstacle(t: Table, player: Player, place: int, rented: int = 0) -> Reason | None:
    """Why the die in hand cannot enter a slot, or None."""
    if player.slot_dice[place]:
        return SLOT_TAKEN
    if place >= player.ready_slots:
        return SLOT_FRESH
    needs = t.book.cards[player.slots[place]].needs
    assets = assets_at(t, player, place, t.hand) + rented
    return None if covers(assets, needs) else need_assets(assets, needs)


def _rent_obstacle(t: Table, player: Player, place: int) -> Reason | None:
    """Why the die in hand cannot enter a slot with a rented Ship, or None (WF-GLD-03)."""
    return exploration_obstacle(t, player) or slot_obstacle(t, player, place, SHIP)


def exploration_obstacle(t: Table, player: Player) -> Reason | None:
    """Why the Exploration ability cannot be used now, or None (WF-GLD-03)."""
    return NEED_INFLUENCE[BLUE] if player.guilds[BLUE] < t.book.ability_cost[BLUE][BLUE] else None


def _turn_obstacle(t: Table, me: int, step: int, direction: int, chain_open: bool) -> Reason | None:
    """Why the die in hand cannot be turned by a step of its chain, or None (WF-DIE-05, -06)."""
    if not chain_open:
        return CHAIN_OVER
    if step not in chain_steps(t.players[me], t.hand):
        return NO_ARROW
    if step == -direction:
        return CHAIN_TURNED
    return None if _chain_leads_on(t, me, t.hand + step, step) else NO_SLOT_THEN


def _trade_obstacle(t: Table, me: int, chain_open: bool) -> Reason | None:
    """Why the Trade ability cannot be used for the die in hand, or None."""
    reason = trade_obstacle(t, me)
    if reason is None:
        reach = t.book.constants["trade_adjustments"]
        if not any(abs(t.hand - good) <= reach for good in _good_values(t, me, chain_open)):
            return NO_SLOT_THEN
    return reason


def can_place(t: Table, me: int, value: int) -> bool:
    """WF-TURN-02: whether a die of this value could enter some slot, by way of the chain or a rented Ship."""
    if _can_enter(t, t.players[me], value):
        return True
    return _chain_leads_on(t, me, value, 1) or _chain_leads_on(t, me, value, -1)


def _chain_leads_on(t: Table, me: int, value: int, step: int) -> bool:
    """Whether the chain in this direction finds a slot, if need be with the Trade ability after it (WF-GLD-05)."""
    player = t.players[me]
    if _chain_reaches(t, player, value, step):
        return True
    if trade_obstacle(t, me) is not None:
        return False
    reach = t.book.constants["trade_adjustments"]
    symbols = player.plus if step > 0 else player.minus
    while True:
        for other in range(max(1, value - reach), min(len(player.assets) - 1, value + reach) + 1):
            if _can_enter(t, player, other):
                return True
        if not symbols[value] or not 1 <= value + step < len(player.assets):
            return False
        value += step


def _chain_reaches(t: Table, player: Player, value: int, step: int) -> bool:
    """Whether the die finds a slot at this value or further along the chain in this direction (WF-DIE-05)."""
    symbols = player.plus if step > 0 else player.minus
    while not _can_enter(t, player, value):
        if not symbols[value] or not 1 <= value + step < len(player.assets):
            return False
        value += step
    return True


def chain_steps(player: Player, value: int) -> list[int]:
    steps: list[int] = []
    if player.plus[value] and value < len(player.assets) - 1:
        steps.append(1)
    if player.minus[value] and value > 1:
        steps.append(-1)
    return steps


def _good_values(t: Table, me: int, chain_open: bool) -> list[int]:
    """The values at which the die in hand still finds a slot."""
    player = t.players[me]
    values = range(1, len(player.assets))
    if chain_open:
        return [
            value for value in values if _chain_reaches(t, player, value, 1) or _chain_reaches(t, player, value, -1)
        ]
    return [value for value in values if _can_enter(t, player, value)]


def _can_enter(t: Table, player: Player, value: int) -> bool:
    assets = player.assets[value]
    column = assets | EIGHT_EACH
    needed = t.book.needs
    slots = player.slots
    dice = player.slot_dice
    for place in range(player.ready_slots):
        if dice[place] == 0:
            needs = needed[slots[place]]
            if needs == 0 or (column - needs) & EIGHT_EACH == EIGHT_EACH:  # `covers`, without a call
                return True
    rented = SHIP if exploration_obstacle(t, player) is None else 0
    for place in range(player.ready_slots):
        if dice[place] == 0:
            more = _folk_assets(t, player, place) + rented
            if more and covers(assets + more, needed[slots[place]]):
                return True
    return False


def assets_at(t: Table, player: Player, place: int, value: int) -> int:
    """WF-DIE-03: the caravan column of the value and the Townsfolk under that very card."""
    return player.assets[value] + _folk_assets(t, player, place)


def _folk_assets(t: Table, player: Player, place: int) -> int:
    """What the Townsfolk under the card of a slot adds to the assets of a die."""
    folk = player.folk_at(player.slot_places[place])
    if folk == NO_CARD or folk in t.fresh:  # WF-ACQ-12
        return 0
    return t.book.cards[folk].assets


def _use_slot(t: Table, me: int, chosen: Option) -> Rules:
    player = t.players[me]
    book = t.book
    slot = chosen.value
    if chosen is book.options.rent.get(slot):
        t.used_guilds |= 1 << BLUE
        spend_from_guild(t, me, BLUE, book.ability_cost[BLUE][BLUE], "WF-GLD-03")
    place = player.slots.index(slot)
    value = t.hand
    card = book.cards[slot]
    # WF-DIE-08: assets and discounts are fixed now
    t.silver_off = player.silver_discount[value]
    t.provision_off = player.provision_discount[value]
    pigeons = assets_at(t, player, place, value) >> PIGEON_SHIFT
    t.pigeons = pigeons - (card.needs >> PIGEON_SHIFT)
    player.slot_dice[place] = value
    t.hand = 0
    if t.story is not None:
        t.tell("event-place-die", me, "WF-DIE-01", value=value, slot=card.id)
    waiting: list[Waiting] = [(part, DIE_ACTION) for part in book.performer.flat(card.action)]
    folk = player.folk_at(player.slot_places[place])
    if folk != NO_CARD and folk not in t.fresh and book.cards[folk].timing == "die":  # WF-DIE-10
        waiting += [(part, 0) for part in book.performer.flat(book.cards[folk].ability)]
    yield from book.performer.resolve(t, me, waiting)
