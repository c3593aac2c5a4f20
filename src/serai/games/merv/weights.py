"""The weights of the appraisal: what each feature of a position adds to the expected final score.

Each has a part that always counts and a part for each turn to come. They were fitted to self-play: least squares of the
points that followed on the features of many positions, in several rounds, each with the bots of the round before, and
the groups that matter most were checked by matches against the bots before. None of these numbers is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from serai.games.merv import features as f


class Weight(NamedTuple):
    """What one of a feature is worth."""

    always: float
    a_turn: float = 0.0


class Weights:
    """The weights of all features, and what a seat gains on average besides."""

    def __init__(self, weights: Mapping[int, Weight], rests: Sequence[float]) -> None:
        self._weights = weights
        self._rests = rests  # by turns to come

    def at(self, turns: int) -> list[float]:
        """By feature, with so many turns to come."""
        found = [0.0] * f.COUNT
        for feature, weight in self._weights.items():
            found[feature] = weight.always + turns * weight.a_turn
        return found

    def rest(self, turns: int) -> float:
        """What comes besides in so many turns."""
        return self._rests[min(turns, len(self._rests) - 1)]


PLAYER = Weights(
    {
        f.PALACE_NEXT: Weight(0.98, 0.073),
        f.PALACE_LATER: Weight(0.73, 0.079),
        f.UNPAID_NEXT: Weight(0.6, 0.089),
        f.UNPAID_LATER: Weight(0.76, -0.019),
        f.COURTIER_TURNS: Weight(0.22, -0.013),
        f.CITY_SAFE: Weight(0.9, 0.079),
        f.CITY_RANSOM: Weight(0.76, -0.034),
        f.CITY_OPEN: Weight(0.42, -0.028),
        f.WALLED_LATER: Weight(0.48, -0.054),
        f.OPEN_LATER: Weight(0.01, -0.026),
        f.FAVOUR_NEXT: Weight(0.17, -0.007),
        f.FAVOUR_LATER: Weight(-0.92, 0.234),
        f.FAVOUR_SPARE: Weight(0.19, -0.029),
        f.CUBES: Weight(1.32, 0.234),
        f.SPARE_CUBES: Weight(1.05, 0.258),
        f.WHITE_CUBES: Weight(1.36, 0.464),
        f.CAMELS: Weight(0.35, 0.114),
        f.INFLUENCE: Weight(0.26, 0.009),
        f.HIGH_INFLUENCE: Weight(-0.34, -0.056),
        f.SPICE_LIMIT: Weight(1.09, -0.002),
        f.CONTRACT_LEVEL: Weight(0.6, 0.009),
        f.CONTRACTS: Weight(0.83),
        f.FREE_SCROLLS: Weight(-0.23, 0.034),
        f.FREE_COMMON: Weight(-0.22, -0.052),
        f.FREE_RARE: Weight(-1.23, 0.051),
        f.SCROLLS: Weight(-0.09, 0.07),
        f.GOODS: Weight(0.3, 0.074),
        f.CARDS: Weight(0.06, 0.296),
        f.MOSQUE_LEVEL: Weight(1.2, 0.134),
        f.HIGH_LEVEL: Weight(-1.07, 0.106),
        f.DISCOUNT_CARAVANSARY: Weight(2.56, 0.855),
        f.DISCOUNT_PALACE: Weight(0.15, 0.5),
        f.DISCOUNT_TRADE: Weight(1.23, 0.5),
        f.DISCOUNT_MOSQUE: Weight(0, 0.5),
        f.CONVERSIONS: Weight(0.94, 0.343),
        f.BEST_LINES: Weight(-0.15, 0.223),
        f.NEXT_LINE: Weight(-0.08, 0.125),
        f.COURTIER_LINES: Weight(-0.27, 0.01),
        f.BUILDINGS: Weight(-0.32, 0.022),
        f.BONUS_UPGRADES: Weight(-0.61, 0.627),
        f.WHITE_UPGRADES: Weight(-1.21, 0.514),
        f.INNER_POSTS: Weight(-0.38, -0.036),
        f.OUTER_POSTS: Weight(0.75, 0.284),
        f.SINGLE_SPICES: Weight(0.13, -0.219),
        f.COURTIERS: Weight(0.36, 0.097),
        f.PLACE: Weight(-0.26, 0.011),
        f.BONUS_TILES: Weight(-2.09, 0.761),
    },
    (0.5, -12.9, -15.3, -14.6, -10.9, -4.2, 5.5, 14.7, 24.5, 36.0, 48.0, 57.8, 67.6),
)

MAGISTRATE = Weights(
    {
        f.PALACE_NEXT: Weight(0.97, -0.011),
        f.PALACE_LATER: Weight(1.02, 0.002),
        f.UNPAID_NEXT: Weight(0.3),
        f.UNPAID_LATER: Weight(0.7),
        f.COURTIER_TURNS: Weight(0.27),
        f.CITY_SAFE: Weight(0.99, 0.024),
        f.CITY_RANSOM: Weight(0.8),
        f.CITY_OPEN: Weight(0.3),
        f.WALLED_LATER: Weight(0.66, -0.054),
        f.OPEN_LATER: Weight(0.65, 0.029),
        f.FAVOUR_NEXT: Weight(0.38, 0.13),
        f.FAVOUR_LATER: Weight(1.53, 0.422),
        f.FAVOUR_SPARE: Weight(-0.06, 0.263),
        f.CAMELS: Weight(0.5, 0.003),
        f.INFLUENCE: Weight(-0.05, -0.023),
        f.HIGH_INFLUENCE: Weight(0.26, 0.303),
        f.SPICE_LIMIT: Weight(-0.17, -0.018),
        f.CONTRACT_LEVEL: Weight(-0.25, -0.109),
        f.CONTRACTS: Weight(0.19, 0.04),
        f.FREE_SCROLLS: Weight(0.02, 0.125),
        f.FREE_COMMON: Weight(1.3, 0.227),
        f.FREE_RARE: Weight(4.66, 0.594),
        f.SCROLLS: Weight(0.03, 0.149),
        f.GOODS: Weight(0.37, 0.308),
        f.CARDS: Weight(-0.18, -0.039),
        f.MOSQUE_LEVEL: Weight(0.51, 0.232),
        f.HIGH_LEVEL: Weight(-0.68, -0.17),
        f.DISCOUNT_CARAVANSARY: Weight(5.97, 1.66),
        f.DISCOUNT_MOSQUE: Weight(1.29, 0.654),
        f.CONVERSIONS: Weight(1.25, 0.311),
        f.BEST_LINES: Weight(0.31, 0.074),
        f.NEXT_LINE: Weight(0.39, 0.112),
        f.COURTIER_LINES: Weight(0.28, 0.058),
        f.BUILDINGS: Weight(0.11, 0.052),
        f.INNER_POSTS: Weight(1.1, 0.469),
        f.OUTER_POSTS: Weight(0.84, 0.524),
        f.SINGLE_SPICES: Weight(0.19, -0.004),
        f.COURTIERS: Weight(0.37, 0.105),
        f.PLACE: Weight(-0.23, 0.073),
        f.BONUS_TILES: Weight(0.8, 0.11),
        f.AUTOMA_LINES: Weight(0.08, 0.014),
    },
    (1.0, -10.4, -0.7, 9.3, 19.0, 31.8, 43.1, 56.6, 71.6, 83.5, 100.4, 113.3, 0.0),
)
