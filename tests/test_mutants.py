"""The mutants of `tools/mutants.py` fit the present sources; `make mutants` says whether rule tests notice them."""

from __future__ import annotations

import pytest

from serai.games import GAMES
from tools.mutants import Mutant, mutants, strayed


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: f"{mutant.rule} {mutant.meaning}")
def test_the_line_to_break_stands_once(mutant: Mutant) -> None:
    assert mutant.old != mutant.new
    assert strayed(mutant) == ""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_mutants(name: str) -> None:
    assert any(mutant.game == name for mutant in mutants())
