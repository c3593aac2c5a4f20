"""A game as an agent environment cycle."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from serai.envs.episode import Episode, Rules, whole
from serai.envs.extras import missing
from serai.envs.gymnasium import ILLEGAL, infos_of
from serai.envs.layout import research_name, version_of
from serai.envs.rendering import board
from serai.envs.spaces import Mask, Sense, Sensing

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

FORMS = ("masked", "arrays")  # what PettingZoo's own checks can look at


class SeatsEnv(Sensing, AECEnv[str, dict[str, Any], int | None]):
    """A match in which agent `seat_0` is seat 0, and so on.

    Observations are {"observation": …, "action_mask": …}; `flat` and `masked` are the same here. Infos are those of the
    Gymnasium environment without the mask: as in PettingZoo's own games it is in one place, and TorchRL takes no other.
    `reset(options={"seed": TEXT})` plays the match of that seed, as every other part of Serai knows it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        observation: str = "flat",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._rules = Rules(game, players, {}, settings, reward)
        self._sense = Sense(self._rules, "masked" if observation == "flat" else observation, FORMS)
        self._random: np.random.Generator = seeding.np_random(None)[0]
        self.metadata = {**SeatsEnv.metadata, "name": f"serai_{research_name(game)}_v{version_of(game)}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._sense.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._sense.action_space() for agent in self.possible_agents}
        self._nothing: Mask = np.zeros(len(self.vocabulary), np.int8)
        self._allowed: Mask = self._nothing  # to the agent that is asked
        self._asked: str | None = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        match_seed = str((options or {}).get("seed", self._random.integers(2**62)))
        self._episode = Episode(self._rules, match_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        allowed = self._allowed if agent == self._asked else self._nothing
        seen: dict[str, Any] = self._sense.observe(self._episode, self._seats[agent], allowed)
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        episode.choose(whole(action))
        self._cumulative_rewards[agent] = 0.0
        if episode.rules.reward == "progress" or episode.seat is None:
            self.rewards = {one: episode.reward(self._seats[one]) for one in self.agents}
        if episode.seat is None:
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self._accumulate_rewards()
        self._tell()

    def render(self) -> str | None:
        """What the agent that is asked sees, as the terminal draws it."""
        return board(self._episode.match, self._seats[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _tell(self) -> None:
        """Say whose turn it is, and to everybody what there is to know."""
        episode = self._episode
        asked = episode.seat
        infos = infos_of(episode, asked is None, False)
        self.infos: dict[str, dict[str, Any]] = {agent: infos.copy() for agent in self.agents}
        self._asked = self.possible_agents[asked] if asked is not None else None
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
            self._allowed = self._sense.mask(episode, asked)
        elif self.agents:
            self.agent_selection = self.agents[0]


def wrapped(game: str, **kwargs: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment with PettingZoo's usual guards: an action that the mask does not allow ends the match."""
    env: Any = SeatsEnv(game, **kwargs)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


class _Direct:
    """A quick way through a wrapper to what is asked for again and again in every step.

    PettingZoo's own way begins with a search that fails, at each of the wrappers.
    """

    env: Any
    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    rewards = property(attrgetter("env.rewards"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))
    _cumulative_rewards = property(attrgetter("env._cumulative_rewards"))

    def __str__(self) -> str:
        return str(self.env)


class TerminateIllegalWrapper(_Direct, wrappers.TerminateIllegalWrapper):
    """PettingZoo's, with a quick way through it."""


class AssertOutOfBoundsWrapper(_Direct, wrappers.AssertOutOfBoundsWrapper):
    """PettingZoo's, with a quick way through it."""


class OrderEnforcingWrapper(_Direct, wrappers.OrderEnforcingWrapper):
    """PettingZoo's, with a quick way through it."""
