"""TorchRL: a masked policy learns a seat of any game by proximal policy optimisation.

pip install 'serai[research]' torchrl
python examples/torchrl_ppo.py merv --frames 20000
"""

import argparse
from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from serai.envs.gymnasium import env_id  # its import registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a masked policy with TorchRL.")
    parser.add_argument("game", nargs="?", default="merv")
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--batch", type=int, default=1_000)
    arguments = parser.parse_args()
    single: Any = gymnasium.make(env_id(arguments.game), observation="masked", reward="progress")
    masks = Compose(DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]), ActionMask())
    env = TransformedEnv(GymWrapper(single, categorical_action_encoding=True), masks)
    size, options = single.observation_space["observation"].shape[0], int(single.action_space.n)

    body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, options))
    scores = TensorDictModule(body, in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        scores,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        spec=env.action_spec,
    )
    critic = ValueOperator(nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1)), in_keys=["observation"])
    advantage = GAE(gamma=0.995, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic)
    adam = torch.optim.Adam(loss.parameters(), lr=3e-4)
    for batch in Collector(env, actor, frames_per_batch=arguments.batch, total_frames=arguments.frames):
        for _ in range(4):
            advantage(batch)
            losses = loss(batch)
            total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
            adam.zero_grad()
            total.backward()
            adam.step()
        print(f"reward a decision: {batch['next', 'reward'].mean().item():+.3f}")


if __name__ == "__main__":
    main()
