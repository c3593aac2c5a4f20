"""Sealing: how a table that waits comes to its seed (the scheme is told in `fairness`).

A seat that changes hands while commitments are gathered loses its own; the next person commits anew. Once all are
sealed, a change voids them all: a new round begins, with another secret, and every person commits again. When the match
has begun its seed is fixed: whoever takes a seat over later plays on with the part that was given for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.games import find_game
from serai.kernel.match import checked_settings
from serai.server.fairness import Part, Sealed, commitment_of, fair_seed, is_commitment, new_secret, read_sealed
from serai.server.problems import Refused, bad_request

if TYPE_CHECKING:
    from serai.server.models import SeatRow, TableRow

LONGEST_ENTROPY = 200


def check_part(entropy: str, commitment: str) -> None:
    """Whether somebody gave a part, or the commitment to one, as it should be; raises Refused."""
    if len(entropy) > LONGEST_ENTROPY or not entropy.isprintable():
        raise bad_request(f"`entropy` must have at most {LONGEST_ENTROPY} printable characters.")
    if commitment and not is_commitment(commitment):
        raise bad_request("`commitment` must be the SHA-256 of your entropy, 64 hexadecimal digits in lower case.")
    if commitment and entropy:
        raise bad_request("Give `commitment` first, and `entropy` once all commitments are sealed.")


def give(seat: SeatRow, entropy: str, commitment: str) -> None:
    """A person's part of the dice: a commitment, or openly the part itself."""
    seat.entropy = entropy
    seat.promise = commitment or commitment_of(entropy)


def is_revealed(seat: SeatRow) -> bool:
    return commitment_of(seat.entropy) == seat.promise


def missing(row: TableRow, seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose commitment, or once all is sealed whose part, the table waits for."""
    people = [seat for seat in seats if seat.kind == "person"]
    if row.status != "waiting":
        return []
    if row.sealed is None:
        return [seat.seat for seat in people if not seat.promise]
    return [seat.seat for seat in people if not is_revealed(seat)]


def sealed_seed(row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The seed, if nobody and nothing is missing; seals the commitments if they are complete."""
    if any(seat.kind == "open" for seat in seats) or (row.sealed is None and missing(row, seats)):
        return None
    if row.sealed is None:
        row.sealed = _sealed(row, seats).text
    return fair_seed(row.sealed, row.secret, contributions(row, seats)) if not missing(row, seats) else None


def contributions(row: TableRow, seats: Sequence[SeatRow]) -> list[str]:
    """What each seat gave to the seed; of the first scheme, the rules' own seats were left out."""
    return [seat.entropy for seat in seats if row.sealed is not None or seat.kind != "automa"]


def commit_again(row: TableRow, seats: Sequence[SeatRow], own: Sequence[int], commitment: str) -> None:
    """Somebody commits, or has lost the part: while nothing is sealed that concerns nobody else."""
    if row.sealed is not None:
        renew(row, seats)
    for number in own:
        give(seats[number], "", commitment)


def reveal(row: TableRow, seats: Sequence[SeatRow], own: Sequence[int], entropy: str) -> None:
    """Somebody reveals the part of their seats; raises Refused."""
    if row.sealed is None:
        raise Refused(409, "not-sealed", "The commitments are not complete.", "Reveal once `fairness.sealed` is told.")
    fitting = [number for number in own if seats[number].promise == commitment_of(entropy)]
    if not fitting:
        raise Refused(409, "other-part", "This is not the part that you committed to.", "Commit to another one.")
    for number in fitting:
        seats[number].entropy = entropy


def withdraw(row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> None:
    """A person leaves a table that waits."""
    if row.sealed is not None:
        renew(row, seats)
    seat.entropy = seat.promise = ""


def renew(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """A new round: nothing that was known before counts."""
    row.round += 1
    row.secret = new_secret()
    row.sealed = None
    for seat in seats:
        seat.entropy = seat.promise = ""


def began_with(row: TableRow) -> list[str] | None:
    """What sat on each seat when the match began, where that was sealed."""
    return [part.kind for part in read_sealed(row.sealed).parts] if row.sealed is not None else None


def _sealed(row: TableRow, seats: Sequence[SeatRow]) -> Sealed:
    settings = checked_settings(find_game(row.game), row.players, row.settings)
    parts = [Part(seat.kind, seat.promise, seat.kind == "person" and is_revealed(seat)) for seat in seats]
    return Sealed(row.id, row.game, row.players, settings, row.round, commitment_of(row.secret), parts)
