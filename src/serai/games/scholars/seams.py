"""Seams: the places where an expansion meets the base rules, each with the answer of the base rulebook.

The rules ask `t.book.seams` wherever an expansion of this game may say something else; they know no expansion
themselves. A seam is a question with a meaning of its own in the rules; one that only listens is a verb.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from serai.games.scholars.actions.translate import translate_obstacle
from serai.games.scholars.dice import give_up_white, white_dice
from serai.games.scholars.names import NEUTRAL, PRIMARY, RECRUIT, SECONDARY
from serai.kernel.chance import Chance
from serai.kernel.content import Content
from serai.kernel.decision import Offer, Option, Reason, Rules
from serai.kernel.effects import Effect, Verbs
from serai.kernel.expansion import Expansion
from serai.kernel.game import Component, ScoreItem
from serai.kernel.sheet import Sheet
from serai.kernel.state import Part, Plain
from serai.kernel.words import Entry

if TYPE_CHECKING:
    from serai.games.scholars.book import Book, Words
    from serai.games.scholars.table import Table
    from serai.games.scholars.view import View


class Seams:
    """The base game alone."""

    part: type[Part] = Part  # what an expansion keeps on the table
    wild_verbs: tuple[str, ...] = ("wild_white",)  # by which retired translators make colours as good as another

    # -- what is printed ----------------------------------------------------------------------------------------

    def add_verbs(self, verbs: Verbs, words: Words) -> None:
        """More verbs for effects, before any is read."""

    def read(self, book: Book, content: Content) -> None:
        """More sheets, when those of the base are read."""

    def effects(self) -> Iterable[Effect]:
        """The effects on these sheets that a player can resolve."""
        return ()

    def add_options(self, book: Book) -> None:
        """More options, when those of the base are made."""

    def components(self, book: Book) -> Sequence[Component]:
        """More components for the catalogue."""
        return ()

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

    def worker_obstacle(self, t: Table, me: int, place: int, worker: int) -> Reason | None:
        """Why a worker that could be put on a die of the action may not be (SC-COL-05)."""
        return None

    def steps(self, t: Table, me: int) -> Offer | None:
        """More that can be done in a Work turn, in any order with the rest (SC-WORK-03)."""
        return None

    def step(self, t: Table, me: int, chosen: Option) -> Rules:
        """One of these."""
        raise ValueError(chosen.id)

    def needs_colour(self, t: Table, me: int, action: int, colours: list[int]) -> bool:
        """Whether the colour of a main action makes a difference, so that a choice of it is asked for."""
        return action != RECRUIT

    def value_bonus(self, t: Table, me: int, action: int, colour: int) -> int:
        """What is added to the value of a main action of a colour, besides retired translators (SC-COL-04)."""
        return 0

    def travelled(self, t: Table, me: int, start: int, steps: int) -> Rules:
        """The marker has moved, its location is not yet resolved (SC-TRAV-01)."""
        yield from ()

    def translate_obstacle(self, t: Table, me: int, colour: int, value: int) -> Reason | None:
        """Why a Translate action of a colour and a value is not possible (SC-TRANS-01, -07)."""
        return translate_obstacle(t, me, colour)

    def translate(self, t: Table, me: int) -> Rules:
        """Translate in a colour that no guild has."""
        yield from ()

    # -- what happens -------------------------------------------------------------------------------------------

    def card_effect_used(self, t: Table, me: int) -> None:
        """A work effect of the action card was chosen (SC-WORK-03)."""

    def came_to_hand(self, t: Table, me: int, die: int) -> None:
        """A die was drawn or gained into a hand (SC-DICE-03)."""

    def can_replace_die(self, t: Table, me: int, colours: tuple[int, ...]) -> bool:
        """Whether there is something instead of a die of colours that are exhausted (SC-LIM-03, -04)."""
        return t.book.colours[colours[0]].kind == PRIMARY and bool(white_dice(t, me))

    def replace_die(self, t: Table, me: int, colours: tuple[int, ...], to_hand: bool) -> Rules:
        """That: a primary die may be replaced by destroying a white one."""
        if t.book.colours[colours[0]].kind == PRIMARY:
            yield from give_up_white(t, me, "destroy-instead", "SC-LIM-03", True)

    def interacted(self, t: Table, me: int, translator: int) -> None:
        """A player has dealt with a translator of a pile (SC-GOAL-02)."""

    def delivered(self, t: Table, me: int, guild: int) -> None:
        """A player has delivered a scroll to a guild (SC-TRAV-06)."""

    def translated(self, t: Table, me: int, guild: int) -> None:
        """A player has translated a scroll out of a guild (SC-TRANS-06)."""

    def reached(self, t: Table, me: int, track: int, level: int) -> Rules:
        """A marker stands on a new level, whose effect is not yet resolved (SC-RES-02)."""
        yield from ()

    def cards_may_leave(self, t: Table) -> Rules:
        """Gold was moved or a card set aside; what leaves by it waits for the end of the turn (SC-RET-01)."""
        yield from ()

    def actions_end(self, t: Table) -> None:
        """The actions of the turn are over, retirements follow (SC-TURN-03)."""

    def turn_ends(self, t: Table) -> None:
        """Everything of the turn is done, retirements included (SC-TURN-03)."""

    # -- retirement ---------------------------------------------------------------------------------------------

    def aside(self, t: Table, me: int) -> Offer | None:
        """What else is set aside to be tucked at the end of the turn, besides translators (SC-RET-03)."""
        return None

    def tuck_aside(self, t: Table, me: int, chosen: Option) -> Rules:
        """Tuck one of these."""
        raise ValueError(chosen.id)

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

    def points(self, t: Table, seat: int) -> int:
        """Their sum, for who only wants the number."""
        return 0

    def promise(self, t: Table, seat: int) -> float:
        """For bots: the points that what the base game does not know may still bring a player."""
        return 0.0

    def prospect(self, t: Table, me: int, colour: int, value: int) -> float:
        """For bots: what a Translate in a colour that no guild has may bring."""
        return 0.0

    def worth(self, verb: str) -> float:
        """For bots: what one of something is worth that a verb gives which the base game does not know."""
        return 0.0

    def wealth(self, t: Table, seat: int) -> int:
        """Gold for the starting scroll: silver counts in lots, gold on own translators comes back (SC-SCORE-08)."""
        player = t.players[seat]
        gold = player.gold + player.silver // t.book.silver_for_gold
        for room, owner in enumerate(t.owners):
            if owner == seat:
                gold += t.gold[room]
        return gold

    def own_card(self, t: Table, seat: int, card: int) -> int:
        """The action card that a player has in place of one of those that every player starts with (SC-SET-05)."""
        return card

    def marker_returned(self, t: Table) -> None:
        """The solo opponent's marker was back at the start and that was resolved (SC-SOLO-08)."""

    # -- the part of the table ----------------------------------------------------------------------------------

    def see(self, t: Table, view: View) -> View:
        """What everybody may see besides."""
        return view

    def look(self, t: Table, me: int, sheet: Sheet) -> None:
        """What else a seat sees, on its sheet (`research/sight.py`)."""

    def follow_points(self, t: Table, seat: int, sheet: Sheet) -> None:
        """Name what else the points of a player follow from, beyond its wealth (`research/sight.py`)."""

    def redeal(self, t: Table, chance: Chance) -> None:
        """Deal anew what nobody can know of the part."""

    def words(self, t: Table) -> dict[str, Entry]:
        """The part in words (see `position`)."""
        return {}

    def settle(self, t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
        """Put the pieces of the part where a position leaves them, before action cards are dealt."""

    def faults(self, t: Table) -> list[str]:
        """What is impossible about the part."""
        return []

    def holdings(self, t: Table, seat: int) -> dict[str, int]:
        """What else a player has gathered, for reports on many matches."""
        return {}


class ScholarsExpansion(Expansion):
    """An expansion of Scholars."""

    @abstractmethod
    def join(self, before: Seams) -> Seams:
        """Its seams; `before` are those of the game and of the expansions before this one."""
