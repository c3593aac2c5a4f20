"""The bot that thinks to the end of its turn, and no further."""

from __future__ import annotations

from math import exp

from serai.bots.bot import Outlook
from serai.bots.turns import Way, best_ways
from serai.kernel.chance import Chance
from serai.kernel.decision import Option


class GreedyBot:
    """Follows the most promising ways to the end of its turn and takes the first step of the best.

    What it cannot know it imagines once a turn. Deeper steps of the way are kept and taken without thinking again, as
    long as nothing has come to light that was imagined. With some carelessness (in points) it now and then begins a
    way that is worse by about as much. A `former` one thinks as the game's bots did before they learned to choose.
    """

    def __init__(self, seed: str, effort: int = 400, carelessness: float = 0.0, former: bool = False) -> None:
        self._seed = seed
        self._effort = effort
        self._carelessness = carelessness
        self._former = former
        self._plan: list[Option] = []
        self._expects: tuple[int, int] | None = None  # position and reveals for which the plan is meant

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        now = (outlook.position, outlook.reveals)
        if self._expects == now and self._plan and self._plan[0] in options:
            choice = self._plan.pop(0)
        else:
            seed = f"{self._seed}/{outlook.turn_start}/{outlook.reveals}"
            world = outlook.imagine(seed)
            if self._former:
                world.game = world.game.former
            ways = best_ways(world, self._effort)
            choice, *self._plan = self._picked(ways, f"{seed}/{outlook.decision.key}").options
        self._expects = (outlook.position + 1, outlook.reveals)
        return choice

    def _picked(self, ways: list[Way], seed: str) -> Way:
        if not self._carelessness:
            return ways[0]
        weights = [exp((way.worth - ways[0].worth) / self._carelessness) for way in ways]
        left = Chance.seeded(seed).below(1_000_000) / 1_000_000 * sum(weights)
        for way, weight in zip(ways, weights, strict=True):
            left -= weight
            if left < 0:
                return way
        return ways[-1]
