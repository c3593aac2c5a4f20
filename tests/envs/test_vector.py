"""Many matches stepped by one call: the same as each by itself."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import serai.envs.gymnasium  # noqa: F401 (registers the games)
from serai.envs.episode import EnvError
from serai.envs.gymnasium import SeatEnv
from serai.envs.vector import SeatVectorEnv
from serai.kernel.chance import Chance
from tests.envs.playing import allowed


def actions_for(observation: dict[str, Any], chance: Chance) -> list[int]:
    return [allowed({"action_mask": row}, chance) for row in observation["action_mask"]]


@pytest.mark.long
@pytest.mark.parametrize("form", ["arrays", "vector", "text"])
def test_it_does_what_gymnasium_does_with_single_environments(form: str) -> None:
    settings: dict[str, Any] = {"game": "merv", "observation": form, "reward": "lead"}
    ours = SeatVectorEnv(num_envs=3, **settings)
    theirs: Any = SyncVectorEnv([lambda: SeatEnv(**settings)] * 3, copy=False, autoreset_mode=AutoresetMode.SAME_STEP)
    mine, _ = ours.reset(seed=5)
    other, _ = theirs.reset(seed=5)
    chance = Chance.seeded("actions")
    ends = 0
    while ends < 5:
        assert ours.observation_space.contains(mine)
        assert data_equivalence(mine, dict(other), exact=True)
        actions = actions_for(mine, chance)
        mine, rewards, terminated, truncated, infos = ours.step(actions)
        other, *expected, their_infos = theirs.step(actions)
        for found, wanted in zip((rewards, terminated, truncated), expected, strict=True):
            assert found.tolist() == wanted.tolist()
        if terminated.any():
            ends += int(terminated.sum())
            for name in ("final_obs", "_final_obs", "_final_info"):
                assert data_equivalence(infos[name], their_infos[name], exact=True), name
            assert infos["final_info"]["seed"].tolist() == their_infos["final_info"]["seed"].tolist()
            assert infos["final_info"]["scores"].tolist() == their_infos["final_info"]["scores"].tolist()


def test_it_is_made_by_name() -> None:
    env = gymnasium.make_vec("serai/encyclopedia-v0", num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, SeatVectorEnv)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].shape == (2, env.unwrapped.single_action_space.n)  # type: ignore[attr-defined]


def test_without_opponents_a_row_shows_whoever_is_asked() -> None:
    env = SeatVectorEnv("merv", num_envs=2, players=3, opponents=None, observation="arrays")
    observation, infos = env.reset(seed=2)
    chance = Chance.seeded("self-play")
    while True:
        seats = infos["seat"].tolist()
        assert observation["observation"]["me"][:, 0].tolist() == seats
        assert all(row.any() for row in observation["action_mask"])
        observation, _, terminated, _, infos = env.step(actions_for(observation, chance))
        assert infos["mover"].tolist() == seats
        if terminated.any():
            break
    place = int(terminated.argmax())
    assert infos["returns"][place].sum() == pytest.approx(0)
    assert infos["returns"][place].max() == 1
    assert infos["final_info"]["winners"][place] == [int(infos["returns"][place].argmax())]
    assert not infos["final_obs"][place]["action_mask"].any()


def test_an_action_that_is_not_offered_ends_one_match_only() -> None:
    env = SeatVectorEnv("merv", num_envs=2, observation="vector")
    observation, _ = env.reset(seed=1)
    before = [episode.match.seed for episode in env._episodes]
    actions = actions_for(observation, Chance.seeded("1"))
    actions[0] = int((observation["action_mask"][0] == 0).argmax())
    _, rewards, terminated, _, infos = env.step(actions)
    assert (rewards[0], terminated.tolist()) == (-1, [True, False])
    assert infos["final_info"]["illegal"][0]
    after = [episode.match.seed for episode in env._episodes]
    assert after[0] != before[0] and after[1] == before[1]


def test_bad_use_is_refused() -> None:
    with pytest.raises(EnvError, match="at least one match, not 0"):
        SeatVectorEnv("merv", num_envs=0)
    with pytest.raises(EnvError, match="reset the environment"):
        SeatVectorEnv("merv").step(np.zeros(1, int))
    env = SeatVectorEnv("merv", num_envs=3)
    env.reset(seed=1)
    with pytest.raises(EnvError, match=r"3 matches need one action each, not an array of the shape \(2,\)"):
        env.step([0, 0])


def test_the_match_of_a_named_seed_as_gymnasium_itself_plays_it() -> None:
    settings: dict[str, Any] = {"game": "merv", "observation": "vector"}
    ours = SeatVectorEnv(num_envs=2, **settings)
    theirs: Any = SyncVectorEnv([lambda: SeatEnv(**settings)] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    for options in ({"seed": "by name"}, None):
        mine, _ = ours.reset(seed=5, options=options)
        other, _ = theirs.reset(seed=5, options=options)
        assert data_equivalence(mine, dict(other), exact=True)
    ours.reset(options={"seed": "by name"})
    assert [episode.match.seed for episode in ours._episodes] == ["by name"] * 2
