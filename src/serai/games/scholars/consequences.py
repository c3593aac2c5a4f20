"""What follows from a table by the rules, for who draws it."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.scholars.table import Table


@dataclass(frozen=True)
class Consequences:
    """How far every location is from the marker of the seat whose turn it is; nothing in the opponent's turn."""

    steps: dict[str, int]


def consequences(t: Table) -> Consequences:
    if t.seat >= len(t.players):
        return Consequences({})
    places = t.book.map
    here = t.players[t.seat].place
    count = len(places)
    return Consequences({places[(here + steps) % count].id: steps for steps in range(1, count + 1)})
