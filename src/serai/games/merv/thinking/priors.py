"""What the rest of a turn promises, before it is played: priors for bots.

A district shows its use only when its action has been carried out, a contract when it is paid. So for a zone, a
district or an action the best that its action could do with the cubes at hand is estimated: buy what is worth more
than its cubes, the best first. What a thing is worth is read off the weights of the appraisal.
"""

from __future__ import annotations

from serai.games.merv.actions.palace import courtiers_in
from serai.games.merv.actions.trade import cities_for_post, roads_needed
from serai.games.merv.actions.walls import different_pieces, free_slots, slot_influence
from serai.games.merv.book import Book, steps
from serai.games.merv.contracts import top_contract
from serai.games.merv.names import CARAVANSARY, INNER, LIBRARY, MOSQUE, NOBODY, NONE, PALACE, TRADE, WALLS, WHITE
from serai.games.merv.paying import Cost
from serai.games.merv.production import districts_for, production_of
from serai.games.merv.scoring import room_value
from serai.games.merv.table import Table
from serai.games.merv.thinking import features as f
from serai.games.merv.thinking.appraisal import Appraiser
from serai.games.merv.thinking.weights import Weights
from serai.kernel.decision import Decision


class Values:
    """What single things are worth to a seat at the end of its turn, in points."""

    __slots__ = (
        "bonus_tile", "building", "camel", "card", "common", "courtier", "cube", "discovery", "favour", "influence",
        "level", "paid", "post", "rare", "scroll", "soldier", "unpaid", "upgrade", "white",
    )  # fmt: skip

    bonus_tile: float
    building: float
    camel: float
    card: float
    common: float
    courtier: float
    cube: float
    discovery: list[float]  # by level
    favour: float
    influence: float
    level: float  # of the mosque
    paid: float  # a point of the room of a courtier whose favour is there
    post: float
    rare: float
    scroll: float
    soldier: float
    unpaid: float
    upgrade: float
    white: float


class Priors:
    """Priors for tables of one printing of the game."""

    def __init__(self, book: Book, appraiser: Appraiser, weights: Weights) -> None:
        self._book = book
        self._appraiser = appraiser
        self._weights = weights

    def of(self, t: Table, decision: Decision) -> list[float] | None:
        """By option: what the turn may still bring after it that the table does not show yet."""
        key = decision.key
        me = decision.seat
        options = decision.options
        o = self._book.options
        if key == "district":
            zone = t.zones.index(me)
            values = self._values(t, me)
            return [
                self._district(t, me, zone, option.value, values)
                if option in o.district
                else self._contract(t, me, option.value, values)
                for option in options
            ]
        if key == "action":
            values = self._values(t, me)
            found = []
            for option in options:
                if option in o.act:
                    found.append(self._action(t, me, option.value, t.players[me].cubes, values))
                elif option is o.deploy:
                    found.append(_soldier(t, me, values))
                elif option in o.contract:
                    found.append(self._contract(t, me, option.value, values))
                else:
                    found.append(0.0)
            return found
        if key == "zone":
            values = self._values(t, me)
            return [
                self._zone(t, me, option.value, values)
                if option in o.zone[t.round]
                else self._contract(t, me, option.value, values)
                for option in options
            ]
        if key == "library":
            assert decision.arguments is not None
            spent = decision.arguments["n"]
            assert isinstance(spent, int)
            values = self._values(t, me)
            more = _scrolls(t, me, spent + 1, values)
            return [more if option is not o.stop and option not in o.contract else 0.0 for option in options]
        if key == "walls":
            values = self._values(t, me)
            return [
                values.influence * max(slot_influence(t, me, slot) for slot in free_slots(t, option.value))
                if option in o.rampart
                else 0.0
                for option in options
            ]
        if o.contract[0].index <= options[-1].index <= o.contract[-1].index:
            values = self._values(t, me)
            return [self._contract(t, me, option.value, values) if option in o.contract else 0.0 for option in options]
        return None

    def _values(self, t: Table, me: int) -> Values:
        n = self._weights
        survey = self._appraiser.survey
        turns = survey.turns(t, me)
        if me not in t.zones:
            turns -= 1  # the one that begins
        w = self._appraiser.weights(turns)
        if not turns:
            w = w[: f.SETTLED] + [0.0] * (f.COUNT - f.SETTLED)
        player = t.players[me]
        v = Values()
        phases = survey.phases(t)
        courtiers = sum(player.courtiers)
        v.paid = w[f.PALACE_NEXT] + (phases - 1) * n.later_paid
        v.unpaid = w[f.UNPAID_NEXT] + (phases - 1) * n.later_unpaid
        rooms, best = self._rooms(t, me, courtiers, v)
        contracts = w[f.CONTRACTS] if turns else n.last_contracts
        v.cube = w[f.CUBES]
        v.white = w[f.WHITE_CUBES]
        v.scroll = w[f.FREE_SCROLLS] + w[f.SCROLLS] + rooms[0] + n.items_for_contracts[0] * contracts
        v.card = w[f.CARDS] + rooms[1]
        v.common = w[f.FREE_COMMON] + w[f.GOODS] + rooms[2] + n.items_for_contracts[1] * contracts
        v.rare = w[f.FREE_RARE] + w[f.GOODS] + rooms[2] + n.items_for_contracts[2] * contracts
        v.level = w[f.MOSQUE_LEVEL] + rooms[3] + n.high_level_share * w[f.HIGH_LEVEL]
        v.camel = w[f.CAMELS]
        if player.favour < courtiers:
            v.favour = best * max(0.0, w[f.PALACE_NEXT] - w[f.UNPAID_NEXT]) + w[f.FAVOUR_NEXT]
        else:
            v.favour = w[f.FAVOUR_LATER if courtiers else f.FAVOUR_SPARE]
        v.influence = w[f.INFLUENCE] + n.mark_share * (w[f.CONTRACT_LEVEL] + w[f.SPICE_LIMIT]) + n.track_points
        v.soldier = n.soldier * v.influence
        rounds = self._book.rounds
        waits = sum(max(0, turns - rounds * (phases - 1 - phase)) for phase in range(phases))
        v.courtier = w[f.COURTIERS] + w[f.COURTIER_TURNS] * waits
        v.post = w[f.INNER_POSTS] + n.post_camel * v.camel + n.post
        v.building = w[f.BUILDINGS] + n.building_line * w[f.BEST_LINES] + n.building[0] + n.building[1] * (phases - 1)
        v.upgrade = w[f.WHITE_UPGRADES] + w[f.BEST_LINES]
        v.bonus_tile = n.bonus_tile * phases
        v.discovery = [w[f.DISCOUNT_PALACE], w[f.CONVERSIONS], *n.one_shot]
        return v

    def _rooms(self, t: Table, me: int, courtiers: int, v: Values) -> tuple[list[float], int]:
        """What one item more scores in the palace, by what rooms count; and the best room of an own courtier."""
        book = self._book
        player = t.players[me]
        counts = [0.0] * (max(book.room_counts) + 1)
        best = 0
        if courtiers:
            cover = min(1.0, player.favour / courtiers)
            each = v.paid * cover + v.unpaid * (1 - cover)
            for room, count in enumerate(player.courtiers):
                if count:
                    counts[book.room_counts[room]] += each * count * book.room_vp[room]
                    best = max(best, room_value(t, me, room))
        return counts, best

    def _zone(self, t: Table, me: int, zone: int, values: Values) -> float:
        """The best district of the line, with the cubes of the line and an own building's worth."""
        best = 0.0
        for square in districts_for(t, me, zone):
            owner = t.owners[square]
            mine = production_of(t, me, zone, square).mine
            gained = values.cube * sum(mine) + (values.white - values.cube) * mine[WHITE]
            gained += values.building if owner == NOBODY else 0.0
            best = max(best, gained + self._district(t, me, zone, square, values))
        return best

    def _district(self, t: Table, me: int, zone: int, square: int, values: Values) -> float:
        mine = production_of(t, me, zone, square).mine
        cubes = [held + more for held, more in zip(t.players[me].cubes, mine, strict=True)]
        action = self._action(t, me, self._book.district_action[t.tiles[square]], cubes, values)
        return max(action, values.favour, _soldier(t, me, values))

    def _contract(self, t: Table, me: int, pile: int, values: Values) -> float:
        """A contract, as long as its cube is still to be chosen."""
        cubes = t.players[me].cubes
        if sum(count > 0 for count in cubes[:WHITE]) < 2:
            return 0.0  # nothing to choose: it is paid at once
        return self._book.contract_vp[top_contract(t, pile)] * self._weights.unpaid_contract

    def _action(self, t: Table, me: int, action: int, cubes: list[int], values: Values) -> float:
        cubes = cubes[:]
        tile = self._book.discount_tile[action]
        if tile != NONE and t.discoveries[tile] == me and not t.discount_used:
            cubes[WHITE] += 1
        if action == CARAVANSARY:
            return self._cards(t, me, cubes, values)
        if action == PALACE:
            return self._courtiers(t, me, cubes, values)
        if action == LIBRARY:
            count = min(self._book.library_cubes, sum(held > 0 for held in cubes[:WHITE]) + cubes[WHITE])
            return max(0.0, _scrolls(t, me, count, values) - count * values.cube)
        if action == TRADE:
            return self._goods(t, me, cubes, values)
        if action == MOSQUE:
            return self._climb(t, me, cubes, values)
        assert action == WALLS
        return self._ramparts(t, me, cubes, values)

    def _cards(self, t: Table, me: int, cubes: list[int], values: Values) -> float:
        book = self._book
        player = t.players[me]
        spices = player.spices[:]
        sets = book.set_vp
        limit = book.spice_limit[player.influence]
        payable = max(cubes[:WHITE]) + cubes[WHITE]
        reach = player.camels + 1
        cards: list[tuple[int, int]] = []
        for place, spice in enumerate(t.row):
            if spice != NONE:
                if not t.row_camels[place]:
                    if not reach:
                        break
                    reach -= 1
                cards.append((spice, t.row_camels[place]))
        gained = 0.0
        while payable and cards:
            best = 0.0
            chosen = -1
            kinds = len(spices) - spices.count(0)
            for at, (spice, camel) in enumerate(cards):
                count = spices[spice]
                if not count and kinds >= limit:
                    continue
                larger = sum(other > count for other in spices)  # the set that the card joins
                more = values.card + (sets[larger + 1] - sets[larger]) + camel * values.camel
                if (count + 1) % book.pair_size == 0:
                    more += self._weights.pair
                if more > best:
                    best, chosen = more, at
            if best <= values.cube:
                break
            spices[cards.pop(chosen)[0]] += 1
            payable -= 1
            gained += best - values.cube
        return gained

    def _courtiers(self, t: Table, me: int, cubes: list[int], values: Values) -> float:
        book = self._book
        player = t.players[me]
        placed = sum(player.courtiers)
        favour = player.favour
        free = [book.room_capacity[room] - courtiers_in(t, room) for room in range(len(book.room_ids))]
        gained = 0.0
        for _ in range(min(self._weights.most_courtiers, t.servants_left(me))):
            best = 0.0
            chosen = -1
            for room, colour in enumerate(book.room_colour):
                if not free[room] or cubes[colour] + cubes[WHITE] <= placed:
                    continue
                first = values.favour if free[room] == book.room_capacity[room] else 0.0
                paid = favour + (first > 0) > placed
                more = first + room_value(t, me, room) * (values.paid if paid else values.unpaid) + values.courtier
                if more > best:
                    best, chosen = more, room
            best -= (placed + 1) * values.cube
            if best <= 0:
                break
            gained += best
            placed += 1
            _spend_colour(cubes, book.room_colour[chosen], placed)
            free[chosen] -= 1
        return gained

    def _goods(self, t: Table, me: int, cubes: list[int], values: Values) -> float:
        book = self._book
        camels = t.players[me].camels
        gained = 0.0
        free_road = False
        if t.posts_left(me) and cities_for_post(t, me):
            gained = values.post
            free_road = True
        offers = []
        for city, ring in enumerate(book.city_ring):
            good = values.common if ring == INNER else values.rare
            offers.append((good - sum(book.city_cost[city]) * values.cube, city))
        offers.sort(reverse=True)
        for more, city in offers:
            if more <= 0:
                break
            roads = len(roads_needed(t, me, city))
            by_post = free_road and roads == 1
            needed = 0 if by_post else roads
            if needed <= camels and more > needed * values.camel and _spend(cubes, book.city_cost[city]):
                gained += more - needed * values.camel
                camels -= needed
                free_road = free_road and not by_post
        return gained

    def _climb(self, t: Table, me: int, cubes: list[int], values: Values) -> float:
        book = self._book
        here = t.players[me].mosque
        if here != NONE:
            return self._climb_from(here, 0.0, cubes, values)
        best = 0.0
        for space in book.entrances:
            left = cubes[:]
            cost = book.edge_cost[space]
            if _spend(left, cost):
                first = values.level + values.camel * t.mosque_camels[space] - sum(cost) * values.cube
                best = max(best, self._climb_from(space, first, left, values))
        return best

    def _climb_from(self, here: int, gained: float, cubes: list[int], values: Values) -> float:
        book = self._book
        best = max(0.0, gained)
        while (space := book.next_space[here]) != NONE:
            cost = book.edge_cost[len(book.space_ids) + here]
            if not _spend(cubes, cost):
                break
            gained += values.level + book.space_vp[space] - sum(cost) * values.cube + self._space(space, values)
            best = max(best, gained)
            here = space
        return best

    def _space(self, space: int, values: Values) -> float:
        """What a space of the mosque gives besides points."""
        gained = 0.0
        for call in steps(self._book.space_effect[space]):
            name = call.verb.name
            if name == "upgrade":
                gained += values.upgrade
            elif name == "gain":
                gained += values.favour
            elif name == "take_bonus_tile" or name == "score_each":
                gained += values.bonus_tile
            elif name == "deploy":
                gained += values.soldier
            elif name == "free":
                if call.words[0] == "courtier":
                    gained += self._weights.free_courtier
                else:
                    gained += self._weights.free_rampart * values.influence
        return gained

    def _ramparts(self, t: Table, me: int, cubes: list[int], values: Values) -> float:
        book = self._book
        slots: list[list[int]] = [[], []]
        for slot, piece in enumerate(t.ramparts):
            if piece == NONE:
                slots[book.slot_kind[slot]].append(slot_influence(t, me, slot))
        slots[0].sort()
        slots[1].sort()
        gained = 0.0
        for piece in sorted(different_pieces(t), key=lambda piece: sum(book.rampart_cost[piece])):
            cost = book.rampart_cost[piece]
            open_slots = slots[book.rampart_kind[piece]]
            while open_slots:
                more = open_slots[-1] * values.influence - sum(cost) * values.cube
                if more <= 0 or not _spend(cubes, cost):
                    break
                open_slots.pop()
                gained += more
        return gained


def _scrolls(t: Table, me: int, count: int, values: Values) -> float:
    scrolls = t.players[me].scrolls
    gained = count * values.scroll
    for level, needed in enumerate(t.book.scrolls_for):
        if scrolls < needed <= scrolls + count:
            gained += values.discovery[level]
    return gained


def _soldier(t: Table, me: int, values: Values) -> float:
    return values.soldier if t.servants_left(me) else 0.0


def _spend_colour(cubes: list[int], colour: int, count: int) -> None:
    own = min(cubes[colour], count)
    cubes[colour] -= own
    cubes[WHITE] -= count - own


def _spend(cubes: list[int], cost: Cost) -> bool:
    """Pay a cost if possible, with white cubes where colours are missing."""
    lacking = 0
    for colour in range(WHITE):
        if cost[colour] > cubes[colour]:
            lacking += cost[colour] - cubes[colour]
    if lacking > cubes[WHITE]:
        return False
    for colour in range(WHITE):
        cubes[colour] = max(0, cubes[colour] - cost[colour])
    cubes[WHITE] -= lacking
    return True
