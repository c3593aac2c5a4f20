"""The numbers of an instinct while they are learned, with PyTorch."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from serai.kernel.learned import STEPS, Learned, pack
from tools.instinct.course import Course
from tools.instinct.play import Examples

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
IMPOSSIBLE = -1e9


class Batch:
    """Examples on the device, cut into parts by decisions."""

    def __init__(self, examples: Examples) -> None:
        self.count = len(examples.seen)
        self.seen = torch.from_numpy(examples.seen).to(DEVICE).long()
        self.inputs = torch.from_numpy(examples.inputs).to(DEVICE)
        self.amounts = torch.from_numpy(examples.amounts).to(DEVICE)
        self.offered = torch.from_numpy(examples.offered).to(DEVICE).long()
        self.options = torch.from_numpy(examples.options).to(DEVICE)
        self.chosen = torch.from_numpy(examples.chosen).to(DEVICE).long()
        self.better = torch.from_numpy(examples.better).to(DEVICE)
        self.ended = torch.from_numpy(examples.ended).to(DEVICE)
        self._first_input = torch.cumsum(self.seen, 0) - self.seen
        self._first_option = torch.cumsum(self.offered, 0) - self.offered

    def part(self, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """Inputs, amounts and offsets of the inputs; options, and the decision to which each belongs."""
        seen, offered = self.seen[which], self.offered[which]
        inputs = _ranges(self._first_input[which], seen)
        options = _ranges(self._first_option[which], offered)
        starts = torch.cumsum(seen, 0) - seen
        belongs = torch.repeat_interleave(torch.arange(len(which), device=DEVICE), offered)
        return self.inputs[inputs].long(), self.amounts[inputs].float(), starts, self.options[options].long(), belongs


def _ranges(starts: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
    total = int(lengths.sum())
    before = torch.cumsum(lengths, 0) - lengths
    return torch.arange(total, device=DEVICE) + torch.repeat_interleave(starts - before, lengths)


class Net(nn.Module):
    """Units, appeals of options, and what is expected."""

    def __init__(self, course: Course, units: int) -> None:
        super().__init__()
        self.course = course
        self.units = units
        self.inputs = nn.EmbeddingBag(course.inputs, units, mode="sum")
        nn.init.normal_(self.inputs.weight, 0, 0.08)
        self.bias = nn.Parameter(torch.zeros(units))
        self.options = nn.Embedding(len(course.options), units)
        nn.init.normal_(self.options.weight, 0, 0.02)
        self.appeal = nn.Parameter(torch.zeros(len(course.options)))
        self.value = nn.Linear(units, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)
        self.to(DEVICE)

    def forward(self, batch: Batch, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Of each decision: the logarithm of the chance of what was chosen, how undecided it was, what is expected."""
        inputs, amounts, starts, options, belongs = batch.part(which)
        units = torch.relu(self.inputs(inputs, starts, per_sample_weights=amounts) + self.bias)
        appeals = (units[belongs] * self.options(options)).sum(1) + self.appeal[options]
        count = len(which)
        most = torch.full((count,), IMPOSSIBLE, device=DEVICE).scatter_reduce(0, belongs, appeals.detach(), "amax")
        shifted = appeals - most[belongs]
        total = torch.zeros(count, device=DEVICE).scatter_add(0, belongs, shifted.exp())
        logs = shifted - total.log()[belongs]
        is_chosen = options == batch.chosen[which][belongs]
        chosen = torch.zeros(count, device=DEVICE).scatter_add(0, belongs, logs * is_chosen)
        doubt = torch.zeros(count, device=DEVICE).scatter_add(0, belongs, -logs * logs.exp())
        return chosen, doubt, self.value(units.detach()).squeeze(1)

    def adopt(self, learned: Learned) -> None:
        """Begin with what was learned of something similar, as far as it has the same fields and options."""
        with torch.no_grad():
            for (name, size), first in learned.fields.items():
                start = self.course.fields.get((name, size))
                if start is None or learned.units != self.units:
                    continue
                rows = [learned.of_input(first + place, 1) for place in range(size)]
                self.inputs.weight[start : start + size] = torch.tensor(rows, device=DEVICE) / STEPS
            for place, id in enumerate(self.course.options):
                known = learned.options.get(id)
                if known is not None:
                    self.options.weight[place] = torch.tensor(learned.of_option(known), device=DEVICE) * STEPS
                    self.appeal[place] = learned.appeal[known]
            self.bias[:] = torch.tensor(learned.bias, device=DEVICE)
            self.value.weight[0] = torch.tensor(learned.value, device=DEVICE)
            self.value.bias[0] = learned.usual

    def twin(self) -> Net:
        """A copy that stays as this is now."""
        twin = Net(self.course, self.units)
        twin.load_state_dict(self.state_dict())
        return twin

    def packed(self, effort: int) -> bytes:
        """The content of the file, as `serai.kernel.instinct` reads it."""
        weights, scales = _quantised(self.inputs.weight)
        options, option_scales = _quantised(self.options.weight)
        numbers = b"".join(
            [
                scales.tobytes(), weights.tobytes(), _plain(self.bias), option_scales.tobytes(), options.tobytes(),
                _plain(self.appeal), _plain(self.value.weight), _plain(self.value.bias),
            ]
        )  # fmt: skip
        return pack(self.units, list(self.course.fields), self.course.options, numbers, effort)


def _quantised(weights: torch.Tensor) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    plain = weights.detach().float()
    scales = plain.abs().amax(1).clamp(min=1e-12) / 127
    whole = (plain / scales[:, None]).round().to(torch.int8)
    return whole.cpu().numpy(), scales.cpu().numpy().astype("<f4")


def _plain(numbers: torch.Tensor) -> bytes:
    content: bytes = numbers.detach().float().cpu().numpy().astype("<f4").tobytes()
    return content


class Learner:
    """Teaches a net."""

    def __init__(self, net: Net, rate: float) -> None:
        self.net = net
        self.steps = torch.optim.Adam(net.parameters(), lr=rate, eps=1e-7)

    def imitate(self, examples: Examples, epochs: int, size: int) -> list[str]:
        """Choose as was chosen; of the last tenth it is only measured how well that goes."""
        batch = Batch(examples)
        order = torch.randperm(batch.count, device=DEVICE)
        held, learned = order[: batch.count // 10], order[batch.count // 10 :]
        progress: list[str] = []
        for _ in range(epochs):
            for which in learned[torch.randperm(len(learned), device=DEVICE)].split(size):
                chosen, _, expected = self.net(batch, which)
                loss = -chosen.mean() + 0.5 * (expected - batch.ended[which]).square().mean()
                self._step(loss)
            with torch.no_grad():
                results = [self.net(batch, which) for which in held.split(size)]
                loss = -torch.cat([one[0] for one in results]).mean()
                expected = torch.cat([one[2] for one in results])
                error = (expected - batch.ended[held]).square().mean() / batch.ended[held].var()
                progress.append(f"{loss:.3f} (error {error:.2f})")
        return progress

    def improve(self, examples: Examples, player: Net, epochs: int, size: int, clip: float, curiosity: float) -> str:
        """Choose more often what went better than expected, when `player` chose."""
        batch = Batch(examples)
        everything = torch.arange(batch.count, device=DEVICE)
        with torch.no_grad():
            before = torch.cat([player(batch, which)[0] for which in everything.split(4 * size)])
        better = batch.better
        better = ((better - better.mean()) / (better.std() + 1e-6)).clamp(-4, 4)
        doubts = errors = moved = torch.zeros((), device=DEVICE)
        steps = 0
        for _ in range(epochs):
            for which in torch.randperm(batch.count, device=DEVICE).split(size):
                chosen, doubt, expected = self.net(batch, which)
                ratio = (chosen - before[which]).exp()
                gain = torch.minimum(ratio * better[which], ratio.clamp(1 - clip, 1 + clip) * better[which])
                error = (expected - batch.ended[which]).square().mean()
                self._step(-gain.mean() + 0.5 * error - curiosity * doubt.mean())
                doubts = doubts + doubt.mean().detach()
                errors = errors + error.detach()
                moved = moved + (ratio - 1).abs().mean().detach()
                steps += 1
        spread = float(batch.ended.var())
        error = float(errors) / steps / max(spread, 1e-9)
        return f"doubt {float(doubts) / steps:.3f}, error {error:.2f}, moved {float(moved) / steps:.3f}"

    def _step(self, loss: torch.Tensor) -> None:
        self.steps.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.steps.step()
