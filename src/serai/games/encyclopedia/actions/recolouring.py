"""Changing the colour of a die to reach a card of another colour: Academy and University (EN-TURN-09)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import pay, recolour_obstacle
from serai.games.encyclopedia.cards import display
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.names import ANIMAL, EXPERT, NOTHING_THERE
from serai.games.encyclopedia.notes import animal_note
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Asking, Option, Reason
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import Both, TableOffer


def choose_card(t: Table, me: int, kind: int, key: str, rule: str) -> Asking[int]:
    """Ask for a card of the display; until one is chosen, the die may change its colour."""
    book = t.book
    while True:
        offer = Both(DisplayOffer(t, me, kind), RecolourOffer(t, me, kind))
        choice = yield from ask_with(FREE_STEPS, t, me, key, rule, offer, {"colour": book.colours[t.colour]})
        if choice not in book.options.recolours:
            card: int = choice.value
            return card
        pay(t, me, choice)


class DisplayOffer(TableOffer[Table]):
    """Any Expert on display (EN-UNI-01), or the Animals there that have the colour of the die (EN-ACA-01)."""

    __slots__ = ("kind",)

    def __init__(self, t: Table, me: int, kind: int) -> None:
        self.t = t
        self.me = me
        self.kind = kind

    def options(self) -> list[Option]:
        t = self.t
        if self.kind == EXPERT:
            return self.likely()
        animals = t.book.options.animal
        continents = t.book.animal_continent
        found: list[Option] = []
        for animal in t.animals:
            if animal != NOTHING_THERE and continents[animal] == t.colour:
                found.append(animals[animal])
        return found

    def likely(self) -> list[Option]:
        o = self.t.book.options
        cards = o.expert if self.kind == EXPERT else o.animal
        return [cards[card] for card in display(self.t, self.kind) if card != NOTHING_THERE]

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if self.kind == EXPERT or t.book.animal_continent[option.value] == t.colour:
            return None
        return reasons.OTHER_COLOUR

    def note(self, option: Option) -> Message | None:
        return animal_note(self.t, option) if self.kind == ANIMAL else None


class RecolourOffer(TableOffer[Table]):
    """The colours of the cards on display, for a token or a Seal.

    For an Expert a token would only pay for itself (EN-UNI-02): it is of no use.
    """

    __slots__ = ("kind",)

    def __init__(self, t: Table, me: int, kind: int) -> None:
        self.t = t
        self.me = me
        self.kind = kind

    def likely(self) -> Sequence[Option]:
        o = self.t.book.options
        player = self.t.players[self.me]
        if player.seals:
            return o.recolours if self.kind == ANIMAL else o.recolour_seal
        return o.recolour_token if player.tokens and self.kind == ANIMAL else ()

    def others(self) -> Sequence[Option]:
        likely = self.likely()
        return [option for option in self.t.book.options.recolours if option not in likely]

    def options(self) -> list[Option]:
        found: list[Option] = []
        likely = self.likely()
        if likely:
            player = self.t.players[self.me]
            useful = self._useful()
            for option in likely:
                if option.value in useful and recolour_obstacle(self.t, player, option) is None:
                    found.append(option)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        if self.kind == EXPERT and option is self.t.book.options.recolour_token[option.value]:
            return reasons.NO_USE
        reason = recolour_obstacle(self.t, self.t.players[self.me], option)
        return reason if reason is not None or option.value in self._useful() else reasons.NO_USE

    def _useful(self) -> list[int]:
        """The colours of cards on display that the die does not have."""
        t = self.t
        colours = t.book.animal_continent if self.kind == ANIMAL else t.book.expert_continent
        return [colours[card] for card in display(t, self.kind) if card != NOTHING_THERE and colours[card] != t.colour]
