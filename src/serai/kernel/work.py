"""Works: how a game does the verbs of its effects.

`perform` runs effects by asking the work of each verb whether it is possible now and how it is done, with or without a
question to the player. `context` is the game's own note on where the effect comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from serai.kernel.decision import Asking, Reason, Rules
from serai.kernel.table import Table

if TYPE_CHECKING:
    from serai.kernel.effects import Call, Effect

T = TypeVar("T", bound=Table)


class Work(Generic[T]):
    """How a game does a verb."""

    asks_itself = False  # whether `ask` offers the choice (and, if `optional`, a way to decline)
    must = False  # whether the player cannot leave it out
    always = False  # whether it is possible in every position
    quiet = False  # whether it never asks: `run` does it

    def units(self, call: Call) -> tuple[Effect, ...]:
        """The single steps of a call, between which other effects may come: by default the call itself."""
        return (call,)

    def free(self, t: T, me: int, call: Call, context: int) -> bool:
        """Whether doing it at once can only help, so that nobody needs to be asked."""
        return False

    def possible(self, t: T, me: int, call: Call, context: int) -> bool:
        """Whether it would change anything now."""
        return True

    def possible_then(self, t: T, me: int, call: Call, gain: Effect, context: int) -> bool:
        """For a cost: whether it can be paid, and something of the gain be had afterwards."""
        return self.possible(t, me, call, context)

    def binds(self, t: T, me: int, call: Call, context: int) -> bool:
        """Whether the player cannot leave it out, here; by default `must`."""
        return self.must

    def reason(self, t: T, me: int, call: Call, context: int) -> Reason | None:
        """Why it is not possible now, where there is more to say than that it would change nothing."""
        return None

    def run(self, t: T, me: int, call: Call, context: int) -> None:
        """Do it, for works that ask nothing."""
        raise TypeError(f"{call.verb.name} asks")

    def ask(self, t: T, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        """Do it, for works that may ask; False if the player declined."""
        self.run(t, me, call, context)
        yield from ()
        return True


class Doing(Work[T]):
    """A verb that is done by one rule, asking as it goes."""

    def __init__(self, rule: Callable[[T, int, Call, int], Rules]) -> None:
        self.rule = rule

    def ask(self, t: T, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from self.rule(t, me, call, context)
        return True


class Standing(Work[Table]):
    """A verb that is looked at, not done: a discount, a conversion, points of a scoring."""

    quiet = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return False

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        return


STANDING: Final = Standing()
