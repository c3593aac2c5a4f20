"""Garbage: looked for when nobody waits, and otherwise rarely.

What dies here is nearly always freed at once, since Python counts references; only what refers to itself in a circle (a
connection that has ended, mostly) stays until somebody looks for it. Python's own looks are many, and each stops the
server: with a thousand tables in memory for 0.1 to 0.6 s at a time, which was the whole tail of the time that an answer
takes. So the server looks by itself: once enough is new and nothing was asked of it for a moment; or, where it is never
quiet, when what is there has doubled.
"""

from __future__ import annotations

import gc
import logging
import time

from serai.server.meter import Meter

LOG = logging.getLogger("serai.garbage")
LOOK_EVERY = 5.0  # seconds; so long nobody may have called for the server to be quiet
WORTH_A_LOOK = 100_000  # new things, while it is quiet
TOO_MANY = 500_000  # new things, though people wait; or as many as are there already


class Collector:
    """Looks for garbage in place of Python, as long as the process lives."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._kept = 0  # things that were there after the last look
        self._deeds = -1  # that had been done at the last look
        gc.collect()
        gc.freeze()  # what is here now stays
        gc.disable()

    async def look(self) -> None:
        """Look for garbage if it is worth it now."""
        deeds = self._meter.choices + self._meter.undos + self._meter.calls.total()
        quiet, self._deeds = deeds == self._deeds, deeds
        new = gc.get_count()[0]  # that came since the last look and are still there
        if new > max(TOO_MANY, self._kept) or (quiet and new > max(WORTH_A_LOOK, self._kept // 10)):
            begun = time.perf_counter()
            found = gc.collect()
            self._kept = len(gc.get_objects())
            took = time.perf_counter() - begun
            self._meter.garbage_times.note(took)
            LOG.info("garbage: %d of %d things, found in %.2f s", found, found + self._kept, took)
