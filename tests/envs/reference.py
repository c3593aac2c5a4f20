"""What the fields of a sight must say, by way of the view: slow, and the measure of every quick way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.kernel.sheet import Field


def expected(field: Field, view: object, me: int, seats: int) -> list[int]:
    """The bytes of a field, from the view of the seat that looks, or an error where there is no room for it."""
    return _Reference(field, view, me, seats).bytes()


class _Reference:
    def __init__(self, field: Field, view: object, me: int, seats: int) -> None:
        self.field = field
        self.me = me
        self.seats = seats
        self.value = self.at(view, field.name)
        self.keys = self.listed(self.at(view, field.by)) if field.by else []

    def at(self, value: Any, path: str) -> Any:
        """The part of a view with that name; None where there is none."""
        for part in path.split("."):
            if value is None:
                return None
            if part.startswith("+"):
                value = value[(self.me + int(part)) % len(value)]
            elif isinstance(value, Mapping):
                value = value[part]
            elif isinstance(value, Sequence):
                if part.lstrip("-").isdigit():
                    place = int(part)
                    value = value[place] if -len(value) <= place < len(value) else None
                else:
                    value = [self.at(one, part) for one in value]
            else:
                value = getattr(value, part)
        return value

    def bytes(self) -> list[int]:
        field = self.field
        found: list[int] = getattr(self, f"of_{field.kind}".replace("-", "_"))()
        assert len(found) <= field.size, field.name
        return found + [0] * (field.size - len(found))

    def amount(self, value: Any) -> int:
        amount = self.field.least if value is None else int(value)
        assert self.field.least <= amount, f"{self.field.name}: {amount} has no room"
        return min(amount, self.field.most) - self.field.least

    def listed(self, value: Any) -> list[Any]:
        """The entries of a list, of lists in a list, or of a mapping."""
        if value is None:
            return []
        if isinstance(value, Mapping):
            return list(value.values())
        return [one for part in value for one in (part if isinstance(part, tuple | list) else [part])]

    def one(self, place: int, count: int) -> list[int]:
        return [int(here == place) for here in range(count)]

    def a_word(self, value: Any, names: tuple[str, ...]) -> list[int]:
        return self.one(names.index(str(value)) if value not in (None, "") else -1, len(names))

    def a_seat(self, value: int | None) -> list[int]:
        names = self.field.others if self.field.kind == "seat-table" else self.field.words
        if value is None:
            return [0] * len(names)
        return self.one((value - self.me) % self.seats if value < self.seats else names.index("other"), len(names))

    def of_number(self) -> list[int]:
        return [self.amount(self.value)]

    def of_large(self) -> list[int]:
        value = self.amount(self.value)
        return [min(value, 255), max(0, value - 255)]

    def of_count(self) -> list[int]:
        return [self.amount(len(self.value))]

    def of_total(self) -> list[int]:
        return [self.amount(sum(self.listed(self.value)))]

    def of_word(self) -> list[int]:
        return self.a_word(self.value, self.field.words)

    def of_words(self) -> list[int]:
        return [byte for one in self.listed(self.value) for byte in self.a_word(one, self.field.words)]

    def of_seat(self) -> list[int]:
        return self.a_seat(self.value)

    def of_seats(self) -> list[int]:
        return [byte for one in self.listed(self.value) for byte in self.a_seat(one)]

    def of_numbers(self) -> list[int]:
        if isinstance(self.value, Mapping) and self.field.words:
            assert set(self.value) <= set(self.field.words), self.field.name
            return [self.amount(self.value.get(name, 0)) for name in self.field.words]
        return [self.amount(one) for one in self.listed(self.value)]

    def of_by_seat(self) -> list[int]:
        return [self.amount(self.value[(self.me + away) % self.seats]) for away in range(self.seats)]

    def of_bag(self) -> list[int]:
        held = list(self.value) if isinstance(self.value, Mapping) else self.listed(self.value)
        names = [str(one) for one in held if one not in (None, "")]
        assert set(names) <= set(self.field.words), self.field.name
        return [self.amount(names.count(name)) for name in self.field.words]

    def of_seat_bags(self) -> list[int]:
        return [int((self.me + away) % self.seats in held) for held in self.value for away in range(self.seats)]

    def of_keyed(self) -> list[int]:
        beside = dict(zip(self.keys, self.value or (), strict=True))
        return [self.amount(beside.get(name, 0)) for name in self.field.words]

    def of_table(self) -> list[int]:
        found = [0] * self.field.size
        many = len(self.field.others)
        for key, value in zip(self.keys, self.value or (), strict=True):
            for one in value if isinstance(value, tuple | list) else [value]:
                found[self.field.words.index(key) * many + self.field.others.index(str(one))] += 1
        return [self.amount(count) for count in found]

    def of_seat_table(self) -> list[int]:
        beside = dict(zip(self.keys, self.value or (), strict=True))
        return [byte for name in self.field.words for byte in self.a_seat(beside.get(name))]
