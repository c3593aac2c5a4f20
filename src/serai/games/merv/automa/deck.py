"""The magistrate's deck: drawing, shuffling, removing cards, and what nobody can know of it (MV-SOLO-T)."""

from __future__ import annotations

from serai.games.merv.names import NONE, PALACE
from serai.games.merv.table import Table
from serai.kernel.chance import Chance
from serai.kernel.state import with_number


def draw(t: Table, tried: list[int]) -> int:
    """The next card, or NONE; an empty deck is made anew from discards not tried in this turn (MV-SOLO-T-02)."""
    if not t.solo_deck:
        fresh = sorted(card for card in t.solo_discard if card not in tried)
        if not fresh:
            return NONE
        t.chance.shuffle(fresh)
        t.solo_deck = fresh
        t.solo_layers = [len(fresh)]
        t.solo_fresh = False
        t.solo_discard = [card for card in t.solo_discard if card in tried]
    t.reveals += 1
    _shrink(t, next(layer for layer, size in enumerate(t.solo_layers) if size))
    card = t.solo_deck[-1]
    t.solo_deck = t.solo_deck[:-1]
    return card


def restack(t: Table) -> None:
    """MV-SOLO-T-09: after a scoring phase the discards are shuffled, on top of the deck (or below: MV-VAR-01)."""
    discards = sorted(t.solo_discard)
    t.chance.shuffle(discards)
    t.solo_discard = []
    t.solo_fresh = False
    t.solo_layers = [size for size in t.solo_layers if size]
    if discards:
        if t.discards_under:
            t.solo_deck = discards + t.solo_deck
            t.solo_layers = [*t.solo_layers, len(discards)]
        else:
            t.solo_deck = t.solo_deck + discards
            t.solo_layers = [len(discards), *t.solo_layers]


def remove(t: Table, card: int) -> None:
    """MV-SOLO-T-10: a card leaves the game, from wherever it is; the one face up at the end of the round."""
    if card in t.solo_removed:
        return
    t.solo_removed = [*t.solo_removed, card]
    t.tell("event-solo-removed", t.magistrate, "MV-SOLO-T-10", card=t.book.solo_ids[card])
    if card in t.solo_discard:
        t.solo_discard = [other for other in t.solo_discard if other != card]
    elif card in t.solo_deck:
        place = t.solo_deck.index(card)
        above = len(t.solo_deck) - 1 - place
        layer = 0
        while above >= t.solo_layers[layer]:
            above -= t.solo_layers[layer]
            layer += 1
        t.solo_deck = t.solo_deck[:place] + t.solo_deck[place + 1 :]
        _shrink(t, layer)


def deal_anew(t: Table, chance: Chance) -> None:
    """Shuffle what nobody can know: each layer in itself; at first only where Palace lies is known roughly."""
    if not t.solo_fresh:
        deck: list[int] = []
        end = len(t.solo_deck)
        for size in t.solo_layers:
            layer = sorted(t.solo_deck[end - size : end])
            chance.shuffle(layer)
            deck = layer + deck
            end -= size
        t.solo_deck = deck
        return
    palace = t.book.solo_action.index(PALACE)
    others = sorted(card for card in t.solo_deck if card != palace)
    chance.shuffle(others)
    if palace in t.solo_deck:  # MV-SOLO-02: in the middle part
        _, middle, below = t.solo_layers
        others.insert(below + chance.below(middle), palace)
    t.solo_deck = others


def _shrink(t: Table, layer: int) -> None:
    t.solo_layers = with_number(
        t.solo_layers, layer, t.solo_layers[layer] - 1
    )  # an empty layer stays for now, so that the first three keep their places
