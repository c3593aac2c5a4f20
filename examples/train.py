"""Learns to play one seat against a bot: proximal policy optimisation with action masks, in NumPy alone.

    python examples/train.py                          a minute of Merv against the random bot
    python examples/train.py encyclopedia --seconds 300 --opponent greedy:effort=5

The network has one hidden layer. It reads the observation and the mask, and says how good each option
looks and how far ahead it expects to end. Many matches are stepped at once by the vector environment. Before and after
the training it plays the same matches; the random player is what it starts as.
"""

import argparse
import os
from collections.abc import Iterator
from time import monotonic
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the arrays are small: threads would wait for each other

import numpy as np
from gymnasium.spaces import Discrete

from serai.envs.vector import SeatVectorEnv

HIDDEN = 64
STEPS = 64  # of every match between two updates
PASSES, BATCH = 3, 512
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
POINTS = 10.0  # that make a reward of 1

Array = np.ndarray[Any, Any]


class Batch(NamedTuple):
    """Decisions with what came of them."""

    inputs: Array
    masks: Array
    actions: Array
    chances: Array  # logarithms of the probabilities with which they were taken
    gains: Array
    returns: Array


class Player:
    """A network and its training."""

    def __init__(self, env: SeatVectorEnv, seed: int) -> None:
        assert env.single_observation_space.shape is not None
        (numbers,) = env.single_observation_space.shape
        self.random = np.random.default_rng(seed)
        assert isinstance(env.single_action_space, Discrete)
        options = int(env.single_action_space.n)
        inputs = numbers + options
        self.weights = {
            "hidden": self.random.normal(0, 1 / np.sqrt(HIDDEN), (inputs, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": np.zeros((HIDDEN, options), np.float32),  # every option alike: the random player
            "policy_bias": np.zeros(options, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def inputs(self, seen: Array, infos: dict[str, Any]) -> Array:
        """What is seen, and the mask: what is offered says much about the table."""
        return np.concatenate([seen, infos["action_mask"]], 1, dtype=np.float32)

    def think(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """What the hidden layer says, the logarithms of the options' probabilities, and the expected return."""
        w = self.weights
        hidden = np.tanh(inputs @ w["hidden"] + w["hidden_bias"])
        logits = np.where(masks, hidden @ w["policy"] + w["policy_bias"], -1e9)
        logits -= logits.max(1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, chances, hidden @ w["value"] + w["value_bias"]

    def choose(self, chances: Array) -> Array:
        """Draw an option by its probability."""
        luck = self.random.gumbel(size=chances.shape)
        chosen: Array = (chances + luck).argmax(1)
        return chosen

    def learn(self, batch: Batch) -> None:
        for _ in range(PASSES):
            order = self.random.permutation(len(batch.actions))
            for start in range(0, len(order), BATCH):
                rows = order[start : start + BATCH]
                self._step(self._slopes(Batch(*(part[rows] for part in batch))))

    def _slopes(self, batch: Batch) -> dict[str, Array]:
        """The gradient of the loss: clipped policy, error of the value, too little entropy."""
        count = len(batch.actions)
        rows = np.arange(count)
        hidden, chances, values = self.think(batch.inputs, batch.masks)
        shares = np.exp(chances)
        ratio = np.exp(chances[rows, batch.actions] - batch.chances)
        clipped = np.where(batch.gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(clipped, 0, batch.gains * ratio)
        entropy = -(shares * chances).sum(1, keepdims=True)
        logits = push[:, None] * shares + ENTROPY * shares * (chances + entropy)
        logits[rows, batch.actions] -= push
        logits /= count
        errors = (values - batch.returns) / count
        back = (logits @ self.weights["policy"].T + np.outer(errors, self.weights["value"])) * (1 - hidden**2)
        return {
            "hidden": batch.inputs.T @ back,
            "hidden_bias": back.sum(0),
            "policy": hidden.T @ logits,
            "policy_bias": logits.sum(0),
            "value": hidden.T @ errors,
            "value_bias": errors.sum(keepdims=True),
        }

    def _step(self, slopes: dict[str, Array]) -> None:
        """One step of Adam."""
        self._updates += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
            self.weights[name] -= (RATE * scale * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def batches(env: SeatVectorEnv, player: Player, seed: int) -> Iterator[Batch]:
    """Matches without end, cut into batches."""
    seen, infos = env.reset(seed=seed)
    inputs = player.inputs(seen, infos)
    while True:
        rows = []
        for _ in range(STEPS):
            masks = infos["action_mask"].astype(bool)
            _, chances, values = player.think(inputs, masks)
            actions = player.choose(chances)
            seen, rewards, terminated, truncated, infos = env.step(actions)
            taken = chances[np.arange(env.num_envs), actions]
            rows.append((inputs, masks, actions, taken, rewards / POINTS, values, terminated | truncated))
            inputs = player.inputs(seen, infos)
        ahead = player.think(inputs, infos["action_mask"].astype(bool))[2]
        gain = np.zeros(env.num_envs)
        gains = []
        for *_, rewards, values, ended in reversed(rows):
            gain = rewards + DISCOUNT * ahead * ~ended - values + DISCOUNT * TRACE * gain * ~ended
            gains.append(gain)
            ahead = values
        columns = [np.concatenate(column) for column in zip(*rows, strict=True)]
        flat = np.concatenate(gains[::-1])
        inputs_then, masks_then, taken_then, chances_then, _, values_then, _ = columns
        gains_then = (flat - flat.mean()) / (flat.std() + 1e-8)
        yield Batch(inputs_then, masks_then, taken_then, chances_then, gains_then, flat + values_then)


class Strength(NamedTuple):
    """How a player does: the mean of its leads, and its share of victories."""

    lead: float
    victories: float


def measure(env: SeatVectorEnv, player: Player, matches: int) -> Strength:
    """Play matches that are always the same."""
    leads: list[float] = []
    victories = 0.0
    player.random = np.random.default_rng(0)
    seen, infos = env.reset(seed=1_000_000)
    while len(leads) < matches:
        chances = player.think(player.inputs(seen, infos), infos["action_mask"].astype(bool))[1]
        seen, _, terminated, _, infos = env.step(player.choose(chances))
        for place in terminated.nonzero()[0]:
            scores = infos["final_info"]["scores"][place]
            leads.append(scores[0] - max(scores[1:]))
            victories += infos["final_info"]["returns"][place][0] > 0
    return Strength(float(np.mean(leads)), victories / len(leads))


def train(game: str, opponent: str, seconds: float, updates: int, seed: int, matches: int) -> None:
    """Train for some time, or for some updates, and say how strong it was before and after."""
    env = SeatVectorEnv(game, num_envs=16, opponents=opponent, reward="progress")
    player = Player(env, seed)
    before = measure(env, player, matches)
    print(f"before: {before.lead:+.1f} points, {before.victories:.0%} victories in {matches} matches")
    player.random = np.random.default_rng(seed)
    start = monotonic()
    decisions = 0
    for number, batch in enumerate(batches(env, player, seed), 1):
        player.learn(batch)
        decisions += len(batch.actions)
        if number == updates or (not updates and monotonic() - start > seconds):
            break
    after = measure(env, player, matches)
    print(f"{number} updates, {decisions} decisions in {monotonic() - start:.0f} seconds")
    print(f"after:  {after.lead:+.1f} points, {after.victories:.0%} victories")
    env.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small network to play one seat.")
    parser.add_argument("game", nargs="?", default="merv")
    parser.add_argument("--opponent", default="random", help="the bot on the other seat")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--updates", type=int, default=0, help="instead of seconds: so many updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=60, help="to measure its strength")
    train(**vars(parser.parse_args()))


if __name__ == "__main__":
    main()
