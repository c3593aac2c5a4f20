"""What is printed, performed: each verb has its own rule.

verbs      the verbs, each with its rule
gains      things gained, and discoveries
tracks     favour, influence and points
soldiers   deploying soldiers
upgrades   upgrades of districts and bonus tiles
"""

from __future__ import annotations

from serai.games.merv.table import Table
from serai.kernel.decision import Rules
from serai.kernel.effects import Effect
from serai.kernel.perform import in_order


def perform(t: Table, me: int, effect: Effect, source: int) -> Rules:
    """Resolve an effect at once and completely, from left to right (MV-EFF-17).

    `source` is what points of it count as (see names).
    """
    return in_order(t, me, effect, source)
