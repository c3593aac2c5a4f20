"""Positions: one schema tells a table in words and reads it back.

Whatever is not given stays as it was, except that each piece is in one place: a district that is given a square changes
places with the one there, spices that a player is given leave the deck, camels that are given come from the box or go
there, contracts that a player is given leave their piles and lock what they ask for; those missing from a pile that
nobody is given belong to the last seat. Masters before the one whose turn it is stand on the path, at its end where
nothing else is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.merv.faults import camels
from serai.games.merv.names import COURTIER, CUBES, FALLS, NOBODY, NONE, PHASES, QUEUE, SIDES, SOURCES, TURNS
from serai.games.merv.scoring import total
from serai.games.merv.table import Player, Table
from serai.kernel.state import Plain
from serai.kernel.words import (
    Amounts,
    Bits,
    ByName,
    Derived,
    Entry,
    Field,
    Kind,
    Later,
    Listed,
    Marked,
    Number,
    OwnWords,
    Schema,
    Seat,
    States,
    Word,
    number_of,
    numbered,
    once_each,
    one_of,
    table_of,
)

SOLO_PILES = ("deck", "discard", "removed")
ITEMS = {"scroll": "locked_scrolls", "common": "locked_common", "rare": "locked_rare"}


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    waiting = schema(t).read(t, "given", dict(given))
    _settle(t, waiting)


# -- the schema -------------------------------------------------------------------------------------------------------


def schema(t: Table) -> Schema:
    """The parts of a table."""
    book = t.book
    nobody: dict[str | int, int] = {"": NOBODY}
    seat = Seat(len(t.players), nobody)
    master = _masters(t)
    cube = Word(CUBES, more={"": NONE})
    rampart = Word(book.rampart_ids, more={"": NONE})
    market = [id[-2:] for id in book.market_ids[t.market]]
    parts: dict[str, Entry] = {
        "phase": Field("phase", Word(PHASES), "what comes next"),
        "year": OwnWords(_say_year, _read_year, "counted from 1", f"a number from 1 to {len(book.year_ids)}"),
        "round": Field("round", Number(book.rounds - 1, shift=1), "of the year, counted from 1"),
        "order": OwnWords(
            lambda t: Listed(master).say(t.order), _read_order, "masters in the order of this round", "each master once"
        ),
        "turn": Later(_say_turn, "the master whose turn it is", master.wanted),
        "zones": Later(_say_zones, "the master in each zone of this round", master.wanted),
        "districts": OwnWords(_say_districts, _read_districts, "the district on each square", "its name"),
        "buildings": Field("owners", _by_square(t, master), "whose building stands on each square"),
        "soldiers": Field("soldiers", _by_square(t, seat), "whose soldier stands on each square"),
        "upgrades": Field("upgrades", _by_square(t, cube), "the colour of the upgrade on each square"),
        "ransoms": Derived(_say_ransoms, "what was answered to the attacks of an invasion in course, by square"),
        "ramparts": Field("ramparts", ByName(book.slot_ids, rampart, "slot-"), "the piece on each slot"),
        "market": Field("market", Word(SIDES), "the side of the camel market"),
        "market_camels": Field("market_camels", Marked(market), "slots of the camel market that hold one"),
        "row": Later(_say_row, "spices of the caravansary from the front", "a list of spices"),
        "row_camels": Field("row_camels", Marked(_counted(book.row_size)), "places of the row, counted from 1"),
        "deck": Later(_say_deck, "spices, the next one first; those not named follow", "a list of spices"),
        "posts": OwnWords(_say_posts, _read_posts, "the seats with a trading post in each city", "a list of seats"),
        "city_camels": Field("city_camels", Marked(book.city_ids, "city-"), "cities that hold one"),
        "mosque_camels": OwnWords(_say_mosque_camels, _read_mosque_camels, "paths that hold one", "their numbers"),
        "queue_camels": Field("queue_camels", Listed(Number(), length=len(t.queue)), "on each slot, from the front"),
        "courtier_camels": Field("courtier_camels", Number(), "of the high courtier"),
        "lost_camels": Derived(lambda t: t.lost_camels, "out of the game"),
        "piles": Later(_say_piles, "how many contracts are left in each pile"),
        "discoveries": Field("discoveries", ByName(book.discovery_ids, seat, "discovery-"), "whose each of them is"),
        "bonus_tiles": Field("bonus_tiles", ByName(book.bonus_tile_ids, seat, "bonusvp-"), "whose each of them is"),
        "players": States("players", lambda place: _player_schema(t, place), "each seat, by its number"),
        "solo": OwnWords(_say_solo, _read_solo, "his cards: card, deck (the next one first), discard, removed"),
    }  # fmt: skip
    untold = (  # settings, what a turn remembers and forgets, and what other parts say
        "chance", "reveals", "confirm", "humans", "solo", "pepper_anywhere", "discards_under", "at", "queue", "tiles",
        "roads", "square", "action", "market_used", "discount_used", "convert_used", "solo_card", "solo_deck",
        "solo_layers", "solo_fresh", "solo_discard", "solo_removed",
    )  # fmt: skip
    return Schema(parts, untold)


def _player_schema(t: Table, seat: int) -> Schema:
    book = t.book
    parts: dict[str, Entry] = {
        "cubes": Field("cubes", Amounts(CUBES), "in the supply, by colour"),
        "points": Field("points", Amounts(SOURCES), "scored so far, by where they come from"),
        "vp": Derived(lambda player: sum(player.points), "all points scored so far"),
        "total": Derived(lambda player: total(t, seat), "the score if the game ended now"),
        "favour": Field("favour", Number(book.last_favour), "space on its track"),
        "influence": Field("influence", Number(book.last_influence), "space on its track"),
        "camels": Field("camels", Number(), "in the supply"),
        "scrolls": Field("scrolls", Number(), "locked ones included"),
        "common": Field("common", Number(), "common goods, locked ones included"),
        "rare": Field("rare", Number(), "rare goods, locked ones included"),
        "locked": Later(_say_locked, "items on contracts; where either kind will do common goods, unless given"),
        "spices": Field("spices", Amounts(book.spice_ids, "spice-"), "caravan cards by spice"),
        "courtiers": Field("courtiers", Amounts(book.room_ids, "room-"), "by palace room"),
        "mosque": Field("mosque", Word(book.space_ids, "mosque-", {"": NONE}), "the space of the disc"),
        "mosque_level": Derived(lambda player: t.mosque_level(seat), "of that space"),
        "contracts": Later(lambda player: _contracts(t).say(player.contracts), "fulfilled ones", "a list of contracts"),
        "buildings_left": Derived(lambda player: t.buildings_left(seat), "in the supply"),
        "servants_left": Derived(lambda player: t.servants_left(seat), "in the supply"),
        "posts_left": Derived(lambda player: t.posts_left(seat), "trading posts in the supply"),
    }  # fmt: skip
    return Schema(parts, ITEMS.values())


def _masters(t: Table) -> Seat:
    """Who can own a building or stand in a zone: a seat by its number, the high courtier by his name."""
    more: dict[str | int, int] = {"": NOBODY}
    if t.book.with_courtier[t.humans]:
        more["courtier"] = COURTIER
    return Seat(len(t.players), more)


def _by_square(t: Table, kind: Kind) -> ByName:
    by_square = ByName(t.book.square_ids, kind)
    del by_square.places[t.book.square_ids[t.book.market_square]]
    return by_square


def _counted(count: int) -> dict[int, int]:
    """Places that a reader counts from 1."""
    return {place + 1: place for place in range(count)}


def _spices(t: Table) -> Listed:
    return Listed(Word(t.book.spice_ids, "spice-", {"": NONE}))


def _contracts(t: Table) -> Listed:
    return Listed(Word(t.book.contract_ids, "contract-"), once=True)


def _solo_cards(t: Table) -> Listed:
    return Listed(Word(t.book.solo_ids, "solo-"), once=True)


# -- parts that are told in their own way -----------------------------------------------------------------------------


def _say_year(t: Table) -> Plain:
    return min(t.year + 1, len(t.book.year_ids))


def _read_year(t: Table, at: str, said: Plain) -> None:
    t.year = number_of(at, said, 1, len(t.book.year_ids)) - 1


def _read_order(t: Table, at: str, said: Plain) -> None:
    order = Listed(_masters(t)).read(at, said, t.order)
    if sorted(order) != sorted(t.order):
        raise ValueError(f"{at}: expected each master once, found {said!r}")
    t.order = order


def _say_turn(t: Table) -> Plain:
    return _masters(t).say(t.order[t.at]) if t.at < len(t.order) else ""


def _say_zones(t: Table) -> Plain:
    master = _masters(t)
    return {name: master.say(t.zones[place]) for name, place in _zones(t).items()}


def _zones(t: Table) -> dict[str, int]:
    return numbered((zone.id for zone in t.book.zones[t.round]), "zone-")


def _say_districts(t: Table) -> Plain:
    return _by_square(t, Word(t.book.district_ids, "district-")).say(t.tiles)


def _read_districts(t: Table, at: str, said: Plain) -> None:
    kind = _by_square(t, Word(t.book.district_ids, "district-"))
    wanted = kind.read(at, said, t.tiles)
    tiles = t.tiles[:]
    squares = [kind.places[name] for name in said]
    for square in squares:
        other = tiles.index(wanted[square])  # the two change places
        tiles[square], tiles[other] = tiles[other], tiles[square]
    for square in squares:
        if tiles[square] != wanted[square]:
            raise ValueError(f"{at}: {said[t.book.square_ids[square]]!r} is given two squares")
    t.tiles = tiles


def _say_ransoms(t: Table) -> Plain:
    answer = Word(CUBES, more={"": NONE, "falls": FALLS})
    return _by_square(t, answer).say(t.ransoms)


def _posts(t: Table) -> ByName:
    return ByName(t.book.city_ids, Bits({seat: seat for seat in range(len(t.players))}), "city-")


def _say_posts(t: Table) -> Plain:
    return _posts(t).say(t.posts)


def _read_posts(t: Table, at: str, said: Plain) -> None:
    """Posts that are given took the camel of their city before: it is out of the game unless it is given."""
    kind = _posts(t)
    t.posts = kind.read(at, said, t.posts)
    for name in said:
        city = kind.places[name]
        if t.posts[city]:
            t.city_camels[city] = 0


def _say_mosque_camels(t: Table) -> Plain:
    return [place + 1 for place, space in enumerate(t.book.entrances) if t.mosque_camels[space]]


def _read_mosque_camels(t: Table, at: str, said: Plain) -> None:
    there = Marked(_counted(len(t.book.entrances))).read(at, said, None)
    for space, camel in zip(t.book.entrances, there, strict=True):
        t.mosque_camels[space] = camel


def _say_row(t: Table) -> Plain:
    return _spices(t).say(t.row)


def _say_deck(t: Table) -> Plain:
    return _spices(t).say(t.deck[::-1])


def _say_piles(t: Table) -> Plain:
    left = [len(cards) - taken for cards, taken in zip(t.book.piles, t.piles, strict=True)]
    return Amounts(t.book.pile_ids, "pile-").say(left)


def _say_locked(player: Player) -> Plain:
    return {name: getattr(player, field) for name, field in ITEMS.items()}


def _say_solo(t: Table) -> Plain:
    if not t.solo:
        return None
    cards = _solo_cards(t)
    return {
        "card": cards.kind.say(t.solo_card) if t.solo_card != NONE else "",
        "deck": cards.say(t.solo_deck[::-1]),
        "discard": cards.say(t.solo_discard),
        "removed": cards.say(t.solo_removed),
    }


def _read_solo(t: Table, at: str, said: Plain) -> None:
    """Cards that are not named lie below those of the deck that are."""
    if not t.solo:
        raise ValueError(f"{at}: only the game for one player has solo cards")
    for name in table_of(at, said):
        if name not in ("card", *SOLO_PILES):
            raise ValueError(f"{at}.{name}: there is no such part; parts are card, {', '.join(SOLO_PILES)}")
    cards = _solo_cards(t)
    card = said.get("card", "")
    t.solo_card = NONE if card == "" else cards.kind.read(f"{at}.card", card, NONE)
    deck, t.solo_discard, t.solo_removed = (cards.read(f"{at}.{name}", said.get(name, []), None) for name in SOLO_PILES)
    named = [*deck, *t.solo_discard, *t.solo_removed, t.solo_card]
    t.solo_deck = [*deck, *(card for card in t.solo_deck[::-1] if card not in named)][::-1]
    t.solo_layers = [len(t.solo_deck)]
    t.solo_fresh = False


# -- every piece in one place -----------------------------------------------------------------------------------------


def _settle(t: Table, waiting: Mapping[str, Any]) -> None:
    """What waits until everything else is read."""
    players: Mapping[str, Any] = waiting.get("players", {})
    _settle_contracts(t, players, waiting.get("piles", {}))
    _settle_locked(t, players)
    _settle_cards(t, waiting.get("row"), waiting.get("deck"))
    _settle_path(t, waiting.get("zones", {}), waiting.get("turn"))
    t.row_camels = [camel if spice != NONE else 0 for camel, spice in zip(t.row_camels, t.row, strict=True)]
    t.lost_camels += t.book.camels - camels(t)
    if t.lost_camels < 0:
        raise ValueError(f"given: {-t.lost_camels} camels too many")


def _settle_contracts(t: Table, players: Mapping[str, Any], piles: Plain) -> None:
    book = t.book
    for seat, parts in players.items():
        at = f"given.players.{seat}.contracts"
        for card in _contracts(t).read(at, parts.get("contracts", []), None):
            if any(card in player.contracts for player in t.players):
                raise ValueError(f"{at}: {book.contract_ids[card]} belongs to somebody already")
            pile = next(pile for pile, cards in enumerate(book.piles) if card in cards)
            t.piles[pile] = max(t.piles[pile], book.piles[pile].index(card) + 1)
            _own_contract(t, t.players[int(seat)], card)
    places = numbered(book.pile_ids, "pile-")
    for name, left in table_of("given.piles", piles).items():
        pile = one_of("given.piles", name, places)
        size = len(book.piles[pile])
        t.piles[pile] = max(t.piles[pile], size - number_of(f"given.piles.{name}", left, 0, size))
    for pile, cards in enumerate(book.piles):
        for card in cards[: t.piles[pile]]:
            if not any(card in player.contracts for player in t.players):
                _own_contract(t, t.players[-1], card)


def _own_contract(t: Table, player: Player, card: int) -> None:
    """A fulfilled contract, with what it locks."""
    lock = t.book.contract_lock[card]
    player.contracts = [*player.contracts, card]
    player.locked_scrolls += lock.scrolls
    player.locked_common += lock.common + lock.any_good
    player.locked_rare += lock.rare


def _settle_locked(t: Table, players: Mapping[str, Any]) -> None:
    """Which goods lie on contracts that take either kind; what is locked is there."""
    for seat, parts in players.items():
        at = f"given.players.{seat}.locked"
        for name, amount in table_of(at, parts.get("locked", {})).items():
            if name not in ITEMS:
                raise ValueError(f"{at}.{name}: expected {', '.join(ITEMS)}")
            setattr(t.players[int(seat)], ITEMS[name], number_of(f"{at}.{name}", amount))
    for player in t.players:
        player.scrolls = max(player.scrolls, player.locked_scrolls)
        player.common = max(player.common, player.locked_common)
        player.rare = max(player.rare, player.locked_rare)


def _settle_cards(t: Table, row: Plain, deck: Plain) -> None:
    """What players hold leaves the row and the deck; the row is filled up as long as there are cards."""
    left = t.book.spice_cards[:]
    for player in t.players:
        for spice, held in enumerate(player.spices):
            left[spice] -= held
    if min(left) < 0:
        raise ValueError("given.players: they hold more cards of a spice than there are")

    def take(spices: Sequence[int]) -> list[int]:
        taken = []
        for spice in spices:
            if spice != NONE and left[spice] > 0:
                left[spice] -= 1
                taken.append(spice)
        return taken

    def take_all(at: str, said: Plain) -> list[int]:
        spices = [spice for spice in _spices(t).read(at, said, None) if spice != NONE]
        taken = take(spices)
        if len(taken) < len(spices):
            raise ValueError(f"{at}: more cards of a spice than there are")
        return taken

    given_row = take_all("given.row", row) if row is not None else []
    given_deck = take_all("given.deck", deck) if deck is not None else []
    size = t.book.row_size
    if len(given_row) > size:
        raise ValueError(f"given.row: {len(given_row)} cards, there are {size} places")
    first = given_row if row is not None else take(t.row)
    rest = [*given_deck, *take(t.deck[::-1]), *take(t.row)]
    rest += [spice for spice, count in enumerate(left) for _ in range(count)]
    missing = size - len(first)
    t.row = [*first, *rest[:missing]]
    t.row += [NONE] * (size - len(t.row))
    t.deck = rest[missing:][::-1]


def _settle_path(t: Table, zones: Plain, turn: Plain) -> None:
    """Masters before the one whose turn it is stand on the path; where is free unless it is given."""
    master = _masters(t)
    if t.phase == TURNS:
        if turn is not None:
            on_turn = master.read("given.turn", turn, None)
            if on_turn not in t.order:
                raise ValueError(f"given.turn: {turn!r} has no master")
            t.at = t.order.index(on_turn)
    else:
        t.at = len(t.order) if t.phase == QUEUE else 0
    places = _zones(t)
    for name, who in table_of("given.zones", zones).items():
        t.zones[one_of("given.zones", name, places)] = master.read(f"given.zones.{name}", who, None)
    on_path = [who for who in t.zones if who != NOBODY]
    once_each("given.zones", [master.say(who) for who in on_path])
    if t.phase == TURNS and (early := [who for who in t.order[t.at :] if who in on_path]):
        raise ValueError(f"given.zones: the turn of {master.say(early[0])!r} is still to come: nobody stands there yet")
    for before in t.order[: t.at]:
        if before not in t.zones:
            t.zones[len(t.zones) - 1 - t.zones[::-1].index(NOBODY)] = before
