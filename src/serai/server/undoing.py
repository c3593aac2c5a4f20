"""How far undo reaches: the moments that a seat can go back to, one choice at a time, and why not further.

Each step is judged as `Match.undo_reason` judges it: it must be the seat's own choice, and nothing hidden may have come
to light. To know this for earlier moments without going there again and again, a table keeps a trail.
"""

from __future__ import annotations

from serai.kernel.decision import Option, Reason
from serai.kernel.game import UNDO
from serai.kernel.match import NOTHING_TO_UNDO, UNDO_OTHER_SEAT, UNDO_REVEALED, UNDO_RULES_CHANGED, Match

FURTHEST = 40  # choices that are looked back upon: further than anybody goes


class Trail:
    """By position: who chose there, and how often something had come to light before."""

    def __init__(self) -> None:
        self._steps: dict[int, tuple[int, int]] = {}

    def cut(self, position: int) -> None:
        """Forget what came after a position: it was taken back."""
        for later in [one for one in self._steps if one > position]:
            del self._steps[later]

    def step(self, match: Match, position: int) -> tuple[int, int]:
        found = self._steps.get(position)
        if found is None:
            then = match if position == match.position else match.at(position)
            seat = then.decision.seat if then.decision is not None else -1
            found = self._steps[position] = (seat, then.table.reveals)
            self._shorten(position)
        return found

    def _shorten(self, position: int) -> None:
        """Forget what lies further back than anybody goes, now and then."""
        if len(self._steps) > 4 * FURTHEST:
            for earlier in [one for one in self._steps if one < position - 2 * FURTHEST]:
                del self._steps[earlier]


def undo_reason(trail: Trail, match: Match, first: int, seat: int, position: int) -> Reason | None:
    """Why the choice that led to a position cannot be taken back by a seat; None if it can."""
    if position <= first:
        return NOTHING_TO_UNDO
    if position <= match.origin:
        return UNDO_RULES_CHANGED
    chooser, reveals = trail.step(match, position - 1)
    if chooser != seat:
        return UNDO_OTHER_SEAT
    if match.settings[UNDO.name] != "free" and trail.step(match, position)[1] != reveals:
        return UNDO_REVEALED
    return None


def reach(trail: Trail, match: Match, first: int, seat: int) -> tuple[int, Reason | None]:
    """The earliest moment that undo leads a seat to, and why it leads no further (None: it does)."""
    position = match.position
    for _ in range(FURTHEST):
        reason = undo_reason(trail, match, first, seat, position)
        if reason is not None:
            return position, reason
        position -= 1
    return position, None


def last_choice(match: Match) -> Option | None:
    """What undo would take back."""
    entry = match.last_entry
    return entry if isinstance(entry, Option) else None
