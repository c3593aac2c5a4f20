"""The numbers that bots think with: set by hand (`weights.toml` explains each) or learned (`judgement.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from serai.kernel.game import SearchHabits
from serai.kernel.judgement import NOTHING_LEARNED, plain_numbers

LEARNED: Final = ("features", "opponent")  # the kinds of seats whose judgement `tools/train` writes


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
        self.usual_hand = gains["usual_hand"]
        time = {name: float(value) for name, value in plain["time"].items()}
        self.cards_a_turn = time["cards_a_turn"]
        self.cards_below_last_caliph = time["cards_below_last_caliph"]
        self.last_turns = time["last_turns"]
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
        self.bonus_to_come = prospects["bonus_to_come"]
        self.worker_away = prospects["worker_away"]
        priors = plain["priors"]
        self.tried_cards = int(priors["tried_cards"])
        self.rested_hand = int(priors["rested_hand"])
        self.handy_cards = int(priors["handy_cards"])
        self.pending = float(priors["pending"])
        self.reroll = float(priors["reroll"])
        self.enough = Enough(plain["enough"])
        self.search = habits(plain["search"])
        self.deep_search = habits(plain["deep_search"])
        self.learned: Mapping[str, Any] = {section: plain.get(section, NOTHING_LEARNED) for section in LEARNED}


class Enough:
    """How much of something features count apart from what goes beyond."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.silver = int(plain["silver"])
        self.gold = int(plain["gold"])
        self.workers = int(plain["workers"])
        self.pair = int(plain["pair"])
        self.high_level = int(plain["high_level"])
        self.high_die = int(plain["high_die"])
        self.many_white = int(plain["many_white"])
        self.large_lead = int(plain["large_lead"])
        self.bonus = int(plain["bonus"])


def habits(plain: Mapping[str, Any]) -> SearchHabits:
    """How a search spends its effort."""
    return SearchHabits(
        iterations=int(plain["iterations"]),
        effort=int(plain["effort"]),
        candidates=int(plain["candidates"]),
        playout_effort=int(plain["playout_effort"]),
        horizon=int(plain["horizon"]),
        first_look=float(plain["first_look"]),
    )


@cache
def weights(learned: str = "judgement") -> Weights:
    """Those that came with the game, with what was learned for one purpose: `judgement`, `choice` or `former`."""
    return Weights(plain_weights(learned))


def plain_weights(learned: str = "judgement") -> dict[str, dict[str, Any]]:
    """The files as they stand: what was set by hand, and what was learned."""
    return plain_numbers("serai.games.scholars.thinking", learned)
