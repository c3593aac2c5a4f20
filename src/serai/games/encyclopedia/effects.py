"""The verbs of Encyclopedia's cards, boards and tokens, and the sum of gains that most of them come to.

Nothing an Expert, a die slot or a Reputation space gives depends on the order in which it is gained: resources add up
and the supply never runs out. So such effects are read once into `Gains` and simply added.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from serai.games.encyclopedia.names import KINDS, LOCATIONS, RESOURCES
from serai.kernel.effects import NOTHING, AnyOrder, Call, Effect, InOrder, Verbs, number, word


class Gains(NamedTuple):
    """What somebody gains at one moment."""

    coins: int = 0
    tokens: int = 0
    seals: int = 0
    reputation: int = 0
    points: int = 0


NO_GAINS: Final = Gains()


def make_verbs(continents: Sequence[str], colours: Sequence[str], categories: Sequence[str]) -> Verbs:
    """The verbs, with the words that the content defines."""
    verbs = Verbs()
    expeditions = tuple(f"expedition-{continent}" for continent in continents)
    counted = ("coin", "token", "seal", "expert", "reputation-space")
    verbs.add("gain", word("resource", *RESOURCES), number())
    verbs.add("take", word("card", *KINDS), number())
    verbs.add("refill", word("card", *KINDS))
    verbs.add("extra_die", number())
    verbs.add("on_place", word("location", *LOCATIONS, *expeditions))
    verbs.add("on_cube", number("type"))
    verbs.add("die_bonus", word("colour", *colours), number())
    verbs.add("expedition_bonus", word("continent", *continents), number())
    verbs.add("discard_self")
    verbs.add("end_cubes", word("category", *categories), number())
    verbs.add("end_points_per", word("counted", *counted), number("unit"), number("points"))
    verbs.add("place", word("location", *LOCATIONS, "expedition-most-animals"))
    verbs.add("space_reputation")
    verbs.add("cash_tokens", number())
    verbs.add("first_player")
    verbs.add("continent_product")
    verbs.add("expert_groups", number("first"), number("second"), number("third"))
    return verbs


def steps(effect: Effect) -> tuple[Call, ...]:
    """The single calls of an effect that is a plain sequence; raises ValueError if it is more than that."""
    if isinstance(effect, Call):
        return (effect,)
    if effect is NOTHING:
        return ()
    if isinstance(effect, (InOrder, AnyOrder)):
        return tuple(call for part in effect.parts for call in steps(part))
    raise ValueError(f"'{effect}' must be a sequence of single verbs")


def gains(effect: Effect) -> Gains:
    """What an effect of nothing but gains comes to; raises ValueError if it is more than that."""
    amounts = [0] * len(RESOURCES)
    for call in steps(effect):
        if call.verb.name != "gain":
            raise ValueError(f"'{call}' cannot stand here: expected only gain(…)")
        resource, amount = call.words
        assert isinstance(resource, str) and isinstance(amount, int)
        amounts[RESOURCES.index(resource)] += amount
    return Gains(*amounts) if any(amounts) else NO_GAINS
