"""Workers: processes in which bots think, so that no bot ever delays the tables of others."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from types import FrameType

from serai.bots import Outlook, make_bot
from serai.games import GAMES, find_game
from serai.kernel.save import load

LOG = logging.getLogger("serai.bots")
LONGEST_THOUGHT = 30.0  # seconds; then chance decides
TAKES_OVER = "hard"  # the level of the bot on a seat that a person had
_ATTEMPTS = 3


class Workers:
    """The processes, started when somebody first needs one."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(2, os.cpu_count() or 2)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, seed: str, match: str) -> str:
        """The id of the option that a bot takes in a saved match that waits for it."""
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, game, level, seed, match)
            except BrokenProcessPool:
                LOG.warning("a worker died while a %s bot was thinking (%d)", level, attempt)
                if self._pool is pool:
                    self._pool = None
            except Exception:
                LOG.exception("a %s bot failed; chance decides", level)
                break
        return await asyncio.to_thread(_by_chance, game, seed, match)

    def warm_up(self) -> None:
        """Start a worker before somebody waits for it."""
        self._running().submit(int)

    def close(self) -> None:
        """End the workers, whatever they are thinking."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            pool.shutdown(wait=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._number, get_context("spawn"), _begin)
        return self._pool


# -- in the worker ------------------------------------------------------------------------------------------------


class TooSlow(Exception):
    """A bot has thought for too long."""


def think(game: str, level: str, seed: str, match: str) -> str:
    """Ask a bot of a level; it sees what its seat may see. One that thinks too long is replaced by chance."""
    _limit(LONGEST_THOUGHT)
    try:
        return make_bot(level, seed).choose(Outlook(load(match, find_game(game)))).id
    except TooSlow:
        return _by_chance(game, seed, match)
    finally:
        _limit(0)


def _by_chance(game: str, seed: str, match: str) -> str:
    return make_bot("random", seed).choose(Outlook(load(match, find_game(game)))).id


def _begin() -> None:
    """A worker leaves interrupts to the server, ends with it, and reads the games before it is needed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _too_slow)
    Thread(target=_end_with_the_server, daemon=True).start()
    for game in GAMES:
        find_game(game)


def _limit(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _too_slow(number: int, frame: FrameType | None) -> None:
    raise TooSlow


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
