"""Many matches stepped by one call: the same as each by itself."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import TimeLimit
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import serai.envs.gymnasium  # noqa: F401 (registers the games)
from serai.envs.episode import EnvError
from serai.envs.gymnasium import SeatEnv, env_id
from serai.envs.spaces import FORMS
from serai.envs.vector import SeatVectorEnv
from serai.games import all_names
from serai.kernel.chance import Chance
from tests.envs.playing import allowed


def actions_for(infos: dict[str, Any], chance: Chance) -> np.ndarray[Any, Any]:
    """Actions by chance; none where nothing is allowed any more."""
    rows = infos["action_mask"]
    return np.array([allowed({"action_mask": row}, chance) if row.any() else 0 for row in rows])


def compare_with_gymnasium(ours: Any, mode: AutoresetMode, ends: int, **settings: Any) -> None:
    """Step by step the same as Gymnasium's own vector environment of single ones, until some matches have ended."""
    theirs: Any = SyncVectorEnv([lambda: SeatEnv(**settings)] * ours.num_envs, copy=False, autoreset_mode=mode)
    mine, my_infos = ours.reset(seed=5)
    other, their_infos = theirs.reset(seed=5)
    chance = Chance.seeded("actions")
    while ends > 0:
        assert ours.observation_space.contains(mine)
        assert data_equivalence(mine, dict(other) if isinstance(mine, dict) else other, exact=True)
        for name, value in their_infos.items():
            if name not in ("final_obs", "final_info"):
                assert data_equivalence(my_infos[name], value, exact=True), name
        actions = actions_for(my_infos, chance)
        mine, rewards, terminated, truncated, my_infos = ours.step(actions)
        other, *expected, their_infos = theirs.step(actions)
        for found, wanted in zip((rewards, terminated, truncated), expected, strict=True):
            assert found.tolist() == wanted.tolist()
        ends -= int(terminated.sum())
        assert ("final_info" in my_infos) == ("final_info" in their_infos)
        if "final_info" in my_infos:
            for name in their_infos["final_info"]:
                told, wanted = my_infos["final_info"][name], their_infos["final_info"][name]
                assert data_equivalence(told, wanted, exact=True), name
            for place in terminated.nonzero()[0]:
                seen, wanted = my_infos["final_obs"][place], their_infos["final_obs"][place]
                assert data_equivalence(seen, wanted, exact=True)


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_it_does_what_gymnasium_does_with_single_environments(form: str) -> None:
    settings: dict[str, Any] = {"game": "merv", "observation": form, "reward": "lead"}
    compare_with_gymnasium(SeatVectorEnv(num_envs=3, **settings), AutoresetMode.SAME_STEP, 4, **settings)


def test_a_match_is_begun_anew_with_the_next_step_if_wanted() -> None:
    ours = SeatVectorEnv("merv", num_envs=2, autoreset_mode=AutoresetMode.NEXT_STEP)
    compare_with_gymnasium(ours, AutoresetMode.NEXT_STEP, 3, game="merv")


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_several_processes_do_the_same(name: str) -> None:
    env: Any = gymnasium.make_vec(env_id(name), num_envs=3, num_workers=2)
    compare_with_gymnasium(env, AutoresetMode.SAME_STEP, 2 if name == "merv" else 0, game=name)
    env.reset(seed=1)
    before, infos = env.reset(seed=2)
    again, *_ = env.step(actions_for(infos, Chance.seeded("1")))
    assert not np.array_equal(before, again)  # what was seen is not written over
    env.close()


def test_processes_tell_what_was_wrong() -> None:
    env = SeatVectorEnv("merv", num_envs=2, num_workers=2)
    with pytest.raises(EnvError, match="reset the environment"):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(EnvError, match="run in other processes"):
        env.rows  # noqa: B018
    env.close()


UNGUARDED = """
import gymnasium, serai.envs.gymnasium
env = gymnasium.make_vec("serai/merv-v1", num_envs=2, num_workers=1)
env.reset(seed=1)
"""


@pytest.mark.long
def test_a_program_that_begins_its_work_when_it_is_read_is_told_so(tmp_path: Path) -> None:
    """Each process reads it anew: the only thing that is said of it, last."""
    (tmp_path / "unguarded.py").write_text(UNGUARDED)
    done = subprocess.run([sys.executable, str(tmp_path / "unguarded.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('the work begins below `if __name__ == "__main__":`')
    assert "BufferError" not in done.stderr and "leaked" not in done.stderr


@pytest.mark.long
def test_a_process_that_has_ended_is_told_of() -> None:
    others = set(active_children())
    env = SeatVectorEnv("merv", num_envs=2, num_workers=2)
    _, infos = env.reset(seed=1)
    ended = (set(active_children()) - others).pop()
    ended.kill()
    ended.join()
    actions = actions_for(infos, Chance.seeded("ended"))
    with pytest.raises(EnvError, match="a process of this environment has ended"):
        env.step(actions)
    with pytest.raises(EnvError, match="the environment is closed"):
        env.step(actions)
    env.close()


def test_who_renews_matches_by_hand_must_do_so() -> None:
    env = SeatVectorEnv("merv", num_envs=2, autoreset_mode="Disabled", max_episode_steps=3)
    _, infos = env.reset(seed=1)
    chance = Chance.seeded("by hand")
    actions = actions_for(infos, chance)
    actions[1] = int((infos["action_mask"][1] == 0).argmax())
    _, _, terminated, _, infos = env.step(actions)
    assert terminated.tolist() == [False, True]
    with pytest.raises(EnvError, match="the match of row 1 is over"):
        env.step(actions)
    first = env.rows.episodes[0].match
    _, infos = env.reset(options={"reset_mask": terminated})
    assert env.rows.episodes[0].match is first
    for _ in range(2):
        _, _, _, truncated, infos = env.step(actions_for(infos, chance))
    assert truncated.tolist() == [True, False]
    with pytest.raises(EnvError, match="of at least one"):
        env.reset(options={"reset_mask": np.zeros(2, bool)})


def test_it_is_made_by_name() -> None:
    env = gymnasium.make_vec("serai/encyclopedia-v1", num_envs=2, max_episode_steps=5)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    _, infos = env.reset(seed=1)
    assert infos["action_mask"].shape == (2, env.unwrapped.single_action_space.n)  # type: ignore[attr-defined]
    chance = Chance.seeded("by name")
    for number in range(1, 6):
        _, _, _, truncated, infos = env.step(actions_for(infos, chance))
        assert truncated.all() == (number == 5)


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_wrappers_of_gymnasium_go_around_it(mode: str) -> None:
    """Those of single environments by its own vectorization, those of vector environments around ours."""
    more: dict[str, Any] = {"vectorization_mode": mode}
    if mode == "sync":
        more |= {
            "wrappers": [lambda env: TimeLimit(env, 4)],
            "vector_kwargs": {"autoreset_mode": AutoresetMode.SAME_STEP},
        }
    else:
        more |= {"max_episode_steps": 4, "autoreset_mode": AutoresetMode.SAME_STEP}
    env = RecordEpisodeStatistics(gymnasium.make_vec("serai/merv-v1", num_envs=2, **more))
    _, infos = env.reset(seed=1)
    chance = Chance.seeded("wrapped")
    for _ in range(4):
        _, _, _, truncated, infos = env.step(actions_for(infos, chance))
    assert truncated.all()
    assert infos["episode"]["l"].tolist() == [4, 4]


def test_without_opponents_a_row_shows_whoever_is_asked() -> None:
    env = SeatVectorEnv("merv", num_envs=2, players=3, opponents=None, observation="arrays")
    observation, infos = env.reset(seed=2)
    chance = Chance.seeded("self-play")
    while True:
        seats = infos["seat"].tolist()
        assert observation["observation"]["me"][:, 0].tolist() == seats
        assert all(row.any() for row in observation["action_mask"])
        observation, _, terminated, _, infos = env.step(actions_for(infos, chance))
        assert infos["mover"].tolist() == seats
        if terminated.any():
            break
    place = int(terminated.argmax())
    returns, scores = (infos["final_info"][name][place] for name in ("returns", "scores"))
    assert returns.sum() == pytest.approx(0)
    assert returns.max() == 1
    assert scores[returns.argmax()] == scores.max()
    assert not infos["final_obs"][place]["action_mask"].any()


def test_an_action_that_is_not_offered_ends_one_match_only() -> None:
    env = SeatVectorEnv("merv", num_envs=2)
    _, infos = env.reset(seed=1)
    before = [episode.match.seed for episode in env.rows.episodes]
    actions = actions_for(infos, Chance.seeded("1"))
    actions[0] = int((infos["action_mask"][0] == 0).argmax())
    _, rewards, terminated, _, infos = env.step(actions)
    assert (rewards[0], terminated.tolist()) == (-1, [True, False])
    assert infos["final_info"]["illegal"].tolist() == [1, 0]
    assert infos["illegal"].tolist() == [0, 0]
    after = [episode.match.seed for episode in env.rows.episodes]
    assert after[0] != before[0] and after[1] == before[1]


def test_bad_use_is_refused() -> None:
    with pytest.raises(EnvError, match="at least one match, not 0"):
        SeatVectorEnv("merv", num_envs=0)
    with pytest.raises(EnvError, match="2 matches can have 0 to 2 processes, not 3"):
        SeatVectorEnv("merv", num_envs=2, num_workers=3)
    with pytest.raises(EnvError, match="flat or masked observations only, not text"):
        SeatVectorEnv("merv", num_workers=1, observation="text")
    with pytest.raises(EnvError, match="reset the environment"):
        SeatVectorEnv("merv").step(np.zeros(1, int))
    env = SeatVectorEnv("merv", num_envs=3)
    with pytest.raises(EnvError, match="3 matches need one seed each, not 2"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    with pytest.raises(EnvError, match=r"3 matches need one action each, not an array of the shape \(2,\)"):
        env.step([0, 0])
    for actions in ([0.5, 0.5, 0.5], [0, None, 0], ["0", "0", "0"]):
        with pytest.raises(EnvError, match="an action is a whole number, not"):
            env.step(actions)


def test_the_match_of_a_named_seed_as_gymnasium_itself_plays_it() -> None:
    ours = SeatVectorEnv("merv", num_envs=2)
    theirs: Any = SyncVectorEnv([lambda: SeatEnv("merv")] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    for options in ({"seed": "by name"}, None):
        mine, _ = ours.reset(seed=5, options=options)
        other, _ = theirs.reset(seed=5, options=options)
        assert np.array_equal(mine, other)
    ours.reset(options={"seed": "by name"})
    assert [episode.match.seed for episode in ours.rows.episodes] == ["by name"] * 2
