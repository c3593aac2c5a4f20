"""Words for tables: one schema tells a position and reads it back.

A game names the parts of its table once (`position.py`):

    Schema(
        turn=Field("seat", Seat(players), "whose turn it is"),
        players=States("players", player_schema, "each seat, by its number"),
        decks=Later(decks_in_words, "the cards to come, the next one first"),
        tags=Derived(tags_of, "how many tags of each kind; follows from the cards"),
    )

`Schema.say` tells a table with it, `Schema.read` changes a table into what is given, part by part in the order of the
schema. Every mistake is a ValueError that begins with the part: `given.players.0.silver: 'x' is no number from 0`.
What must wait until the rest is read (`Later`) is handed back to the game, which settles it: every piece in one place.
Fields of the state that the schema does not name are told, and read, as they are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from serai.kernel.state import Plain, State

# -- what is said ---------------------------------------------------------------------------------------------------


def number_of(at: str, said: Plain, least: int = 0, most: int | None = None) -> int:
    """A whole number within bounds."""
    if type(said) is not int or said < least or (most is not None and said > most):
        upto = f" to {most}" if most is not None else ""
        raise ValueError(f"{at}: {said!r} is no number from {least}{upto}")
    return said


def list_of(at: str, said: Plain) -> list[Plain]:
    if not isinstance(said, list):
        raise ValueError(f"{at}: {said!r} is no list")
    return said


def table_of(at: str, said: Plain) -> dict[str, Plain]:
    if not isinstance(said, dict):
        raise ValueError(f"{at}: {said!r} is no table of names and values")
    return said


def one_of(at: str, said: Plain, known: Mapping[Any, int]) -> int:
    """The number behind one of some words."""
    if isinstance(said, (str, int)) and not isinstance(said, bool) and said in known:
        return known[said]
    words = ", ".join(str(word) if word != "" else "'' (nothing)" for word in known)
    raise ValueError(f"{at}: {said!r} is unknown; expected one of {words}")


def once_each(at: str, names: Sequence[Plain]) -> None:
    """Complains if a name stands twice."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ValueError(f"{at}: {name!r} stands twice")


def numbered(ids: Iterable[str], prefix: str = "") -> dict[str, int]:
    """The places of some ids, without a prefix that says nothing new."""
    return {id.removeprefix(prefix): place for place, id in enumerate(ids)}


# -- how one value is said ------------------------------------------------------------------------------------------


class Kind(ABC):
    """How a value of the table is said in words."""

    @abstractmethod
    def say(self, value: Any) -> Plain:
        """The value in words."""

    @abstractmethod
    def read(self, at: str, said: Plain, now: Any) -> Any:
        """The value that was said; `now` is the one on the table. Raises ValueError."""

    @property
    @abstractmethod
    def wanted(self) -> str:
        """What can be said, in a few words."""


class Number(Kind):
    """A whole number; `shift` is what a reader adds (the first round is 0 on the table and 1 in words)."""

    def __init__(self, most: int | None = None, least: int = 0, shift: int = 0) -> None:
        self.least = least
        self.most = most
        self.shift = shift

    def say(self, value: Any) -> Plain:
        return value + self.shift

    def read(self, at: str, said: Plain, now: Any) -> int:
        most = None if self.most is None else self.most + self.shift
        return number_of(at, said, self.least + self.shift, most) - self.shift

    @property
    def wanted(self) -> str:
        upto = f" to {self.most + self.shift}" if self.most is not None else ""
        return f"a number from {self.least + self.shift}{upto}"


class Flag(Kind):
    """true or false."""

    def say(self, value: Any) -> Plain:
        return bool(value)

    def read(self, at: str, said: Plain, now: Any) -> bool:
        if not isinstance(said, bool):
            raise ValueError(f"{at}: {said!r} is neither true nor false")
        return said

    @property
    def wanted(self) -> str:
        return "true or false"


class Word(Kind):
    """One of some words; each stands for a number. `more` are further words: nothing, nobody, an automa."""

    def __init__(self, ids: Iterable[str] = (), prefix: str = "", more: Mapping[str | int, int] | None = None) -> None:
        self.known: dict[str | int, int] = {}
        self.known.update(numbered(ids, prefix))
        self.known.update(more or {})
        self.words = {number: word for word, number in self.known.items()}

    def say(self, value: Any) -> Plain:
        return self.words[value]

    def read(self, at: str, said: Plain, now: Any) -> int:
        return one_of(at, said, self.known)

    @property
    def wanted(self) -> str:
        return "one of " + ", ".join(str(word) if word != "" else "'' (nothing)" for word in self.known)


class Seat(Word):
    """A seat by its number; `more` are further owners by name (nobody, an automa)."""

    def __init__(self, seats: int, more: Mapping[str | int, int] | None = None) -> None:
        super().__init__((), "", {**{seat: seat for seat in range(seats)}, **(more or {})})


class Listed(Kind):
    """Several values, one after the other; `backwards` where the table keeps the next one last."""

    def __init__(
        self, kind: Kind, backwards: bool = False, length: int | None = None, once: bool = False, ordered: bool = True
    ) -> None:
        self.kind = kind
        self.backwards = backwards
        self.length = length
        self.once = once
        self.ordered = ordered

    def say(self, value: Any) -> Plain:
        said = [self.kind.say(one) for one in value]
        return said[::-1] if self.backwards else said

    def read(self, at: str, said: Plain, now: Any) -> list[Any]:
        listed = list_of(at, said)
        if self.length is not None and len(listed) != self.length:
            raise ValueError(f"{at}: {len(listed)} of them, expected {self.length}")
        if self.once:
            once_each(at, listed)
        values = [self.kind.read(at, one, None) for one in listed]
        if not self.ordered:
            values.sort()
        return values[::-1] if self.backwards else values

    @property
    def wanted(self) -> str:
        many = f"{self.length} times " if self.length is not None else ""
        return f"a list: {many}{self.kind.wanted}"


class ByName(Kind):
    """A value for each of some names; those that are not given stay. What equals `empty` is not said."""

    def __init__(self, ids: Iterable[str], kind: Kind, prefix: str = "", empty: Any = None, anew: bool = False) -> None:
        self.places = numbered(ids, prefix)
        self.kind = kind
        self.empty = empty
        self.anew = anew  # what is not given becomes empty

    def say(self, value: Any) -> Plain:
        return {
            name: self.kind.say(value[place])
            for name, place in self.places.items()
            if self.empty is None or value[place] != self.empty
        }

    def read(self, at: str, said: Plain, now: Any) -> list[Any]:
        values = [self.empty] * len(self.places) if self.anew else list(now)
        for name, one in table_of(at, said).items():
            place = one_of(at, name, self.places)
            values[place] = self.kind.read(f"{at}.{name}", one, values[place])
        return values

    @property
    def wanted(self) -> str:
        return f"for any of {', '.join(self.places)}: {self.kind.wanted}"


class Amounts(ByName):
    """How many of each of some names; those that are not given stay."""

    def __init__(self, ids: Iterable[str], prefix: str = "", most: int | None = None) -> None:
        super().__init__(ids, Number(most), prefix)


class Marked(Kind):
    """Which of some names are marked (1 in a list of flags)."""

    def __init__(self, ids: Iterable[str] | Mapping[Any, int], prefix: str = "") -> None:
        self.places: Mapping[Any, int] = ids if isinstance(ids, Mapping) else numbered(ids, prefix)

    def say(self, value: Any) -> Plain:
        return [name for name, place in self.places.items() if value[place]]

    def read(self, at: str, said: Plain, now: Any) -> list[int]:
        flags = [0] * len(self.places)
        named = list_of(at, said)
        once_each(at, named)
        for name in named:
            flags[one_of(at, name, self.places)] = 1
        return flags

    @property
    def wanted(self) -> str:
        return f"a list of some of {', '.join(map(str, self.places))}"


class Bits(Kind):
    """Which of some words hold: bits of a number."""

    def __init__(self, words: Sequence[str] | Mapping[str | int, int]) -> None:
        self.places: Mapping[Any, int] = words if isinstance(words, Mapping) else numbered(words)

    def say(self, value: Any) -> Plain:
        return [word for word, place in self.places.items() if value >> place & 1]

    def read(self, at: str, said: Plain, now: Any) -> int:
        bits = 0
        words = list_of(at, said)
        once_each(at, words)
        for word in words:
            bits |= 1 << one_of(at, word, self.places)
        return bits

    @property
    def wanted(self) -> str:
        return f"a list of some of {', '.join(map(str, self.places))}"


class AsItIs(Kind):
    """Plain numbers, truths, words and lists of them, as they lie on the table; the type must stay."""

    def say(self, value: Any) -> Plain:
        return [self.say(one) for one in value] if isinstance(value, (list, tuple)) else value

    def read(self, at: str, said: Plain, now: Any) -> Any:
        if isinstance(now, list):
            return [self.read(at, one, now[0] if now else one) for one in list_of(at, said)]
        if type(said) is not type(now) or not isinstance(said, (int, str)):
            raise ValueError(f"{at}: {said!r} is no value like {now!r}")
        return said

    @property
    def wanted(self) -> str:
        return "as it lies on the table"


PLAINLY: Final = AsItIs()


# -- the parts of a position ----------------------------------------------------------------------------------------


class Entry(ABC):
    """One part of a position: how it is told and read, and what it is about."""

    field = ""  # of the state, where the part is just that
    about = ""

    @abstractmethod
    def say(self, state: Any) -> Plain:
        """The part in words."""

    def read(self, state: Any, at: str, said: Plain) -> Plain:
        """Change the state into what was said, and hand back what must wait; raises ValueError."""
        raise ValueError(f"{at}: this follows from the rest and cannot be given")

    @property
    def wanted(self) -> str:
        return ""

    def parts(self, state: Any) -> Iterator[tuple[str, Entry, Any]]:
        """The parts inside, each with its name and state, for who explains them."""
        yield from ()


class Field(Entry):
    """A field of the state."""

    def __init__(self, field: str, kind: Kind, about: str) -> None:
        self.field = field
        self.kind = kind
        self.about = about

    def say(self, state: Any) -> Plain:
        return self.kind.say(getattr(state, self.field))

    def read(self, state: Any, at: str, said: Plain) -> Plain:
        setattr(state, self.field, self.kind.read(at, said, getattr(state, self.field)))
        return None

    @property
    def wanted(self) -> str:
        return self.kind.wanted


class Derived(Entry):
    """What follows from the rest: told, never given."""

    def __init__(self, say: Callable[[Any], Plain], about: str) -> None:
        self._say = say
        self.about = about

    def say(self, state: Any) -> Plain:
        return self._say(state)


class OwnWords(Entry):
    """A part that a game tells and reads in its own way; `read` must complain with the name of the part."""

    def __init__(
        self, say: Callable[[Any], Plain], read: Callable[[Any, str, Plain], None], about: str, wanted: str = ""
    ) -> None:
        self._say = say
        self._read = read
        self._wanted = wanted
        self.about = about

    def say(self, state: Any) -> Plain:
        return self._say(state)

    def read(self, state: Any, at: str, said: Plain) -> Plain:
        self._read(state, at, said)
        return None

    @property
    def wanted(self) -> str:
        return self._wanted


class Later(Entry):
    """A part that is settled by the game when everything else is read."""

    def __init__(self, say: Callable[[Any], Plain], about: str, wanted: str = "") -> None:
        self._say = say
        self._wanted = wanted
        self.about = about

    def say(self, state: Any) -> Plain:
        return self._say(state)

    @property
    def wanted(self) -> str:
        return self._wanted


class Part(Entry):
    """A state inside the state, or None where the match has none."""

    def __init__(self, field: str, schema: Schema, about: str) -> None:
        self.field = field
        self.schema = schema
        self.about = about

    def say(self, state: Any) -> Plain:
        inner = getattr(state, self.field)
        return None if inner is None else self.schema.say(inner)

    def read(self, state: Any, at: str, said: Plain) -> Plain:
        inner = getattr(state, self.field)
        if inner is None:
            raise ValueError(f"{at}: there is none at this table")
        return self.schema.read(inner, at, said)

    def parts(self, state: Any) -> Iterator[tuple[str, Entry, Any]]:
        inner = getattr(state, self.field)
        if inner is not None:
            for name, entry in self.schema.entries_for(inner):
                yield name, entry, inner


class States(Entry):
    """A list of states, by their numbers; `schema` for one of them, by its place."""

    def __init__(self, field: str, schema: Callable[[int], Schema], about: str) -> None:
        self.field = field
        self.schema = schema
        self.about = about

    def say(self, state: Any) -> Plain:
        return {str(place): self.schema(place).say(one) for place, one in enumerate(getattr(state, self.field))}

    def read(self, state: Any, at: str, said: Plain) -> Plain:
        states = getattr(state, self.field)
        waiting: dict[str, Plain] = {}
        for name, parts in table_of(at, said).items():
            if not name.isdecimal() or int(name) >= len(states):
                raise ValueError(f"{at}: there is no {name!r}; they are 0 to {len(states) - 1}")
            if later := self.schema(int(name)).read(states[int(name)], f"{at}.{name}", parts):
                waiting[name] = later
        return waiting

    def parts(self, state: Any) -> Iterator[tuple[str, Entry, Any]]:
        for place, one in enumerate(getattr(state, self.field)):
            for name, entry in self.schema(place).entries_for(one):
                yield f"{place}.{name}", entry, one
            return  # they are all alike


class Schema:
    """The parts of a state, by their names, in the order in which they are told and read."""

    def __init__(self, entries: Mapping[str, Entry], untold: Iterable[str] = ()) -> None:
        """`untold` are fields that follow from other parts or would say nothing to a reader."""
        self.entries = dict(entries)
        self._named = {entry.field for entry in entries.values()} | set(untold)

    def entries_for(self, state: State) -> Iterator[tuple[str, Entry]]:
        """The parts, and the fields that the schema does not name."""
        yield from self.entries.items()
        for field in state.FIELDS:
            if field not in self._named and field not in self.entries:
                yield field, Field(field, PLAINLY, "as it lies on the table")

    def say(self, state: State) -> dict[str, Plain]:
        """The state in words; parts that there are none of are left out."""
        said = {name: entry.say(state) for name, entry in self.entries_for(state)}
        return {name: part for name, part in said.items() if part is not None}

    def read(self, state: State, at: str, given: Plain) -> dict[str, Plain]:
        """Change the state into what is given; the parts that must wait are handed back, by their names."""
        given = table_of(at, given)
        entries = dict(self.entries_for(state))
        for name in given:
            if name not in entries:
                raise ValueError(f"{at}.{name}: there is no such part; parts are {', '.join(entries)}")
        waiting: dict[str, Plain] = {}
        for name, entry in entries.items():
            if name in given:
                if isinstance(entry, Later):
                    waiting[name] = given[name]
                elif later := entry.read(state, f"{at}.{name}", given[name]):
                    waiting[name] = later
        return waiting
