"""The numbers of the appraisal, read from `weights.toml`: estimates in points, none of them a rule.

`tools/evolve.py` finds them: thousands of solo matches with the numbers varied by chance, the better settings leading
on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

NUMBERS: Final = (
    "silver", "provision", "guild", "influence", "on_card", "worker", "die", "free", "turns_a_column", "last_turns",
    "usual_length", "tags_a_turn", "cards_a_turn", "triggers", "column", "open_link", "automa_pace", "engine",
)  # fmt: skip
EFFECTS: Final = (
    "acquire_land", "acquire_water", "acquire_space", "acquire_townsfolk", "acquire_inspiration", "upgrade_basic",
    "upgrade_land", "upgrade_water", "upgrade_space", "upgrade_special", "guild", "influence_card", "move_influence",
    "journal", "retrieve_worker", "refresh", "adjust", "new_die",
)  # fmt: skip
STEADY: Final = (  # features that change with a new card or tile only
    "city", "vista", "harbour", "open_sea", "observatory", "library", "stars", "planet", "comet", "cards_land",
    "cards_water", "cards_space", "cards_townsfolk", "cards_inspiration", "upg_basic", "upg_land", "upg_water",
    "upg_space", "upg_special", "fewest_tags", "towards_set", "engine_turn", "resting", "free_folk_places",
    "space_places", "camels", "telescopes", "ships", "pigeons", "steps", "silver_off", "provision_off",
)  # fmt: skip
MOVING: Final = (
    "guild_black", "guild_yellow", "guild_blue", "silver", "provision", "worker_green", "worker_yellow", "worker_blue",
    "dice", "dice_placed", "dice_value", "rest_ready", "column", "ahead", "behind", "open_links", "nearest_link",
    "space_growth", "inspired", "hoped", "engine_round", "on_cards", "board_workers",
)  # fmt: skip


class WeightsError(ValueError):
    """The weights lack a number, or have one too many: says which."""


class Weights:
    """What things are worth: single numbers, effects, and features with a part for each turn to come."""

    def __init__(self, plain: Mapping[str, Mapping[str, Any]]) -> None:
        numbers = _all(plain, "numbers", NUMBERS)
        self.silver = float(numbers["silver"])
        self.provision = float(numbers["provision"])
        self.guild = float(numbers["guild"])  # Influence in a guild, beside the majority
        self.influence = float(numbers["influence"])  # in the supply
        self.on_card = float(numbers["on_card"])  # Influence on a card on display
        self.worker = float(numbers["worker"])
        self.die = float(numbers["die"])  # ready in the supply
        self.free = float(numbers["free"])  # a card or tile without its price
        self.turns_a_column = float(numbers["turns_a_column"])
        self.last_turns = float(numbers["last_turns"])
        self.usual_length = float(numbers["usual_length"])  # turns of a seat
        self.tags_a_turn = float(numbers["tags_a_turn"])  # of each primary tag
        self.cards_a_turn = float(numbers["cards_a_turn"])  # of any other count
        self.triggers = float(numbers["triggers"])  # how often a given trigger of a Vista wakes in a turn
        self.column = float(numbers["column"])  # a step on the Journal track
        self.open_link = float(numbers["open_link"])
        self.automa_pace = float(numbers["automa_pace"])  # points a turn
        self.engine = float(numbers["engine"])  # the share of what the engine earns that becomes points in the end
        self.effects: dict[str, float] = {name: float(value) for name, value in _all(plain, "effects", EFFECTS).items()}
        features = _all(plain, "features", (*STEADY, *MOVING))
        self.steady: list[float] = [float(features[name][0]) for name in STEADY]
        self.steady_a_turn: list[float] = [float(features[name][1]) for name in STEADY]
        self.moving: list[float] = [float(features[name][0]) for name in MOVING]
        self.moving_a_turn: list[float] = [float(features[name][1]) for name in MOVING]


@cache
def weights() -> Weights:
    """Those that came with the game."""
    return Weights(tomllib.loads((files("serai.games.wayfarers") / "weights.toml").read_text("utf-8")))


def _all(plain: Mapping[str, Mapping[str, Any]], section: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    found = plain.get(section, {})
    odd = sorted(set(found) ^ set(names))
    if odd:
        raise WeightsError(f"weights: [{section}] should have exactly its names; look at {', '.join(odd)}")
    return found
