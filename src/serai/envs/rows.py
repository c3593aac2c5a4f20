"""Matches side by side, as the vector environment steps them: in its own process, or in several others.

A row is a match that is begun anew when it has ended, at once or with the next step (`autoreset`). What is seen comes
as bytes (see `serai.kernel.sight`), so that it can be written where several processes look.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

from serai.bots.lanes import GOES_ON, REFUSED, WAITS, Round
from serai.envs.episode import EnvError, Episode, Rules
from serai.envs.extras import missing
from serai.envs.memory import use_large_pages
from serai.kernel.match import Match

try:
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing("gymnasium") from error


MANY = 16  # matches whose objects are worth large pages
SELDOM = 100_000  # objects more, before a process of its own looks for garbage: matches leave none


class Plan(NamedTuple):
    """What all rows have in common."""

    rules: Rules
    seat: int | None  # that learns; None: whoever is asked
    illegal: float
    autoreset: AutoresetMode
    most_steps: int  # of an episode; 0: no limit
    form: Callable[[Match, int], Any] | None = None  # how the last sight is kept besides, where somebody wants that


class Ended(NamedTuple):
    """An episode that has ended in a step after which its row shows the next one."""

    place: int
    page: bytes  # what was seen last
    seen: Any  # the same in another form, where that is shown
    standing: Standing


class Standing(NamedTuple):
    """What infos say of an episode besides the mask: see `serai.envs.gymnasium`."""

    scores: list[int]
    returns: list[float]
    decisions: int
    illegal: int


class Stepped(NamedTuple):
    """What a step of several rows has brought; each list has an entry a row."""

    rewards: list[float]
    terminated: list[bool]
    truncated: list[bool]
    movers: list[int]  # who chose
    seats: list[int]  # who is shown
    decisions: list[int]
    standings: list[Standing | None]  # of matches that are over
    ended: list[Ended]


class Rows:
    """Some matches."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.plan = plan
        self.count = count
        self.episodes: list[Episode] = []
        self._random: list[np.random.Generator] = [seeding.np_random(None)[0] for _ in range(count)]
        self._over = [False] * count
        self._round: Round | None = None  # the last one

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_round": None}  # for copies and pickles: a round is of the past

    def reset(self, seeds: Sequence[int | None], by_name: str | None, which: Sequence[bool]) -> Stepped:
        """Begin matches anew: those of `which` rows, or all if there are none yet."""
        for place, seed in enumerate(seeds):
            if seed is not None:
                self._random[place] = seeding.np_random(seed)[0]
        if not self.episodes:
            self.episodes = [self._begun(place, by_name) for place in range(self.count)]
            if self.count >= MANY:
                use_large_pages()
        else:
            for place in range(self.count):
                if which[place]:
                    self._renew(place, by_name)
        now = self._begin_round()
        for place, over in enumerate(self._over):
            now.look(place, over)
        idle = [False] * self.count
        standings: list[Standing | None] = [
            self._standing(place, False) if over else None for place, over in enumerate(self._over)
        ]
        return Stepped([0.0] * self.count, idle, idle, now.seats, now.seats, now.decisions(), standings, [])

    def step(self, actions: list[int]) -> Stepped:
        """Choose in every match; raises EnvError."""
        if not self.episodes:
            raise EnvError("there are no matches yet: reset the environment")
        plan = self.plan
        count = self.count
        rewards = [0.0] * count
        terminated = [False] * count
        truncated = [False] * count
        standings: list[Standing | None] = [None] * count
        ended: list[Ended] = []
        late = plan.most_steps or sys.maxsize
        at_every_step = plan.rules.reward == "progress"
        if plan.autoreset is AutoresetMode.DISABLED and any(self._over):
            raise EnvError(f"the match of row {self._over.index(True)} is over: reset it, by `reset_mask`")
        now = self._begin_round()
        movers = now.seats[:]
        for place, became in enumerate(now.step(actions, self._over, late)):
            if became == GOES_ON and not at_every_step:
                continue
            if became == WAITS:
                self._renew(place)
                now.lanes[place] = self.episodes[place].lane
                now.look(place, False)
                continue
            episode = self.episodes[place]
            mover = movers[place]
            allowed = became != REFUSED
            rewards[place] = episode.reward(mover) if allowed else plan.illegal
            if became == GOES_ON:
                continue
            terminated[place] = episode.terminated or not allowed
            truncated[place] = not terminated[place]
            self._over[place] = True
            standings[place] = self._standing(place, not allowed)
            if plan.autoreset is AutoresetMode.SAME_STEP:
                page = episode.lane.page(mover)
                seen = plan.form(episode.match, mover) if plan.form is not None else None
                ended.append(Ended(place, page, seen, self._standing(place, not allowed)))
                self._renew(place)
                now.lanes[place] = self.episodes[place].lane
                standings[place] = None
            now.look(place, self._over[place])
        return Stepped(rewards, terminated, truncated, movers, now.seats, now.decisions(), standings, ended)

    def pages(self) -> bytes:
        """What the rows see after the last step, one after the other."""
        assert self._round is not None
        return b"".join(self._round.pages)

    def masks(self) -> bytearray:
        """What they may choose."""
        assert self._round is not None
        return self._round.masks

    def close(self) -> None:
        for episode in self.episodes:
            episode.close()

    def _begun(self, place: int, by_name: str | None = None) -> Episode:
        seed = str(
            self._random[place].integers(2**62)
        )  # drawn in any case: a name does not change the matches after it
        return Episode(self.plan.rules, seed if by_name is None else by_name)

    def _renew(self, place: int, by_name: str | None = None) -> None:
        self.episodes[place].close()
        self.episodes[place] = self._begun(place, by_name)
        self._over[place] = False

    def _begin_round(self) -> Round:
        lanes = [episode.lane for episode in self.episodes]
        seat = self.plan.seat if self.plan.seat is not None else -1
        self._round = Round(lanes, seat, len(self.plan.rules.game.vocabulary))
        return self._round

    def _standing(self, place: int, illegal: bool) -> Standing:
        episode = self.episodes[place]
        players = range(self.plan.rules.players)
        return Standing(episode.scores(), [episode.victory(seat) for seat in players], episode.decisions, int(illegal))


def serve(pipe: Connection, plan: Plan, count: int, name: str, page_at: int, mask_at: int) -> None:
    """Rows in a process of their own: pages and masks are written into a memory that is shared, the rest is sent."""
    memory = SharedMemory(name)
    gc.set_threshold(SELDOM)
    rows = Rows(plan, count)
    try:
        while True:
            method, arguments = pipe.recv()
            if method == "close":
                break
            try:
                answer: Any = getattr(rows, method)(*arguments)
            except Exception as problem:  # whatever it is, the one who waits has to know
                pipe.send(problem)
                continue
            pages, masks = rows.pages(), rows.masks()
            assert memory.buf is not None
            memory.buf[page_at : page_at + len(pages)] = pages
            memory.buf[mask_at : mask_at + len(masks)] = masks
            pipe.send(answer)
    except (EOFError, KeyboardInterrupt):  # the other side is gone
        pass
    finally:
        rows.close()
        memory.close()
        pipe.close()
