"""Pulses: whether the work in the background goes well. What fails is logged, shown by `/health`, and tried again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

LOG = logging.getLogger("serai.pulse")
SHORTEST_PAUSE = 0.5  # seconds before something that failed is tried again; it doubles up to the longest
LONGEST_PAUSE = 60.0


class Pulse:
    """One piece of work that goes on for ever. Threads and the event loop may both report to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.failures = 0  # since the start of the server
        self.in_a_row = 0
        self.trouble = ""  # what is wrong now; empty if all is well
        self.since = time.time()

    def well(self) -> None:
        if self.in_a_row:
            LOG.warning("%s goes on again", self.name)
            self.since = time.time()
        self.in_a_row = 0
        self.trouble = ""

    def ill(self, error: BaseException) -> None:
        self.failures += 1
        if not self.in_a_row:
            self.since = time.time()
        self.in_a_row += 1
        self.trouble = f"{type(error).__name__}: {error}"
        LOG.error("%s failed (%d in a row) and will be tried again", self.name, self.in_a_row, exc_info=error)

    @property
    def pause(self) -> float:
        """How long to wait before the next attempt."""
        return min(SHORTEST_PAUSE * 2.0 ** min(self.in_a_row - 1, 10), LONGEST_PAUSE) if self.in_a_row else 0.0


async def keep_going(
    pulse: Pulse, work: Callable[[], Awaitable[None]], every: float | None, longest: float = LONGEST_PAUSE
) -> None:
    """Do something again and again, or once with success (`every` is None), whatever goes wrong in between."""
    while True:
        try:
            await work()
        except (Exception, asyncio.CancelledError) as error:
            if is_ending(error):
                raise
            pulse.ill(error)
            await asyncio.sleep(min(pulse.pause, longest))
            continue
        pulse.well()
        if every is None:
            return
        await asyncio.sleep(every)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, again and again until they have ended: what waits with `asyncio.wait_for` may miss it (in Python
    before 3.12), and then the process would never end."""
    left = ending = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=SHORTEST_PAUSE)
    await asyncio.gather(*ending, return_exceptions=True)  # how they ended does not matter any more


def is_ending(error: BaseException) -> bool:
    """Whether the work itself is told to end; it may also have waited for something else that was."""
    task = asyncio.current_task()
    return isinstance(error, asyncio.CancelledError) and (task is None or task.cancelling() > 0)
