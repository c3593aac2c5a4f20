"""Reading aloud: whatever a player can read must have a text, and a good one, in either language."""

from __future__ import annotations

import re

from serai.kernel.chance import Chance
from serai.kernel.game import Game
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.language import Language

LOCALES = ("en", "fr")
NAMES = ("Alice", "Basma", "Chen", "Dorothée")

# A name of a program, a Fluent variable, or an object that nobody put into words.
RAW = re.compile(r"[a-z]_[a-z0-9]|[{}$<>]")
KEY = re.compile(r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
SPACES = re.compile(r"  |^ | $| [.,)»]|\( |\n")
FRENCH = re.compile(r"'|[^\u202f][:;!?»]|«[^\u202f]")
ELISION = re.compile(r"(?<![-\w])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e) (?!onze|oui|I+V?\b)[aeiouyéèêâîAEIOUYÉÈÊÂÎ]")
ARTICLE = re.compile(r"\ba (?!one\b|uni|use)[aeiouAEIOU]|\ban (?!hour)[^aeiouAEIOU8“]")
PLURAL = re.compile(
    r"(?<![\d.,/−+])1 (?:steps|Dice|cubes|cards|places|points|cases|cartes|[Dd]és|Pièces|Ouvriers)\b"
    r"|\ban? \w+ Dice\b|\bun Dés\b"
)
MINUS = re.compile(r"(?<![\w-])-\d")  # a hyphen that stands for a minus sign


class Reader:
    """Reads in one language, complains about what is not well said, and reads nothing twice."""

    def __init__(self, game: Game, locale: str) -> None:  # type: ignore[type-arg]
        self.language = Language(locale, game.texts)
        self.complaints: list[str] = []
        self._read: dict[Message, str] = {}

    def message(self, message: Message) -> str:
        said = self._read.get(message)
        if said is None:
            said = self._read[message] = self.language.say(message, NAMES)
            if said or (message.arguments or {}).get("n") != 0:  # what changed nothing need not be told
                self.text(repr(message), said)
        return said

    def text(self, what: str, text: str) -> None:
        wrong = RAW.search(text) or SPACES.search(text) or MINUS.search(text) or PLURAL.search(text)
        if self.language.locale == "fr":
            wrong = wrong or FRENCH.search(text) or ELISION.search(text)
        else:
            wrong = wrong or ARTICLE.search(text)
        if not text or wrong or any(self.language.has(word) for word in KEY.findall(text)):
            self.complaints.append(f"{what}: {text!r}")

    def check(self) -> None:
        assert not self.language.gaps, self.language.gaps
        assert not self.complaints, self.complaints


def read_aloud(match: Match) -> None:
    """Play at random to the end; read all that is asked, offered, noted, refused, told and scored on the way."""
    game = match.game
    readers = [Reader(game, locale) for locale in LOCALES]

    def read(message: Message) -> None:
        for reader in readers:
            reader.message(message)

    chance = Chance.seeded(match.seed)
    while (decision := match.decision) is not None:
        read(decision.message)
        for reader in readers:
            said = [reader.message(option.message) for option in decision.options]
            assert len(set(said)) == len(said), (decision, said)
        for option in decision.options:
            note = decision.note(option)
            if note is not None:
                read(note)
        for refusal in match.refusals():
            read(refusal.reason.message)
        match.play(decision.options[chance.below(len(decision.options))])
    seats = game.seats(match.table)
    for viewer in range(-1, seats):
        for event in match.events(viewer):
            read(event)
            assert event.rule in (*game.rule_ids, "decision"), event
    for seat in range(seats):
        for item in match.score(seat):
            read(item.message)
            assert item.rule in game.rule_ids
    for reader in readers:
        reader.check()
