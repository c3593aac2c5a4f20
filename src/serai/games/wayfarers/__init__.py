"""Wayfarers of the South Tigris («Voyageurs du Tigre du Sud»): the only door is `load`.

Its rooms are those of every game (docs/architecture.md). `actions/` are the three main actions of a turn, `printed` the
records of the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from serai.games.wayfarers import catalogue, consequences, faults, position, scoring, setup, turn, view
from serai.games.wayfarers.book import Book
from serai.games.wayfarers.effects import WayfarersPerformer, wayfarers_verbs
from serai.games.wayfarers.research import sight
from serai.games.wayfarers.table import Table
from serai.games.wayfarers.thinking.appraisal import Appraiser
from serai.games.wayfarers.thinking.priors import Priors
from serai.games.wayfarers.thinking.weights import Weights, weights
from serai.kernel.game import Setting
from serai.kernel.rooms import GameInRooms, Rooms

ROOMS: Final = Rooms(
    Table, setup.set_up, turn.next_turn, scoring.score, scoring.winners, view.observe, view.seen_by, sight.look,
    view.redeal, consequences.consequences, position.schema, position.arrange, faults.faults, catalogue.catalogue,
)  # fmt: skip


class Wayfarers(GameInRooms[Table, Book]):
    """The game, on one printing of its components."""

    name = "wayfarers"
    rules_version = 2
    settings: tuple[Setting, ...] = setup.SETTINGS

    def __init__(self, book: Book) -> None:
        super().__init__(ROOMS, book, book.options.vocabulary, book.content_digest, [files(__name__)])
        self.players: tuple[int, ...] = tuple(book.tile_copies)
        self.think_with(weights(), weights("choice"))

    def think_with(self, numbers: Weights, choosing: Weights | None = None) -> None:
        """Appraise with these numbers from now on, and choose with others if they are given."""
        self.appraiser = Appraiser(self.book, numbers)
        chooser = self.appraiser if choosing is None else Appraiser(self.book, choosing)
        self.think_by(self.appraiser.appraise, Priors(self.book, numbers).of, chooser.appraise)

    def made_formerly(self) -> Wayfarers:
        former = Wayfarers(self.book)
        former.think_with(weights("former"))
        return former

    def is_over(self, table: Table) -> bool:
        return table.turns_left == 0

    def seats(self, table: Table) -> int:
        return table.seats

    def automas(self, table: Table) -> Sequence[int]:
        return (len(table.players),) if table.automa is not None else ()


@cache
def load(overrides: Path | None = None) -> Wayfarers:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Wayfarers(Book(wayfarers_verbs(), WayfarersPerformer, overrides))
