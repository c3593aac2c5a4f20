"""Positions: `arrange` sets up a table from a part of what `portrait` tells.

Whatever `arrange` is not told stays as it was, except that each piece keeps being in one place: a district that is
given a square changes places with the one there, spices that a player is given leave the deck, camels that are given
come from the box or go there, contracts that a player is given leave their piles and lock what they ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serai.games.merv.faults import camels
from serai.games.merv.names import COURTIER, CUBES, NOBODY, NONE, PHASES, SIDES, SOURCES, TURNS
from serai.games.merv.portrait import player_portrait
from serai.games.merv.table import Player, Table
from serai.kernel.state import Plain


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    _Arranging(t).whole(given)


class _Arranging:
    """One arrangement: reads the description part by part and complains with the part's name."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.book = t.book
        self.squares = {id: at for at, id in enumerate(t.book.square_ids) if at != t.book.market_square}
        self.spices = _numbers(t.book.spice_ids, "spice-")

    def whole(self, given: Mapping[str, Plain]) -> None:
        t = self.t
        parts: dict[str, Callable[[Any], None]] = {
            "phase": lambda value: setattr(t, "phase", _known("given.phase", _numbers(PHASES), value)),
            "year": lambda value: setattr(t, "year", self._number("given.year", value, len(self.book.year_ids)) - 1),
            "round": lambda value: setattr(t, "round", self._number("given.round", value, self.book.rounds) - 1),
            "order": self._order,
            "turn": lambda value: None,
            "zones": lambda value: None,
            "districts": self._districts,
            "buildings": lambda value: self._on_squares("buildings", t.owners, value, self._master),
            "soldiers": lambda value: self._on_squares("soldiers", t.soldiers, value, self._master),
            "upgrades": lambda value: self._on_squares("upgrades", t.upgrades, value, self._cube),
            "ramparts": self._ramparts,
            "market": lambda value: setattr(t, "market", _known("given.market", _numbers(SIDES), value)),
            "market_camels": lambda value: None,
            "row": lambda value: None,
            "row_camels": self._row_camels,
            "deck": lambda value: None,
            "posts": self._posts,
            "city_camels": self._city_camels,
            "mosque_camels": self._mosque_camels,
            "piles": self._piles,
            "discoveries": lambda value: self._owned(
                "given.discoveries", _numbers(self.book.discovery_ids, "discovery-"), t.discoveries, value
            ),
            "bonus_tiles": lambda value: self._owned(
                "given.bonus_tiles", _numbers(self.book.bonus_tile_ids, "bonusvp-"), t.bonus_tiles, value
            ),
            "courtier_camels": lambda value: setattr(t, "courtier_camels", self._number("courtier_camels", value)),
            "lost_camels": lambda value: None,
            "players": self._players,
            "solo": self._solo,
        }
        for name in given:
            if name not in parts:
                raise ValueError(f"given.{name}: there is no such part; parts are {', '.join(parts)}")
        for name, part in parts.items():
            if name in given:
                part(given[name])
        for player in t.players:  # what is locked is there
            player.scrolls = max(player.scrolls, player.locked_scrolls)
            player.common = max(player.common, player.locked_common)
            player.rare = max(player.rare, player.locked_rare)
        self._cards(given.get("row"), given.get("deck"))
        self._zones(given.get("zones", {}), given.get("turn"))
        if "market_camels" in given:
            self._market_camels(given["market_camels"])
        t.lost_camels += self.book.camels - camels(t)
        if t.lost_camels < 0:
            raise ValueError(f"given: {-t.lost_camels} camels too many")

    # -- words ------------------------------------------------------------------------------------------------------

    def _number(self, at: str, value: Any, most: int = 10**6) -> int:
        if type(value) is not int or not 0 <= value <= most:
            raise ValueError(f"{at}: {value!r} is no number from 0 to {most}")
        return value

    def _master(self, at: str, value: Any) -> int:
        if value == "":
            return NOBODY
        if value == "courtier":
            return COURTIER
        return self._number(at, value, len(self.t.players) - 1)

    def _cube(self, at: str, value: Any) -> int:
        return NONE if value == "" else _known(at, _numbers(CUBES), value)

    # -- the course ---------------------------------------------------------------------------------------------------

    def _order(self, value: Sequence[Any]) -> None:
        order = [self._master("given.order", one) for one in value]
        if sorted(order) != sorted(self.t.order):
            raise ValueError(f"given.order: expected each master once, found {value!r}")
        self.t.order = order

    def _zones(self, zones: Mapping[str, Any], turn: Any) -> None:
        """Masters before the one whose turn it is stand on the path; where is free unless it is given."""
        t = self.t
        if turn is not None:
            master = self._master("given.turn", turn)
            if master not in t.order:
                raise ValueError(f"given.turn: {turn!r} has no master")
            t.at = t.order.index(master)
        if t.phase != TURNS:
            t.at = len(t.order) if PHASES[t.phase] == "queue" else 0
        places = {zone.id.removeprefix("zone-"): at for at, zone in enumerate(self.book.zones[t.round])}
        for id, name in zones.items():
            t.zones[_known("given.zones", places, id)] = self._master("given.zones", name)
        for master in t.order[: t.at]:
            if master not in t.zones:
                t.zones[len(t.zones) - 1 - t.zones[::-1].index(NOBODY)] = master

    # -- the board ----------------------------------------------------------------------------------------------------

    def _districts(self, value: Mapping[str, str]) -> None:
        tiles = self.t.tiles[:]
        numbers = _numbers(self.book.district_ids, "district-")
        for id, name in value.items():
            at = _known("given.districts", self.squares, id)
            other = tiles.index(_known("given.districts", numbers, name))
            tiles[at], tiles[other] = tiles[other], tiles[at]
        self.t.tiles = tiles
        for id, name in value.items():
            if self.book.district_ids[tiles[self.squares[id]]] != f"district-{name}":
                raise ValueError(f"given.districts: {name} is given two squares")

    def _on_squares(
        self, name: str, target: list[int], value: Mapping[str, Any], read: Callable[[str, Any], int]
    ) -> None:
        for id, what in value.items():
            target[_known(f"given.{name}", self.squares, id)] = read(f"given.{name}.{id}", what)

    def _ramparts(self, value: Mapping[str, str]) -> None:
        slots = _numbers(self.book.slot_ids, "slot-")
        pieces = {**_numbers(self.book.rampart_ids), "": NONE}
        for id, name in value.items():
            self.t.ramparts[_known("given.ramparts", slots, id)] = _known("given.ramparts", pieces, name)

    def _market_camels(self, value: Sequence[str]) -> None:
        names = {id[-2:]: at for at, id in enumerate(self.book.market_ids[self.t.market])}
        self.t.market_camels = _flags("given.market_camels", names, value, len(names))

    def _row_camels(self, value: Sequence[int]) -> None:
        if not set(value) <= set(range(1, self.book.row_size + 1)):
            raise ValueError(f"given.row_camels: expected places from 1 to {self.book.row_size}, found {value!r}")
        self.t.row_camels = [int(place + 1 in value) for place in range(self.book.row_size)]

    def _city_camels(self, value: Sequence[str]) -> None:
        numbers = _numbers(self.book.city_ids, "city-")
        self.t.city_camels = _flags("given.city_camels", numbers, value, len(numbers))

    def _posts(self, value: Mapping[str, Sequence[int]]) -> None:
        """Posts that are given took the camel of their city before: it is out of the game unless it is given."""
        t = self.t
        cities = _numbers(self.book.city_ids, "city-")
        for id, seats in value.items():
            city = _known("given.posts", cities, id)
            t.posts[city] = sum(1 << self._number("given.posts", seat, len(t.players) - 1) for seat in seats)
            if t.posts[city]:
                t.city_camels[city] = 0

    def _mosque_camels(self, value: Sequence[int]) -> None:
        for place, space in enumerate(self.book.entrances):
            self.t.mosque_camels[space] = int(place + 1 in value)

    def _piles(self, value: Mapping[str, int]) -> None:
        """How many cards are left; the others belong to the last seat unless a player is given them."""
        piles = _numbers(self.book.pile_ids, "pile-")
        last = self.t.players[-1]
        for id, left in value.items():
            pile = _known("given.piles", piles, id)
            cards = self.book.piles[pile]
            taken = len(cards) - self._number("given.piles", left, len(cards))
            for card in cards[self.t.piles[pile] : taken]:
                self._lock_for(last, card)
            self.t.piles[pile] = max(self.t.piles[pile], taken)

    def _owned(self, at: str, numbers: Mapping[str, int], target: list[int], value: Mapping[str, Any]) -> None:
        for id, owner in value.items():
            target[_known(at, numbers, id)] = self._master(f"{at}.{id}", owner)

    # -- cards --------------------------------------------------------------------------------------------------------

    def _cards(self, row: Sequence[str] | None, deck: Sequence[str] | None) -> None:
        """What players hold leaves the row and the deck; the row is filled up as long as there are cards."""
        t = self.t
        held = [sum(player.spices[spice] for player in t.players) for spice in range(len(self.book.spice_ids))]
        left = [cards - own for cards, own in zip(self.book.spice_cards, held, strict=True)]

        def take(spices: Sequence[int]) -> list[int]:
            taken = []
            for spice in spices:
                if spice != NONE and left[spice] > 0:
                    left[spice] -= 1
                    taken.append(spice)
            return taken

        if min(left) < 0:
            raise ValueError("given: the players hold more cards of a spice than there are")
        given_row = [_known("given.row", self.spices, name) for name in row or ()]
        given_deck = [_known("given.deck", self.spices, name) for name in deck or ()]
        first, after = take(given_row), take(given_deck)
        if len(first) < len(given_row) or len(after) < len(given_deck):
            raise ValueError("given: the row and the deck hold more cards of a spice than there are")
        if row is None:
            first = take(t.row)
        rest = [*after, *take(list(reversed(t.deck))), *take(t.row)]
        rest += [spice for spice, count in enumerate(left) for _ in range(count)]
        while len(first) < self.book.row_size and rest:
            first.append(rest.pop(0))
        t.row = first + [NONE] * (self.book.row_size - len(first))
        t.deck = rest[::-1]
        t.row_camels = [camel if spice != NONE else 0 for camel, spice in zip(t.row_camels, t.row, strict=True)]

    # -- players ------------------------------------------------------------------------------------------------------

    def _players(self, value: Mapping[str, Mapping[str, Any]]) -> None:
        for seat, parts in value.items():
            if not seat.isdigit() or int(seat) >= len(self.t.players):
                raise ValueError(f"given.players: there is no player {seat!r}")
            self._player(f"given.players.{seat}", int(seat), parts)
        for pile, cards in enumerate(self.book.piles):  # what nobody was given belongs to the last seat
            for card in cards[: self.t.piles[pile]]:
                if not any(card in player.contracts for player in self.t.players):
                    self._lock_for(self.t.players[-1], card)
        for seat, parts in value.items():
            self._locked(f"given.players.{seat}.locked", self.t.players[int(seat)], parts.get("locked", {}))

    def _player(self, at: str, seat: int, parts: Mapping[str, Any]) -> None:
        book = self.book
        player = self.t.players[seat]
        derived = {"vp", "total", "mosque_level", "buildings_left", "servants_left", "posts_left"}
        known = {*player_portrait(self.t, seat, player)} - derived
        for name in parts:
            if name not in known:
                raise ValueError(f"{at}.{name}: there is no such part; parts are {', '.join(sorted(known))}")
        for name in ("favour", "influence", "camels", "scrolls", "common", "rare"):
            if name in parts:
                setattr(player, name, self._number(f"{at}.{name}", parts[name]))
        _amounts(f"{at}.cubes", _numbers(CUBES), player.cubes, parts.get("cubes", {}))
        _amounts(f"{at}.points", _numbers(SOURCES), player.points, parts.get("points", {}))
        _amounts(f"{at}.spices", self.spices, player.spices, parts.get("spices", {}))
        _amounts(f"{at}.courtiers", _numbers(book.room_ids, "room-"), player.courtiers, parts.get("courtiers", {}))
        if "mosque" in parts:
            spaces = {**_numbers(book.space_ids, "mosque-"), "": NONE}
            player.mosque = _known(f"{at}.mosque", spaces, parts["mosque"])
        contracts = _numbers(book.contract_ids, "contract-")
        for name in parts.get("contracts", ()):
            card = _known(f"{at}.contracts", contracts, name)
            pile = next(pile for pile, cards in enumerate(book.piles) if card in cards)
            while self.t.piles[pile] <= book.piles[pile].index(card):
                self.t.piles[pile] += 1
            owner = next((other for other in self.t.players if card in other.contracts), None)
            if owner is not None:
                raise ValueError(f"{at}.contracts: {name} belongs to somebody already")
            self._lock_for(player, card)

    def _lock_for(self, player: Player, card: int) -> None:
        """A fulfilled contract, with what it locks."""
        lock = self.book.contract_lock[card]
        player.contracts = [*player.contracts, card]
        player.locked_scrolls += lock.scrolls
        player.locked_common += lock.common + lock.any_good
        player.locked_rare += lock.rare

    def _locked(self, at: str, player: Player, value: Mapping[str, Any]) -> None:
        """Which goods lie on contracts that take either kind; without a word common ones."""
        for name, amount in value.items():
            if name not in ("scroll", "common", "rare"):
                raise ValueError(f"{at}.{name}: expected scroll, common or rare")
            setattr(player, "locked_scrolls" if name == "scroll" else f"locked_{name}", self._number(at, amount))

    def _solo(self, value: Mapping[str, Any]) -> None:
        t = self.t
        if not t.solo:
            raise ValueError("given.solo: only the game for one player has solo cards")
        numbers = _numbers(self.book.solo_ids, "solo-")
        unknown = set(value) - {"card", "deck", "discard", "removed"}
        if unknown:
            raise ValueError(f"given.solo: there is no part {', '.join(sorted(unknown))}")
        piles = {
            name: [_known(f"given.solo.{name}", numbers, card) for card in value.get(name, ())]
            for name in ("deck", "discard", "removed")
        }
        named = [card for pile in piles.values() for card in pile]
        others = [card for card in reversed(t.solo_deck) if card not in named]
        t.solo_card = NONE
        t.solo_discard = piles["discard"]
        t.solo_removed = piles["removed"]
        t.solo_deck = [*piles["deck"], *others][::-1]
        t.solo_layers = [len(t.solo_deck)]
        t.solo_fresh = False


def _numbers(ids: Sequence[str], prefix: str = "") -> dict[str, int]:
    return {id.removeprefix(prefix): number for number, id in enumerate(ids)}


def _known(at: str, numbers: Mapping[str, int], name: Any) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise ValueError(f"{at}: {name!r} is unknown; expected one of {', '.join(key for key in numbers if key)}")
    return numbers[name]


def _amounts(at: str, numbers: Mapping[str, int], target: list[int], value: Mapping[str, Any]) -> None:
    for name, amount in value.items():
        if type(amount) is not int or amount < 0:
            raise ValueError(f"{at}.{name}: {amount!r} is no amount")
        target[_known(at, numbers, name)] = amount


def _flags(at: str, numbers: Mapping[str, int], value: Sequence[str], length: int) -> list[int]:
    flags = [0] * length
    for name in value:
        flags[_known(at, numbers, name)] = 1
    return flags
