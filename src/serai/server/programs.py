"""Programs that whoever runs the server offers as opponents: bots in any language, each by its name.

The setting `programs` lists them, one a line: `NAME = stdio:COMMAND` or `NAME = http://…`; `NAME@game,game` offers one
at those games only. They think in processes, or on machines, of their own, so what waits for them here are threads. A
seat that such a program plays has the level `program:NAME`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock

from serai.bots import Bot, Outlook, dismiss, introduce, make_bot
from serai.bots.levels import BOTS
from serai.bots.messages import ProgramError
from serai.bots.stdio import end_programs
from serai.games import all_names
from serai.kernel.match import Match
from serai.server.config import ConfigError
from serai.server.wire import PROGRAM

LOG = logging.getLogger("serai.programs")
KINDS = ("stdio:", "http://", "https://")
LONGEST_NAME = 40
MOST_AT_ONCE = 64  # thoughts
LONGEST_THOUGHT = 30.0  # seconds


@dataclass(frozen=True, slots=True)
class Offer:
    """A program as it is offered."""

    name: str
    bot: str  # as `make_bot` knows it
    games: tuple[str, ...]  # none: all

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def read_offers(text: str) -> list[Offer]:
    """The programs that a setting lists; raises ConfigError."""
    offers: list[Offer] = []
    for line in text.splitlines():
        if not line.strip():
            continue
        head, equals, bot = (part.strip() for part in line.partition("="))
        name, _, listed = (part.strip() for part in head.partition("@"))
        games = tuple(game.strip() for game in listed.split(",") if game.strip())
        where = f"programs: {line.strip()!r}"
        if not equals or not bot.startswith(KINDS):
            raise ConfigError(f"{where}: expected NAME = stdio:COMMAND or NAME = http://ADDRESS")
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name in BOTS:
            raise ConfigError(f"{where}: a name has 1 to {LONGEST_NAME} characters and is none of {', '.join(BOTS)}")
        if any(offer.name == name for offer in offers):
            raise ConfigError(f"{where}: there are two programs of that name")
        for game in games:
            if game not in all_names():
                raise ConfigError(f"{where}: there is no game {game!r}; games are {', '.join(all_names())}")
        try:
            make_bot(bot, "")
        except ProgramError as error:
            raise ConfigError(f"{where}: {error}") from None
        offers.append(Offer(name, bot, games))
    return offers


class Programs:
    """The programs on offer, and the matches that they play."""

    def __init__(self, offers: Sequence[Offer] = ()) -> None:
        self._offers = {offer.name: offer for offer in offers}
        self._playing: dict[tuple[str, int], tuple[str, Bot]] = {}
        self._lock = Lock()
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "programs") if offers else None

    def names_for(self, game: str) -> list[str]:
        """The levels of those that play a game."""
        return [PROGRAM + offer.name for offer in self._offers.values() if offer.plays(game)]

    async def choose(self, table: str, level: str, seed: str, names: Sequence[str], match: Match) -> list[str] | None:
        """What a program takes in a match that waits for it; None if it is not there, or failed."""
        offer = self._offers.get(level.removeprefix(PROGRAM))
        if offer is None or self._threads is None:
            LOG.warning("there is no program %s any more; a bot plays for it", level.removeprefix(PROGRAM))
            return None
        thought = asyncio.get_running_loop().run_in_executor(
            self._threads, self._ask, table, offer, seed, names, match.clone()
        )
        try:
            return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except (ProgramError, TimeoutError) as error:
            LOG.warning("program %s failed at table %s; a bot chooses: %s", offer.name, table, str(error) or "too slow")
            self.finish(table, None)  # with the next question it begins anew
            return None

    def finish(self, table: str, match: Match | None) -> None:
        """A table is over, or forgotten: its programs are told."""
        if self._threads is None:
            return
        with self._lock:
            done = [self._playing.pop(key)[1] for key in list(self._playing) if key[0] == table]
        if done:
            self._threads.submit(dismiss, done, match)

    def close(self) -> None:
        if self._threads is not None:
            end_programs()
            self._threads.shutdown(wait=False, cancel_futures=True)

    def _ask(self, table: str, offer: Offer, seed: str, names: Sequence[str], now: Match) -> list[str]:
        """On a thread: as long as the turn goes on and nothing comes to light, the program is asked on."""
        first = Outlook(now)
        bot = self._bot(table, first.seat, offer, seed, names)
        known = (first.seat, first.turn_start, first.reveals)
        chosen: list[str] = []
        while now.decision is not None:
            outlook = Outlook(now)
            if (outlook.seat, outlook.turn_start, outlook.reveals) != known:
                break
            option = bot.choose(outlook)
            now.play(option)
            chosen.append(option.id)
        return chosen

    def _bot(self, table: str, seat: int, offer: Offer, seed: str, names: Sequence[str]) -> Bot:
        with self._lock:
            name, bot = self._playing.get((table, seat), ("", None))
            if bot is None or name != offer.name:
                bot = make_bot(offer.bot, seed)
                introduce([bot], names)
                self._playing[table, seat] = offer.name, bot
            return bot
