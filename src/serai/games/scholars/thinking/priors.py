"""How promising options look before anybody thinks: what is not worth a try, and where to begin."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from serai.games.scholars.book import Book
from serai.games.scholars.dice import worked
from serai.games.scholars.names import colour_of, value_of
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.weights import Weights
from serai.kernel.decision import Decision, Option


class Priors:
    """Of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights

    def of(self, t: Table, decision: Decision) -> Sequence[float] | None:
        """In points; minus infinity is not worth a try."""
        key = decision.key
        if key == "work":
            return [self._step(t, decision.seat, option) for option in decision.options]
        if key == "die":
            return self._dice(t, decision)
        if key == "reroll":
            return [self._reroll(t, decision.seat, option) for option in decision.options]
        if key == "printed-die":
            return [0.0 if option is self._book.options.with_printed else -inf for option in decision.options]
        return None

    def _step(self, t: Table, me: int, option: Option) -> float:
        """A worker that changes nothing is wasted; the end comes last."""
        if option is self._book.options.end_turn:
            return -0.5
        if not option.id.startswith("put:"):
            return 0.0
        place, worker = option.value
        book = self._book
        at = t.working * book.dice_on_card + place
        player = t.players[me]
        wild = [book.wild[one] for one in player.tucked[t.working] if book.wild[one] >= 0]
        colour, value = worked(t, me, player.dice[at], at, wild)
        if book.worker_colours[worker] == colour and value == book.constants["worker_raises_to"]:
            return -inf
        return -self._weights.worker

    def _dice(self, t: Table, decision: Decision) -> list[float] | None:
        """Two dice are the same in either order: the second is not lower than the first."""
        player = t.players[decision.seat]
        first = player.dice[t.working * self._book.dice_on_card]
        if not first or self._book.options.one_die not in decision.options:
            return None
        return [
            -inf if option is not self._book.options.one_die and option.value < first else 0.0
            for option in decision.options
        ]

    def _reroll(self, t: Table, me: int, option: Option) -> float:
        """Only low dice are rolled again, the lowest first."""
        if option is self._book.options.ready:
            return 0.0
        faces = self._book.colours[colour_of(option.value)].faces
        return 0.5 if value_of(option.value) * 2 < faces[0] + faces[-1] - 1 else -inf
