"""What a learned judgement looks at in a seat: the features of the appraisal, and beside them plain facts of the table.

No sum of features says that a courtier is worth more in a room whose things are easy to come by; a network may find
that out. Facts that there are several of, one for each row of content, carry the id of the row
(`courtiers:room-faith`), so that more rows are more facts.
"""

from __future__ import annotations

from serai.games.merv.book import Book
from serai.games.merv.names import ACTIONS, COURTIER, CUBES, NOBODY, NONE, SCORING
from serai.games.merv.table import Table
from serai.games.merv.thinking.features import Survey
from serai.games.merv.thinking.weights import FEATURES

PLAIN = (
    "rivals", "phases", "turns_this_year", "danger", "more_danger", "favour", "all_cubes", "all_camels",
    "servants_left", "buildings_left", "posts_left", "soldiers", "walled", "bare", "contracts_done", "locked_goods",
    "spice_kinds", "row_cards", "free_discoveries", "free_bonus_tiles", "walls_left", "courtier_buildings",
    "most_buildings", "most_influence", "most_favour", "most_mosque", "most_courtiers", "most_scrolls", "most_goods",
    "most_cards",
)  # fmt: skip


class Facts:
    """Of one printing of the game."""

    def __init__(self, book: Book, survey: Survey) -> None:
        self._book = book
        self._survey = survey
        self.names = (
            "one",
            *FEATURES,
            *PLAIN,
            *(f"cubes:{cube}" for cube in CUBES),
            *(f"cards:{spice}" for spice in book.spice_ids),
            *(f"courtiers:{room}" for room in book.room_ids),
            *(f"buildings:{action}" for action in ACTIONS),
            *(f"has:{tile}" for tile in book.discovery_ids),
            *(f"has:{tile}" for tile in book.bonus_tile_ids),
        )

    def of(self, t: Table, seat: int, turns: int, features: list[float]) -> list[float]:
        """The facts of a seat in the order of their names; `features` are those of the appraisal."""
        book = self._book
        player = t.players[seat]
        soldiers = walled = bare = buildings = courtiers_there = 0
        by_action = [0.0] * len(ACTIONS)
        for square, owner in enumerate(t.owners):
            soldiers += t.soldiers[square] == seat
            courtiers_there += owner == COURTIER
            if owner == seat:
                buildings += 1
                by_action[book.district_action[t.tiles[square]]] += 1.0
                if t.is_walled(square):
                    walled += 1
                elif t.soldiers[square] == NOBODY:
                    bare += 1
        courtiers = posts = 0
        for count in player.courtiers:
            courtiers += count
        for city in t.posts:
            posts += city >> seat & 1
        year = t.year + (t.phase == SCORING)  # the one whose invasion may still come
        danger = year < len(book.invasion) and book.invasion[year]
        more_danger = 0
        for later in range(year + 1, len(book.invasion)):
            more_danger += book.invasion[later]
        kinds = 0
        for count in player.spices:
            kinds += count > 0
        most = self._most(t, seat)
        facts: tuple[float, ...] = (
            len(t.players) - 1, self._survey.phases(t), turns % book.rounds, danger, more_danger, player.favour,
            sum(player.cubes), player.camels, book.servants - soldiers - courtiers, book.buildings - buildings,
            book.trading_posts - posts, soldiers, walled, bare, len(player.contracts),
            player.locked_common + player.locked_rare, kinds, len(t.row) - t.row.count(NONE),
            t.discoveries.count(NOBODY), t.bonus_tiles.count(NOBODY), t.ramparts.count(NONE), courtiers_there, *most,
        )  # fmt: skip
        return [
            1.0,
            *features,
            *[float(fact) for fact in facts],
            *[float(count) for count in player.cubes],
            *[float(count) for count in player.spices],
            *[float(count) for count in player.courtiers],
            *by_action,
            *[1.0 if owner == seat else 0.0 for owner in t.discoveries],
            *[1.0 if owner == seat else 0.0 for owner in t.bonus_tiles],
        ]

    def _most(self, t: Table, seat: int) -> list[int]:
        """What the strongest of the others has, each by itself."""
        most = [0] * (len(PLAIN) - PLAIN.index("most_buildings"))
        for other, player in enumerate(t.players):
            if other == seat:
                continue
            has = (
                t.owners.count(other), player.influence, player.favour, t.mosque_level(other), sum(player.courtiers),
                player.scrolls, player.common + player.rare, sum(player.spices),
            )  # fmt: skip
            for place, count in enumerate(has):
                most[place] = max(most[place], count)
        return most
