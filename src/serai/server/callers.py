"""Who makes a call."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Caller:
    """Who makes a call: a person by cookie, the holder of a seat's token, both or nobody."""

    person: str | None = None
    token: str | None = None  # its hash
    session: str | None = field(default=None, compare=False)  # on which of their devices
