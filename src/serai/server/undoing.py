"""How far undo reaches: the moments that a seat can go back to, one choice at a time, and why not further.

Each step is judged as `Match.undo_reason` judges it: it must be the seat's own choice, and nothing hidden may have come
to light. To know this for earlier moments without going there again and again, a table keeps a trail.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.kernel.decision import Option, Reason
from serai.kernel.game import UNDO
from serai.kernel.match import NOTHING_TO_UNDO, UNDO_OTHER_SEAT, UNDO_REVEALED, UNDO_RULES_CHANGED, Match

FURTHEST = 40  # choices that are looked back upon: further than anybody goes


class Trail:
    """By position: who chose there, and how often something had come to light before."""

    def __init__(self, choosers: Mapping[int, int] | None = None) -> None:
        """`choosers` are those that are known already: the store says who chose."""
        self._choosers = dict(choosers or {})
        self._reveals: dict[int, int] = {}
        self._shorten(max(self._choosers, default=0))

    def cut(self, position: int) -> None:
        """Forget what came after a position: it was taken back."""
        for known in (self._choosers, self._reveals):
            for later in [one for one in known if one > position]:
                del known[later]

    def note(self, match: Match) -> None:
        """Remember where a match stands, while that costs nothing."""
        position = match.position
        self._choosers[position] = match.decision.seat if match.decision is not None else -1
        self._reveals[position] = match.table.reveals
        if len(self._reveals) > 4 * FURTHEST:
            self._shorten(position)

    def chooser(self, match: Match, position: int) -> int:
        if position not in self._choosers:
            self._go_back(match, position)
        return self._choosers[position]

    def reveals(self, match: Match, position: int) -> int:
        if position not in self._reveals:
            self._go_back(match, position)
        return self._reveals[position]

    def _go_back(self, match: Match, position: int) -> None:
        """A match that was revived may have to be played again for this: once, not for every step."""
        for then in [match] if position == match.position else match.approach(position):
            self.note(then)

    def _shorten(self, position: int) -> None:
        """Forget what lies further back than anybody goes, now and then."""
        for known in (self._choosers, self._reveals):
            for earlier in [one for one in known if one < position - 2 * FURTHEST]:
                del known[earlier]


def undo_reason(trail: Trail, match: Match, first: int, seat: int, position: int) -> Reason | None:
    """Why the choice that led to a position cannot be taken back by a seat; None if it can."""
    if position <= first:
        return NOTHING_TO_UNDO
    if position <= match.origin:
        return UNDO_RULES_CHANGED
    if trail.chooser(match, position - 1) != seat:
        return UNDO_OTHER_SEAT
    if match.settings[UNDO.name] == "free":
        return None
    return UNDO_REVEALED if trail.reveals(match, position) != trail.reveals(match, position - 1) else None


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
