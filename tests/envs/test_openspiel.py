"""OpenSpiel: its own tests of games, and playthroughs that are read before they change."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from serai.envs.episode import EnvError
from serai.envs.openspiel import LeadEvaluator, game_id
from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from tools.playthroughs import kept, played, playthrough


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_openspiel_accepts_its_states(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every check of OpenSpiel's own API test, on states sampled from the tree."""
    case: Any = type(
        f"Enforce{name.title()}",
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
    pyspiel.random_sim_test(pyspiel.load_game("serai_merv_v1(players=1)"), 1, True, False)


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
    game, other = pyspiel.load_game("serai_merv_v1"), pyspiel.load_game("serai_merv_v1(seed=1)")
    boards = [
        state.observation_string(0) for state in (dealt(game), dealt(game), dealt(game, "0000000f"), dealt(other))
    ]
    assert boards[0] == boards[1]
    assert len(set(boards)) == 3


def test_returns_are_zero_sum_unless_an_automa_plays() -> None:
    utility = pyspiel.GameType.Utility
    assert pyspiel.load_game("serai_merv_v1(players=4)").get_type().utility == utility.ZERO_SUM
    assert pyspiel.load_game("serai_merv_v1(players=4)").utility_sum() == 0
    assert pyspiel.load_game("serai_merv_v1(players=1)").get_type().utility == utility.GENERAL_SUM


def test_settings_are_parameters() -> None:
    for side in "ab":
        game = pyspiel.load_game(f"serai_merv_v1(settings=market:{side};pepper:any)")
        assert dealt(game).episode.rules.settings["market"] == side
        assert game.get_parameters()["settings"] == f"market:{side};pepper:any"
    with pytest.raises(EnvError, match="expected name:value;name:value"):
        pyspiel.load_game("serai_merv_v1(settings=market)")


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
    game = pyspiel.load_game("serai_merv_v1")
    state = dealt(game)
    observation = make_observation(game, params={"arrays": True})
    observation.set_from(state, 1)
    assert observation.dict["me"].tolist() == [1]
    assert observation.tensor.size == sum(array.size for array in observation.dict.values())


def test_a_reinforcement_learning_environment_of_openspiel() -> None:
    env = Environment("serai_merv_v1", seed=4)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1, 1]


# -- chance and search ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", all_names())
def test_what_brings_nothing_to_light_does_not_depend_on_what_is_hidden(name: str) -> None:
    """So chance needs a node only where something is revealed."""
    match = Match(find_game(name), 2, "hidden")
    chance = Chance.seeded("hidden")
    quiet = told = 0
    for number in range(250):
        if match.decision is None:
            break
        option = match.decision.options[chance.below(len(match.decision.options))]
        worlds = [match.reshuffled(world) for world in ("one", "other")] if number % 3 == 0 else []
        reveals = match.table.reveals
        match.play(option)
        if match.table.reveals != reveals:
            told += 1
            continue
        for world in worlds:
            world.play(option)
            assert world.table.reveals == reveals
            assert world.reshuffled("same").digest() == worlds[0].reshuffled("same").digest()
        quiet += bool(worlds)
    assert quiet > 10 and told > 0


@pytest.mark.long
def test_what_somebody_knows_is_not_dealt_anew_by_chance() -> None:
    """A reshuffle keeps what every seat sees."""
    for name in all_names():
        match = Match(find_game(name), 3, "known")
        chance = Chance.seeded("known")
        for number in range(200):
            if match.decision is None:
                break
            if number % 20 == 0:
                world = match.reshuffled("world")
                for seat in range(3):
                    assert world.observe(seat) == match.observe(seat)
            match.play(match.decision.options[chance.below(len(match.decision.options))])


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_chance_decides_what_comes_to_light(name: str) -> None:
    """A choice that reveals something waits for chance; its outcomes differ, and the same one is the same again."""
    state = dealt(pyspiel.load_game(played(name)))
    rng = np.random.RandomState(5)
    different = 0
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            ways = [state.child(outcome) for outcome in (0, 1, 2, 0)]
            seen = [way.observation_string(0) for way in ways]
            assert seen[0] == seen[3]
            different += len(set(seen)) > 1
            assert pickle.loads(pickle.dumps(state)).child(2).observation_string(0) == seen[2]
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert different > 0


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_a_player_cannot_tell_a_resampled_state_from_its_own(name: str) -> None:
    state = dealt(pyspiel.load_game(f"{game_id(name)}(players=2)"))
    rng = np.random.RandomState(5)
    others = 0
    for number in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node() and number % 8 == 0:
            player = state.current_player()
            twin = state.resample_from_infostate(player, rng.uniform)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            others += twin.episode.match.digest() != state.episode.match.digest()
            action = twin.legal_actions()[0]
            twin.apply_action(action)  # it can be played on
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert others > 3


def searched(state: Any, bot: Any, rng: np.random.RandomState) -> Any:
    """A match to its end: the search for the first player, chance for everything else.

    After a hundred steps it searches now and then only: by chance, some games take thousands.
    """
    while not state.is_terminal():
        actions = state.legal_actions()
        steps = state.move_number()
        searches = state.current_player() == 0 and not state.is_chance_node() and (steps < 100 or steps % 10 == 0)
        state.apply_action(int(bot.step(state) if searches else rng.choice(actions)))
    return state


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_information_set_search_of_openspiel_plays_a_match(name: str) -> None:
    game = pyspiel.load_game(f"{game_id(name)}(players=2)")
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, LeadEvaluator(), uct_c=2, max_simulations=2, random_state=rng)
    assert sorted(searched(dealt(game), bot, rng).returns())[-1] in (0, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_tree_search_of_openspiel_plays_a_match(name: str) -> None:
    game = pyspiel.load_game(f"{game_id(name)}(players=2)")
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=3, evaluator=LeadEvaluator(), random_state=rng, solve=False)
    assert sorted(searched(dealt(game), bot, rng).returns())[-1] in (0, 1)
