"""What a position is worth: the expected final score of a seat, for bots to think with.

The score now, and on top of it what the features of the seat promise (`features`; `opponent` for the solo opponent) by
the judgement that was learned from matches (`serai.kernel.judgement`, `tools/train`). While an action is being made,
what it may still bring is added by hand (`prospects`).
"""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.scoring import dice_points, dice_sum, quick_score
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.features import Features
from serai.games.scholars.thinking.opponent import OpponentFeatures
from serai.games.scholars.thinking.prospects import Prospects
from serai.games.scholars.thinking.weights import Weights
from serai.kernel.judgement import Judgement, times


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self.effects = EffectValues(book, weights)
        self.prospects = Prospects(book, weights, self.effects)
        self.features = Features(book, weights, self.effects, self.prospects)
        self.opponent = OpponentFeatures(book)
        self._player = Judgement(self.features.names, weights.learned["features"])
        self._opponent = Judgement(self.opponent.names, weights.learned["opponent"])

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        value = self.known(t, seat)
        if t.turns_left == 0:
            return value
        soon, late = times(self.features.turns_left(t))
        if seat >= len(t.players):
            return value + self._opponent.of(self.opponent.of(t), soon, late)
        value += self._player.of(self.features.of(t, seat), soon, late)
        if t.working >= 0 and t.seat == seat and not t.settled:
            value += self.prospects.of_turn(t, seat)
        return value + self._book.seams.promise(t, seat)

    def known(self, t: Table, seat: int) -> float:
        """The score as it stands."""
        sums = [dice_sum(t, other) for other in range(t.seats)]
        return float(quick_score(t, seat) + dice_points(sums, self._book.dice_sums)[seat])

    # -- for who learns the numbers -----------------------------------------------------------------------------

    def kind(self, t: Table, seat: int) -> str:
        """The section of the learned numbers that a seat is judged with."""
        return "opponent" if seat >= len(t.players) else "features"

    def names(self, kind: str) -> tuple[str, ...]:
        return self.opponent.names if kind == "opponent" else self.features.names

    def inputs(self, t: Table, seat: int) -> list[float]:
        """What is looked at: the features in the order of their names, and behind them the time that is left."""
        found = self.opponent.of(t) if seat >= len(t.players) else self.features.of(t, seat)
        return [*found, *times(self.features.turns_left(t))]
