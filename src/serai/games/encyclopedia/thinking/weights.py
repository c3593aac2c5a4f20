"""The numbers that bots think with: set by hand (`weights.toml` explains each) or learned (`judgement.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from serai.games.encyclopedia.names import EXPERT, LOCATIONS
from serai.games.encyclopedia.reputation import Gains
from serai.kernel.judgement import NOTHING_LEARNED, plain_numbers

LEARNED: Final = ("features", "opponent")  # the kinds of seats whose judgement `tools/train` writes


class Weights:
    """What things are worth, and how often they happen."""

    def __init__(self, plain: Mapping[str, Mapping[str, Any]]) -> None:
        gains = plain["gains"]
        self.coin = float(gains["coin"])
        self.token = float(gains["token"])
        self.seal = float(gains["seal"])
        self.reputation = float(gains["reputation"])
        self.animal = float(gains["animal"])
        self.expert = float(gains["expert"])
        time = plain["time"]
        self.extra_action = float(time["extra_action"])
        self.other_turn = float(time["other_turn"])
        self.automa_pace = float(time["automa_pace"])
        self.last_use = float(time["last_use"])
        self.track_turns = float(time["track_turns"])
        self.track_share = float(time["track_share"])
        research = plain["research"]
        self.expeditions = float(research["expeditions"])
        self.expedition_value = float(research["expedition_value"])
        self.research = float(research["share"])
        self.spare_value = float(research["spare_value"])
        self.final_coin = float(research["final_coin"])
        self.early_turns = float(research["early_turns"])
        publications = plain["publications"]
        self.publication_happens = float(publications["happens"])
        self.publication_later = float(publications["later"])
        self.most_publications = int(publications["most"])
        self.joins_from = float(publications["joins_from"])
        self.extra_die = int(publications["extra_die"])
        visits = plain["visits"]
        self.visits: list[float] = [float(visits[location]) for location in LOCATIONS]
        self.expedition_visits = float(visits["expedition"])
        experts = plain["experts"]
        self.cubes: list[float] = [float(cubes) for cubes in experts["cubes"]]
        self.bonus_uses = float(experts["bonus_uses"])
        self.expedition_share = float(experts["expedition_share"])
        self.taken = float(plain["slots"]["taken"])
        self.taken_for_each = float(plain["slots"]["taken_for_each"])
        self.most_coins = int(plain["priors"]["most_coins"])
        self.alike = float(plain["priors"]["alike"])
        self.learned: Mapping[str, Any] = {section: plain.get(section, NOTHING_LEARNED) for section in LEARNED}

    def of_gains(self, gained: Gains) -> float:
        """What a sum of gains is worth."""
        return (
            gained.coins * self.coin
            + gained.tokens * self.token
            + gained.seals * self.seal
            + gained.reputation * self.reputation
            + gained.points
        )

    def of_card(self, kind: int) -> float:
        """What a card of a display is worth."""
        return self.expert if kind == EXPERT else self.animal


@cache
def weights(learned: str = "judgement") -> Weights:
    """Those that came with the game, with what was learned for one purpose: `judgement`, `choice` or `former`."""
    return Weights(plain_weights(learned))


def plain_weights(learned: str = "judgement") -> dict[str, dict[str, Any]]:
    """The files as they stand: what was set by hand, and what was learned."""
    return plain_numbers("serai.games.encyclopedia.thinking", learned)
