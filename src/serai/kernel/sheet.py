"""Sheets: what a seat sees as one row of bytes, written straight from the table.

A game says once what it shows, field by field and always in the same order (`Game.look`). Handed a `Sheet`, it writes:
a byte a place, 0 where there is nothing, so that only what is there costs anything. Handed a `Register`, the same
function lists its fields instead: names, places, and what a byte means. Names are those of the view (`Game.observe`):
attributes and keys joined by dots, `+1` for the competitor one seat on from the one that looks. Seats are told in the
same way, as seen from the own one.

A field may only tell what the view tells to that seat; tests hold every game to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

LARGEST: Final = 255  # of a byte


class Words:
    """The words that a field can say, in order; the table's number `n` of such a thing is the word at `places[n]`."""

    def __init__(self, names: Sequence[str], numbers: Iterable[int] | None = None) -> None:
        """All of `names`, or only those with these numbers."""
        chosen = list(range(len(names)) if numbers is None else numbers)
        self.names: Final = tuple([names[number] for number in chosen])
        self.places: Final = [-1] * len(names)
        for place, number in enumerate(chosen):
            self.places[number] = place
        self.count: Final = len(chosen)


class Field(NamedTuple):
    """A field of a sheet: `size` bytes from `start`. What each byte means depends on the kind:

    number      an amount, `least` subtracted; what goes beyond `most` counts as `most`
    large       the same in two bytes: up to 255, and what goes beyond 255
    count, total    how many entries a list has; the sum of its entries
    word        1 at one of the words, or nowhere;   words    the same for each place of a list
    seat        1 at one of the seats, or nowhere;   seats    the same for each place of a list
    bag         how often each word occurs in a list;   seat-bags    which seats do, for each place of a list
    numbers     an amount for each word, or for each place of a list;   by-seat    for each seat
    keyed       for each word: the amount that stands beside it (`by` says where the words stand)
    table, seat-table   for each word, and for each of `others`: how often they stand beside each other
    """

    name: str
    kind: str
    start: int
    size: int
    least: int
    most: int
    words: tuple[str, ...]
    by: str
    others: tuple[str, ...]

    @property
    def scale(self) -> int:
        """The largest byte: divided by it, all are from 0 to 1."""
        return min(LARGEST, self.most - self.least)


class Sheet:
    """What one seat sees."""

    def __init__(self, size: int, me: int, seats: int) -> None:
        self.page = bytearray(size)
        self.me = me
        self.seats = seats
        self.at = 0

    def part(self, name: str) -> None:
        """What follows belongs to a part of the view."""

    def competitor(self, name: str, away: int) -> None:
        """What follows belongs to the competitor that sits so many seats on."""

    def place(self, name: str, number: int) -> None:
        """What follows belongs to one place of a list."""

    def end(self) -> None:
        """The part is complete."""

    def number(self, name: str, value: int, most: int, least: int = 0) -> None:
        if value > least:
            self.page[self.at] = (value if value < most else most) - least
        self.at += 1

    def large(self, name: str, value: int, most: int, least: int = 0) -> None:
        """An amount for which one byte is not enough."""
        value = (value if value < most else most) - least
        if value > LARGEST:
            self.page[self.at] = LARGEST
            self.page[self.at + 1] = value - LARGEST
        elif value > 0:
            self.page[self.at] = value
        self.at += 2

    def count(self, name: str, value: int, most: int) -> None:
        self.number(name, value, most)

    def total(self, name: str, value: int, most: int) -> None:
        self.number(name, value, most)

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.page[self.at] = 1
        self.at += 1

    def word(self, name: str, number: int, words: Words) -> None:
        """One of some words, or none: a negative number."""
        if number >= 0:
            place = words.places[number]
            if place >= 0:
                self.page[self.at + place] = 1
        self.at += words.count

    def seat(self, name: str, seat: int, other: int = -1) -> None:
        """A seat, or nobody: a negative number. `other` is the number of somebody who has no seat."""
        at = self.at
        if seat >= 0:
            self.page[at + (self.seats if seat == other else (seat - self.me) % self.seats)] = 1
        self.at = at + self.seats + (1 if other >= 0 else 0)

    def words_at(self, name: str, numbers: list[int], room: int, words: Words) -> None:
        """A word, or none, at each place of a list."""
        at = self.at
        places = words.places
        count = words.count
        page = self.page
        for number in numbers:
            if number >= 0:
                place = places[number]
                if place >= 0:
                    page[at + place] = 1
            at += count
        self.at += room * count

    def seats_at(self, name: str, seats: list[int], room: int, other: int = -1) -> None:
        """A seat, or nobody, at each place of a list."""
        at = self.at
        me = self.me
        many = self.seats
        page = self.page
        width = many + (1 if other >= 0 else 0)
        for seat in seats:
            if seat >= 0:
                page[at + (many if seat == other else (seat - me) % many)] = 1
            at += width
        self.at += room * width

    def numbers_at(self, name: str, values: list[int], room: int, most: int) -> None:
        """An amount at each place of a list."""
        at = self.at
        page = self.page
        for value in values:
            if value > 0:
                page[at] = value if value < most else most
            at += 1
        self.at += room

    def numbers(self, name: str, values: list[int], words: Words, most: int) -> None:
        """An amount for each word."""
        self.numbers_at(name, values, words.count, most)

    def by_seat(self, name: str, values: list[int], most: int) -> None:
        """An amount for each seat."""
        at = self.at
        for seat, value in enumerate(values):
            if value > 0:
                self.page[at + (seat - self.me) % self.seats] = value if value < most else most
        self.at = at + self.seats

    def seat_bits_at(self, name: str, bits: list[int]) -> None:
        """Which seats are there, one bit each, at each place of a list."""
        at = self.at
        many = self.seats
        for here in bits:
            if here:
                for seat in range(many):
                    if here >> seat & 1:
                        self.page[at + (seat - self.me) % many] = 1
            at += many
        self.at = at

    def bag(self, name: str, numbers: list[int], words: Words, most: int = 1) -> None:
        """How often each word occurs."""
        at = self.at
        places = words.places
        page = self.page
        for number in numbers:
            place = places[number] if number >= 0 else -1
            if place >= 0:
                place += at
                if most == 1:
                    page[place] = 1
                elif page[place] < most:
                    page[place] += 1
        self.at = at + words.count

    def counts(self, name: str, numbers: list[int], words: Words, most: int) -> None:
        """How often each word occurs, where the view has these numbers by the words."""
        self.bag(name, numbers, words, most)

    def flags(self, name: str, there: list[int], words: Words) -> None:
        """Which words are there: a number other than 0 at the place of each."""
        at = self.at
        for here in there:
            if here:
                self.page[at] = 1
            at += 1
        self.at += words.count

    def bits(self, name: str, bits: int, words: Words) -> None:
        """Which words are there: a bit for each."""
        at = self.at
        while bits:
            if bits & 1:
                self.page[at] = 1
            bits >>= 1
            at += 1
        self.at += words.count

    def keyed(self, name: str, by: str, numbers: list[int], values: list[int], words: Words, most: int) -> None:
        """For each word of a list the amount that stands beside it."""
        at = self.at
        places = words.places
        for number, value in zip(numbers, values, strict=True):
            place = places[number]
            if place >= 0 and value > 0:
                self.page[at + place] = value if value < most else most
        self.at = at + words.count

    def table(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words, most: int = 1
    ) -> None:
        """For each word of a list the other word that stands beside it; negative: none."""
        at = self.at
        for number, other in zip(numbers, beside, strict=True):
            if other >= 0:
                place = at + words.places[number] * others.count + others.places[other]
                if self.page[place] < most:
                    self.page[place] += 1
        self.at = at + words.count * others.count

    def table_bits(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words
    ) -> None:
        """For each word of a list the other words that stand beside it, a bit each."""
        at = self.at
        many = others.count
        for number, bits in zip(numbers, beside, strict=True):
            place = at + words.places[number] * many
            while bits:
                if bits & 1:
                    self.page[place] = 1
                bits >>= 1
                place += 1
        self.at = at + words.count * many

    def keyed_seats(self, name: str, by: str, numbers: list[int], seats: list[int], words: Words) -> None:
        """For each word of a list the seat that stands beside it; negative: nobody."""
        at = self.at
        many = self.seats
        for number, seat in zip(numbers, seats, strict=True):
            if seat >= 0:
                self.page[at + words.places[number] * many + (seat - self.me) % many] = 1
        self.at = at + words.count * many


class Register(Sheet):
    """The fields of a sheet, in their order, instead of what is on it."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, 0, seats)
        self.fields: list[Field] = []
        self._parts: list[str] = []

    def _add(
        self,
        name: str,
        kind: str,
        size: int,
        most: int = 1,
        least: int = 0,
        words: tuple[str, ...] = (),
        by: str = "",
        others: tuple[str, ...] = (),
    ) -> None:
        if not 0 < most - least <= LARGEST * (2 if kind == "large" else 1):
            raise ValueError(f"{name}: from {least} to {most} is more than it can say")
        full = ".".join([*self._parts, name])
        if by:
            by = ".".join([*self._parts, by])
        self.fields.append(Field(full, kind, self.at, size, least, most, words, by, others))
        self.at += size

    def part(self, name: str) -> None:
        self._parts.append(name)

    def competitor(self, name: str, away: int) -> None:
        self._parts.append(f"{name}.+{away}")

    def place(self, name: str, number: int) -> None:
        self._parts.append(f"{name}.{number}" if name else str(number))

    def end(self) -> None:
        self._parts.pop()

    def number(self, name: str, value: int, most: int, least: int = 0) -> None:
        self._add(name, "number", 1, most, least)

    def large(self, name: str, value: int, most: int, least: int = 0) -> None:
        self._add(name, "large", 2, most, least)

    def count(self, name: str, value: int, most: int) -> None:
        self._add(name, "count", 1, most)

    def total(self, name: str, value: int, most: int) -> None:
        self._add(name, "total", 1, most)

    def flag(self, name: str, value: bool) -> None:
        self._add(name, "number", 1)

    def word(self, name: str, number: int, words: Words) -> None:
        self._add(name, "word", words.count, words=words.names)

    def seat(self, name: str, seat: int, other: int = -1) -> None:
        names = self._seats(other)
        self._add(name, "seat", len(names), words=names)

    def words_at(self, name: str, numbers: list[int], room: int, words: Words) -> None:
        self._add(name, "words", room * words.count, words=words.names)

    def seats_at(self, name: str, seats: list[int], room: int, other: int = -1) -> None:
        names = self._seats(other)
        self._add(name, "seats", room * len(names), words=names)

    def numbers_at(self, name: str, values: list[int], room: int, most: int) -> None:
        self._add(name, "numbers", room, most)

    def numbers(self, name: str, values: list[int], words: Words, most: int) -> None:
        self._add(name, "numbers", words.count, most, words=words.names)

    def by_seat(self, name: str, values: list[int], most: int) -> None:
        self._add(name, "by-seat", self.seats, most, words=self._seats(-1))

    def seat_bits_at(self, name: str, bits: list[int]) -> None:
        self._add(name, "seat-bags", self.seats * len(bits), words=self._seats(-1))

    def bag(self, name: str, numbers: list[int], words: Words, most: int = 1) -> None:
        self._add(name, "bag", words.count, most, words=words.names)

    def counts(self, name: str, numbers: list[int], words: Words, most: int) -> None:
        self._add(name, "numbers", words.count, most, words=words.names)

    def flags(self, name: str, there: list[int], words: Words) -> None:
        self._add(name, "bag", words.count, words=words.names)

    def bits(self, name: str, bits: int, words: Words) -> None:
        self._add(name, "bag", words.count, words=words.names)

    def keyed(self, name: str, by: str, numbers: list[int], values: list[int], words: Words, most: int) -> None:
        self._add(name, "keyed", words.count, most, words=words.names, by=by)

    def table(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words, most: int = 1
    ) -> None:
        self._add(name, "table", words.count * others.count, most, words=words.names, by=by, others=others.names)

    def table_bits(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words
    ) -> None:
        self._add(name, "table", words.count * others.count, words=words.names, by=by, others=others.names)

    def keyed_seats(self, name: str, by: str, numbers: list[int], seats: list[int], words: Words) -> None:
        size = words.count * self.seats
        self._add(name, "seat-table", size, words=words.names, by=by, others=self._seats(-1))

    def _seats(self, other: int) -> tuple[str, ...]:
        return (*(f"+{away}" for away in range(self.seats)), *(("other",) if other >= 0 else ()))
