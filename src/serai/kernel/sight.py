"""Sights: how a match looks to its seats, as bytes, for programs that learn; and which options they may choose.

First comes the question, if it is the seat's own: its key, the numbers and the components that it names. Then comes
what the game shows (`Game.look`, see `sheet`). How long a sight is depends on the game and on who sits at the table.
"""

from __future__ import annotations

from typing import Final

from serai.kernel.game import said_in
from serai.kernel.match import Match
from serai.kernel.sheet import Field, Register, Seating, Sheet, Words

ASK: Final = "ask-"
KERNEL_QUESTIONS: Final = ("order", "source")  # those that no game asks itself: see `perform`
NUMBERS: Final = 3  # that a question can name, in the order in which its rule gives them
MOST: Final = 60


class Sight:
    """The sights of all matches of a game in which the same competitors sit down."""

    def __init__(self, match: Match) -> None:
        game = match.game
        asked = said_in(game.texts, ASK)
        self.seats: Final = game.seats(match.table)
        self._options: Final = len(game.vocabulary)
        self._keys: Final = Words([*KERNEL_QUESTIONS, *sorted(key[len(ASK) :] for key in asked)])
        self._key_numbers: Final = {key: number for number, key in enumerate(self._keys.names)}
        self._about: Final = Words(game.component_ids())
        self._about_numbers: Final = {id: number for number, id in enumerate(self._about.names)}
        self._seatings: Final = [Seating(seat, self.seats) for seat in range(self.seats)]
        register = Register(self.seats)
        self._write(match, 0, register)
        self.fields: Final[list[Field]] = register.fields
        self.size: Final = register.at

    def page(self, match: Match, seat: int, sheet: Sheet | None = None) -> bytes:
        """What a seat sees. Who looks at the same match again and again brings the `sheet` of its seat along."""
        if sheet is None:
            sheet = Sheet(self._seatings[seat])
        self._write(match, seat, sheet)
        return sheet.page()

    def sheet(self, seat: int) -> Sheet:
        """A sheet for one seat of one match: it keeps what stays the same."""
        return Sheet(self._seatings[seat], keeps=True)

    def mask(self, match: Match, seat: int) -> bytearray:
        """A byte for each option of the vocabulary: 1 if the seat may choose it now."""
        allowed = bytearray(self._options)
        decision = match.decision
        if decision is not None and decision.seat == seat:
            for option in decision.options:
                allowed[option.index] = 1
        return allowed

    def _write(self, match: Match, seat: int, sheet: Sheet) -> None:
        sheet.begin()
        key = -1
        numbers: list[int] = []
        about: list[int] = []
        decision = match.decision
        if decision is not None and decision.seat == seat:
            key = self._key_numbers.get(decision.key, -1)
            arguments = decision.arguments
            if arguments:
                for value in arguments.values():
                    if isinstance(value, int):
                        numbers.append(value)
                    elif isinstance(value, str) and value in self._about_numbers:
                        about.append(self._about_numbers[value])
        sheet.word("question", key, self._keys)
        sheet.numbers_at("question.numbers", numbers[:NUMBERS], NUMBERS, MOST)
        sheet.bag("question.about", about, self._about)
        match.game.look(match.table, seat, sheet)
