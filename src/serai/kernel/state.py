"""Plain data: what a table is made of.

A `State` names its fields once, as annotations; `tools/copies.py` writes what follows from them into the class: the
list of fields, from which come the dump that is saved and hashed and the way back, and the copy, which is the hottest
function of a search (the property tests compare it with the dump). Fields hold ints, strings, booleans, None, lists
and tuples of these, or other states (`NESTED`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

S = TypeVar("S", bound="State")
V = TypeVar("V")
Kept: TypeAlias = Annotated[V, "replaced, never changed: copies share it"]
Apart: TypeAlias = Annotated[V, "no part of the state: the content it follows"]
Plain = Any  # ints, strings, booleans, None, and lists and dicts of them: what JSON can say


class OlderDump(dict[str, Plain]):
    """A dump that an earlier release has made: `State.load` fits it to the fields of today."""


class State:
    """Base of everything that lies on a table."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    OPTIONAL: ClassVar[tuple[str, ...]] = ()  # texts that are dumped only where they are not empty
    NESTED: ClassVar[dict[str, type[State]]] = {}
    DEFAULTS: ClassVar[dict[str, Callable[[dict[str, Plain]], Plain]]] = {}  # of fields that were added later

    def dump(self) -> dict[str, Plain]:
        """The state as plain data, in the order of its fields; a part that is not there is not told."""
        said: dict[str, Plain] = {}
        for name in self.FIELDS:
            value = getattr(self, name)
            if value is not None or self.NESTED.get(name) is not Part:
                said[name] = value if type(value) is int else _plain(value)
        for name in self.OPTIONAL:
            if text := getattr(self, name):
                said[name] = text
        return said

    @classmethod
    def load(cls: type[S], plain: Plain, parts: Mapping[str, type[State]] | None = None) -> S:
        """The state described by a dump; raises ValueError if it is none.

        In an `OlderDump`, a field that it does not know gets its value from `DEFAULTS`, by a function of the dump, and
        one that is no more is left out. `parts` says what a `Part` really is, by the name of its field.
        """
        if isinstance(plain, OlderDump):
            plain = _fitted(cls, plain)
        absent = {name for name, state in cls.NESTED.items() if state is Part}
        named = set(plain).difference(cls.OPTIONAL) if isinstance(plain, dict) else set()
        if not isinstance(plain, dict) or not set(cls.FIELDS) - absent <= named <= set(cls.FIELDS):
            raise ValueError(f"this is not a dump of {cls.__name__}")
        state = cls.__new__(cls)
        nested = {**cls.NESTED, **(parts or {})}
        for name in cls.FIELDS:
            setattr(state, name, _rebuilt(nested.get(name), plain.get(name)))
        for name in cls.OPTIONAL:
            setattr(state, name, plain.get(name, ""))
        return state

    def digest(self) -> str:
        """A hash of the whole state, the same in every process and on every platform."""
        text = json.dumps(self.dump(), separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


class Part(State):
    """What an expansion keeps on a table; the base game knows only that there may be one."""

    __slots__ = ()

    def copy(self) -> Part:
        """An independent part in the same state."""
        raise TypeError(f"{type(self).__name__} has no copy")


def with_number(numbers: list[int], place: int, number: int) -> list[int]:
    """A list with one number changed; the old one, where it is `Kept`, may belong to a copy as well."""
    numbers = numbers.copy()
    numbers[place] = number
    return numbers


def _plain(value: Any) -> Plain:
    if isinstance(value, State):
        return value.dump()
    if isinstance(value, (list, tuple)):
        return [item if type(item) is int else _plain(item) for item in value]
    return value


def _fitted(cls: type[State], older: OlderDump) -> dict[str, Plain]:
    """An older dump with the fields of today; what lies inside is older, too."""
    fitted: dict[str, Plain] = {}
    for name in cls.FIELDS:
        if name in older:
            fitted[name] = _older(older[name]) if name in cls.NESTED else older[name]
        elif name in cls.DEFAULTS:
            fitted[name] = cls.DEFAULTS[name](older)
        elif cls.NESTED.get(name) is Part:
            fitted[name] = None
        else:
            raise ValueError(f"a {cls.__name__} of an earlier release has no {name!r}, and no default is declared")
    for name in cls.OPTIONAL:
        if name in older:
            fitted[name] = older[name]
    return fitted


def _older(plain: Plain) -> Plain:
    if isinstance(plain, list):
        return [_older(item) for item in plain]
    return OlderDump(plain) if isinstance(plain, dict) else plain


def _rebuilt(kind: type[State] | None, plain: Plain) -> Any:
    if isinstance(plain, list):
        return [_rebuilt(kind, item) for item in plain]
    if kind is not None and isinstance(plain, dict):
        return kind.load(plain)
    return plain
