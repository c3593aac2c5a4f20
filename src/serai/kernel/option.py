"""Options: the words of a game's finite vocabulary of answers, and why one cannot be chosen.

A game makes each option once, in its `Vocabulary`; rules only pick from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.kernel.message import Argument, Message


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
