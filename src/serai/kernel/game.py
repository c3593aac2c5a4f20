"""The Game interface: all that the rest of the house may know of a game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from serai.kernel.decision import Decision, Rules, Vocabulary
from serai.kernel.effects import Effect
from serai.kernel.formula import Formula
from serai.kernel.guide import Guide
from serai.kernel.learned import Learned
from serai.kernel.message import Message
from serai.kernel.sheet import Sheet
from serai.kernel.state import Plain
from serai.kernel.table import Table
from serai.kernel.words import Schema

T = TypeVar("T", bound=Table)


class When(NamedTuple):
    """Where a setting matters: with so many players, or where another setting has one of some values."""

    players: tuple[int, ...] = ()
    setting: str = ""
    values: tuple[str, ...] = ()


class Setting(NamedTuple):
    """Something that can be chosen for a match: a name, the allowed values, and the default.

    It matters where any of `when` holds; always, if there is none. Elsewhere it changes nothing, and is not shown.
    """

    name: str
    values: tuple[str, ...]
    default: str
    when: tuple[When, ...] = ()


def matters(setting: Setting, players: int, chosen: Mapping[str, str]) -> bool:
    """Whether a setting changes anything for a match with so many players and these settings."""
    if not setting.when:
        return True
    return any(
        players in one.players or (one.setting != "" and chosen.get(one.setting, "") in one.values)
        for one in setting.when
    )


SOLO: Final = (When(players=(1,)),)


EVERYBODY: Final = -2  # of a re-deal: all seats together, what any of them knows stays
UNDO: Final = Setting("undo", ("to-reveal", "free"), "to-reveal")
CONFIRM: Final = Setting("confirm", ("no", "yes"), "no")


class SearchHabits(NamedTuple):
    """How a search (`serai.bots.search_bot`) spends its effort best in a game, as measuring said."""

    iterations: int = 16  # candidates tried in a world, in all
    effort: int = 5000  # options tried while the own turn is thought through
    candidates: int = 8
    playout_effort: int = 200  # of each turn of a playout
    horizon: int = 4  # own turns after which a playout ends
    first_look: float = 0.0  # how many worlds the look right after the turn counts like


class ScoreItem(NamedTuple):
    """One line of a score: what for (a message), how many points, and the rule."""

    message: Message
    points: int
    rule: str


class Component(NamedTuple):
    """A card, tile, space or board as it is printed: facts for who draws it, effects and formulas for who reads it."""

    id: str  # also the key of its name
    kind: str
    source: str  # where its values come from, if the content says so for each row
    facts: Mapping[str, Plain]  # an effect or a formula among them is drawn as its strip
    printed: tuple[tuple[str, Effect | Formula], ...]  # where it stands (`die`, `way:J2a`, …) and what
    lines: tuple[Message, ...] = ()  # what else is printed (a price, tags), for who reads


class RuleChapter(NamedTuple):
    """A chapter of the rules: the key of its heading, and the ids of its rules."""

    key: str
    rules: tuple[str, ...]


class Game(ABC, Generic[T]):
    """A game: the only door to its rules.

    A table is plain data; `turn` gives the rules of the next turn (or step) as a generator that starts from the table
    alone, so that between two turns nothing but the table needs to be kept.
    """

    name: str
    expansions: tuple[str, ...] = ()  # in use; the name says so, too
    rules_version: int
    players: tuple[int, ...]  # the numbers of players it can be played with
    settings: tuple[Setting, ...]  # the game's own; `undo` and `confirm` are known to every game
    vocabulary: Vocabulary
    content_digest: str
    rule_ids: tuple[str, ...]
    chapters: tuple[RuleChapter, ...] = ()  # of the rules, in the order in which a newcomer reads them
    texts: tuple[Traversable, ...]  # the folders of its .ftl files; a later one may replace the texts of an earlier one
    guide: Guide | None = None  # a first match that explains itself
    stage: str = "beta"  # how far a game has come: alpha, beta or stable
    search: SearchHabits = SearchHabits()
    deep_search: SearchHabits = SearchHabits(iterations=32, horizon=10)  # of who has ten seconds and more
    instinct_file: Traversable | None = None  # what was learned for playing at a glance, where something was
    _learned: Learned | None = None

    @abstractmethod
    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> T:
        """The first table of a match; raises MatchError where settings do not go together."""

    @abstractmethod
    def turn(self, table: T) -> Rules:
        """The next turn."""

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Whether no further turn follows."""

    @abstractmethod
    def seats(self, table: T) -> int:
        """How many seats there are, automas included."""

    def automas(self, table: T) -> Sequence[int]:
        """The seats that the rules themselves play."""
        return ()

    @abstractmethod
    def load_table(self, plain: Plain) -> T:
        """The table of a dump; raises ValueError."""

    def renewed(self, dump: dict[str, Plain], rules_version: int) -> dict[str, Plain]:
        """The dump of a table that an earlier version of the rules left, where a field means something else today.

        Fields that came or went need nothing here: see `State.load`.
        """
        return dump

    @abstractmethod
    def observe(self, table: T, seat: int) -> Any:
        """What a seat may see (any seat number that is not at the table: what everybody may see), as a dataclass."""

    def seen_by(self, table: T, common: Any, seat: int) -> Any:
        """The same as `observe`, for who has what everybody may see at hand: several seats share it."""
        return self.observe(table, seat)

    def consequences(self, table: T) -> Any:
        """What follows from a table by the rules beyond what lies there, for who draws it: a dataclass, or None.

        Everybody may see it. It is no part of what `observe` gives, so that it may grow without changing what was
        learned from observations.
        """
        return None

    @abstractmethod
    def look(self, table: T, seat: int, sheet: Sheet) -> None:
        """Write what a seat of the table sees on a sheet: the same fields in the same order for the same competitors.

        For programs that look at every decision: it takes some microseconds, and may leave out what follows from the
        rest. It tells nothing that `observe` does not.
        """

    @abstractmethod
    def redeal(self, table: T, seat: int, seed: str) -> None:
        """Deal anew, in place, everything that the seat cannot know, independently of how it lay.

        For `EVERYBODY`: what no seat knows.
        """

    @abstractmethod
    def score(self, table: T, seat: int) -> list[ScoreItem]:
        """The score of a seat if the match ended now, item by item."""

    @abstractmethod
    def winners(self, table: T) -> list[int]:
        """The seats that win if the match ended now (several: a shared victory)."""

    @property
    def automas_surprise(self) -> bool:
        """Whether what an automa does next depends on so much chance that bots think up to its turn only."""
        return False

    def appraise(self, table: T, seat: int) -> float:
        """The expected final score of a seat, for bots to think with; by default its score if the match ended now."""
        return float(sum(item.points for item in self.score(table, seat)))

    def appeal(self, table: T, seat: int) -> float:
        """How much a seat likes a position when it chooses, in points: its appraisal, where nothing else was learned.

        An appraisal is right on average; this is what leads to good play, whether or not it tells the score.
        """
        return self.appraise(table, seat)

    def priors(self, table: T, decision: Decision) -> Sequence[float] | None:
        """How promising each option of a decision looks before anybody thinks; None: all alike.

        In points, 0 is usual; minus infinity: not worth a try while there is another.
        """
        return None

    @property
    def former(self) -> Game[T]:
        """The same game as its bots thought before they had learned to choose, for who compares."""
        return self

    @property
    def instinct(self) -> Learned | None:
        """What was learned for playing at a glance; None where nothing was."""
        file = self.instinct_file
        if self._learned is None and file is not None and file.is_file():
            self._learned = Learned(file.read_bytes())
        return self._learned

    def follow(self, learned: Learned) -> None:
        """Play at a glance by these numbers from now on."""
        self._learned = learned

    def holdings(self, table: T, seat: int) -> Mapping[str, int]:
        """What a seat has gathered, by name, for reports on many matches; by default nothing is told."""
        return {}

    def schema(self, table: T) -> Schema | None:
        """The parts of a position, with what each is about, for who explains them; None where nobody does."""
        return None

    @abstractmethod
    def portrait(self, table: T) -> dict[str, Plain]:
        """The whole table in words: the same shape that `arrange` accepts."""

    @abstractmethod
    def arrange(self, table: T, given: Mapping[str, Plain]) -> None:
        """Change the table, at the start of a turn, into the position described; raises ValueError."""

    @abstractmethod
    def faults(self, table: T) -> list[str]:
        """What is impossible about this table (pieces lost or doubled, negative amounts); empty if all is well."""

    @abstractmethod
    def component_ids(self) -> Sequence[str]:
        """The ids of all components; each has a text of the same key."""

    def catalogue(self) -> Sequence[Component]:
        """Everything printed, for card browsers and for who draws the pieces."""
        return [Component(id, "", "", {}, ()) for id in self.component_ids()]

    def describe(self, component: str) -> Sequence[Message]:
        """What is printed on a component, line by line (effects and formulas as arguments); nothing if unknown."""
        for found in self.catalogue():
            if found.id == component:
                return [*found.lines, *(printed_line(place, part) for place, part in found.printed)]
        return ()


def printed_line(place: str, part: Effect | Formula) -> Message:
    """An effect or a formula of a component as a line: where it stands, and what it says."""
    place, _, at = place.partition(":")
    return Message(f"printed-{place}", {"effect": part, "at": at} if at else {"effect": part})


_RULE_ID = re.compile(r"^([A-Z]+(?:-[A-Z0-9]+)+)\s*=", re.MULTILINE)
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*)\s*=((?:.*(?:\n(?=[ \n]).*)*))", re.MULTILINE)
_ARGUMENT = re.compile(r"\$([a-z][a-z0-9-]*)")
_ARGUMENT_SUFFIX = re.compile(r"-(?:text|sentence|seat|count)$")  # see `language.Language`
_CHAPTER = re.compile(r"^(chapter-[a-z-]+)\s*=", re.MULTILINE)


@lru_cache
def said_in(texts: tuple[Traversable, ...], prefix: str) -> dict[str, frozenset[str]]:
    """The messages of some folders whose key has a prefix, each with the names of the arguments that its text uses."""
    found: dict[str, frozenset[str]] = {}
    for file in (file for folder in texts for file in folder.iterdir() if file.name.endswith("en.ftl")):
        for key, text in _MESSAGE.findall(file.read_text("utf-8")):
            if key.startswith(prefix):
                found[key] = frozenset(_ARGUMENT_SUFFIX.sub("", name) for name in _ARGUMENT.findall(text))
    return found


def rule_ids_of(texts: Sequence[Traversable]) -> tuple[str, ...]:
    """The ids of a game's rules, the messages of `rules.en.ftl` of each folder, as they are read: by chapters."""
    read = [rule for chapter in chapters_of(texts) for rule in chapter.rules]
    return tuple(dict.fromkeys([*read, *(rule for folder in texts for rule in _RULE_ID.findall(_rules(folder)))]))


def chapters_of(texts: Sequence[Traversable]) -> tuple[RuleChapter, ...]:
    """The rules as they are read: each message `chapter-…` of `rules.en.ftl` with the rules that stand below it.

    A later folder may go on with a chapter of an earlier one; a new one comes behind the chapter that stands before
    it in that folder, so that an expansion's rules are read where they belong. A rule that stands in two stays where
    it was first.
    """
    order: list[str] = []
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for folder in texts:
        _, *parts = _CHAPTER.split(_rules(folder))
        place = len(order)
        for key, part in zip(parts[::2], parts[1::2], strict=True):
            if key not in found:
                order.insert(place, key)
            place = order.index(key) + 1
            rules = [rule for rule in _RULE_ID.findall(part) if rule not in seen]
            found.setdefault(key, []).extend(rules)
            seen.update(rules)
    return tuple(RuleChapter(key, tuple(found[key])) for key in order)


def _rules(folder: Traversable) -> str:
    return (folder / "rules.en.ftl").read_text("utf-8")
