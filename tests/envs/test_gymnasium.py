"""Gymnasium: one seat against bots."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from serai.envs import gymnasium as face
from serai.envs.episode import EnvError
from serai.envs.gymnasium import SeatEnv
from serai.envs.spaces import FORMS
from serai.games import all_names
from serai.kernel.chance import Chance
from tests.envs.playing import allowed


@pytest.mark.parametrize("form", [FORMS[0], *(pytest.param(form, marks=pytest.mark.long) for form in FORMS[1:])])
@pytest.mark.parametrize("name", all_names())
def test_gymnasium_accepts_it(name: str, form: str) -> None:
    env = gymnasium.make(face.env_id(name), observation=form, render_mode="ansi")
    check_env(env.unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A match by chance: what was seen, the sum of rewards, and the last infos."""
    chance = Chance.seeded(str(seed))
    seen, info = env.reset(seed=seed)
    shapes = {name: np.shape(value) for name, value in info.items()}
    story, total, ended = [seen], 0.0, False
    while not ended:
        seen, reward, terminated, truncated, info = env.step(np.int64(allowed(info, chance)))
        assert env.observation_space.contains(seen)
        assert {name: np.shape(value) for name, value in info.items()} == shapes
        assert all(np.issubdtype(np.asarray(value).dtype, np.number) for value in info.values())
        total += reward
        story.append(seen)
        ended = terminated or truncated
        assert info["scores"].any() == ended
    assert not info["action_mask"].any()
    return story, total, info


@pytest.mark.parametrize("name", all_names())
def test_a_match_is_played_to_its_end(name: str) -> None:
    env = SeatEnv(name, players=3, seat=1)
    _, total, info = play(env, 4)
    assert info["scores"].tolist() == env.episode.scores()
    assert total == info["returns"][1]
    assert info["returns"].sum() == pytest.approx(0)


def test_by_default_it_sees_one_vector_from_0_to_1() -> None:
    env = SeatEnv("merv")
    seen, info = env.reset(seed=1)
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    assert seen.dtype == np.float32
    assert 0 == seen.min() < seen.max() <= 1
    masked, again = SeatEnv("merv", observation="masked").reset(seed=1)
    assert np.array_equal(masked["observation"], seen)
    assert masked["action_mask"] is again["action_mask"]
    assert np.array_equal(again["action_mask"], info["action_mask"])


def test_fields_say_where_everything_lies() -> None:
    env = SeatEnv("merv")
    seen, _ = env.reset(seed=1)
    for field in env.fields:
        if field.name == "players.+0.cubes":
            held = seen[field.start : field.start + field.size] * field.scale
            assert held.tolist() == list(env.episode.match.observe(0).players[0].cubes.values())
            return
    raise AssertionError("no cubes")


def test_the_same_seed_is_the_same_match() -> None:
    first, again, other = (play(SeatEnv("merv"), seed)[0] for seed in (1, 1, 2))
    assert data_equivalence(first, again, exact=True)
    assert not data_equivalence(first, other, exact=True)


def test_a_match_of_a_given_seed() -> None:
    env = SeatEnv("merv", opponents="greedy:effort=5")
    env.reset(options={"seed": "by name"})
    assert env.episode.match.seed == "by name"


def test_an_action_that_is_not_offered_ends_the_episode_for_good() -> None:
    env = SeatEnv("merv", illegal=-7)
    _, info = env.reset(seed=1)
    right, wrong = (int((info["action_mask"] == offered).argmax()) for offered in (1, 0))
    _, reward, terminated, _, info = env.step(np.int64(wrong))
    assert (reward, terminated, info["illegal"]) == (-7, True, 1)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over"):
        env.step(np.int64(right))
    assert env.reset(seed=1)[1]["action_mask"].any()


@pytest.mark.parametrize("action", [1.0, np.float64(3), "3", None, np.array([1, 2])])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = SeatEnv("merv")
    env.reset(seed=1)
    with pytest.raises(EnvError, match="an action is a whole number, not"):
        env.step(action)
    assert env.episode.match.position == 0


@pytest.mark.parametrize("double", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "greedy:effort=5"])
def test_a_copy_goes_on_by_itself(double: Any, opponents: str) -> None:
    env = SeatEnv("merv", players=3, opponents=opponents, reward="progress")
    chance = Chance.seeded("copies")
    _, info = env.reset(seed=5)
    for _ in range(12):
        *_, info = env.step(np.int64(allowed(info, chance)))
    twin = double(env)
    position = env.episode.match.position
    for _ in range(8):
        action = np.int64(allowed(info, chance))
        mine, theirs = env.step(action), twin.step(action)
        assert data_equivalence(mine, theirs, exact=True)
        info = mine[-1]
    assert position < env.episode.match.position == twin.episode.match.position
    assert env.episode.match is not twin.episode.match
    assert data_equivalence(env.reset(), twin.reset(), exact=True)


def test_masks_where_maskable_ppo_looks_for_them() -> None:
    env = SeatEnv("wayfarers", players=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.action_masks()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_actions_have_readable_ids() -> None:
    env = SeatEnv("merv")
    env.reset(seed=1)
    offered = [env.vocabulary.at(action).id for action in env.action_masks().nonzero()[0].tolist()]
    assert all(id.startswith("zone:") for id in offered)
    assert env.action_space.contains(np.int64(env.vocabulary["end-turn"].index))
    assert env.encoding.layout.game == "merv"


@pytest.mark.parametrize("name", all_names())
def test_it_draws_the_board_of_the_terminal(name: str) -> None:
    env = SeatEnv(name, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 10 and not drawn.startswith("{")


def test_a_time_limit_is_that_of_gymnasium() -> None:
    env = gymnasium.make("serai/merv-v1", max_episode_steps=7)
    chance = Chance.seeded("limit")
    _, info = env.reset(seed=1)
    for number in range(1, 8):
        *_, truncated, info = env.step(np.int64(allowed(info, chance)))
        assert truncated == (number == 7)


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment"):
        SeatEnv("merv").step(np.int64(0))


def test_forms_are_checked() -> None:
    with pytest.raises(EnvError, match="there is no form 'smell' of observations here; forms are flat, masked, arrays"):
        SeatEnv("merv", observation="smell")


def test_registering_twice_is_harmless() -> None:
    before = set(gymnasium.registry)
    face.register()
    assert set(gymnasium.registry) == before


@pytest.mark.parametrize("name", all_names())
def test_every_game_is_registered(name: str) -> None:
    assert face.env_id(name) in gymnasium.registry


@pytest.mark.long
@pytest.mark.parametrize(
    ("library", "module"),
    [
        ("numpy", "serai.envs.encoding"),
        ("gymnasium", "serai.envs.gymnasium"),
        ("pettingzoo", "serai.envs.pettingzoo.merv_v1"),
        ("pyspiel", "serai.envs.openspiel"),
    ],
)
def test_without_its_library_a_face_names_the_extra(library: str, module: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "pip install 'serai[research]'" in done.stderr
