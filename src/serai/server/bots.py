"""Workers: processes in which bots think, so that no bot ever delays the tables of others."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import NamedTuple, TypeVar, get_args

from serai.bots import Outlook, advice, make_bot
from serai.bots.workers import end_workers, start_workers
from serai.games import all_names, find_game
from serai.kernel.save import load
from serai.server.queueing import Queue, Turn
from serai.server.thoughts import forecast_message, hint_messages
from serai.server.wire import Forecast, HintInfo, Locale

LOG = logging.getLogger("serai.bots")
LONGEST_THOUGHT = 30.0  # seconds; then chance decides
QUICK = ("random", "greedy", "easy")  # levels that think for milliseconds
STANDS_IN = "medium"  # the level of the bot that chooses where a program fails
TAKES_OVER = "hard"  # the level of the bot on a seat that a person had
_ATTEMPTS = 3
T = TypeVar("T")


class ReviewedIds(NamedTuple):
    """A turn that was compared with the bot's, its options by their ids."""

    position: int
    seat: int
    taken: list[str]
    best: list[str]
    cost: float


class Workers:
    """The processes, started when somebody first needs one."""

    def __init__(self, number: int | None = None) -> None:
        self.number = number or max(2, os.cpu_count() or 2)
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: Counter[ProcessPoolExecutor] = Counter()  # that are being thought
        self.queue = Queue(self.number)
        self.deaths = 0

    async def choose(self, turn: Turn, game: str, level: str, seed: str, match: str) -> list[str]:
        """The ids of the options that a bot takes, one after the other, in a saved match that waits for it."""
        try:
            return await self._ask(turn, think, game, level, seed, match)
        except Exception:
            LOG.exception("a %s bot failed; chance decides", level)
        return [await asyncio.to_thread(_by_chance, game, seed, match)]

    async def hints(self, turn: Turn, game: str, seed: str, seconds: float, match: str) -> dict[str, list[HintInfo]]:
        """What the hard bot thinks of the options in a saved match, best first, by language; raises what went wrong."""
        return await self._ask(turn, think_of_hints, game, seed, seconds, match)

    async def forecast(self, turn: Turn, game: str, match: str) -> Forecast:
        """How a saved match went; raises what went wrong."""
        return await self._ask(turn, look_back, game, match)

    async def turns(self, turn: Turn, game: str, seats: list[int], match: str) -> list[int]:
        """Where the turns of some seats began in a saved match; raises what went wrong."""
        return await self._ask(turn, find_turns, game, seats, match)

    async def review(self, turn: Turn, game: str, position: int, seed: str, seconds: float, match: str) -> ReviewedIds:
        """What a turn of a saved match has cost; raises what went wrong."""
        return await self._ask(turn, review_turn, game, position, seed, seconds, match)

    async def _ask(self, turn: Turn, work: Callable[..., T], *what: object) -> T:
        """Let a worker do something when it is one's turn."""
        async with self.queue.place(turn):
            return await self._done(work, *what)

    async def _done(self, work: Callable[..., T], *what: object) -> T:
        """What a worker has done; where it dies, another one tries."""
        for attempt in range(1, _ATTEMPTS + 1):
            pool = self._running()
            self._thoughts[pool] += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *what)
            except BrokenProcessPool:
                LOG.warning("a worker died in %s (%d)", work.__name__, attempt)
                self.deaths += 1
                if self._pool is pool:
                    self._pool = None
            finally:
                self._thoughts[pool] -= 1
                self._let_go(pool)
        raise RuntimeError("the workers die")

    def warm_up(self) -> None:
        """Start a worker before somebody waits for it."""
        self._running().submit(int)

    def renew(self) -> None:
        """Let new workers take over, which look anew for a compiled build; the old ones end their thoughts."""
        old, self._pool = self._pool, None
        self.warm_up()
        if old is not None:
            self._let_go(old)

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        """End workers that were replaced and have nothing more to think."""
        if pool is not self._pool and not self._thoughts[pool]:
            del self._thoughts[pool]
            end_workers(pool)

    def close(self) -> None:
        """End the workers, whatever they are thinking."""
        pools = {*self._thoughts, *([self._pool] if self._pool is not None else [])}
        self._pool = None
        for pool in pools:
            end_workers(pool)
            pool.shutdown(wait=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = start_workers(self.number, _prepare)
        return self._pool


# -- in the worker ------------------------------------------------------------------------------------------------


class TooSlow(Exception):
    """A bot has thought for too long."""


def think(game: str, level: str, seed: str, match: str) -> list[str]:
    """Ask a bot of a level, as long as its turn goes on and nothing comes to light: what it has planned is kept.

    It sees what its seat may see. One that thinks too long is replaced by chance.
    """
    chosen: list[str] = []
    _limit(LONGEST_THOUGHT)
    try:
        bot = make_bot(level, seed)
        now = load(match, find_game(game))
        first = Outlook(now)
        known = (first.seat, first.turn_start, first.reveals)
        while now.decision is not None:
            outlook = Outlook(now)
            if (outlook.seat, outlook.turn_start, outlook.reveals) != known:
                break
            option = bot.choose(outlook)
            now.play(option)
            chosen.append(option.id)
        return chosen
    except TooSlow:
        return chosen or [_by_chance(game, seed, match)]
    finally:
        _limit(0)


def _by_chance(game: str, seed: str, match: str) -> str:
    return make_bot("random", seed).choose(Outlook(load(match, find_game(game)))).id


def think_of_hints(game: str, seed: str, seconds: float, match: str) -> dict[str, list[HintInfo]]:
    """The hard bot's advice by language, from what the seat that chooses may see."""
    _limit(LONGEST_THOUGHT)
    try:
        found = advice.hints(Outlook(load(match, find_game(game))), seed, seconds)
    finally:
        _limit(0)
    return {locale: hint_messages(game, found, locale) for locale in get_args(Locale)}


def look_back(game: str, match: str) -> Forecast:
    """What everybody could expect at each turn, and the turns that changed most."""
    _limit(LONGEST_THOUGHT)
    try:
        moments = advice.forecast(load(match, find_game(game)))
    finally:
        _limit(0)
    return forecast_message(moments)


def find_turns(game: str, seats: list[int], match: str) -> list[int]:
    """Where the turns of some seats began."""
    _limit(LONGEST_THOUGHT)
    try:
        return advice.turns_of(load(match, find_game(game)), seats)
    finally:
        _limit(0)


def review_turn(game: str, position: int, seed: str, seconds: float, match: str) -> ReviewedIds:
    """A turn beside what the bot would have done."""
    _limit(LONGEST_THOUGHT)
    try:
        found = advice.review(load(match, find_game(game)), position, seed, seconds)
    finally:
        _limit(0)
    taken, best = ([option.id for option in way] for way in (found.taken, found.best))
    return ReviewedIds(found.position, found.seat, taken, best, round(found.cost, 1))


def _prepare() -> None:
    """A worker can be told that it has thought for too long, and reads the games before it is needed."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _too_slow)
    for game in all_names():
        find_game(game)


def _limit(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _too_slow(number: int, frame: FrameType | None) -> None:
    raise TooSlow
