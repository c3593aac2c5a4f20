"""Decisions: what a rule asks, of whom, and every legal answer.

A rule says `choice = yield ask(seat, "choose-card", "WF-ACQ-01", options)`. Options are interned: a game makes each
one once, in its `Vocabulary`, and rules only pick from there. Texts, notes and reasons are built when somebody wants
to read them, so a bot pays nothing for them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from serai.kernel.message import Argument, Message

R = TypeVar("R")


class Option:
    """One word of a game's finite vocabulary of answers.

    `id` is stable and readable, `index` its place in the vocabulary, `value` what the rule works with, `touches` the
    ids of the components it concerns, `message` its text.
    """

    __slots__ = ("id", "index", "message", "touches", "value")

    def __init__(self, id: str, index: int, value: Any, message: Message, touches: tuple[str, ...]) -> None:
        self.id = id
        self.index = index
        self.value = value
        self.message = message
        self.touches = touches

    def __repr__(self) -> str:
        return self.id


class Vocabulary:
    """Every option a game can ever offer."""

    def __init__(self) -> None:
        self._options: list[Option] = []
        self._by_id: dict[str, Option] = {}

    def add(
        self,
        id: str,
        value: Any = None,
        key: str = "",
        arguments: dict[str, Argument] | None = None,
        touches: tuple[str, ...] = (),
    ) -> Option:
        """A new option; its text is `key`, or by default `option-` and the part of the id before the colon."""
        if id in self._by_id:
            raise ValueError(f"the option {id!r} is in the vocabulary already")
        message = Message(key or f"option-{id.partition(':')[0]}", arguments)
        option = Option(id, len(self._options), value, message, touches)
        self._options.append(option)
        self._by_id[id] = option
        return option

    def __getitem__(self, id: str) -> Option:
        return self._by_id[id]

    def get(self, id: str) -> Option | None:
        return self._by_id.get(id)

    def at(self, index: int) -> Option:
        return self._options[index]

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)


class Reason:
    """Why something cannot be chosen: the rule, and a message that says what is missing. Made once, kept."""

    __slots__ = ("message", "rule")

    def __init__(self, rule: str, key: str, **arguments: Argument) -> None:
        self.rule = rule
        self.message = Message(key, arguments)

    @property
    def key(self) -> str:
        return self.message.key

    def __repr__(self) -> str:
        return f"{self.message!r} [{self.rule}]"


class Refusal:
    """An alternative that is not available now, and why."""

    __slots__ = ("option", "reason")

    def __init__(self, option: Option, reason: Reason) -> None:
        self.option = option
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.option.id}: {self.reason!r}"


Offer: TypeAlias = list[Option] | tuple[Option, ...] | Callable[[], Sequence[Option]]


class Decision:
    """A question to one seat with every legal answer.

    `note` may say more about an option here and now (its price); `refused` lists what is not available. Both are
    called only while the decision stands, and so is the function that makes the options where a rule gave one: a
    replay that knows the answer never looks at them. `shown` keeps a decision with a single option from being taken
    by itself.
    """

    __slots__ = ("_offer", "_options", "arguments", "key", "note", "refused", "rule", "seat", "shown")

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        options: Offer,
        arguments: dict[str, Argument] | None,
        note: Callable[[Option], Message | None] | None,
        refused: Callable[[], list[Refusal]] | None,
        shown: bool,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self._offer: Callable[[], Sequence[Option]] | None = None
        self._options: Sequence[Option] = ()
        if isinstance(options, (list, tuple)):
            self._options = options
        else:
            self._offer = options
        self.arguments = arguments
        self.note = note
        self.refused = refused
        self.shown = shown

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer."""
        if self._offer is not None:
            self._options = self._offer()
            self._offer = None
        return self._options

    @property
    def message(self) -> Message:
        """The question, as a text key `ask-…` with arguments."""
        return Message(f"ask-{self.key}", self.arguments)

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
    options: Offer,
    arguments: dict[str, Argument] | None = None,
    note: Callable[[Option], Message | None] | None = None,
    refused: Callable[[], list[Refusal]] | None = None,
    shown: bool = False,
) -> Decision:
    """The decision to yield where the rulebook says "the player chooses".

    `options` may be a function that lists them, where that costs something.
    """
    return Decision(seat, key, rule, options, arguments, note, refused, shown)
