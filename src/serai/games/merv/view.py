"""What a seat may see: everything but the order of the two decks. And the re-deal of what nobody can know."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.merv.automa.deck import deal_anew
from serai.games.merv.contracts import top_contract
from serai.games.merv.invasion import attacked_squares, threatened
from serai.games.merv.names import (
    ACTIONS,
    COURTIER,
    CUBES,
    FALLS,
    INVASION,
    NO_ACTION,
    NOBODY,
    NONE,
    PHASES,
    SIDES,
    TURNS,
)
from serai.games.merv.production import districts_for, production_of
from serai.games.merv.scoring import spice_points, total
from serai.games.merv.table import Player, Table
from serai.kernel.chance import Chance


@dataclass(frozen=True)
class SquareView:
    """A district of the city and what stands on it; owners are seats, 4 the high courtier, None nobody."""

    square: str
    district: str
    action: str
    colour: str
    building: int | None
    soldier: int | None
    upgrade: str  # a colour, or empty
    attacked: bool  # whether its building would be attacked in an invasion now
    ransom: str  # the cube paid in the invasion in course, or empty
    falls: bool  # whether its building is given up in the invasion in course


@dataclass(frozen=True)
class YieldView:
    """What the player on turn would gain by activating a square from a zone, and another owner with it."""

    zone: str
    square: str
    mine: dict[str, int]
    owner: int | None
    theirs: dict[str, int]


@dataclass(frozen=True)
class CardView:
    """A place of the caravansary, from the front; empty in a gap."""

    spice: str
    camel: bool


@dataclass(frozen=True)
class CityView:
    """A city of the trade map."""

    city: str
    posts: tuple[int, ...]
    camel: bool
    road_camel: bool


@dataclass(frozen=True)
class PileView:
    """A pile of contracts: the available card and how many there are."""

    pile: str
    top: str
    left: int


@dataclass(frozen=True)
class PlayerView:
    """A player's (or the magistrate's) pieces: all open."""

    cubes: dict[str, int]
    points: int
    total: int  # if the game ended now
    favour: int
    influence: int
    camels: int
    scrolls: int
    common: int
    rare: int
    locked_scrolls: int
    locked_common: int
    locked_rare: int
    spices: dict[str, int]
    spice_points: int
    spice_limit: int
    courtiers: dict[str, int]
    mosque: str
    mosque_level: int
    contracts: tuple[str, ...]
    discoveries: tuple[str, ...]
    bonus_tiles: tuple[str, ...]
    buildings: int  # in the supply
    servants: int
    posts: int


@dataclass(frozen=True)
class SoloView:
    """The magistrate's cards; the order of the deck is hidden, what it holds is not."""

    card: str
    deck: tuple[str, ...]  # sorted
    discard: tuple[str, ...]
    removed: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """The whole table as everybody may see it."""

    phase: str
    year: int
    round: int
    order: tuple[int, ...]  # masters: seats, 4 the high courtier
    master: int | None  # whose turn it is
    zones: dict[str, int | None]
    queue: tuple[int | None, ...]
    queue_camels: tuple[int, ...]
    city: tuple[SquareView, ...]
    active: str  # the activated square, or empty
    yields: tuple[YieldView, ...]  # until a square is activated
    threatened: str  # the attacked square that is answered next in the invasion in course, or empty
    action: str  # the district action in course, or empty
    ramparts: dict[str, str]
    reserve: tuple[str, ...]
    market: str
    market_camels: tuple[bool, ...]
    market_used: bool
    discount_used: bool
    convert_used: bool
    row: tuple[CardView, ...]
    deck: int
    cities: tuple[CityView, ...]
    mosque_camels: tuple[str, ...]
    piles: tuple[PileView, ...]
    discoveries: dict[str, int | None]
    bonus_tiles: dict[str, int | None]
    upgrades: dict[str, int]  # left
    courtier_camels: int
    courtier_buildings: int | None
    players: tuple[PlayerView, ...]
    solo: SoloView | None


def observe(t: Table, seat: int) -> View:
    book = t.book
    return View(
        phase=PHASES[t.phase],
        year=min(t.year + 1, len(book.year_ids)),
        round=t.round + 1,
        order=tuple(t.order),
        master=t.order[t.at] if t.at < len(t.order) else None,
        zones={book.zones[t.round][zone].id: _owner(master) for zone, master in enumerate(t.zones)},
        queue=tuple(map(_owner, t.queue)),
        queue_camels=tuple(t.queue_camels),
        city=_city(t),
        active=book.square_ids[t.square] if t.square != NONE else "",
        yields=_yields(t),
        threatened=book.square_ids[threatened(t)] if t.phase == INVASION and threatened(t) != NONE else "",
        action=ACTIONS[t.action] if t.action != NO_ACTION else "",
        ramparts={
            id: book.rampart_ids[piece] for id, piece in zip(book.slot_ids, t.ramparts, strict=True) if piece != NONE
        },
        reserve=tuple(id for piece, id in enumerate(book.rampart_ids) if piece not in t.ramparts),
        market=SIDES[t.market],
        market_camels=tuple(map(bool, t.market_camels)),
        market_used=t.market_used,
        discount_used=t.discount_used,
        convert_used=t.convert_used,
        row=tuple(
            CardView(book.spice_ids[spice] if spice != NONE else "", bool(camel))
            for spice, camel in zip(t.row, t.row_camels, strict=True)
        ),
        deck=len(t.deck),
        cities=tuple(
            CityView(
                id,
                tuple(seat for seat in range(len(t.players)) if t.posts[city] >> seat & 1),
                bool(t.city_camels[city]),
                bool(t.roads[city]),
            )
            for city, id in enumerate(book.city_ids)
        ),
        mosque_camels=tuple(id for id, camel in zip(book.space_ids, t.mosque_camels, strict=True) if camel),
        piles=tuple(
            PileView(
                id,
                book.contract_ids[top_contract(t, pile)] if top_contract(t, pile) != NONE else "",
                len(book.piles[pile]) - t.piles[pile],
            )
            for pile, id in enumerate(book.pile_ids)
        ),
        discoveries={id: _owner(owner) for id, owner in zip(book.discovery_ids, t.discoveries, strict=True)},
        bonus_tiles={id: _owner(owner) for id, owner in zip(book.bonus_tile_ids, t.bonus_tiles, strict=True)},
        upgrades={name: book.upgrade_count[colour] - t.upgrades.count(colour) for colour, name in enumerate(CUBES)},
        courtier_camels=t.courtier_camels,
        courtier_buildings=t.buildings_left(COURTIER) if book.with_courtier[t.humans] else None,
        players=tuple(_player(t, seat, player) for seat, player in enumerate(t.players)),
        solo=_solo(t) if t.solo else None,
    )


def seen_by(t: Table, common: View, seat: int) -> View:
    return common  # what is hidden is hidden from everybody


def redeal(t: Table, seat: int, seed: str) -> None:
    """Deal anew what nobody can know: both decks, and what chance will decide."""
    chance = Chance.seeded(f"redeal {seed}")
    deck = sorted(t.deck)
    chance.shuffle(deck)
    t.deck = deck
    if t.solo:
        deal_anew(t, chance)
    t.chance = Chance.seeded(f"chance {seed}")


def _city(t: Table) -> tuple[SquareView, ...]:
    book = t.book
    attacked = attacked_squares(t)
    return tuple(
        SquareView(
            square=id,
            district=book.district_ids[t.tiles[at]],
            action=ACTIONS[book.district_action[t.tiles[at]]],
            colour=CUBES[book.district_colour[t.tiles[at]]],
            building=_owner(t.owners[at]),
            soldier=_owner(t.soldiers[at]),
            upgrade=CUBES[t.upgrades[at]] if t.upgrades[at] != NONE else "",
            attacked=at in attacked and (t.phase != INVASION or t.ransoms[at] == NONE),
            ransom=CUBES[t.ransoms[at]] if t.ransoms[at] >= 0 else "",
            falls=t.ransoms[at] == FALLS,
        )
        for at, id in enumerate(book.square_ids)
        if at != book.market_square
    )


def _yields(t: Table) -> tuple[YieldView, ...]:
    """What every line would give the player on turn: the free ones, or the one chosen."""
    me = t.order[t.at] if t.phase == TURNS and t.at < len(t.order) else NOBODY
    if not t.is_human(me) or t.square != NONE:
        return ()
    zones = [t.zones.index(me)] if me in t.zones else [zone for zone, master in enumerate(t.zones) if master == NOBODY]
    found = []
    for zone in zones:
        for square in districts_for(t, me, zone):
            gained = production_of(t, me, zone, square)
            found.append(
                YieldView(
                    t.book.zones[t.round][zone].id,
                    t.book.square_ids[square],
                    _cubes(gained.mine),
                    _owner(gained.owner),
                    _cubes(gained.theirs),
                )
            )
    return tuple(found)


def _cubes(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(CUBES, counts, strict=True) if n}


def _player(t: Table, seat: int, player: Player) -> PlayerView:
    book = t.book
    return PlayerView(
        cubes=dict(zip(CUBES, player.cubes, strict=True)),
        points=sum(player.points),
        total=total(t, seat),
        favour=player.favour,
        influence=player.influence,
        camels=player.camels,
        scrolls=player.scrolls,
        common=player.common,
        rare=player.rare,
        locked_scrolls=player.locked_scrolls,
        locked_common=player.locked_common,
        locked_rare=player.locked_rare,
        spices=dict(zip(book.spice_ids, player.spices, strict=True)),
        spice_points=spice_points(t, player),
        spice_limit=book.spice_limit[player.influence],
        courtiers=dict(zip(book.room_ids, player.courtiers, strict=True)),
        mosque=book.space_ids[player.mosque] if player.mosque != NONE else "",
        mosque_level=t.mosque_level(seat),
        contracts=tuple(book.contract_ids[card] for card in player.contracts),
        discoveries=tuple(id for id, owner in zip(book.discovery_ids, t.discoveries, strict=True) if owner == seat),
        bonus_tiles=tuple(id for id, owner in zip(book.bonus_tile_ids, t.bonus_tiles, strict=True) if owner == seat),
        buildings=t.buildings_left(seat),
        servants=t.servants_left(seat),
        posts=t.posts_left(seat),
    )


def _solo(t: Table) -> SoloView:
    ids = t.book.solo_ids
    return SoloView(
        card=ids[t.solo_card] if t.solo_card != NONE else "",
        deck=tuple(sorted(ids[card] for card in t.solo_deck)),
        discard=tuple(ids[card] for card in t.solo_discard),
        removed=tuple(ids[card] for card in t.solo_removed),
    )


def _owner(owner: int) -> int | None:
    return None if owner == NOBODY else owner
