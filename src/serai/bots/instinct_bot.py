"""The bot that plays at a glance: it takes what appeals most, without thinking."""

from __future__ import annotations

from serai.bots.bot import Outlook
from serai.kernel.chance import Chance
from serai.kernel.decision import Option
from serai.kernel.instinct import Instinct, picked


class InstinctBot:
    """Takes what appeals most; with some `warmth` now and then something else that appeals nearly as much."""

    def __init__(self, seed: str, warmth: float = 0.0) -> None:
        self._seed = seed
        self._warmth = warmth
        self._instinct: Instinct | None = None

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        world = outlook.imagine(self._seed)
        if self._instinct is None:
            self._instinct = outlook.instinct(world)
        memory = self._instinct.fresh()[outlook.seat]
        self._instinct.see(world, outlook.seat, memory)
        moment = f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/{outlook.decision.key}"
        chance = Chance.seeded(moment) if self._warmth else None
        return options[picked(self._instinct.appeals(memory, options), chance, self._warmth)]
