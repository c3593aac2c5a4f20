"""Games in rooms: a game whose rules are functions over its table, each in the module that is its room.

`Game` is all that others know of a game. `Rooms` names the functions by which one answers, and `GameInRooms` is the
`Game` made of them and of a book, the printed components; what a game answers on its own stays in its door.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar

from serai.kernel.decision import Decision, Rules, Vocabulary
from serai.kernel.game import Component, Game, ScoreItem, T, chapters_of, rule_ids_of
from serai.kernel.guide import read_guide
from serai.kernel.sheet import Sheet
from serai.kernel.state import Plain, State
from serai.kernel.words import Schema

B = TypeVar("B")


class Rooms(Generic[T, B]):
    """The functions of a game, room by room; what each must do is said where `Game` asks for it."""

    def __init__(
        self,
        table: type[T],
        set_up: Callable[[B, int, Mapping[str, str], str], T],
        next_turn: Callable[[T], Rules],
        score: Callable[[T, int], list[ScoreItem]],
        winners: Callable[[T], list[int]],
        observe: Callable[[T, int], Any],
        seen_by: Callable[[T, Any, int], Any],
        look: Callable[[T, int, Sheet], None],
        redeal: Callable[[T, int, str], None],
        consequences: Callable[[T], Any],
        schema: Callable[[T], Schema],
        arrange: Callable[[T, Mapping[str, Plain]], None],
        faults: Callable[[T], list[str]],
        catalogue: Callable[[B], Sequence[Component]],
    ) -> None:
        self.table: Final = table
        self.set_up: Final = set_up
        self.next_turn: Final = next_turn
        self.score: Final = score
        self.winners: Final = winners
        self.observe: Final = observe
        self.seen_by: Final = seen_by
        self.look: Final = look
        self.redeal: Final = redeal
        self.consequences: Final = consequences
        self.schema: Final = schema
        self.arrange: Final = arrange
        self.faults: Final = faults
        self.catalogue: Final = catalogue


class GameInRooms(Game[T], Generic[T, B]):
    """A game on one printing of its components, which answers by the functions of its rooms."""

    def __init__(
        self, rooms: Rooms[T, B], book: B, vocabulary: Vocabulary, content_digest: str, folders: Sequence[Traversable]
    ) -> None:
        """`folders`: its own, then those of its expansions, the last of which has the guide and what bots learned."""
        self.book = book
        self.vocabulary = vocabulary
        self.content_digest = content_digest
        self.texts = tuple(folder / "text" for folder in folders)
        self.rule_ids = rule_ids_of(self.texts)
        self.chapters = chapters_of(self.texts)
        guide = folders[-1] / "guide.toml"
        self.guide = read_guide(guide) if guide.is_file() else None  # a game that is being made has none yet
        self.instinct_file = folders[-1] / "thinking" / "instinct.bin"
        self.parts: Mapping[str, type[State]] = {}  # what the parts of a table really are, by their fields
        self._former: Game[T] | None = None
        self._rooms = rooms
        self._catalogue = rooms.catalogue(book)

    def think_by(
        self,
        appraise: Callable[[T, int], float],
        priors: Callable[[T, Decision], Sequence[float] | None],
        appeal: Callable[[T, int], float],
    ) -> None:
        """Answer bots by these functions from now on."""
        self._appraise = appraise
        self._priors = priors
        self._appeal = appeal

    def made_formerly(self) -> Game[T]:
        """The game on the same components, thinking as it did before it had learned to choose."""
        return self

    @property
    def former(self) -> Game[T]:
        if self._former is None:
            self._former = self.made_formerly()
        return self._former

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> T:
        return self._rooms.set_up(self.book, players, settings, seed)

    def load_table(self, plain: Plain) -> T:
        table = self._rooms.table.load(plain, self.parts)
        read: Any = table  # every game's table knows its book
        read.book = self.book
        table.story = None
        return table

    def turn(self, table: T) -> Rules:
        return self._rooms.next_turn(table)

    def score(self, table: T, seat: int) -> list[ScoreItem]:
        return self._rooms.score(table, seat)

    def winners(self, table: T) -> list[int]:
        return self._rooms.winners(table)

    def observe(self, table: T, seat: int) -> Any:
        return self._rooms.observe(table, seat)

    def seen_by(self, table: T, common: Any, seat: int) -> Any:
        return self._rooms.seen_by(table, common, seat)

    def look(self, table: T, seat: int, sheet: Sheet) -> None:
        self._rooms.look(table, seat, sheet)

    def redeal(self, table: T, seat: int, seed: str) -> None:
        self._rooms.redeal(table, seat, seed)

    def consequences(self, table: T) -> Any:
        return self._rooms.consequences(table)

    def appraise(self, table: T, seat: int) -> float:
        return self._appraise(table, seat)

    def appeal(self, table: T, seat: int) -> float:
        return self._appeal(table, seat)

    def priors(self, table: T, decision: Decision) -> Sequence[float] | None:
        return self._priors(table, decision)

    def schema(self, table: T) -> Schema:
        return self._rooms.schema(table)

    def portrait(self, table: T) -> dict[str, Plain]:
        return self._rooms.schema(table).say(table)

    def arrange(self, table: T, given: Mapping[str, Plain]) -> None:
        self._rooms.arrange(table, given)

    def faults(self, table: T) -> list[str]:
        return self._rooms.faults(table)

    def component_ids(self) -> Sequence[str]:
        return [component.id for component in self._catalogue]

    def catalogue(self) -> Sequence[Component]:
        return self._catalogue
