"""The table: the base of a game's state."""

from __future__ import annotations

from typing import ClassVar

from serai.kernel.chance import Chance
from serai.kernel.message import Argument, Event
from serai.kernel.state import State


class Table(State):
    """What every game's table has: its randomness, and the events of the match while somebody listens.

    A game's table extends `FIELDS` and writes `copy`. What is hidden from a seat must lie on the table, never in a
    local variable of a rule, so that it can be dealt anew while the rule waits for an answer.
    """

    __slots__ = ("chance", "confirm", "reveals", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "reveals", "confirm")
    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance}

    chance: Chance
    reveals: int  # how often something hidden came to light: undo does not go back past a change
    confirm: bool  # whether a player ends the turn by a decision of its own
    story: list[Event] | None  # not part of the state

    def copy(self) -> Table:
        """An independent table in the same state, with nobody listening."""
        raise TypeError(f"{type(self).__name__} has no copy")

    def tell(self, key: str, seat: int, rule: str, **arguments: Argument) -> None:
        """Record an event, if somebody listens."""
        if self.story is not None:
            self.story.append(Event(key, seat, rule, arguments))

    def roll(self) -> int:
        """Roll a die."""
        self.reveals += 1
        return self.chance.die()
