"""The facts of every component are what the page is told they are: its types are generated from the same classes."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

from serai.games import all_names, find_game, packages_of
from serai.kernel.effects import Effect
from serai.kernel.formula import Formula


@pytest.mark.parametrize("game", all_names())
def test_the_facts_of_a_component_are_of_the_type_of_its_kind(game: str) -> None:
    rooms = [import_module(f"{package}.catalogue").FACTS.kinds for package in packages_of(game)]
    types = {kind: fields for room in rooms for kind, fields in room.items()}
    met = set()
    for component in find_game(game).catalogue():
        if component.facts:
            kind = types[component.kind]
            assert component.facts.keys() <= kind.__annotations__.keys(), component.id
            assert _converted(dict(component.facts), kind) == component.facts, component.id
            met.add(component.kind)
    assert met == set(types)


def _converted(facts: dict[str, object], kind: type) -> object:
    """Raises where a fact is missing or of another type; effects and formulas pass as they are."""

    def as_it_is(wanted: type, value: object) -> object:
        assert wanted in (Effect, Formula) and isinstance(value, wanted)
        return value

    return msgspec.convert(facts, kind, dec_hook=as_it_is)
