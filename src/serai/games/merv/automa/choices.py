"""How the corrupt magistrate chooses: candidates, one criterion after the other, and which of them decided."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv.effects.soldiers import soldier_obstacle
from serai.games.merv.names import CARAVANSARY, COURTIER, MOSQUE, NOBODY, NONE
from serai.games.merv.scoring import bonus_tile_points, room_value, spice_points
from serai.games.merv.table import Table
from serai.kernel.criteria import Telling, best, kept
from serai.kernel.effects import NOTHING


def teller(t: Table, rule: str, names: Sequence[str]) -> Telling | None:
    """Tells how he chooses, step by step, if anybody listens; `names` by candidate."""
    if t.story is None:
        return None

    def tell(why: str, left: list[int]) -> None:
        choices = tuple(names[candidate] for candidate in left)
        if why:
            t.tell("event-magistrate-keeps", t.magistrate, rule, why=why, choices=choices)
        else:
            t.tell("event-magistrate-considers", t.magistrate, rule, choices=choices)

    return tell


def zone_names(t: Table) -> list[str]:
    return [zone.id for zone in t.book.zones[t.round]]


def in_line(t: Table, zone: int, owner: int) -> int:
    """Buildings of an owner in the line of a zone."""
    return [t.owners[square] for square in t.book.zones[t.round][zone].squares].count(owner)


def across(t: Table, square: int, owner: int) -> int:
    """Buildings of an owner in the line that crosses the active one at a square."""
    line = t.book.crossing[square][1 - t.book.round_line[t.round]]
    return [t.owners[other] for other in line].count(owner)


# -- his own turn -----------------------------------------------------------------------------------------------------


def zone_by_method_a(t: Table, action: int) -> tuple[int, str]:
    """A line with an empty district of the type (MV-SOLO-T-03); NONE if there is none or no building is left."""
    me, human = t.magistrate, 0
    zones = [zone for zone in free_zones(t) if empty_of_type(t, zone, action)] if t.buildings_left(me) else []
    if not zones:
        return NONE, ""
    return best(
        zones,
        (
            ("why-own-buildings", lambda zone: in_line(t, zone, me)),
            ("why-courtier-buildings", lambda zone: in_line(t, zone, COURTIER)),
            ("why-your-buildings", lambda zone: in_line(t, zone, human)),
            ("why-farthest-zone", lambda zone: zone),
        ),
        teller(t, "MV-SOLO-T-03", zone_names(t)),
    )


def zone_by_method_b(t: Table, action: int) -> tuple[int, str]:
    """A line with a building of his or the courtier's on a district of the type (MV-SOLO-T-04), or NONE."""
    me, human = t.magistrate, 0
    zones = [zone for zone in free_zones(t) if any(t.owners[at] in (me, COURTIER) for at in _of_type(t, zone, action))]
    if not zones:
        return NONE, ""
    return best(
        zones,
        (
            ("why-both-buildings", lambda zone: in_line(t, zone, me) + in_line(t, zone, COURTIER)),
            ("why-own-buildings", lambda zone: in_line(t, zone, me)),
            ("why-your-buildings", lambda zone: in_line(t, zone, human)),
            ("why-farthest-zone", lambda zone: zone),
        ),
        teller(t, "MV-SOLO-T-04", zone_names(t)),
    )


def site(t: Table, zone: int, action: int) -> tuple[int, str]:
    """Where he builds (MV-SOLO-T-05)."""
    squares = t.book.zones[t.round][zone].squares
    return best(
        empty_of_type(t, zone, action),
        (
            ("why-own-across", lambda square: across(t, square, t.magistrate)),
            ("why-yours-across", lambda square: across(t, square, 0)),
            ("why-farthest-district", squares.index),
        ),
        teller(t, "MV-SOLO-T-05", t.book.square_ids),
    )


def free_zones(t: Table) -> list[int]:
    return [zone for zone, master in enumerate(t.zones) if master == NOBODY]


def empty_of_type(t: Table, zone: int, action: int) -> list[int]:
    return [square for square in _of_type(t, zone, action) if t.owners[square] == NOBODY]


def _of_type(t: Table, zone: int, action: int) -> list[int]:
    actions = t.book.district_action
    return [square for square in t.book.zones[t.round][zone].squares if actions[t.tiles[square]] == action]


# -- for the high courtier --------------------------------------------------------------------------------------------


def courtier_zone(t: Table) -> int:
    """MV-SOLO-HC-02: where the human has most buildings, then he himself fewest, then the nearest to the start."""
    zone, why = best(
        free_zones(t),
        (
            ("why-your-buildings", lambda zone: in_line(t, zone, 0)),
            ("why-fewest-own-buildings", lambda zone: -in_line(t, zone, t.magistrate)),
            ("why-nearest-zone", lambda zone: -zone),
        ),
        teller(t, "MV-SOLO-HC-02", zone_names(t)),
    )
    t.tell("event-magistrate-chooses-zone", t.magistrate, "MV-SOLO-HC-02", why=why)
    return zone


def courtier_district(t: Table, zone: int) -> int:
    """MV-SOLO-HC-03: the empty district whose crossing line has most human buildings, and so on."""
    squares = t.book.zones[t.round][zone].squares
    square, why = best(
        [square for square in squares if t.owners[square] == NOBODY],
        (
            ("why-yours-across", lambda square: across(t, square, 0)),
            ("why-fewest-own-across", lambda square: -across(t, square, t.magistrate)),
            ("why-nearest-district", lambda square: -squares.index(square)),
        ),
        teller(t, "MV-SOLO-HC-03", t.book.square_ids),
    )
    t.tell("event-magistrate-chooses-district", t.magistrate, "MV-SOLO-HC-03", why=why)
    return square


# -- in his actions ---------------------------------------------------------------------------------------------------


def card(t: Table) -> tuple[int, str]:
    """MV-SOLO-CAR-01: the card of the row that adds most to his sets, then the nearest to the front."""
    player = t.players[t.magistrate]
    now = spice_points(t, player)

    def added(place: int) -> int:
        spice = t.row[place]
        player.spices[spice] += 1
        more = spice_points(t, player) - now
        player.spices[spice] -= 1
        return more

    places = [place for place, spice in enumerate(t.row) if spice != NONE]
    return best(places, (("why-most-set-points", added), ("why-front", lambda place: -place)))


def room(t: Table, rooms: Sequence[int]) -> tuple[int, str]:
    """MV-SOLO-PAL-01: most points for him now, then most for the human, then the leftmost."""
    return best(
        rooms,
        (
            ("why-most-points", lambda room: room_value(t, t.magistrate, room)),
            ("why-most-points-for-you", lambda room: room_value(t, 0, room)),
            ("why-leftmost", lambda room: -room),
        ),
        teller(t, "MV-SOLO-PAL-01", t.book.room_ids),
    )


def city(t: Table, cities: Sequence[int]) -> tuple[int, str]:
    """MV-SOLO-TRADE-01, 02: outer cities first, then those without a post, then by the printed preference."""
    preference = t.book.city_preference
    return best(
        cities,
        (
            ("why-outer-city", lambda city: t.book.city_ring[city]),
            ("why-no-post", lambda city: not t.posts[city]),
            ("why-compass", lambda city: -preference.index(city)),
        ),
        teller(t, "MV-SOLO-TRADE-02", t.book.city_ids),
    )


def contract(t: Table, piles: Sequence[tuple[int, int]]) -> tuple[int, str]:
    """MV-SOLO-TRADE-05: of (pile, card) the most points, then a soldier, then the highest influence, then the first."""
    book = t.book
    cards = dict(piles)
    return best(
        list(cards),
        (
            ("why-most-points", lambda pile: book.contract_vp[cards[pile]]),
            ("why-soldier", lambda pile: book.gives_soldier[cards[pile]]),
            ("why-highest-influence", lambda pile: book.contract_needs[cards[pile]]),
            ("why-first-pile", lambda pile: -pile),
        ),
        teller(t, "MV-SOLO-TRADE-05", t.book.pile_ids),
    )


def bonus_tiles(t: Table) -> list[int]:
    """MV-SOLO-MOS-02: the tiles that would score him most now; among several chance decides."""
    left = [tile for tile, owner in enumerate(t.bonus_tiles) if owner == NOBODY]
    return kept(left, (("why-most-points", lambda tile: bonus_tile_points(t, t.magistrate, tile)),))[0] if left else []


def discoveries(t: Table, level: int) -> list[int]:
    """MV-SOLO-LIB-02..06: the tile that he likes best of those that do something for him; where all do the same, all of
    them: chance decides."""
    book = t.book
    left = [
        tile
        for tile in book.level_tiles[level]
        if t.discoveries[tile] == NOBODY and book.discovery_magistrate[tile] is not NOTHING
    ]
    mosque, cards = book.extra_tile[MOSQUE], book.extra_tile[CARAVANSARY]
    if mosque in left and cards in left:  # MV-SOLO-LIB-02
        return [mosque if t.mosque_level(t.magistrate) > sum(t.players[t.magistrate].spices) else cards]
    same = len({book.discovery_magistrate[tile] for tile in left}) == 1  # MV-SOLO-LIB-04
    return left if same else left[:1]


def building(t: Table) -> int:
    """MV-SOLO-SOLD-02: the northernmost, then westernmost unprotected building of the courtier, else his own; NONE."""
    for owner in (COURTIER, t.magistrate):
        for square in range(t.book.squares):
            if t.owners[square] == owner and soldier_obstacle(t, square) is None:
                return square
    return NONE


def slot(t: Table, slots: Sequence[int]) -> tuple[int, str]:
    """MV-SOLO-WAL-02: the slot of the class that he likes best, then clockwise."""
    liked = min(slots, key=lambda slot: (slot_class(t, slot), slot))
    return liked, f"why-class-{slot_class(t, liked) + 1}"


CLASSES = ("CC", "CM", "MM", "C-", "M-", "CY", "MY", "Y", "--")  # MV-SOLO-WAL-02, A to I


def slot_class(t: Table, slot: int) -> int:
    """MV-SOLO-WAL-02: by whose buildings stand behind a slot; 0 is the class he likes best."""
    letters = {COURTIER: "C", t.magistrate: "M", NOBODY: "-"}
    pair = "".join(
        sorted((letters.get(t.owners[square], "Y") for square in t.book.slot_squares[slot]), key="CMY-".index)
    )
    return CLASSES.index("Y" if pair in ("YY", "Y-") else pair)
