"""What cards, boards and tracks do: the verbs of the effect language, each with its work.

resources   gain_silver, gain_gold, gain_worker, pay
dice        gain_die, destroy_white, draw, refill
influence   influence_scroll, influence_guild
gold        place_or_take_gold
research    advance, harvest
translators employ, retire_top

How binding an effect is depends on where it stands (SC-WORK-06): see the bits of a context in `names`.
"""

from __future__ import annotations

from serai.games.scholars.book import Words
from serai.games.scholars.effects.dice import DestroyWhite, Draw, GainDie, Refill
from serai.games.scholars.effects.gold import PlaceOrTakeGold
from serai.games.scholars.effects.influence import InfluenceGuild, InfluenceScroll
from serai.games.scholars.effects.research import ANY, COLOUR_OF_ACTION, PRIMARY_TRACK, Advance, Harvest
from serai.games.scholars.effects.resources import GainGold, GainSilver, GainWorker, Pay
from serai.games.scholars.effects.translators import Employ, RetireTop
from serai.games.scholars.names import ACTIONS, AT_WILL, PAID
from serai.games.scholars.table import Table
from serai.kernel.decision import Vocabulary
from serai.kernel.effects import Effect, InOrder, Parameter, Verbs, number, pairs, word
from serai.kernel.perform import Performer


class ScholarsPerformer(Performer[Table]):
    """Effects in the player's order (SC-WORK-06)."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(vocabulary, "SC-WORK-06")

    def possible(self, t: Table, me: int, effect: Effect, context: int) -> bool:
        """What comes in a fixed order hangs on its first part: nobody retires, no white die (SC-EFF-13)."""
        if isinstance(effect, InOrder):
            return self.possible(t, me, effect.parts[0], context)
        return super().possible(t, me, effect, context)

    def binds(self, t: Table, me: int, part: Effect, context: int) -> bool:
        """Effects in a fixed order are done as far as they can be, like a single one (SC-EFF-13)."""
        if isinstance(part, InOrder):
            return not context & AT_WILL
        return super().binds(t, me, part, context)

    def after_cost(self, context: int) -> int:
        return context | PAID


def scholars_verbs(words: Words) -> Verbs:
    """The verbs; those without a work are read by rules, or are for the solo opponent only."""
    verbs = Verbs()
    guilds = (*words.guild_colours, "any")
    tracks = (*words.tracks, PRIMARY_TRACK, ANY, COLOUR_OF_ACTION)
    verbs.add("pay", pairs("cost", "silver", "gold", "worker", "white_die"), work=Pay())
    verbs.add("gain_silver", number(), work=GainSilver())
    verbs.add("gain_gold", number(), work=GainGold())
    verbs.add("gain_worker", word("worker", *words.workers, "any"), number(), work=GainWorker())
    where = word("where", "bag", "hand")
    verbs.add("gain_die", word("die", *words.colours, "primary"), number(), where, work=GainDie())
    verbs.add("destroy_white", number(), work=DestroyWhite())
    verbs.add("draw", number(), work=Draw())
    verbs.add("refill", number(), work=Refill())
    verbs.add("influence_scroll", number(), work=InfluenceScroll())
    verbs.add("influence_guild", word("guild", *guilds), number(), work=InfluenceGuild())
    verbs.add("place_or_take_gold", number(), work=PlaceOrTakeGold())
    verbs.add("advance", word("track", *tracks), number(), work=Advance())
    verbs.add("harvest", word("track", *words.tracks), work=Harvest())
    verbs.add("employ", word("pile", *words.piles), work=Employ())
    verbs.add("retire_top", word("piles", *words.piles, many=True), work=RetireTop())
    verbs.add("add_value", number())
    verbs.add("alt_action", word("action", *ACTIONS))
    verbs.add("wild_white", word("colour", *words.colours))
    verbs.add("event_starting_translators", number("gold"), number("silver"))
    verbs.add("event_neutral_translator", word("piles", *words.piles, many=True))
    verbs.add("ai_silver", number())
    verbs.add("ai_place_gold", number())
    verbs.add("ai_employ")
    verbs.add("ai_translate")
    verbs.add("ai_deliver", Parameter("n", optional=True))
    verbs.add("ai_influence_guild", word("guild", *guilds))
    verbs.add("ai_influence_scroll")
    verbs.add("ai_retire_top", word("blue", *words.piles), word("red", *words.piles))
    return verbs
