"""Carnival: an expansion of Toy, for the tests of how a game is extended.

Whoever parades (1 coin) is cheered; who was cheered twice earns a coin more after each round. Two more cards are played
for cheers, and who plays a mask takes one of the two prizes that lie open. The tower is cheaper.

    seams    what it answers      table    the part of the table that is its own      content/, text/    as in a game
"""

from __future__ import annotations

from tests.kernel.toy.carnival.seams import CarnivalSeams
from tests.kernel.toy.seams import Seams, ToyExpansion


class CarnivalExpansion(ToyExpansion):
    """The expansion."""

    def join(self, before: Seams) -> Seams:
        return CarnivalSeams()


EXPANSION = CarnivalExpansion(__name__)
