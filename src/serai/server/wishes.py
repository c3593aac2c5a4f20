"""Wishes: what a choice, an undo or a request for a hint must be to be answered. Whatever it is not raises Refused.

A server and a page without one (`alone`) ask for the same.
"""

from __future__ import annotations

from serai.kernel.match import NOTHING_TO_UNDO, Match, UndoStops
from serai.server.callers import Caller
from serai.server.live import LiveTable
from serai.server.problems import Refused, bad_request, stale
from serai.server.voices import voice
from serai.server.wire import Accepted, Choice, HintRequest, UndoRequest

LONGEST_KEY = 100


def key_of(request: Choice | UndoRequest) -> str:
    """Under which a table remembers that it was accepted (`LiveTable.keys`)."""
    if not 0 < len(request.key) <= LONGEST_KEY or not request.key.isprintable():
        raise bad_request(f"`key` must have 1 to {LONGEST_KEY} printable characters.")
    return f"{request.seat}:{request.key}"


def accepted_before(table: LiveTable, caller: Caller, request: Choice | UndoRequest) -> Accepted | None:
    """The answer to a key that was accepted before; a key that comes with something else is refused."""
    table.check_seat(caller, request.seat)
    deed = table.keys.get(key_of(request))
    if deed is None:
        return None
    entry = request.option if isinstance(request, Choice) else None
    if deed != (request.version + 1, entry):
        raise Refused(409, "key-used", "This key was used for another choice.", "Take a new key for every choice.")
    return Accepted(version=deed.version, repeated=True)


def check_choice(table: LiveTable, choice: Choice) -> None:
    """Its seat chooses now, and it is offered."""
    match = _asked(table, choice)
    assert match.decision is not None
    if match.decision.find(choice.option) is None:
        reason = match.why_not(choice.option)
        known = reason is not None and choice.option in match.game.vocabulary
        hint = voice(table.row.game, "en").say(reason.message) if reason is not None and known else ""
        raise Refused(409, "not-offered", "This option is not offered now.", hint, table.version)


def take_back(table: LiveTable, request: UndoRequest) -> Match:
    """The match, with the last choice of the seat taken back."""
    match = table.running()
    if request.version != table.version:
        raise stale(table.version)
    try:
        if match.position <= table.first_position:
            raise UndoStops(NOTHING_TO_UNDO)
        match.undo(request.seat)
    except UndoStops as stop:
        words = voice(table.row.game, "en").say(stop.reason.message)
        raise Refused(409, stop.reason.key, words, version=table.version) from None
    table.trail.cut(match.position)
    return match


def check_hint(table: LiveTable, caller: Caller, request: HintRequest) -> Match:
    """The match, about whose decision its own seat may ask."""
    table.check_seat(caller, request.seat)
    table.running()
    if not table.row.allow_hints:
        raise Refused(403, "no-hints", "Hints are switched off at this table.", "The host decides that at the start.")
    return _asked(table, request)


def _asked(table: LiveTable, request: Choice | HintRequest) -> Match:
    match = table.running()
    if request.version != table.version:
        raise stale(table.version)
    assert match.decision is not None
    if match.decision.seat != request.seat:
        raise Refused(409, "not-your-turn", "Another seat is choosing.", version=table.version)
    return match
