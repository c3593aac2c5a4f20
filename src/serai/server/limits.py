"""Limits: how many calls somebody may make."""

from __future__ import annotations

import time
from collections import OrderedDict

_REMEMBERED = 50_000  # callers


class Limit:
    """So many calls a second on average, with some at once. A rate of 0 is no limit."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._rate = per_second
        self._most = at_once
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str) -> bool:
        """Whether this call is allowed; counts it if so."""
        if not self._rate:
            return True
        now = time.monotonic()
        left, when = self._left.pop(caller, (self._most, now))
        left = min(self._most, left + (now - when) * self._rate)
        allowed = left >= 1.0
        self._left[caller] = (left - 1.0 if allowed else left, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return allowed


NO_LIMIT = Limit(0.0, 0.0)
