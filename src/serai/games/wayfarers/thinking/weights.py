"""The numbers that bots think with: estimates in points, none of them a rule.

`tools/wayfarers/evolve.py` finds those of `weights.toml`: thousands of solo matches with the numbers varied by chance,
the better settings leading on. Those under [fixed] it leaves as they are. On top of them comes what was learned from
matches, if anything was (`judgement.json`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from serai.games.wayfarers.thinking.features import MOVING, STEADY
from serai.kernel.judgement import NOTHING_LEARNED, plain_numbers

LEARNED: Final = ("player", "opponent")  # the kinds of seats whose judgement `tools/train` writes
NUMBERS: Final = (
    "silver", "provision", "guild", "influence", "on_card", "worker", "die", "free", "turns_a_column", "last_turns",
    "usual_length", "tags_a_turn", "cards_a_turn", "triggers", "column", "open_link", "automa_pace", "engine",
)  # fmt: skip
FIXED: Final = (
    "rich", "riches_lost", "richest", "useful_influence", "late", "late_for_dice", "discount", "between_rests",
    "long", "longest", "hope_lost", "towards_set", "set_growth", "least_growth", "safe_lead", "lead_counts",
    "rivalry", "rivalry_a_turn", "safe_goal", "goal_kept", "goal_reached", "goal_effort", "further_slots",
    "further_slot_share", "pickiness", "paid", "choice", "least_deal", "cheaper", "unknown_effect", "die_back",
    "asleep", "any_tile", "trade_first",
)  # fmt: skip
EFFECTS: Final = (
    "acquire_land", "acquire_water", "acquire_space", "acquire_townsfolk", "acquire_inspiration", "upgrade_basic",
    "upgrade_land", "upgrade_water", "upgrade_space", "upgrade_special", "guild", "influence_card", "move_influence",
    "journal", "retrieve_worker", "refresh", "adjust", "new_die",
)  # fmt: skip


class WeightsError(ValueError):
    """The weights lack a number, or have one too many: says which."""


class Weights:
    """What things are worth: single numbers, effects, and features with a part for each turn to come."""

    silver: float
    provision: float
    guild: float  # Influence in a guild, beside the majority
    influence: float  # in the supply
    on_card: float  # Influence on a card on display
    worker: float
    die: float  # ready in the supply
    free: float  # a card or tile without its price
    turns_a_column: float
    last_turns: float
    usual_length: float  # turns of a seat
    tags_a_turn: float  # of each primary tag
    cards_a_turn: float  # of any other count
    triggers: float  # how often a given trigger of a Vista wakes in a turn
    column: float  # a step on the Journal track
    open_link: float
    automa_pace: float  # points a turn
    engine: float  # the share of what the engine earns that becomes points in the end

    rich: float  # further Silver or Provisions
    riches_lost: float  # lose so much of their worth,
    richest: float  # and beyond this their features no longer count them
    useful_influence: float  # in the supply
    late: float  # turns before the end, when what is at hand begins to lose its worth
    late_for_dice: float
    discount: float  # what one earns in a turn
    between_rests: float  # turns of a round on top of its dice
    long: float  # a turn beyond the usual length makes a step on the track worth more by so much,
    longest: float  # at most
    hope_lost: float  # how fast hope for an Inspiration goes down with what is missing
    towards_set: float  # a tag beyond the fewest, towards the next set of different ones
    set_growth: float  # the same by tags still to come
    least_growth: float  # fewer cards to come add nothing to Space cards
    safe_lead: float  # in a guild
    lead_counts: float  # how much a further Influence does for a majority,
    rivalry: float  # the less the more others can still do,
    rivalry_a_turn: float  # in each turn to come
    safe_goal: float  # turns before the end, when a goal that is met stays met
    goal_kept: float  # how probably it does before
    goal_reached: float  # how probably a goal is met that almost is,
    goal_effort: float  # and how many turns what is missing takes
    further_slots: float  # beyond the dice of a round
    further_slot_share: float  # what each of them counts
    pickiness: float  # a slot for few values is better than their share: dice can be adjusted
    paid: float  # share of what a Provision is worth: it is paid when it can be spared
    choice: float  # that one may choose
    least_deal: float  # a deal is never worth less: it need not be made
    cheaper: float  # a card or tile with something off its price
    unknown_effect: float
    die_back: float  # a die that comes back by resting
    asleep: float  # resting too early for the Rest abilities
    any_tile: float  # beside its points
    trade_first: float  # the Trade ability before it is known what for

    def __init__(self, plain: Mapping[str, Mapping[str, Any]]) -> None:
        for section, names in (("numbers", NUMBERS), ("fixed", FIXED)):
            for name, value in _all(plain, section, names).items():
                setattr(self, name, float(value))
        self.effects: dict[str, float] = {name: float(value) for name, value in _all(plain, "effects", EFFECTS).items()}
        features = _all(plain, "features", (*STEADY, *MOVING))
        self.steady: list[float] = [float(features[name][0]) for name in STEADY]
        self.steady_a_turn: list[float] = [float(features[name][1]) for name in STEADY]
        self.moving: list[float] = [float(features[name][0]) for name in MOVING]
        self.moving_a_turn: list[float] = [float(features[name][1]) for name in MOVING]
        self.learned: Mapping[str, Any] = {section: plain.get(section, NOTHING_LEARNED) for section in LEARNED}


@cache
def weights(learned: str = "judgement") -> Weights:
    """Those that came with the game, with what was learned for one purpose: `judgement`, `choice` or `former`."""
    return Weights(plain_weights(learned))


def plain_weights(learned: str = "judgement") -> dict[str, dict[str, Any]]:
    """The files as they stand: what was set by hand, and what was learned."""
    return plain_numbers("serai.games.wayfarers.thinking", learned)


def _all(plain: Mapping[str, Mapping[str, Any]], section: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    found = plain.get(section, {})
    odd = sorted(set(found) ^ set(names))
    if odd:
        raise WeightsError(f"weights: [{section}] should have exactly its names; look at {', '.join(odd)}")
    return found
