"""Encyclopedia (Éric Dubus and Olivier Melison): the only door is `load`.

Dice drafted from each other's boards, Animals studied and published, automas at any table. Its rooms are those of every
game (docs/architecture.md); beside them:

    completion  whether an action can be carried out completely
    boosts      the die in use; `free_steps` what a player may do at any moment of the own turn
    reputation  gaining things; `picks` taking cards that are owed
    experts     Expert cards; `cards` the displays and decks; `dice` drawing, placing and taking dice
    notes       what is said beside options
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from serai.games.encyclopedia import catalogue, consequences, faults, position, scoring, setup, turn, view
from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import OVER
from serai.games.encyclopedia.research import sight
from serai.games.encyclopedia.table import Table
from serai.games.encyclopedia.thinking.appraisal import Appraiser
from serai.games.encyclopedia.thinking.priors import Priors
from serai.games.encyclopedia.thinking.weights import Weights, weights
from serai.kernel.rooms import GameInRooms, Rooms

ROOMS: Final = Rooms(
    Table, setup.set_up, turn.next_turn, scoring.score, scoring.winners, view.observe, view.seen_by, sight.look,
    view.redeal, consequences.consequences, position.schema, position.arrange, faults.faults, catalogue.catalogue,
)  # fmt: skip


class Encyclopedia(GameInRooms[Table, Book]):
    """The game, on one printing of its components."""

    name = "encyclopedia"
    rules_version = 3

    def __init__(self, book: Book) -> None:
        super().__init__(ROOMS, book, book.options.vocabulary, book.content_digest, [files(__name__)])
        self.players: tuple[int, ...] = tuple(range(1, book.competitors + 1))
        self.settings = setup.make_settings(book)
        self.think_with(weights(), weights("choice"))

    def think_with(self, numbers: Weights, choosing: Weights | None = None) -> None:
        """Appraise with these numbers from now on, and choose with others if they are given."""
        self.appraiser = Appraiser(self.book, numbers)
        chooser = self.appraiser if choosing is None else Appraiser(self.book, choosing)
        self.think_by(self.appraiser.appraise, Priors(self.book, numbers).of, chooser.appraise)

    def made_formerly(self) -> Encyclopedia:
        former = Encyclopedia(self.book)
        former.think_with(weights("former"))
        return former

    def is_over(self, table: Table) -> bool:
        return table.phase == OVER

    def seats(self, table: Table) -> int:
        return len(table.players)

    def automas(self, table: Table) -> Sequence[int]:
        return [seat for seat, player in enumerate(table.players) if player.is_automa]


@cache
def load(overrides: Path | None = None) -> Encyclopedia:
    """The game; `overrides` is a folder of content files that replace single values."""
    return Encyclopedia(Book(overrides))
