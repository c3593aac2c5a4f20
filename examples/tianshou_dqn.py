"""Tianshou: a deep Q-network learns one seat of any game, against an opponent that plays by chance.

    pip install 'serai[research]' tianshou
    python examples/tianshou_dqn.py merv --epochs 5

PettingZoo's environment goes in as Tianshou's tutorial does it; the masks come along.
"""

import argparse
from importlib import import_module

from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from serai.envs.layout import research_name, version_of


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a deep Q-network with Tianshou.")
    parser.add_argument("game", nargs="?", default="merv")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--steps", type=int, default=2_000, help="of an epoch")
    arguments = parser.parse_args()
    module = f"serai.envs.pettingzoo.{research_name(arguments.game)}_v{version_of(arguments.game)}"

    def made() -> PettingZooEnv:
        return PettingZooEnv(import_module(module).env(reward="lead"))

    env = made()
    space = env.observation_space["observation"]
    net = Net(state_shape=space.shape, action_shape=env.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=0.995, target_update_freq=200)
    chance = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, chance], env=env)
    result = both.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(both, DummyVectorEnv([made] * 4), VectorReplayBuffer(20_000, 4), True),
            test_collector=Collector(both, DummyVectorEnv([made] * 2)),
            max_epochs=arguments.epochs,
            epoch_num_steps=arguments.steps,
            collection_step_num_env_steps=200,
            update_step_num_gradient_steps_per_sample=0.05,
            test_step_num_episodes=4,
            multi_agent_return_reduction=lambda returns: returns[:, 0],
            show_progress=False,
        )
    )
    print(f"best mean lead: {result.best_score:+.1f} points")


if __name__ == "__main__":
    main()
