"""The catalogue: everything printed, in a shape that can be listed, searched and drawn without knowing the rules."""

from __future__ import annotations

from typing import Final, TypedDict

from serai.games.merv.book import Book
from serai.games.merv.names import ACTIONS, CUBES, RAMPART_KINDS, REMOVALS, RINGS, ROOM_COUNTS, SIDES
from serai.games.merv.paying import Cost
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.facts import Facts
from serai.kernel.formula import Formula
from serai.kernel.game import Component
from serai.kernel.message import Message

Printed = tuple[tuple[str, Effect | Formula], ...]

Cubes = dict[str, int]  # by colour; a cost may ask for `any`

FACTS: Final = Facts()  # what is printed on each kind of component


@FACTS.of("district")
class DistrictFacts(TypedDict):
    action: str
    colour: str


@FACTS.of("zone")
class ZoneFacts(TypedDict):
    round: int
    place: int
    squares: list[str]
    market: bool


@FACTS.of("square")
class SquareFacts(TypedDict):
    row: int
    column: int


@FACTS.of("favour_space")
class FavourFacts(TypedDict):
    position: int
    vp: int


@FACTS.of("influence_space")
class InfluenceFacts(FavourFacts):
    spices: int
    contracts: int


@FACTS.of("market")
class MarketFacts(TypedDict):
    square: str


@FACTS.of("market_slot")
class MarketSlotFacts(TypedDict):
    side: str
    place: int


@FACTS.of("row_place")
class RowPlaceFacts(TypedDict):
    place: int


@FACTS.of("spice")
class SpiceFacts(TypedDict):
    cards: int
    pair: int  # cards of it that are a pair
    sets: list[int]


@FACTS.of("room")
class RoomFacts(TypedDict):
    colour: str
    capacity: int
    scores: str
    vp_each: int


@FACTS.of("discovery")
class DiscoveryFacts(TypedDict):
    level: int
    scrolls: int


@FACTS.of("city")
class CityFacts(TypedDict):
    ring: str
    quadrant: str
    linked_to: str
    good: str
    cost: Cubes
    camel: bool


@FACTS.of("pile")
class PileFacts(TypedDict):
    contracts: list[str]


class ContractNeeds(TypedDict):
    scroll: int
    common: int
    rare: int
    any_good: int


@FACTS.of("contract")
class ContractFacts(TypedDict):
    pile: str
    level: int
    influence: int | None
    cost: Cubes
    vp: int
    needs: ContractNeeds


@FACTS.of("mosque_space")
class SpaceFacts(TypedDict):
    """A space of the mosque, and the way to the next."""

    level: int
    vp: int
    camel: bool
    entrance: Cubes | None
    next: str
    cost: Cubes | None


@FACTS.of("upgrade")
class UpgradeFacts(TypedDict):
    colour: str
    count: int


@FACTS.of("bonus_tile")
class BonusTileFacts(TypedDict):
    action: str
    vp: int


@FACTS.of("rampart")
class RampartFacts(TypedDict):
    kind: str
    cost: Cubes


@FACTS.of("slot")
class WallFacts(TypedDict):
    """A place for a rampart."""

    kind: str
    squares: list[str]


@FACTS.of("solo_card")
class SoloCardFacts(TypedDict):
    action: str
    removed: str


def catalogue(book: Book) -> list[Component]:
    return [
        *_city(book),
        *_tracks(book),
        *_market(book),
        *_caravansary(book),
        *_palace(book),
        *_library(book),
        *_trade(book),
        *_contracts(book),
        *_mosque(book),
        *_walls(book),
        *_solo(book),
    ]


def _city(book: Book) -> list[Component]:
    found = [
        Component(
            id,
            "district",
            book.district_source[number],
            DistrictFacts(action=ACTIONS[book.district_action[number]], colour=CUBES[book.district_colour[number]]),
            (),
            (
                Message("fact-action", {"action": f"action-{ACTIONS[book.district_action[number]]}"}),
                Message("fact-gives", {"n": 1, "what": f"cube-{CUBES[book.district_colour[number]]}"}),
            ),
        )
        for number, id in enumerate(book.district_ids)
    ]
    for number, side in enumerate(book.zones):
        for place, zone in enumerate(side):
            squares = [book.square_ids[square] for square in zone.squares]
            facts: ZoneFacts = {
                "round": number + 1,
                "place": place + 1,
                "squares": squares,
                "market": zone.has_market,
            }
            found.append(Component(zone.id, "zone", book.zone_sources[zone.id], facts, ()))
    for square, id in enumerate(book.square_ids):
        if square != book.market_square:
            row, column = divmod(square, book.grid)
            found.append(Component(id, "square", "", SquareFacts(row=row + 1, column=column + 1), ()))
    return found


def _tracks(book: Book) -> list[Component]:
    influence = [
        Component(
            id,
            "influence_space",
            book.influence_source[at],
            InfluenceFacts(
                position=at,
                vp=book.influence_vp[at],
                spices=book.spice_limit[at],
                contracts=book.contract_level[at],
            ),
            (),
            (*_points(book.influence_vp[at]), Message("fact-spices", {"n": book.spice_limit[at]})),
        )
        for at, id in enumerate(book.influence_ids)
    ]
    return influence + [
        Component(
            id,
            "favour_space",
            book.favour_source[at],
            FavourFacts(position=at, vp=book.favour_vp[at]),
            (),
            _points(book.favour_vp[at]),
        )
        for at, id in enumerate(book.favour_ids)
    ]


def _market(book: Book) -> list[Component]:
    return [
        Component("camel-market", "market", "", MarketFacts(square=book.square_ids[book.market_square]), ()),
        *_market_slots(book),
    ]


def _market_slots(book: Book) -> list[Component]:
    return [
        Component(
            id,
            "market_slot",
            book.market_source[side][place],
            MarketSlotFacts(side=SIDES[side], place=place + 1),
            _both(book.market_effect[side][place], book.market_magistrate[side][place]),
        )
        for side, ids in enumerate(book.market_ids)
        for place, id in enumerate(ids)
    ]


def _caravansary(book: Book) -> list[Component]:
    places = [
        Component(f"row-{place + 1}", "row_place", "", RowPlaceFacts(place=place + 1), ())
        for place in range(book.row_size)
    ]
    return places + [
        Component(
            id,
            "spice",
            book.spice_source[spice],
            SpiceFacts(cards=book.spice_cards[spice], pair=book.pair_size, sets=list(book.set_vp)),
            (("pair", book.pair_effect[spice]), ("magistrate", book.pair_magistrate[spice])),
            (Message("fact-cards", {"n": book.spice_cards[spice]}),),
        )
        for spice, id in enumerate(book.spice_ids)
    ]


def _palace(book: Book) -> list[Component]:
    return [
        Component(
            id,
            "room",
            book.room_source[room],
            RoomFacts(
                colour=CUBES[book.room_colour[room]],
                capacity=book.room_capacity[room],
                scores=ROOM_COUNTS[book.room_counts[room]],
                vp_each=book.room_vp[room],
            ),
            (("first", book.room_first[room]),),
            _lines_of_room(book, room),
        )
        for room, id in enumerate(book.room_ids)
    ]


def _lines_of_room(book: Book, room: int) -> tuple[Message, ...]:
    counted = ROOM_COUNTS[book.room_counts[room]]
    return (
        Message("fact-room", {"n": book.room_vp[room], "what": f"counted-{counted}"}),
        Message("fact-room-price", {"n": 1, "what": f"cube-{CUBES[book.room_colour[room]]}"}),
    )


def _library(book: Book) -> list[Component]:
    return [
        Component(
            id,
            "discovery",
            book.discovery_source[tile],
            DiscoveryFacts(
                level=book.discovery_level[tile],
                scrolls=book.scrolls_for[book.discovery_levels.index(book.discovery_level[tile])],
            ),
            _both(book.discovery_effect[tile], book.discovery_magistrate[tile]),
            (
                Message(
                    "fact-scrolls",
                    {"n": book.scrolls_for[book.discovery_levels.index(book.discovery_level[tile])]},
                ),
            ),
        )
        for tile, id in enumerate(book.discovery_ids)
    ]


def _trade(book: Book) -> list[Component]:
    found = []
    for city, id in enumerate(book.city_ids):
        link = book.city_link[city]
        facts: CityFacts = {
            "ring": RINGS[book.city_ring[city]],
            "quadrant": book.city_quadrant[city],
            "linked_to": book.city_ids[link] if link >= 0 else "",
            "good": book.city_good[city],
            "cost": cost_listed(book.city_cost[city]),
            "camel": bool(book.city_camels[city]),
        }
        first = book.city_first[city]
        printed: Printed = (("cost", book.city_price[city]),)
        if first is not NOTHING:
            printed = (*printed, ("first", first))
        sells = (Message("fact-good", {"what": book.city_good[city]}),)
        found.append(Component(id, "city", book.city_source[city], facts, printed, sells))
    return found


def _contracts(book: Book) -> list[Component]:
    found = []
    for pile, cards in zip(book.pile_ids, book.piles, strict=True):
        found.append(Component(pile, "pile", "", PileFacts(contracts=[book.contract_ids[card] for card in cards]), ()))
        for card in cards:
            lock = book.contract_lock[card]
            facts: ContractFacts = {
                "pile": pile,
                "level": book.contract_needs[card],
                "influence": next(
                    (at for at, level in enumerate(book.contract_level) if level >= book.contract_needs[card]), None
                ),
                "cost": cost_listed(book.contract_cost[card]),
                "vp": book.contract_vp[card],
                "needs": {
                    "scroll": lock.scrolls,
                    "common": lock.common,
                    "rare": lock.rare,
                    "any_good": lock.any_good,
                },
            }
            printed: Printed = (
                ("cost", book.contract_price[card]),
                ("needs", book.contract_requirement[card]),
                ("reward", book.contract_reward[card]),
            )
            lines = (
                Message("fact-influence", {"n": facts["influence"]}),
                Message("fact-vp", {"n": book.contract_vp[card]}),
            )
            source = book.contract_source[card]
            found.append(Component(book.contract_ids[card], "contract", source, facts, printed, lines))
    return found


def _mosque(book: Book) -> list[Component]:
    found = []
    spaces = len(book.space_ids)
    for space, id in enumerate(book.space_ids):
        after = book.next_space[space]
        facts: SpaceFacts = {
            "level": book.space_level[space],
            "vp": book.space_vp[space],
            "camel": bool(book.mosque_camels[space]),
            "entrance": cost_listed(book.edge_cost[space]) if space in book.entrances else None,
            "next": book.space_ids[after] if after >= 0 else "",
            "cost": cost_listed(book.edge_cost[spaces + space]) if after >= 0 else None,
        }
        printed = _both(book.space_effect[space], book.space_magistrate[space])
        if space in book.entrances:
            printed = (("entrance", book.edge_price[space]), *printed)
        if after >= 0:
            printed = (*printed, ("next", book.edge_price[spaces + space]))
        lines = _points(book.space_vp[space])
        found.append(Component(id, "mosque_space", book.space_source[space], facts, printed, lines))
    for colour, name in enumerate(CUBES):
        if book.upgrade_count[colour]:
            tokens = UpgradeFacts(colour=name, count=book.upgrade_count[colour])
            key = "fact-upgrade-white" if name == CUBES[-1] else "fact-upgrade-bonus"
            lines = (Message(key, {"n": 1, "what": f"cube-{name}"}),)
            found.append(Component(f"upgrade-{name}", "upgrade", book.upgrade_source[colour], tokens, (), lines))
    for tile, id in enumerate(book.bonus_tile_ids):
        action, points = book.bonus_tile_vp[tile]
        bonus = BonusTileFacts(action=ACTIONS[action], vp=points)
        printed = (("effect", book.bonus_tile_effect[tile]),)
        found.append(Component(id, "bonus_tile", book.bonus_tile_source[tile], bonus, printed))
    return found


def _walls(book: Book) -> list[Component]:
    found = [
        Component(
            id,
            "rampart",
            book.rampart_source[piece],
            RampartFacts(kind=RAMPART_KINDS[book.rampart_kind[piece]], cost=cost_listed(book.rampart_cost[piece])),
            (("cost", book.rampart_price[piece]),),
        )
        for piece, id in enumerate(book.rampart_ids)
    ]
    return found + [
        Component(
            id,
            "slot",
            book.slot_source[slot],
            WallFacts(
                kind=RAMPART_KINDS[book.slot_kind[slot]],
                squares=[book.square_ids[square] for square in book.slot_squares[slot]],
            ),
            (),
        )
        for slot, id in enumerate(book.slot_ids)
    ]


def _solo(book: Book) -> list[Component]:
    return [
        Component(
            id,
            "solo_card",
            book.solo_source[card],
            SoloCardFacts(action=ACTIONS[book.solo_action[card]], removed=REMOVALS[book.solo_removal[card]]),
            (),
            (Message("fact-solo", {"action": f"action-{ACTIONS[book.solo_action[card]]}"}),),
        )
        for card, id in enumerate(book.solo_ids)
    ]


def _points(n: int) -> tuple[Message, ...]:
    return (Message("fact-vp", {"n": n}),) if n else ()


def cost_listed(cost: Cost) -> dict[str, int]:
    """A cost by the names of its cubes."""
    return {name: n for name, n in zip((*CUBES[:-1], "any"), cost, strict=True) if n}


def _both(effect: Effect, magistrate: Effect) -> Printed:
    """What a player gains, and the magistrate where that is something else."""
    if magistrate in (effect, NOTHING):
        return (("effect", effect),)
    return (("effect", effect), ("magistrate", magistrate))
