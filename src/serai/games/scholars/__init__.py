"""Scholars of the South Tigris («Érudits du Tigre du Sud»): the only door is `load`.

names       the small numbers on the table and their names; `reasons` why something is not possible
table       the state
book        the printed components (`content/*.csv`), read into records (`printed`); `options` the vocabulary
setup       the first table; `draft` the choices before the first turn
turn        a turn; `actions/` its main actions and Rest
effects/    what cards, boards and tracks do
dice, influence, goals, retirement, caliph   the concepts that several of these share
seams       where an expansion meets the rules
automa/     the solo opponent
scoring     points, itemised
thinking/   what bots think of a position
view        what a seat may see; `catalogue` everything printed
position    tables in words, for scenarios; `faults` what can never be
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from serai.games.scholars import scoring
from serai.games.scholars.book import Book
from serai.games.scholars.catalogue import catalogue
from serai.games.scholars.consequences import Consequences, consequences
from serai.games.scholars.effects import ScholarsPerformer, scholars_verbs
from serai.games.scholars.faults import faults
from serai.games.scholars.position import arrange, portrait, schema
from serai.games.scholars.seams import Seams
from serai.games.scholars.setup import SETTINGS, set_up
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.appraisal import Appraiser
from serai.games.scholars.thinking.priors import Priors
from serai.games.scholars.thinking.weights import Weights, weights
from serai.games.scholars.turn import next_turn
from serai.games.scholars.view import View, observe, redeal, seen_by
from serai.kernel.decision import Decision, Rules
from serai.kernel.game import Component, Game, ScoreItem, Setting, chapters_of, rule_ids_of
from serai.kernel.state import Plain
from serai.kernel.words import Schema


class Scholars(Game[Table]):
    """The game, on one printing of its components."""

    name = "scholars"
    rules_version = 1
    players: tuple[int, ...] = (1, 2, 3, 4)
    settings: tuple[Setting, ...] = SETTINGS

    def __init__(self, book: Book) -> None:
        self.book = book
        self.vocabulary = book.options.vocabulary
        self.content_digest = book.content_digest
        self.texts = (files("serai.games.scholars") / "text",)
        self.rule_ids = rule_ids_of(self.texts)
        self.chapters = chapters_of(self.texts)
        self._catalogue = catalogue(book)
        self.think_with(weights())

    def think_with(self, numbers: Weights) -> None:
        """Appraise with these numbers from now on."""
        self._appraiser = Appraiser(self.book, numbers)
        self._priors = Priors(self.book, numbers, self._appraiser.prospects, self._appraiser.effects)

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> Table:
        return set_up(self.book, players, settings, seed)

    def turn(self, table: Table) -> Rules:
        return next_turn(table)

    def is_over(self, table: Table) -> bool:
        return table.turns_left == 0

    def seats(self, table: Table) -> int:
        return table.seats

    def automas(self, table: Table) -> Sequence[int]:
        return (len(table.players),) if table.automa is not None else ()

    def load_table(self, plain: Plain) -> Table:
        table = Table.load(plain)
        table.book = self.book
        table.story = None
        return table

    def observe(self, table: Table, seat: int) -> View:
        return observe(table, seat)

    def seen_by(self, table: Table, common: View, seat: int) -> View:
        return seen_by(table, common, seat)

    def consequences(self, table: Table) -> Consequences:
        return consequences(table)

    def redeal(self, table: Table, seat: int, seed: str) -> None:
        redeal(table, seat, seed)

    def score(self, table: Table, seat: int) -> list[ScoreItem]:
        return scoring.score(table, seat)

    def winners(self, table: Table) -> list[int]:
        return scoring.winners(table)

    def schema(self, table: Table) -> Schema:
        return schema(table)

    def appraise(self, table: Table, seat: int) -> float:
        return self._appraiser.appraise(table, seat)

    def priors(self, table: Table, decision: Decision) -> Sequence[float] | None:
        return self._priors.of(table, decision)

    def portrait(self, table: Table) -> dict[str, Plain]:
        return portrait(table)

    def arrange(self, table: Table, given: Mapping[str, Plain]) -> None:
        arrange(table, given)

    def faults(self, table: Table) -> list[str]:
        return faults(table)

    def component_ids(self) -> Sequence[str]:
        return [component.id for component in self.catalogue()]

    def catalogue(self) -> Sequence[Component]:
        return self._catalogue


@cache
def load(overrides: Path | None = None) -> Scholars:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Scholars(Book(scholars_verbs, ScholarsPerformer, Seams(), overrides=overrides))
