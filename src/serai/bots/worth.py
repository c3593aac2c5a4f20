"""What a position is worth to a seat: the game's appraisal, compared with the strongest rival."""

from __future__ import annotations

from typing import Any

from serai.kernel.game import Game
from serai.kernel.match import Match
from serai.kernel.table import Table

VICTORY = 6.0  # points that winning is worth on top of the lead


def worth(match: Match, seat: int) -> float:
    """The expected lead of a seat over its best rival, in points; once the match is over, with the victory in it."""
    game = match.game
    if match.decision is None:
        return lead(match, seat) + (VICTORY if seat in game.winners(match.table) else -VICTORY)
    return _ahead(game, match.left_table if game.automas_surprise else match.table, seat)


def appeal(match: Match, seat: int) -> float:
    """What a position is worth to a seat that chooses: the same, by what it has learned to choose by."""
    game = match.game
    if match.decision is None:
        return worth(match, seat)
    table = match.left_table if game.automas_surprise else match.table
    mine = game.appeal(table, seat)
    rivals = [game.appeal(table, other) for other in range(game.seats(table)) if other != seat]
    return mine - max(rivals) if rivals else mine


def lead(match: Match, seat: int) -> float:
    """The same as the table lies there now, without regard to victory."""
    return _ahead(match.game, match.table, seat)


def _ahead(game: Game[Any], table: Table, seat: int) -> float:
    mine = game.appraise(table, seat)
    rivals = [game.appraise(table, other) for other in range(game.seats(table)) if other != seat]
    return mine - max(rivals) if rivals else mine
