"""A learned judgement is what its numbers say, however many units it has."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from serai.kernel.judgement import Judgement, times


@pytest.mark.parametrize("units", [0, 3, 8, 19])
def test_a_judgement_is_its_sum_and_the_units_that_are_active(units: int) -> None:
    chance = random.Random(units)

    def numbers(count: int) -> list[float]:
        return [chance.uniform(-1, 1) for _ in range(count)]

    names = [f"feature-{number}" for number in range(12)]
    learned = {name: numbers(3 + units) for name in names[:-1]}  # the last one counts nothing
    bias, out, time = numbers(units), numbers(units), [numbers(units), numbers(units)]
    judgement = Judgement(names, {"features": learned, "bias": bias, "out": out, "time": time})
    assert not judgement.is_empty
    for turns in (0.0, 1.0, 20.0):
        soon, late = times(turns)
        features = [float(chance.randint(0, 2)) for _ in names]
        given = [(learned[name], feature) for name, feature in zip(names, features, strict=True) if name in learned]
        wanted = sum(feature * (row[0] + soon * row[1] + late * row[2]) for row, feature in given)
        for unit in range(units):
            total = bias[unit] + soon * time[0][unit] + late * time[1][unit]
            wanted += out[unit] * max(0.0, total + sum(feature * row[3 + unit] for row, feature in given))
        assert judgement.of(features, soon, late) == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("learned", "is_empty"),
    [
        ({"features": {}, "time": [[], []], "bias": [], "out": []}, True),
        ({"features": {"one": [0, 0, 0, 2]}, "time": [[1], [1]], "bias": [1], "out": [0]}, True),
        ({"features": {"one": [0, 0, 1]}, "time": [[], []], "bias": [], "out": []}, False),
        ({"features": {}, "time": [[0], [0]], "bias": [1], "out": [1]}, False),
    ],
)
def test_a_judgement_that_has_learned_nothing_says_so(learned: Mapping[str, object], is_empty: bool) -> None:
    judgement = Judgement(("one", "two"), learned)
    assert judgement.is_empty is is_empty
    assert (judgement.of([1.0, 1.0], 0.5, 0.5) == 0) is is_empty
