"""Plain data: what a table is made of.

A `State` names its fields once, in `FIELDS`; from that come the dump that is saved and hashed and the way back. The
copy is written by hand in each class, because it is the hottest function of a search; the property tests compare it
with the dump. Fields hold ints, strings, booleans, None, lists and tuples of these, or other states (`NESTED`).
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, TypeVar

S = TypeVar("S", bound="State")
Plain = Any  # ints, strings, booleans, None, and lists and dicts of them: what JSON can say


class State:
    """Base of everything that lies on a table."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    NESTED: ClassVar[dict[str, type[State]]] = {}

    def dump(self) -> dict[str, Plain]:
        """The state as plain data, in the order of its fields."""
        return {name: _plain(getattr(self, name)) for name in self.FIELDS}

    @classmethod
    def load(cls: type[S], plain: Plain) -> S:
        """The state described by a dump; raises ValueError if it is none."""
        if not isinstance(plain, dict) or set(plain) != set(cls.FIELDS):
            raise ValueError(f"this is not a dump of {cls.__name__}")
        state = cls.__new__(cls)
        for name in cls.FIELDS:
            setattr(state, name, _rebuilt(cls.NESTED.get(name), plain[name]))
        return state

    def digest(self) -> str:
        """A hash of the whole state, the same in every process and on every platform."""
        text = json.dumps(self.dump(), separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


def _plain(value: Any) -> Plain:
    if isinstance(value, State):
        return value.dump()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _rebuilt(kind: type[State] | None, plain: Plain) -> Any:
    if isinstance(plain, list):
        return [_rebuilt(kind, item) for item in plain]
    if kind is not None and isinstance(plain, dict):
        return kind.load(plain)
    return plain
