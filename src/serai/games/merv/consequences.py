"""What follows from a table by the rules, for who draws it."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.merv.actions.caravansary import first_without_camel, is_in_reach
from serai.games.merv.names import INVASION, NONE, SCORING, TURNS
from serai.games.merv.queue import free_slots
from serai.games.merv.table import Table


@dataclass(frozen=True)
class Consequences:
    """Places are counted from 0, from the front."""

    waiting: tuple[int | None, ...]  # by place of the queue where this round started: who has not gone yet
    passing: tuple[int, ...]  # the place of the queue that passing 0, 1, 2 … of them leads to
    queue_round: int  # the round that the queue is for
    next_camel: int | None  # the place of the caravansary that the next camel goes to
    in_reach: tuple[int, ...]  # the places of the caravansary whose cards can be reached
    years: tuple[bool, ...]  # of the match: whether the Mongols come
    rounds: int  # of a year


def consequences(t: Table) -> Consequences:
    in_round = t.phase in (TURNS, INVASION, SCORING)
    camel = first_without_camel(t)
    return Consequences(
        waiting=tuple(master if in_round and master not in t.zones else None for master in t.order),
        passing=tuple(free_slots(t)),
        queue_round=(t.round + 1) % t.book.rounds + 1,
        next_camel=camel if camel != NONE else None,
        in_reach=tuple(place for place in range(len(t.row)) if is_in_reach(t, place)),
        years=tuple(t.book.invasion),
        rounds=t.book.rounds,
    )
