"""Many matches stepped by one call: Gymnasium's vector environment, made for these games.

All matches run in this process; what they see is one matrix, of which the named arrays are slices. A match that ends is
begun anew in the same step: the row then shows the new match, and `final_obs` and `final_info` what was at the end.

With opponents, each row is the seat that learns. With `opponents=None` nobody else plays: a row shows whichever seat is
asked, `infos["seat"]` says which that is now, `infos["mover"]` who chose last and gets the reward of the step, and
`infos["returns"]` what each seat gets at the end: self-play with one policy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.envs.encoding import Integers, Mask, text
from serai.envs.episode import EnvError, Episode, Rules, seats_of_bots
from serai.envs.extras import missing
from serai.envs.gymnasium import ILLEGAL, drawn_seed
from serai.envs.spaces import Sense, Sensing

try:
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error


class SeatVectorEnv(Sensing, VectorEnv[dict[str, Any], Any, Any]):
    """`num_envs` matches of one game, side by side."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] | None = "random",
        observation: str = "arrays",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        illegal: float = ILLEGAL,
    ) -> None:
        if num_envs < 1:
            raise EnvError(f"a vector environment has at least one match, not {num_envs}")
        self._seat = None if opponents is None else seat
        bots = {} if opponents is None else seats_of_bots(opponents, players, seat)
        self._rules = Rules(game, players, bots, settings, reward)
        self._sense = Sense(self._rules.game, observation)
        self._illegal = illegal
        self._random: list[np.random.Generator] = [seeding.np_random(None)[0] for _ in range(num_envs)]
        self._episodes: list[Episode] = []
        self.num_envs = num_envs
        self.single_observation_space = self._sense.observation_space()
        self.single_action_space = self._sense.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin every match; a seed is that of the first, and the others follow it.

        `options={"seed": TEXT}` plays the match of that seed in every row.
        """
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None:
            self._random = [
                self._random[place] if one is None else seeding.np_random(one)[0] for place, one in enumerate(seeds)
            ]
        self.close_extras()
        by_name = (options or {}).get("seed")
        self._episodes = [self._begun(place, by_name) for place in range(self.num_envs)]
        return self._observed(), self._asked()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if not self._episodes:
            raise EnvError("there are no matches yet: reset the environment")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise EnvError(f"{self.num_envs} matches need one action each, not an array of the shape {actions.shape}")
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        movers = np.array([self._learner(episode) for episode in self._episodes])
        returns = np.zeros((self.num_envs, self._rules.players))
        final: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
        for place, action in enumerate(actions.tolist()):
            episode = self._episodes[place]
            mover = int(movers[place])
            info: dict[str, Any] = {}
            if episode.allows(action):
                episode.choose(action)
                rewards[place] = episode.reward(mover)
                terminated[place], truncated[place] = episode.terminated, episode.truncated
            else:
                rewards[place], terminated[place] = self._illegal, True
                info["illegal"] = True
            if terminated[place] or truncated[place]:
                returns[place] = [episode.victory(seat) for seat in range(self._rules.players)]
                seen = self._sense.observe(episode.match, mover, ended=True)
                final.append((place, seen, {**info, **episode.summary()}))
                episode.close()
                self._episodes[place] = self._begun(place)
        infos = {**self._asked(), "mover": movers}
        if final:
            infos |= self._final(final, returns)
        return self._observed(), rewards, terminated, truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        for episode in self._episodes:
            episode.close()

    def _begun(self, place: int, by_name: object = None) -> Episode:
        seed = drawn_seed(self._random[place])  # drawn in any case, so that a name does not change the matches after it
        return Episode(self._rules, seed if by_name is None else str(by_name))

    def _learner(self, episode: Episode) -> int:
        """The seat that a row is for."""
        if self._seat is not None:
            return self._seat
        assert episode.seat is not None
        return episode.seat

    def _observed(self) -> dict[str, Any]:
        """Every row from the seat that it is for."""
        seats = [self._learner(episode) for episode in self._episodes]
        allowed: Mask = np.zeros((self.num_envs, len(self._sense.vocabulary)), np.int8)
        for place, episode in enumerate(self._episodes):
            allowed[place, episode.options()] = 1
        return {"observation": self._seen(seats), "action_mask": allowed}

    def _seen(self, seats: list[int]) -> Any:
        pairs = zip(self._episodes, seats, strict=True)
        if self._sense.form == "text":
            return tuple(text(episode.match, seat) for episode, seat in pairs)
        encoding = self._sense.encoding
        matrix: Integers = np.empty((self.num_envs, encoding.size), np.int32)
        for place, (episode, seat) in enumerate(pairs):
            matrix[place] = encoding.vector(episode.match, seat)
        return matrix if self._sense.form == "vector" else encoding.named(matrix)

    def _asked(self) -> dict[str, Any]:
        return {"seat": np.array([self._learner(episode) for episode in self._episodes])}

    def _final(self, final: list[tuple[int, dict[str, Any], dict[str, Any]]], returns: Any) -> dict[str, Any]:
        """What was at the end of the matches that ended, as Gymnasium's own vector environments report it."""
        ended = np.zeros(self.num_envs, np.bool_)
        observations = np.full(self.num_envs, None, object)
        summaries: dict[str, Any] = {}
        for place, seen, info in final:
            ended[place] = True
            observations[place] = seen
            summaries = self._add_info(summaries, info, place)
        return {
            "final_obs": observations,
            "_final_obs": ended,
            "final_info": summaries,
            "_final_info": ended.copy(),
            "returns": returns,
        }
