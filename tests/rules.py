"""How a test in Python says which rules it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rules(*ids: str) -> Callable[[F], F]:
    """Name the rules that a test proves; `serai rules GAME --coverage` reads them from the source."""
    return lambda test: test
