"""What the corrupt magistrate does in each action (MV-SOLO-CAR … MV-SOLO-WAL). He asks nobody and pays nothing."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.merv.actions.caravansary import new_pairs, refill, take_card
from serai.games.merv.actions.mosque import climb, next_space
from serai.games.merv.actions.palace import courtiers_in
from serai.games.merv.actions.trade import cities_for_post, place_post
from serai.games.merv.actions.walls import build, free_slots
from serai.games.merv.automa import choices
from serai.games.merv.automa.deck import remove
from serai.games.merv.contracts import has_items, lock_items, take_contract, top_contract
from serai.games.merv.effects.soldiers import place_soldier
from serai.games.merv.effects.upgrades import own_bonus_tile
from serai.games.merv.gains import gain_now, own_discovery, take_mosque_camel
from serai.games.merv.names import (
    ACTIONS,
    FROM_CONTRACTS,
    FROM_DISCOVERIES,
    FROM_MOSQUE,
    FROM_PAIRS,
    FROM_PALACE,
    INNER,
    LAST_DISCOVERY,
    LIBRARY,
    MOSQUE_TOP,
    NONE,
    OUTER,
    ROW_EMPTY,
)
from serai.games.merv.table import Table
from serai.kernel.effects import NOTHING, Call, Effect, InOrder


def act(t: Table, action: int, times: int) -> None:
    """Do an action some times; afterwards its card may leave the game (MV-SOLO-T-10)."""
    _ACTIONS[action](t, times)
    for card, own in enumerate(t.book.solo_action):
        if own == action and _is_exhausted(t, t.book.solo_removal[card]):
            remove(t, card)


def magistrate_gains(t: Table, effect: Effect, source: int) -> None:
    """Perform an effect as the magistrate does."""
    if isinstance(effect, InOrder):
        for part in effect.parts:
            magistrate_gains(t, part, source)
        return
    if effect is NOTHING:
        return
    assert isinstance(effect, Call)
    me = t.magistrate
    name = effect.verb.name
    if name == "gain":
        what, n = effect.words
        assert isinstance(what, str) and isinstance(n, int)
        if what == "scroll":
            act(t, LIBRARY, n)
        else:
            gain_now(t, me, what, n, source)
    elif name == "magistrate":
        action, times = effect.words
        assert isinstance(times, int)
        act(t, ACTIONS.index(str(action)), times)
    elif name == "deploy":
        for _ in range(_number(effect)):
            deploy(t)
    elif name == "take_space_camel":
        take_mosque_camel(t, me)
    elif name == "take_bonus_tile":
        _bonus_tile(t)
    elif name == "free":
        establish_post(t, only_its_good=True)
    elif name == "magistrate_contracts":
        fulfil_contracts(t)


def _is_exhausted(t: Table, removal: int) -> bool:
    player = t.players[t.magistrate]
    if removal == ROW_EMPTY:
        return all(spice == NONE for spice in t.row)
    if removal == LAST_DISCOVERY:
        return player.scrolls >= t.book.scrolls_for[-1]
    return removal == MOSQUE_TOP and t.mosque_level(t.magistrate) == t.book.mosque_levels


def _number(call: Call) -> int:
    (n,) = call.words
    assert isinstance(n, int)
    return n


# -- soldiers ---------------------------------------------------------------------------------------------------------


def deploy(t: Table) -> None:
    """MV-SOLO-SOLD-02."""
    me = t.magistrate
    square = choices.building(t) if t.servants_left(me) else NONE
    if square != NONE:
        place_soldier(t, me, square)


# -- the six actions --------------------------------------------------------------------------------------------------


def caravansary(t: Table, times: int) -> None:
    """MV-SOLO-CAR-01, 02: cards that add most to his sets; refill; pairs."""
    me = t.magistrate
    before = t.players[me].spices[:]
    for _ in range(times):
        if all(spice == NONE for spice in t.row):
            break
        place, why = choices.card(t)
        _tell(t, "MV-SOLO-CAR-01", t.book.spice_ids[t.row[place]], why)
        take_card(t, me, place)
    refill(t)
    for spice in new_pairs(t, me, before):
        t.tell("event-pair", me, "MV-SOLO-CAR-02", spice=t.book.spice_ids[spice])
        magistrate_gains(t, t.book.pair_magistrate[spice], FROM_PAIRS)


def palace(t: Table, times: int) -> None:
    """MV-SOLO-PAL-01: one courtier, with many actions two."""
    me = t.magistrate
    book = t.book
    for _ in range(1 + (times >= book.second_courtier_from)):
        rooms = [room for room in range(len(book.room_ids)) if courtiers_in(t, room) < book.room_capacity[room]]
        if not rooms or not t.servants_left(me):
            return
        room, why = choices.room(t, rooms)
        _tell(t, "MV-SOLO-PAL-01", book.room_ids[room], why)
        first = not courtiers_in(t, room)
        t.players[me].courtiers[room] += 1
        t.tell("event-courtier", me, "MV-SOLO-PAL-01", room=book.room_ids[room])
        if first:
            magistrate_gains(t, book.room_first[room], FROM_PALACE)


def library(t: Table, times: int) -> None:
    """MV-SOLO-LIB-01: a scroll for each action, with the discovery that it brings before the next one."""
    player = t.players[t.magistrate]
    for _ in range(times):
        player.scrolls += 1
        t.tell("event-gained", t.magistrate, "MV-SOLO-LIB-01", n=1, what="scroll")
        if player.scrolls in t.book.scrolls_for:
            _discover(t, t.book.scrolls_for.index(player.scrolls))


def _discover(t: Table, level: int) -> None:
    """MV-SOLO-LIB-02..06."""
    tiles = choices.discoveries(t, level)
    if tiles:
        tile = _by_chance(t, tiles)
        own_discovery(t, t.magistrate, tile)
        magistrate_gains(t, t.book.discovery_magistrate[tile], FROM_DISCOVERIES)


def _by_chance(t: Table, tiles: list[int]) -> int:
    """One of several that he likes as well."""
    if len(tiles) == 1:
        return tiles[0]
    t.reveals += 1
    return tiles[t.chance.below(len(tiles))]


def trade(t: Table, times: int) -> None:
    """A post, a good for each post, contracts (MV-SOLO-TRADE-01..05), however many actions."""
    me = t.magistrate
    establish_post(t, only_its_good=False)
    rings = t.book.city_ring
    for ring, good in ((INNER, "common"), (OUTER, "rare")):
        posts = sum(rings[city] == ring and t.posts[city] >> me & 1 for city in range(len(rings)))
        if posts:
            gain_now(t, me, good, posts, FROM_CONTRACTS)
    fulfil_contracts(t)


def establish_post(t: Table, only_its_good: bool) -> None:
    """A post where he likes it best, with what the first one gives (MV-SOLO-TRADE-01..03)."""
    me = t.magistrate
    cities = cities_for_post(t, me)
    if not cities:
        return
    city, why = choices.city(t, cities)
    _tell(t, "MV-SOLO-TRADE-02", t.book.city_ids[city], why)
    if place_post(t, me, city):
        magistrate_gains(t, t.book.city_first[city], FROM_CONTRACTS)
    if only_its_good:  # MV-SOLO-LIB-05
        gain_now(t, me, t.book.city_good[city], 1, FROM_CONTRACTS)


def fulfil_contracts(t: Table) -> None:
    """The most lucrative contract for which he has the items, again and again (MV-SOLO-TRADE-05)."""
    me = t.magistrate
    book = t.book
    player = t.players[me]
    while True:
        tops = [(pile, card) for pile in range(len(t.piles)) if (card := top_contract(t, pile)) != NONE]
        tops = [(pile, card) for pile, card in tops if has_items(t, me, card)]
        if not tops:
            return
        pile, why = choices.contract(t, tops)
        card = top_contract(t, pile)
        _tell(t, "MV-SOLO-TRADE-05", book.contract_ids[card], why)
        lock = book.contract_lock[card]
        common = player.common - player.locked_common - lock.common
        lock_items(t, me, card, min(lock.any_good, common))
        take_contract(t, me, pile)
        magistrate_gains(t, book.contract_reward[card], FROM_CONTRACTS)


def mosque(t: Table, times: int) -> None:
    """MV-SOLO-MOS-01: a step for each action; in by the leftmost path that still has its camel."""
    me = t.magistrate
    book = t.book
    for _ in range(times):
        if t.players[me].mosque == NONE:
            space = next((path for path in book.entrances if t.mosque_camels[path]), book.entrances[0])
        else:
            space = next_space(t, me)
        if space == NONE:
            return
        climb(t, me, space)
        magistrate_gains(t, book.space_magistrate[space], FROM_MOSQUE)


def _bonus_tile(t: Table) -> None:
    """MV-SOLO-MOS-02."""
    tiles = choices.bonus_tiles(t)
    if tiles:
        own_bonus_tile(t, t.magistrate, _by_chance(t, tiles))


def walls(t: Table, times: int) -> None:
    """MV-SOLO-WAL-01..03: the cheapest piece, where it protects what he likes best."""
    for _ in range(times):
        for piece in t.book.rampart_rank:
            slots = free_slots(t, piece) if piece not in t.ramparts else []
            if slots:
                slot, why = choices.slot(t, slots)
                _tell(t, "MV-SOLO-WAL-02", t.book.slot_ids[slot], why)
                build(t, t.magistrate, piece, slot)
                break
        else:
            return


_ACTIONS: tuple[Callable[[Table, int], None], ...] = (caravansary, palace, library, trade, mosque, walls)


def _tell(t: Table, rule: str, choice: str, why: str) -> None:
    t.tell("event-magistrate-prefers", t.magistrate, rule, choice=choice, why=why)
