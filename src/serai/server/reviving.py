"""Reviving: a table as the store knows it comes back to life, be it by the rules of a later release.

A match that was played by the rules and with the content of today goes on from its latest kept turn. One of an earlier
release is carried over (see `kernel/record.py`): a running match goes on, and the store is to learn that; a finished
one is only looked at, and stays as it was.
"""

from __future__ import annotations

import json
import logging
import time
import zlib
from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.orm import Session

from serai import __version__
from serai.games import UnknownGame, all_names, find_game
from serai.kernel.game import Game
from serai.kernel.match import Earlier, Match, MatchError
from serai.kernel.record import (
    BROKEN,
    KeptTurn,
    Record,
    RecordError,
    carry_over,
    entry_of,
    played_from_start,
    resume,
    settings_today,
    table_today,
)
from serai.kernel.save import FORMAT, load, read, record_of, sealed
from serai.kernel.state import Plain
from serai.server.happenings import read_happenings
from serai.server.keeping import ADD_RELEASE, ADD_TURN, Past, Turn, moved_rows, release_values, turn_of, turn_values
from serai.server.live import Deed, LiveTable
from serai.server.models import ChoiceRow, ReleaseRow, SeatRow, TableRow, TurnRow
from serai.server.problems import Refused, updating
from serai.server.undoing import Trail

LOG = logging.getLogger("serai.reviving")
_FAILURES = (*BROKEN, UnknownGame, MatchError, RecordError, zlib.error, msgspec.DecodeError)

# What is read of a table, written once: after an outage hundreds are revived at the same moment.
_ID: BindParameter[str] = bindparam("id")
_SEATS = select(SeatRow).where(SeatRow.table_id == _ID).order_by(SeatRow.seat)
_RELEASES = select(ReleaseRow).where(ReleaseRow.table_id == _ID).order_by(ReleaseRow.version)
_CHOICES = (
    select(ChoiceRow.version, ChoiceRow.position, ChoiceRow.seat, ChoiceRow.entry, ChoiceRow.key)
    .where(ChoiceRow.table_id == _ID)
    .order_by(ChoiceRow.version)
)
_TURNS = (
    select(TurnRow.version, TurnRow.position, TurnRow.over).where(TurnRow.table_id == _ID).order_by(TurnRow.version)
)
_KEPT = (
    select(TurnRow)
    .where(TurnRow.table_id == _ID, TurnRow.version.in_(bindparam("versions", expanding=True)))
    .order_by(TurnRow.version)
)


def revived(session: Session, id: str) -> LiveTable | None:
    """A table as the store knows it; raises Refused if its match cannot be played by this version."""
    row = session.get(TableRow, id)
    if row is None:
        return None
    seats = list(session.scalars(_SEATS, {"id": id}))
    if row.seed is None:
        return LiveTable(row, seats)
    releases = list(session.scalars(_RELEASES, {"id": id}))
    try:
        game = find_game(row.game)
        if row.status == "running" and _is_later(releases[-1], game):
            raise updating()
        stored = _Stored(session, row, releases, game)
        if (releases[-1].rules_version, releases[-1].content) == (game.rules_version, game.content_digest):
            return _going_on(stored, seats)
        if row.status == "finished":
            return _looked_back_at(stored, seats)
        return _carried_over(stored, seats)
    except _FAILURES as error:
        raise _cannot_go_on(releases, error) from None


def _is_later(release: ReleaseRow, game: Game[Any]) -> bool:
    """Whether a match was last played by rules of a later release: while processes are replaced one by one, an old one
    must not carry it back to its own."""
    return release.rules_version > game.rules_version and _numbers(release.program) > _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def left_behind(session: Session) -> list[tuple[str, str]]:
    """The running tables that were last played by other rules than those of today, each with its game."""
    today = {(name, find_game(name).rules_version, find_game(name).content_digest) for name in all_names()}
    last: dict[str, tuple[str, int, str]] = {}
    for id, game, rules_version, content in session.execute(
        select(TableRow.id, TableRow.game, ReleaseRow.rules_version, ReleaseRow.content)
        .join(ReleaseRow, ReleaseRow.table_id == TableRow.id)
        .where(TableRow.status == "running")
        .order_by(ReleaseRow.version)
    ):
        last[id] = (game, rules_version, content)
    return [(id, release[0]) for id, release in last.items() if release not in today]


def first_match(row: TableRow) -> Match:
    """The match of a table before the first choice made there, by the rules of today."""
    assert row.seed is not None
    game = find_game(row.game)
    if row.base is None:
        return Match(game, row.players, row.seed, row.settings, listen=True)
    match = load(row.base, game)
    match.listen()
    return match


class _Stored:
    """What the store has of a match: its choices, the turns that count, the rules that it was played by."""

    def __init__(self, session: Session, row: TableRow, releases: list[ReleaseRow], game: Game[Any]) -> None:
        self._session = session
        self.row = row
        self.releases = releases
        self.game = game
        start = _start(row)
        self.positions = [start.origin + len(start.choices)]
        self.keys: dict[str, Deed] = {}
        choices = list(start.choices)
        seats = [-1] * len(choices)
        self.last_seat: int | None = None
        for version, position, seat, entry, key in session.execute(_CHOICES, {"id": row.id}):
            self.last_seat = seat if entry is not None else None
            for kept in (choices, seats):
                del kept[position - start.origin - (entry is not None) :]
            if entry is not None:
                choices.append(entry)
                seats.append(seat)
            self.positions.append(position)
            if key is not None:
                self.keys[key] = Deed(version, entry)
        self.trail = Trail({at: seat for at, seat in enumerate(seats, start.origin) if seat >= 0})
        self.earlier, self.left_at = _parts(start, choices, releases)
        self.choices = choices[self.origin - start.origin :]
        self.record = start._replace(
            rules_version=releases[-1].rules_version,
            content=releases[-1].content,
            earlier=self.earlier,
            choices=self.choices,
        )
        self._start = start
        self.turns = self._turns_that_count()

    @property
    def origin(self) -> int:
        return sum(len(part.choices) for part in self.earlier)

    def _turns_that_count(self) -> list[tuple[int, int, bool]]:
        """Version, position and whether it is the end, of every kept turn that no undo went back behind."""
        lowest = list(self.positions)  # from each version on
        for version in range(len(lowest) - 2, -1, -1):
            lowest[version] = min(lowest[version], lowest[version + 1])
        found = self._session.execute(_TURNS, {"id": self.row.id})
        return [(version, position, over) for version, position, over in found if position <= lowest[version]]

    def read(self, versions: Sequence[int]) -> list[Turn]:
        """The kept turns of some versions."""
        rows = self._session.scalars(_KEPT, {"id": self.row.id, "versions": versions})
        return [turn_of(row, self.releases, self.game) for row in rows]

    def origin_turn(self) -> list[KeptTurn]:
        """The turn at which earlier rules were left, if they were."""
        if self.left_at is not None:
            return [self.read([self.left_at])[0].kept]
        return list(self._start.kept[:1]) if self.earlier else []

    def past(self, turns: list[Turn]) -> Past:
        """What was played by earlier rules, given its kept turns."""
        first = turns[0].kept.position
        if not first or self._start.earlier:
            return Past(turns, self.game)
        choices = [*(choice for part in self.earlier for choice in part.choices), *self.choices][:first]
        return Past(turns, self.game, played_from_start(self._start._replace(choices=choices), self.game))

    def table(self, seats: list[SeatRow], match: Match, story_from: int) -> LiveTable:
        """The table with its match."""
        row = self.row
        row.version = len(self.positions) - 1
        row.to_choose = match.decision.seat if match.decision is not None else None
        row.status = "finished" if match.is_over or row.ended is not None else "running"
        if row.ended is not None:
            row.to_choose = None
        kept = sorted({position for _, position, _ in self.turns})
        table = LiveTable(row, seats, match, self.positions, self.keys, story_from, kept)
        table.releases = self.releases
        table.last_seat = self.last_seat
        table.trail = self.trail
        table.happenings = read_happenings(self._session, row.id)
        return table


def _start(row: TableRow) -> Record:
    """The match before the first choice made at this table; nothing of it is kept yet."""
    if row.base is not None:
        return record_of(read(row.base))
    assert row.seed is not None
    return Record(0, "", row.players, row.settings, row.seed, None, (), (), ())


def _parts(
    start: Record, choices: Sequence[Plain], releases: Sequence[ReleaseRow]
) -> tuple[tuple[Earlier, ...], int | None]:
    """What was chosen by earlier rules, and the version at which the last of them were left."""
    earlier, begun, left_at = list(start.earlier), start.origin, None
    for before, release in pairwise(releases):
        if not release.alike:
            part = tuple(choices[begun - start.origin : release.position - start.origin])
            earlier.append(Earlier(before.rules_version, before.content, part))
            begun, left_at = release.position, release.version
    return tuple(earlier), left_at


# -- by the rules that it was played by ---------------------------------------------------------------------------


def _going_on(stored: _Stored, seats: list[SeatRow]) -> LiveTable:
    """From a kept turn that can be read: its choices make the match, the turns only save time.

    The first that is tried is the latest one before the last choice: whether that can be taken back is asked at once.
    Turns of earlier rules are none to go on from.
    """
    left_at = stored.left_at if stored.left_at is not None else 0
    kept = [
        (version, position)
        for version, position, over in reversed(stored.turns)
        if not over and version >= left_at and position >= stored.origin
    ]
    versions = [version for version, _ in sorted(kept, key=lambda turn: turn[1] >= stored.positions[-1])]
    for version in versions:
        try:
            return _going_on_from(stored, seats, version)
        except _FAILURES as error:
            if version == versions[-1] and stored.earlier:
                raise  # nobody can play by those rules any more
            LOG.warning("table %s: the turn kept at version %d cannot be used: %r", stored.row.id, version, error)
    if stored.earlier:
        raise RecordError("no turn is kept since the rules changed")
    match = played_from_start(stored.record, stored.game)
    if match is None or match.position != len(stored.choices):
        raise RecordError("its choices cannot be played again")
    return stored.table(seats, match, -1)


def _going_on_from(stored: _Stored, seats: list[SeatRow], version: int) -> LiveTable:
    turn = stored.read([version])[0].kept
    record = stored.record._replace(kept=[*stored.origin_turn(), turn])
    match = resume(record, stored.game, turn_only=True)
    match.listen()
    for choice in record.choices[match.position - record.origin :]:
        match.repeat(entry_of(choice, stored.game))
    if match.position != stored.positions[-1]:
        raise RecordError(f"its choices lead to moment {match.position}, not to {stored.positions[-1]}")
    table = stored.table(seats, match, turn.position)
    if stored.left_at is not None:
        before = [version for version, _, _ in stored.turns if version < stored.left_at]
        table.past = stored.past(stored.read(before))
    return table


# -- by those of a later release ----------------------------------------------------------------------------------


def _carried_over(stored: _Stored, seats: list[SeatRow]) -> LiveTable:
    """A running match goes on. That is a version of its own: who has seen the one before has to look again."""
    turns = stored.read([version for version, _, _ in stored.turns])
    match, since, dropped = carry_over(stored.record._replace(kept=[turn.kept for turn in turns]), stored.game)
    row, alike = stored.row, not match.earlier
    stored.positions.append(match.position)
    table = stored.table(seats, match, -1)
    if dropped:
        table.last_seat = None  # whose choice was the last is not known any more
    if not alike:
        table.past = stored.past(turns)
    values = release_values(row.id, row.version, match, since, alike, dropped)
    table.releases = [*stored.releases, ReleaseRow(**values)]
    kept = turn_values(row.id, row.version, since, match.at(since).turn_table, ())
    table.unwritten = [
        *moved_rows(row, match.position, -1, None, None, time.time()),
        (ADD_TURN, kept),
        (ADD_RELEASE, values),
    ]
    return table


def _looked_back_at(stored: _Stored, seats: list[SeatRow]) -> LiveTable:
    """A finished match stays as it was: played again where that comes to the same, else shown as it was kept."""
    turns = stored.read([version for version, _, _ in stored.turns])
    end = turns[-1] if turns[-1].result is not None else None
    record = stored.record._replace(kept=[turn.kept for turn in turns if turn.result is None])
    match = _played_again(record, stored.game, end)
    past = stored.past(turns) if match is None or match.earlier else None
    if match is None:
        assert past is not None
        found = past.look(past.until)
        if found is None:
            raise RecordError("its table means nothing to the rules of today")
        settings = settings_today(record, stored.game)
        shown = Match(stored.game, record.players, record.seed, settings, given=record.given, begin=False)
        match = shown.looked_at(*found)
    table = stored.table(seats, match, -1)
    table.past = past
    if end is not None:
        table.result = end.result
        if past is not None:
            table.archive = _saved_then(stored, end)
    return table


def _played_again(record: Record, game: Game[Any], end: Turn | None) -> Match | None:
    """A finished match by the rules of today, if it comes to the same end."""
    try:
        match, _, dropped = carry_over(record, game)
        if not match.is_over or dropped:
            return None
        if end is not None and (match.earlier or match.table.dump() != table_today(end.kept, game).dump()):
            return None
    except _FAILURES:
        return None
    return match


def _saved_then(stored: _Stored, end: Turn) -> dict[str, Any]:
    """The saved match, as its own release would have saved it: that one can verify it."""
    assert end.result is not None
    record, last_turn = stored.record, end.result.last_turn
    digest = blake2b(json.dumps(end.kept.table, separators=(",", ":")).encode(), digest_size=16).hexdigest()
    document = {
        "serai": FORMAT,
        "game": stored.row.game,
        "rules_version": record.rules_version,
        "content": record.content,
        "players": record.players,
        "settings": dict(record.settings),
        "seed": record.seed,
        "given": record.given,
        "choices": list(record.choices),
        "turn_start": last_turn.position,
        "table": last_turn.table,
        "digest": digest,
    }
    if record.earlier:
        document["earlier"] = [{**part._asdict(), "choices": list(part.choices)} for part in record.earlier]
        document["origin_table"] = stored.origin_turn()[0].table
    saved: dict[str, Any] = json.loads(sealed(document))
    return saved


def _cannot_go_on(releases: Sequence[ReleaseRow], error: Exception) -> Refused:
    last = f" with Serai {releases[-1].program} (version {releases[-1].rules_version} of its rules)" if releases else ""
    return Refused(
        409,
        "other-rules",
        f"This match cannot be continued by this version of the server: {error}.",
        f"It was last played{last}: that release can go on with it.",
    )
