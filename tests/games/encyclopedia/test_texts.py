"""Everything a player of Encyclopedia can read: nothing lacks a text, in either language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from serai.games import encyclopedia
from serai.games.encyclopedia import Encyclopedia, reasons, view
from serai.kernel.chance import Chance
from serai.kernel.decision import Reason
from serai.kernel.effects import Effect
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.language import Language

GAME: Encyclopedia = encyclopedia.load()
LOCALES = ("en", "fr")
SOURCES = sorted(Path(encyclopedia.__file__).parent.rglob("*.py"))
NAMES = ("Alice", "Basma", "Chen", "Dorothée")

# A key said aloud, a Fluent variable, or an object that nobody put into words.
RAW = re.compile(r"[a-z]_[a-z0-9]|[{}$<>]|\b(?:slot|space|round|reason|note|type)-[a-z0-9]+\b")
SPACES = re.compile(r"  |^ | $| [.,)»]|\( |\n")
FRENCH = re.compile(r"'|[^\u202f][:;!?»]|«[^\u202f]")


class Reader:
    """Reads in one language, complains about what is not well said, and reads nothing twice."""

    def __init__(self, locale: str) -> None:
        self.language = Language(locale, GAME.texts)
        self.read: set[Message] = set()
        self.complaints: list[str] = []

    def message(self, message: Message) -> None:
        if message not in self.read:
            self.read.add(message)
            self.text(repr(message), self.language.say(message, NAMES))

    def text(self, what: str, text: str) -> None:
        wrong = RAW.search(text) or SPACES.search(text)
        if self.language.locale == "fr":
            wrong = wrong or FRENCH.search(text)
        if not text or wrong:
            self.complaints.append(f"{what}: {text!r}")

    def check(self) -> None:
        assert self.language.gaps == set()
        assert self.complaints == []


@pytest.fixture(params=LOCALES)
def reader(request: pytest.FixtureRequest) -> Iterator[Reader]:
    """A reader, who must have been content at the end of the test."""
    reader = Reader(request.param)
    yield reader
    reader.check()


@cache
def keys(name: str) -> dict[str, tuple[str, ...]]:
    """The texts of a file, each with its attributes, in their order."""
    entries = parse((GAME.texts[0] / name).read_text("utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert all(message.value is not None for message in messages)
    return {message.id.name: tuple(part.id.name for part in message.attributes) for message in messages}


@pytest.mark.parametrize("name", ["", "rules.", "printed."])
def test_both_languages_have_the_same_texts_in_the_same_order(name: str) -> None:
    english, french = (keys(f"{name}{locale}.ftl") for locale in LOCALES)
    assert list(english) == list(french)
    assert english == french


def test_every_component_has_a_name(reader: Reader) -> None:
    for id in GAME.component_ids():
        reader.text(id, reader.language.name(id))


def test_every_animal_and_expert_has_a_name_of_its_own_and_animals_a_latin_one(reader: Reader) -> None:
    names = [reader.language.name(id) for id in (*GAME.book.animal_ids, *GAME.book.expert_ids, *GAME.book.die_ids)]
    assert len(set(names)) == len(names)
    printed = keys(f"printed.{reader.language.locale}.ftl")
    for id, latin in zip(GAME.book.animal_ids, GAME.book.animal_latin, strict=True):
        assert printed[id] == ("latin",)
        found = reader.language.texts.format(id, {}, "latin")
        assert found is not None and found[0] == latin


def test_every_option_has_a_text(reader: Reader) -> None:
    for option in GAME.vocabulary:
        reader.message(option.message)


def test_every_option_that_can_stand_beside_another_reads_differently(reader: Reader) -> None:
    said: dict[str, str] = {}
    for option in GAME.vocabulary:
        kind = option.id.partition(":")[0]
        text = f"{kind}: {reader.language.say(option.message)}"
        assert said.setdefault(text, option.id) == option.id, f"{option.id} reads like {said[text]}: {text}"


def test_every_rule_has_a_text_and_a_title(reader: Reader) -> None:
    assert len(GAME.rule_ids) == 150
    assert reader.language.missing(GAME.rule_ids) == []
    for rule in GAME.rule_ids:
        reader.text(rule, reader.language.text(rule, {}))
        assert reader.language.title(rule)


def test_every_setting_and_each_of_its_values_has_a_text(reader: Reader) -> None:
    for setting in GAME.settings:
        key = f"setting-{setting.name}"
        reader.text(key, reader.language.name(key))
        named = keys(f"{reader.language.locale}.ftl")[key]
        for value in setting.values:
            assert value.isdecimal() or value in named or reader.language.has(value)


def test_the_game_has_a_title_and_a_description(reader: Reader) -> None:
    for key in ("game-title", "game-description"):
        reader.text(key, reader.language.name(key))


def test_every_effect_is_a_sentence(reader: Reader) -> None:
    for effect in _effects():
        sentence = reader.language.sentence(effect)
        reader.text(effect.text, sentence)
        assert sentence[0].isupper()


def test_everything_printed_is_described(reader: Reader) -> None:
    components = GAME.catalogue()
    assert len({component.id for component in components}) == len(components)
    for component in components:
        for message in GAME.describe(component.id):
            reader.message(message)
    assert len(GAME.describe("linne")) == 6
    assert len(GAME.describe("astrolabe")) == 5


def test_every_field_of_the_view_has_a_text(reader: Reader) -> None:
    for record in (view.View, view.CompetitorView, view.DieView, view.AnimalView, view.DisplayView, view.UseView):
        for field in fields(record):
            reader.text(field.name, reader.language.name(f"view-{field.name}"))


def test_every_reason_has_a_text(reader: Reader) -> None:
    for reason in (*vars(reasons).values(), reasons.costs_more(7), reasons.type_needs(4)):
        if isinstance(reason, Reason):
            reader.message(reason.message)
            assert reason.rule in GAME.rule_ids


@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        (r'\bask\(\s*\w+,\s*"([a-z-]+)"', "ask-{}"),
        (r'"((?:event|note|score)-[a-z-]+)"', "{}"),
        (r'"(why-[a-z-]+)"', "{}"),
        (r'\bReason\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"', "{}"),
        (r'verbs\.add\(\s*"([a-z_]+)"', "do-{}"),
    ],
)
def test_every_key_in_the_source_has_a_text(pattern: str, key: str) -> None:
    found = {name for file in SOURCES for name in re.findall(pattern, file.read_text("utf-8"))}
    assert found
    for locale in LOCALES:
        assert Language(locale, GAME.texts).missing(key.format(name) for name in found) == []


def test_every_rule_cited_in_the_source_exists() -> None:
    for file in SOURCES:
        for rule in re.findall(r"\bEN-[A-Z]+-\d+\b", file.read_text("utf-8")):
            assert rule in GAME.rule_ids, (file.name, rule)


@pytest.mark.parametrize(("players", "automas"), [(1, "1"), (1, "3"), (2, "fewest"), (3, "1"), (4, "fewest")])
def test_everything_said_during_a_match_reads_well(players: int, automas: str) -> None:
    readers = [Reader(locale) for locale in LOCALES]

    def read(message: Message) -> None:
        for reader in readers:
            reader.message(message)

    settings = {"automas": automas, "automa-uses-seals": "yes", "confirm": "yes" if players == 2 else "no"}
    match = Match(GAME, players, f"read aloud by {players}", settings, listen=True)
    _play(match, read)
    seats = match.game.seats(match.table)
    for viewer in range(-1, seats):
        for event in match.events(viewer):
            assert event.rule in (*GAME.rule_ids, "decision"), event
            read(event)
    for seat in range(seats):
        for item in match.score(seat):
            assert item.rule in GAME.rule_ids
            read(item.message)
    for reader in readers:
        reader.check()


def _play(match: Match, read: Callable[[Message], None]) -> None:
    """Play at random to the end, reading all that is asked, offered, noted and refused on the way."""
    chance = Chance.seeded(match.seed)
    while (decision := match.decision) is not None:
        read(decision.message)
        for option in decision.options:
            note = decision.note(option)
            if note is not None:
                read(note)
        for refusal in match.refusals():
            read(refusal.reason.message)
        match.play(decision.options[chance.below(len(decision.options))])


def _effects() -> list[Effect]:
    """Every effect of the content, those of the automas included."""
    book = GAME.book
    found: list[Effect] = [*book.expert_effect, *book.round_effect, *book.space_bonus]
    found += [effect for face in book.slot_effect for effect in face]
    found += [effect for card in book.behaviour_effect for effect in card]
    found += [call for card in book.scoring for _, call in card]
    return list(dict.fromkeys(found))
