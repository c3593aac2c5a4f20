"""What follows from a table by the rules, for who draws it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from serai.games.wayfarers.actions.place_die import assets_at
from serai.games.wayfarers.names import covers
from serai.games.wayfarers.table import Player, Table

if TYPE_CHECKING:
    from serai.games.wayfarers.book import Book

_KEPT: Final = 1 << 12

Reach = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Consequences:
    reach: tuple[Reach, ...]  # by seat and value of a die, from 1: the free slots that it could enter as it is


def consequences(t: Table) -> Consequences:
    return Consequences(tuple(_reach(t, seat, player) for seat, player in enumerate(t.players)))


def _reach(t: Table, seat: int, player: Player) -> Reach:
    """WF-DIE-02, without changing a die or renting a Ship."""
    ready = player.ready_slots if t.seat == seat else len(player.slots)
    free = tuple(place for place in range(ready) if not player.slot_dice[place])
    # what a column has depends on the value alone, what lies under a card on the place alone
    assets = tuple(player.assets)
    under = tuple(assets_at(t, player, place, 1) - assets[1] for place in free)
    return _covered(t.book, tuple(player.slots[place] for place in free), under, assets)


@lru_cache(_KEPT)
def _covered(book: Book, slots: tuple[int, ...], under: tuple[int, ...], assets: tuple[int, ...]) -> Reach:
    return tuple(
        tuple(
            book.cards[slot].id
            for slot, more in zip(slots, under, strict=True)
            if covers(column + more, book.cards[slot].needs)
        )
        for column in assets[1:]
    )
