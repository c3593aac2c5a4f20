"""The mutants of `tools/mutants.py` fit the present sources; `make mutants` says whether rule tests notice them."""

from __future__ import annotations

import pytest

from tests.games.variants import GAMES
from tools.mutants import Mutant, mutants, strayed


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: f"{mutant.rule} {mutant.meaning}")
def test_the_line_to_break_stands_once(mutant: Mutant) -> None:
    assert mutant.old != mutant.new
    assert strayed(mutant) == ""


def test_every_game_has_mutants() -> None:
    assert {mutant.game for mutant in mutants()} == set(GAMES)
