"""Looks: the emblem and the colour by which a seat is known; a pair each, told apart without the colour.

Somebody may choose theirs. At a table no two seats look alike: of people who want the same, the one with the lower seat
has it, and whoever wants none, or comes too late for it, has the first that is left, their seat's own if they can. With
the beginning of the match that is settled: whoever takes a seat over looks like it.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.server.problems import bad_request

LOOKS = 4  # crane, lion, cypress, moon: as many as there are seats


def looks_of(wishes: Sequence[int | None]) -> list[int]:
    """What each seat looks like, given what is wished for there."""
    found: list[int | None] = []
    for wish in wishes:
        found.append(wish if wish is not None and 0 <= wish < LOOKS and wish not in found else None)
    taken = {look for look in found if look is not None}
    for seat, look in enumerate(found):
        if look is None:
            order = [seat, *range(max(LOOKS, len(wishes)))]
            found[seat] = next(one for one in order if one not in taken)
            taken.add(found[seat] or 0)
    return [look for look in found if look is not None]


def check_look(look: int | None) -> None:
    if look is not None and not 0 <= look < LOOKS:
        raise bad_request(f"`look` is a number from 0 to {LOOKS - 1}, or none.")
