"""Merv: The Heart of the Silk Road (Fabio Lopiano): the only door is `load`.

Its rooms are those of every game (docs/architecture.md); beside them:

    market      the camel market; `contracts` what may be done between any two steps
    production  the cubes before an action; `paying` cubes, white ones, discounts and conversions
    gains       what a seat gains; `tracks` favour, influence and points; `holdings` what it has gathered
    queue       the end of a round; `invasion` a part of the end of a year
    courtier    the high courtier of two players
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from serai.games.merv import catalogue, consequences, faults, position, scoring, setup, turn, view
from serai.games.merv.book import Book
from serai.games.merv.effects import merv_verbs
from serai.games.merv.holdings import holdings
from serai.games.merv.names import OVER
from serai.games.merv.research import sight
from serai.games.merv.table import Table
from serai.games.merv.thinking.appraisal import Appraiser
from serai.games.merv.thinking.priors import Priors
from serai.games.merv.thinking.weights import Weights, weights
from serai.kernel.game import Setting
from serai.kernel.rooms import GameInRooms, Rooms

ROOMS: Final = Rooms(
    Table, setup.set_up, turn.next_turn, scoring.score, scoring.winners, view.observe, view.seen_by, sight.look,
    view.redeal, consequences.consequences, position.schema, position.arrange, faults.faults, catalogue.catalogue,
)  # fmt: skip


class Merv(GameInRooms[Table, Book]):
    """The game, on one printing of its components."""

    name = "merv"
    rules_version = 2
    settings: tuple[Setting, ...] = setup.SETTINGS

    def __init__(self, book: Book) -> None:
        super().__init__(ROOMS, book, book.options.vocabulary, book.content_digest, [files(__name__)])
        self.players: tuple[int, ...] = tuple(book.queue_slots)
        self.think_with(weights(), weights("choice"))

    def think_with(self, numbers: Weights, choosing: Weights | None = None) -> None:
        """Appraise with these numbers from now on, and choose with others if they are given."""
        self.appraiser = Appraiser(self.book, numbers)
        chooser = self.appraiser if choosing is None else Appraiser(self.book, choosing)
        self.think_by(self.appraiser.appraise, Priors(self.book, self.appraiser, numbers).of, chooser.appraise)

    def made_formerly(self) -> Merv:
        former = Merv(self.book)
        former.think_with(weights("former"))
        return former

    def is_over(self, table: Table) -> bool:
        return table.phase == OVER

    def seats(self, table: Table) -> int:
        return len(table.players)

    def automas(self, table: Table) -> Sequence[int]:
        return (table.magistrate,) if table.solo else ()

    def holdings(self, table: Table, seat: int) -> dict[str, int]:
        return holdings(table, seat)


@cache
def load(overrides: Path | None = None) -> Merv:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Merv(Book(merv_verbs(), overrides))
