"""tools/instinct: what the trainer reckons is what the engine plays by, choices are learned, and a training goes on.

It needs PyTorch: `make test-research` installs it and runs this, `make test` leaves it out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.bots import Outlook, make_bot
from serai.games import find_game
from serai.kernel.instinct import Instinct
from serai.kernel.learned import Learned
from serai.kernel.match import Match

torch: Any = pytest.importorskip("torch")

from tools.instinct.__main__ import main  # noqa: E402 (PyTorch comes first)
from tools.instinct.net import Batch, Learner, Net  # noqa: E402
from tools.instinct.play import Examples, Task, course_of, play  # noqa: E402

NAME = "merv"
TEACHER = "greedy:effort=8"


@pytest.fixture(scope="module")
def examples() -> Examples:
    """Decisions of a teacher."""
    played = play(Task(NAME, "lessons", 4, None, TEACHER, 1.0, 0.0))
    assert played.examples is not None
    assert len(played.outcomes) == 4
    return played.examples


def test_choices_can_be_imitated_and_what_goes_better_becomes_likelier(examples: Examples) -> None:
    torch.manual_seed(1)
    net = Net(course_of(NAME), 16)
    batch, everything = Batch(examples), torch.arange(len(examples.seen))
    chances = [float(net(batch, everything)[0].mean().detach())]
    learner = Learner(net, 0.01)
    for _ in range(2):
        learner.imitate(examples, 4, 64)
        chances.append(float(net(batch, everything)[0].mean().detach()))
    assert chances[0] < chances[1] < chances[2]

    before = net(batch, everything)[0].detach()
    better = examples._replace(better=(examples.chosen % 2 == 0).astype("float32"))
    learner.improve(better, net.twin(), epochs=3, size=64, clip=0.2, curiosity=0.0)
    moved = net(batch, everything)[0].detach() - before
    liked = torch.from_numpy(examples.chosen % 2 == 0)
    assert float(moved[liked].mean()) > 0.01 > -0.01 > float(moved[~liked].mean())


def test_the_engine_plays_by_what_the_trainer_reckons(examples: Examples) -> None:
    torch.manual_seed(2)
    net = Net(course_of(NAME), 16)
    Learner(net, 0.01).imitate(examples, 3, 64)
    learned = Learned(net.packed(9))
    game = find_game(NAME)
    match = Match(game, 2, "alike")
    instinct = Instinct(learned, match)
    memories = instinct.fresh()
    alike = 0
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        memory = memories[decision.seat]
        instinct.see(match, decision.seat, memory)
        appeals = torch.tensor(instinct.appeals(memory, decision.options))
        layout = net.course.layouts[next(n for n, table in enumerate(net.course.tables) if table.players == 2)]
        page = torch.frombuffer(bytearray(memory.page), dtype=torch.uint8)
        seen = page.nonzero().squeeze(1)
        inputs = torch.from_numpy(layout.inputs)[seen]
        amounts = page[seen] * torch.from_numpy(layout.scales)[seen]
        with torch.no_grad():
            units = torch.relu((net.inputs.weight[inputs] * amounts[:, None]).sum(0) + net.bias)
            places = torch.tensor([option.index for option in decision.options])
            wanted = net.options.weight[places] @ units + net.appeal[places]
        assert appeals.numpy() == pytest.approx(wanted.numpy(), abs=0.1)
        alike += int(appeals.argmax()) == int(wanted.argmax())
        match.play(decision.options[int(wanted.argmax())])
    assert alike >= 57


def test_a_similar_game_can_be_begun_with(examples: Examples) -> None:
    net = Net(course_of(NAME), 16)
    Learner(net, 0.01).imitate(examples, 2, 64)
    other = Net(course_of(NAME), 16)
    other.adopt(Learned(net.packed(1)))
    batch, everything = Batch(examples), torch.arange(len(examples.seen))
    with torch.no_grad():
        ours, theirs = net(batch, everything), other(batch, everything)
    assert torch.allclose(ours[0], theirs[0], atol=0.1)
    assert torch.allclose(ours[2], theirs[2], atol=0.1)


def test_a_small_training_writes_what_bots_play_by_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, state = tmp_path / "instinct.bin", tmp_path / "state.pt"
    small = [NAME, "--out", str(out), "--state", str(state), "--units", "8", "--jobs", "1", "--size", "64"]
    lessons = ["--lessons", "1", "--lesson-seconds", "1", "--teacher", TEACHER]
    assert main([*small, *lessons, "--matches", "4", "--rounds", "1"]) == 0
    assert "imitated" in capsys.readouterr().out
    first = out.read_bytes()
    assert main([*small, "--matches", "4", "--rounds", "1"]) == 0
    assert "imitated" not in capsys.readouterr().out
    assert out.read_bytes() != first
    game = find_game(NAME)
    game.follow(Learned(out.read_bytes()))
    match = Match(game, 2, "played")
    bot = make_bot("instinct", "seed")
    for _ in range(20):
        assert match.decision is not None
        match.play(bot.choose(Outlook(match)))


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, broken = tmp_path / "instinct.bin", tmp_path / "broken"
    broken.write_bytes(b"nothing of the kind")
    for given, said in (
        (["chess"], "chess"),
        ([NAME, "--teacher", "nobody"], "there is no bot 'nobody'"),
        ([NAME, "--like", str(broken)], "this is not the file of an instinct"),
        ([NAME, "--state", str(broken)], "is not what an earlier run"),
    ):
        assert main([*given, "--out", str(out), "--units", "8"]) == 1
        told = capsys.readouterr().err
        assert told.startswith("tools.instinct: ")
        assert said in told
        assert len(told.splitlines()) == 1
    assert not out.exists()
