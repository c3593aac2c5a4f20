"""Keeping: how a match lies in the store, so that it outlives the server and the release that wrote it.

A table is its seed and its choices. Beside them, each turn that begins is kept: its table, so that reviving the match
does not play the whole game again and a later release can go on from there; and what was told since the turn before,
since no later release may be able to tell it again. The last turn of a finished match is followed by its end, with the
scores as they were. `releases` says by which rules and content the match is played, and since when.
"""

from __future__ import annotations

import time
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, update

from serai import __version__
from serai.kernel.effects import Effect
from serai.kernel.formula import Formula
from serai.kernel.game import Game, ScoreItem
from serai.kernel.match import Match
from serai.kernel.message import Argument, Event, Hidden, Message, SeatName
from serai.kernel.record import BROKEN, KeptTurn, table_today
from serai.kernel.state import Plain
from serai.kernel.table import Table
from serai.server.models import Base, ReleaseRow, TableRow, TurnRow
from serai.server.store import Row, Values, fenced

# The statements of a choice, written once.
_TABLES = Base.metadata.tables["tables"]
ADD_CHOICE, ADD_TURN, ADD_RELEASE = (insert(Base.metadata.tables[name]) for name in ("choices", "turns", "releases"))
MOVE_TABLE = fenced(
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("which"), _TABLES.c.revision == bindparam("known"))
    .values({name: bindparam(name) for name in ("version", "updated", "to_choose", "status", "vote", "revision")})
)


class Result(NamedTuple):
    """How a match ended: the scores of all seats, who won, and the last turn that began."""

    scores: list[list[ScoreItem]]
    winners: list[int]
    last_turn: KeptTurn


class Turn(NamedTuple):
    """A turn that lies in the store: its table, what was told since the turn before."""

    kept: KeptTurn
    story: list[tuple[int, Event]]
    result: Result | None  # at the end of a match


# -- writing ------------------------------------------------------------------------------------------------------


def first_rows(table: str, match: Match) -> list[Row]:
    """The beginning of a match: its first turn, and the rules by which it is played."""
    story = [(moment, event) for moment, event in match.whole_story() if moment <= match.turn_start]
    values = turn_values(table, 0, match.turn_start, match.turn_table, story)
    return [(ADD_TURN, values), (ADD_RELEASE, release_values(table, 0, match, match.position, True, 0))]


def turn_values(
    table: str, version: int, position: int, state: Table, story: Sequence[tuple[int, Event]], end: Match | None = None
) -> Values:
    """A turn as it is kept; `end` is the match, if it is over."""
    kept: dict[str, Plain] = {"table": state.dump(), "story": [[moment, _plain(event)] for moment, event in story]}
    if end is not None:
        kept["scores"] = [
            [[_plain(item.message), item.points, item.rule] for item in end.score(seat)]
            for seat in range(end.game.seats(end.table))
        ]
        kept["winners"] = list(end.game.winners(end.table))
        kept["last_turn"] = [end.turn_start, end.turn_table.dump()]
    return {
        "table_id": table,
        "version": version,
        "position": position,
        "over": end is not None,
        "kept": zlib.compress(msgspec.json.encode(kept), 1),
    }


def release_values(table: str, version: int, match: Match, since: int, alike: bool, dropped: int) -> Values:
    return {
        "table_id": table,
        "version": version,
        "position": since,
        "rules_version": match.game.rules_version,
        "content": match.game.content_digest,
        "program": __version__,
        "alike": alike,
        "dropped": dropped,
        "time": time.time(),
    }


def moved_rows(row: TableRow, position: int, seat: int, entry: str | None, key: str | None, now: float) -> list[Row]:
    """That a table came to its present version: by a choice, an undo, or (by nobody) other rules.

    Only who knew the table as it was may move it: the store refuses everybody else, and counts one revision more.
    """
    row.revision += 1
    choice = {
        "table_id": row.id,
        "version": row.version,
        "position": position,
        "seat": seat,
        "entry": entry,
        "key": key,
        "time": now,
    }
    values = {
        "which": row.id,
        "known": row.revision - 1,
        "revision": row.revision,
        "version": row.version,
        "updated": row.updated,
        "to_choose": row.to_choose,
        "status": row.status,
        "vote": row.vote,
    }
    return [(MOVE_TABLE, values), (ADD_CHOICE, choice)]


# -- reading ------------------------------------------------------------------------------------------------------


def unpacked(row: TurnRow) -> dict[str, Any]:
    """What is kept of a turn."""
    kept: dict[str, Any] = msgspec.json.decode(zlib.decompress(row.kept))
    return kept


def turn_of(row: TurnRow, releases: Sequence[ReleaseRow], game: Game[Any]) -> Turn:
    """A kept turn as the program of today reads it."""
    kept = unpacked(row)
    release = releases[bisect_right([one.version for one in releases], row.version) - 1]
    effects = _Effects(game)
    story = [(moment, effects.event(plain)) for moment, plain in kept["story"]]
    result = None
    if "winners" in kept:
        scores = [
            [ScoreItem(effects.message(said), points, rule) for said, points, rule in items] for items in kept["scores"]
        ]
        start, table = kept["last_turn"]
        result = Result(scores, kept["winners"], KeptTurn(start, table, release.rules_version))
    return Turn(KeptTurn(row.position, kept["table"], release.rules_version), story, result)


class Past:
    """What was played by earlier rules, as it was kept: up to the moment `until`."""

    def __init__(self, turns: Sequence[Turn], game: Game[Any], unkept: Match | None = None) -> None:
        """`unkept` is the match before the first kept turn, as far as the rules of today can play it."""
        self.until = turns[-1].kept.position
        self._turns = turns
        self._game = game
        self._unkept = unkept

    def story(self, viewer: int, after: int) -> Iterator[tuple[int, Event]]:
        first = self._turns[0].kept.position
        known = 0
        if self._unkept is not None:
            known = self._unkept.position
            yield from self._unkept.story(viewer, after)
        if known < first and after < first:
            yield first, Event("event-not-kept", -1, "", {})
        for turn in self._turns:
            for moment, event in turn.story:
                if moment > after:
                    yield moment, event.seen_by(viewer)
            after = max(after, turn.kept.position)

    def look(self, moment: int) -> tuple[int, Table] | None:
        """The latest kept table up to a moment and where it was; None if there is none, or it means nothing today."""
        turn = next((turn for turn in reversed(self._turns) if turn.kept.position <= moment), None)
        if turn is None:
            if self._unkept is None or moment > self._unkept.position:
                return None
            return moment, self._unkept.at(moment).table
        try:
            return turn.kept.position, table_today(turn.kept, self._game)
        except BROKEN:
            return None


# -- what was told ------------------------------------------------------------------------------------------------


def _plain(argument: Argument) -> Plain:
    """A message or an argument of one as JSON can say it."""
    if argument is None or isinstance(argument, (int, str)):
        return argument
    if isinstance(argument, Event):
        return {"event": argument.key, "seat": argument.seat, "rule": argument.rule, **_arguments(argument)}
    if isinstance(argument, Message):
        return {"message": argument.key, **_arguments(argument)}
    if isinstance(argument, SeatName):
        return {"name_of": argument.seat}
    if isinstance(argument, Hidden):
        return {"hidden": _plain(argument.value), "seats": list(argument.seats), "instead": argument.instead}
    if isinstance(argument, tuple):
        return [_plain(part) for part in argument]
    assert isinstance(argument, (Effect, Formula)), argument
    return {"printed": argument.text}


def _arguments(message: Message) -> dict[str, Plain]:
    return (
        {"arguments": {name: _plain(value) for name, value in message.arguments.items()}} if message.arguments else {}
    )


class _Effects:
    """Reads what was told. Effects and formulas are found among those that are printed today; else their text stays."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._printed: dict[str, Effect | Formula] | None = None

    def event(self, plain: Plain) -> Event:
        return Event(plain["event"], plain["seat"], plain["rule"], self._arguments(plain))

    def message(self, plain: Plain) -> Message:
        return Message(plain["message"], self._arguments(plain))

    def _arguments(self, plain: Plain) -> dict[str, Argument]:
        return {name: self._argument(value) for name, value in plain.get("arguments", {}).items()}

    def _argument(self, plain: Plain) -> Argument:
        if isinstance(plain, list):
            return tuple(self._argument(part) for part in plain)
        if not isinstance(plain, dict):
            return plain
        if "event" in plain:
            return self.event(plain)
        if "message" in plain:
            return self.message(plain)
        if "name_of" in plain:
            return SeatName(plain["name_of"])
        if "hidden" in plain:
            return Hidden(self._argument(plain["hidden"]), tuple(plain["seats"]), plain["instead"])
        if self._printed is None:
            self._printed = {part.text: part for component in self._game.catalogue() for _, part in component.printed}
        return self._printed.get(plain["printed"], plain["printed"])
