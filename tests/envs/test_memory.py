"""Large pages: a wish to the system, after which everything is as it was."""

from __future__ import annotations

import sys

import pytest

from serai.envs.memory import use_large_pages
from serai.envs.vector import SeatVectorEnv


def test_objects_stay_what_they_are() -> None:
    numbers = [[number, str(number)] for number in range(100_000)]
    assert use_large_pages() >= 0
    assert numbers == [[number, str(number)] for number in range(100_000)]


def test_other_systems_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert use_large_pages() == 0


@pytest.mark.parametrize(("matches", "asked"), [(15, 0), (16, 1)])
def test_many_matches_ask_once(monkeypatch: pytest.MonkeyPatch, matches: int, asked: int) -> None:
    calls: list[int] = []
    monkeypatch.setattr("serai.envs.rows.use_large_pages", lambda: calls.append(1))
    env = SeatVectorEnv("merv", num_envs=matches)
    env.reset(seed=1)
    env.reset(seed=2)
    assert len(calls) == asked
