"""Worker processes, in which bots think on all cores and delay nobody: how they begin and how they end."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread


def start_workers(number: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Workers that end with this process, whatever ends it, and prepare themselves before they are needed."""
    return ProcessPoolExecutor(number, get_context("spawn"), _begin, (prepare,))


def end_workers(workers: ProcessPoolExecutor) -> None:
    """End the workers, whatever they are thinking."""
    processes = list((workers._processes or {}).values())  # none: they have ended already
    workers.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def collect_garbage_rarely() -> None:
    """Tables are many small things, and bots keep many of them: looking for dead ones often took a quarter of all."""
    gc.freeze()  # what is here now stays
    gc.set_threshold(50_000, 20, 50)


def _begin(prepare: Callable[[], None] | None) -> None:
    """A worker leaves interrupts to the process that started it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()
    collect_garbage_rarely()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
