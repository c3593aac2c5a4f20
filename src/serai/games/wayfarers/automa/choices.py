"""What the solo opponent prefers: colours, slots, ways, and whether an icon is of any use to it (WF-AI-16 to -37).

These functions only look; `actions` acts.
"""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.effects.acquire import DRAW
from serai.games.wayfarers.effects.journal import is_full, links_from
from serai.games.wayfarers.names import (
    BASIC_TILE,
    BLACK,
    BLUE,
    BLUE_WORKER,
    GREEN_WORKER,
    INSPIRATION,
    LAND,
    LAND_TILE,
    ROWS,
    SPACE,
    SPACE_TILE,
    SPECIAL_TILE,
    TILE_TYPES,
    TOWNSFOLK,
    WATER,
    WATER_TILE,
    YELLOW,
    YELLOW_WORKER,
)
from serai.games.wayfarers.printed import Link
from serai.games.wayfarers.table import NO_CARD, NOBODY, Automa, Table
from serai.kernel.criteria import best
from serai.kernel.effects import Arrow, Call, Effect, Several

HUMAN: Final = 0
CYCLE_ROWS: Final = (SPACE, WATER, LAND, TOWNSFOLK)  # WF-AI-16: black, blue, yellow, green, clockwise
CYCLE_TILES: Final = (SPACE_TILE, WATER_TILE, LAND_TILE, BASIC_TILE)
CYCLE_GUILDS: Final = (BLACK, BLUE, YELLOW)
WORKER_ROWS: Final = (TOWNSFOLK, LAND, WATER)  # WF-AI-20: where a green, yellow, blue worker goes


def automa_of(t: Table) -> Automa:
    assert t.automa is not None
    return t.automa


def colour_order(t: Table) -> list[int]:
    """WF-AI-16: places in the cycle black, blue, yellow, green, from the resource marker on."""
    row = t.book.resource_track[automa_of(t).resource][0]
    start = CYCLE_ROWS.index(row)
    return [(start + step) % len(CYCLE_ROWS) for step in range(len(CYCLE_ROWS))]


def scheme_sum(t: Table) -> int:
    """WF-AI-17: Silver of the most recent face-up Scheme cards."""
    return sum(t.book.schemes[scheme].silver for scheme in automa_of(t).schemes[-t.book.constants["scheme_sum"] :])


def slot_order(t: Table, row: int) -> list[int]:
    """The places of a row in the order the AI prefers (WF-AI-17, WF-AI-19)."""
    slots = t.book.slots
    if row == INSPIRATION:
        first = slots - t.book.resource_track[automa_of(t).resource][2]
        return [row * slots + (first - step) % slots for step in range(slots)]
    orders = t.book.slot_order
    return [row * slots + slot for slot in orders[min(scheme_sum(t), len(orders) - 1)]]


def prefers_upper(t: Table) -> bool:
    """WF-AI-25: blue majority of the face-up Scheme cards; equal: the most recent one."""
    automa = automa_of(t)
    colours = [t.book.schemes[scheme].is_blue for scheme in automa.schemes]
    blue = sum(colours)
    if 2 * blue == len(colours):
        return not colours or colours[-1]
    return 2 * blue > len(colours)


def icons(t: Table, call: Call) -> list[Call]:
    """A call icon by icon, each replaced as the AI board says (WF-AI-12)."""
    times = call.words[-1] if call.words and isinstance(call.words[-1], int) else 1
    words = [*call.words[:-1], 1] if isinstance(call.words[-1], int) else list(call.words)
    icon = t.book.verbs.call(call.verb.name, *words)
    instead = t.book.instead.get(icon, icon)
    assert isinstance(instead, Call)
    return [instead] * times


def useful(t: Table, automa: Automa, effect: Effect) -> bool:
    """Whether some icon could do anything for the AI (WF-AI-20)."""
    if isinstance(effect, Several):
        return any(useful(t, automa, part) for part in effect.parts)
    if isinstance(effect, Arrow):
        return useful(t, automa, effect.gain)
    assert isinstance(effect, Call)
    return any(_icon_useful(t, automa, icon) for icon in icons(t, effect))


def _icon_useful(t: Table, automa: Automa, icon: Call) -> bool:
    verb = icon.verb.name
    if verb == "acquire":
        row = ROWS.index(str(icon.words[0]))
        return bool(t.decks[row]) if icon.words[-1] == DRAW else bool(acquirable(t, row))
    if verb == "upgrade":
        return tile_choice(t, automa, str(icon.words[0]))[0] >= 0
    if verb == "influence_card":
        return influence_choice(t)[0] >= 0
    if verb == "retrieve_worker":
        return bool(retrievable(t))
    if verb == "journal":
        return next_space(t, automa) is not None
    if verb == "comet":
        return automa.comets < t.book.constants["comet_track"]
    return verb in ("marker", "guild")


def acquirable(t: Table, row: int) -> list[int]:
    """WF-AI-31, -22: filled slots without a worker it placed this turn, in its order."""
    return [place for place in slot_order(t, row) if t.display[place] != NO_CARD and place != t.placed]


def influence_choice(t: Table) -> tuple[int, str]:
    """WF-AI-36: the row by colour, the slot by the sum, among cards without Influence; -1 if there is none."""
    rows = [CYCLE_ROWS[colour] for colour in colour_order(t)]
    slots = [place % t.book.slots for place in slot_order(t, LAND)]
    places = [
        place
        for place, owner in enumerate(t.display_influence)
        if owner == NOBODY and t.display[place] != NO_CARD and place // t.book.slots in rows
    ]
    if not places:
        return -1, ""
    return best(
        places,
        (
            ("why-colour", lambda place: -rows.index(place // t.book.slots)),
            ("why-slot", lambda place: -slots.index(place % t.book.slots)),
        ),
    )


def worker_places(t: Table, automa: Automa, colour: int) -> list[int]:
    """WF-AI-20: where a worker of a colour may go, in its order."""
    if not automa.workers[colour]:
        return []
    places: list[int] = []
    for place in slot_order(t, WORKER_ROWS[colour]):
        if t.display[place] == NO_CARD or t.display_workers[place] >> colour & 1:
            continue
        t.placed, t.placed_worker = place, colour  # it could not use the card under its own worker
        worthwhile = useful(t, automa, t.book.slot_action[place])
        t.placed = t.placed_worker = -1
        if worthwhile:
            places.append(place)
    return places


def retrievable(t: Table) -> list[tuple[int, int]]:
    """WF-AI-23: (place, colour) of the workers it may take, in its order."""
    order = colour_order(t)
    colours = [GREEN_WORKER]
    for place in order:
        if CYCLE_ROWS[place] == WATER:
            colours.append(BLUE_WORKER)
        elif CYCLE_ROWS[place] == LAND:
            colours.append(YELLOW_WORKER)
    slots = [place % t.book.slots for place in slot_order(t, LAND)]
    rows = [CYCLE_ROWS[place] for place in order] + [INSPIRATION]
    places = sorted(
        (place for place, workers in enumerate(t.display_workers) if workers),
        key=lambda place: (slots.index(place % t.book.slots), rows.index(place // t.book.slots)),
    )
    return [
        (place, colour)
        for colour in colours
        for place in places
        if t.display_workers[place] >> colour & 1 and not (place == t.placed and colour == t.placed_worker)
    ]


def tile_choice(t: Table, automa: Automa, kind: str) -> tuple[int, str]:
    """The design it takes, or -1 (WF-AI-32, -33)."""
    if kind == TILE_TYPES[SPECIAL_TILE]:
        return _special_choice(t, automa)
    kinds = [CYCLE_TILES[place] for place in colour_order(t)] if kind == "any" else [TILE_TYPES.index(kind)]
    ranks: dict[int, int] = {}  # of each design among those of its type
    for number in kinds:
        piles = t.book.piles[number]
        orders = next(orders for orders in t.book.pile_orders if len(orders[0]) == len(piles))
        order = orders[min(scheme_sum(t), len(orders) - 1)]
        ranks.update({piles[slot]: rank for rank, slot in enumerate(order) if t.tiles[piles[slot]]})
    if not ranks:
        return -1, ""
    return best(
        list(ranks),
        (
            ("why-colour", lambda design: -kinds.index(t.book.tiles[design].kind)),
            ("why-slot", lambda design: -ranks[design]),
        ),
    )


def _special_choice(t: Table, automa: Automa) -> tuple[int, str]:
    piles = t.book.piles[SPECIAL_TILE]
    first = t.book.schemes[automa.schemes[-1]].special_slot - 1 if automa.schemes else 0
    left = [design for design in piles if t.tiles[design]]
    if not left:
        return -1, ""
    return best(left, (("why-special-slot", lambda design: -((piles.index(design) - first) % len(piles))),))


def next_space(t: Table, automa: Automa) -> int | None:
    """WF-AI-25, -26: upper or lower way; of three, never the middle; a full one gives way to the other."""
    ways = sorted(links_from(t, automa.marker), key=lambda link: _height(t, link))
    targets = [link.target for link in ways]
    if len(targets) > 1:
        targets = [targets[0], targets[-1]]
    if not prefers_upper(t):
        targets.reverse()
    return next((target for target in targets if not is_full(t, target)), None)


def _height(t: Table, link: Link) -> float:
    space = t.book.track[link.target]
    in_column = sum(other.column == space.column for other in t.book.track)
    return (space.from_top - 0.5) / in_column


def second_step_price(t: Table, automa: Automa) -> int:
    """WF-AI-28: by the columns before the first step."""
    constants = t.book.constants
    mine = t.book.track[automa.marker].column
    human = t.book.track[t.players[HUMAN].marker].column
    if mine < human:
        return constants["ai_step_behind"]
    return constants["ai_step_level"] if mine == human else constants["ai_step_ahead"]
