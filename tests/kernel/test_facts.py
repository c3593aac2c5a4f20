"""The facts of components: each kind has one typed dictionary."""

from __future__ import annotations

from typing import TypedDict

import pytest

from serai.kernel.facts import Facts


def test_several_kinds_may_have_the_same_facts_but_no_kind_two() -> None:
    facts = Facts()

    @facts.of("die", "continent")
    class ColourFacts(TypedDict):
        colour: str

    assert facts.kinds == {"die": ColourFacts, "continent": ColourFacts}
    with pytest.raises(ValueError, match="'die' has facts already: ColourFacts"):
        facts.of("die")(dict)
