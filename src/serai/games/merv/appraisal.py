"""What a position is worth: the expected final score of a seat, for bots to think with.

DOC
"""

from __future__ import annotations

from serai.games.merv.content import Book
from serai.games.merv.features import COUNT, SETTLED, Survey
from serai.games.merv.names import OVER
from serai.games.merv.scoring import total
from serai.games.merv.table import Table
from serai.games.merv.weights import MAGISTRATE, PLAYER, Weights


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, player: Weights = PLAYER, magistrate: Weights = MAGISTRATE) -> None:
        self.survey = Survey(book)
        most = book.rounds * len(book.year_ids)
        self._player = [player.at(turns) for turns in range(most + 1)]  # by turns to come, then by feature
        self._magistrate = [magistrate.at(turns) for turns in range(most + 1)]
        self._rest = [player.rest(turns) for turns in range(most + 1)]
        self._magistrate_rest = [magistrate.rest(turns) for turns in range(most + 1)]

    def weights(self, turns: int) -> list[float]:
        """What each feature of a player is worth with so many turns to come."""
        return self._player[turns]

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        value = float(total(t, seat))
        if t.phase == OVER:
            return value
        turns = self.survey.turns(t, seat)
        automa = seat == t.magistrate
        weights = self._magistrate[turns] if automa else self._player[turns]
        value += self._magistrate_rest[turns] if automa else self._rest[turns]
        features = self.survey.features(t, seat, turns)
        for place in range(COUNT if turns else SETTLED):
            value += weights[place] * features[place]
        return value
