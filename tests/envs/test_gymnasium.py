"""Gymnasium: one seat against bots."""

from __future__ import annotations

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
from serai.games import all_names
from serai.kernel.chance import Chance
from tests.envs.playing import allowed


@pytest.mark.parametrize("form", ["arrays", "vector", "text"])
@pytest.mark.parametrize("name", all_names())
def test_gymnasium_accepts_it(name: str, form: str) -> None:
    env = gymnasium.make(f"serai/{name}-v0", observation=form, render_mode="ansi")
    check_env(env.unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A match by chance: what was seen, the sum of rewards, and the last infos."""
    chance = Chance.seeded(str(seed))
    seen, info = env.reset(seed=seed)
    story, total, ended = [seen], 0.0, False
    while not ended:
        seen, reward, terminated, truncated, info = env.step(np.int64(allowed(seen, chance)))
        assert env.observation_space.contains(seen)
        total += reward
        story.append(seen)
        ended = terminated or truncated
    assert not seen["action_mask"].any()
    return story, total, info


@pytest.mark.parametrize("name", all_names())
def test_a_match_is_played_to_its_end(name: str) -> None:
    _, total, info = play(SeatEnv(name, players=3, seat=1), 4)
    assert len(info["scores"]) == 3
    assert total == (1 if info["winners"] == [1] else -0.5)


def test_the_same_seed_is_the_same_match() -> None:
    first, again, other = (play(SeatEnv("merv", observation="vector"), seed)[0] for seed in (1, 1, 2))
    assert data_equivalence(first, again, exact=True)
    assert not data_equivalence(first, other, exact=True)


def test_a_match_of_a_given_seed() -> None:
    env = SeatEnv("merv", opponents="greedy:effort=5")
    env.reset(options={"seed": "by name"})
    assert env.episode.match.seed == "by name"


def test_an_action_that_is_not_offered_ends_the_episode() -> None:
    env = SeatEnv("merv", illegal=-7)
    seen, _ = env.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).argmax())
    _, reward, terminated, _, info = env.step(np.int64(wrong))
    assert (reward, terminated, info["illegal"]) == (-7, True, True)


def test_masks_where_maskable_ppo_looks_for_them() -> None:
    env = SeatEnv("wayfarers", players=1)
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()


def test_actions_have_readable_ids() -> None:
    env = SeatEnv("merv")
    env.reset(seed=1)
    offered = [env.vocabulary.at(action).id for action in env.action_masks().nonzero()[0].tolist()]
    assert all(id.startswith("zone:") for id in offered)
    assert env.action_space.contains(np.int64(env.vocabulary["end-turn"].index))
    assert env.encoding.layout.game == "merv"


def test_render_is_the_text() -> None:
    env = SeatEnv("encyclopedia", observation="text", render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert env.render() == seen["observation"]


def test_a_step_before_the_first_reset_says_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment"):
        SeatEnv("merv").step(np.int64(0))


def test_forms_are_checked() -> None:
    with pytest.raises(EnvError, match="there is no form 'smell' of observations; forms are arrays, vector, text"):
        SeatEnv("merv", observation="smell")


def test_registering_twice_is_harmless() -> None:
    before = set(gymnasium.registry)
    face.register()
    assert set(gymnasium.registry) == before


@pytest.mark.parametrize("name", all_names())
def test_every_game_is_registered(name: str) -> None:
    assert face.env_id(name) in gymnasium.registry


@pytest.mark.parametrize(
    ("library", "module"),
    [
        ("numpy", "serai.envs.encoding"),
        ("gymnasium", "serai.envs.gymnasium"),
        ("pettingzoo", "serai.envs.pettingzoo.merv_v0"),
        ("pyspiel", "serai.envs.openspiel"),
    ],
)
def test_without_its_library_a_face_names_the_extra(library: str, module: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "pip install 'serai[research]'" in done.stderr
