"""What the cards of Wayfarers can do: the verbs of the effect language, each with its work.

resources   gain, pay
influence   guild, influence_card, move_influence; fees
dice        refresh, adjust, new_die
workers     retrieve_worker
acquire     acquire
upgrade     upgrade; the caravan
journal     journal; the Science ability
"""

from __future__ import annotations

from serai.games.wayfarers.effects.acquire import MODES, Acquire
from serai.games.wayfarers.effects.dice import Adjust, NewDie, Refresh
from serai.games.wayfarers.effects.influence import Guild, InfluenceCard, MoveInfluence
from serai.games.wayfarers.effects.journal import Journal, science, science_obstacle
from serai.games.wayfarers.effects.resources import Gain, Pay
from serai.games.wayfarers.effects.upgrade import Upgrade
from serai.games.wayfarers.effects.workers import RetrieveWorker
from serai.games.wayfarers.names import GUILDS, ROWS, TILE_TYPES, WORKERS
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Offer, Option, Rules, Vocabulary
from serai.kernel.effects import Verbs, number, pairs, word
from serai.kernel.extras import Extras
from serai.kernel.perform import Performer


class Science(Extras[Table]):
    """The Science ability: between any two effects, once it is open (WF-GLD-02)."""

    def offer(self, t: Table, me: int) -> Offer:
        options = t.book.options
        if not t.journaled:  # as nearly always: quickly
            return options.no_science
        return Offer((options.science,), lambda option: science_obstacle(t, me))

    def holds(self, option: Option) -> bool:
        return option.id == "science"

    def take(self, t: Table, me: int, option: Option) -> Rules:
        return science(t, me)


class WayfarersPerformer(Performer[Table]):
    """Effects in the player's order, with the Science ability open between them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(vocabulary, "WF-TURN-03", Science())


def wayfarers_verbs() -> Verbs:
    """The verbs; those without a work are for the solo opponent only."""
    verbs = Verbs()
    verbs.add("gain", word("resource", "silver", "provision"), number(), work=Gain())
    costs = ("silver", "provision", *(f"guild_{guild}" for guild in GUILDS))
    verbs.add("pay", pairs("cost", *costs), work=Pay())
    verbs.add("guild", word("guild", *GUILDS, "any"), number(), work=Guild(verbs))
    verbs.add("influence_card", number(), work=InfluenceCard(verbs))
    verbs.add("move_influence", number(), work=MoveInfluence(verbs))
    verbs.add("acquire", word("row", *ROWS), word("mode", *MODES, optional=True), work=Acquire())
    verbs.add("upgrade", word("type", *TILE_TYPES, "any"), word("mode", "free", optional=True), work=Upgrade())
    verbs.add("journal", number(), work=Journal())
    verbs.add("retrieve_worker", number(), work=RetrieveWorker(verbs))
    verbs.add("refresh", number(), work=Refresh(verbs))
    verbs.add("adjust", number(), work=Adjust(verbs))
    verbs.add("new_die", number(), work=NewDie())
    verbs.add("journal_tile", number())
    verbs.add("comet", number())
    verbs.add("focus", number())
    verbs.add("marker", number())
    verbs.add("place_worker", word("colour", *WORKERS), word("other", *WORKERS, optional=True))
    return verbs
