"""Gymnasium: one seat that learns, against chosen bots.

Importing this module registers every game: `gymnasium.make("serai/wayfarers-v0", opponents="greedy")`, and the vector
environment: `gymnasium.make_vec("serai/wayfarers-v0", num_envs=16)`. The version is that of the game's layout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.envs.encoding import text
from serai.envs.episode import Episode, Rules, seats_of_bots
from serai.envs.extras import missing
from serai.envs.layout import has_layout, load_layout, research_name
from serai.envs.spaces import Sense, Sensing
from serai.games import all_names

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing("gymnasium") from error

ILLEGAL = -1.0  # the reward of an action that is not offered; it ends the episode


class SeatEnv(Sensing, gymnasium.Env[dict[str, Any], np.int64]):
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
        observation: str = "arrays",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        illegal: float = ILLEGAL,
        render_mode: str | None = None,
    ) -> None:
        self._rules = Rules(game, players, seats_of_bots(opponents, players, seat), settings, reward)
        self._sense = Sense(self._rules.game, observation)
        self._seat = seat
        self._illegal = illegal
        self._episode: Episode | None = None
        self.observation_space = self._sense.observation_space()
        self.action_space = self._sense.action_space()
        self.render_mode = render_mode

    @property
    def episode(self) -> Episode:
        """The running match."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("there is no match yet: reset the environment")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self._episode = Episode(self._rules, str((options or {}).get("seed", drawn_seed(self.np_random))))
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if not episode.allows(int(action)) and not episode.terminated:
            return self._observed(ended=True), self._illegal, True, False, {"illegal": True, **episode.summary()}
        episode.choose(int(action))
        ended = episode.seat is None
        info = episode.summary() if ended else {}
        return self._observed(ended), episode.reward(self._seat), episode.terminated, episode.truncated, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are allowed: where MaskablePPO looks for it."""
        allowed = np.zeros(len(self._rules.game.vocabulary), np.bool_)
        allowed[self.episode.options()] = True
        return allowed

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return text(self.episode.match, self._seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        if self._episode is not None:
            self._episode.close()

    def _observed(self, ended: bool = False) -> dict[str, Any]:
        return self._sense.observe(self.episode.match, self._seat, ended)


def drawn_seed(random: np.random.Generator) -> str:
    """The seed of the next match."""
    return str(random.integers(2**62))


def env_id(game: str) -> str:
    """The name under which a game is registered."""
    return f"serai/{research_name(game)}-v{load_layout(game).version}"


def register() -> None:
    """Make every game that has a layout known to Gymnasium."""
    for game in filter(has_layout, all_names()):
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="serai.envs.gymnasium:SeatEnv",
                vector_entry_point="serai.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
