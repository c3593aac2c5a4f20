"""What a seat may see, and the re-deal of what it cannot know (WF-CMP-13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from serai.games.wayfarers.names import FACES, GUILDS, ROWS, SIDES, TAGS, TILE_TYPES, WORKERS, cell_name
from serai.games.wayfarers.scoring import score
from serai.games.wayfarers.table import NO_CARD, NOBODY, Automa, Player, Table
from serai.kernel.chance import Chance
from serai.kernel.game import EVERYBODY

if TYPE_CHECKING:
    from serai.games.wayfarers.book import Book

_KEPT: Final = 1 << 12  # of each part of a view
_COMMON: Final = frozenset((0, -1))  # who knows a card: nobody, everybody
SPECTATOR_BIT: Final = 30  # no seat has it; only "everybody" (-1) does


@dataclass(frozen=True)
class DisplaySlot:
    """A face-up place of a row; `card` is empty where none lies."""

    id: str
    card: str
    workers: tuple[str, ...]
    influence: int | None  # the seat whose Influence lies there


@dataclass(frozen=True)
class RowView:
    """A row of the display and its deck."""

    slots: tuple[DisplaySlot, ...]
    deck: int  # how many cards are left
    known: tuple[str, ...]  # from the top: the cards of the deck that this seat knows, others empty


@dataclass(frozen=True)
class PanoramaCard:
    """A Land, Water or Space card of a player with what is tucked there."""

    card: str
    tucked: str
    ready: bool  # whether it may act this turn


@dataclass(frozen=True)
class DieSlot:
    slot: str
    die: int  # 0: free
    ready: bool


@dataclass(frozen=True)
class TileView:
    tile: str
    face: str
    cell: str


@dataclass(frozen=True)
class PlayerView:
    """A player's area: all of it is open."""

    board: str
    silver: int
    provision: int
    influence: int
    guilds: dict[str, int]
    workers: dict[str, int]
    dice: tuple[int, ...]
    reserve: int
    marker: str
    land: tuple[PanoramaCard, ...]
    water: tuple[PanoramaCard, ...]
    space: tuple[PanoramaCard, ...]
    slots: tuple[DieSlot, ...]
    tiles: tuple[TileView, ...]
    tags: dict[str, int]
    tile_counts: dict[str, int]
    points: int


@dataclass(frozen=True)
class AutomaView:
    """The solo opponent's area; its pile of Scheme cards is face down."""

    board: str
    guilds: dict[str, int]
    workers: dict[str, int]
    marker: str
    resource: int
    comets: int
    cards: tuple[str, ...]
    tiles: tuple[str, ...]
    path: int
    schemes: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class View:
    """The whole table as one seat may see it."""

    seat: int
    turn: int
    first: int
    turns_left: int | None  # once the end is triggered
    sides: tuple[str, ...]
    rows: dict[str, RowView]
    journal_tiles: dict[str, str]
    track_workers: tuple[str, ...]
    tiles: dict[str, int]
    drawn: tuple[str, ...]  # the cards being looked at: names for who drew them, empty for others
    hand: int
    players: tuple[PlayerView, ...]
    automa: AutomaView | None


def observe(t: Table, seat: int) -> View:
    book = t.book
    return View(
        seat=t.seat,
        turn=t.turn,
        first=t.first,
        turns_left=t.turns_left if t.turns_left >= 0 else None,
        sides=tuple(SIDES[side] for side in t.sides),
        rows={name: _row(t, row, seat) for row, name in enumerate(ROWS)},
        journal_tiles={
            book.track[place].id: book.journal_tiles[t.journal_tiles[place]][0] for place in book.tile_spaces
        },
        track_workers=tuple(mark for mark, there in zip(book.marks, t.track_workers, strict=True) if there),
        tiles={tile.id: left for tile, left in zip(book.tiles, t.tiles, strict=True)},
        drawn=_drawn(t, seat),
        hand=t.hand,
        players=tuple(_player(t, number, player) for number, player in enumerate(t.players)),
        automa=_automa(t, t.automa) if t.automa is not None else None,
    )


def seen_by(t: Table, common: View, seat: int) -> View:
    """What everybody sees, with the cards that this seat looks at or knows in a deck."""
    rows = None
    for row, name in enumerate(ROWS):
        if not _COMMON.issuperset(t.known[row]) and (known := _known(t, row, seat)) != common.rows[name].known:
            rows = rows if rows is not None else dict(common.rows)
            rows[name] = RowView(rows[name].slots, rows[name].deck, known)
    if rows is not None:
        common = replace(common, rows=rows)
    return replace(common, drawn=_drawn(t, seat)) if t.drawn else common


def redeal(t: Table, seat: int, seed: str) -> None:
    """Deal anew what the seat cannot know: unknown cards of the decks, cards another looks at, Scheme cards, dice."""
    chance = Chance.seeded(f"redeal {seat} {seed}")
    bit = _eyes(seat)
    hidden_hand = bool(t.drawn) and seat not in (t.seat, EVERYBODY)
    for row in range(len(ROWS)):
        deck = t.decks[row]
        unknown = [place for place in range(len(deck)) if not t.known[row][place] & bit]
        pool = [deck[place] for place in unknown]
        looked_at = hidden_hand and t.drawn_row == row
        if looked_at:
            pool += t.drawn
            pool += [t.arriving] if t.arriving != NO_CARD else []
        pool.sort()
        chance.shuffle(pool)
        if looked_at:
            t.drawn = [pool.pop() for _ in t.drawn]
            t.arriving = pool.pop() if t.arriving != NO_CARD else NO_CARD
        if pool:
            deck = deck[:]
            for place, card in zip(unknown, pool, strict=True):
                deck[place] = card
            t.decks[row] = deck
    if t.automa is not None:
        t.automa.scheme_pile.sort()
        chance.shuffle(t.automa.scheme_pile)
    t.chance = Chance.seeded(f"dice {seat} {seed}")


def _eyes(seat: int) -> int:
    """The bit of a seat among those who know a card; a spectator knows what everybody knows."""
    if seat == EVERYBODY:
        return -1
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def _row(t: Table, row: int, seat: int) -> RowView:
    first, last = row * t.book.slots, (row + 1) * t.book.slots
    cards, workers = tuple(t.display[first:last]), tuple(t.display_workers[first:last])
    slots = _display(t.book, first, cards, workers, tuple(t.display_influence[first:last]))
    return RowView(slots, len(t.decks[row]), _known(t, row, seat))


def _known(t: Table, row: int, seat: int) -> tuple[str, ...]:
    cards = t.book.cards
    return tuple(cards[card].id if card != NO_CARD else "" for card in known_cards(t, row, seat))


def known_cards(t: Table, row: int, seat: int) -> list[int]:
    """The cards of a deck that a seat knows, from the top, NO_CARD for the others; nothing if it knows none."""
    if not seen_cards(t, row, seat):
        return []
    deck, known = t.decks[row], t.known[row]
    bit = _eyes(seat)
    return [deck[n] if known[n] & bit else NO_CARD for n in range(len(deck) - 1, -1, -1)]


def seen_cards(t: Table, row: int, seat: int) -> list[int]:
    """Only those that it knows, from the bottom."""
    cards: list[int] = []
    known = t.known[row]
    if known.count(0) < len(known):
        bit = _eyes(seat)
        for place, eyes in enumerate(known):
            if eyes & bit:
                cards.append(t.decks[row][place])
    return cards


def _drawn(t: Table, seat: int) -> tuple[str, ...]:
    looking = t.seat == seat
    return tuple(t.book.cards[card].id if looking else "" for card in t.drawn)


def _player(t: Table, seat: int, player: Player) -> PlayerView:
    book = t.book
    mine = t.seat == seat
    land, water, space = tuple(player.land), tuple(player.water), tuple(player.space)
    slots, tiles = tuple(player.slots), tuple(player.tiles)
    return PlayerView(
        board=book.boards[player.board],
        silver=player.silver,
        provision=player.provision,
        influence=player.influence,
        guilds=dict(zip(GUILDS, player.guilds, strict=True)),
        workers=dict(zip(WORKERS, player.workers, strict=True)),
        dice=tuple(player.dice),
        reserve=player.reserve,
        marker=book.track[player.marker].id,
        land=_panorama(book, land, tuple(player.land_folk), player.ready_land if mine else len(land)),
        water=_panorama(book, water, tuple(player.water_folk), player.ready_water if mine else len(water)),
        space=_panorama(book, space, tuple(player.space_inspiration), len(space)),
        slots=_die_slots(book, slots, tuple(player.slot_dice), player.ready_slots if mine else len(slots)),
        tiles=_tiles(book, tiles),
        tags=dict(zip(TAGS, player.counts, strict=False)),  # what else is counted follows there
        tile_counts=dict(zip(TILE_TYPES, _tile_counts(book, tiles), strict=True)),
        points=sum(item.points for item in score(t, seat)),
    )


# The parts of a view that change rarely: each is made once for what lies there, for all moments and tables.


@lru_cache(_KEPT)
def _display(
    book: Book, first: int, cards: tuple[int, ...], workers: tuple[int, ...], influence: tuple[int, ...]
) -> tuple[DisplaySlot, ...]:
    return tuple(
        DisplaySlot(
            id=book.slot_ids[first + place],
            card=book.cards[card].id if card != NO_CARD else "",
            workers=tuple(name for n, name in enumerate(WORKERS) if there >> n & 1),
            influence=owner if owner != NOBODY else None,
        )
        for place, (card, there, owner) in enumerate(zip(cards, workers, influence, strict=True))
    )


@lru_cache(_KEPT)
def _panorama(book: Book, numbers: tuple[int, ...], tucked: tuple[int, ...], ready: int) -> tuple[PanoramaCard, ...]:
    return tuple(
        PanoramaCard(book.cards[number].id, book.cards[below].id if below != NO_CARD else "", place < ready)
        for place, (number, below) in enumerate(zip(numbers, tucked, strict=True))
    )


@lru_cache(_KEPT)
def _die_slots(book: Book, slots: tuple[int, ...], dice: tuple[int, ...], ready: int) -> tuple[DieSlot, ...]:
    return tuple(
        DieSlot(book.cards[slot].id, die, place < ready)
        for place, (slot, die) in enumerate(zip(slots, dice, strict=True))
    )


@lru_cache(_KEPT)
def _tiles(book: Book, tiles: tuple[int, ...]) -> tuple[TileView, ...]:
    parts = map(book.tile_parts, tiles)
    return tuple(TileView(book.tiles[design].id, FACES[face], cell_name(cell)) for design, face, cell in parts)


@lru_cache(_KEPT)
def _tile_counts(book: Book, tiles: tuple[int, ...]) -> tuple[int, ...]:
    kinds = [book.tiles[book.tile_parts(tile)[0]].kind for tile in tiles]
    return tuple(kinds.count(number) for number in range(len(TILE_TYPES)))


def _automa(t: Table, automa: Automa) -> AutomaView:
    book = t.book
    return AutomaView(
        board=book.ai_boards[automa.board].id,
        guilds=dict(zip(GUILDS, automa.guilds, strict=True)),
        workers=dict(zip(WORKERS, automa.workers, strict=True)),
        marker=book.track[automa.marker].id,
        resource=automa.resource,
        comets=automa.comets,
        cards=tuple(book.cards[card].id for card in automa.cards),
        tiles=tuple(book.tiles[design].id for design in automa.tiles),
        path=automa.path,
        schemes=tuple(book.schemes[scheme].id for scheme in automa.schemes),
        points=sum(item.points for item in score(t, len(t.players))),
    )
