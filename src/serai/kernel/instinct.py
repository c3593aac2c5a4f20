"""Instinct: what to choose at a glance, and how well a match will end, learned from many matches.

One layer of units looks at what a seat sees (`sight`): some thousand bytes, most of them 0. From the units follow how
much each option of the decision appeals, and how the match is expected to end. Between two decisions of a seat few
bytes change, so the sums of the units are kept and only the changes are added (`Memory`). They are whole numbers, so
that it does not matter by which way a position was reached, and both builds come to the same. All of them are digits of
one large number, 32 bits each: to add to all units at once is one sum of Python's, which is as quick in both builds.

An `Instinct` is made of what a game has learned (`learned`) for the tables at which the same competitors sit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from struct import Struct
from typing import Final

from serai.kernel.chance import Chance
from serai.kernel.decision import Decision, Option
from serai.kernel.learned import STEP, STEPS, Learned
from serai.kernel.match import Match
from serai.kernel.sight import Sight

CHUNK: Final = 48  # bytes of a page that are compared at once
BITS: Final = 32  # of a unit in the large number
MIDDLE: Final = 1 << (BITS - 1)  # is added to each unit where a digit may not be negative


class Memory:
    """What a seat saw last, and the sums of the units for that."""

    __slots__ = ("page", "sums")

    def __init__(self, page: bytes, sums: int) -> None:
        self.page = page
        self.sums = sums


class Instinct:
    """The instinct for matches of a game in which the same competitors sit down."""

    def __init__(self, learned: Learned, match: Match) -> None:
        self._learned: Final = learned
        self.sight: Final = Sight(match)
        self._size: Final = self.sight.size
        self._units: Final = learned.units
        self._middles: Final = _digits([0] * learned.units)
        self._digits: Final = Struct(f"<{learned.units}I")
        self._rows: Final[list[int | None]] = [None] * self._size  # of the page's bytes, as they are needed
        self._inputs: Final = [-1] * self._size
        self._scales: Final = [1] * self._size
        for field in self.sight.fields:
            first = learned.fields.get((field.name, field.size), -1)
            for place in range(field.size):
                self._scales[field.start + place] = field.scale
                if first >= 0:
                    self._inputs[field.start + place] = first + place
        vocabulary = match.game.vocabulary
        self._options: Final[list[list[float] | None]] = [None] * len(vocabulary)
        self._known: Final = [learned.options.get(vocabulary.at(at).id, -1) for at in range(len(vocabulary))]
        self._appeal: Final = [learned.appeal[known] if known >= 0 else 0.0 for known in self._known]
        self._nothing: Final = [0.0] * learned.units
        self._bias: Final = self._together([round(bias * STEPS) for bias in learned.bias])
        self._value: Final = [value * STEP for value in learned.value]
        self._usual: Final = learned.usual
        self._blank: Final = bytes(self._size)

    def fresh(self) -> list[Memory]:
        """The memories of all seats before they have seen anything."""
        return [Memory(self._blank, self._bias) for _ in range(self.sight.seats)]

    def see(self, match: Match, seat: int, memory: Memory) -> None:
        """Look at the match, and bring the sums up to date."""
        page = self.sight.page(match, seat)
        last = memory.page
        if page == last:
            return
        sums = memory.sums
        for start in range(0, self._size, CHUNK):
            new = page[start : start + CHUNK]
            old = last[start : start + CHUNK]
            if new == old:
                continue
            for place in range(len(new)):
                change = new[place] - old[place]
                if change:
                    row = self._rows[start + place]
                    if row is None:
                        row = self._row(start + place)
                    sums += row * change
        memory.page = page
        memory.sums = sums

    def appeals(self, memory: Memory, options: Sequence[Option]) -> list[float]:
        """How much each option appeals to who has just looked: the larger, the likelier."""
        active: list[int] = []
        strength: list[float] = []
        for unit, total in enumerate(self._apart(memory.sums)):
            if total > MIDDLE:
                active.append(unit)
                strength.append(float(total - MIDDLE))
        count = len(active)
        found: list[float] = []
        for option in options:
            index = option.index
            row = self._option(index)
            appeal = self._appeal[index]
            for at in range(count):
                appeal += strength[at] * row[active[at]]
            found.append(appeal)
        return found

    def expects(self, memory: Memory) -> float:
        """How the match will end for who has just looked: from -1 (lost by far) to 1 (won by far)."""
        value = self._usual
        for unit, total in enumerate(self._apart(memory.sums)):
            if total > MIDDLE:
                value += float(total - MIDDLE) * self._value[unit]
        return value

    def _row(self, place: int) -> int:
        known = self._inputs[place]
        row = self._together(self._learned.of_input(known, self._scales[place])) if known >= 0 else 0
        self._rows[place] = row
        return row

    def _together(self, units: list[int]) -> int:
        """The large number of some units."""
        return _digits(units) - self._middles

    def _apart(self, sums: int) -> tuple[int, ...]:
        """The units of a large number, `MIDDLE` added to each."""
        return self._digits.unpack((sums + self._middles).to_bytes(self._units * BITS // 8, "little"))

    def _option(self, index: int) -> list[float]:
        row = self._options[index]
        if row is None:
            known = self._known[index]
            row = self._learned.of_option(known) if known >= 0 else self._nothing
            self._options[index] = row
        return row


def _digits(units: list[int]) -> int:
    """A large number that has the units as its digits, `MIDDLE` added to each."""
    return int.from_bytes(b"".join([(unit + MIDDLE).to_bytes(BITS // 8, "little") for unit in units]), "little")


def picked(appeals: list[float], chance: Chance | None, warmth: float) -> int:
    """The place of the option that appeals most; with `chance` another now and then, the more the warmer."""
    best = 0
    most = appeals[0]
    for place in range(1, len(appeals)):
        if appeals[place] > most:
            most = appeals[place]
            best = place
    if chance is None:
        return best
    weights: list[float] = []
    total = 0.0
    for appeal in appeals:
        weight = exp((appeal - most) / warmth)
        total += weight
        weights.append(weight)
    left = chance.below(1 << 24) / (1 << 24) * total
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return best


def play_by_instinct(
    match: Match, instinct: Instinct, memories: list[Memory], chance: Chance | None, warmth: float, turns: int = 0
) -> int:
    """Play on inside the kernel, every seat by instinct: to the end, or until so many further turns have begun.

    There is no log and no snapshot: afterwards only the table is of use, and the decision that is asked, if any. Says
    how many decisions were made.
    """
    made = 0
    game = match.game
    table = match.table
    rules = match._rules
    decision: Decision | None = match.decision
    begun = 0
    while decision is not None:
        assert rules is not None
        options = decision.options
        if len(options) > 1:
            made += 1
            match.decision = decision
            memory = memories[decision.seat]
            instinct.see(match, decision.seat, memory)
            option = options[picked(instinct.appeals(memory, options), chance, warmth)]
        else:
            option = options[0]
        try:
            decision = rules.send(option)
            continue
        except StopIteration:
            pass
        decision = None
        while decision is None and not game.is_over(table):
            begun += 1
            rules = game.turn(table)
            decision = next(rules, None)
        if turns and begun >= turns:
            break
    match._rules = rules
    match.decision = decision
    return made
