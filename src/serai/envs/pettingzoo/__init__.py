"""PettingZoo: every seat an agent, in the order in which the game asks them (AEC).

    from serai.envs.pettingzoo import wayfarers_v0
    env = wayfarers_v0.env(players=3)

Each game has a module, named after it and after the version of its layout.
"""
