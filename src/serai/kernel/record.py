"""Records: what is kept of a match, and how it goes on from there, be it by the rules of a later release.

By the rules that it was played with, a match is resumed at the start of a turn whose table was kept. By other rules or
other content it is carried over: if its choices lead to the very same tables today, it is simply a match of today.
Otherwise it goes on from the start of its latest kept turn; what was chosen since is chosen again as far as that is
still offered, and what was chosen before is kept as `Match.earlier`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from serai.kernel.decision import Option
from serai.kernel.game import CONFIRM, UNDO, Game
from serai.kernel.match import Earlier, Entry, Match, MatchError, Redeal, checked_settings
from serai.kernel.state import OlderDump, Plain
from serai.kernel.table import Table

# What rules may raise when they meet a table that they do not understand.
BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError)


def in_words(error: Exception) -> str:
    """What rules said when they failed: a sentence, or what only their authors understand."""
    return str(error) if isinstance(error, ValueError) else repr(error)


class RecordError(ValueError):
    """A match cannot go on from what was kept of it: says why."""


class KeptTurn(NamedTuple):
    """The table at the start of a turn, as a dump by some version of the rules."""

    position: int
    table: Plain
    rules_version: int


class Record(NamedTuple):
    """What is kept of a match."""

    rules_version: int
    content: str
    players: int
    settings: Mapping[str, str]
    seed: str
    given: Mapping[str, Plain] | None
    earlier: tuple[Earlier, ...]
    choices: Sequence[Plain]  # since `earlier`: ids of options, and [seat, seed] of re-deals
    kept: Sequence[KeptTurn]  # in their order; with `earlier`, the first one lies where that ends

    @property
    def origin(self) -> int:
        """Where the choices begin."""
        return sum(len(part.choices) for part in self.earlier)

    def is_of(self, game: Game[Any]) -> bool:
        """Whether it was played by the rules and with the content of this game."""
        return (self.rules_version, self.content) == (game.rules_version, game.content_digest)


class CarriedOver(NamedTuple):
    """A match of an earlier release that goes on by the rules of today, and how."""

    match: Match
    since: int  # the moment from which on the rules of today count
    dropped: int  # choices at the end that are not possible any more


# -- by the same rules --------------------------------------------------------------------------------------------


def resume(record: Record, game: Game[Any], turn_only: bool = False) -> Match:
    """The match as it stands, or at the start of its latest kept turn; raises one of `BROKEN` if it does not fit."""
    settings = checked_settings(game, record.players, record.settings)
    match = _unbegun(record, game, settings, record.earlier)
    latest = record.kept[-1]
    origin_table = _loaded(record.kept[0], game) if match.earlier else None
    entries = [entry_of(choice, game) for choice in record.choices]
    done = latest.position - match.origin
    since = [] if turn_only else entries[done:]
    return match.resumed(latest.position, _loaded(latest, game), entries[:done], since, origin_table)


def _loaded(turn: KeptTurn, game: Game[Any]) -> Table:
    table: Table = game.load_table(turn.table) if turn.rules_version == game.rules_version else table_today(turn, game)
    return table


def entry_of(choice: Plain, game: Game[Any]) -> Entry:
    """A choice or a re-deal as the match knows it; raises MatchError."""
    if isinstance(choice, str):
        option = game.vocabulary.get(choice)
        if option is None:
            raise MatchError(f"{game.name} has no option {choice!r}")
        return option
    seat, seed = choice
    return Redeal(seat, seed)


def choice_of(entry: Entry) -> Plain:
    """An entry as it is kept."""
    return entry.id if isinstance(entry, Option) else list(entry)


def _unbegun(record: Record, game: Game[Any], settings: Mapping[str, str], earlier: tuple[Earlier, ...]) -> Match:
    match = Match(game, record.players, record.seed, settings, given=record.given, begin=False)
    match.earlier = earlier
    match.origin = sum(len(part.choices) for part in earlier)
    return match


# -- by other rules -----------------------------------------------------------------------------------------------


def carry_over(record: Record, game: Game[Any]) -> CarriedOver:
    """The match by the rules of today, listening; raises RecordError where that is not possible."""
    settings = settings_today(record, game)
    match = _alike(record, game, settings)
    since = match.position if match is not None else record.kept[-1].position
    if match is None:
        match = _from_latest_turn(record, game, settings)
    coming = record.choices[since - record.origin :]
    for number, choice in enumerate(coming):
        try:
            match.repeat(entry_of(choice, game))
        except MatchError:
            if not all(isinstance(left, str) for left in coming[number:]):
                raise RecordError("what was dealt anew in its latest turn would come to light") from None
            return CarriedOver(match, since, len(coming) - number)
        except BROKEN:  # it was offered, but the rules fail: the match is not to be used any more
            made = record.choices[: len(record.choices) - len(coming) + number]
            again = carry_over(record._replace(choices=made), game)
            return again._replace(dropped=len(coming) - number + again.dropped)
    return CarriedOver(match, since, 0)


def played_from_start(record: Record, game: Game[Any]) -> Match | None:
    """The match from its start by the rules of today, listening, as far as its choices are offered.

    Nobody knows whether it was like this: for matches of which too little was kept.
    """
    try:
        match = Match(game, record.players, record.seed, settings_today(record, game), True, record.given)
        for choice in record.choices:
            match.repeat(entry_of(choice, game))
    except MatchError:
        return match
    except BROKEN:
        return None
    return match


def _from_latest_turn(record: Record, game: Game[Any], settings: Mapping[str, str]) -> Match:
    latest = record.kept[-1]
    position = latest.position
    past = Earlier(record.rules_version, record.content, tuple(record.choices[: position - record.origin]))
    try:
        table = table_today(latest, game)
        match = _unbegun(record, game, settings, (*record.earlier, past)).resumed(position, table, [])
    except BROKEN as error:
        raise RecordError(f"the rules of today cannot go on from its latest kept turn: {in_words(error)}") from None
    match.listen()
    return match


def table_today(turn: KeptTurn, game: Game[Any]) -> Table:
    """The table of a turn that an earlier release kept; raises ValueError and others of `BROKEN`."""
    table: Table = game.load_table(OlderDump(game.renewed(turn.table, turn.rules_version)))
    if faults := game.faults(table):
        raise ValueError("; ".join(faults))
    return table


def settings_today(record: Record, game: Game[Any]) -> dict[str, str]:
    """The settings of the match; one that is no more is left out, a new one has its default."""
    known = {setting.name for setting in (*game.settings, UNDO, CONFIRM)}
    try:
        return checked_settings(
            game, record.players, {name: value for name, value in record.settings.items() if name in known}
        )
    except MatchError as error:
        raise RecordError(str(error)) from None


def _alike(record: Record, game: Game[Any], settings: Mapping[str, str]) -> Match | None:
    """The match played again from its start up to the latest kept turn; None if that leads to other tables."""
    if record.earlier:
        return None  # nobody can play that part again
    try:
        kept = {turn.position: table_today(turn, game).dump() for turn in record.kept}
        match = Match(game, record.players, record.seed, settings, True, record.given)
        last = record.kept[-1].position
        for choice in [None, *record.choices[:last]]:
            if choice is not None:
                match.repeat(entry_of(choice, game))
            wanted = kept.get(match.position)
            if wanted is not None and (match.turn_start != match.position or match.turn_table.dump() != wanted):
                return None
    except BROKEN:
        return None
    return match
