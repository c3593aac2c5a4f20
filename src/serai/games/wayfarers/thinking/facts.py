"""What a learned judgement looks at in a seat: the features of the appraisal, and beside them plain facts of the table.

Players and the solo opponent have facts of their own. Facts that there are several of, one for each row of content,
carry the id of the row (`board:board_1`), so that more rows are more facts.
"""

from __future__ import annotations

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import (
    COLUMNS,
    COMET,
    GUILDS,
    PRIMARY_TAGS,
    ROWS,
    SECTIONS,
    TILE_TYPES,
    WORKERS,
)
from serai.games.wayfarers.scoring import has_most_comets
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.games.wayfarers.thinking.features import MOON, MOVING, STEADY, SUN

RIVALS = (
    "most_cards", "most_space_cards", "most_tiles", "most_sets", "most_comets", "most_dice", "most_silver",
    "most_provision",
)  # fmt: skip
PLAYER = (
    "expected", "influence", "reserve", "slots", "free_slots", "cells", "room", "sun", "moon",
    "leads_comets", "inspirations", "steps_left",
)  # fmt: skip
AUTOMA = (
    "expected", "column", "ahead_by", "behind_by", "resource", "comets", "path", "owed", "schemes", "blue_schemes",
    "schemes_left", "tile_vp", "on_cards",
)  # fmt: skip


class Facts:
    """Of one printing of the game."""

    def __init__(self, book: Book) -> None:
        self._book = book
        common = (
            "rivals",
            "turns_left",
            "ending",
            "turn",
            "in_turn",
            *(f"lead:{guild}" for guild in GUILDS),
            *(f"back:{section}" for section in SECTIONS),
            *RIVALS,
        )
        self.of_player_names = (
            "one",
            *STEADY,
            *MOVING,
            *common,
            *PLAYER,
            *(f"dice:{value}" for value in range(1, COLUMNS + 1)),
            *(f"board:{board}" for board in book.boards),
        )
        self.of_automa_names = (
            "one",
            *common,
            *AUTOMA,
            *(f"guild:{guild}" for guild in GUILDS),
            *(f"workers:{colour}" for colour in WORKERS),
            *(f"cards:{row}" for row in ROWS),
            *(f"tiles:{kind}" for kind in TILE_TYPES),
            *(f"board:{board.id}" for board in book.ai_boards),
        )

    def of_player(
        self, t: Table, seat: int, turns: float, by_hand: float, steady: list[float], moving: list[float]
    ) -> list[float]:
        """In the order of their names, from the appraisal without anything learned and its features."""
        book = self._book
        player = t.players[seat]
        counts = player.counts
        dice = [0.0] * COLUMNS
        for value in player.dice:
            dice[value - 1] += 1.0
        slots = len(player.slot_dice)
        own: tuple[float, ...] = (
            by_hand, player.influence, player.reserve, slots, player.slot_dice.count(0), player.cells.bit_count(),
            sum(player.room), counts[SUN], counts[MOON], has_most_comets(t, seat),
            len(player.space_inspiration) - player.space_inspiration.count(NO_CARD),
            book.last_column - book.track[player.marker].column,
        )  # fmt: skip
        return [
            1.0,
            *steady,
            *moving,
            *self._common(t, seat, turns),
            *[float(fact) for fact in own],
            *dice,
            *[float(board == player.board) for board in range(len(book.boards))],
        ]

    def of_automa(self, t: Table, seat: int, turns: float, by_hand: float) -> list[float]:
        """In the order of their names."""
        book = self._book
        automa = t.automa
        assert automa is not None
        column = book.track[automa.marker].column
        rival = 0
        for player in t.players:
            rival = max(rival, book.track[player.marker].column)
        cards = [0.0] * len(ROWS)
        for card in automa.cards:
            cards[book.cards[card].row] += 1.0
        tiles = [0.0] * len(TILE_TYPES)
        points = blue = 0
        for design in automa.tiles:
            points += book.tiles[design].vp
            tiles[book.tiles[design].kind] += 1.0
        for scheme in automa.schemes:
            blue += book.schemes[scheme].is_blue
        own: tuple[float, ...] = (
            by_hand, column, max(0, column - rival), max(0, rival - column), automa.resource, automa.comets,
            automa.path, automa.owed, len(automa.schemes), blue, len(automa.scheme_pile), points,
            t.display_influence.count(seat),
        )  # fmt: skip
        return [
            1.0,
            *self._common(t, seat, turns),
            *[float(fact) for fact in own],
            *[float(count) for count in automa.guilds],
            *[float(count) for count in automa.workers],
            *cards,
            *tiles,
            *[float(board == automa.board) for board in range(len(book.ai_boards))],
        ]

    def _common(self, t: Table, seat: int, turns: float) -> list[float]:
        """What is looked at in every seat."""
        guilds = t.guilds_of(seat)
        leads = [0.0] * len(GUILDS)
        for guild in range(len(GUILDS)):
            rival = 0
            for other in range(t.seats):
                if other != seat:
                    rival = max(rival, t.guilds_of(other)[guild])
            leads[guild] = float(guilds[guild] - rival)
        most = [0] * len(RIVALS)
        for other, player in enumerate(t.players):
            if other != seat:
                for place, count in enumerate(_has(player)):
                    most[place] = max(most[place], count)
        return [
            float(t.seats - 1),
            turns,
            float(t.turns_left >= 0),
            t.turn / t.seats,
            float(t.seat == seat),
            *leads,
            *[float(side) for side in t.sides],
            *[float(count) for count in most],
        ]


def _has(player: Player) -> list[int]:
    """What rivals are looked at for, in the order of `RIVALS`."""
    counts = player.counts
    return [
        len(player.land) + len(player.water), len(player.space), len(player.tiles), min(counts[: len(PRIMARY_TAGS)]),
        counts[COMET], len(player.dice), player.silver, player.provision,
    ]  # fmt: skip
