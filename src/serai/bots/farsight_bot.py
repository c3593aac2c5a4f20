"""The bot that looks far: it compares whole turns by matches that are played to their end by instinct.

Candidates are the best ways through the turn that thinking finds (`best_ways`) and some that appeal at a glance. Each
is walked in imagined worlds, and from there everybody plays on by instinct (`serai.kernel.instinct`) until the match is
over: that takes milliseconds, so that what counts is how matches ended, not how a position looks after some turns.
Everything else is as for the bot that searches: the same worlds for all, the better half goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.bot import Outlook
from serai.bots.search_bot import GOING_ON, Candidate, SearchBot, spread
from serai.bots.turns import Way, best_ways, is_turn_over
from serai.bots.worth import lead, worth
from serai.kernel.chance import Chance
from serai.kernel.decision import Option
from serai.kernel.instinct import Instinct, Memory, picked, play_by_instinct
from serai.kernel.match import Match


class FarsightBot(SearchBot):
    """Searches with playouts by instinct; `glances` is how many turns that appeal are candidates, too."""

    def __init__(
        self,
        seed: str,
        iterations: int = 400,
        seconds: float | None = None,
        effort: int = 2000,
        candidates: int = 12,
        glances: int = 24,
        warmth: float = 0.5,
        horizon: int = 0,
        going_on: int = GOING_ON,
    ) -> None:
        # How a match ended says more than any look before.
        super().__init__(seed, iterations, seconds, effort, candidates, 1, horizon, going_on, first_look=0.0)
        self._glances = glances
        self._warmth = warmth
        self._instinct: Instinct | None = None
        self._memories: list[Memory] = []

    def _found(self, outlook: Outlook, options: int, is_late: Callable[[], bool]) -> list[Way]:
        instinct = self._ready(outlook)
        ways = best_ways(
            self._world(outlook, 0), self._habits.effort, alternatives=self._habits.candidates, is_late=is_late
        )
        thought = spread(ways, self._habits.candidates, options)
        known = {way.options for way in thought}
        chance = Chance.seeded(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/glances")
        glanced: list[Way] = []
        for number in range(self._glances):
            world = self._world(outlook, 0)
            way = self._glance(instinct, world, outlook.seat, None if number == 0 else chance)
            if way not in known:
                known.add(way)
                glanced.append(Way(world, way, worth(world, outlook.seat)))
        return [*thought, *glanced[: self._habits.candidates]]

    def _glance(self, instinct: Instinct, world: Match, seat: int, chance: Chance | None) -> tuple[Option, ...]:
        """Play a turn by instinct; says how."""
        memory = self._memories[seat]
        memory = Memory(memory.page, memory.sums)
        options: list[Option] = []
        turn_start = world.turn_start
        while not is_turn_over(world, seat, turn_start):
            decision = world.decision
            assert decision is not None
            option = decision.options[0]
            if len(decision.options) > 1:
                instinct.see(world, seat, memory)
                option = decision.options[picked(instinct.appeals(memory, decision.options), chance, 1.0)]
            options.append(option)
            world.play(option)
        return tuple(options)

    def _ready(self, outlook: Outlook) -> Instinct:
        """The instinct, with everybody's memories of how it is now (as far as the seat may know)."""
        world = self._world(outlook, 0)
        if self._instinct is None:
            self._instinct = outlook.instinct(world)
        instinct = self._instinct
        self._memories = instinct.fresh()
        for seat, memory in enumerate(self._memories):
            if seat < world.players:
                instinct.see(world, seat, memory)
        return instinct

    def _try(
        self,
        staying: list[Candidate],
        outlook: Outlook,
        number: int,
        is_late: Callable[[], bool],
        in_part: bool = True,
    ) -> bool:
        instinct = self._instinct
        assert instinct is not None
        seat = outlook.seat
        leads: list[float] = []
        scores: list[float] = []
        for one in staying:
            if is_late():
                return False
            world = self._walked(one.options, self._world(outlook, number), seat)
            chance = Chance.seeded(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/{number}/choices")
            memories = [Memory(memory.page, memory.sums) for memory in self._memories]
            play_by_instinct(world, instinct, memories, chance, self._warmth, self._habits.horizon)
            scores.append(world.game.appraise(world.table, seat))
            leads.append(worth(world, seat) if world.decision is None else lead(world, seat))
        for place, one in enumerate(staying):
            one.add(leads[place], scores[place])
        return True

    def _walked(self, options: tuple[Option, ...], world: Match, seat: int) -> Match:
        """A world after a way; from where something new came to light it goes on by instinct."""
        turn_start = world.turn_start
        reveals = world.table.reveals
        for option in options:
            assert world.decision is not None
            if world.table.reveals != reveals or option not in world.decision.options:
                break
            world.play(option)
            if is_turn_over(world, seat, turn_start):
                break
        return world
