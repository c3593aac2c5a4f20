"""What a position is worth: the expected final score of a seat, for bots to think with.

The points scored and the sets of spices, and on top of them what these features promise:

- buildings: points in the scoring phases to come, bonus tiles included, as far as they will survive invasions; and
  cubes in the turns to come;
- courtiers: what their rooms will score in each phase, as far as favour reaches;
- cubes, camels and favour: what they will buy, less towards the end;
- contracts: the points of those within reach, less what is still missing for them;
- scrolls: the way already made to the next breakthrough, and what the permanent ones will save;
- the mosque, influence, pairs of spices: the way already made to what comes next;
- the magistrate: points at his pace.

The numbers below are estimates, in points; none of them is a rule.
"""

from __future__ import annotations

from serai.games.merv.content import Book
from serai.games.merv.names import INVASION, NOBODY, NONE, OVER, SCORING, TURNS, WHITE
from serai.games.merv.scoring import room_value, spice_points, total
from serai.games.merv.table import Player, Table

CUBE = 1.0
WHITE_MORE = 0.35
SPARE_CUBE = 0.5  # beyond what a turn or two can use
USEFUL_CUBES = 7
FEW_TURNS = 2.0  # from here on what is held loses its worth
CAMEL = 1.0
SPARE_CAMEL = 0.3
USEFUL_CAMELS = 3
PRODUCTION = 0.13  # cubes a turn of a building
UPGRADE = 0.13  # and of an upgrade
UNPROTECTED = 0.3  # how probably an unprotected building survives, by ransom
HALF_WALLED = 0.45
LATER = 0.55  # a year later
ROOM_GROWTH = 0.22  # a turn
FAVOUR_GROWTH = 1.0  # a year
FAVOUR = 0.5  # beyond what the courtiers need
FIRST_FAVOUR = 0.9  # without courtiers
INFLUENCE = 0.3
SPICE_LIMIT = 1.2  # for each spice more that may be owned
PAIR = 0.5  # for each card that waits for its twin
CONTRACT_EFFORT = 1.35  # a cube's worth of what is missing for a contract
CONTRACT_MORE = 1.5  # the reward
CONTRACT_SHARES = (0.85, 0.55, 0.3)  # the best ones within reach
INFLUENCE_EFFORT = 0.45
PERMANENT = (0.3, 0.25)  # of the first two breakthroughs, a turn
ONE_SHOT = (3.0, 7.0)  # of the last two
MOSQUE = 2.4  # a level
MAGISTRATE = 9.0  # a turn


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._years = len(book.year_ids)
        self._influence_for = [
            next((at for at, level in enumerate(book.contract_level) if level >= needed), book.last_influence)
            for needed in book.contract_needs
        ]

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        if t.phase == OVER:
            return float(total(t, seat))
        turns = self._turns(t, seat)
        if seat == t.magistrate:
            return total(t, seat) + MAGISTRATE * turns
        player = t.players[seat]
        late = min(1.0, turns / FEW_TURNS)
        return (
            sum(player.points)
            + spice_points(t, player)
            + self._buildings(t, seat, turns)
            + self._courtiers(t, seat, player, turns)
            + self._means(t, player) * late
            + self._contracts(t, player, turns)
            + self._progress(t, seat, player, turns) * late
        )

    def _turns(self, t: Table, seat: int) -> int:
        """Turns still to come, the one in course not among them."""
        rounds = self._book.rounds
        if t.phase in (SCORING, INVASION):
            return rounds * (self._years - t.year - 1)
        left = rounds * (self._years - t.year) - t.round - 1
        return left + (t.phase == TURNS and t.order.index(seat) > t.at)

    def _buildings(self, t: Table, seat: int, turns: int) -> float:
        book = self._book
        phases = self._years - t.year
        danger = t.phase != SCORING and book.invasion[t.year]
        per_action = [0.0] * 6
        for tile, owner in enumerate(t.bonus_tiles):
            if owner == seat:
                action, points = book.bonus_tile_vp[tile]
                per_action[action] += points
        if t.mosque_level(seat) == book.mosque_levels:
            action, points = book.mosque_top_vp
            per_action[action] += points
        cubes = CUBE * turns
        value = 0.0
        for square, owner in enumerate(t.owners):
            if owner != seat:
                continue
            walls = 0
            slots = book.slots_over[square]
            for slot in slots:
                walls += t.ramparts[slot] != NONE
            if walls == len(slots):
                now = later = 1.0
            else:
                later = LATER + 0.2 * walls
                soldier = t.soldiers[square] != NOBODY
                now = 1.0 if soldier or not danger else HALF_WALLED if walls else UNPROTECTED
            scores = book.building_vp + per_action[book.district_action[t.tiles[square]]]
            chance = now
            for _ in range(phases):
                value += scores * chance
                chance *= later
            value += cubes * (PRODUCTION + (UPGRADE if t.upgrades[square] != NONE else 0.0)) * now
        return value

    def _courtiers(self, t: Table, seat: int, player: Player, turns: int) -> float:
        """What the rooms will score, year by year, the best courtiers first."""
        rooms = [(room_value(t, seat, room), n) for room, n in enumerate(player.courtiers) if n]
        if not rooms:
            return player.favour * FIRST_FAVOUR * min(1.0, turns / 6)
        rooms.sort(reverse=True)
        favour = float(player.favour)
        value = 0.0
        phases = self._years - t.year
        rounds = self._book.rounds
        for phase in range(phases):
            to_come = max(0, turns - rounds * (phases - 1 - phase))
            for worth, n in rooms:
                paid = min(float(n), favour)
                favour -= paid
                value += paid * (worth + ROOM_GROWTH * to_come)
            favour += FAVOUR_GROWTH
        spare = favour - FAVOUR_GROWTH * phases
        return value + (spare * FAVOUR if spare > 0 else 0.0)

    def _means(self, t: Table, player: Player) -> float:
        cubes = sum(player.cubes)
        value = CUBE * min(cubes, USEFUL_CUBES) + SPARE_CUBE * max(0, cubes - USEFUL_CUBES)
        value += WHITE_MORE * player.cubes[WHITE]
        camels = player.camels
        return value + CAMEL * min(camels, USEFUL_CAMELS) + SPARE_CAMEL * max(0, camels - USEFUL_CAMELS)

    def _contracts(self, t: Table, player: Player, turns: int) -> float:
        """The contracts within reach: points, less the effort still needed."""
        book = self._book
        scrolls = player.scrolls - player.locked_scrolls
        common = player.common - player.locked_common
        rare = player.rare - player.locked_rare
        if not turns or not (scrolls or common or rare):
            return 0.0
        found = []
        for pile, taken in enumerate(t.piles):
            cards = book.piles[pile]
            if taken == len(cards):
                continue
            card = cards[taken]
            lock = book.contract_lock[card]
            effort = max(0, lock.scrolls - scrolls) + max(0, lock.common - common) + 2 * max(0, lock.rare - rare)
            effort += max(0, lock.any_good - max(0, common - lock.common) - max(0, rare - lock.rare))
            needed = self._influence_for[card] - player.influence
            missing = effort + (INFLUENCE_EFFORT * needed if needed > 0 else 0.0)
            worth = book.contract_vp[card] + CONTRACT_MORE - CONTRACT_EFFORT * (1 + missing)
            if worth > 0:
                found.append(worth * min(1.0, turns / (1.0 + 0.5 * missing)))
        found.sort(reverse=True)
        return sum(share * worth for share, worth in zip(CONTRACT_SHARES, found, strict=False))

    def _progress(self, t: Table, seat: int, player: Player, turns: int) -> float:
        book = self._book
        value = INFLUENCE * player.influence + SPICE_LIMIT * book.spice_limit[player.influence]
        value += MOSQUE * t.mosque_level(seat)
        for count in player.spices:
            value += PAIR * (count % book.pair_size)
        worths = (PERMANENT[0] * turns, PERMANENT[1] * turns, *ONE_SHOT)
        before = 0
        for level, needed in enumerate(book.scrolls_for):
            if player.scrolls >= needed:
                if level < len(PERMANENT):
                    value += worths[level]
            else:
                value += 0.8 * worths[min(level, len(worths) - 1)] * (player.scrolls - before) / (needed - before)
                break
            before = needed
        return value
