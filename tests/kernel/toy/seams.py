"""The seams of Toy: where an expansion may answer something else, each with the answer of Toy alone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from serai.kernel.chance import Chance
from serai.kernel.content import Content
from serai.kernel.decision import Offer, Option, Rules, Vocabulary
from serai.kernel.effects import Verbs
from serai.kernel.expansion import Expansion
from serai.kernel.game import ScoreItem, Setting
from serai.kernel.sheet import Sheet
from serai.kernel.state import Part, Plain

if TYPE_CHECKING:
    from tests.kernel.toy import ToyTable, View


class Seams:
    """Toy alone."""

    settings: tuple[Setting, ...] = ()
    part: type[Part] = Part

    # -- what is printed

    def add_verbs(self, verbs: Verbs) -> None:
        """More verbs for the effects of cards."""

    def read(self, content: Content, vocabulary: Vocabulary) -> None:
        """More sheets, and the options that name their rows."""

    def components(self) -> Sequence[str]:
        """More components than the cards."""
        return ()

    # -- the rules

    def lay_out(self, t: ToyTable, settings: Mapping[str, str]) -> None:
        """More material, when everything else is in place (TOY-SET-01)."""

    def actions(self, t: ToyTable, me: int) -> Offer | None:
        """More actions of a turn (TOY-TURN-01)."""
        return None

    def act(self, t: ToyTable, me: int, action: Option) -> Rules:
        """One of these."""
        raise ValueError(action.id)

    def harvest(self, t: ToyTable, seat: int) -> int:
        """What a seat earns after a round (TOY-TURN-02)."""
        return 1

    def played(self, t: ToyTable, me: int, card: str) -> Rules:
        """A card was played, and its effect is done (TOY-PLAY-01)."""
        yield from ()

    def score(self, t: ToyTable, seat: int) -> list[ScoreItem]:
        """More lines of a score (TOY-SCO-01)."""
        return []

    # -- the part of the table

    def look(self, t: ToyTable, seat: int, sheet: Sheet) -> None:
        """More for the sheet of a seat."""

    def see(self, t: ToyTable, view: View) -> View:
        """What else a seat may see."""
        return view

    def redeal(self, t: ToyTable, chance: Chance) -> None:
        """Deal anew what nobody knows of the part."""

    def portrait(self, t: ToyTable) -> dict[str, Plain]:
        """The part in words."""
        return {}

    def arrange(self, t: ToyTable, name: str, said: Plain) -> None:
        """The part from words; raises ValueError."""
        raise ValueError(f"{name!r} is unknown; a table of toy has turn, round, deck, discard, seats")

    def faults(self, t: ToyTable) -> list[str]:
        """What is impossible about the part."""
        return []


class ToyExpansion(Expansion):
    """An expansion of Toy."""

    @abstractmethod
    def join(self, before: Seams) -> Seams:
        """Its seams; `before` are those of Toy and of the expansions before this one."""
