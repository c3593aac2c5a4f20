"""Scholars of the South Tigris («Érudits du Tigre du Sud»): the only door is `load`.

Its rooms are those of every game (docs/architecture.md); beside them:

    draft       the choices before the first turn
    dice, influence, goals, retirement, caliph    the concepts that several rooms share
    printed     the records of the book
    settling    every piece in one place, after a position was given
    holdings    what a seat has gathered, for reports on many matches
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from serai.games.scholars import catalogue, consequences, faults, position, scoring, setup, turn, view
from serai.games.scholars.book import Book, Words
from serai.games.scholars.effects import ScholarsPerformer, scholars_verbs
from serai.games.scholars.holdings import holdings
from serai.games.scholars.research import sight
from serai.games.scholars.seams import ScholarsExpansion, Seams
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.appraisal import Appraiser
from serai.games.scholars.thinking.priors import Priors
from serai.games.scholars.thinking.weights import Weights, weights
from serai.kernel.effects import Verbs
from serai.kernel.expansion import expansions_of, name_with
from serai.kernel.game import Setting
from serai.kernel.rooms import GameInRooms, Rooms

ROOMS: Final = Rooms(
    Table, setup.set_up, turn.next_turn, scoring.score, scoring.winners, view.observe, view.seen_by, sight.look,
    view.redeal, consequences.consequences, position.schema, position.arrange, faults.faults, catalogue.catalogue,
)  # fmt: skip

GAME: Final = "scholars"


class Scholars(GameInRooms[Table, Book]):
    """The game, on one printing of its components."""

    name = GAME
    rules_version = 1
    settings: tuple[Setting, ...] = setup.SETTINGS

    def __init__(self, book: Book, expansions: Sequence[ScholarsExpansion] = ()) -> None:
        folders = [files(__name__), *(expansion.folder for expansion in expansions)]
        super().__init__(ROOMS, book, book.options.vocabulary, book.content_digest, folders)
        self._expansions = tuple(expansions)
        self.expansions = tuple(expansion.name for expansion in expansions)
        self.name = name_with(GAME, self.expansions)
        self.rules_version += sum(expansion.rules_changes for expansion in expansions)
        self.parts = {"part": book.seams.part}
        self.players: tuple[int, ...] = tuple(sorted({players for _, players in book.deck_plans}))
        self.think_with(weights(), weights("choice"))

    def think_with(self, numbers: Weights, choosing: Weights | None = None) -> None:
        """Appraise with these numbers from now on, and choose with others if they are given."""
        self.appraiser = Appraiser(self.book, numbers)
        chooser = self.appraiser if choosing is None else Appraiser(self.book, choosing)
        self.search = numbers.search
        self.deep_search = numbers.deep_search
        self.think_by(self.appraiser.appraise, Priors(self.book, numbers, self.appraiser).of, chooser.appraise)

    def made_formerly(self) -> Scholars:
        former = Scholars(self.book, self._expansions)
        former.think_with(weights("former"))
        return former

    @property
    def automas_surprise(self) -> bool:
        return True  # its planning cards are shuffled

    def is_over(self, table: Table) -> bool:
        return table.turns_left == 0

    def seats(self, table: Table) -> int:
        return table.seats

    def automas(self, table: Table) -> Sequence[int]:
        return (len(table.players),) if table.automa is not None else ()

    def holdings(self, table: Table, seat: int) -> dict[str, int]:
        return holdings(table, seat)


@cache
def load(overrides: Path | None = None, expansions: tuple[str, ...] = ()) -> Scholars:
    """The game; `overrides` is a folder of content files that replace single values."""
    found: list[ScholarsExpansion] = expansions_of(__name__, expansions)
    seams = Seams()
    for expansion in found:
        seams = expansion.join(seams)

    def verbs(words: Words) -> Verbs:
        known = scholars_verbs(words)
        seams.add_verbs(known, words)
        return known

    layers = [expansion.content for expansion in found]
    return Scholars(Book(verbs, ScholarsPerformer, seams, layers, overrides), found)
