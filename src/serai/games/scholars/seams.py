"""Seams: the places where an expansion meets the base rules, each with the answer of the base rulebook.

The rules ask `t.book.seams` wherever an expansion of this game may say something else; they know no expansion
themselves. A seam is a question with a meaning of its own in the rules; one that only listens is a verb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.games.scholars.names import NEUTRAL, PRIMARY, RECRUIT, SECONDARY
from serai.kernel.decision import Rules
from serai.kernel.game import ScoreItem

if TYPE_CHECKING:
    from serai.games.scholars.book import Book
    from serai.games.scholars.table import Table


class Seams:
    """The base game alone."""

    # -- setting up ---------------------------------------------------------------------------------------------

    def lay_out(self, t: Table) -> None:
        """More material, before the draft."""

    # -- the main action ----------------------------------------------------------------------------------------

    def mixed(self, book: Book, one: int, other: int) -> tuple[int, ...]:
        """The colours that an action of two dice can have (SC-COL-03)."""
        a, b = book.colours[one].kind, book.colours[other].kind
        if one == other or b == NEUTRAL:
            return (one,)
        if a == NEUTRAL:
            return (other,)
        if a == b == PRIMARY:
            return (book.mixes[frozenset((one, other))],)
        if a == b == SECONDARY:
            return (one, other)
        return (one,) if a == SECONDARY else (other,)

    def counts_as(self, t: Table, me: int, colour: int, wild: list[int]) -> tuple[int, ...]:
        """What a die of a colour may be taken for; `wild` are the colours that are as good as white (SC-WORK-08)."""
        white = t.book.white
        if colour == white:
            return (colour, *wild)
        return (colour, white) if colour in wild else (colour,)

    def needs_colour(self, action: int) -> bool:
        """Whether the colour of a main action makes a difference, so that a choice of it is asked for."""
        return action != RECRUIT

    def value_bonus(self, t: Table, me: int, action: int) -> int:
        """What is added to the value of a main action, besides retired translators (SC-COL-04)."""
        return 0

    def travelled(self, t: Table, me: int, start: int, steps: int) -> Rules:
        """The marker has moved, its location is not yet resolved (SC-TRAV-01)."""
        yield from ()

    def translates(self, t: Table, me: int, colour: int) -> bool:
        """Whether another procedure of Translate is possible with an action of that colour (SC-TRANS-01)."""
        return False

    def translate(self, t: Table, me: int) -> Rules:
        """That other procedure."""
        yield from ()

    # -- what happens -------------------------------------------------------------------------------------------

    def came_to_hand(self, t: Table, me: int, die: int) -> None:
        """A die was drawn or gained into a hand (SC-DICE-03)."""

    def interacted(self, t: Table, me: int, pile: int) -> None:
        """A player has dealt with a translator of a pile (SC-GOAL-02)."""

    def delivered(self, t: Table, me: int, guild: int) -> None:
        """A player has delivered a scroll to a guild (SC-TRAV-06)."""

    def translated(self, t: Table, me: int, guild: int) -> None:
        """A player has translated a scroll out of a guild (SC-TRANS-06)."""

    def reached(self, t: Table, me: int, track: int, level: int) -> Rules:
        """A marker stands on a new level, whose effect is not yet resolved (SC-RES-02)."""
        yield from ()

    def turn_ends(self, t: Table) -> None:
        """Everything of the turn is done, retirements included (SC-TURN-03)."""

    # -- retirement ---------------------------------------------------------------------------------------------

    def tuck_places(self, t: Table, me: int, card: int) -> list[int]:
        """The places of the player board under which a card may be tucked (SC-RET-02)."""
        return t.book.columns_for_retirees

    def tuck_cost(self, t: Table, me: int, place: int) -> int:
        """How often the cost of tucking is paid there: once for each card that lies there (SC-RET-02)."""
        return len(t.players[me].tucked[place])

    def tucked(self, t: Table, me: int, place: int) -> Rules:
        """A card was tucked, the next one not yet (SC-RET-04)."""
        yield from ()

    # -- Caliph, end and score ----------------------------------------------------------------------------------

    def caliph_revealed(self, t: Table, space: int) -> Rules:
        """A Caliph card lies on its space; the printed event comes next (SC-CAL-01)."""
        yield from ()

    def before_end(self, t: Table) -> Rules:
        """The last turn is over, the gold on translators not yet taken (SC-END-03)."""
        yield from ()

    def score(self, t: Table, seat: int) -> list[ScoreItem]:
        """Further lines of the score of a player or of the solo opponent (SC-SCORE, SC-SOLO-32)."""
        return []

    def wealth(self, t: Table, seat: int) -> int:
        """Gold for the starting scroll: silver counts in lots, gold on own translators comes back (SC-SCORE-08)."""
        player = t.players[seat]
        lying = sum(gold for gold, owner in zip(t.gold, t.owners, strict=True) if owner == seat)
        return player.gold + lying + player.silver // t.book.constants["silver_for_gold"]

    def has_base_cards(self, t: Table, seat: int) -> bool:
        """Whether a player's action cards are those of the base game."""
        return True

    def marker_returned(self, t: Table) -> None:
        """The solo opponent's marker has passed the end of its track, the space not yet resolved (SC-SOLO-08)."""
