"""Everything a player of Scholars can read, alone and with its expansion: nothing lacks a text, in either language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import ast, parse

from serai.games import folder_of, names_of, packages_of, scholars
from serai.games.scholars import Scholars
from serai.kernel.chance import Chance
from serai.kernel.decision import Reason
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.formula import Formula
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.language import Language

GAMES: dict[str, Scholars] = {name: scholars.load(None, tuple(name.split("+")[1:])) for name in names_of("scholars")}
LOCALES = ("en", "fr")
NAMES = ("Alice", "Basma", "Chen", "Dorothée")

# A key said aloud, a Fluent variable, or an object that nobody put into words.
RAW = re.compile(r"[a-z]_[a-z0-9]|[{}$<>]|\b[a-z]+-[a-z]+-[a-z]\b")
SPACES = re.compile(r"  |^ | $| [.,)»]|\( |\n")
FRENCH = re.compile(r"'|[^\u202f][:;!?»]|«[^\u202f]")


class Reader:
    """Reads in one language, complains about what is not well said, and reads nothing twice."""

    def __init__(self, game: Scholars, locale: str) -> None:
        self.game = game
        self.language = Language(locale, game.texts)
        self.read: set[Message] = set()
        self.complaints: list[str] = []

    def message(self, message: Message, names: tuple[str, ...] = NAMES) -> None:
        if message not in self.read:
            self.read.add(message)
            self.text(repr(message), self.language.say(message, names))

    def text(self, what: str, text: str) -> None:
        wrong = RAW.search(text) or SPACES.search(text)
        if self.language.locale == "fr":
            wrong = wrong or FRENCH.search(text)
        if not text or wrong:
            self.complaints.append(f"{what}: {text!r}")

    def check(self) -> None:
        assert self.language.gaps == set()
        assert self.complaints == []


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Scholars:
    return GAMES[request.param]


@pytest.fixture(params=LOCALES)
def reader(game: Scholars, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """A reader, who must have been content at the end of the test."""
    reader = Reader(game, request.param)
    yield reader
    reader.check()


def keys(file: Traversable) -> dict[str, tuple[str, ...]]:
    """The texts of a file, each with its attributes, in their order."""
    entries = parse(file.read_text("utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert all(message.value is not None for message in messages)
    return {message.id.name: tuple(part.id.name for part in message.attributes) for message in messages}


@pytest.mark.parametrize("name", ["", "rules.", "printed."])
def test_both_languages_have_the_same_texts_in_the_same_order(game: Scholars, name: str) -> None:
    english, french = (keys(game.texts[-1] / f"{name}{locale}.ftl") for locale in LOCALES)
    assert list(english) == list(french)
    assert english == french


def test_every_component_has_a_name_of_its_own(reader: Reader) -> None:
    names: dict[str, str] = {}
    for id in reader.game.component_ids():
        name = reader.language.name(id)
        reader.text(id, name)
        assert names.setdefault(name, id) == id, f"{id} and {names[name]} are both called {name}"


def test_every_option_has_a_text(reader: Reader) -> None:
    for option in reader.game.vocabulary:
        reader.message(option.message)


def test_every_option_that_can_stand_beside_another_reads_differently(reader: Reader) -> None:
    said: dict[str, str] = {}
    for option in reader.game.vocabulary:
        kind = option.id.partition(":")[0]
        if kind == "work":  # of equal effects of a card only one is offered
            continue
        text = f"{kind}: {reader.language.say(option.message)}"
        assert said.setdefault(text, option.id) == option.id, f"{option.id} reads like {said[text]}: {text}"


def test_every_rule_has_a_text_and_a_title(reader: Reader) -> None:
    assert reader.language.missing(reader.game.rule_ids) == []
    for rule in reader.game.rule_ids:
        assert reader.language.title(rule)
        if reader.language.locale == "fr":
            assert not FRENCH.search(reader.language.text(rule, {})), rule


def test_every_setting_and_each_of_its_values_has_a_text(reader: Reader) -> None:
    for setting in reader.game.settings:
        key = f"setting-{setting.name}"
        reader.text(key, reader.language.name(key))
        assert keys(reader.game.texts[0] / f"{reader.language.locale}.ftl")[key] == setting.values


def test_the_game_has_a_title_and_a_description(reader: Reader) -> None:
    for key in ("game-title", "game-description", *(f"expansion-{name}" for name in reader.game.expansions)):
        reader.text(key, reader.language.name(key))


def test_every_effect_is_a_sentence(reader: Reader) -> None:
    for effect in _effects(reader.game):
        sentence = reader.language.sentence(effect)
        reader.text(effect.text, sentence)
        assert sentence[0].isupper() or sentence[0].isdigit()


def test_every_formula_is_said_in_words(reader: Reader) -> None:
    for formula in _formulas(reader.game):
        reader.text(formula.text, reader.language.formula(formula))


def test_everything_printed_is_said(reader: Reader) -> None:
    for id in reader.game.component_ids():
        for line in reader.game.describe(id):
            reader.message(line)


def test_every_reason_that_is_kept_ready_has_a_text(reader: Reader) -> None:
    for package in packages_of(reader.game.name):
        for kept in vars(import_module(f"{package}.reasons")).values():
            for reason in kept if isinstance(kept, list) else [kept]:
                if isinstance(reason, Reason):
                    reader.message(reason.message)


@pytest.mark.parametrize(
    ("pattern", "key"),
    [
        (r'\bask\(\s*\w+,\s*"([a-z-]+)"', "ask-{}"),
        (r'"((?:event|note|score|told|why)-[a-z-]+)"', "{}"),
        (r'\bReason\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"', "{}"),
    ],
)
def test_every_key_in_the_source_has_a_text(game: Scholars, pattern: str, key: str) -> None:
    found: set[str] = set()
    expansions = [folder_of(name) for name in names_of("scholars") if name != "scholars"]
    for file in folder_of("scholars").rglob("*.py"):
        if game.expansions or not any(folder in file.parents for folder in expansions):
            found |= set(re.findall(pattern, file.read_text("utf-8")))
    assert len(found) > 5
    for locale in LOCALES:
        assert Language(locale, game.texts).missing(key.format(name) for name in found) == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_said_during_a_match_reads_well(game: Scholars, players: int) -> None:
    readers = [Reader(game, locale) for locale in LOCALES]

    def read(message: Message) -> None:
        for reader in readers:
            reader.message(message)

    match = Match(game, players, f"read aloud by {players}", listen=True)
    _play(match, read)
    seats = players + (players == 1)  # the AI
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


def _effects(game: Scholars) -> list[Effect]:
    """Every effect of the content, those of the solo opponent included."""
    book = game.book
    found = [*book.effects(), *book.ai_markers, *book.ai_rest.values(), *book.ai_instead.values()]
    found += [event for _, event, _ in book.caliph_slots]
    for plan in book.plans:
        found += [plan.first, plan.second]
    found += [effect for part in game.catalogue() for _, effect in part.printed if isinstance(effect, Effect)]
    return [effect for effect in dict.fromkeys(found) if effect is not NOTHING]


def _formulas(game: Scholars) -> list[Formula]:
    """Every formula of the content: bonuses and penalties of scrolls, points of the solo opponent."""
    book = game.book
    found = [formula for scroll in book.scrolls for formula in (scroll.bonus, scroll.penalty)]
    return [formula for formula in (*found, *book.ai_vp) if formula.text != "0"]
