"""The verbs of Encyclopedia's cards, boards and tokens; `gains` is what most of them come to."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.encyclopedia.names import KINDS, LOCATIONS, RESOURCES
from serai.kernel.effects import NOTHING, AnyOrder, Call, Effect, InOrder, Verbs, number, word


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
