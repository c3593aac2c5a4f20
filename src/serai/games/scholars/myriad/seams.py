"""What Myriad answers where the base rules ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from serai.games.scholars.dice import action_shape
from serai.games.scholars.myriad import automa, black, effects, faults, position, scoring, view
from serai.games.scholars.myriad.book import Shelf, Shelved
from serai.games.scholars.myriad.catalogue import components
from serai.games.scholars.myriad.golden import golden_step, leave_at_once
from serai.games.scholars.myriad.memory import forget, is_working
from serai.games.scholars.myriad.names import IF_COLOUR
from serai.games.scholars.myriad.options import MyriadOptions
from serai.games.scholars.myriad.pages import (
    gain_xp,
    page_steps,
    tuck_page,
    usable_pages,
    use_page,
)
from serai.games.scholars.myriad.reasons import COLOUR_FIXED
from serai.games.scholars.myriad.research import sight
from serai.games.scholars.myriad.rows import after_tuck, row_cost
from serai.games.scholars.myriad.setup import lay_out
from serai.games.scholars.myriad.table import Myriad, part
from serai.games.scholars.myriad.thinking.promise import Promise, worth_of
from serai.games.scholars.names import PRIMARY, RECRUIT, SECONDARY, colour_of
from serai.games.scholars.table import Table
from serai.games.scholars.view import View
from serai.kernel.chance import Chance
from serai.kernel.content import Content
from serai.kernel.decision import Offer, Option, Reason, Rules
from serai.kernel.effects import Effect, Verbs
from serai.kernel.game import Component, ScoreItem
from serai.kernel.message import Message
from serai.kernel.sheet import Sheet
from serai.kernel.state import Part, Plain
from serai.kernel.words import Entry

if TYPE_CHECKING:
    from serai.games.scholars.book import Book, Words


class MyriadSeams(Shelved):
    """Scholars with Body of Books."""

    part: type[Part] = Myriad
    wild_verbs: tuple[str, ...] = ("wild_white", "wild_black")
    _promise: Promise | None = None  # made when a bot first thinks

    # -- what is printed ----------------------------------------------------------------------------------------

    def add_verbs(self, verbs: Verbs, words: Words) -> None:
        effects.add_verbs(verbs, words)

    def read(self, book: Book, content: Content) -> None:
        self.shelf = Shelf(book, content)

    def effects(self) -> Iterable[Effect]:
        return self.shelf.effects()

    def add_options(self, book: Book) -> None:
        self.shelf.options = MyriadOptions(self.shelf)

    def components(self, book: Book) -> Sequence[Component]:
        return components(self.shelf)

    def lay_out(self, t: Table) -> None:
        lay_out(t)

    # -- the main action ----------------------------------------------------------------------------------------

    def mixed(self, book: Book, one: int, other: int) -> tuple[int, ...]:
        """MB-DICE-02: black beats every other colour."""
        black = self.shelf.black
        return (black,) if black in (one, other) else super().mixed(book, one, other)

    def counts_as(self, t: Table, me: int, colour: int, wild: list[int]) -> tuple[int, ...]:
        """MB-DICE-06: wild primary colours are as good as white, wild secondary ones as good as black."""
        colours = t.book.colours
        if colour == self.shelf.black:
            return (colour, *(one for one in wild if colours[one].kind == SECONDARY))
        if colours[colour].kind == SECONDARY:
            return (colour, self.shelf.black) if colour in wild else (colour,)
        return super().counts_as(t, me, colour, [one for one in wild if colours[one].kind == PRIMARY])

    def worker_obstacle(self, t: Table, me: int, place: int, worker: int) -> Reason | None:
        """MB-PAGE-07: a colour that a page has fixed stays."""
        fixed = t.colour
        if fixed < 0:
            return None
        helpers = t.players[me].helpers
        at = (t.working * t.book.dice_on_card + place) * t.book.workers_on_die
        while helpers[at]:
            at += 1
        helpers[at] = worker + 1
        t.colour = -1
        colours = action_shape(t, me)[0]
        t.colour = fixed
        helpers[at] = 0
        return None if fixed in colours else COLOUR_FIXED

    def steps(self, t: Table, me: int) -> Offer | None:
        return page_steps(t, me)

    def step(self, t: Table, me: int, chosen: Option) -> Rules:
        return use_page(t, me, chosen.value)

    def needs_colour(self, t: Table, me: int, action: int, colours: list[int]) -> bool:
        """Recruit has a colour too, where black or a page makes it matter."""
        if action != RECRUIT or self.shelf.black in colours:
            return True
        conditions = [self.shelf.pages[page].condition for page in usable_pages(t, me)]
        return any(one is not None and one.verb.name == IF_COLOUR for one in conditions)

    def value_bonus(self, t: Table, me: int, action: int, colour: int) -> int:
        """MB-REC-01."""
        return t.book.constants["black_recruit"] if action == RECRUIT and colour == self.shelf.black else 0

    def travelled(self, t: Table, me: int, start: int, steps: int) -> Rules:
        part(t).white_stop = not t.book.map[t.players[me].place].is_black
        if t.colour == self.shelf.black:
            black.meet_neutral(t, me, start, steps)
        yield from ()

    def translate_obstacle(self, t: Table, me: int, colour: int, value: int) -> Reason | None:
        if colour != self.shelf.black:
            return super().translate_obstacle(t, me, colour, value)
        return black.translation_obstacle(t, me, value)

    def translate(self, t: Table, me: int) -> Rules:
        return black.black_translate(t, me)

    # -- what happens -------------------------------------------------------------------------------------------

    def card_effect_used(self, t: Table, me: int) -> None:
        part(t).card_used = True

    def came_to_hand(self, t: Table, me: int, die: int) -> None:
        if is_working(t, me) and colour_of(die) == self.shelf.black:
            part(t).came.append(die)

    def can_replace_die(self, t: Table, me: int, colours: tuple[int, ...]) -> bool:
        if colours[0] == self.shelf.black:
            return black.can_replace_black(t, me)
        return super().can_replace_die(t, me, colours)

    def replace_die(self, t: Table, me: int, colours: tuple[int, ...], to_hand: bool) -> Rules:
        if colours[0] == self.shelf.black:
            return black.replace_black(t, me, to_hand)
        return super().replace_die(t, me, colours, to_hand)

    def interacted(self, t: Table, me: int, translator: int) -> None:
        """MB-PAGE-08: a translator that an effect sets aside is met once, not again when it is tucked."""
        own = part(t)
        if translator in t.players[me].aside:
            own.counted.append(translator)
        elif translator in own.counted:
            own.counted.remove(translator)
            return
        if is_working(t, me):
            own.met[t.book.translators[translator].pile] += 1

    def delivered(self, t: Table, me: int, guild: int) -> None:
        if is_working(t, me):
            part(t).delivered[guild] += 1

    def translated(self, t: Table, me: int, guild: int) -> None:
        if is_working(t, me):
            part(t).translated[guild] += 1

    def reached(self, t: Table, me: int, track: int, level: int) -> Rules:
        """MB-RES-02: the first marker on a level takes what lies there."""
        own = part(t)
        if is_working(t, me):
            own.risen[track] = 1
        if level == t.book.constants["xp_level"] and own.track_xp[track]:
            gain_xp(t, me, own.track_xp[track], "MB-RES-02")
            own.track_xp[track] = 0
        yield from ()

    def cards_may_leave(self, t: Table) -> Rules:
        return leave_at_once(t)

    def actions_end(self, t: Table) -> None:
        """What was not used of interactions is given up; those of the end of the turn count anew (MB-PAGE-08)."""
        own = part(t)
        own.met = [0] * len(own.met)
        own.used = []

    def turn_ends(self, t: Table) -> None:
        forget(t, part(t))

    # -- tucking ------------------------------------------------------------------------------------------------

    def aside(self, t: Table, me: int) -> Offer | None:
        pages = part(t).authors[me].aside
        if not pages:
            return None

        def note(option: Option) -> Message | None:
            page = self.shelf.pages[option.value]
            return Message("note-to-tuck", {"n": page.vp, "effect": page.effect})

        return Offer([self.shelf.options.tuck_page[page] for page in pages], note=note)

    def tuck_aside(self, t: Table, me: int, chosen: Option) -> Rules:
        return tuck_page(t, me, chosen.value)

    def tuck_cost(self, t: Table, me: int, place: int) -> int:
        return row_cost(t, me, place)

    def tucked(self, t: Table, me: int, place: int) -> Rules:
        return after_tuck(t, me)

    # -- Caliph, end and score ----------------------------------------------------------------------------------

    def caliph_revealed(self, t: Table, space: int) -> Rules:
        """MB-CAL-01: everybody takes what lies on the first space."""
        own = part(t)
        if space == 0:
            for seat in t.clockwise():
                gain_xp(t, seat, t.book.constants["xp_on_caliph"], "MB-CAL-01")
            own.caliph_xp = 0
        yield from ()

    def before_end(self, t: Table) -> Rules:
        return golden_step(t)

    def score(self, t: Table, seat: int) -> list[ScoreItem]:
        return scoring.score(t, seat)

    def points(self, t: Table, seat: int) -> int:
        return scoring.points(t, seat)

    def promise(self, t: Table, seat: int) -> float:
        return self._thoughts().of(t, seat)

    def _thoughts(self) -> Promise:
        if self._promise is None:
            self._promise = Promise(self.shelf)
        return self._promise

    def prospect(self, t: Table, me: int, colour: int, value: int) -> float:
        if colour != self.shelf.black or black.translation_obstacle(t, me, value) is not None:
            return 0.0
        return self._thoughts().translation(t, me, value)

    def worth(self, verb: str) -> float:
        return worth_of(verb)

    def wealth(self, t: Table, seat: int) -> int:
        return scoring.wealth(t, seat, super().wealth(t, seat))

    def own_card(self, t: Table, seat: int, card: int) -> int:
        """The upgraded card, if he took it."""
        own = part(t)
        for place, taker in enumerate(own.takers):
            if taker == seat:
                one = self.shelf.upgrade_of(own.upgrades[place])
                if one is not None and one.replaces == card:
                    return one.card
        return card

    def marker_returned(self, t: Table) -> None:
        automa.take_marker(t)

    # -- the part of the table ----------------------------------------------------------------------------------

    def see(self, t: Table, view_of_base: View) -> View:
        return view.see(t, view_of_base)

    def look(self, t: Table, me: int, sheet: Sheet) -> None:
        sight.look(t, me, self.shelf, sheet)

    def follow_points(self, t: Table, seat: int, sheet: Sheet) -> None:
        author = part(t).authors[seat]
        sheet.follows(author.aside)
        sheet.follows_number(author.rows)
        for pages in author.pages:
            sheet.follows_kept(pages)

    def redeal(self, t: Table, chance: Chance) -> None:
        own = part(t)
        deck = sorted(own.deck)
        chance.shuffle(deck)
        own.deck = deck

    def words(self, t: Table) -> dict[str, Entry]:
        return position.words(t)

    def settle(self, t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
        position.settle(t, given, waiting)

    def faults(self, t: Table) -> list[str]:
        return faults.faults(t)

    def holdings(self, t: Table, seat: int) -> dict[str, int]:
        """Experience, rows, each page, each upgraded card."""
        own = part(t)
        author = own.authors[seat]
        pages = scoring.pages_of(t, seat)
        found = {"xp": author.xp, "rows": author.rows}
        found |= {page.id: int(n in pages) for n, page in enumerate(self.shelf.pages[: self.shelf.start])}
        for one in self.shelf.upgrades:
            taken = one.card in own.upgrades and own.takers[own.upgrades.index(one.card)] == seat
            found[t.book.action_cards[one.card].id] = int(taken)
        return found
