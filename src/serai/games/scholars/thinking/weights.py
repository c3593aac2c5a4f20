"""The numbers that bots think with, read from `weights.toml`, where each is explained: none of them is a rule."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

FEATURES: Final = (  # in the order of their numbers in `features`
    "silver", "more_silver", "gold", "more_gold", "workers", "more_workers", "hand", "more_hand", "hand_value",
    "hand_coloured", "hand_secondary",
    "coloured_dice", "white_dice", "employed", "progress", "retired_value", "harvest_value", "hand_size", "control",
    "control_visits", "present_visits", "guild_influence", "scroll_influence", "goals", "slot_six", "best_scroll",
    "second_scroll", "ready_scroll", "primary_kinds", "worker_kinds",
)  # fmt: skip


class WeightsError(ValueError):
    """The weights lack a number, or have one too many: says which."""


class Weights:
    """What things are worth, and how often they happen."""

    def __init__(self, plain: Mapping[str, Mapping[str, Any]]) -> None:
        gains = {name: float(value) for name, value in plain["gains"].items()}
        self.silver = gains["silver"]
        self.gold = gains["gold"]
        self.worker = gains["worker"]
        self.white_worker = gains["white_worker"]
        self.white_die = gains["white_die"]
        self.primary_die = gains["primary_die"]
        self.secondary_die = gains["secondary_die"]
        self.to_hand = gains["to_hand"]
        self.destroy_white = gains["destroy_white"]
        self.draw = gains["draw"]
        self.refill = gains["refill"]
        self.influence_scroll = gains["influence_scroll"]
        self.influence_guild = gains["influence_guild"]
        self.move_gold = gains["move_gold"]
        self.track_step = gains["track_step"]
        self.retire = gains["retire"]
        self.employ = gains["employ"]
        self.add_value = gains["add_value"]
        self.other_action = gains["other_action"]
        self.wild = gains["wild"]
        time = {name: float(value) for name, value in plain["time"].items()}
        self.cards_a_turn = time["cards_a_turn"]
        self.cards_below_last_caliph = time["cards_below_last_caliph"]
        self.most_turns = time["most_turns"]
        self.uses_of_retired = time["uses_of_retired"]
        self.harvests = time["harvests"]
        self.pace = time["pace"]
        self.pace_of_opponent = time["pace_of_opponent"]
        prospects = {name: float(value) for name, value in plain["prospects"].items()}
        self.sure = prospects["sure"]
        self.chance = prospects["chance"]
        self.rest_income = prospects["rest_income"]
        self.rest_soon = prospects["rest_soon"]
        self.free_slot = prospects["free_slot"]
        self.short_of_gold = prospects["short_of_gold"]
        self.path = prospects["path"]
        self.employ_low = prospects["employ_low"]
        self.dispatch = prospects["dispatch"]
        odd = sorted(set(plain["features"]) ^ set(FEATURES))
        if odd:
            raise WeightsError(f"weights: [features] should have exactly its names; look at {', '.join(odd)}")
        self.always = [float(plain["features"][name][0]) for name in FEATURES]
        self.a_turn = [float(plain["features"][name][1]) for name in FEATURES]


@cache
def weights() -> Weights:
    """Those that came with the game."""
    return Weights(plain_weights())


def plain_weights() -> dict[str, dict[str, Any]]:
    """The file as it stands."""
    return tomllib.loads((files("serai.games.scholars.thinking") / "weights.toml").read_text("utf-8"))
