"""Positions: `arrange` sets up a table from a part of what `portrait` tells.

Whatever `arrange` is not told stays as it was, except that cards keep being in one place: a card that is given to a
player leaves its deck or the display, and the gap is filled from the deck. Influence in the supply and tiles left on
the board follow from what lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serai.games.wayfarers.effects.acquire import add_slot
from serai.games.wayfarers.effects.upgrade import lay_tile
from serai.games.wayfarers.faults import worker_count, workers_in_game
from serai.games.wayfarers.names import (
    FIRST_CARD_COUNT,
    GREEN_WORKER,
    GUILDS,
    INSPIRATION,
    LAND,
    ROWS,
    SLOTS,
    SPACE,
    TOWNSFOLK,
    WATER,
    WORKERS,
    cell_name,
)
from serai.games.wayfarers.portrait import FACES, automa_portrait, player_portrait
from serai.games.wayfarers.setup import clear_caravan, clear_panorama, make_ready
from serai.games.wayfarers.table import NO_CARD, NOBODY, WATER_PLACE, Automa, Player, Table, row_places
from serai.kernel.state import Plain


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    _Arranging(t).whole(given)


class _Arranging:
    """One arrangement: reads the description part by part and complains with the part's name."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.book = t.book
        self.track = {space.id: place for place, space in enumerate(t.book.track)}
        self.schemes = {scheme.id: number for number, scheme in enumerate(t.book.schemes)}

    def whole(self, given: Mapping[str, Plain]) -> None:
        t = self.t
        parts: dict[str, Callable[[Any], None]] = {
            "turn": self._turn,
            "first": lambda value: setattr(t, "first", _number("first", value)),
            "turns_left": lambda value: setattr(t, "turns_left", value),
            "sides": self._sides,
            "journal_tiles": self._journal_tiles,
            "track_workers": self._track_workers,
            "players": self._players,
            "automa": self._automa,
            "display": lambda value: None,  # after the panoramas, with the decks
            "decks": lambda value: None,
            "workers_on": lambda value: None,
            "influence_on": lambda value: None,
            "tiles": lambda value: None,
        }
        for name in given:
            if name not in parts:
                raise ValueError(f"given.{name}: there is no such part; parts are {', '.join(parts)}")
        for name, value in given.items():
            parts[name](value)
        self._cards(given.get("display", {}), given.get("decks", {}))
        self._on_display(given.get("workers_on"), given.get("influence_on"))
        self._balance_workers(given)
        self._tiles(given.get("tiles", {}))
        for seat, player in enumerate(t.players):
            spent = sum(player.guilds) + t.display_influence.count(seat)
            player.influence = self.book.constants["influence"] - spent
            if player.influence < 0:
                raise ValueError(f"given: seat {seat} has {spent} Influence in play")
            make_ready(player)

    def _turn(self, value: Any) -> None:
        if not isinstance(value, int) or not 0 <= value < self.t.seats:
            raise ValueError(f"given.turn: {value!r} is no seat; seats are 0 to {self.t.seats - 1}")
        self.t.seat = value

    def _sides(self, value: Any) -> None:
        if len(value) != len(self.t.sides) or not set(value) <= set("AB"):
            raise ValueError(f"given.sides: {value!r} should name the side of each section, for instance 'ABA'")
        self.t.sides = ["AB".index(side) for side in value]

    def _journal_tiles(self, value: Mapping[str, str]) -> None:
        t = self.t
        numbers = {id: number for number, (id, _) in enumerate(self.book.journal_tiles)}
        tiles = t.journal_tiles[:]
        for space, id in value.items():
            place = _known("given.journal_tiles", self.track, space)
            number = _known("given.journal_tiles", numbers, id)
            if tiles[place] < 0:
                raise ValueError(f"given.journal_tiles: no tile lies on {space}")
            other = tiles.index(number)  # the two change places
            tiles[place], tiles[other] = number, tiles[place]
        t.journal_tiles = tiles

    def _track_workers(self, value: Sequence[str]) -> None:
        for mark in value:
            _known("given.track_workers", dict.fromkeys(self.book.marks, 0), mark)
        self.t.track_workers = [int(mark in value) for mark in self.book.marks]

    def _players(self, value: Mapping[str, Mapping[str, Any]]) -> None:
        for seat, parts in value.items():
            if not seat.isdigit() or int(seat) >= len(self.t.players):
                raise ValueError(f"given.players: there is no player {seat!r}")
            self._player(f"given.players.{seat}", self.t.players[int(seat)], parts)

    def _player(self, at: str, player: Player, parts: Mapping[str, Any]) -> None:
        known = {*player_portrait(self.t, player)} - {"influence", "tags"}
        for name in parts:
            if name not in known:
                raise ValueError(f"{at}.{name}: there is no such part; parts are {', '.join(sorted(known))}")
        if "board" in parts:
            boards = {board: number for number, board in enumerate(self.book.boards)}
            wanted = _known(f"{at}.board", boards, parts["board"])
            for other in self.t.players:
                if other.board == wanted:
                    other.board = player.board
            player.board = wanted
        for name in ("silver", "provision", "reserve"):
            if name in parts:
                setattr(player, name, _number(f"{at}.{name}", parts[name]))
        player.guilds = _amounts(f"{at}.guilds", GUILDS, player.guilds, parts.get("guilds", {}))
        player.workers = _amounts(f"{at}.workers", WORKERS, player.workers, parts.get("workers", {}))
        if "marker" in parts:
            player.marker = _known(f"{at}.marker", self.track, parts["marker"])
        self._panorama(at, player, parts)
        self._caravan(at, player, parts.get("tiles"))
        if "dice" in parts:
            if not all(die in range(1, 7) for die in parts["dice"]):
                raise ValueError(f"{at}.dice: {parts['dice']!r} are no dice")
            player.dice = sorted(parts["dice"])
        for slot, die in parts.get("placed_dice", {}).items():
            number = self._card(f"{at}.placed_dice", slot)
            if number not in player.slots:
                raise ValueError(f"{at}.placed_dice: {slot} is no die slot of this player")
            player.slot_dice[player.slots.index(number)] = die
        if "reserve" not in parts and ("dice" in parts or "placed_dice" in parts):
            every = self.book.constants["dice_rolled"] + self.book.constants["dice_reserve"]
            player.reserve = every - len(player.dice) - sum(1 for die in player.slot_dice if die)
            if player.reserve < 0:
                raise ValueError(f"{at}: more than {every} dice")

    def _panorama(self, at: str, player: Player, parts: Mapping[str, Any]) -> None:
        now = player_portrait(self.t, player)
        wanted = {name: parts.get(name, now[name]) for name in ("land", "water", "space", "townsfolk", "inspiration")}
        tiles = [self.book.tile_parts(tile) for tile in player.tiles]
        clear_panorama(self.book, player)
        cards = self.book.cards
        for row, pile, tucked in (
            (LAND, player.land, player.land_folk),
            (WATER, player.water, player.water_folk),
            (SPACE, player.space, player.space_inspiration),
        ):
            for id in wanted[ROWS[row]]:
                card = self._card(f"{at}.{ROWS[row]}", id, row)
                pile.append(card)
                tucked.append(NO_CARD)
                self._count(player, card)
                if cards[card].has_slot:
                    add_slot(player, card, len(pile) - 1 + (WATER_PLACE if row == WATER else 0))
        for name, row in (("townsfolk", TOWNSFOLK), ("inspiration", INSPIRATION)):
            for id, under in wanted[name].items():
                card = self._card(f"{at}.{name}", id, row)
                place = self._card(f"{at}.{name}", under)
                self._tuck(f"{at}.{name}", player, card, place)
                self._count(player, card)
        self._lay(player, tiles)

    def _tuck(self, at: str, player: Player, card: int, under: int) -> None:
        for pile, tucked in (
            (player.land, player.land_folk),
            (player.water, player.water_folk),
            (player.space, player.space_inspiration),
        ):
            if under in pile:
                tucked[pile.index(under)] = card
                return
        raise ValueError(f"{at}: this player has no {self.book.cards[under].id}")

    def _count(self, player: Player, card: int) -> None:
        printed = self.book.cards[card]
        for tag in printed.tags:
            player.counts[tag] += 1
        player.counts[FIRST_CARD_COUNT + printed.row] += 1

    def _caravan(self, at: str, player: Player, tiles: Sequence[str] | None) -> None:
        if tiles is None:
            return
        cells = {cell_name(cell): cell for cell in range(18)}
        found = []
        for words in tiles:
            name, _, place = words.partition(":")
            face, _, cell = place.partition(":")
            design = _known(f"{at}.tiles", self.book.tile_numbers, name)
            if face not in FACES or cell not in cells:
                raise ValueError(f"{at}.tiles: {words!r} should be like upg_land_camel:front:m1")
            found.append((design, FACES.index(face), cells[cell]))
        self._forget_tiles(player)
        self._lay(player, found)

    def _forget_tiles(self, player: Player) -> None:
        for tile in player.tiles:
            for tag in self.book.tiles[self.book.tile_parts(tile)[0]].tags:
                player.counts[tag] -= 1

    def _lay(self, player: Player, tiles: Sequence[tuple[int, int, int]]) -> None:
        clear_caravan(self.book, player)
        kept = FIRST_CARD_COUNT + len(ROWS)
        player.counts = player.counts[:kept] + [0] * (len(player.counts) - kept)
        for design, face, cell in tiles:
            fits = dict(self.book.fits[self.book.shape[design]])
            if cell not in fits or fits[cell] & player.cells or face >= len(self.book.tiles[design].faces):
                raise ValueError(f"given: {self.book.tiles[design].id} does not fit at {cell_name(cell)}")
            lay_tile(self.t, player, design, face, cell)

    def _automa(self, parts: Mapping[str, Any]) -> None:
        automa = self.t.automa
        if automa is None:
            raise ValueError("given.automa: there is no automa at this table; play with players = 1")
        known = automa_portrait(self.t, automa)
        for name in parts:
            if name not in known:
                raise ValueError(f"given.automa.{name}: there is no such part; parts are {', '.join(known)}")
        at = "given.automa"
        automa.guilds = _amounts(f"{at}.guilds", GUILDS, automa.guilds, parts.get("guilds", {}))
        automa.workers = _amounts(f"{at}.workers", WORKERS, automa.workers, parts.get("workers", {}))
        for name in ("resource", "comets", "path"):
            if name in parts:
                setattr(automa, name, _number(f"{at}.{name}", parts[name]))
        if "board" in parts:
            boards = {board.id: number for number, board in enumerate(self.book.ai_boards)}
            automa.board = _known(f"{at}.board", boards, parts["board"])
        if "marker" in parts:
            automa.marker = _known(f"{at}.marker", self.track, parts["marker"])
        if "cards" in parts:
            automa.cards = [self._card(f"{at}.cards", id) for id in parts["cards"]]
        if "tiles" in parts:
            automa.tiles = [_known(f"{at}.tiles", self.book.tile_numbers, id) for id in parts["tiles"]]
        if "schemes" in parts or "scheme_pile" in parts:
            self._schemes(automa, parts)

    def _schemes(self, automa: Automa, parts: Mapping[str, Any]) -> None:
        """`schemes` face up, the most recent last; `scheme_pile` the next cards, the rest follows."""
        if "schemes" in parts:
            automa.schemes = [_known("given.automa.schemes", self.schemes, id) for id in parts["schemes"]]
        coming = [_known("given.automa.scheme_pile", self.schemes, id) for id in parts.get("scheme_pile", [])]
        taken = {*automa.schemes, *coming}
        if len(taken) != len(automa.schemes) + len(coming):
            raise ValueError("given.automa: a Scheme card stands twice")
        rest = [number for number in range(len(self.book.schemes)) if number not in taken]
        automa.scheme_pile = [*reversed(rest), *reversed(coming)]

    def _cards(self, display: Mapping[str, Any], decks: Mapping[str, Any]) -> None:
        """Every card in one place: what is given first, then what lay on display, the rest in the decks."""
        t = self.t
        for part, rows in (("display", display), ("decks", decks)):
            for name in rows:
                _known(f"given.{part}", dict.fromkeys(ROWS, 0), name)
        used = self._used_cards()
        for row, name in enumerate(ROWS):
            places = list(row_places(row))
            lying = [t.display[place] for place in places]
            order = [*(card for card in lying if card != NO_CARD), *reversed(t.decks[row])]
            wanted = [self._card(f"given.display.{name}", id, row) if id else NO_CARD for id in display.get(name, [])]
            if display.get(name) is not None and len(wanted) != SLOTS:
                raise ValueError(f"given.display.{name}: {len(wanted)} cards, expected {SLOTS} (slot 1 first)")
            coming = [self._card(f"given.decks.{name}", id, row) for id in decks.get(name, [])]
            fixed = [card for card in (*wanted, *coming) if card != NO_CARD]
            for card in fixed:
                if card in used or fixed.count(card) > 1:
                    raise ValueError(f"given: {self.book.cards[card].id} is in two places")
            taken = used | set(fixed)
            rest = [card for card in dict.fromkeys((*order, *self.book.rows[row])) if card not in taken]
            if name in display:
                shown = wanted
            else:
                shown = []
                for card in lying:
                    keep = card in rest
                    if keep:
                        rest.remove(card)
                    shown.append(card if keep else NO_CARD)
                for place in range(SLOTS):
                    if shown[place] == NO_CARD and rest:
                        shown[place] = rest.pop(0)
            for place, card in zip(places, shown, strict=True):
                if t.display[place] != card:
                    t.display[place] = card
                    t.display_workers[place] = 0
                    t.display_influence[place] = NOBODY
            t.decks[row] = [*reversed(rest), *reversed(coming)]
            t.known[row] = [0] * len(t.decks[row])

    def _used_cards(self) -> set[int]:
        t = self.t
        cards: list[int] = []
        for player in t.players:
            for pile in (player.land, player.water, player.space):
                cards += pile[1:]
            for pile in (player.land_folk, player.water_folk, player.space_inspiration):
                cards += [card for card in pile if card != NO_CARD]
        if t.automa is not None:
            cards += t.automa.cards
        for card in cards:
            if cards.count(card) > 1:
                raise ValueError(f"given: {self.book.cards[card].id} is in two places")
        return set(cards)

    def _on_display(self, workers: Mapping[str, Sequence[str]] | None, influence: Mapping[str, Any] | None) -> None:
        t = self.t
        if workers is not None:
            t.display_workers = [0] * len(t.display)
            for id, colours in workers.items():
                place = self._place("given.workers_on", id)
                bits = {colour: 1 << number for number, colour in enumerate(WORKERS)}
                t.display_workers[place] = sum(_known("given.workers_on", bits, colour) for colour in set(colours))
        if influence is not None:
            t.display_influence = [NOBODY] * len(t.display)
            for id, seat in influence.items():
                if not isinstance(seat, int) or not 0 <= seat < t.seats:
                    raise ValueError(f"given.influence_on.{id}: {seat!r} is no seat")
                t.display_influence[self._place("given.influence_on", id)] = seat

    def _balance_workers(self, given: Mapping[str, Any]) -> None:
        """Workers given to cards and players come from places that were not described: the track, other supplies."""
        t = self.t
        described = {int(seat) for seat, parts in given.get("players", {}).items() if "workers" in parts}
        supplies = [player.workers for seat, player in enumerate(t.players) if seat not in described]
        if t.automa is not None and "workers" not in given.get("automa", {}):
            supplies.append(t.automa.workers)
        for colour in range(len(WORKERS)):
            surplus = worker_count(t, colour) - workers_in_game(t, colour)
            for supply in reversed(supplies):
                taken = min(surplus, supply[colour])
                supply[colour] -= taken
                surplus -= taken
            if colour == GREEN_WORKER and "track_workers" not in given:
                for mark in reversed(range(len(t.track_workers))):
                    if surplus > 0 and t.track_workers[mark]:
                        t.track_workers[mark] = 0
                        surplus -= 1

    def _place(self, at: str, id: str) -> int:
        card = self._card(at, id)
        if card not in self.t.display:
            raise ValueError(f"{at}: {id} is not on display; add it to given.display")
        return self.t.place_of(card)

    def _tiles(self, left: Mapping[str, int]) -> None:
        t = self.t
        copies = self.book.tile_copies[len(t.players)]
        for number, tile in enumerate(self.book.tiles):
            used = sum(self.book.tile_parts(one)[0] == number for player in t.players for one in player.tiles)
            if t.automa is not None:
                used += t.automa.tiles.count(number)
            t.tiles[number] = max(0, min(tile.copies, copies) - used)
        for id, amount in left.items():
            t.tiles[_known("given.tiles", self.book.tile_numbers, id)] = _number(f"given.tiles.{id}", amount)

    def _card(self, at: str, id: str, row: int | None = None) -> int:
        try:
            number = self.book.number(id)
        except KeyError:
            raise ValueError(f"{at}: there is no card {id!r}") from None
        if row is not None and self.book.cards[number].row != row:
            raise ValueError(f"{at}: {id} is no {ROWS[row]} card")
        return number


def _known(at: str, numbers: Mapping[str, int], id: str) -> int:
    if id not in numbers:
        raise ValueError(f"{at}: {id!r} is unknown; expected one of {', '.join(numbers)}")
    return numbers[id]


def _number(at: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{at}: {value!r} is not a number of 0 or more")
    return value


def _amounts(at: str, names: Sequence[str], now: list[int], given: Mapping[str, Any]) -> list[int]:
    for name in given:
        if name not in names:
            raise ValueError(f"{at}: {name!r} is unknown; expected {', '.join(names)}")
    return [_number(f"{at}.{name}", given.get(name, amount)) for name, amount in zip(names, now, strict=True)]
