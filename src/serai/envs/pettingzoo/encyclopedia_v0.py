"""Encyclopedia for PettingZoo: `env(players=2, observation="vector", reward="victory", settings=None)`."""

from __future__ import annotations

from functools import partial

from serai.envs.pettingzoo.aec import SeatsEnv, wrapped

env = partial(wrapped, "encyclopedia")
raw_env = partial(SeatsEnv, "encyclopedia")
