"""PettingZoo: every seat an agent."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from serai.envs.episode import EnvError
from serai.envs.layout import research_name, version_of
from serai.games import all_names
from serai.kernel.chance import Chance
from tests.envs.playing import allowed

# The test would rather have bare arrays than the dictionaries with masks that PettingZoo's own games give; it exempts
# those by their names.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def module(name: str) -> Any:
    return import_module(f"serai.envs.pettingzoo.{research_name(name)}_v{version_of(name)}")


@pytest.mark.parametrize("name", all_names())
def test_pettingzoo_accepts_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module(name).env(players=2), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_accepts_named_arrays() -> None:
    api_test(module("merv").env(players=3, observation="arrays"), num_cycles=100)


@pytest.mark.parametrize("name", all_names())
def test_seeds_decide_everything(name: str) -> None:
    seed_test(module(name).env, num_cycles=40)


@pytest.mark.parametrize("name", all_names())
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    env = module(name).env(players=3)
    env.reset(seed=3)
    chance = Chance.seeded("3")
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        if terminated or truncated:
            assert reward == pytest.approx(info["returns"][int(agent[-1])])
            env.step(None)
        else:
            assert reward == 0
            env.step(allowed(observation, chance))
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) == 1


def test_only_who_is_asked_may_act() -> None:
    env = module("merv").raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_what_is_not_offered_ends_the_match_for_its_agent() -> None:
    env = module("merv").env()
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int((observation["action_mask"] == 0).argmax()))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = module("merv").raw_env()
    raw.reset(seed=1)
    with pytest.raises(EnvError, match="cannot be chosen now"):
        raw.step(int((observation["action_mask"] == 0).argmax()))


def test_text_is_not_offered_because_its_checks_refuse_it() -> None:
    with pytest.raises(EnvError, match="there is no form 'text' of observations here; forms are masked, arrays"):
        module("merv").env(observation="text")


def test_infos_have_numbers_only_and_the_mask_is_in_the_observation() -> None:
    """In one place, as in PettingZoo's own games: TorchRL does not take it twice."""
    env = module("merv").raw_env(players=3)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert observation["action_mask"].any()
    assert sorted(info) == ["decisions", "illegal", "returns", "scores"]
    assert all(sorted(env.infos[agent]) == sorted(info) for agent in env.agents)


def test_what_is_no_whole_number_is_no_action() -> None:
    env = module("merv").raw_env()
    env.reset(seed=1)
    with pytest.raises(EnvError, match="an action is a whole number, not"):
        env.step(0.5)


def test_board_and_seed_by_name() -> None:
    env = module("wayfarers").env(render_mode="ansi")
    env.reset(options={"seed": "by name"})
    assert len(env.render().splitlines()) > 10
    assert env.unwrapped._episode.match.seed == "by name"


@pytest.mark.parametrize("double", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(double: Any) -> None:
    env = module("merv").raw_env()
    env.reset(seed=1)
    chance = Chance.seeded("copy")
    for _ in range(30):
        env.step(allowed(env.last()[0], chance))
    twin = double(env)
    for _ in range(10):
        action = allowed(env.last()[0], chance)
        env.step(action)
        twin.step(action)
        mine, theirs = env.last()[0], twin.last()[0]
        assert mine["observation"].tolist() == theirs["observation"].tolist()
    assert env._episode.match is not twin._episode.match
