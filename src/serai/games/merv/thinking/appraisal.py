"""What a position is worth: the expected final score of a seat, for bots to think with.

The points scored and the sets of spices, and on top of them what these features promise (`features` counts them,
`weights` says what one of each is worth, which depends on how many turns are to come):

- PALACE_NEXT, PALACE_LATER: what the courtiers score in the phases to come with the rooms as they are, as far as favour
  reaches; UNPAID_*: what they would score beyond that; COURTIER_TURNS: turns in which their rooms can grow;
  NEXT_COURTIER: what one more could score, if favour is there for it, by the share of its cubes that are held;
- CITY_SAFE, CITY_RANSOM, CITY_OPEN: what buildings score in the next phase, bonus tiles included, if they are protected
  from the invasion before it, can be bought free, or neither; WALLED_LATER, OPEN_LATER: in the phases after it;
- FAVOUR_NEXT, FAVOUR_LATER, FAVOUR_SPARE: favour that courtiers will spend, and favour beyond;
- CUBES, SPARE_CUBES (beyond what a turn or two can use), WHITE_CUBES, CAMELS;
- INFLUENCE, HIGH_INFLUENCE (the upper part of the track again), and what it allows: SPICE_LIMIT, CONTRACT_LEVEL;
- CONTRACTS: the points of the best contracts within reach, less the effort still needed; FREE_SCROLLS, FREE_COMMON,
  FREE_RARE: items not yet locked;
- SCROLLS, GOODS, CARDS, SINGLE_SPICES (that wait for a second), MOSQUE_LEVEL, HIGH_LEVEL: the way made to what follows;
- DISCOUNT_*, CONVERSIONS: permanent discoveries; INNER_POSTS, OUTER_POSTS, COURTIERS, BUILDINGS, BONUS_TILES;
- BEST_LINES, NEXT_LINE: what the best own row and column produce; BONUS_UPGRADES, WHITE_UPGRADES beside that;
  COURTIER_LINES: the best lines of the high courtier, AUTOMA_LINES: those of the magistrate and the courtier together;
- PLACE: masters ahead in the queue.

The magistrate has weights of his own; a player's seat gains the average of what follows besides.

On top of it comes what was learned from matches, if anything was (`facts`, `serai.kernel.judgement`).
"""

from __future__ import annotations

from serai.games.merv.book import Book
from serai.games.merv.names import OVER
from serai.games.merv.scoring import total
from serai.games.merv.table import Table
from serai.games.merv.thinking.facts import Facts
from serai.games.merv.thinking.features import COUNT, SETTLED, Survey
from serai.games.merv.thinking.weights import Weights
from serai.kernel.judgement import Judgement, times


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self.survey = Survey(book, weights)
        player, magistrate = weights.player, weights.magistrate
        most = book.rounds * len(book.year_ids)
        self._player = [player.at(turns) for turns in range(most + 1)]  # by turns to come, then by feature
        self._magistrate = [magistrate.at(turns) for turns in range(most + 1)]
        self._rest = [player.rest(turns) for turns in range(most + 1)]
        self._magistrate_rest = [magistrate.rest(turns) for turns in range(most + 1)]
        self._facts = Facts(book, self.survey)
        self._of_player = Judgement(self._facts.names, weights.learned["features"])
        self._of_magistrate = Judgement(self._facts.names, weights.learned["opponent"])

    def weights(self, turns: int) -> list[float]:
        """What each feature of a player is worth with so many turns to come."""
        return self._player[turns]

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        if t.phase == OVER:
            return float(total(t, seat))
        turns = self.survey.turns(t, seat)
        features = self.survey.features(t, seat, turns)
        value = self._by_hand(t, seat, turns, features)
        judgement = self._of_magistrate if seat == t.magistrate else self._of_player
        if judgement.is_empty:
            return value
        soon, late = times(float(turns))
        return value + judgement.of(self._facts.of(t, seat, turns, features), soon, late)

    def _by_hand(self, t: Table, seat: int, turns: int, features: list[float]) -> float:
        value = float(total(t, seat))
        automa = seat == t.magistrate
        weights = self._magistrate[turns] if automa else self._player[turns]
        value += self._magistrate_rest[turns] if automa else self._rest[turns]
        for place in range(COUNT if turns else SETTLED):
            value += weights[place] * features[place]
        return value

    # -- for who learns the numbers -----------------------------------------------------------------------------

    def kind(self, t: Table, seat: int) -> str:
        """The section of the learned numbers that a seat is judged with."""
        return "opponent" if seat == t.magistrate else "features"

    def names(self, kind: str) -> tuple[str, ...]:
        return self._facts.names

    def inputs(self, t: Table, seat: int) -> list[float]:
        """What is looked at: the facts in the order of their names, and behind them the time that is left."""
        if t.phase == OVER:
            return [*[0.0] * len(self._facts.names), *times(0.0)]
        turns = self.survey.turns(t, seat)
        return [*self._facts.of(t, seat, turns, self.survey.features(t, seat, turns)), *times(float(turns))]

    def known(self, t: Table, seat: int) -> float:
        """The appraisal without anything learned."""
        if t.phase == OVER:
            return float(total(t, seat))
        turns = self.survey.turns(t, seat)
        return self._by_hand(t, seat, turns, self.survey.features(t, seat, turns))
