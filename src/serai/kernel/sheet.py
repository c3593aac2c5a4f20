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
BYTES: Final = [bytes([value]) for value in range(LARGEST + 1)]
NONE: Final = BYTES[0]
ONE: Final = BYTES[1]
UP_TO: Final = [bytes([*range(most), *[most] * (LARGEST + 1 - most)]) for most in range(LARGEST + 1)]  # for translate
FEW: Final = 4  # entries of a list that are written one by one
MOST_KEPT: Final = 4096  # pieces of a kind, since they come again and again


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
        self.none: Final = bytes(self.count)
        self.rows: Final = [self._row([number], 1) for number in range(len(names))]  # a number alone
        self._lists: Final[dict[tuple[int, ...], bytes]] = {}
        self._bags: Final[dict[int, dict[tuple[int, ...], bytes]]] = {}
        self._bits: Final[dict[int, bytes]] = {}

    def listed(self, numbers: list[int]) -> bytes:
        """A word, or none, at each place."""
        key = tuple(numbers)
        row = self._lists.get(key)
        if row is None:
            if len(self._lists) >= MOST_KEPT:
                self._lists.clear()
            row = self._lists[key] = b"".join([self.rows[n] if n >= 0 else self.none for n in numbers])
        return row

    def bag(self, numbers: list[int], most: int) -> bytes:
        """How often each word occurs, up to `most`."""
        if not numbers:
            return self.none
        if len(numbers) == 1:
            number = numbers[0]
            return self.rows[number] if number >= 0 else self.none
        bags = self._bags.get(most)
        if bags is None:
            bags = self._bags[most] = {}
        key = tuple(numbers)
        row = bags.get(key)
        if row is None:
            if len(bags) >= MOST_KEPT:
                bags.clear()
            row = bags[key] = self._row(numbers, most)
        return row

    def bits(self, bits: int) -> bytes:
        """Which words are there: a bit for each."""
        row = self._bits.get(bits)
        if row is None:
            if len(self._bits) >= MOST_KEPT:
                self._bits.clear()
            row = self._bits[bits] = bytes([bits >> place & 1 for place in range(self.count)])
        return row

    def are_in_order(self, numbers: list[int]) -> bool:
        """Whether some words, each there once, stand in their order."""
        last = -1
        for number in numbers:
            place = self.places[number]
            if place <= last:
                return False
            last = place
        return True

    def _row(self, numbers: list[int], most: int) -> bytes:
        row = bytearray(self.count)
        for number in numbers:
            place = self.places[number] if number >= 0 else -1
            if place >= 0 and row[place] < most:
                row[place] += 1
        return bytes(row)


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


class Seating:
    """The seats as one of them sees them, itself first: a byte each."""

    def __init__(self, me: int, seats: int) -> None:
        self.me: Final = me
        self.seats: Final = seats
        self.nobody: Final = bytes(seats)
        self.rows: Final = [self._row(1 << seat) for seat in range(seats)]  # a seat alone
        self.bits: Final = [self._row(bits) for bits in range(1 << seats)]  # which seats are there, one bit each
        # The same beside somebody who has no seat.
        self.nobody_else: Final = bytes(seats + 1)
        self.rows_else: Final = [row + NONE for row in self.rows]
        self.other: Final = bytes(seats) + ONE
        self._lists: Final[dict[int, dict[tuple[int, ...], bytes]]] = {}

    def row(self, seat: int, other: int) -> bytes:
        """A seat, or nobody: a negative number; or `other`, unless that is negative, who has no seat."""
        if other < 0:
            return self.rows[seat] if seat >= 0 else self.nobody
        if seat == other:
            return self.other
        return self.rows_else[seat] if seat >= 0 else self.nobody_else

    def listed(self, seats: list[int], other: int) -> bytes:
        """The same at each place."""
        lists = self._lists.get(other)
        if lists is None:
            lists = self._lists[other] = {}
        key = tuple(seats)
        row = lists.get(key)
        if row is None:
            if len(lists) >= MOST_KEPT:
                lists.clear()
            row = lists[key] = b"".join([self.row(seat, other) for seat in seats])
        return row

    def _row(self, bits: int) -> bytes:
        return bytes([bits >> (self.me + away) % self.seats & 1 for away in range(self.seats)])


class Said:
    """Pieces that were written before, by a number made of all that they follow from."""

    def __init__(self) -> None:
        self.pieces: Final[dict[int, bytes]] = {}


class Sheet:
    """What one seat sees.

    It is put together from pieces that were made before: a byte alone, a word of some, a seat. Writing one byte after
    the other into a page would take several times as long. Larger pieces are passages:

        sheet.follows(t.display)
        sheet.follows_kept(t.journal_tiles)
        sheet.follows_number(len(t.deck))
        if not sheet.stands():
            ...  # writes what follows from these numbers, and from nothing else that changes during a match
            sheet.passage()

    A sheet that is used for one match again and again writes a passage anew only when its numbers have changed. They
    are named one by one, always as many: a list of them, made for each look, would cost more than looking at them.
    Smaller pieces that look alike in many matches are written once for all of them (`Said`):

        if not sheet.repeats(words.places, key):
            ...  # writes what follows from this number alone
            sheet.said(words.places, key)
    """

    def __init__(self, seating: Seating, keeps: bool = False) -> None:
        """With `keeps`, passages are kept for the next time."""
        self.me: Final = seating.me
        self.seats: Final = seating.seats
        self._seating: Final = seating
        self._pieces: list[bytes] = []
        self._keeps: Final = keeps
        self._around: list[bytes] = []  # pieces before the passage that is being written
        self._outside: list[bytes] = []  # pieces before the one that is being written for all matches
        self._passages: Final[list[bytes]] = []  # as they were last written
        self._lists: Final[list[list[int]]] = []  # what they follow from, as it was then
        self._numbers: Final[list[int]] = []
        self._at = 0  # the passage that comes next, and what it follows from
        self._list_at = 0
        self._number_at = 0
        self._has_changed = False  # something of that
        self._is_begun = False

    def begin(self) -> None:
        """A page is begun; of one that was broken off nothing is kept."""
        if self._is_begun:
            self._passages.clear()
            self._lists.clear()
            self._numbers.clear()
            self.page()
        self._is_begun = True

    def page(self) -> bytes:
        """All that was written; the next page begins."""
        page = b"".join(self._pieces)
        self._pieces = []
        self._at = self._list_at = self._number_at = 0
        self._has_changed = False
        self._is_begun = False
        return page

    def follows(self, numbers: list[int]) -> None:
        """The passage that comes next follows from a list that rules change."""
        if not self._keeps:
            return
        at = self._list_at
        self._list_at = at + 1
        if at == len(self._lists):
            self._lists.append(numbers[:])
        elif self._lists[at] != numbers:
            self._lists[at] = numbers[:]
            self._has_changed = True

    def follows_kept(self, numbers: list[int]) -> None:
        """The same of a list that rules replace by others (`Kept`)."""
        if not self._keeps:
            return
        at = self._list_at
        self._list_at = at + 1
        if at == len(self._lists):
            self._lists.append(numbers)
        elif self._lists[at] is not numbers:
            if self._lists[at] != numbers:
                self._has_changed = True
            self._lists[at] = numbers

    def follows_number(self, number: int) -> None:
        """The same of a number alone."""
        if not self._keeps:
            return
        at = self._number_at
        self._number_at = at + 1
        if at == len(self._numbers):
            self._numbers.append(number)
        elif self._numbers[at] != number:
            self._numbers[at] = number
            self._has_changed = True

    def stands(self) -> bool:
        """Whether a passage is as it was, because all that it follows from is: then it is done."""
        if not self._keeps:
            return False
        if not self._has_changed and self._at < len(self._passages):
            self._pieces.append(self._passages[self._at])
            self._at += 1
            return True
        self._has_changed = False
        self._around = self._pieces
        self._pieces = []
        return False

    def passage(self) -> None:
        """The passage is complete."""
        if not self._keeps:
            return
        written = b"".join(self._pieces)
        self._pieces = self._around
        self._pieces.append(written)
        if self._at < len(self._passages):
            self._passages[self._at] = written
        else:
            self._passages.append(written)
        self._at += 1

    def repeats(self, said: Said, key: int) -> bool:
        """Whether a piece was written before: then it is done. It may lie in a passage, but in no other such piece."""
        piece = said.pieces.get(key)
        if piece is not None:
            self._pieces.append(piece)
            return True
        self._outside = self._pieces
        self._pieces = []
        return False

    def said(self, said: Said, key: int) -> None:
        """The piece is complete."""
        piece = b"".join(self._pieces)
        if len(said.pieces) >= MOST_KEPT:
            said.pieces.clear()
        said.pieces[key] = piece
        self._pieces = self._outside
        self._pieces.append(piece)

    def part(self, name: str) -> None:
        """What follows belongs to a part of the view."""

    def competitor(self, name: str, away: int) -> None:
        """What follows belongs to the competitor that sits so many seats on."""

    def place(self, name: str, number: int) -> None:
        """What follows belongs to one place of a list."""

    def end(self) -> None:
        """The part is complete."""

    def number(self, name: str, value: int, most: int, least: int = 0) -> None:
        self._pieces.append(BYTES[(value if value < most else most) - least] if value > least else NONE)

    def large(self, name: str, value: int, most: int, least: int = 0) -> None:
        """An amount for which one byte is not enough."""
        value = (value if value < most else most) - least
        if value > LARGEST:
            self._pieces.append(BYTES[LARGEST])
            self._pieces.append(BYTES[value - LARGEST])
        else:
            self._pieces.append(BYTES[value] if value > 0 else NONE)
            self._pieces.append(NONE)

    def count(self, name: str, value: int, most: int) -> None:
        self.number(name, value, most)

    def total(self, name: str, value: int, most: int) -> None:
        self.number(name, value, most)

    def flag(self, name: str, value: bool) -> None:
        self._pieces.append(ONE if value else NONE)

    def word(self, name: str, number: int, words: Words) -> None:
        """One of some words, or none: a negative number."""
        self._pieces.append(words.rows[number] if number >= 0 else words.none)

    def seat(self, name: str, seat: int, other: int = -1) -> None:
        """A seat, or nobody: a negative number. `other` is the number of somebody who has no seat."""
        self._pieces.append(self._seating.row(seat, other))

    def words_at(self, name: str, numbers: list[int], room: int, words: Words) -> None:
        """A word, or none, at each place of a list."""
        pieces = self._pieces
        if len(numbers) > FEW:
            pieces.append(words.listed(numbers))
        else:
            for number in numbers:
                pieces.append(words.rows[number] if number >= 0 else words.none)
        if room > len(numbers):
            pieces.append(bytes((room - len(numbers)) * words.count))

    def seats_at(self, name: str, seats: list[int], room: int, other: int = -1) -> None:
        """A seat, or nobody, at each place of a list."""
        if len(seats) > FEW:
            self._pieces.append(self._seating.listed(seats, other))
        else:
            for seat in seats:
                self._pieces.append(self._seating.row(seat, other))
        if room > len(seats):
            self._pieces.append(bytes((room - len(seats)) * (self.seats + (1 if other >= 0 else 0))))

    def numbers_at(self, name: str, values: list[int], room: int, most: int) -> None:
        """An amount at each place of a list."""
        pieces = self._pieces
        if len(values) > FEW:
            try:
                pieces.append(bytes(values).translate(UP_TO[most]))
            except ValueError:  # some are negative, or more than a byte can say
                pieces.append(bytes([min(max(value, 0), most) for value in values]))
        else:
            for value in values:
                pieces.append(BYTES[value if value < most else most] if value > 0 else NONE)
        if room > len(values):
            pieces.append(bytes(room - len(values)))

    def numbers(self, name: str, values: list[int], words: Words, most: int) -> None:
        """An amount for each word."""
        self.numbers_at(name, values, words.count, most)

    def by_seat(self, name: str, values: list[int], most: int) -> None:
        """An amount for each seat."""
        self.numbers_at(name, values[self.me :] + values[: self.me], self.seats, most)

    def seat_bits_at(self, name: str, bits: list[int]) -> None:
        """Which seats are there, one bit each, at each place of a list."""
        pieces = self._pieces
        rows = self._seating.bits
        for here in bits:
            pieces.append(rows[here])

    def bag(self, name: str, numbers: list[int], words: Words, most: int = 1) -> None:
        """How often each word occurs."""
        self._pieces.append(words.bag(numbers, most))

    def counts(self, name: str, numbers: list[int], words: Words, most: int) -> None:
        """How often each word occurs, where the view has these numbers by the words."""
        self._pieces.append(words.bag(numbers, most))

    def flags(self, name: str, there: list[int], words: Words) -> None:
        """Which words are there: a number other than 0 at the place of each."""
        pieces = self._pieces
        for here in there:
            pieces.append(ONE if here else NONE)
        if words.count > len(there):
            pieces.append(bytes(words.count - len(there)))

    def bits(self, name: str, bits: int, words: Words) -> None:
        """Which words are there: a bit for each."""
        self._pieces.append(words.bits(bits) if bits else words.none)

    def keyed(self, name: str, by: str, numbers: list[int], values: list[int], words: Words, most: int) -> None:
        """For each word of a list the amount that stands beside it."""
        row = bytearray(words.count)
        for at in range(len(numbers)):
            value = values[at]
            if value > 0:
                place = words.places[numbers[at]]
                if place >= 0:
                    row[place] = value if value < most else most
        self._pieces.append(bytes(row))

    def table(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words, most: int = 1
    ) -> None:
        """For each word of a list the other word that stands beside it; negative: none."""
        if most == 1 and words.are_in_order(numbers):
            pieces = self._pieces
            at = 0
            for place in range(words.count):
                other = -1
                if at < len(numbers) and words.places[numbers[at]] == place:
                    other = beside[at]
                    at += 1
                pieces.append(others.rows[other] if other >= 0 else others.none)
            return
        row = bytearray(words.count * others.count)
        for at in range(len(numbers)):
            other = beside[at]
            if other >= 0:
                place = words.places[numbers[at]] * others.count + others.places[other]
                if row[place] < most:
                    row[place] += 1
        self._pieces.append(bytes(row))

    def table_bits(
        self, name: str, by: str, numbers: list[int], beside: list[int], words: Words, others: Words
    ) -> None:
        """For each word of a list the other words that stand beside it, a bit each."""
        row = bytearray(words.count * others.count)
        for at in range(len(numbers)):
            bits = beside[at]
            place = words.places[numbers[at]] * others.count
            while bits:
                if bits & 1:
                    row[place] = 1
                bits >>= 1
                place += 1
        self._pieces.append(bytes(row))

    def keyed_seats(self, name: str, by: str, numbers: list[int], seats: list[int], words: Words) -> None:
        """For each word of a list the seat that stands beside it; negative: nobody."""
        seating = self._seating
        if words.are_in_order(numbers):
            pieces = self._pieces
            at = 0
            for place in range(words.count):
                seat = -1
                if at < len(numbers) and words.places[numbers[at]] == place:
                    seat = seats[at]
                    at += 1
                pieces.append(seating.rows[seat] if seat >= 0 else seating.nobody)
            return
        row = bytearray(words.count * self.seats)
        for at in range(len(numbers)):
            seat = seats[at]
            if seat >= 0:
                row[words.places[numbers[at]] * self.seats + (seat - self.me) % self.seats] = 1
        self._pieces.append(bytes(row))


class Register(Sheet):
    """The fields of a sheet, in their order, instead of what is on it."""

    def __init__(self, seats: int) -> None:
        super().__init__(Seating(0, seats))  # keeps nothing, so that every passage is written
        self.at = 0
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

    def repeats(self, said: Said, key: int) -> bool:
        return False

    def said(self, said: Said, key: int) -> None:
        """Nothing was written."""

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
