"""Limits: how many calls somebody may make, and whom an address stands for."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

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


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What limits count by: whoever has one address of IPv6 has a whole network of them, and could call from each."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((int(known), 64), strict=False))
