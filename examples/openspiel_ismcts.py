"""OpenSpiel's information-set search plays a match of any game against chance.

pip install 'serai[research]'
python examples/openspiel_ismcts.py merv --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from serai.envs.openspiel import LeadEvaluator, game_id


def main() -> None:
    parser = argparse.ArgumentParser(description="Let OpenSpiel search.")
    parser.add_argument("game", nargs="?", default="merv")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = pyspiel.load_game(f"{game_id(arguments.game)}(players=2,seed={arguments.seed})")
    random = np.random.RandomState(arguments.seed)
    bot = ISMCTSBot(game, LeadEvaluator(), uct_c=2, max_simulations=arguments.simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    print(f"points: {state.episode.scores()}, returns: {state.returns()}")


if __name__ == "__main__":
    main()
