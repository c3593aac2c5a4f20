"""Messages: a key and arguments, never a sentence.

Kernel and games only name what is to be said; `serai.language` says it in French or English. An argument is a number,
a string (itself the key of a text: a component, a resource), a seat, an effect, a formula, or another message.
"""

from __future__ import annotations

from typing import Any

Argument = Any  # int | str | SeatName | Hidden | Message | effects.Effect | formula.Formula | tuple of these


class Message:
    """Something to be said: the key of a text and its arguments."""

    __slots__ = ("arguments", "key")

    def __init__(self, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = arguments if arguments is not None else {}

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key}({inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.arguments) == (other.key, other.arguments)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, repr(value)) for name, value in self.arguments.items()))))


class SeatName:
    """An argument that stands for the person (or automa) on a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"seat {self.seat}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))


class Hidden:
    """An argument that only some seats may see; everybody else reads `instead` (the key of a text)."""

    __slots__ = ("instead", "seats", "value")

    def __init__(self, value: Argument, seats: tuple[int, ...], instead: str = "hidden") -> None:
        self.value = value
        self.seats = seats
        self.instead = instead


class Event(Message):
    """Something that happened: a message with the seat it happened to and the rule it follows from."""

    __slots__ = ("rule", "seat")

    def __init__(self, key: str, seat: int, rule: str, arguments: dict[str, Argument]) -> None:
        super().__init__(key, arguments)
        self.seat = seat
        self.rule = rule

    def seen_by(self, viewer: int) -> Event:
        """The event as a viewer may know it: hidden arguments opened for who may see them, replaced for others."""
        if not any(isinstance(value, Hidden) for value in self.arguments.values()):
            return self
        shown: dict[str, Argument] = {}
        for name, value in self.arguments.items():
            if isinstance(value, Hidden):
                shown[name] = value.value if viewer in value.seats else value.instead
            else:
                shown[name] = value
        return Event(self.key, self.seat, self.rule, shown)
