"""PettingZoo: every seat an agent, in the order in which the game asks them (AEC).

    from serai.envs.pettingzoo import wayfarers_v1
    env = wayfarers_v1.env(players=3)

Each game has a module, named after it and after the version of its sight, with
`env(players=2, observation="flat", reward="victory", settings=None)` and `raw_env`, the same without PettingZoo's
guards. Nobody writes these modules: they are made here, from the list of the games.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

from serai.envs.layout import research_name, version_of
from serai.envs.pettingzoo.aec import SeatsEnv, wrapped
from serai.games import all_names


def _module(game: str) -> ModuleType:
    name = f"{__name__}.{research_name(game)}_v{version_of(game)}"
    module = ModuleType(name, f"{game.capitalize()} for PettingZoo.")
    module.env = partial(wrapped, game)  # type: ignore[attr-defined]
    module.raw_env = partial(SeatsEnv, game)  # type: ignore[attr-defined]
    return module


_MODULES = {module.__name__: module for module in map(_module, all_names())}
sys.modules.update(_MODULES)


def __getattr__(name: str) -> ModuleType:
    """The module of a game, as `from serai.envs.pettingzoo import …` asks for it."""
    module = _MODULES.get(f"{__name__}.{name}")
    if module is None:
        raise AttributeError(f"there is no environment {name!r}; there are {', '.join(_MODULES)}")
    return module
