"""Placing a die: the heart of a turn (WF-DIE)."""

from __future__ import annotations

from functools import partial
from typing import Final

from serai.games.wayfarers.actions.trade import adjust_by_trade, trade_obstacle
from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.effects.resources import DIE_ACTION
from serai.games.wayfarers.names import BLUE, ONE_ASSET, PIGEON, SHIP, covers
from serai.games.wayfarers.reasons import SLOT_FRESH, SLOT_TAKEN
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.perform import Waiting

PIGEON_SHIFT: Final = PIGEON.bit_length() - 1


def place_die(t: Table, me: int, value: int) -> Rules:
    """Take a die, maybe turn it along the caravan, set it on a free slot, use the slot."""
    options = t.book.options
    t.players[me].dice.remove(value)
    t.hand = value
    direction = 0  # of the chain, once it has begun
    chain_open = True  # WF-DIE-06: one chain a turn, and nothing inside it
    while True:
        chosen = yield ask(
            me,
            "place-die",
            "WF-DIE-01",
            partial(_ways_on, t, me, direction, chain_open),
            {"value": t.hand},
            refused=lambda: _refused(t, me),
        )
        if chosen is options.trade:  # WF-GLD-04: before or after the chain
            chain_open = chain_open and not direction
            yield from adjust_by_trade(t, me, _good_values(t, me, chain_open))
        elif chosen in options.turn.values():
            direction = chosen.value
            t.tell("event-turn-die", me, "WF-DIE-05", value=t.hand, result=t.hand + direction)
            t.hand += direction
        else:
            break
    yield from _use_slot(t, me, chosen)


def _ways_on(t: Table, me: int, direction: int, chain_open: bool) -> list[Option]:
    """Slots for the die in hand, steps of its chain, and the Trade ability."""
    options = t.book.options
    offered = _slot_options(t, me)
    if chain_open:
        offered += [
            options.turn[step]
            for step in chain_steps(t.players[me], t.hand)
            if step != -direction and _chain_leads_on(t, me, t.hand + step, step)
        ]
    if trade_obstacle(t, me) is None:
        values = _good_values(t, me, chain_open and not direction)
        if any(abs(t.hand - good) <= t.book.constants["trade_adjustments"] for good in values):
            offered.append(options.trade)
    return offered


def can_place(t: Table, me: int, value: int) -> bool:
    """WF-TURN-02: whether a die of this value could enter some slot, by way of the chain or a rented Ship."""
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


def _ship_for_rent(t: Table, player: Player) -> bool:
    return not t.used_guilds >> BLUE & 1 and player.guilds[BLUE] >= t.book.ability_cost[BLUE][BLUE]


def _can_enter(t: Table, player: Player, value: int) -> bool:
    assets = player.assets[value]
    cards = t.book.cards
    dice = player.slot_dice
    for place in range(player.ready_slots):
        if dice[place] == 0:
            needs = cards[player.slots[place]].needs
            if needs == 0 or covers(assets, needs):
                return True
    rented = SHIP if _ship_for_rent(t, player) else 0
    for place in range(player.ready_slots):
        if dice[place] == 0 and covers(assets_at(t, player, place, value) + rented, cards[player.slots[place]].needs):
            return True
    return False


def assets_at(t: Table, player: Player, place: int, value: int) -> int:
    """WF-DIE-03: the caravan column of the value and the Townsfolk under that very card."""
    assets = player.assets[value]
    folk = player.folk_at(player.slot_places[place])
    if folk != NO_CARD and folk not in t.fresh:  # WF-ACQ-12
        assets += t.book.cards[folk].assets
    return assets


def _slot_options(t: Table, me: int) -> list[Option]:
    """Every slot the die in hand can enter, as `slot:…` or, with a rented Ship, as `rent:…` (WF-GLD-03)."""
    options = t.book.options
    player = t.players[me]
    cards = t.book.cards
    for_rent = _ship_for_rent(t, player)
    offered: list[Option] = []
    for place in range(player.ready_slots):
        if player.slot_dice[place] == 0:
            slot = player.slots[place]
            needs = cards[slot].needs
            assets = assets_at(t, player, place, t.hand)
            if needs == 0 or covers(assets, needs):
                offered.append(options.slot[slot])
            elif for_rent and covers(assets + SHIP, needs):
                offered.append(options.rent[slot])
    return offered


def _use_slot(t: Table, me: int, chosen: Option) -> Rules:
    player = t.players[me]
    book = t.book
    slot = chosen.value
    if chosen.id.startswith("rent:"):
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


def slot_obstacle(t: Table, me: int, place: int, value: int) -> Reason | None:
    """Why a die cannot enter a slot, or None."""
    player = t.players[me]
    if player.slot_dice[place]:
        return SLOT_TAKEN
    if place >= player.ready_slots:
        return SLOT_FRESH
    lacking = _lacking(assets_at(t, player, place, value), t.book.cards[player.slots[place]].needs)
    return Reason("WF-DIE-02", "need-assets", assets=lacking) if lacking else None


def _lacking(assets: int, needs: int) -> tuple[tuple[str, int], ...]:
    """Which assets are missing, and how many of each."""
    counts = ((name, needs // one % 16 - assets // one % 16) for name, one in ONE_ASSET.items())
    return tuple((name, count) for name, count in counts if count > 0)


def _refused(t: Table, me: int) -> list[Refusal]:
    refused: list[Refusal] = []
    player = t.players[me]
    for place, slot in enumerate(player.slots):
        if reason := slot_obstacle(t, me, place, t.hand):
            refused.append(Refusal(t.book.options.slot[slot], reason))
    return refused
