"""What is printed, performed: each verb has its own rule.

verbs      the verbs, each with its rule
gains      things gained, and discoveries
tracks     favour, influence and points
soldiers   deploying soldiers
upgrades   upgrades of districts and bonus tiles
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from serai.games.merv.table import Table
from serai.kernel.decision import Rules
from serai.kernel.effects import Call, Effect, InOrder

# A verb's rule: the table, whose effect it is, the call, and what points of it count as (see names).
Work: TypeAlias = Callable[[Table, int, Call, int], Rules]


def perform(t: Table, me: int, effect: Effect, source: int) -> Rules:
    """Resolve an effect at once and completely, from left to right (MV-EFF-17)."""
    if isinstance(effect, Call):
        yield from effect.verb.work(t, me, effect, source)
    elif isinstance(effect, InOrder):
        for part in effect.parts:
            yield from perform(t, me, part, source)
