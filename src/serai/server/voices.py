"""Voices: the languages of the games as the server speaks them, and what it calls the people on the seats.

The same things are said again and again, at many tables: a voice remembers what it has said.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from serai.games import find_game
from serai.kernel.effects import Effect
from serai.kernel.formula import Formula
from serai.kernel.game import Game
from serai.kernel.message import Argument, Event, Hidden, Message, SeatName
from serai.language import Language
from serai.server.wire import PROGRAM

if TYPE_CHECKING:
    from serai.server.models import SeatRow

_TEXTS = files("serai.server") / "text"
_PLAIN = frozenset((int, str, SeatName, type(None)))  # arguments that are equal where they are said alike
_REMEMBERED = 50_000  # sentences of one game in one language


class Voice(Language):
    """A language that remembers what it has said. Not for several threads."""

    def __init__(self, game: Game[Any], locale: str) -> None:
        super().__init__(locale, [_TEXTS, *game.texts])
        self._said: dict[Hashable, str] = {}
        self._said_of_kept: dict[tuple[int, Sequence[str]], tuple[Message, str]] = {}

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        arguments = message.arguments
        seat = message.seat if isinstance(message, Event) else -1
        try:
            identity = (message.key, seat, _identity(arguments), tuple(names))
        except TypeError:  # an argument that cannot be compared
            return super().say(message, names)
        said = self._said.get(identity)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[identity] = super().say(message, names)
        return said

    def say_kept(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """The same for a message that was made once and is kept, as those of options: it is known by its identity."""
        key = (id(message), names)
        found = self._said_of_kept.get(key)
        if found is None or found[0] is not message:
            if len(self._said_of_kept) >= _REMEMBERED:
                self._said_of_kept.clear()
            found = self._said_of_kept[key] = (message, self.say(message, names))
        return found[1]


def _identity(arguments: Mapping[str, Argument]) -> Hashable:
    if _PLAIN.issuperset(map(type, arguments.values())):
        return tuple(arguments.items())
    return tuple((name, _one(argument)) for name, argument in arguments.items())


def _one(argument: Argument) -> Hashable:
    """Something that is equal for arguments that are said alike; raises TypeError where that is not known."""
    if argument is None or isinstance(argument, (int, str, SeatName)):
        return argument
    if isinstance(argument, (Effect, Formula)) and argument.text:
        return (type(argument), argument.text)
    if isinstance(argument, Hidden):
        return (Hidden, argument.instead)
    if isinstance(argument, Message):
        seat = argument.seat if isinstance(argument, Event) else -1
        return (argument.key, seat, _identity(argument.arguments))
    if isinstance(argument, tuple):
        return tuple(map(_one, argument))
    raise TypeError(argument)


@lru_cache(maxsize=64)
def voice(game: str, locale: str) -> Voice:
    """The voice of a game on the event loop."""
    return Voice(find_game(game), locale)


def seat_names(language: Language, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What everybody at a table is called in a language."""
    return tuple(seat_name(language, seat) for seat in seats)


def seat_name(language: Language, seat: SeatRow) -> str:
    if seat.kind == "person" and seat.name:
        return seat.name
    if seat.kind == "person":
        return language.say(Message("seat-name", {"n": seat.seat + 1}))
    if seat.kind == "bot" and seat.level.startswith(PROGRAM):
        return f"{seat.level.removeprefix(PROGRAM)} {seat.seat + 1}"
    if seat.kind == "bot":
        return language.say(Message("bot-name", {"n": seat.seat + 1}))
    return language.say(Message("automa-name" if seat.kind == "automa" else "open-seat", {"n": 1}))
