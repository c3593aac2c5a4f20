"""What a position is worth: the expected final score of a seat, for bots to think with.

The score now, and on top of it what these promise:

- the features of `features`, each with a part that always counts and one for each turn to come;
- the action of this turn: what its dice make possible (`prospects`);
- the cards on the board: what they will bring at the next Rest, and that one has to come;
- the turns to come, at the pace of usual play; for the solo opponent at its own.
"""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.names import ALL_GOALS, NO_CARD
from serai.games.scholars.scoring import dice_points, dice_sum, quick_score
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.features import Features
from serai.games.scholars.thinking.prospects import Prospects
from serai.games.scholars.thinking.weights import Weights

HANDY_CARDS = 2  # on the board, before a Rest becomes urgent


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self.effects = EffectValues(book, weights)
        self.prospects = Prospects(book, weights, self.effects)
        self.features = Features(book, weights, self.effects, self.prospects)

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        sums = [dice_sum(t, other) for other in range(t.seats)]
        value = float(quick_score(t, seat) + dice_points(sums, self._book.dice_sums)[seat])
        if t.turns_left == 0:
            return value
        turns = self.features.turns_left(t)
        weights = self._weights
        if seat >= len(t.players):
            return value + turns * weights.pace_of_opponent
        always, a_turn = weights.always, weights.a_turn
        for number, feature in enumerate(self.features.of(t, seat)):
            value += feature * (always[number] + turns * a_turn[number])
        return value + self._board(t, seat) + turns * weights.pace

    def _board(self, t: Table, seat: int) -> float:
        """The cards on the board, the slots that are free, and the action in the making."""
        weights = self._weights
        player = t.players[seat]
        value = 0.0
        cards = 0
        for number, card in enumerate(player.slots):
            if card != NO_CARD:
                cards += 1
                value += self.features.rest_value[card] * weights.rest_income
            elif self._book.board[number].actions and (self._book.board[number].is_open or player.goals == ALL_GOALS):
                value += weights.free_slot
        if cards > HANDY_CARDS:
            value -= (cards - HANDY_CARDS) * weights.rest_soon
        if t.working >= 0 and t.seat == seat and not t.settled:
            value += self.prospects.of_turn(t, seat)
        return value
