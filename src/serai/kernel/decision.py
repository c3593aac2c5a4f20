"""Decisions: what a rule asks, of whom, and every legal answer.

A rule says `choice = yield ask(seat, "choose-card", "WF-ACQ-01", offer)`, where the offer is a list of options, a
function that lists them, or, where not every candidate may be legal, an `Offer`. Texts, notes and reasons are built
when somebody wants to read them, so a bot pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias, TypeVar

from serai.kernel.message import Argument, Message
from serai.kernel.offer import Candidates, Note
from serai.kernel.offer import Offer as Offer
from serai.kernel.option import Option as Option
from serai.kernel.option import Reason as Reason
from serai.kernel.option import Refusal as Refusal
from serai.kernel.option import Vocabulary as Vocabulary

R = TypeVar("R")


class Decision:
    """A question to one seat with every legal answer.

    Options are listed when somebody looks while the decision stands: a replay that knows the answer never does.
    `shown` keeps a decision with a single option from being taken by itself.
    """

    __slots__ = ("_note", "_offered", "_options", "arguments", "key", "rule", "seat", "shown")

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        options: Candidates | Offer,
        arguments: dict[str, Argument] | None,
        note: Note | None,
        shown: bool,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.arguments = arguments
        self.shown = shown
        self._offered = options
        self._note = note
        self._options: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer."""
        return self.listed()

    def listed(self) -> Sequence[Option]:
        """The same: interpreted, a method costs less than a property."""
        options = self._options
        if options is None:
            offered = self._offered
            if isinstance(offered, Offer):
                options = offered.options()
            elif isinstance(offered, (list, tuple)):
                options = offered
            else:
                options = offered()
            self._options = options
        return options

    @property
    def offer(self) -> Offer | None:
        """What decides between the candidates, where they are not simply listed."""
        return self._offered if isinstance(self._offered, Offer) else None

    def note(self, option: Option) -> Message | None:
        """What is to be said about an option here and now (its price)."""
        if self._note is not None:
            return self._note(option)
        return self._offered.note(option) if isinstance(self._offered, Offer) else None

    def refusals(self) -> list[Refusal]:
        """The alternatives that are not available, each with its reason."""
        return self._offered.refusals() if isinstance(self._offered, Offer) else []

    @property
    def message(self) -> Message:
        """The question, as a text key `ask-…` with arguments."""
        return Message(f"ask-{self.key}", self.arguments)

    def offers(self, option: Option) -> bool:
        """Whether an option of the vocabulary is one of this decision: each is there once, so that it can be told
        by looking at which object it is."""
        for offered in self.options:  # noqa: SIM110 (a generator would cost more than the loop)
            if offered is option:
                return True
        return False

    def find(self, id: str) -> Option | None:
        """The option of this decision with that id."""
        for option in self.options:
            if option.id == id:
                return option
        return None

    def __repr__(self) -> str:
        return f"{self.key} for seat {self.seat}: {', '.join(option.id for option in self.options)}"


Asking: TypeAlias = Generator[Decision, Option, R]  # a rule that asks and then has a result
Rules: TypeAlias = Generator[Decision, Option, None]  # a rule that asks


def ask(
    seat: int,
    key: str,
    rule: str,
    options: Candidates | Offer,
    arguments: dict[str, Argument] | None = None,
    note: Note | None = None,
    shown: bool = False,
) -> Decision:
    """The decision to yield where the rulebook says "the player chooses".

    `options` may be a function that lists them, where that costs something, or an `Offer` that also knows why the
    others cannot be chosen.
    """
    return Decision(seat, key, rule, options, arguments, note, shown)
