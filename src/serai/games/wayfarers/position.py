"""Tables in words and from words: one schema tells a table (`portrait`) and reads a part of such a telling (`arrange`).

Whatever `arrange` is not told stays as it was, except that every piece keeps being in one place: a card that is given
to a player leaves its deck or the display, and the gap is filled from the deck. Influence in the supply, tiles left on
the board and workers that nobody spoke of follow from what lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.effects.acquire import add_slot, tuck_obstacle
from serai.games.wayfarers.effects.upgrade import lay_tile
from serai.games.wayfarers.faults import cards_of_seats, tiles_used, worker_count, workers_in_game
from serai.games.wayfarers.names import (
    CELLS,
    FACES,
    FIRST_CARD_COUNT,
    GREEN_WORKER,
    GUILDS,
    INSPIRATION,
    LAND,
    ROWS,
    SIDES,
    SPACE,
    TAGS,
    TOWNSFOLK,
    WATER,
    WORKERS,
    cell_name,
)
from serai.games.wayfarers.setup import clear_caravan, clear_panorama, make_ready
from serai.games.wayfarers.table import NO_CARD, NOBODY, WATER_PLACE, Automa, Player, Table, row_places
from serai.kernel.chance import DIE_SIDES
from serai.kernel.state import Plain
from serai.kernel.words import (
    Amounts,
    Bits,
    Derived,
    Entry,
    Field,
    Kind,
    Later,
    Listed,
    Marked,
    Number,
    OwnWords,
    Part,
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

PANORAMA: Final = ("land", "water", "space", "townsfolk", "inspiration", "tiles")
COLOURS: Final = Bits(WORKERS)
EMPTY: Final[dict[str | int, int]] = {"": NO_CARD}
# What the table remembers of one turn only, and what follows from the cards and tiles that lie there.
_TURN: Final = (
    "chance", "reveals", "confirm", "known", "drawn", "drawn_row", "arriving", "hand", "placed", "placed_worker",
    "used_guilds", "journaled", "fresh", "silver_off", "provision_off", "pigeons", "display_workers",
    "display_influence",
)  # fmt: skip
_KEPT: Final = (
    "land_folk", "water_folk", "space_inspiration", "ready_land", "ready_water", "slots", "slot_places", "slot_dice",
    "ready_slots", "cells", "room", "assets", "plus", "minus", "silver_discount", "provision_discount", "counts",
)  # fmt: skip


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    later = schema(t).read(t, "given", dict(given))
    for seat, player in enumerate(t.players):
        parts = given.get("players", {}).get(str(seat), {})
        _settle_player(t, player, f"given.players.{seat}", parts, later.get("players", {}).get(str(seat), {}))
    if t.automa is not None:
        _settle_schemes(t, t.automa, later.get("automa", {}))
    _settle_cards(t, later.get("display", {}), later.get("decks", {}))
    _settle_display(t, later.get("workers_on"), later.get("influence_on"))
    _settle_workers(t, given)
    _settle_tiles(t, later.get("tiles", {}))
    every = t.book.constants["influence"]
    for seat, player in enumerate(t.players):
        spent = sum(player.guilds) + t.display_influence.count(seat)
        player.influence = every - spent
        if player.influence < 0:
            raise ValueError(f"given.players.{seat}: {spent} Influence in play, there are {every}")
        make_ready(player)


# -- the schema -----------------------------------------------------------------------------------------------------


class SideWords(Listed):
    """The side of each section: `ABA`, or a list."""

    def read(self, at: str, said: Plain, now: Any) -> list[Any]:
        return super().read(at, list(said) if isinstance(said, str) else said, now)


class TileWord(Kind):
    """A tile in a caravan: `upg_land_camel:front:m1`."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.cells = numbered(cell_name(cell) for cell in range(CELLS))

    def say(self, value: Any) -> Plain:
        design, face, cell = self.book.tile_parts(value)
        return f"{self.book.tiles[design].id}:{FACES[face]}:{cell_name(cell)}"

    def read(self, at: str, said: Plain, now: Any) -> int:
        name, face, cell = said.split(":") if isinstance(said, str) and said.count(":") == 2 else ("", "", "")
        if face not in FACES or cell not in self.cells:
            raise ValueError(f"{at}: {said!r} should be like upg_land_camel:front:m1")
        return self.book.tile_number(one_of(at, name, self.book.tile_numbers), FACES.index(face), self.cells[cell])

    @property
    def wanted(self) -> str:
        return "a tile with its face and upper left cell, like upg_land_camel:front:m1"


def cards_in_words(book: Book, *rows: int, empty: bool = False) -> Word:
    """The cards of some rows by their ids."""
    known: dict[str | int, int] = {book.cards[card].id: card for row in rows for card in book.rows[row]}
    return Word(more=known | EMPTY if empty else known)


def schema(t: Table) -> Schema:
    """The parts of a table."""
    book = t.book
    parts: dict[str, Entry] = {
        "turn": Field("seat", Seat(t.seats), "whose turn it is"),
        "first": Field("first", Seat(len(t.players)), "the first player"),
        "turns_left": Field(
            "turns_left", Number(t.seats + 1, least=-1), "turns still to come once the end is triggered, else -1"
        ),
        "sides": Field("sides", SideWords(Word(SIDES), length=len(t.sides)), "of the three sections of the board"),
        "journal_tiles": OwnWords(
            _say_journal_tiles,
            _read_journal_tiles,
            "the tile on each such space of the Journal track; a tile given a place changes with the one there",
            f"for any of {', '.join(book.track[place].id for place in book.tile_spaces)}: a Journal tile",
        ),
        "track_workers": Field(
            "track_workers", Marked(book.marks), "where green workers still stand beside the Journal track"
        ),
        "players": States("players", lambda _: _player_schema(t), "each seat, by its number"),
        "automa": Part("automa", _automa_schema(t), "the solo opponent"),
        "display": Later(
            _say_display,
            "the face-up cards of each row, slot 1 first; '' where none lies",
            f"for any of {', '.join(ROWS)}: {t.book.slots} cards",
        ),
        "decks": Later(
            lambda t: {name: [book.cards[card].id for card in reversed(t.decks[row])] for row, name in enumerate(ROWS)},
            "the next cards of each deck; those not given follow",
            f"for any of {', '.join(ROWS)}: a list of cards",
        ),
        "workers_on": Later(
            lambda t: {_lying(t, place): COLOURS.say(bits) for place, bits in enumerate(t.display_workers) if bits},
            "the workers on face-up cards, by card",
            f"for any face-up card: {COLOURS.wanted}",
        ),
        "influence_on": Later(
            lambda t: {_lying(t, place): seat for place, seat in enumerate(t.display_influence) if seat != NOBODY},
            "whose Influence lies on a face-up card, by card",
            "for any face-up card: a seat",
        ),
        "tiles": Later(
            lambda t: dict(zip(book.tile_numbers, t.tiles, strict=True)),
            "Upgrade tiles left on the board; by default all that nobody has",
            "for any design: how many are left",
        ),
    }
    return Schema(parts, _TURN)


def _player_schema(t: Table) -> Schema:
    book = t.book
    every = book.constants["dice_rolled"] + book.constants["dice_reserve"]
    parts: dict[str, Entry] = {
        "board": OwnWords(
            lambda player: book.boards[player.board],
            lambda player, at, said: _read_board(t, player, at, said),
            "the player board; whoever had it takes this one's",
            f"one of {', '.join(book.boards)}",
        ),
        "silver": Field("silver", Number(), "in the supply"),
        "provision": Field("provision", Number(), "in the supply"),
        "influence": Derived(lambda player: player.influence, "in the supply: all that lies nowhere else"),
        "guilds": Field("guilds", Amounts(GUILDS), "own Influence by guild"),
        "workers": Field("workers", Amounts(WORKERS), "in the supply, by colour"),
        "dice": Field("dice", Listed(Number(DIE_SIDES, least=1), ordered=False), "in the supply, by value"),
        "placed_dice": Later(_say_placed(book), "dice on slots, by slot", f"for any slot: 1 to {DIE_SIDES}"),
        "reserve": Field("reserve", Number(every), "dice not yet gained; by default those that lie nowhere else"),
        "marker": Field("marker", Word(space.id for space in book.track), "on the Journal track"),
        "land": Later(_say_pile(book, "land"), "outwards from the player board", "a list of Land cards"),
        "water": Later(_say_pile(book, "water"), "outwards from the player board", "a list of Water cards"),
        "space": Later(_say_pile(book, "space"), "in the order they came", "a list of Space cards"),
        "townsfolk": Later(
            lambda player: _say_tucked(book, (*player.land, *player.water), (*player.land_folk, *player.water_folk)),
            "Townsfolk, each with the card that it lies under",
            "for any Townsfolk: a Land or Water card of this player",
        ),
        "inspiration": Later(
            lambda player: _say_tucked(book, player.space, player.space_inspiration),
            "Inspiration cards, each with the Space card that it lies on",
            "for any Inspiration: a Space card of this player",
        ),
        "tiles": Later(
            lambda player: [TileWord(book).say(tile) for tile in player.tiles],
            "Upgrade tiles in the caravan",
            f"a list: {TileWord(book).wanted}",
        ),
        "tags": Derived(lambda player: dict(zip(TAGS, player.counts, strict=False)), "how many of each"),
    }
    return Schema(parts, _KEPT)


def _automa_schema(t: Table) -> Schema:
    book = t.book
    schemes = [scheme.id for scheme in book.schemes]
    longest = max((len(board.bonuses) for board in book.ai_boards), default=0)
    parts: dict[str, Entry] = {
        "board": Field("board", Word(board.id for board in book.ai_boards), "its board"),
        "guilds": Field("guilds", Amounts(GUILDS), "its Influence by guild"),
        "workers": Field("workers", Amounts(WORKERS), "in its supply, by colour"),
        "marker": Field("marker", Word(space.id for space in book.track), "on the Journal track"),
        "resource": Field("resource", Number(len(book.resource_track) - 1), "space of its resource marker"),
        "comets": Field("comets", Number(book.constants["comet_track"]), "on its Comet track"),
        "cards": Field("cards", Listed(cards_in_words(book, *range(len(ROWS))), once=True), "everything it acquired"),
        "tiles": Field("tiles", Listed(Word(book.tile_numbers)), "Upgrade tiles it acquired"),
        "path": Field("path", Number(longest), "how many cells of its caravan are covered"),
        "scheme_pile": Later(
            lambda automa: [schemes[scheme] for scheme in reversed(automa.scheme_pile)],
            "the next Scheme cards; those not given follow",
            "a list of Scheme cards",
        ),
        "schemes": Later(
            lambda automa: [schemes[scheme] for scheme in automa.schemes],
            "face up, the most recent last",
            "a list of Scheme cards",
        ),
    }
    return Schema(parts, ("owed",))


def _lying(t: Table, place: int) -> str:
    return t.book.cards[t.display[place]].id


def _say_display(t: Table) -> Plain:
    words = {NO_CARD: "", **{number: card.id for number, card in enumerate(t.book.cards)}}
    return {name: [words[t.display[place]] for place in row_places(t, row)] for row, name in enumerate(ROWS)}


def _say_pile(book: Book, field: str) -> Any:
    return lambda player: [book.cards[card].id for card in getattr(player, field)[1:]]


def _say_placed(book: Book) -> Any:
    return lambda player: {
        book.cards[slot].id: die for slot, die in zip(player.slots, player.slot_dice, strict=True) if die
    }


def _say_tucked(book: Book, cards: tuple[int, ...] | list[int], tucked: tuple[int, ...] | list[int]) -> Plain:
    pairs = zip(cards, tucked, strict=True)
    return {book.cards[below].id: book.cards[card].id for card, below in pairs if below != NO_CARD}


def _say_journal_tiles(t: Table) -> Plain:
    return {t.book.track[place].id: t.book.journal_tiles[t.journal_tiles[place]][0] for place in t.book.tile_spaces}


def _read_journal_tiles(t: Table, at: str, said: Plain) -> None:
    spaces = {t.book.track[place].id: place for place in t.book.tile_spaces}
    numbers = numbered(id for id, _ in t.book.journal_tiles)
    once_each(at, list(table_of(at, said).values()))
    tiles = t.journal_tiles[:]
    for space, id in said.items():
        place = one_of(at, space, spaces)
        number = one_of(f"{at}.{space}", id, numbers)
        other = tiles.index(number)  # the two change places
        tiles[place], tiles[other] = number, tiles[place]
    t.journal_tiles = tiles


def _read_board(t: Table, player: Player, at: str, said: Plain) -> None:
    wanted = one_of(at, said, numbered(t.book.boards))
    for other in t.players:
        if other.board == wanted:
            other.board = player.board
    player.board = wanted


# -- every piece in one place ---------------------------------------------------------------------------------------


def _settle_player(t: Table, player: Player, at: str, parts: Mapping[str, Plain], later: Mapping[str, Plain]) -> None:
    if any(name in later for name in PANORAMA):
        _settle_panorama(t, player, at, later)
    if "placed_dice" in later:
        slots = {t.book.cards[slot].id: place for place, slot in enumerate(player.slots)}
        player.slot_dice = [0] * len(player.slots)
        for slot, die in table_of(f"{at}.placed_dice", later["placed_dice"]).items():
            place = one_of(f"{at}.placed_dice", slot, slots)
            player.slot_dice[place] = number_of(f"{at}.placed_dice.{slot}", die, 1, DIE_SIDES)
    if "reserve" not in parts and ("dice" in parts or "placed_dice" in parts):
        every = t.book.constants["dice_rolled"] + t.book.constants["dice_reserve"]
        player.reserve = every - len(player.dice) - sum(1 for die in player.slot_dice if die)
        if player.reserve < 0:
            raise ValueError(f"{at}: more than {every} dice")


def _settle_panorama(t: Table, player: Player, at: str, later: Mapping[str, Plain]) -> None:
    """Lay the cards and tiles anew: those that are given, and those that lie there already."""
    book = t.book
    wanted = _player_schema(t).say(player) | dict(later)
    placed = {slot: die for slot, die in zip(player.slots, player.slot_dice, strict=True) if die}
    clear_panorama(book, player)
    clear_caravan(book, player)
    for row, pile, tucked in (
        (LAND, player.land, player.land_folk),
        (WATER, player.water, player.water_folk),
        (SPACE, player.space, player.space_inspiration),
    ):
        name = ROWS[row]
        for card in Listed(cards_in_words(book, row), once=True).read(f"{at}.{name}", wanted[name], None):
            pile.append(card)
            tucked.append(NO_CARD)
            _count(book, player, card)
            if book.cards[card].has_slot:
                add_slot(player, card, len(pile) - 1 + (WATER_PLACE if row == WATER else 0))
    for name, row in (("townsfolk", TOWNSFOLK), ("inspiration", INSPIRATION)):
        for id, under in table_of(f"{at}.{name}", wanted[name]).items():
            card = cards_in_words(book, row).read(f"{at}.{name}", id, None)
            _tuck(t, player, card, f"{at}.{name}.{id}", under)
            _count(book, player, card)
    player.slot_dice = [placed.get(slot, 0) for slot in player.slots]
    for tile in Listed(TileWord(book)).read(f"{at}.tiles", wanted["tiles"], None):
        design, face, cell = book.tile_parts(tile)
        fits = dict(book.fits[book.shape[design]])
        if cell not in fits or fits[cell] & player.cells or face >= len(book.tiles[design].faces):
            raise ValueError(f"{at}.tiles: {TileWord(book).say(tile)} does not fit there")
        lay_tile(t, player, design, face, cell)


def _tuck(t: Table, player: Player, card: int, at: str, under: Plain) -> None:
    """Townsfolk lie under Land and Water cards with their tags, Inspirations on Space cards, one each."""
    cards = t.book.cards
    piles = ((player.land, player.land_folk), (player.water, player.water_folk))
    for pile, tucked in piles if cards[card].row == TOWNSFOLK else ((player.space, player.space_inspiration),):
        places = {cards[one].id: place for place, one in enumerate(pile)}
        if under in places:
            place = places[under]
            if tucked[place] != NO_CARD:
                raise ValueError(f"{at}: {cards[tucked[place]].id} is at {under} already")
            if cards[card].row == TOWNSFOLK and tuck_obstacle(t, card, pile[place], NO_CARD) is not None:
                raise ValueError(f"{at}: {under} has none of its tags")
            tucked[place] = card
            return
    raise ValueError(f"{at}: this player has no card {under!r} for it")


def _count(book: Book, player: Player, card: int) -> None:
    printed = book.cards[card]
    for tag in printed.tags:
        player.counts[tag] += 1
    player.counts[FIRST_CARD_COUNT + printed.row] += 1


def _settle_schemes(t: Table, automa: Automa, later: Mapping[str, Plain]) -> None:
    """`schemes` face up, the most recent last; `scheme_pile` the next cards, the rest follows."""
    if not later:
        return
    kind = Listed(Word(scheme.id for scheme in t.book.schemes))
    if "schemes" in later:
        automa.schemes = kind.read("given.automa.schemes", later["schemes"], None)
    coming = kind.read("given.automa.scheme_pile", later.get("scheme_pile", []), None)
    once_each("given.automa", [t.book.schemes[scheme].id for scheme in (*automa.schemes, *coming)])
    rest = [number for number in range(len(t.book.schemes)) if number not in (*automa.schemes, *coming)]
    automa.scheme_pile = [*reversed(rest), *reversed(coming)]


def _settle_cards(t: Table, display: Plain, decks: Plain) -> None:
    """Every card in one place: what is given first, then what lay on display, the rest in the decks."""
    for part, rows in (("given.display", display), ("given.decks", decks)):
        for name in table_of(part, rows):
            one_of(part, name, numbered(ROWS))
    used = cards_of_seats(t)
    once_each("given", [t.book.cards[card].id for card in used])
    for row, name in enumerate(ROWS):
        lying = [t.display[place] for place in row_places(t, row)]
        shown: list[int] = []
        if name in display:
            kind = Listed(cards_in_words(t.book, row, empty=True), length=t.book.slots)
            shown = kind.read(f"given.display.{name}", display[name], None)
        coming = Listed(cards_in_words(t.book, row)).read(f"given.decks.{name}", decks.get(name, []), None)
        fixed = [card for card in (*used, *shown, *coming) if card != NO_CARD]
        once_each("given", [t.book.cards[card].id for card in fixed])
        order = dict.fromkeys((*lying, *reversed(t.decks[row]), *t.book.rows[row]))
        rest = [card for card in order if card != NO_CARD and card not in fixed]
        if name not in display:
            shown = [card if card in rest else NO_CARD for card in lying]
            rest = [card for card in rest if card not in shown]
            shown = [card if card != NO_CARD or not rest else rest.pop(0) for card in shown]
        for place, card in zip(row_places(t, row), shown, strict=True):
            if t.display[place] != card:
                t.display[place] = card
                t.display_workers[place] = 0
                t.display_influence[place] = NOBODY
        t.decks[row] = [*reversed(rest), *reversed(coming)]
        t.known[row] = [0] * len(t.decks[row])


def _settle_display(t: Table, workers: Plain, influence: Plain) -> None:
    """What lies on the cards on display."""
    places = {_lying(t, place): place for place, card in enumerate(t.display) if card != NO_CARD}
    if workers is not None:
        t.display_workers = [0] * len(t.display)
        for id, colours in table_of("given.workers_on", workers).items():
            place = _place(f"given.workers_on.{id}", places, id)
            bits = COLOURS.read(f"given.workers_on.{id}", colours, 0)
            if bits & ~t.book.slot_workers[place]:
                allowed = ", ".join(COLOURS.say(t.book.slot_workers[place])) or "no"
                raise ValueError(f"given.workers_on.{id}: {colours!r} cannot stand there, only {allowed} workers")
            t.display_workers[place] = bits
    if influence is not None:
        t.display_influence = [NOBODY] * len(t.display)
        for id, seat in table_of("given.influence_on", influence).items():
            place = _place(f"given.influence_on.{id}", places, id)
            t.display_influence[place] = Seat(t.seats).read(f"given.influence_on.{id}", seat, None)


def _place(at: str, places: Mapping[str, int], id: str) -> int:
    if id not in places:
        raise ValueError(f"{at}: {id} is not on display; add it to given.display")
    return places[id]


def _settle_workers(t: Table, given: Mapping[str, Plain]) -> None:
    """Workers given to cards and players come from places that were not described: the track, other supplies."""
    described = {int(seat) for seat, parts in given.get("players", {}).items() if "workers" in parts}
    supplies = [player.workers for seat, player in enumerate(t.players) if seat not in described]
    if t.automa is not None and "workers" not in given.get("automa", {}):
        supplies.append(t.automa.workers)
    for colour in range(len(WORKERS)):
        surplus = worker_count(t, colour) - workers_in_game(t, colour)
        for supply in reversed(supplies):
            taken = min(surplus, supply[colour])  # below 0 where workers are missing: they join the last supply
            supply[colour] -= taken
            surplus -= taken
        if colour == GREEN_WORKER and "track_workers" not in given:
            for mark in reversed(range(len(t.track_workers))):
                if surplus > 0 and t.track_workers[mark]:
                    t.track_workers[mark] = 0
                    surplus -= 1


def _settle_tiles(t: Table, left: Plain) -> None:
    """Copies left on the board: what is given, else all that nobody has."""
    copies = t.book.tile_copies[len(t.players)]
    for number, tile in enumerate(t.book.tiles):
        t.tiles[number] = max(0, min(tile.copies, copies) - tiles_used(t, number))
    for id, amount in table_of("given.tiles", left).items():
        t.tiles[one_of("given.tiles", id, t.book.tile_numbers)] = number_of(f"given.tiles.{id}", amount)
