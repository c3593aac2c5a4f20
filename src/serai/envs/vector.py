"""Many matches stepped by one call: Gymnasium's vector environment, made for these games.

What all matches see is one matrix. With `num_workers` they are shared out among that many processes, which write what
they see into one memory; without, all run in this one. A match that ends is begun anew by `autoreset_mode`; in the same
step, unless told otherwise: then `final_obs` and `final_info` say what was at the end.

With opponents, each row is the seat that learns. With `opponents=None` nobody else plays: a row shows whichever seat is
asked, `infos["seat"]` says which that is now, and `infos["mover"]` who chose last and gets the reward of the step:
self-play with one policy.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from serai.envs.encoding import text
from serai.envs.episode import EnvError, Rules, seats_of_bots, whole
from serai.envs.extras import missing
from serai.envs.gymnasium import ILLEGAL
from serai.envs.rows import Plan, Rows, Standing, Stepped, serve
from serai.envs.spaces import Sense, Sensing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error


_ENDED = (
    "a process of this environment has ended. Each reads the program anew that asks for processes: there, the work "
    'begins below `if __name__ == "__main__":`'
)


class SeatVectorEnv(Sensing, VectorEnv[Any, Any, Any]):
    """`num_envs` matches of one game, side by side."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] | None = "random",
        observation: str = "flat",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        illegal: float = ILLEGAL,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        max_episode_steps: int | None = None,
        num_workers: int = 0,
    ) -> None:
        if num_envs < 1:
            raise EnvError(f"a vector environment has at least one match, not {num_envs}")
        if not 0 <= num_workers <= num_envs:
            raise EnvError(f"{num_envs} matches can have 0 to {num_envs} processes, not {num_workers}")
        bots = {} if opponents is None else seats_of_bots(opponents, players, seat)
        rules = Rules(game, players, bots, settings, reward)
        mode = AutoresetMode(autoreset_mode)
        self._sense = Sense(rules, observation)
        form = self.encoding.vector if observation == "arrays" else text if observation == "text" else None
        learner = None if opponents is None else seat
        self._plan = Plan(rules, learner, illegal, mode, max_episode_steps or 0, form)
        if num_workers and observation not in ("flat", "masked"):
            raise EnvError(f"processes of their own see flat or masked observations only, not {observation}")
        self._rows = _Workers(self._plan, num_envs, num_workers) if num_workers else _Here(self._plan, num_envs)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs = num_envs
        self.single_observation_space = self._sense.observation_space()
        self.single_action_space = self._sense.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def rows(self) -> Rows:
        """The matches, where they run in this process."""
        if not isinstance(self._rows, _Here):
            raise EnvError("the matches run in other processes")
        return self._rows.rows

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin every match; a seed is that of the first, and the others follow it.

        `options={"seed": TEXT}` plays the match of that seed in every row, `options={"reset_mask": …}` begins some rows
        only.
        """
        count = self.num_envs
        seeds = [seed + place for place in range(count)] if isinstance(seed, int) else list(seed or [None] * count)
        if len(seeds) != count:
            raise EnvError(f"{count} matches need one seed each, not {len(seeds)}")
        chosen = options or {}
        which = np.asarray(chosen.get("reset_mask", np.ones(count, np.bool_)))
        if which.shape != (count,) or which.dtype != np.bool_ or not which.any():
            raise EnvError(
                f"a reset_mask says of each of {count} rows whether it is begun anew, and so of at least one"
            )
        by_name = chosen.get("seed")
        begun = self._rows.reset(seeds, None if by_name is None else str(by_name), which.tolist())
        return self._answer(begun)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise EnvError(f"{self.num_envs} matches need one action each, not an array of the shape {actions.shape}")
        if not np.issubdtype(actions.dtype, np.integer):
            actions = np.array([whole(action) for action in actions])  # says what is wrong
        stepped = self._rows.step(actions.tolist())
        seen, infos = self._answer(stepped)
        infos["mover"] = np.array(stepped.movers)
        rewards = np.array(stepped.rewards)
        return seen, rewards, np.array(stepped.terminated), np.array(stepped.truncated), infos

    def close_extras(self, **kwargs: Any) -> None:
        self._rows.close()

    def _answer(self, stepped: Stepped) -> tuple[Any, dict[str, Any]]:
        """What the rows see, and the infos."""
        allowed = self._rows.masks()
        over = {place: one for place, one in enumerate(stepped.standings) if one is not None}
        infos = self._infos(over) | {"decisions": np.array(stepped.decisions), "action_mask": allowed}
        infos |= {f"_{name}": np.ones(self.num_envs, np.bool_) for name in list(infos)}
        infos["seat"] = np.array(stepped.seats)
        if stepped.ended:
            infos |= self._final(stepped)
        if self._sense.form == "flat":
            return self._flat(), infos
        return {"observation": self._seen(stepped.seats), "action_mask": allowed}, infos

    def _seen(self, seats: list[int]) -> Any:
        if self._sense.form == "masked":
            return self._flat()
        pairs = list(zip(self.rows.episodes, seats, strict=True))
        if self._sense.form == "text":
            return tuple(text(episode.match, seat) for episode, seat in pairs)
        encoding = self._sense.encoding
        return encoding.named(np.stack([encoding.vector(episode.match, seat) for episode, seat in pairs]))

    def _flat(self) -> Any:
        return self._sense.scaled(self._rows.pages())

    def _infos(self, standings: Mapping[int, Standing]) -> dict[str, Any]:
        """What is said of some rows; nothing of the others."""
        rules = self._plan.rules
        scores = np.zeros((self.num_envs, rules.competitors), np.int32)
        returns = np.zeros((self.num_envs, rules.players), np.float32)
        decisions = np.zeros(self.num_envs, np.int64)
        illegal = np.zeros(self.num_envs, np.int64)
        for place, one in standings.items():
            scores[place], returns[place], decisions[place], illegal[place] = one
        return {"scores": scores, "returns": returns, "decisions": decisions, "illegal": illegal}

    def _final(self, stepped: Stepped) -> dict[str, Any]:
        """What was at the end of the matches that ended, as Gymnasium's own vector environments report it."""
        places = [one.place for one in stepped.ended]
        there = np.zeros(self.num_envs, np.bool_)
        there[places] = True
        observations = np.full(self.num_envs, None, object)
        none = np.zeros(len(self.vocabulary), np.int8)
        for one in stepped.ended:
            observations[one.place] = self._last(one.page, one.seen, none)
        info = self._infos({one.place: one.standing for one in stepped.ended})
        info["action_mask"] = np.zeros((self.num_envs, len(none)), np.int8)
        info |= {f"_{name}": there.copy() for name in list(info)}
        return {"final_obs": observations, "_final_obs": there, "final_info": info, "_final_info": there.copy()}

    def _last(self, page: bytes, seen: Any, none: Any) -> Any:
        """The last observation of an episode."""
        form = self._sense.form
        if form in ("flat", "masked"):
            flat = self._sense.scaled(np.frombuffer(page, np.uint8))
            return flat if form == "flat" else {"observation": flat, "action_mask": none}
        return {"observation": self._sense.encoding.named(seen) if form == "arrays" else seen, "action_mask": none}


class _Here:
    """All rows in this process."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.rows = Rows(plan, count)
        self.reset = self.rows.reset
        self.step = self.rows.step
        self.close = self.rows.close

    def pages(self) -> Any:
        return np.frombuffer(self.rows.pages(), np.uint8).reshape(self.rows.count, -1)

    def masks(self) -> Any:
        return np.frombuffer(self.rows.masks(), np.int8).reshape(self.rows.count, -1)


class _Workers:
    """Rows in several processes."""

    def __init__(self, plan: Plan, count: int, workers: int) -> None:
        size, options = plan.rules.sight.size, len(plan.rules.game.vocabulary)
        self._memory = SharedMemory(create=True, size=count * (size + options))
        assert self._memory.buf is not None
        self._pages: Any = np.frombuffer(self._memory.buf, np.uint8, count * size).reshape(count, size)
        self._masks: Any = np.frombuffer(self._memory.buf, np.int8, count * options, count * size).reshape(
            count, options
        )
        self._bounds = [count * number // workers for number in range(workers + 1)]
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._is_closed = False
        try:
            self._start(plan, size, options)
        except BaseException:
            self.close()
            raise

    def _start(self, plan: Plan, size: int, options: int) -> None:
        context = multiprocessing.get_context("spawn")
        for first, last in self._shares():
            here, there = context.Pipe()
            at = (first * size, len(self._pages) * size + first * options)
            process = context.Process(
                target=serve, args=(there, plan, last - first, self._memory.name, *at), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, seeds: Sequence[int | None], by_name: str | None, which: Sequence[bool]) -> Stepped:
        parts = [(seeds[first:last], by_name, which[first:last]) for first, last in self._shares()]
        return self._all("reset", parts)

    def step(self, actions: list[int]) -> Stepped:
        return self._all("step", [(actions[first:last],) for first, last in self._shares()])

    def pages(self) -> Any:
        return self._pages

    def masks(self) -> Any:
        return self._masks.copy()

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        for pipe in self._pipes:
            try:
                pipe.send(("close", ()))
                pipe.close()
            except OSError:  # it has ended already
                pass
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        del self._pages, self._masks
        self._memory.close()
        self._memory.unlink()

    def _shares(self) -> list[tuple[int, int]]:
        return list(zip(self._bounds, self._bounds[1:], strict=False))

    def _all(self, method: str, arguments: Sequence[tuple[Any, ...]]) -> Stepped:
        if self._is_closed:
            raise EnvError("the environment is closed")
        try:
            for pipe, part in zip(self._pipes, arguments, strict=True):
                pipe.send((method, part))
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise EnvError(_ENDED) from None
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        ended = [
            one._replace(place=one.place + first)
            for first, answer in zip(self._bounds, answers, strict=False)
            for one in answer.ended
        ]
        joined = [[one for answer in answers for one in answer[column]] for column in range(len(Stepped._fields) - 1)]
        return Stepped._make([*joined, ended])
