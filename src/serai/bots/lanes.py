"""Matches as programs that learn play them: options by their numbers, bots on the other seats, a look at every step.

Here lies what happens at every step, so that it is compiled with the engine; rewards, observations as arrays and all
that researchers see are made of it in `serai.envs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.bots.bot import Bot, play_on
from serai.bots.random_bot import RandomBot
from serai.kernel.match import Match
from serai.kernel.sheet import Sheet
from serai.kernel.sight import Sight

# What became of a step.
GOES_ON: Final = 0
IS_OVER: Final = 1
IS_LATE: Final = 2  # no further step is wanted
REFUSED: Final = 3  # the option is not offered
WAITS: Final = 4  # nothing was chosen


class Lane:
    """A match with the bots that play some of its seats: always at a decision of a seat without one, or over."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], sight: Sight, most: int) -> None:
        """`most` decisions are made, those of the bots included; then the match is given up."""
        self.match: Final = match
        self.bots: Final = bots
        self.decisions = 0
        self.steps = 0  # of this lane's own seats
        self._sight: Final = sight
        self._most: Final = most
        self._vocabulary: Final = match.game.vocabulary
        self._options: Final = len(self._vocabulary)
        self._sheets: Final[list[Sheet | None]] = [None] * sight.seats
        match.lean = all(isinstance(bot, RandomBot) for bot in bots.values())  # the others think, and so copy the match

    def begin(self) -> None:
        """Play on to the first decision of a seat without a bot."""
        self.decisions += play_on(self.match, self.bots, self._most - self.decisions)

    def seat(self) -> int:
        """Whose decision it is; −1 when nothing is to be decided any more."""
        decision = self.match.decision
        return decision.seat if decision is not None and self.decisions < self._most else -1

    def take(self, action: int) -> bool:
        """Choose an option and play on to the next decision of a seat without a bot; False if it is not offered."""
        match = self.match
        decision = match.decision
        if decision is None or not 0 <= action < self._options or self.decisions >= self._most:
            return False
        option = self._vocabulary.at(action)
        if not decision.offers(option):
            return False
        match.take(option)
        self.steps += 1
        self.decisions += 1
        if self.bots:
            self.decisions += play_on(match, self.bots, self._most - self.decisions)
        return True

    def page(self, seat: int) -> bytes:
        """What a seat sees (see `Sight.page`); only what has changed since it last looked is written anew."""
        sheet = self._sheets[seat]
        if sheet is None:
            sheet = self._sheets[seat] = self._sight.sheet(seat)
        return self._sight.page(self.match, seat, sheet)


class Round:
    """A step of several lanes, or the look at them before the first: what became of each, and what is seen then.

    Lane by lane: a match is looked at while it is at hand, before the next one drives it out of the processor's caches.
    """

    def __init__(self, lanes: list[Lane], seat: int, options: int) -> None:
        """`seat` is the one that looks, −1 whichever is asked; `options` is how many there can be."""
        self.lanes: Final = lanes
        self.seats: Final = [seat if seat >= 0 else max(0, lane.seat()) for lane in lanes]  # who looks, in each lane
        self.pages: Final = [b""] * len(lanes)
        self.masks: Final = bytearray(
            len(lanes) * options
        )  # one after the other, a byte an option: 1 if it may be chosen
        self._seat: Final = seat
        self._options: Final = options

    def step(self, actions: list[int], waiting: list[bool], late: int) -> list[int]:
        """Choose in every lane that does not wait; says what became of each, and looks at those that go on.

        `late` is how many steps are wanted.
        """
        became: list[int] = []
        for place, lane in enumerate(self.lanes):
            if waiting[place]:
                became.append(WAITS)
            elif not lane.take(actions[place]):
                became.append(REFUSED)
            elif lane.seat() < 0:
                became.append(IS_OVER)
            elif lane.steps >= late:
                became.append(IS_LATE)
            else:
                became.append(GOES_ON)
                self.look(place, False)
        return became

    def look(self, place: int, is_over: bool) -> None:
        """Look at a lane; if it is over, its last mover looks and nothing may be chosen."""
        lane = self.lanes[place]
        asked = lane.seat()
        if self._seat < 0 and asked >= 0:
            self.seats[place] = asked
        seat = self.seats[place]
        self.pages[place] = lane.page(seat)
        if asked == seat and not is_over:
            decision = lane.match.decision
            assert decision is not None
            first = place * self._options
            allowed = self.masks
            for option in decision.options:
                allowed[first + option.index] = 1

    def decisions(self) -> list[int]:
        """How many were made in each lane."""
        return [lane.decisions for lane in self.lanes]
