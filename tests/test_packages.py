"""The package with less than all of its libraries, and what its extras name."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from serai.cli.program import EXTRAS

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from serai.cli import main
sys.exit(main({arguments!r}))
"""
BASE = ("attr", "babel", "fluent", "openskill", "pytz", "rich")
ALL = (*BASE, *(module for modules in EXTRAS.values() for module in modules))


def without(missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.long
def test_without_any_library_the_games_are_listed() -> None:
    done = without(ALL, "games")
    assert (done.returncode, "wayfarers" in done.stdout) == (0, True)
    done = without(ALL, "play", "merv")
    assert done.returncode == 2
    assert "pip install serai" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [(["serve"], "server"), (["admin", "counts"], "server"), (["backup", "file.db"], "server")],
)
def test_a_command_without_its_extra_says_which_to_install(arguments: list[str], extra: str) -> None:
    done = without(EXTRAS[extra], *arguments)
    assert done.returncode == 2, done.stderr
    assert f"pip install 'serai[{extra}]'" in done.stderr and "Traceback" not in done.stderr


def test_the_base_package_plays_without_any_extra() -> None:
    done = without(
        tuple(module for modules in EXTRAS.values() for module in modules), "simulate", "merv", "--games", "1"
    )
    assert done.returncode == 0, done.stderr


def test_the_extras_are_those_that_the_package_names() -> None:
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])
    brought = packages_distributions()
    for extra, modules in EXTRAS.items():
        named = {
            re.split(r"[\[>=;]", one)[0].replace("-", "_").lower() for one in PROJECT["optional-dependencies"][extra]
        }
        for module in modules:
            if module in brought:
                assert {name.replace("-", "_").lower() for name in brought[module]} & named, (
                    f"{module} is not in {extra}"
                )
