"""The numbers that bots think with, read from `weights.toml`, where each is explained: none of them is a rule."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

LEARNED: Final = ("features", "opponent")  # the sections that `tools/train` writes
PARTS: Final = 3  # numbers of a feature: as it is, by how long the match still is, for each turn to come


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
        self.advance = gains["advance"]
        self.die = gains["die"]
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
        prospects = {name: float(value) for name, value in plain["prospects"].items()}
        self.sure = prospects["sure"]
        self.short_of_gold = prospects["short_of_gold"]
        self.recolouring = prospects["recolouring"]
        self.least_price = prospects["least_price"]
        self.hiring = prospects["hiring"]
        self.employ_low = prospects["employ_low"]
        self.dispatch = prospects["dispatch"]
        self._learned: dict[str, dict[str, list[float]]] = {}
        for section in LEARNED:
            self._learned[section] = {}
            for name, numbers in plain[section].items():
                if len(numbers) != PARTS:
                    raise WeightsError(f"weights: [{section}] {name} should have {PARTS} numbers, not {len(numbers)}")
                self._learned[section][name] = [float(number) for number in numbers]

    def learned(self, section: str, names: Sequence[str]) -> list[float]:
        """The numbers of these features one after the other; what nobody has learned yet counts nothing."""
        known = self._learned[section]
        odd = sorted(set(known) - set(names))
        if odd:
            raise WeightsError(f"weights: [{section}] has no feature {', '.join(odd)}")
        return [number for name in names for number in known.get(name, [0.0] * PARTS)]


@cache
def weights() -> Weights:
    """Those that came with the game."""
    return Weights(plain_weights())


def plain_weights() -> dict[str, dict[str, Any]]:
    """The file as it stands."""
    return tomllib.loads((files("serai.games.scholars.thinking") / "weights.toml").read_text("utf-8"))
