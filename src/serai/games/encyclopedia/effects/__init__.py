"""The verbs of Encyclopedia's cards, boards and tokens.

    gains       resources, and the sum of gains that most effects come to
    cards       taking cards and filling the displays

Round tokens and Behaviour cards are done step by step, by the works of their verbs: a Round token for EVERYBODY, a
line of a Behaviour card for its automa (`automa.actions` has the works that only automas need). What Experts, die slots
and Reputation spaces give is read once into `Gains`; the verbs of Experts and Scoring cards are looked at, not done.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.encyclopedia.automa.actions import CashTokens, FirstPlayer, PlaceDie, SpaceReputation
from serai.games.encyclopedia.effects.cards import Refill, Take
from serai.games.encyclopedia.effects.gains import ExtraDice, Gain
from serai.games.encyclopedia.names import COUNTED, KINDS, LOCATIONS, RESOURCES
from serai.kernel.effects import Verbs, number, word


def make_verbs(continents: Sequence[str], colours: Sequence[str], categories: Sequence[str]) -> Verbs:
    """The verbs, with the words that the content defines; those without a work are looked at, not done."""
    verbs = Verbs()
    expeditions = tuple(f"expedition-{continent}" for continent in continents)
    verbs.add("gain", word("resource", *RESOURCES), number(), work=Gain())
    verbs.add("take", word("card", *KINDS), number(), work=Take())
    verbs.add("refill", word("card", *KINDS), work=Refill())
    verbs.add("extra_die", number(), work=ExtraDice())
    verbs.add("place", word("location", *LOCATIONS, "expedition-most-animals"), work=PlaceDie())
    verbs.add("space_reputation", work=SpaceReputation())
    verbs.add("cash_tokens", number(), work=CashTokens())
    verbs.add("first_player", work=FirstPlayer())
    verbs.add("on_place", word("location", *LOCATIONS, *expeditions))
    verbs.add("on_cube", number("type"))
    verbs.add("die_bonus", word("colour", *colours), number())
    verbs.add("expedition_bonus", word("continent", *continents), number())
    verbs.add("discard_self")
    verbs.add("end_cubes", word("category", *categories), number())
    verbs.add("end_points_per", word("counted", *COUNTED), number("unit"), number("points"))
    verbs.add("continent_product")
    verbs.add("expert_groups", number("first"), number("second"), number("third"))
    return verbs
