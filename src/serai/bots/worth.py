"""What a position is worth to a seat: the game's appraisal, compared with the strongest rival."""

from __future__ import annotations

from serai.kernel.match import Match

VICTORY = 6.0  # points that winning is worth on top of the lead


def worth(match: Match, seat: int) -> float:
    """The expected lead of a seat over its best rival, in points; once the match is over, with the victory in it."""
    game = match.game
    table = match.left_table if game.automas_surprise and match.decision is not None else match.table
    mine = game.appraise(table, seat)
    rivals = [game.appraise(table, other) for other in range(game.seats(table)) if other != seat]
    lead = mine - max(rivals) if rivals else mine
    if match.decision is None:
        lead += VICTORY if seat in game.winners(table) else -VICTORY
    return lead
