"""tools/train: numbers behind examples are found, and every game that can be taught goes through a small training."""

from __future__ import annotations

import json
import random
import re
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.bots.bot import Outlook
from serai.bots.greedy_bot import GreedyBot
from serai.games import all_names
from serai.kernel.judgement import TIMES, Judgement, JudgementError
from serai.kernel.match import Match
from tools.train.__main__ import Learned, Stack
from tools.train.__main__ import main as practise
from tools.train.courses import tables_of
from tools.train.fitting import Examples, Fit
from tools.train.judge import NotTaught, Plain, Pupil, judgement_file, read, thinking, write
from tools.train.lesson import Table, Task, learn
from tools.train.outcomes import main
from tools.train.practice import Thoughts

NAMES = ("one", "dice", "cards")
NOTHING: Plain = {"features": {}, "time": [[], []], "bias": [], "out": []}
UNITS = 3


def _taught(name: str) -> bool:
    try:
        Pupil(name)
    except NotTaught:
        return False
    return True


TAUGHT = [name for name in all_names() if _taught(name)]


def examples(count: int, seed: int) -> Examples:
    """Points are made with the lesser of dice and cards: no sum can say that."""
    chance = np.random.default_rng(seed)
    dice, cards = chance.integers(0, 6, count), chance.integers(0, 6, count)
    soon = chance.random(count)
    inputs = np.stack([np.ones(count), dice, cards, soon, soon / 2], 1).astype(np.float32)
    targets = (2 * np.minimum(dice, cards) + 3 * soon).astype(np.float32)
    return Examples(inputs, targets, np.ones_like(targets))


def test_a_network_finds_what_no_sum_can_say_and_its_numbers_judge_alike() -> None:
    known = examples(4000, 1)
    fit = Fit(NAMES, NOTHING, 16, known.inputs, 1)
    rounds = [fit.learn(known, epochs=30, rate=0.01, decay=0.0) for _ in range(4)]
    errors = rounds[-1]
    assert errors.after < 0.2 < 2.0 < rounds[0].before
    judgement = Judgement(NAMES, fit.plain())
    fresh = examples(200, 2)
    told = [judgement.of([float(x) for x in row[:3]], float(row[3]), float(row[4])) for row in fresh.inputs]
    assert float(np.mean((np.array(told) - fresh.targets) ** 2)) < 0.3
    again = Fit(NAMES, fit.plain(), 16, known.inputs, 2)
    assert again.learn(known, epochs=0, rate=0.01, decay=0.0).before == pytest.approx(errors.after, abs=0.05)
    strange = Judgement(NAMES, fit.plain(distortion=2.0))
    assert strange.of([1.0, 3.0, 3.0], 0.5, 0.25) != judgement.of([1.0, 3.0, 3.0], 0.5, 0.25)


@pytest.mark.long
def test_a_small_training_writes_a_judgement_that_loads_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = tmp_path / "judgement.json", tmp_path / "state.npz"
    shutil.copy(judgement_file("scholars"), file)
    small = ["scholars", "--matches", "3", "--bot", "medium:effort=8", "--jobs", "1", "--judgement", str(file)]
    for round in (1, 2):
        assert main([*small, "--rounds", "1", "--state", str(state)]) == 0
        assert f"round {round}: " in capsys.readouterr().out
    pupil = Pupil("scholars")
    before, after = read(judgement_file("scholars")), read(file)
    assert after["features"] != before["features"]
    assert set(after["features"]["features"]) == set(pupil.judge.names("features"))
    pupil.think_with(after)
    pupil.think_as_usual()


def test_a_forecast_is_learned_from_matches_that_are_played_by_what_bots_choose_by() -> None:
    """However they begin: only the first turns are played by something strange."""
    forecast = read(judgement_file("scholars"))
    choice = read(thinking("scholars") / "choice.json")
    begun = Task("scholars", forecast, None, None, 12, Table(2, {}, 1.0), "choosing", "medium:effort=5", 0.0)
    try:
        plain = learn(begun)
        chosen = learn(begun._replace(choosing=choice))
        strange = learn(begun._replace(choosing=choice, strange=forecast))
        assert learn(begun._replace(choosing=forecast)) == plain
    finally:
        Pupil("scholars").think_as_usual()
    assert plain.scores and chosen.scores and plain.scores != chosen.scores
    assert strange.strange and strange.scores not in (plain.scores, chosen.scores)
    first_looks = [max(one.inputs[-1] for one in lesson.examples) for lesson in (strange, chosen)]
    assert first_looks[0] < first_looks[1]  # nothing is learned from how it began


def test_a_choice_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.json"
    assert main(["merv", "--rounds", "1", "--matches", "1", "--choice", str(missing)]) == 1
    assert str(missing) in capsys.readouterr().err


@pytest.mark.long
def test_practice_writes_what_bots_choose_and_forecast_by(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From a judgement that knows nothing; it says how the matches went, and goes on from what it wrote."""
    pupil = Pupil("merv")
    write(tmp_path / "judgement.json", dict.fromkeys(pupil.sections, NOTHING))
    small = ["merv", "--matches", "40", "--effort", "20", "--openings", "2", "--folder", str(tmp_path), "--jobs", "2"]
    assert practise([*small, "--rounds", "4", "--rate", "0.02"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [f"round {number}" for number in range(1, 5)]
    spread = [float(re.findall(r"features off \S+ ±(\d+\.\d)", line)[0]) for line in lines]
    assert spread[-1] < spread[0]  # forecasts get better
    learned = [read(tmp_path / name) for name in ("judgement.json", "choice.json")]
    try:
        pupil.think_with(*learned)
    finally:
        pupil.think_as_usual()
    assert all(set(one["features"]["features"]) == set(pupil.judge.names("features")) for one in learned)
    assert learned[0] != learned[1]
    assert practise([*small, "--rounds", "1"]) == 0
    assert capsys.readouterr().out.startswith("round 1: ")
    assert read(tmp_path / "choice.json") != learned[1]


def test_ways_that_turned_out_well_get_likelier() -> None:
    """Of two ways the one with more dice gains two points, the other loses them, and one was taken by chance."""
    chance = np.random.default_rng(1)
    count = 400
    mine = np.zeros((count, 2, len(NAMES) + TIMES), np.float32)
    mine[..., 0] = 1
    mine[..., 1:3] = chance.integers(0, 6, (count, 2, 2))
    theirs = np.ones_like(mine)
    taken = chance.integers(0, 2, count)
    more = mine[np.arange(count), taken, 1] - mine[np.arange(count), 1 - taken, 1]
    same, there = np.zeros((count, 2), np.float32), np.ones((count, 2), np.float32)
    thoughts = Thoughts(
        ("mine", "theirs"), mine, theirs, same, np.zeros((count, 2, 2), np.float32), there, taken, 0.0, (0, 0)
    )
    learned = Learned(thoughts, (2 * np.sign(more)).astype(np.float32), (same[:, 0], same[:, 0]))
    fits = {kind: Fit(NAMES, NOTHING, UNITS, mine.reshape(-1, mine.shape[-1]), 1) for kind in ("mine", "theirs")}
    stack = Stack([learned], 2.0, fits, deepcopy(fits), warmth=1.0)
    steps = {kind: fit.steps({}) for kind, fit in fits.items()}
    for _ in range(60):
        slopes, _, _ = stack.slopes(np.arange(count), fits)
        for kind, slope in slopes.items():
            steps[kind].go(slope, 0.01)
    judgement = Judgement(NAMES, fits["mine"].plain())
    few, many = (judgement.of([1.0, dice, 3.0], 0.0, 0.0) for dice in (1.0, 4.0))
    assert many > few + 0.1
    cards = judgement.of([1.0, 3.0, 4.0], 0.0, 0.0) - judgement.of([1.0, 3.0, 1.0], 0.0, 0.0)
    assert many - few > 4 * abs(cards)


@pytest.mark.parametrize("name", TAUGHT)
def test_bots_choose_by_one_file_and_forecast_by_another(name: str) -> None:
    """And formerly by neither."""
    pupil = Pupil(name)
    match = Match(pupil.game, 1, name, tables_of(name)[0].settings)
    bot = GreedyBot(name, 10)
    while match.decision is not None and match.position < 40:
        match.play(bot.choose(Outlook(match)))
    told, liked = pupil.game.appraise(match.table, 0), pupil.game.appeal(match.table, 0)
    formerly = pupil.game.former.appraise(match.table, 0)
    assert pupil.game.former.appeal(match.table, 0) == formerly
    assert len({told, liked, formerly}) == 3
    choice = read(judgement_file(name).with_name("choice.json"))
    try:
        pupil.think_with(choice)
        assert pupil.game.appraise(match.table, 0) == pytest.approx(liked)
    finally:
        pupil.think_as_usual()
    assert pupil.game.appraise(match.table, 0) == told


@pytest.mark.parametrize("name", TAUGHT)
def test_every_game_that_is_taught_learns_from_a_tiny_round(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From nothing, and so that what is written is thought with."""
    pupil = Pupil(name)
    file = tmp_path / "judgement.json"
    write(file, dict.fromkeys(pupil.sections, NOTHING))
    tiny = ["--rounds", "1", "--matches", "2", "--units", "3", "--bot", "random", "--jobs", "1"]
    assert main([name, *tiny, "--judgement", str(file)]) == 0
    assert "round 1: " in capsys.readouterr().out
    learned = read(file)
    assert set(learned) == set(pupil.sections)
    by_seat = learned[pupil.sections[0]]
    assert set(by_seat["features"]) == set(pupil.judge.names(pupil.sections[0]))
    pupil.think_with(learned)
    pupil.think_as_usual()


def _invented(pupil: Pupil, kind: str, seed: str) -> Plain:
    chance = random.Random(f"{seed}/{kind}")
    numbers = [[chance.uniform(-1, 1) for _ in range(UNITS)] for _ in range(TIMES + 2)]
    rows = {name: [chance.uniform(-1, 1) for _ in range(3 + UNITS)] for name in pupil.judge.names(kind)}
    return {"features": rows, "time": numbers[:TIMES], "bias": numbers[TIMES], "out": numbers[TIMES + 1]}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_judgement_adds_to_an_appraisal_what_it_makes_of_the_inputs(name: str) -> None:
    """Where a turn has left the table, for every kind of seat; at the end of a match nothing is added."""
    pupil = Pupil(name)
    nothing = dict.fromkeys(pupil.sections, NOTHING)
    learned = {kind: _invented(pupil, kind, name) for kind in pupil.sections}
    chance = random.Random(name)
    kinds: set[str] = set()
    for table in tables_of(name):
        match = Match(pupil.game, table.players, name, table.settings)
        turn = -1
        while match.decision is not None:
            if match.turn_start != turn:
                turn = match.turn_start
                kinds |= _added(pupil, nothing, learned, match.left_table)
            match.play(chance.choice(match.decision.options))
        for seat in range(pupil.game.seats(match.table)):
            assert len(pupil.judge.inputs(match.table, seat)) > TIMES
            scored = sum(item.points for item in match.score(seat))
            assert pupil.game.appraise(match.table, seat) == pytest.approx(scored)
    pupil.think_as_usual()
    assert kinds == set(pupil.sections)


def _added(pupil: Pupil, nothing: Plain, learned: Plain, table: Any) -> set[str]:
    """Checks every seat of a table; says what kinds of seats they are."""
    seats = range(pupil.game.seats(table))
    pupil.think_with(nothing)
    before = [pupil.game.appraise(table, seat) for seat in seats]
    if "+" not in pupil.name:  # an expansion may promise something besides
        assert before == pytest.approx([pupil.judge.known(table, seat) for seat in seats])
    pupil.think_with(learned)
    judge = pupil.judge
    kinds = [judge.kind(table, seat) for seat in seats]
    for seat, kind in enumerate(kinds):
        *features, soon, late = judge.inputs(table, seat)
        assert features[0] == 1.0 and len(features) == len(set(judge.names(kind)))
        added = Judgement(judge.names(kind), learned[kind]).of(features, soon, late)
        assert pupil.game.appraise(table, seat) == pytest.approx(before[seat] + added)
    return set(kinds)


def test_what_an_earlier_run_left_must_be_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "state.npz"
    state.write_text("not at all")
    assert main(["scholars", "--rounds", "1", "--state", str(state)]) == 1
    assert "remove it to begin anew" in capsys.readouterr().err


def test_a_judgement_is_written_as_it_was_read(tmp_path: Path) -> None:
    known = read(judgement_file("scholars"))
    write(tmp_path / "copy.json", known)
    assert read(tmp_path / "copy.json") == known
    assert (tmp_path / "copy.json").read_text("utf-8") == judgement_file("scholars").read_text("utf-8")


def test_a_game_that_cannot_be_taught_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr("serai.games.scholars.thinking.weights.LEARNED")
    with pytest.raises(NotTaught, match="has no learned judgement"):
        Pupil("scholars")
    assert main(["scholars"]) == 1
    assert "LEARNED" in capsys.readouterr().err


def _plain(**changes: object) -> Plain:
    whole: Plain = {"features": {"one": [1, 0, 0, 2]}, "time": [[0], [1]], "bias": [0.5], "out": [3]}
    return json.loads(json.dumps(whole | changes))  # type: ignore[no-any-return]


def test_a_judgement_is_a_sum_and_a_network() -> None:
    judgement = Judgement(("one", "two"), _plain())
    assert judgement.of([1.0, 5.0], 0.5, 0.25) == 1 + 3 * (0.5 + 0.25 + 2)
    assert judgement.of([-1.0, 0.0], 0.5, 0.25) == -1


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"features": {"three": [0, 0, 0, 0]}}, "numbers for three: there is no such feature"),
        ({"features": {"one": [0, 0, 0]}}, "one should have 4 numbers, not 3"),
        ({"out": [1, 2]}, "1 units, but 2 numbers behind them"),
        ({"time": [[0]]}, "`time` should be 2 lists of 1 numbers"),
    ],
)
def test_a_judgement_that_lacks_a_number_says_which(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(JudgementError, match=problem):
        Judgement(("one", "two"), _plain(**changes))
