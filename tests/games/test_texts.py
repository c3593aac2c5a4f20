"""Everything a player can read: nothing lacks a text, in either language. The same for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from serai.games import EXPANSIONS, all_names, find_game, folder_of, packages_of
from serai.kernel.decision import Reason
from serai.kernel.effects import NOTHING, Arrow, Effect
from serai.kernel.formula import Formula
from serai.kernel.game import Component, Game
from serai.language import Language
from tests.games.reading import LOCALES, Reader, read_aloud
from tests.games.variants import Variant, tables


@pytest.fixture(scope="module", params=all_names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


@pytest.fixture(params=LOCALES)
def reader(request: pytest.FixtureRequest, game: Game[Any]) -> Iterator[Reader]:
    """A reader, who must have been content at the end of the test."""
    reader = Reader(game, request.param)
    yield reader
    reader.check()


@cache
def keys(written: str) -> dict[str, tuple[str, ...]]:
    """The texts of a file, each with its attributes, in their order."""
    entries = parse(written).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert all(message.value is not None for message in messages)
    return {message.id.name: tuple(part.id.name for part in message.attributes) for message in messages}


def test_both_languages_have_the_same_texts_in_the_same_order(game: Game[Any]) -> None:
    for folder in game.texts:
        written = sorted(file.name.removesuffix("en.ftl") for file in folder.iterdir() if file.name.endswith("en.ftl"))
        assert {"", "rules."} <= set(written)
        for name in written:
            english, french = (keys((folder / f"{name}{locale}.ftl").read_text("utf-8")) for locale in LOCALES)
            assert list(english) == list(french)
            assert english == french


def test_every_component_has_a_name_of_its_own(game: Game[Any], reader: Reader) -> None:
    called: dict[tuple[str, str], Component] = {}
    for component in game.catalogue():
        name = reader.language.name(component.id)
        reader.text(component.id, name)
        other = called.setdefault((component.kind, name), component)
        # what is in the box several times has one name
        alike = (other.printed, other.facts) == (component.printed, component.facts)
        assert alike, f"{component.id} and {other.id} are both called {name}"


def test_every_option_has_a_text_and_reads_differently_from_others_of_its_kind(game: Game[Any], reader: Reader) -> None:
    said: dict[tuple[str, str], Any] = {}
    for option in game.vocabulary:
        text = reader.message(option.message)
        other = said.setdefault((option.id.partition(":")[0], text), option)
        # equal effects of one card read alike, but only one of them is ever offered: see `read_aloud`
        assert repr(other.message) == repr(option.message), f"{option.id} reads like {other.id}: {text}"


def test_every_rule_has_a_text_and_a_title(game: Game[Any], reader: Reader) -> None:
    assert reader.language.missing(game.rule_ids) == []
    for rule in game.rule_ids:
        assert reader.language.title(rule)
        for line in reader.language.text(rule, {}).splitlines():
            reader.text(rule, line)


def test_every_setting_and_each_of_its_values_has_a_text(game: Game[Any], reader: Reader) -> None:
    for setting in game.settings:
        key = f"setting-{setting.name}"
        reader.text(key, reader.language.name(key))
        named = tuple(
            name
            for folder in game.texts
            for name in keys((folder / f"{reader.language.locale}.ftl").read_text("utf-8")).get(key, ())
        )
        assert named[-1] == "means", "what the setting is about comes last"
        named = named[:-1]
        assert named == tuple(value for value in setting.values if value in named), "texts of no value, or out of order"
        without = [value for value in setting.values if value not in named]
        # a number speaks for itself, a component has its name already
        assert all(value.isdecimal() or value in game.component_ids() for value in without), without


def test_the_game_has_a_title_and_a_description(game: Game[Any], reader: Reader) -> None:
    for key in ("game-title", "game-description", *(f"expansion-{name}" for name in game.expansions)):
        reader.text(key, reader.language.name(key))


def test_every_effect_is_a_sentence(game: Game[Any], reader: Reader) -> None:
    effects = [part for part in _printed(game) if isinstance(part, Effect) and part is not NOTHING]
    assert len(effects) > 20
    for effect in effects:
        sentence = reader.language.sentence(effect)
        reader.text(effect.text, sentence)
        assert sentence[0].isupper() or sentence[0].isdigit()


def test_every_formula_is_said_in_words(game: Game[Any], reader: Reader) -> None:
    for formula in (part for part in _printed(game) if isinstance(part, Formula) and part.text != "0"):
        reader.text(formula.text, reader.language.formula(formula))


def test_everything_printed_is_said(game: Game[Any], reader: Reader) -> None:
    said = [line for id in game.component_ids() for line in game.describe(id)]
    assert len(said) > 50
    for line in said:
        reader.message(line)


def test_every_reason_that_is_kept_ready_has_a_text(game: Game[Any], reader: Reader) -> None:
    rooms = [
        import_module(f"{package}.reasons") for package in packages_of(game.name) if find_spec(f"{package}.reasons")
    ]
    ready = [kept for room in rooms for value in vars(room).values() for kept in _parts(value, Reason)]
    assert len(ready) > 10
    for reason in ready:
        reader.message(reason.message)
        assert reason.rule in game.rule_ids


@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        (r'\bask(?:_with\(\s*\w+,\s*t,|\()\s*\w+,\s*"([a-z-]+)"', "ask-{}"),
        (r'(?<![a-z], )"((?:event|note|score|told|why|method)-[a-z-]+)"', "{}"),
        (r'\bReason\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"', "{}"),
        (r'verbs\.add\(\s*"([a-z_]+)"', "do-{}"),
    ],
)
def test_every_key_in_the_source_has_a_text(game: Game[Any], pattern: str, key: str) -> None:
    found = {name for file in _sources(game) for name in re.findall(pattern, file.read_text("utf-8"))}
    assert len(found) > 5
    for locale in LOCALES:
        assert Language(locale, game.texts).missing(key.format(name) for name in found) == []


def test_every_rule_cited_in_the_source_exists(game: Game[Any]) -> None:
    prefixes = "|".join({rule.partition("-")[0] for rule in game.rule_ids})
    for file in _sources(game):
        for rule in re.findall(rf"\b(?:{prefixes})(?:-[A-Z]+)+-\d+\b", file.read_text("utf-8")):
            assert rule in game.rule_ids, (file.name, rule)


@pytest.mark.long
@pytest.mark.parametrize("variant", [variant for variant in tables() if variant.players != 3], ids=str)
def test_everything_said_during_a_match_reads_well(variant: Variant) -> None:
    read_aloud(variant.match("read aloud", listen=True, confirm="yes" if variant.players == 2 else "no"))


def _sources(game: Game[Any]) -> list[Path]:
    """The modules of a game, those of the expansions with it included, of others not."""
    base = game.name.partition("+")[0]
    without = [folder_of(f"{base}+{name}") for name in EXPANSIONS.get(base, ()) if name not in game.expansions]
    files = sorted(folder_of(base).rglob("*.py"))
    return [file for file in files if not any(folder in file.parents for folder in without)]


@cache
def _printed(game: Game[Any]) -> list[Effect | Formula]:
    """Every effect and formula that the book of a game holds, those of its automas included.

    What stands left of an arrow is never said alone.
    """
    found = list(dict.fromkeys(_parts(game.book, (Effect, Formula))))  # type: ignore[attr-defined]
    costs = {part.cost for part in found if isinstance(part, Arrow)}
    return [part for part in found if part not in costs]


def _parts(value: Any, kind: Any, seen: set[int] | None = None) -> Iterator[Any]:
    """What is of a kind inside a value, however deep, but not inside one another."""
    seen = set() if seen is None else seen
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, kind):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _parts(key, kind, seen)
            yield from _parts(part, kind, seen)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from _parts(part, kind, seen)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _parts(getattr(value, field.name), kind, seen)
    elif type(value).__module__.startswith("serai.games.") and hasattr(value, "__dict__"):
        yield from _parts(vars(value), kind, seen)
