"""Everything a player of Merv can read: nothing lacks a text, in either language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from serai.games import merv
from serai.games.merv import Merv, reasons
from serai.kernel.chance import Chance
from serai.kernel.decision import Reason
from serai.kernel.effects import Effect
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.language import Language

GAME: Merv = merv.load()
LOCALES = ("en", "fr")
NAMES = ("Alice", "Basma", "Chen", "Dorothée")

# A key said aloud, a Fluent variable, or an object that nobody put into words.
RAW = re.compile(r"[a-z]_[a-z0-9]|[{}$<>]|\b[a-z]+-[a-z]+-[a-z]+\b")
SPACES = re.compile(r"  |^ | $| [.,)»]|\( |\n")
FRENCH = re.compile(r"'|[^\u202f][:;!?»]|«[^\u202f]")


class Reader:
    """Reads in one language, complains about what is not well said, and reads nothing twice."""

    def __init__(self, locale: str) -> None:
        self.language = Language(locale, GAME.texts)
        self.read: set[Message] = set()
        self.complaints: list[str] = []

    def message(self, message: Message, names: tuple[str, ...] = NAMES) -> None:
        if message not in self.read:
            self.read.add(message)
            said = self.language.say(message, names)
            if said or message.arguments.get("n") != 0:  # what changed nothing need not be told
                self.text(repr(message), said)

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


@pytest.mark.parametrize("name", ["", "rules."])
def test_both_languages_have_the_same_texts_in_the_same_order(name: str) -> None:
    english, french = (keys(f"{name}{locale}.ftl") for locale in LOCALES)
    assert list(english) == list(french)
    assert english == french


def test_every_component_has_a_name_of_its_own(reader: Reader) -> None:
    names: dict[str, str] = {}
    for id in GAME.component_ids():
        name = reader.language.name(id)
        reader.text(id, name)
        assert names.setdefault(name, id) == id, f"{id} and {names[name]} are both called {name}"


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
    assert reader.language.missing(GAME.rule_ids) == []
    for rule in GAME.rule_ids:
        assert reader.language.title(rule)


def test_every_setting_and_each_of_its_values_has_a_text(reader: Reader) -> None:
    for setting in GAME.settings:
        key = f"setting-{setting.name}"
        reader.text(key, reader.language.name(key))
        assert keys(f"{reader.language.locale}.ftl")[key] == setting.values


def test_the_game_has_a_title_and_a_description(reader: Reader) -> None:
    for key in ("game-title", "game-description"):
        reader.text(key, reader.language.name(key))


def test_every_effect_is_a_sentence(reader: Reader) -> None:
    for effect in _effects():
        sentence = reader.language.sentence(effect)
        reader.text(effect.text, sentence)
        assert sentence[0].isupper()


def test_everything_printed_is_said(reader: Reader) -> None:
    for id in GAME.component_ids():
        for line in GAME.describe(id):
            reader.message(line)


def test_every_reason_that_is_kept_ready_has_a_text(reader: Reader) -> None:
    for kept in vars(reasons).values():
        for reason in kept if isinstance(kept, list) else [kept]:
            if isinstance(reason, Reason):
                reader.message(reason.message)


@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        (r'\bask(?:_with\(\s*\w+,\s*t,|\()\s*\w+,\s*"([a-z-]+)"', "ask-{}"),
        (r'"((?:event|note|why|method)-[a-z-]+)"', "{}"),
        (r'\bReason\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"', "{}"),
    ],
)
def test_every_key_in_the_source_has_a_text(pattern: str, key: str) -> None:
    folder = files("serai.games.merv")
    found: set[str] = set()
    for file in Path(str(folder)).rglob("*.py"):
        found |= set(re.findall(pattern, file.read_text("utf-8")))
    assert len(found) > 5
    for locale in LOCALES:
        assert Language(locale, GAME.texts).missing(key.format(name) for name in found) == []


RICH = {"cubes": {"purple": 6, "beige": 6, "green": 6, "orange": 6, "white": 3}, "influence": 8, "common": 3, "rare": 2}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_everything_said_during_a_match_reads_well(players: int, rich: bool) -> None:
    readers = [Reader(locale) for locale in LOCALES]

    def read(message: Message) -> None:
        for reader in readers:
            reader.message(message)

    given = {"players": {str(seat): RICH for seat in range(players)}} if rich else None
    match = Match(GAME, players, f"read aloud by {players}", listen=True, given=given)
    _play(match, read)
    seats = players + (players == 1)  # the magistrate
    for viewer in range(-1, seats):
        for event in match.events(viewer):
            read(event)
    for seat in range(seats):
        for item in match.score(seat):
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
    """Every effect of the content, those of the magistrate included."""
    book = GAME.book
    found = [*book.discovery_effect, *book.discovery_magistrate, *book.space_effect, *book.space_magistrate]
    found += [*book.pair_effect, *book.pair_magistrate, *book.room_first, *book.city_first, *book.contract_reward]
    found += [*book.rampart_price, *book.city_price, *book.contract_price, *book.contract_requirement]
    for side in (*book.market_effect, *book.market_magistrate):
        found += side
    return list(dict.fromkeys([*found, *book.bonus_tile_effect, *book.edge_price.values()]))
