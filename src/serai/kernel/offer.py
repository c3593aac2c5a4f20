"""Offers: what can be chosen, and why the rest cannot, from one function that decides.

    yield ask(me, "card", "WF-ACQ-01", Offer(cards_on_display, lambda option: price_obstacle(t, me, option)))

`likely` names candidates, every legal option among them; `obstacle` gives the reason against one of them, or None.
What has no obstacle is offered, the rest is refused with its reason, so that legality is decided in one place and "why
not?" cannot disagree with it. `others` are candidates that are never legal now and would only cost time: they are
looked at when somebody asks for reasons. Offers add up: `dice + free_steps`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from serai.kernel.message import Message
from serai.kernel.option import Option, Reason, Refusal

Candidates: TypeAlias = list[Option] | tuple[Option, ...] | Callable[[], Sequence[Option]]
Obstacle: TypeAlias = Callable[[Option], Reason | None]
Note: TypeAlias = Callable[[Option], Message | None]


class Offer:
    """Candidates and the one obstacle function that decides between them.

    `note` may say more about an option here and now (its price). Nothing is called before somebody looks.
    """

    __slots__ = ("_likely", "_more", "_note", "_obstacle", "_others")

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
        self._more: tuple[Offer, ...] = ()

    def __add__(self, more: Offer | None) -> Offer:
        """Both offers, this one first; `None` adds nothing."""
        if more is None:
            return self
        twin = Offer(self._likely, self._obstacle, self._others, self._note)
        twin._more = (*self._more, more)
        return twin

    def options(self) -> list[Option]:
        """Every legal answer."""
        candidates = self._likely
        likely = candidates if isinstance(candidates, (list, tuple)) else candidates()
        obstacle = self._obstacle
        options: list[Option] = []
        if obstacle is None:
            options += likely
        else:
            for option in likely:  # a comprehension would cost more: it needs a function of its own
                if obstacle(option) is None:
                    options.append(option)
        for more in self._more:
            options += more.options()
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
        for more in self._more:
            refusals += more.refusals()
        return refusals

    def overlooked(self) -> list[Option]:
        """Candidates among `others` without any obstacle: legal, but not offered. Tests see that there are none."""
        obstacle = self._obstacle
        others = listed(self._others)
        found = [option for option in others if obstacle is None or obstacle(option) is None]
        for more in self._more:
            found += more.overlooked()
        return found

    def note(self, option: Option) -> Message | None:
        """What is to be said about an option here and now."""
        if self._note is not None:
            message = self._note(option)
            if message is not None:
                return message
        for more in self._more:
            message = more.note(option)
            if message is not None:
                return message
        return None


def listed(candidates: Candidates) -> Sequence[Option]:
    """The candidates themselves."""
    return candidates if isinstance(candidates, (list, tuple)) else candidates()
