"""The sum of gains that most effects come to.

Nothing an Expert, a die slot or a Reputation space gives depends on the order in which it is gained: resources add up
and the supply never runs out. So such effects are read once into `Gains` and simply added.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.games.encyclopedia.effects import steps
from serai.games.encyclopedia.names import RESOURCES
from serai.kernel.effects import Effect


class Gains(NamedTuple):
    """What somebody gains at one moment."""

    coins: int = 0
    tokens: int = 0
    seals: int = 0
    reputation: int = 0
    points: int = 0


NO_GAINS: Final = Gains()


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
