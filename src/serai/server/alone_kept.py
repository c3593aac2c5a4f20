"""Alone, kept: the tables of one device as rows, and as the texts in which the page puts them away."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar, cast

from serai.games import find_game, is_known
from serai.kernel.match import Match
from serai.kernel.save import load, save
from serai.server.live import LiveTable

R = TypeVar("R")
FORMAT = 1
DEVICE = "device"  # who plays here


@dataclass
class Row:
    """A table, with the fields that a row of a store has."""

    id: str
    game: str
    players: int
    settings: dict[str, str]
    secret: str
    created: float
    updated: float
    status: str = "waiting"
    version: int = 0
    to_choose: int | None = None
    host: str | None = DEVICE
    invite: str = ""
    spectate: str = ""
    sealed: str | None = None
    round: int = 1
    seed: str | None = None
    base: str | None = None
    clock_seconds: int = 0
    clock_forfeits: bool = False
    clock_increment: int = 0
    clock_turn: int = 0
    allow_spectators: bool = False
    allow_hints: bool = True
    allow_several: bool = True
    allow_chat: bool = False
    listed: bool = False
    vote: dict[str, Any] | None = None
    ballot: dict[str, Any] | None = None
    ended: dict[str, Any] | None = None
    said: int = 0
    revision: int = 0


@dataclass
class Seat:
    """A seat, with the fields that a row of a store has."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    level: str = ""
    person: str | None = None
    entropy: str = ""
    promise: str = ""
    joined: int = 0
    token: str | None = None
    clock_used: float = 0.0
    clock_start: float = 0.0
    clock_given: float = 0.0
    look: int | None = None
    conceded: bool = False


def kept_of(table: LiveTable) -> dict[str, Any]:
    """A table as it is put away."""
    assert table.match is not None
    return {
        "serai_alone": FORMAT,
        "row": asdict(cast(Any, table.row)),
        "seats": [asdict(cast(Any, seat)) for seat in table.seats],
        "first": table.first_position,
        "match": save(table.match),
    }


def can_be_revived(kept: dict[str, Any]) -> bool:
    return kept.get("serai_alone") == FORMAT and is_known(kept["row"]["game"])


def revived(kept: dict[str, Any]) -> LiveTable:
    """The table that was put away."""
    row = row_of(Row, kept["row"])
    match = listening(load(kept["match"], find_game(row.game)))
    table = LiveTable(cast(Any, row), cast(Any, [row_of(Seat, seat) for seat in kept["seats"]]), match)
    table.positions = [kept["first"]] * row.version + [match.position]
    return table


def row_of(kind: type[R], kept: dict[str, Any]) -> R:
    """A row as it was kept, perhaps by an earlier release."""
    known = {one.name for one in fields(cast(Any, kind))}
    return kind(**{name: value for name, value in kept.items() if name in known})


def listening(match: Match) -> Match:
    """The same match with all that was told on the way."""
    last = match
    for now in match.replay():
        last = now
    return last
