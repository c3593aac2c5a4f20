"""The two displays with their decks and discard piles."""

from __future__ import annotations

from serai.games.encyclopedia.names import EXPERT, KINDS, NOTHING_THERE
from serai.games.encyclopedia.table import Table


def display(t: Table, kind: int) -> list[int]:
    """The Experts of the University or the Animals of the Academy, with gaps."""
    return t.experts if kind == EXPERT else t.animals


def card_id(t: Table, kind: int, card: int) -> str:
    """The text key of a card."""
    return t.book.expert_ids[card] if kind == EXPERT else t.book.animal_ids[card]


def refill(t: Table, kind: int, rule: str) -> None:
    """Fill the gaps of a display from its deck, the lowest place first (EN-COMP-13)."""
    row = display(t, kind)
    for place, card in enumerate(row):
        if card == NOTHING_THERE:
            new = draw(t, kind)
            if new == NOTHING_THERE:
                return
            row[place] = new
            if t.story is not None:
                t.tell("event-shown", -1, rule, card=card_id(t, kind, new))


def draw(t: Table, kind: int) -> int:
    """The top card of a deck, NOTHING_THERE if there is none; an empty deck is renewed first (EN-COMP-11)."""
    deck = t.expert_deck if kind == EXPERT else t.animal_deck
    if not deck:
        discard = t.expert_discard if kind == EXPERT else t.animal_discard
        if not discard:
            return NOTHING_THERE
        deck = sorted(discard)
        discard.clear()
        t.chance.shuffle(deck)
        t.tell("event-reshuffled", -1, "EN-COMP-11", card=KINDS[kind])
    t.reveals += 1
    if kind == EXPERT:
        t.expert_deck = deck[:-1]
    else:
        t.animal_deck = deck[:-1]
    return deck[-1]


def take_from_display(t: Table, kind: int, card: int) -> None:
    """A card leaves its display and a gap behind."""
    row = display(t, kind)
    row[row.index(card)] = NOTHING_THERE


def clear_displays(t: Table) -> None:
    """EN-ROUND-07: what is left on display goes to the discard piles."""
    for row, discard in ((t.experts, t.expert_discard), (t.animals, t.animal_discard)):
        for place, card in enumerate(row):
            if card != NOTHING_THERE:
                discard.append(card)
                row[place] = NOTHING_THERE
