"""The bot that chooses by chance."""

from __future__ import annotations

from serai.bots.bot import Outlook
from serai.kernel.chance import Chance
from serai.kernel.decision import Option


class RandomBot:
    """Chooses each option with the same probability."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance.seeded(seed)

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        self._chance.counter = outlook.position  # what it answers depends on where it is asked, not on what came before
        return options[self._chance.below(len(options))]
