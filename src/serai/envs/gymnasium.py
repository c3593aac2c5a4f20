"""Gymnasium: one seat that learns, against chosen bots.

Importing this module registers every game: `gymnasium.make("serai/wayfarers-v1", opponents="greedy")`, and the vector
environment: `gymnasium.make_vec("serai/wayfarers-v1", num_envs=16)`. The version is that of the game's sight.

Infos always have the same entries, all of them numbers:

    action_mask    1 for each action that is allowed
    scores         the points of all competitors at the end, 0 before
    returns        the victories of all players at the end (see `episode`), 0 before
    decisions      how many were made in this match, those of the bots included
    illegal        1 if the last action was not allowed
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.envs.episode import Episode, Rules, seats_of_bots, whole
from serai.envs.extras import missing
from serai.envs.layout import research_name, version_of
from serai.envs.rendering import board
from serai.envs.spaces import Mask, Sense, Sensing
from serai.games import all_names

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing("gymnasium") from error

ILLEGAL = -1.0  # the reward of an action that is not offered; it ends the episode


class SeatEnv(Sensing, gymnasium.Env[Any, np.int64]):
    """A match from one seat.

    An action that the mask does not allow ends the episode with the reward `illegal`. `reset(options={"seed": TEXT})`
    plays the match of that seed, as every other part of Serai knows it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = "flat",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        illegal: float = ILLEGAL,
        render_mode: str | None = None,
    ) -> None:
        self._rules = Rules(game, players, seats_of_bots(opponents, players, seat), settings, reward)
        self._sense = Sense(self._rules, observation)
        self._seat = seat
        self._illegal = illegal
        self._episode: Episode | None = None
        self._over = False
        self._allowed: Mask | None = None
        self.observation_space = self._sense.observation_space()
        self.action_space = self._sense.action_space()
        self.render_mode = render_mode

    @property
    def episode(self) -> Episode:
        """The running match."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("there is no match yet: reset the environment")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self._episode = Episode(self._rules, str((options or {}).get("seed", drawn_seed(self.np_random))))
        self._over = False
        return self._observed()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if self._over:
            raise gymnasium.error.ResetNeeded("the episode is over: reset the environment")
        if not episode.take(whole(action)):
            self._over = True
            seen, info = self._observed(illegal=True)
            return seen, self._illegal, True, False, info
        reward = episode.reward(self._seat)
        if episode.lane.seat() >= 0:
            seen, info = self._observed()
            return seen, reward, False, False, info
        self._over = True
        seen, info = self._observed()
        return seen, reward, episode.terminated, episode.truncated, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are allowed: where MaskablePPO looks for it."""
        self.episode  # noqa: B018 (says so where there is no match yet)
        assert self._allowed is not None
        return self._allowed.astype(np.bool_)

    def render(self) -> str | None:
        """What the seat sees, as the terminal draws it."""
        return board(self.episode.match, self._seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        if self._episode is not None:
            self._episode.close()

    def _observed(self, illegal: bool = False) -> tuple[Any, dict[str, Any]]:
        episode = self.episode
        self._allowed = self._sense.mask(episode, self._seat, self._over)
        info = {"action_mask": self._allowed, **infos_of(episode, self._over, illegal)}
        return self._sense.observe(episode, self._seat, self._allowed), info


def infos_of(episode: Episode, over: bool, illegal: bool) -> dict[str, Any]:
    """What infos say of an episode besides the mask."""
    rules = episode.rules
    scores = np.zeros(rules.competitors, np.int32)
    returns = np.zeros(rules.players, np.float32)
    if over:
        scores[:] = episode.scores()
        returns[:] = [episode.victory(seat) for seat in range(rules.players)]
    return {"scores": scores, "returns": returns, "decisions": episode.decisions, "illegal": int(illegal)}


def drawn_seed(random: np.random.Generator) -> str:
    """The seed of the next match."""
    return str(random.integers(2**62))


def env_id(game: str) -> str:
    """The name under which a game is registered."""
    return f"serai/{research_name(game)}-v{version_of(game)}"


def register() -> None:
    """Make every game known to Gymnasium."""
    for game in all_names():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="serai.envs.gymnasium:SeatEnv",
                vector_entry_point="serai.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
