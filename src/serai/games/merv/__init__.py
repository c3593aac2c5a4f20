"""Merv: The Heart of the Silk Road (Fabio Lopiano): the only door is `load`.

names       the small numbers on the table and their names; `reasons` why something is not possible
table       the state
book        the printed components (`content/*.csv`), read into a `Book`; `options` the vocabulary
setup       the first table
turn        years, rounds and turns; `market` the camel market; `contracts` what may be done between any two steps
actions/    the six actions of districts; `production` the cubes before them
paying      cubes, white ones, discounts and conversions
effects/    the verbs of what is printed; `gains` what a seat gains, `tracks` favour, influence and points
queue       the end of a round; `invasion` and `scoring` the end of a year
courtier    the high courtier of two players
automa/     the corrupt magistrate
view        what a seat may see; `catalogue` what is printed; `holdings` what a seat has gathered
position    tables in words and from words, for scenarios; `faults` what can never be
thinking/   what a position and the rest of a turn promise, for bots
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from serai.games.merv import scoring
from serai.games.merv.book import Book
from serai.games.merv.catalogue import catalogue
from serai.games.merv.consequences import Consequences, consequences
from serai.games.merv.effects import merv_verbs
from serai.games.merv.faults import faults
from serai.games.merv.holdings import holdings
from serai.games.merv.names import OVER
from serai.games.merv.position import arrange, portrait, schema
from serai.games.merv.setup import SETTINGS, set_up
from serai.games.merv.table import Table
from serai.games.merv.thinking.appraisal import Appraiser
from serai.games.merv.thinking.priors import Priors
from serai.games.merv.thinking.weights import weights
from serai.games.merv.turn import next_turn
from serai.games.merv.view import View, observe, redeal
from serai.kernel.decision import Decision, Rules
from serai.kernel.game import Component, Game, ScoreItem, Setting, chapters_of, rule_ids_of
from serai.kernel.state import Plain
from serai.kernel.words import Schema


class Merv(Game[Table]):
    """The game, on one printing of its components."""

    name = "merv"
    rules_version = 2
    players: tuple[int, ...] = (1, 2, 3, 4)
    settings: tuple[Setting, ...] = SETTINGS

    def __init__(self, book: Book) -> None:
        self.book = book
        self.vocabulary = book.options.vocabulary
        self.content_digest = book.content_digest
        self.texts = (files("serai.games.merv") / "text",)
        self.rule_ids = rule_ids_of(self.texts)
        self.chapters = chapters_of(self.texts)
        self._catalogue = catalogue(book)
        self._appraiser = Appraiser(book, weights())
        self._priors = Priors(book, self._appraiser, weights())

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> Table:
        return set_up(self.book, players, settings, seed)

    def turn(self, table: Table) -> Rules:
        return next_turn(table)

    def is_over(self, table: Table) -> bool:
        return table.phase == OVER

    def seats(self, table: Table) -> int:
        return len(table.players)

    def automas(self, table: Table) -> Sequence[int]:
        return (table.magistrate,) if table.solo else ()

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

    def priors(self, table: Table, decision: Decision) -> list[float] | None:
        return self._priors.of(table, decision)

    def holdings(self, table: Table, seat: int) -> dict[str, int]:
        return holdings(table, seat)

    def schema(self, table: Table) -> Schema:
        return schema(table)

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
def load(overrides: Path | None = None) -> Merv:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Merv(Book(merv_verbs(), overrides))
