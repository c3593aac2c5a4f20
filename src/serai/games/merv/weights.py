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
        f.PALACE_NEXT: Weight(1.0, 0.01),
        f.PALACE_LATER: Weight(0.17, 0.113),
        f.UNPAID_NEXT: Weight(0.31, 0.109),
        f.UNPAID_LATER: Weight(0.43, 0.031),
        f.COURTIER_TURNS: Weight(0.96, -0.084),
        f.CITY_SAFE: Weight(0.92, 0.038),
        f.CITY_RANSOM: Weight(0.78, 0.022),
        f.CITY_OPEN: Weight(0.3, -0.028),
        f.WALLED_LATER: Weight(0.42, 0.061),
        f.OPEN_LATER: Weight(0.0, 0.037),
        f.FAVOUR_NEXT: Weight(-0.02, 0.021),
        f.FAVOUR_LATER: Weight(0.08, 0.223),
        f.FAVOUR_SPARE: Weight(0.1),
        f.CUBES: Weight(0.52, 0.286),
        f.SPARE_CUBES: Weight(0.31, 0.172),
        f.WHITE_CUBES: Weight(1.37, 0.389),
        f.CAMELS: Weight(0.0, 0.196),
        f.INFLUENCE: Weight(0.15),
        f.HIGH_INFLUENCE: Weight(-0.25),
        f.SPICE_LIMIT: Weight(1.13, 0.144),
        f.CONTRACT_LEVEL: Weight(1.11, -0.001),
        f.CONTRACTS: Weight(0.49, 0.02),
        f.FREE_RARE: Weight(0.15, 0.011),
        f.SCROLLS: Weight(-0.07, 0.065),
        f.GOODS: Weight(0.64, 0.108),
        f.CARDS: Weight(-0.11, 0.441),
        f.MOSQUE_LEVEL: Weight(0.47, 0.213),
        f.HIGH_LEVEL: Weight(-0.4),
        f.DISCOUNT_CARAVANSARY: Weight(3.07, 0.904),
        f.DISCOUNT_PALACE: Weight(0.77, 0.35),
        f.DISCOUNT_TRADE: Weight(0.4, 0.35),
        f.DISCOUNT_MOSQUE: Weight(0.0, 0.5),
        f.CONVERSIONS: Weight(0.52, 0.368),
        f.BEST_LINES: Weight(-0.21, 0.208),
        f.NEXT_LINE: Weight(-0.09, 0.087),
        f.COURTIER_LINES: Weight(-0.38, 0.055),
        f.BONUS_UPGRADES: Weight(-1.22, 1.216),
        f.WHITE_UPGRADES: Weight(-0.38, 0.376),
        f.OUTER_POSTS: Weight(-0.31, 0.31),
        f.SINGLE_SPICES: Weight(0.46, -0.041),
        f.COURTIERS: Weight(0.75, 0.038),
        f.PLACE: Weight(0.04, -0.025),
        f.BONUS_TILES: Weight(-0.47, 0.465),
        f.NEXT_COURTIER: Weight(0.12, 0.035),
    },
    (0.6, -11.2, -15.3, -16.3, -14.2, -9.3, -1.0, 8.6, 19.8, 31.6, 44.4, 55.7, 67.4),
)

MAGISTRATE = Weights(
    {
        f.PALACE_NEXT: Weight(0.97, -0.007),
        f.PALACE_LATER: Weight(0.96, 0.022),
        f.UNPAID_NEXT: Weight(0.3),
        f.UNPAID_LATER: Weight(0.7),
        f.COURTIER_TURNS: Weight(0.68, -0.035),
        f.CITY_SAFE: Weight(1.01, 0.051),
        f.CITY_RANSOM: Weight(0.8),
        f.CITY_OPEN: Weight(0.3),
        f.WALLED_LATER: Weight(1.48, -0.052),
        f.OPEN_LATER: Weight(0.8, -0.004),
        f.FAVOUR_NEXT: Weight(0.36, 0.144),
        f.FAVOUR_LATER: Weight(1.05, 0.536),
        f.FAVOUR_SPARE: Weight(-0.44, 0.396),
        f.CAMELS: Weight(0.83, 0.034),
        f.INFLUENCE: Weight(-0.03, 0.012),
        f.HIGH_INFLUENCE: Weight(-0.09, 0.305),
        f.SPICE_LIMIT: Weight(-0.11, 0.042),
        f.CONTRACT_LEVEL: Weight(-0.5, 0.31),
        f.CONTRACTS: Weight(-0.02, 0.031),
        f.FREE_SCROLLS: Weight(-0.19, 0.236),
        f.FREE_COMMON: Weight(1.55, 0.168),
        f.FREE_RARE: Weight(6.46, -0.464),
        f.SCROLLS: Weight(-0.37, 0.242),
        f.GOODS: Weight(-0.16, 0.343),
        f.CARDS: Weight(-0.36, 0.118),
        f.MOSQUE_LEVEL: Weight(0.03, 0.386),
        f.HIGH_LEVEL: Weight(-0.7, -0.165),
        f.DISCOUNT_CARAVANSARY: Weight(3.36, 1.345),
        f.DISCOUNT_MOSQUE: Weight(-0.5, 1.501),
        f.CONVERSIONS: Weight(1.75, 0.34),
        f.BEST_LINES: Weight(0.17, 0.064),
        f.NEXT_LINE: Weight(0.26, 0.061),
        f.COURTIER_LINES: Weight(0.38),
        f.BUILDINGS: Weight(0.05, 0.049),
        f.INNER_POSTS: Weight(-0.14, 0.625),
        f.OUTER_POSTS: Weight(0.14, 0.723),
        f.SINGLE_SPICES: Weight(-0.37, 0.061),
        f.COURTIERS: Weight(0.29, 0.19),
        f.PLACE: Weight(-0.47, 0.02),
        f.BONUS_TILES: Weight(1.35, 0.441),
        f.AUTOMA_LINES: Weight(0.21, 0.034),
    },
    (0.7, -3.4, 1.2, 7.3, 11.9, 23.3, 35.3, 50.9, 67.0, 81.4, 99.4, 115.6, 131.8),
)
