"""A game as an agent environment cycle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.envs.encoding import text
from serai.envs.episode import Episode, Rules
from serai.envs.extras import missing
from serai.envs.layout import load_layout, research_name
from serai.envs.spaces import Sense, Sensing

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

ILLEGAL = -1.0


class SeatsEnv(Sensing, AECEnv[str, dict[str, Any], int | None]):
    """A match in which agent `seat_0` is seat 0, and so on.

    `reset(options={"seed": TEXT})` plays the match of that seed, as every other part of Serai knows it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        observation: str = "vector",
        reward: str = "victory",
        settings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._rules = Rules(game, players, {}, settings, reward)
        self._sense = Sense(self._rules.game, observation)
        self._random: np.random.Generator = seeding.np_random(None)[0]
        self.metadata = {**SeatsEnv.metadata, "name": f"serai_{research_name(game)}_v{load_layout(game).version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._sense.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._sense.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []

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
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return self._sense.observe(self._episode.match, self._seats[agent], ended)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode = self._episode
        episode.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: episode.reward(self._seats[one]) for one in self.agents}
        if episode.seat is None:
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
            self.infos = {one: episode.summary() for one in self.agents}
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """What the agent that is asked sees, as text."""
        return text(self._episode.match, self._seats[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _select(self) -> None:
        if self._episode.seat is not None:
            self.agent_selection = self.possible_agents[self._episode.seat]
        elif self.agents:
            self.agent_selection = self.agents[0]


def wrapped(game: str, **kwargs: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment with PettingZoo's usual guards: an action that the mask does not allow ends the match."""
    env: Any = SeatsEnv(game, **kwargs)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
