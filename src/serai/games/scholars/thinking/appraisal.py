"""What a position is worth: the expected final score of a seat, for bots to think with.

The score now, and on top of it what the features of the seat promise (`features`; `opponent` for the solo opponent).
Each feature counts three times: as it is, by how long the match still is (a turn to come makes a gold worth something;
ten do not make it worth ten times as much), and for each turn to come (what brings something again and again).
These numbers are learned (`tools/train`). While an action is being made, what it may still bring is added by hand
(`prospects`).
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

SOON = 4.0  # turns after which half of what a feature can still bring is brought
LONG = 20.0  # turns of a match, about


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self.effects = EffectValues(book, weights)
        self.prospects = Prospects(book, weights, self.effects)
        self.features = Features(book, weights, self.effects, self.prospects)
        self.opponent = OpponentFeatures(book)
        self._player_weights = weights.learned("features", self.features.names)
        self._opponent_weights = weights.learned("opponent", self.opponent.names)

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        value = self.known(t, seat)
        if t.turns_left == 0:
            return value
        turns = self.features.turns_left(t)
        soon, late = turns / (turns + SOON), turns / LONG
        if seat >= len(t.players):
            return value + _weighed(self.opponent.of(t), self._opponent_weights, soon, late)
        value += _weighed(self.features.of(t, seat), self._player_weights, soon, late)
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
        """What the learned numbers are multiplied with: three for each feature, in their order."""
        turns = self.features.turns_left(t)
        soon, late = turns / (turns + SOON), turns / LONG
        found: list[float] = []
        for feature in self.opponent.of(t) if seat >= len(t.players) else self.features.of(t, seat):
            found += [feature, feature * soon, feature * late]
        return found


def _weighed(features: list[float], weights: list[float], soon: float, late: float) -> float:
    value = 0.0
    place = 0
    for feature in features:
        if feature:
            value += feature * (weights[place] + soon * weights[place + 1] + late * weights[place + 2])
        place += 3
    return value
