"""How promising options look before anybody thinks: what is not worth a try, and where to begin."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from serai.games.scholars.book import Book
from serai.games.scholars.dice import worked
from serai.games.scholars.names import colour_of, value_of
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.prospects import Prospects
from serai.games.scholars.thinking.weights import Weights
from serai.kernel.decision import Decision, Option
from serai.kernel.effects import Effect

PENDING = 0.5  # of an effect, while some of it is still to be asked for


class Priors:
    """Of one printing of the game. What an option has only promised, its prior stands for."""

    def __init__(self, book: Book, weights: Weights, prospects: Prospects, effects: EffectValues) -> None:
        self._book = book
        self._weights = weights
        self._prospects = prospects
        self._effects = effects
        self._rooms = [effects.of(room.effect) * PENDING for room in book.rooms]

    def of(self, t: Table, decision: Decision) -> Sequence[float] | None:
        """In points; minus infinity is not worth a try."""
        key = decision.key
        if key == "work":
            return [self._step(t, decision.seat, option) for option in decision.options]
        if key == "die":
            return self._dice(t, decision)
        if key == "order":
            return [self._order(option) for option in decision.options]
        if key == "recruit":
            return [self._recruit(t, decision.seat, option) for option in decision.options]
        if key == "travel":
            return [self._prospects.of_journey(t, decision.seat, option.value) for option in decision.options]
        if key == "translate":
            worth = dict(self._prospects.of_scrolls(t, decision.seat))
            return [worth.get(option.value, 0.0) for option in decision.options]
        if key == "room":
            return [self._rooms[option.value] for option in decision.options]
        if key == "reroll":
            return [self._reroll(t, decision.seat, option) for option in decision.options]
        if key == "printed-die":
            return [0.0 if option is self._book.options.with_printed else -inf for option in decision.options]
        return None

    def _step(self, t: Table, me: int, option: Option) -> float:
        """A main action has yet to bring what its dice promise; a worker that changes nothing is wasted."""
        if option in self._book.options.main:
            return self._prospects.of_main(t, me, option.value)
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

    def _order(self, option: Option) -> float:
        return self._effects.of(option.value) * PENDING if isinstance(option.value, Effect) else 0.0

    def _recruit(self, t: Table, me: int, option: Option) -> float:
        translator = t.piles[option.value][-1]
        if option in self._book.options.dispatch:
            return self._effects.of(self._book.translators[translator].dispatch) * PENDING
        return self._prospects.of_employing(t, me, translator)

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
