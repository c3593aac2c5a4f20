"""Extras: what a player may do besides answering, between any two steps of a turn.

Contracts that can be fulfilled at any moment, a Seal that can be changed into coins, an ability that is open between
two effects: each is an `Extras`, and a rule asks with them open.

    card = yield from ask_with(contracts, t, me, "card", "MV-CAR-01", cards_of_the_row)
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from serai.kernel.decision import Asking, Offer, Option, Rules, ask
from serai.kernel.message import Argument
from serai.kernel.offer import NOTHING, Both, Listed
from serai.kernel.table import Table

T = TypeVar("T", bound=Table)


class Extras(Generic[T]):
    """Steps that are open beside the question that stands."""

    def offer(self, t: T, me: int) -> Offer | None:
        """The steps that a player could take now, and why not the others; None where there is nothing to say."""
        return None

    def holds(self, option: Option) -> bool:
        """Whether an option is one of these steps."""
        return False

    def take(self, t: T, me: int, option: Option) -> Rules:
        """Take a step that was chosen."""
        raise TypeError(f"{option.id} is no step of {type(self).__name__}")


NO_EXTRAS: Final = Extras[Any]()


def ask_with(
    extras: Extras[T],
    t: T,
    me: int,
    key: str,
    rule: str,
    offer: Offer,
    arguments: dict[str, Argument] | None = None,
    shown: bool = False,
    ends: Option | None = None,
) -> Asking[Option]:
    """Ask a player; before answering, any number of extra steps may be taken.

    `ends` is a further answer, behind those of the offer, that does nothing more: where it is all that is left there
    is nothing to ask.
    """
    while True:
        extra = extras.offer(t, me)
        if ends is None:
            asked = Both(offer, extra) if extra is not None else offer
        else:
            options = offer.options()
            further = extra if extra is not None else NOTHING
            more = further.options()
            if not (options or more or shown):
                return ends
            options.append(ends)
            options += more
            asked = Listed(options, offer, further)
        chosen = yield ask(me, key, rule, asked, arguments, None, shown)
        if not extras.holds(chosen):
            return chosen
        yield from extras.take(t, me, chosen)
