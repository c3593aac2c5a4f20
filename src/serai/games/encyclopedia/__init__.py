"""Encyclopedia (Éric Dubus and Olivier Melison): the only door is `load`.

Dice drafted from each other's boards, Animals studied and published, automas at any table.

    names       the small numbers on the table and their names; `reasons` why something is not possible
    table       the state
    book        the printed components (`content/*.csv`), read into a `Book`; `options` the vocabulary
    setup       the first table
    turn        rounds, turns and the Royal Seal phase; `actions/` the six actions
    completion  whether an action can be carried out completely
    boosts      the die in use; `free_steps` what a player may do at any moment of the own turn
    effects/    the verbs of cards and boards; `reputation` gaining things; `picks` taking cards that are owed
    experts     Expert cards; `cards` the displays and decks; `dice` drawing, placing and taking dice
    automa/     the opponents that the rules play
    scoring     points, itemised
    view        what a seat may see; `catalogue` everything printed; `notes` what is said beside options
    position    tables in words and from words, for scenarios; `faults` what can never be
    thinking/   what a position promises, for bots
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from serai.games.encyclopedia import scoring
from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.catalogue import catalogue
from serai.games.encyclopedia.consequences import Consequences, consequences
from serai.games.encyclopedia.faults import faults
from serai.games.encyclopedia.names import OVER
from serai.games.encyclopedia.position import arrange, portrait, schema
from serai.games.encyclopedia.setup import make_settings, set_up
from serai.games.encyclopedia.table import Table
from serai.games.encyclopedia.thinking.appraisal import Appraiser
from serai.games.encyclopedia.thinking.priors import Priors
from serai.games.encyclopedia.thinking.weights import weights
from serai.games.encyclopedia.turn import next_turn
from serai.games.encyclopedia.view import View, observe, redeal
from serai.kernel.decision import Decision, Rules
from serai.kernel.game import Component, Game, ScoreItem, chapters_of, rule_ids_of
from serai.kernel.state import Plain
from serai.kernel.words import Schema


class Encyclopedia(Game[Table]):
    """The game, on one printing of its components."""

    name = "encyclopedia"
    rules_version = 2

    def __init__(self, book: Book) -> None:
        self.book = book
        self.players = tuple(range(1, book.competitors + 1))
        self.settings = make_settings(book)
        self.vocabulary = book.options.vocabulary
        self.content_digest = book.content_digest
        self.texts = (files("serai.games.encyclopedia") / "text",)
        self.rule_ids = rule_ids_of(self.texts)
        self.chapters = chapters_of(self.texts)
        self._catalogue = catalogue(book)
        self._appraiser = Appraiser(book, weights())
        self._priors = Priors(book, weights())

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> Table:
        return set_up(self.book, players, settings, seed)

    def turn(self, table: Table) -> Rules:
        return next_turn(table)

    def is_over(self, table: Table) -> bool:
        return table.phase == OVER

    def seats(self, table: Table) -> int:
        return len(table.players)

    def automas(self, table: Table) -> Sequence[int]:
        return [seat for seat, player in enumerate(table.players) if player.is_automa]

    def load_table(self, plain: Plain) -> Table:
        table = Table.load(plain)
        table.book = self.book
        table.story = None
        return table

    def observe(self, table: Table, seat: int) -> View:
        return observe(table)

    def seen_by(self, table: Table, common: View, seat: int) -> View:
        return common  # what is hidden is hidden from everybody

    def consequences(self, table: Table) -> Consequences:
        return consequences(table)

    def redeal(self, table: Table, seat: int, seed: str) -> None:
        redeal(table, seed)

    def score(self, table: Table, seat: int) -> list[ScoreItem]:
        return scoring.score(table, seat)

    def winners(self, table: Table) -> list[int]:
        return scoring.winners(table)

    def appraise(self, table: Table, seat: int) -> float:
        return self._appraiser.appraise(table, seat)

    def priors(self, table: Table, decision: Decision) -> list[float]:
        return self._priors.priors(table, decision)

    def schema(self, table: Table) -> Schema:
        return schema(table)

    def portrait(self, table: Table) -> dict[str, Plain]:
        return portrait(table)

    def arrange(self, table: Table, given: Mapping[str, Plain]) -> None:
        arrange(table, given)

    def faults(self, table: Table) -> list[str]:
        return faults(table)

    def component_ids(self) -> Sequence[str]:
        return [component.id for component in self._catalogue]

    def catalogue(self) -> Sequence[Component]:
        return self._catalogue


@cache
def load(overrides: Path | None = None) -> Encyclopedia:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Encyclopedia(Book(overrides))
