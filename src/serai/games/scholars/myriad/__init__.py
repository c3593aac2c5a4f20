"""Body of Books («Myriade de Livres»): the expansion of Scholars with pages, Medicine and black dice.

table       the part of the table that is its own      book     what is printed; `options` the answers that it adds
seams       what it answers where the base asks        memory   what a turn remembers for the conditions of pages
pages       gaining, tucking and using pages           rows     columns of cards, what a tuck costs, bonus tiles
upgrades    action cards exchanged for better ones     black    what black dice do to the main actions
golden      golden pages after the last turn           automa   the solo opponent and its pages
effects     its verbs                                  reasons  why something is not possible
view, catalogue, position, faults, scoring, board, thinking   as in a game
"""

from __future__ import annotations

from serai.games.scholars.myriad.seams import MyriadSeams
from serai.games.scholars.seams import ScholarsExpansion, Seams


class MyriadExpansion(ScholarsExpansion):
    """The expansion."""

    def join(self, before: Seams) -> Seams:
        return MyriadSeams()


EXPANSION = MyriadExpansion(__name__, rules_changes=1)
