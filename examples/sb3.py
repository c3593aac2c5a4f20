"""MaskablePPO of sb3-contrib learns a seat of any game against a bot.

    pip install 'serai[research]' sb3-contrib
    python examples/sb3.py merv --steps 50000

The environment is used as it comes: one vector of numbers from 0 to 1, and the mask where MaskablePPO looks for it.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import serai.envs.gymnasium  # registers the games


def victories(model: MaskablePPO, env: gymnasium.Env, matches: int) -> float:
    """The share of matches that the model wins."""
    won = 0
    for number in range(matches):
        seen, info = env.reset(seed=number)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=info["action_mask"])
            seen, _, terminated, truncated, info = env.step(action)
            ended = terminated or truncated
        won += int(np.argmax(info["returns"]) == 0)
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO against a bot.")
    parser.add_argument("game", nargs="?", default="merv")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--matches", type=int, default=20, help="to measure its strength before and after")
    arguments = parser.parse_args()
    name = serai.envs.gymnasium.env_id(arguments.game)
    env = gymnasium.make(name, opponents=arguments.opponent, reward="progress")
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, gamma=0.995, seed=1)
    print(f"before: {victories(model, env, arguments.matches):.0%} victories")
    model.learn(arguments.steps)
    print(f"after:  {victories(model, env, arguments.matches):.0%} victories")


if __name__ == "__main__":
    main()
