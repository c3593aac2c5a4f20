"""What a position is made of, for the appraisal: numbers that matter for the points to come.

A phase is a scoring phase, the next one that of the year in course. The names stand for places in the list of
`Survey.features`, in the order of `weights.FEATURES`; `appraisal` says what each of them counts.
"""

from __future__ import annotations

from typing import Final

from serai.games.merv.actions.palace import courtiers_in
from serai.games.merv.book import Book
from serai.games.merv.names import (
    CARAVANSARY,
    COURTIER,
    INNER,
    INVASION,
    MOSQUE,
    NOBODY,
    NONE,
    PALACE,
    QUEUE,
    SCORING,
    TRADE,
    TURNS,
    WHITE,
)
from serai.games.merv.scoring import room_value
from serai.games.merv.table import Player, Table
from serai.games.merv.thinking.weights import Weights

PALACE_NEXT: Final = 0
PALACE_LATER: Final = 1
UNPAID_NEXT: Final = 2
UNPAID_LATER: Final = 3
COURTIER_TURNS: Final = 4
CITY_SAFE: Final = 5
CITY_RANSOM: Final = 6
CITY_OPEN: Final = 7
WALLED_LATER: Final = 8
OPEN_LATER: Final = 9
SETTLED: Final = 10  # those before it count without a turn to come, too
FAVOUR_NEXT: Final = 10
FAVOUR_LATER: Final = 11
FAVOUR_SPARE: Final = 12
CUBES: Final = 13
SPARE_CUBES: Final = 14
WHITE_CUBES: Final = 15
CAMELS: Final = 16
INFLUENCE: Final = 17
HIGH_INFLUENCE: Final = 18
SPICE_LIMIT: Final = 19
CONTRACT_LEVEL: Final = 20
CONTRACTS: Final = 21
FREE_SCROLLS: Final = 22
FREE_COMMON: Final = 23
FREE_RARE: Final = 24
SCROLLS: Final = 25
GOODS: Final = 26
CARDS: Final = 27
MOSQUE_LEVEL: Final = 28
HIGH_LEVEL: Final = 29
DISCOUNT_CARAVANSARY: Final = 30
DISCOUNT_PALACE: Final = 31
DISCOUNT_TRADE: Final = 32
DISCOUNT_MOSQUE: Final = 33
CONVERSIONS: Final = 34
BEST_LINES: Final = 35
NEXT_LINE: Final = 36
COURTIER_LINES: Final = 37
BUILDINGS: Final = 38
BONUS_UPGRADES: Final = 39
WHITE_UPGRADES: Final = 40
INNER_POSTS: Final = 41
OUTER_POSTS: Final = 42
SINGLE_SPICES: Final = 43
COURTIERS: Final = 44
PLACE: Final = 45
BONUS_TILES: Final = 46
AUTOMA_LINES: Final = 47
NEXT_COURTIER: Final = 48
COUNT: Final = 49

DISCOUNTS = (
    (DISCOUNT_CARAVANSARY, CARAVANSARY),
    (DISCOUNT_PALACE, PALACE),
    (DISCOUNT_TRADE, TRADE),
    (DISCOUNT_MOSQUE, MOSQUE),
)


class Survey:
    """Surveys tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._years = len(book.year_ids)
        self._influence_for = [
            next((at for at, level in enumerate(book.contract_level) if level >= needed), book.last_influence)
            for needed in book.contract_needs
        ]

    def turns(self, t: Table, seat: int) -> int:
        """Turns still to come, one that has begun not among them."""
        rounds = self._book.rounds
        if t.phase in (SCORING, INVASION):
            return rounds * (self._years - t.year - 1)
        waits = t.phase == TURNS and seat not in t.zones
        return rounds * (self._years - t.year) - t.round - 1 + waits

    def phases(self, t: Table) -> int:
        """Scoring phases still to come."""
        return self._years - t.year

    def features(self, t: Table, seat: int, turns: int) -> list[float]:
        """The numbers by name; without a turn to come only those that are settled."""
        f = [0.0] * COUNT
        self._palace(t, seat, turns, f)
        self._city(t, seat, turns, f)
        if turns:
            self._means(t, seat, t.players[seat], f)
            self._progress(t, seat, t.players[seat], f)
            f[CONTRACTS] = self._contracts(t, t.players[seat], turns)
            f[PLACE] = _place(t, seat)
        return f

    def _palace(self, t: Table, seat: int, turns: int, f: list[float]) -> None:
        """What the rooms score as they are, year by year, the best courtiers first as far as favour reaches."""
        player = t.players[seat]
        rooms: list[int] = []
        for room, count in enumerate(player.courtiers):
            if count:
                rooms += [room_value(t, seat, room)] * count
        favour = player.favour
        if not rooms:
            f[FAVOUR_SPARE] = favour
            return
        rooms.sort(reverse=True)
        courtiers = len(rooms)
        phases = self._years - t.year
        f[COURTIERS] = courtiers
        f[FAVOUR_NEXT] = min(favour, courtiers)
        f[FAVOUR_LATER] = min(favour - f[FAVOUR_NEXT], courtiers * (phases - 1))
        f[FAVOUR_SPARE] = favour - f[FAVOUR_NEXT] - f[FAVOUR_LATER]
        rounds = self._book.rounds
        for phase in range(phases):
            paid = courtiers if seat == t.magistrate else min(courtiers, favour)
            favour -= paid
            f[PALACE_LATER if phase else PALACE_NEXT] += sum(rooms[:paid])
            f[UNPAID_LATER if phase else UNPAID_NEXT] += sum(rooms[paid:])
            f[COURTIER_TURNS] += courtiers * max(0, turns - rounds * (phases - 1 - phase))

    def _city(self, t: Table, seat: int, turns: int, f: list[float]) -> None:
        """Buildings: what they score, how safe they are, and what their lines produce."""
        book = self._book
        grid = book.grid
        later = self._years - t.year - 1
        danger = t.phase != SCORING and book.invasion[t.year] and seat != t.magistrate
        points = self._points_by_action(t, seat, f)
        ransom = t.players[seat].cubes[:]
        lines = [0.0] * (2 * grid)  # rows, then columns: cubes that own buildings produce
        courtier = [0] * (2 * grid)
        for square, owner in enumerate(t.owners):
            if owner == COURTIER:
                courtier[square // grid] += 1
                courtier[grid + square % grid] += 1
            if owner != seat:
                continue
            f[BUILDINGS] += 1
            cubes = 1.0
            upgrade = t.upgrades[square]
            if upgrade != NONE:
                cubes = self._weights.white_cube if upgrade == WHITE else self._weights.bonus_cube
                f[WHITE_UPGRADES if upgrade == WHITE else BONUS_UPGRADES] += 1
            lines[square // grid] += cubes
            lines[grid + square % grid] += cubes
            tile = t.tiles[square]
            worth = points[book.district_action[tile]]
            walled = t.is_walled(square)
            f[WALLED_LATER if walled else OPEN_LATER] += worth * later
            if not danger or walled or t.soldiers[square] != NOBODY:
                f[CITY_SAFE] += worth
            else:
                f[CITY_RANSOM if _pays(ransom, book.district_colour[tile]) else CITY_OPEN] += worth
        if turns:
            self._lines(t, seat, lines, courtier, f)

    def _points_by_action(self, t: Table, seat: int, f: list[float]) -> list[int]:
        """What a building scores in a phase, by the action of its district."""
        book = self._book
        points = [book.building_vp] * (max(book.district_action) + 1)
        for tile, owner in enumerate(t.bonus_tiles):
            if owner == seat:
                action, more = book.bonus_tile_vp[tile]
                points[action] += more
                f[BONUS_TILES] += 1
        if t.mosque_level(seat) == book.mosque_levels:
            action, more = book.mosque_top_vp
            points[action] += more
        return points

    def _lines(self, t: Table, seat: int, lines: list[float], courtier: list[int], f: list[float]) -> None:
        grid = self._book.grid
        best = (max(lines[grid:]), max(lines[:grid]))  # columns, rows, as rounds name them
        f[BEST_LINES] = best[0] + best[1]
        f[COURTIER_LINES] = max(courtier[grid:]) + max(courtier[:grid])
        following = t.round
        if t.phase == QUEUE or (t.phase == TURNS and seat in t.zones):
            following = (t.round + 1) % self._book.rounds
        f[NEXT_LINE] = best[self._book.round_line[following]]
        if seat == t.magistrate:
            joint = [own + his for own, his in zip(lines, courtier, strict=True)]
            f[AUTOMA_LINES] = max(joint[grid:]) + max(joint[:grid])

    def _means(self, t: Table, seat: int, player: Player, f: list[float]) -> None:
        coloured = sum(player.cubes[:WHITE])
        f[CUBES] = min(coloured, self._weights.useful_cubes)
        f[SPARE_CUBES] = coloured - f[CUBES]
        f[WHITE_CUBES] = player.cubes[WHITE]
        f[CAMELS] = min(player.camels, self._weights.useful_camels)
        f[NEXT_COURTIER] = self._next_courtier(t, seat, player)
        rings = self._book.city_ring
        for city, posts in enumerate(t.posts):
            if posts >> seat & 1:
                f[INNER_POSTS if rings[city] == INNER else OUTER_POSTS] += 1

    def _next_courtier(self, t: Table, seat: int, player: Player) -> float:
        """What one courtier more could score, if favour is there for it, by the share of its cubes that are held."""
        book = self._book
        cost = sum(player.courtiers) + 1
        if player.favour < cost or not t.servants_left(seat):
            return 0.0
        best = 0.0
        for room, colour in enumerate(book.room_colour):
            held = min(cost, player.cubes[colour] + player.cubes[WHITE])
            if held and courtiers_in(t, room) < book.room_capacity[room]:
                best = max(best, room_value(t, seat, room) * held / cost)
        return best * (self._years - t.year)

    def _progress(self, t: Table, seat: int, player: Player, f: list[float]) -> None:
        book = self._book
        influence = player.influence
        f[INFLUENCE] = influence
        f[HIGH_INFLUENCE] = max(0, influence - self._weights.high_influence_from)
        f[SPICE_LIMIT] = book.spice_limit[influence]
        f[CONTRACT_LEVEL] = book.contract_level[influence]
        f[FREE_SCROLLS] = player.scrolls - player.locked_scrolls
        f[FREE_COMMON] = player.common - player.locked_common
        f[FREE_RARE] = player.rare - player.locked_rare
        f[SCROLLS] = player.scrolls
        f[GOODS] = player.common + player.rare
        for count in player.spices:
            f[CARDS] += count
            f[SINGLE_SPICES] += count % book.pair_size
        level = t.mosque_level(seat)
        f[MOSQUE_LEVEL] = level
        f[HIGH_LEVEL] = max(0, level - self._weights.high_level_from)
        if player.scrolls >= book.scrolls_for[0]:
            owners = t.discoveries
            for feature, action in DISCOUNTS:
                tile = book.discount_tile[action]
                f[feature] = tile != NONE and owners[tile] == seat
            for tile, _ in book.convert_tiles:
                f[CONVERSIONS] += owners[tile] == seat

    def _contracts(self, t: Table, player: Player, turns: int) -> float:
        """The best contracts within reach: points, less the effort still needed."""
        book = self._book
        n = self._weights
        scrolls = player.scrolls - player.locked_scrolls
        common = player.common - player.locked_common
        rare = player.rare - player.locked_rare
        if not (scrolls or common or rare):
            return 0.0
        found: list[float] = []
        for pile, taken in enumerate(t.piles):
            cards = book.piles[pile]
            if taken == len(cards):
                continue
            card = cards[taken]
            lock = book.contract_lock[card]
            missing = float(max(0, lock.scrolls - scrolls) + max(0, lock.common - common))
            missing += n.rare_effort * max(0, lock.rare - rare)
            missing += max(0, lock.any_good - max(0, common - lock.common) - max(0, rare - lock.rare))
            missing += n.influence_effort * max(0, self._influence_for[card] - player.influence)
            worth = book.contract_vp[card] + n.contract_reward - n.contract_effort * (1 + missing)
            if worth > 0:
                found.append(worth * min(1.0, turns / (1.0 + n.contract_hurry * missing)))
        found.sort(reverse=True)
        value = 0.0
        for share, worth in zip(n.contract_shares, found, strict=False):
            value += share * worth
        return value


def _pays(cubes: list[int], colour: int) -> bool:
    """Take a cube of a colour, or a white one, for a ransom; says whether there was one."""
    for own in (colour, WHITE):
        if cubes[own]:
            cubes[own] -= 1
            return True
    return False


def _place(t: Table, seat: int) -> float:
    """How many masters come before that of a seat; in doubt the middle."""
    if t.phase == TURNS:
        return t.order.index(seat)
    if t.phase == QUEUE and seat in t.queue:
        return t.queue.index(seat)
    return len(t.queue) / 2
