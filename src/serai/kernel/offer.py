"""Offers: what can be chosen, and why the rest cannot, from one function that decides.

    yield ask(me, "card", "WF-ACQ-01", Offer(cards_on_display, lambda option: price_obstacle(t, me, option)))

`likely` names candidates, every legal option among them; `obstacle` gives the reason against one of them, or None.
What has no obstacle is offered, the rest is refused with its reason, so that legality is decided in one place and "why
not?" cannot disagree with it. `others` are candidates that are never legal now and would only cost time: they are
looked at when somebody asks for reasons. Offers add up: `dice + free_steps`.

A question that is asked often can have its offer as a class, `TableOffer`: its methods cost less than functions that
are made anew for every question, above all in the compiled build. Where many candidates share an obstacle or have none,
it may also list its `options` itself, by the same functions that decide in `obstacle`; tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from serai.kernel.message import Message
from serai.kernel.option import Option, Reason, Refusal
from serai.kernel.table import Table

T = TypeVar("T", bound=Table)

Candidates: TypeAlias = list[Option] | tuple[Option, ...] | Callable[[], Sequence[Option]]
Obstacle: TypeAlias = Callable[[Option], Reason | None]
Note: TypeAlias = Callable[[Option], Message | None]


class Offer:
    """Candidates and the one obstacle function that decides between them.

    `note` may say more about an option here and now (its price). Nothing is called before somebody looks.
    """

    __slots__ = ("_likely", "_note", "_obstacle", "_others")

    def __init__(
        self,
        likely: Candidates,
        obstacle: Obstacle | None = None,
        others: Candidates = (),
        note: Note | None = None,
    ) -> None:
        self._likely = likely
        self._obstacle = obstacle
        self._others = others
        self._note = note

    def __add__(self, more: Offer | None) -> Offer:
        """Both offers, this one first; `None` adds nothing."""
        return self if more is None else Both(self, more)

    def options(self) -> list[Option]:
        """Every legal answer."""
        candidates = self._likely
        found = candidates if isinstance(candidates, (list, tuple)) else candidates()
        obstacle = self._obstacle
        if obstacle is None:
            return list(found)
        likely = found if isinstance(found, list) else list(found)  # lists are gone through more quickly
        options: list[Option] = []
        for option in likely:  # a comprehension would cost more: it needs a function of its own
            if obstacle(option) is None:
                options.append(option)
        return options

    def refusals(self) -> list[Refusal]:
        """Every candidate that is not offered, with its reason."""
        refusals: list[Refusal] = []
        obstacle = self._obstacle
        if obstacle is not None:
            for option in (*listed(self._likely), *listed(self._others)):
                reason = obstacle(option)
                if reason is not None:
                    refusals.append(Refusal(option, reason))
        return refusals

    def contradictions(self) -> list[Option]:
        """Candidates that are offered although they have an obstacle, or the other way round: tests see none."""
        obstacle = self._obstacle
        return [option for option in listed(self._others) if obstacle is None or obstacle(option) is None]

    def note(self, option: Option) -> Message | None:
        """What is to be said about an option here and now."""
        return self._note(option) if self._note is not None else None


class Refused(Offer):
    """Candidates that share one obstacle: none of them can be chosen now."""

    __slots__ = ("_candidates", "_reason")

    def __init__(self, candidates: Candidates, reason: Reason) -> None:
        self._candidates = candidates
        self._reason = reason

    def options(self) -> list[Option]:
        return []

    def refusals(self) -> list[Refusal]:
        return [Refusal(option, self._reason) for option in listed(self._candidates)]

    def contradictions(self) -> list[Option]:
        return []

    def note(self, option: Option) -> Message | None:
        return None


class TableOffer(Offer, Generic[T]):
    """An offer to a seat, read off the table by the methods of a class."""

    __slots__ = ("me", "t")

    def __init__(self, t: T, me: int) -> None:
        self.t = t
        self.me = me

    def likely(self) -> Sequence[Option]:
        """Candidates, every legal option among them."""
        raise TypeError(f"{type(self).__name__} names no candidates")

    def others(self) -> Sequence[Option]:
        """Candidates that are never legal now."""
        return ()

    def obstacle(self, option: Option) -> Reason | None:
        """The reason against a candidate, or None."""
        return None

    def options(self) -> list[Option]:
        options: list[Option] = []
        found = self.likely()
        likely = found if isinstance(found, list) else list(found)
        for option in likely:
            if self.obstacle(option) is None:
                options.append(option)
        return options

    def refusals(self) -> list[Refusal]:
        refusals: list[Refusal] = []
        for option in (*self.likely(), *self.others()):
            reason = self.obstacle(option)
            if reason is not None:
                refusals.append(Refusal(option, reason))
        return refusals

    def contradictions(self) -> list[Option]:
        offered = self.options()
        candidates = (*self.likely(), *self.others())
        return [option for option in candidates if (self.obstacle(option) is None) != (option in offered)]

    def note(self, option: Option) -> Message | None:
        return None


class Both(Offer):
    """Two offers as one, in their order."""

    __slots__ = ("_first", "_second")

    def __init__(self, first: Offer, second: Offer) -> None:
        self._first = first
        self._second = second

    def options(self) -> list[Option]:
        options = self._first.options()
        more = self._second.options()
        return options + more if more else options

    def refusals(self) -> list[Refusal]:
        return self._first.refusals() + self._second.refusals()

    def contradictions(self) -> list[Option]:
        return self._first.contradictions() + self._second.contradictions()

    def note(self, option: Option) -> Message | None:
        return self._first.note(option) or self._second.note(option)


class Listed(Both):
    """The same with its options, which somebody has looked at before."""

    __slots__ = ("_options",)

    def __init__(self, options: list[Option], first: Offer, second: Offer) -> None:
        self._first = first
        self._second = second
        self._options = options

    def options(self) -> list[Option]:
        return self._options


NOTHING: Final = Offer(())


def listed(candidates: Candidates) -> Sequence[Option]:
    """The candidates themselves."""
    return candidates if isinstance(candidates, (list, tuple)) else candidates()
