"""Collects `tests/scenarios/<game>/*.toml`: each scenario is a test, named by its title."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Tests patch things, which compiled modules do not notice; SERAI_BUILD=compiled runs those that do not.
os.environ.setdefault("SERAI_BUILD", "interpreted")

from serai.games import find_game
from serai.kernel.scenario import Scenario, ScenarioError, read_file

SCENARIOS = Path(__file__).parent / "scenarios"

# The same examples in every run, and no limit of time: the machines that test are busy.
settings.register_profile("serai", deadline=None, derandomize=True)
settings.load_profile("serai")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    if file_path.suffix == ".toml" and SCENARIOS in file_path.parents:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[ScenarioTest]:
        try:
            scenarios = read_file(self.path, find_game)
        except ScenarioError as error:
            raise self.CollectError(str(error)) from None
        for scenario in scenarios:
            yield ScenarioTest.from_parent(self, name=scenario.title, scenario=scenario)


class ScenarioTest(pytest.Item):
    """A scenario as a test."""

    def __init__(self, *, scenario: Scenario, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        outcome = self.scenario.run()
        if not outcome.passed:
            pytest.fail("\n".join(outcome.problems), pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name
