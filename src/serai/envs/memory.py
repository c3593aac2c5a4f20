"""Large pages for the objects of many matches.

A step of a match touches some hundred small objects, and those of many matches lie scattered over more pages of memory
than a processor remembers the places of. Where Linux may put Python's objects onto pages of 2 MB instead of 4 kB, their
steps take less time; nothing else changes.
"""

from __future__ import annotations

import ctypes
import gc
import sys

PAGE = 1 << 21  # the size of a large page
ALLOWED = 14  # MADV_HUGEPAGE: large pages may be used there
AT_ONCE = 25  # MADV_COLLAPSE: they are, now; Linux knows it since 6.1


def use_large_pages() -> int:
    """Ask the system to put the objects of this process onto large pages; how many it used, 0 where it has none."""
    madvise = getattr(ctypes.CDLL(None), "madvise", None) if sys.platform == "linux" else None
    if madvise is None:
        return 0
    madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    used = 0
    for page in {id(one) // PAGE for one in gc.get_objects()}:
        madvise(page * PAGE, PAGE, ALLOWED)
        if madvise(page * PAGE, PAGE, AT_ONCE) == 0:  # not where a part of it belongs to something else
            used += 1
    return used
