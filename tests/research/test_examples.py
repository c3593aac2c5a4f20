"""The libraries that researchers use take the environments as they come; the examples for them run.

These libraries are large: `make test-research` installs them and runs this, `make test` leaves it out.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from serai.envs.gymnasium import env_id
from serai.envs.layout import research_name, version_of
from serai.games import all_names

ROOT = Path(__file__).parents[2]


def ran(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", all_names())
def test_the_usual_policy_of_stable_baselines_takes_it(name: str) -> None:
    """Without masks: what is not allowed ends the episode."""
    library: Any = pytest.importorskip("stable_baselines3")
    model = library.PPO("MlpPolicy", gymnasium.make(env_id(name)), n_steps=64, batch_size=32, n_epochs=1)
    assert model.learn(64).num_timesteps == 64


@pytest.mark.parametrize("name", all_names())
def test_masks_reach_maskable_ppo(name: str) -> None:
    """With them no action is ever refused."""
    library: Any = pytest.importorskip("sb3_contrib")
    refused = []

    class Watched(gymnasium.Wrapper[Any, Any, Any, Any]):
        def step(self, action: Any) -> Any:
            result = self.env.step(action)
            refused.append(result[-1]["illegal"])
            return result

    env = Watched(gymnasium.make(env_id(name)))
    library.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1).learn(64)
    assert len(refused) == 64 and not any(refused)


def test_sb3() -> None:
    pytest.importorskip("sb3_contrib")
    assert "after:" in ran("sb3", "merv", "--steps", "512", "--matches", "1")


def test_torchrl() -> None:
    pytest.importorskip("torchrl")
    assert ran("torchrl_ppo", "merv", "--frames", "400", "--batch", "200").count("reward a decision") == 2


@pytest.mark.parametrize("name", all_names())
def test_torchrl_takes_it_from_gymnasium_and_from_pettingzoo(name: str) -> None:
    """What TorchRL says of its own environments: the first thing that its tutorials do."""
    pytest.importorskip("torchrl")
    envs: Any = importlib.import_module("torchrl.envs")
    single = envs.GymEnv(env_id(name))
    envs.check_env_specs(single)
    assert single.rollout(5)["observation"].dtype.is_floating_point
    module = importlib.import_module(f"serai.envs.pettingzoo.{research_name(name)}_v{version_of(name)}")
    with pytest.warns(UserWarning, match="PettingZoo in TorchRL is tested"):
        several = envs.PettingZooWrapper(module.env(), use_mask=True)
    envs.check_env_specs(several)
    assert several.rollout(30).batch_size == (30,)  # by the mask: else it would have ended


def test_tianshou() -> None:
    pytest.importorskip("tianshou")
    assert "best mean lead" in ran("tianshou_dqn", "merv", "--epochs", "1", "--steps", "200")
