"""The numbers that bots think with: set by hand (`weights.toml`) or learned (`judgement.json`), none of them a rule.

They are estimates in points. What one of a feature is worth has a part that always counts and a part for each turn to
come.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from serai.kernel.judgement import NOTHING_LEARNED, plain_numbers

LEARNED: Final = ("features", "opponent")  # the kinds of seats whose judgement `tools/train` writes
FEATURES: Final = (  # in the order of their numbers in `features`
    "palace_next", "palace_later", "unpaid_next", "unpaid_later", "courtier_turns", "city_safe", "city_ransom",
    "city_open", "walled_later", "open_later", "favour_next", "favour_later", "favour_spare", "cubes", "spare_cubes",
    "white_cubes", "camels", "influence", "high_influence", "spice_limit", "contract_level", "contracts",
    "free_scrolls", "free_common", "free_rare", "scrolls", "goods", "cards", "mosque_level", "high_level",
    "discount_caravansary", "discount_palace", "discount_trade", "discount_mosque", "conversions", "best_lines",
    "next_line", "courtier_lines", "buildings", "bonus_upgrades", "white_upgrades", "inner_posts", "outer_posts",
    "single_spices", "courtiers", "place", "bonus_tiles", "automa_lines", "next_courtier",
)  # fmt: skip
NUMBERS: Final = (
    "useful_cubes", "useful_camels", "high_influence_from", "high_level_from", "white_cube", "bonus_cube",
    "contract_effort", "contract_reward", "contract_shares", "contract_hurry", "influence_effort", "rare_effort",
    "most_courtiers", "pair", "soldier", "free_courtier", "free_rampart", "later_paid", "later_unpaid", "mark_share",
    "track_points", "items_for_contracts", "last_contracts", "unpaid_contract", "high_level_share", "post_camel",
    "post", "building_line", "building", "bonus_tile", "one_shot",
)  # fmt: skip


class WeightsError(ValueError):
    """The weights lack a number, or have one too many: says which."""


class Weights:
    """What things are worth: single numbers, the features of players and of the magistrate, and what comes besides."""

    def __init__(self, plain: Mapping[str, Mapping[str, Any]]) -> None:
        numbers = _all(plain, "numbers", NUMBERS)
        self.useful_cubes = float(numbers["useful_cubes"])
        self.useful_camels = float(numbers["useful_camels"])
        self.high_influence_from = float(numbers["high_influence_from"])
        self.high_level_from = float(numbers["high_level_from"])
        self.white_cube = float(numbers["white_cube"])
        self.bonus_cube = float(numbers["bonus_cube"])
        self.contract_effort = float(numbers["contract_effort"])
        self.contract_reward = float(numbers["contract_reward"])
        self.contract_shares: list[float] = numbers["contract_shares"]
        self.contract_hurry = float(numbers["contract_hurry"])
        self.influence_effort = float(numbers["influence_effort"])
        self.rare_effort = float(numbers["rare_effort"])
        self.most_courtiers = int(numbers["most_courtiers"])
        self.pair = float(numbers["pair"])
        self.soldier = float(numbers["soldier"])
        self.free_courtier = float(numbers["free_courtier"])
        self.free_rampart = float(numbers["free_rampart"])
        self.later_paid = float(numbers["later_paid"])
        self.later_unpaid = float(numbers["later_unpaid"])
        self.mark_share = float(numbers["mark_share"])
        self.track_points = float(numbers["track_points"])
        self.items_for_contracts: list[float] = numbers["items_for_contracts"]
        self.last_contracts = float(numbers["last_contracts"])
        self.unpaid_contract = float(numbers["unpaid_contract"])
        self.high_level_share = float(numbers["high_level_share"])
        self.post_camel = float(numbers["post_camel"])
        self.post = float(numbers["post"])
        self.building_line = float(numbers["building_line"])
        self.building: list[float] = numbers["building"]
        self.bonus_tile = float(numbers["bonus_tile"])
        self.one_shot: list[float] = numbers["one_shot"]
        self.player = Worth(_all(plain, "player", FEATURES), plain["rest"]["player"])
        self.magistrate = Worth(_all(plain, "magistrate", FEATURES), plain["rest"]["magistrate"])
        self.learned: Mapping[str, Any] = {section: plain.get(section, NOTHING_LEARNED) for section in LEARNED}


class Worth:
    """What the features are worth to a kind of seat, and what it gains on average besides."""

    def __init__(self, features: Mapping[str, list[float]], rests: list[float]) -> None:
        self._always = [features[name][0] for name in FEATURES]
        self._a_turn = [features[name][1] for name in FEATURES]
        self._rests = rests  # by turns to come

    def at(self, turns: int) -> list[float]:
        """By feature, with so many turns to come."""
        return [always + turns * a_turn for always, a_turn in zip(self._always, self._a_turn, strict=True)]

    def rest(self, turns: int) -> float:
        """What comes besides in so many turns."""
        return self._rests[min(turns, len(self._rests) - 1)]


@cache
def weights(learned: str = "judgement") -> Weights:
    """Those that came with the game, with what was learned for one purpose: `judgement`, `choice` or `former`."""
    return Weights(plain_weights(learned))


def plain_weights(learned: str = "judgement") -> dict[str, dict[str, Any]]:
    """The files as they stand: what was set by hand, and what was learned."""
    return plain_numbers("serai.games.merv.thinking", learned)


def _all(plain: Mapping[str, Mapping[str, Any]], section: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    found = plain.get(section, {})
    odd = sorted(set(found) ^ set(names))
    if odd:
        raise WeightsError(f"weights: [{section}] should have exactly its names; look at {', '.join(odd)}")
    return found
