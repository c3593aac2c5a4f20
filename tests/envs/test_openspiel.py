"""OpenSpiel: its own tests of games, and playthroughs that are read before they change."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from serai.envs.episode import EnvError
from serai.envs.openspiel import game_id
from serai.games import all_names
from tools.playthroughs import kept, played, playthrough


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_openspiel_accepts_its_states(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every check of OpenSpiel's own API test, on states sampled from the tree."""
    case: Any = type(
        f"Enforce{name}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": game_id(name), "game": pyspiel.load_game(played(name))},
    )
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", sampled)
    case.setUpClass()
    tests = [test for test in dir(case) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(case(test), test)()


def sampled(game: Any, max_states: int) -> list[Any]:
    """States along a game and its end; OpenSpiel's own sampler would look at hundreds of the first choices."""
    states = []
    rng = np.random.RandomState(7)
    state = game.new_initial_state()
    while not state.is_terminal():
        if len(state.history()) < max_states // 2 and len(state.history()) % 30 in (0, 9):
            states.append(state.clone())
        state.apply_action(int(rng.choice(state.legal_actions())))
    return [*states, state]


@pytest.mark.parametrize("game", all_names())
def test_openspiel_simulates_it(game: str) -> None:
    """Clones, both kinds of serialization, utilities: OpenSpiel's simulation test."""
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(played(game)))


def test_openspiel_simulates_it_in_its_own_language() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("serai_merv_v0(players=1)"), 1, True, False)


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == kept(name).read_text("utf-8"), f"read the changes: tools/playthroughs.py {name}"


def dealt(game: Any, digits: str = "00000000") -> Any:
    state = game.new_initial_state()
    for digit in digits:
        state.apply_action(int(digit, 16))
    return state


def test_the_deal_and_the_seed_decide_the_match() -> None:
    game, other = pyspiel.load_game("serai_merv_v0"), pyspiel.load_game("serai_merv_v0(seed=1)")
    boards = [
        state.observation_string(0) for state in (dealt(game), dealt(game), dealt(game, "0000000f"), dealt(other))
    ]
    assert boards[0] == boards[1]
    assert len(set(boards)) == 3


def test_returns_are_zero_sum_unless_an_automa_plays() -> None:
    utility = pyspiel.GameType.Utility
    assert pyspiel.load_game("serai_merv_v0(players=4)").get_type().utility == utility.ZERO_SUM
    assert pyspiel.load_game("serai_merv_v0(players=4)").utility_sum() == 0
    assert pyspiel.load_game("serai_merv_v0(players=1)").get_type().utility == utility.GENERAL_SUM


def test_settings_are_parameters() -> None:
    for side in "ab":
        game = pyspiel.load_game(f"serai_merv_v0(settings=market:{side};pepper:any)")
        assert dealt(game).episode.rules.settings["market"] == side
        assert game.get_parameters()["settings"] == f"market:{side};pepper:any"
    with pytest.raises(EnvError, match="expected name:value;name:value"):
        pyspiel.load_game("serai_merv_v0(settings=market)")


@pytest.mark.parametrize("name", ["merv"])
def test_an_information_state_remembers(name: str) -> None:
    game = pyspiel.load_game(game_id(name))
    one, other = dealt(game), dealt(game)
    player = one.current_player()
    assert one.information_state_string(player) == other.information_state_string(player)
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(player) != other.information_state_string(player)
    late = pickle.loads(pickle.dumps(one))  # has remembered nothing: reads the whole history again
    assert late.information_state_string(player) == one.information_state_string(player)


def test_named_arrays_as_an_observation() -> None:
    game = pyspiel.load_game("serai_merv_v0")
    state = dealt(game)
    observation = make_observation(game, params={"arrays": True})
    observation.set_from(state, 1)
    assert observation.dict["me"].tolist() == [1]
    assert observation.tensor.tolist() == state.observation_tensor(1)


def test_a_reinforcement_learning_environment_of_openspiel() -> None:
    env = Environment("serai_merv_v0", seed=4)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1, 1]
