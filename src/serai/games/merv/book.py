"""The book: the content files, read once into lists that rules look things up in, and every option of the game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from serai.games.merv.names import (
    ACTIONS,
    ANY,
    COLOURS,
    CUBES,
    INNER,
    NONE,
    OUTER,
    RAMPART_KINDS,
    REMOVALS,
    RINGS,
    ROOM_COUNTS,
    SIDES,
    WHITE,
)
from serai.games.merv.options import Options
from serai.games.merv.paying import Cost
from serai.games.merv.reasons import contract_influence
from serai.kernel.content import Content, ContentError, Row, Sheet
from serai.kernel.decision import Reason
from serai.kernel.effects import NOTHING, Call, Effect, InOrder, Verbs

_FOLDER = files("serai.games.merv") / "content"
LINES = ("column", "row")
MAGISTRATE_KNOWS = (
    "gain", "deploy", "take_space_camel", "take_bonus_tile", "free(trading_post)", "magistrate", "magistrate_contracts",
    "score_each", "extra_action",
)  # fmt: skip


class Lock(NamedTuple):
    """What a contract asks for: unlocked scrolls and goods."""

    scrolls: int
    common: int
    rare: int
    any_good: int


class Zone(NamedTuple):
    """An action zone: its line from the zone inwards, without the market."""

    id: str
    squares: tuple[int, ...]
    has_market: bool


class Book:
    """The content of the game: places in its lists are the numbers on the table."""

    def __init__(self, verbs: Verbs, overrides: Path | None = None) -> None:
        self.verbs = verbs
        content = Content(_FOLDER, overrides=overrides)
        self._read_constants(content)
        self._read_city(content)
        self._read_walls(content)
        self._read_tracks(content)
        self._read_market(content)
        self._read_caravansary(content)
        self._read_palace(content)
        self._read_library(content)
        self._read_trade(content)
        self._read_contracts(content)
        self._read_mosque(content)
        self._read_course(content)
        content.check_used()
        self.content_digest = content.digest
        self.options = Options(self)

    def steps(self, row: Row, column: str) -> tuple[Call, ...]:
        """The single calls of an effect that is a plain sequence."""
        try:
            return steps(row.effect(column, self.verbs))
        except ValueError as error:
            raise row.fail(column, str(error)) from None

    def all_costs(self) -> list[Cost]:
        """Every cost that can come up, the rising ones of the palace included."""
        costs = [*self.rampart_cost, *self.contract_cost, *self.city_cost, *self.edge_cost.values()]
        costs += [self.courtier_cost(room, k) for room in range(len(self.room_ids)) for k in range(self.servants)]
        costs += [colour_cost(colour, 1) for colour in range(WHITE)]  # cards and scrolls
        return list(dict.fromkeys(costs))

    def courtier_cost(self, room: int, courtiers: int) -> Cost:
        """MV-PAL-01: what the next courtier costs who has placed that many."""
        return self.courtier_costs[room][courtiers]

    # -- reading --------------------------------------------------------------------------------------------------

    def _read_constants(self, content: Content) -> None:
        sheet = content.sheet("constants", "id", "value")

        def number(id: str) -> int:
            return sheet[id].number("value")

        self.grid = number("grid_size")
        self.camels = number("camels")
        self.buildings = number("buildings")
        self.servants = number("servants")
        self.trading_posts = number("trading_posts")
        self.row_size = number("row_size")
        self.pair_size = number("pair_size")
        self.library_cubes = number("library_cubes")
        self.soldier_influence = (number("soldier_influence_own"), number("soldier_influence_other"))
        self.rampart_influence = (number("rampart_influence_own"), number("rampart_influence_other"))
        self.action_favour = number("action_favour")
        self.action_soldiers = number("action_soldiers")
        self.favour_per_courtier = number("favour_per_courtier")
        self.building_vp = number("building_vp")
        self.full_tracks_vp = number("magistrate_full_tracks_vp")
        self.market_threshold = number("magistrate_market_threshold")
        self.second_courtier_from = number("magistrate_second_courtier_from")
        self.solo_on_top = number("solo_cards_on_top")
        self.solo_beside_palace = number("solo_cards_beside_palace")

    def _read_city(self, content: Content) -> None:
        grid = self.grid
        self.squares = grid * grid
        self.market_square = self.squares // 2
        self.square_ids = tuple(f"r{place // grid + 1}c{place % grid + 1}" for place in range(self.squares))
        districts = content.sheet("districts", "id", "action", "resource").expect(self.squares - 1)
        self.district_ids = tuple(id for id, _ in districts.items())
        self.district_action = [ACTIONS.index(row.word("action", *ACTIONS)) for row in districts]
        self.district_source = [row.source for row in districts]
        self.district_colour = [CUBES.index(row.word("resource", *COLOURS)) for row in districts]
        self.crossing = [  # by square: the rest of its column and of its row, the market left out
            tuple(
                tuple(
                    other
                    for other in range(self.squares)
                    if other not in (place, self.market_square)
                    and _index(other, kind, grid) == _index(place, kind, grid)
                )
                for kind in LINES
            )
            for place in range(self.squares)
        ]
        zones = content.sheet("action_zones", "id", "side", "round", "path_index", "line_type", "line_index")
        self.rounds = max(row.number("round") for row in zones)
        found: dict[tuple[int, int], Zone] = {}
        self.round_line: dict[int, int] = {}  # by round: columns or rows
        self.zone_sources = {id: row.source for id, row in zones.items()}
        for id, row in zones.items():
            kind = row.word("line_type", *LINES)
            line = row.number("line_index") - 1
            round_ = row.number("round") - 1
            squares = [place for place in range(self.squares) if _index(place, kind, grid) == line]
            if row.word("side", "N", "E", "S", "W") in "ES":
                squares.reverse()
            inwards = tuple(place for place in squares if place != self.market_square)
            found[round_, row.number("path_index") - 1] = Zone(id, inwards, len(inwards) < grid)
            self.round_line[round_] = LINES.index(kind)
        try:
            self.zones = [[found[round_, place] for place in range(grid)] for round_ in range(self.rounds)]
        except KeyError as error:
            raise ContentError(f"{zones.name}: there is no zone for round and place {error}") from None

    def _read_walls(self, content: Content) -> None:
        slots = content.sheet(
            "rampart_slots", "id", "side", "accepts", "protects_outer", "protects_inner", "clockwise_index"
        )
        ordered = sorted(slots.items(), key=lambda item: item[1].number("clockwise_index"))
        self.slot_ids = tuple(id for id, _ in ordered)  # clockwise from the north-west
        self.slot_source = [row.source for _, row in ordered]
        self.slot_kind = [RAMPART_KINDS.index(row.word("accepts", *RAMPART_KINDS)) for _, row in ordered]
        self.slots_for = [  # by kind of rampart
            tuple(slot for slot, accepted in enumerate(self.slot_kind) if accepted == kind)
            for kind in range(len(RAMPART_KINDS))
        ]
        self.slot_squares = [
            tuple(
                self.square_ids.index(row.word(column, *self.square_ids))
                for column in ("protects_outer", "protects_inner")
            )
            for _, row in ordered
        ]
        self.slots_over = [
            tuple(slot for slot, squares in enumerate(self.slot_squares) if place in squares)
            for place in range(self.squares)
        ]
        ramparts = content.sheet("ramparts", "id", "kind", "cost").expect(len(self.slot_ids))
        self.rampart_ids = tuple(id for id, _ in ramparts.items())
        self.rampart_kind = [RAMPART_KINDS.index(row.word("kind", *RAMPART_KINDS)) for row in ramparts]
        self.rampart_cost = [self._cost(row, "cost") for row in ramparts]
        self.rampart_price = [row.effect("cost", self.verbs) for row in ramparts]
        self.rampart_source = [row.source for row in ramparts]
        kinds = list(zip(self.rampart_kind, self.rampart_cost, strict=True))
        self.rampart_equals = [  # by piece: those of its kind and cost, itself among them
            [other for other, kind in enumerate(kinds) if kind == own] for own in kinds
        ]
        self.equal_ramparts = [  # each such group once
            equals for piece, equals in enumerate(self.rampart_equals) if equals[0] == piece
        ]
        self.rampart_rank = sorted(  # MV-SOLO-WAL-01: walls before gates, cheap before dear, then by colour
            range(len(self.rampart_ids)),
            key=lambda piece: (
                self.rampart_kind[piece],
                sum(self.rampart_cost[piece]),
                next((colour for colour in range(WHITE) if self.rampart_cost[piece][colour]), ANY),
            ),
        )

    def _read_tracks(self, content: Content) -> None:
        influence = content.sheet(
            "influence_track", "id", "position", "printed_vp", "spice_types_allowed", "contract_level_allowed"
        )
        self.influence_ids = tuple(id for id, _ in influence.items())
        self.influence_source = [row.source for row in influence]
        self.influence_vp = _series(influence, "printed_vp")
        self.spice_limit = _series(influence, "spice_types_allowed")
        self.contract_level = _series(influence, "contract_level_allowed")
        self.last_influence = len(influence) - 1
        favour = content.sheet("favour_track", "id", "position", "printed_vp")
        self.favour_ids = tuple(id for id, _ in favour.items())
        self.favour_source = [row.source for row in favour]
        self.favour_vp = _series(favour, "printed_vp")
        self.last_favour = len(favour) - 1

    def _read_market(self, content: Content) -> None:
        sheet = content.sheet(
            "camel_market", "id", "side", "position", "clockwise_index", "effect", "magistrate_effect"
        )
        sides = [
            sorted(
                ((id, row) for id, row in sheet.items() if row.word("side", *SIDES) == side),
                key=lambda item: item[1].number("clockwise_index"),
            )
            for side in SIDES
        ]
        self.market_ids = [tuple(id for id, _ in side) for side in sides]  # by side, clockwise from the top left
        self.market_effect = [[self._effect(row, "effect") for _, row in side] for side in sides]
        self.market_magistrate = [[self._magistrate(row, "magistrate_effect") for _, row in side] for side in sides]
        self.market_source = [[row.source for _, row in side] for side in sides]
        self.market_slots = len(self.market_ids[0])
        self.market_top = [place for place, (_, row) in enumerate(sides[0]) if row.text("position").startswith("top")]

    def _read_caravansary(self, content: Content) -> None:
        spices = content.sheet("spices", "id", "cards", "pair_effect", "magistrate_pair_effect")
        self.spice_ids = tuple(id for id, _ in spices.items())
        self.spice_cards = [row.number("cards") for row in spices]
        self.pair_effect = [self._effect(row, "pair_effect") for row in spices]
        self.pair_magistrate = [self._magistrate(row, "magistrate_pair_effect") for row in spices]
        self.spice_source = [row.source for row in spices]
        sets = content.sheet("spice_sets", "id", "set_size", "vp").expect(len(self.spice_ids))
        self.set_vp = [0] * (len(self.spice_ids) + 1)
        for row in sets:
            size = row.number("set_size")
            if not 0 < size < len(self.set_vp):
                raise row.fail("set_size", f"a set has 1 to {len(self.spice_ids)} cards")
            self.set_vp[size] = row.number("vp")

    def _read_palace(self, content: Content) -> None:
        rooms = content.sheet(
            "palace_rooms",
            "id",
            "left_to_right",
            "colour",
            "capacity",
            "first_courtier_effect",
            "scores",
            "vp_each",
        )
        ordered = sorted(rooms.items(), key=lambda item: item[1].number("left_to_right"))
        self.room_ids = tuple(id for id, _ in ordered)
        self.room_colour = [CUBES.index(row.word("colour", *COLOURS)) for _, row in ordered]
        self.room_capacity = [row.number("capacity") for _, row in ordered]
        self.room_first = [self._magistrate(row, "first_courtier_effect") for _, row in ordered]
        self.room_counts = [ROOM_COUNTS.index(row.word("scores", *ROOM_COUNTS)) for _, row in ordered]
        self.room_vp = [row.number("vp_each") for _, row in ordered]
        self.room_source = [row.source for _, row in ordered]
        self.courtier_costs = [
            [colour_cost(colour, k + 1) for k in range(self.servants)] for colour in self.room_colour
        ]

    def _read_library(self, content: Content) -> None:
        sheet = content.sheet("discoveries", "id", "level", "scrolls_required", "effect", "magistrate_effect")
        self.discovery_ids = tuple(id for id, _ in sheet.items())
        self.discovery_effect = [self._effect(row, "effect") for row in sheet]
        self.discovery_magistrate = [self._magistrate(row, "magistrate_effect") for row in sheet]
        self.discovery_level = [row.number("level") for row in sheet]
        self.discovery_source = [row.source for row in sheet]
        levels: dict[int, int] = {}
        for row in sheet:
            wanted = levels.setdefault(row.number("level"), row.number("scrolls_required"))
            if wanted != row.number("scrolls_required"):
                raise row.fail("scrolls_required", f"the other tiles of this level need {wanted}")
        self.discovery_levels = sorted(levels)
        self.scrolls_for = [levels[level] for level in self.discovery_levels]  # by level, the first at 0
        self.level_tiles = [
            [tile for tile, own in enumerate(self.discovery_level) if own == level] for level in self.discovery_levels
        ]
        self.discount_tile = [NONE] * (len(ACTIONS) + 1)  # by action; the last for NO_ACTION
        self.extra_tile = [NONE] * len(ACTIONS)  # those that give the magistrate more actions
        self.extra_actions = [0] * len(ACTIONS)
        self.convert_tiles: list[tuple[int, int]] = []  # tile and colour
        for tile, row in enumerate(sheet):
            for call in self.steps(row, "effect"):
                if call.verb.name == "discount":
                    if call.words[1] != 1:
                        raise row.fail("effect", "a discount is one cube: discount(ACTION,1)")
                    self.discount_tile[ACTIONS.index(str(call.words[0]))] = tile
                elif call.verb.name == "convert":
                    self.convert_tiles.append((tile, CUBES.index(str(call.words[0]))))
            for call in self.steps(row, "magistrate_effect"):
                if call.verb.name == "extra_action":
                    action, more = call.words
                    assert isinstance(more, int)
                    self.extra_tile[ACTIONS.index(str(action))] = tile
                    self.extra_actions[ACTIONS.index(str(action))] = more

    def _read_trade(self, content: Content) -> None:
        sheet = content.sheet(
            "trade_cities",
            "id",
            "ring",
            "quadrant",
            "linked_to",
            "good",
            "cost",
            "first_post_effect",
            "magistrate_priority",
        )
        self.city_ids = tuple(id for id, _ in sheet.items())
        self.city_ring = [RINGS.index(row.word("ring", *RINGS)) for row in sheet]
        self.city_quadrant = [row.word("quadrant", "NW", "NE", "SW", "SE") for row in sheet]
        self.city_cost = [self._cost(row, "cost") for row in sheet]
        self.city_price = [row.effect("cost", self.verbs) for row in sheet]
        self.city_good = [row.word("good", "common", "rare") for row in sheet]
        self.camel_there = camel = self.verbs.call("take_space_camel")
        first = [self._magistrate(row, "first_post_effect") for row in sheet]
        self.city_camels = [int(effect is camel) for effect in first]  # MV-SETUP-06
        self.city_first = [NOTHING if effect is camel else effect for effect in first]  # what else the first post gives
        self.city_source = [row.source for row in sheet]
        self.city_link = [NONE] * len(sheet)  # of an outer city: the inner one
        inner = [id for id, ring in zip(self.city_ids, self.city_ring, strict=True) if ring == INNER]
        for city, row in enumerate(sheet):
            if self.city_ring[city] == OUTER:
                self.city_link[city] = self.city_ids.index(row.word("linked_to", *inner))
        order = [row.number("magistrate_priority") for row in sheet]
        self.city_preference = sorted(range(len(sheet)), key=lambda city: (-self.city_ring[city], order[city]))

    def _read_contracts(self, content: Content) -> None:
        sheet = content.sheet(
            "contracts", "id", "pile", "pile_position", "level", "cost", "requirement", "vp", "reward"
        )
        self.contract_ids = tuple(id for id, _ in sheet.items())
        self.contract_cost = [self._cost(row, "cost") for row in sheet]
        self.contract_lock = [self._lock(row) for row in sheet]
        self.contract_price = [row.effect("cost", self.verbs) for row in sheet]
        self.contract_requirement = [row.effect("requirement", self.verbs) for row in sheet]
        self.contract_vp = [row.number("vp") for row in sheet]
        self.contract_reward = [self._magistrate(row, "reward") for row in sheet]
        self.contract_source = [row.source for row in sheet]
        self.contract_needs = [row.number("level") for row in sheet]
        self.influence_reason: dict[int, Reason] = {}  # by level: why less influence will not do
        for row in sheet:
            level = row.number("level")
            if level > self.contract_level[-1]:
                raise row.fail("level", f"the influence track allows contracts up to level {self.contract_level[-1]}")
            reached = next(place for place, allowed in enumerate(self.contract_level) if allowed >= level)
            self.influence_reason[level] = contract_influence(reached)
        self.gives_soldier = [
            any(call.verb.name == "deploy" for call in steps(reward)) for reward in self.contract_reward
        ]
        self.pile_ids = tuple(dict.fromkeys(row.text("pile") for row in sheet))
        self.piles = [
            sorted(
                (number for number, row in enumerate(sheet) if row.text("pile") == pile),
                key=lambda number: sheet[self.contract_ids[number]].number("pile_position"),
            )
            for pile in self.pile_ids
        ]
        beyond = self.contract_level[-1] + 1
        self.pile_levels = [  # by pile and by cards taken: the level of the next one, out of reach when there is none
            [*(self.contract_needs[card] for card in pile), beyond] for pile in self.piles
        ]

    def _read_mosque(self, content: Content) -> None:
        spaces = content.sheet("mosque_spaces", "id", "level", "path", "effect", "magistrate_effect", "printed_vp")
        self.space_ids = tuple(id for id, _ in spaces.items())
        self.space_level = [row.number("level") for row in spaces]
        self.space_vp = [row.number("printed_vp") for row in spaces]
        self.space_effect = [self._effect(row, "effect") for row in spaces]
        self.space_magistrate = [self._magistrate(row, "magistrate_effect") for row in spaces]
        self.space_source = [row.source for row in spaces]
        self.mosque_levels = max(self.space_level)
        camel = self.verbs.call("take_space_camel")
        self.mosque_camels = [int(effect is camel) for effect in self.space_effect]  # MV-SETUP-08
        self.entrances: list[int] = []  # the first spaces of the paths, from the left
        self.next_space = [NONE] * len(self.space_ids)
        self.edge_price: dict[int, Effect] = {}  # by the same numbers as the costs
        self.edge_cost: dict[int, Cost] = {}  # by entrance, or by the space that is left plus the number of spaces
        for row in content.sheet("mosque_edges", "id", "from_space", "to_space", "cost"):
            target = self.space_ids.index(row.word("to_space", *self.space_ids))
            start = row.word("from_space", "start", *self.space_ids)
            if start == "start":
                self.entrances.append(target)
                edge = target
            else:
                self.next_space[self.space_ids.index(start)] = target
                edge = len(self.space_ids) + self.space_ids.index(start)
            self.edge_cost[edge] = self._cost(row, "cost")
            self.edge_price[edge] = row.effect("cost", self.verbs)
        upgrades = content.sheet("upgrades", "id", "type", "colour")
        self.upgrade_count = [0] * len(CUBES)  # by colour, white last
        for row in upgrades:
            allowed = CUBES[WHITE:] if row.word("type", "white", "bonus") == "white" else COLOURS
            self.upgrade_count[CUBES.index(row.word("colour", *allowed))] += 1
        self.upgrade_source = {CUBES.index(row.text("colour")): row.source for row in upgrades}
        tiles = content.sheet("bonus_vp_tiles", "id", "effect")
        self.bonus_tile_ids = tuple(id for id, _ in tiles.items())
        self.bonus_tile_effect = [self._effect(row, "effect") for row in tiles]
        self.bonus_tile_source = [row.source for row in tiles]
        self.bonus_tile_vp = [self._scores(row, "effect") for row in tiles]
        top = next(row for row in spaces if row.number("level") == self.mosque_levels)
        self.mosque_top_vp = self._scores(top, "effect")

    def _read_course(self, content: Content) -> None:
        years = content.sheet("year_track", "id", "year", "action_rounds", "invasion")
        self.year_ids = tuple(id for id, _ in years.items())
        self.invasion = [row.word("invasion", "yes", "no") == "yes" for row in years]
        if any(row.number("action_rounds") != self.rounds for row in years):
            raise ContentError(f"{years.name}: a year has {self.rounds} rounds, one on each side of the city")
        setups = content.sheet(
            "setup_by_players", "id", "players", "high_courtier", "magistrate", "queue_slots", "caravansary_camels"
        )
        self.queue_slots = {row.number("players"): row.number("queue_slots") for row in setups}
        self.row_camels = {row.number("players"): row.number("caravansary_camels") for row in setups}
        self.with_courtier = {row.number("players"): row.word("high_courtier", "yes", "no") == "yes" for row in setups}
        self.with_magistrate = {row.number("players"): row.word("magistrate", "yes", "no") == "yes" for row in setups}
        cards = content.sheet("solo_cards", "id", "action", "removed_when")
        self.solo_ids = tuple(id for id, _ in cards.items())
        self.solo_source = [row.source for row in cards]
        self.solo_action = [ACTIONS.index(row.word("action", *ACTIONS)) for row in cards]
        self.solo_removal = [REMOVALS.index(row.word("removed_when", *REMOVALS)) for row in cards]

    # -- cells ----------------------------------------------------------------------------------------------------

    def _effect(self, row: Row, column: str) -> Effect:
        self.steps(row, column)
        return row.effect(column, self.verbs)

    def _magistrate(self, row: Row, column: str) -> Effect:
        """An effect that the magistrate knows how to perform (see `automa.actions.magistrate_gains`)."""
        for call in self.steps(row, column):
            name = call.text if call.verb.name == "free" else call.verb.name
            if name not in MAGISTRATE_KNOWS:
                raise row.fail(column, f"the magistrate cannot do {call.text}; he knows {', '.join(MAGISTRATE_KNOWS)}")
        return self._effect(row, column)

    def _cost(self, row: Row, column: str) -> Cost:
        call = row.effect(column, self.verbs)
        if not isinstance(call, Call) or call.verb.name != "pay":
            raise row.fail(column, "expected a cost, for instance pay(purple:1)")
        cost = [0] * len(CUBES)
        for name, amount in call.pairs:
            cost[ANY if name == "any" else CUBES.index(name)] += amount
        return cost[0], cost[1], cost[2], cost[3], cost[4]

    def _lock(self, row: Row) -> Lock:
        call = row.effect("requirement", self.verbs)
        if not isinstance(call, Call) or call.verb.name != "lock":
            raise row.fail("requirement", "expected what is locked, for instance lock(scroll:1,common:1)")
        amounts = dict(call.pairs)
        return Lock(*(amounts.get(name, 0) for name in ("scroll", "common", "rare", "any_good")))

    def _scores(self, row: Row, column: str) -> tuple[int, int]:
        """The action and the points of `score_each`."""
        for call in self.steps(row, column):
            if call.verb.name == "score_each":
                action, points = call.words
                assert isinstance(points, int)
                return ACTIONS.index(str(action)), points
        raise row.fail(column, "expected score_each(…)")


def steps(effect: Effect) -> tuple[Call, ...]:
    """The single calls of an effect that is a plain sequence; raises ValueError if it is more than that."""
    if isinstance(effect, Call):
        return (effect,)
    if effect is NOTHING:
        return ()
    if isinstance(effect, InOrder):
        return tuple(call for part in effect.parts for call in steps(part))
    raise ValueError(f"'{effect}' must be a sequence of single verbs")


def colour_cost(colour: int, count: int) -> Cost:
    """So many cubes of one colour."""
    purple, beige, green, orange = (count if own == colour else 0 for own in range(WHITE))
    return purple, beige, green, orange, 0


def _index(place: int, kind: str, grid: int) -> int:
    return place % grid if kind == "column" else place // grid


def _series(sheet: Sheet, column: str) -> list[int]:
    """A column of a track, whose spaces stand in order."""
    for place, row in enumerate(sheet):
        if row.number("position") != place:
            raise row.fail("position", f"expected {place}: the spaces of the track in order")
    return [row.number(column) for row in sheet]
