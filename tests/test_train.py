"""tools/train: least squares from sums, and a whole small training that can be gone on with."""

from __future__ import annotations

import json
import random
import shutil
import tomllib
from pathlib import Path

import pytest

from tools.train.__main__ import main
from tools.train.judge import NotTaught, Plain, Pupil, read, weights_file
from tools.train.sums import Sums
from tools.train.tune import KNOBS, Knobs, effects, turned

WANTED = [2.0, -1.0, 0.5, 0.0]


def examples(count: int, seed: int) -> Sums:
    chance = random.Random(seed)
    sums = Sums(len(WANTED))
    for _ in range(count):
        inputs = [chance.choice((0.0, 1.0, 2.0)) for _ in WANTED]
        sums.add(inputs, sum(a * b for a, b in zip(inputs, WANTED, strict=True)), 1.0)
    return sums


def test_the_numbers_behind_examples_are_found() -> None:
    found = examples(200, 1).solved([0.0] * 4, 0.01)
    assert found == pytest.approx(WANTED, abs=0.01)


def test_few_examples_move_the_old_numbers_little() -> None:
    before = [1.0, 1.0, 1.0, 1.0]
    assert examples(1, 2).solved(before, 1e6) == pytest.approx(before, abs=0.01)


def test_sums_of_parts_are_sums_of_the_whole() -> None:
    whole, part = examples(30, 3), Sums(4)
    part.merge(examples(30, 3))
    assert part.plain() == whole.plain()
    assert Sums.of(json.loads(json.dumps(part.plain()))).solved([0.0] * 4, 1.0) == whole.solved([0.0] * 4, 1.0)
    part.merge(examples(30, 3), keep=0.5)
    assert part.count == 45
    assert part.error == pytest.approx(1.0)


@pytest.mark.long
def test_a_small_training_writes_weights_that_load_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, state = tmp_path / "weights.toml", tmp_path / "state.json"
    shutil.copy(weights_file("scholars"), weights)
    small = ["scholars", "--matches", "3", "--bots", "greedy:effort=8", "--jobs", "1", "--weights", str(weights)]
    for round in (1, 2):
        assert main([*small, "--rounds", "1", "--state", str(state)]) == 0
        assert f"round {round}: 1p " in capsys.readouterr().out
    pupil = Pupil("scholars")
    before, after = read(weights_file("scholars")), read(weights)
    pupil.think_with(after)
    pupil.think_with(before)
    assert after["gains"] == before["gains"]
    assert after["features"] != before["features"]
    assert set(after["features"]) == set(pupil.judge.names("features"))


def test_a_game_that_cannot_be_taught_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotTaught, match="has no learned numbers"):
        Pupil("encyclopedia")
    assert main(["encyclopedia"]) == 1
    assert "LEARNED" in capsys.readouterr().err


def test_a_knob_adds_its_numbers_and_many_matches_tell_what_it_does() -> None:
    knobs: Knobs = {"rich": {"gains": {"gold": 0.5}, "features": {"gold": [0, 1, 0], "new": [1, 0, 0]}}, "idle": {}}
    plain: Plain = {"gains": {"gold": 1.0}, "features": {"gold": [1, 1, 1]}}
    found = turned(plain, knobs, [2.0, 1.0])
    assert found == {"gains": {"gold": 2.0}, "features": {"gold": [1, 3, 1], "new": [2, 0, 0]}}
    assert plain["features"]["gold"] == [1, 1, 1]
    chance = random.Random(5)
    tries = [[chance.choice((-1.0, 1.0)) for _ in knobs] for _ in range(400)]
    (rich, error), (idle, _) = effects(tries, [3 * turns[0] + chance.gauss(-20, 10) for turns in tries])
    assert error == pytest.approx(0.5, abs=0.1)
    assert abs(rich - 3) < 3 * error
    assert abs(idle) < 3 * error


@pytest.mark.parametrize("file", sorted(KNOBS.glob("*.toml")), ids=lambda file: file.stem)
def test_knobs_turn_numbers_that_there_are(file: Path) -> None:
    pupil = Pupil(file.stem)
    plain = read(weights_file(file.stem))
    for knob in tomllib.loads(file.read_text("utf-8"))["knobs"].values():
        for section, deltas in knob.items():
            known = pupil.judge.names(section) if section in pupil.sections else plain[section]
            assert set(deltas) <= set(known)
