"""Expectations: the `then` of a scenario, compared with a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from serai.kernel.effects import Effect
from serai.kernel.game import said_in
from serai.kernel.match import NOT_ASKED, Match, MatchError
from serai.kernel.message import Event, Hidden, Message, SeatName
from serai.kernel.state import Plain

_ABOUT_EVENTS: Final = frozenset(("key", "seat", "rule", "viewer"))
_OF_EVERY_GAME: Final = {"event-forced": frozenset(("option",))}
_UNDO = re.compile(r"(?:@(\d+) +)?(\S+)")


def unmet(match: Match, then: Mapping[str, Plain], before: int) -> Iterator[str]:
    """What is not as expected, each with what was expected and found; `before` events happened earlier.

    Words that mean nothing in the game are mistakes, also where nothing is expected of them.
    """
    for name, expected in then.items():
        for problem in EXPECTATIONS[name].unmet(match, expected, before):
            yield f"{name}{problem}"


def _differs(expected: Plain, found: Plain) -> Iterator[str]:
    if type(expected) is not type(found) or expected != found:
        yield f": expected {expected!r}, found {found!r}"


def _seat(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _differs(expected, match.decision.seat if match.decision else None)


def _decision(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _differs(expected, match.decision.key if match.decision else None)


def _rule(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _differs(expected, match.decision.rule if match.decision else None)


def _over(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _differs(expected, match.is_over)


def _winners(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _differs(expected, list(match.game.winners(match.table)))


# -- options ----------------------------------------------------------------------------------------------------


def _offered_ids(match: Match) -> set[str]:
    return {option.id for option in match.decision.options} if match.decision else set()


def _unknown(match: Match, ids: Iterable[str]) -> Iterator[str]:
    for id in ids:
        if id not in match.game.vocabulary:
            yield f": {match.game.name} has no option {id!r}"


def _offered(match: Match, expected: Plain, before: int) -> Iterator[str]:
    found = _offered_ids(match)
    yield from _offers(match, expected, before)
    if surplus := found - set(expected):
        yield f": offered but not expected: {listed(surplus)}"


def _offers(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _unknown(match, expected)
    if missing := {id for id in expected if id in match.game.vocabulary} - _offered_ids(match):
        yield f": not offered: {listed(missing)}"


def _offers_not(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _unknown(match, expected)
    if surplus := set(expected) & _offered_ids(match):
        yield f": offered: {listed(surplus)}"


def _refused(match: Match, expected: Plain, before: int) -> Iterator[str]:
    for id, wanted in expected.items():
        yield from _unknown(match, [id])
        reason = match.why_not(id)
        if reason is None:
            yield f".{id}: expected the reason {wanted!r}, but it is offered"
        elif not _fits(wanted, reason.message, {"rule": reason.rule}):
            yield f".{id}: expected the reason {wanted!r}, found {reason!r}"


def _undo(match: Match, expected: Plain, before: int) -> Iterator[str]:
    parts = _UNDO.fullmatch(expected)
    assert parts is not None
    seat, wanted = parts.groups()
    reason = match.undo_reason(int(seat) if seat else None)
    found = "ok" if reason is None else reason.key
    if wanted != found:
        yield f": expected {wanted!r}, found {found!r}"


# -- what happened ----------------------------------------------------------------------------------------------


def _events(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _unknown_events(match, expected)
    happened = iter(_story(match, before))
    for number, wanted in enumerate(expected, 1):
        if not any(_event_fits(wanted, event) for event in happened):
            found = ", ".join(map(_event_in_full, _story(match, before))) or "nothing"
            yield f": number {number}, {wanted!r}, did not happen (after the ones before it); what happened: {found}"
            return


def _events_not(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _unknown_events(match, expected)
    for wanted in expected:
        for event in _story(match, before):
            if _event_fits(wanted, event):
                yield f": {wanted!r} happened: {_event_in_full(event)}"


def _event_in_full(event: Event) -> str:
    """An event with its arguments, the seat it happened to and its rule."""
    where = f"seat {event.seat}" if event.seat >= 0 else "nobody's seat"
    return f"{event!r} [{where}, {event.rule}]"


def _unknown_events(match: Match, expected: Plain) -> Iterator[str]:
    """Events that the game never tells of, or not with these arguments."""
    known = {**said_in(match.game.texts, "event-"), **_OF_EVERY_GAME}
    for wanted in expected:
        about = {"key": wanted} if isinstance(wanted, str) else wanted
        key = str(about.get("key", ""))
        if key and key not in known:
            yield f": {match.game.name} has no event {key!r}"
            continue
        such = [event for event in match.table.story or [] if not key or event.key == key]
        arguments = {name for event in such for name in event.arguments} | known.get(key, frozenset())
        if unknown := set(about) - arguments - _ABOUT_EVENTS:
            what = f"{key} has no" if key else "no event so far has"
            yield f": {what} {listed(unknown)}; there are {listed(arguments | _ABOUT_EVENTS)}"
        seats = match.game.seats(match.table)
        for name in ("seat", "viewer"):
            if name in about and about[name] not in range(-1, seats):
                yield f": there is no {name} {about[name]!r}; seats are 0 to {seats - 1}"
        if "rule" in about and about["rule"] not in (*match.game.rule_ids, NOT_ASKED.rule):
            yield f": {match.game.name} has no rule {about['rule']!r}"


def _story(match: Match, before: int) -> list[Event]:
    return (match.table.story or [])[before:]


def _event_fits(wanted: Plain, event: Event) -> bool:
    if isinstance(wanted, Mapping) and "viewer" in wanted:
        event = event.seen_by(wanted["viewer"])
        wanted = {name: value for name, value in wanted.items() if name != "viewer"}
    return _fits(wanted, event, {"seat": event.seat, "rule": event.rule})


def _fits(wanted: Plain, message: Message, about: Mapping[str, Plain]) -> bool:
    """Whether a message is the wanted one: its key, or a table with its key and some arguments."""
    if isinstance(wanted, str):
        return wanted == message.key
    found = {"key": message.key, **about, **{name: _said(value) for name, value in message.arguments.items()}}
    return all(name in found and found[name] == value for name, value in wanted.items())


def _said(argument: Any) -> Plain:
    """An argument of a message as TOML can say it."""
    if isinstance(argument, Message):
        return argument.key
    if isinstance(argument, SeatName):
        return argument.seat
    if isinstance(argument, Effect):
        return argument.text
    if isinstance(argument, Hidden):
        return _said(argument.value)
    if isinstance(argument, tuple):
        return [_said(part) for part in argument]
    return argument


# -- table and score --------------------------------------------------------------------------------------------


def _score(match: Match, expected: Plain, before: int) -> Iterator[str]:
    for seat, wanted in expected.items():
        try:
            items = match.score(int(seat))
        except MatchError as error:
            yield f".{seat}: {error}"
            continue
        found = {"total": sum(item.points for item in items)}
        for item in items:
            found[item.message.key] = found.get(item.message.key, 0) + item.points
        lines = {*found, *said_in(match.game.texts, "score-")}
        for name, points in (wanted if isinstance(wanted, Mapping) else {"total": wanted}).items():
            if name not in lines:
                yield f".{seat}.{name}: {match.game.name} has no such line; lines are {listed(lines)}"
            elif found.get(name, 0) != points:
                whole = ", ".join(f"{key} {value}" for key, value in found.items())
                yield f".{seat}.{name}: expected {points}, found {found.get(name, 0)} ({whole})"


def _table(match: Match, expected: Plain, before: int) -> Iterator[str]:
    yield from _part_differs(expected, match.game.portrait(match.table))


def _part_differs(expected: Plain, found: Plain) -> Iterator[str]:
    """Tables are compared in the parts that are expected, lists as a whole or, with numbers as keys, in places.

    An empty table is expected to be empty.
    """
    if isinstance(expected, Mapping):
        if isinstance(found, (list, tuple)):
            found = {str(place): value for place, value in enumerate(found)}
        if not isinstance(found, Mapping) or (found and not expected):
            yield f": expected {expected!r}, found {found!r}"
            return
        known = {str(name): value for name, value in found.items()}
        for name, value in expected.items():
            if name not in known:
                yield f".{name} does not exist; here are {listed(set(known))}"
            else:
                for problem in _part_differs(value, known[name]):
                    yield f".{name}{problem}"
    elif isinstance(expected, list) and isinstance(found, (list, tuple)) and len(expected) == len(found):
        if any(list(_part_differs(*pair)) for pair in zip(expected, found, strict=True)):
            yield f": expected {expected!r}, found {list(found)!r}"
    elif isinstance(found, (list, tuple)):
        yield f": expected {expected!r}, found {list(found)!r}"
    else:
        yield from _differs(expected, found)


def listed(names: Iterable[str]) -> str:
    """Names in a sentence."""
    return ", ".join(sorted(names)) or "nothing"


def _is_number(value: Plain) -> bool:
    return type(value) is int


def _are_words(value: Plain) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _are_some_words(value: Plain) -> bool:
    return _are_words(value) and bool(value)


def _is_message(value: Plain) -> bool:
    return isinstance(value, (str, dict)) and bool(value)


def _are_messages(value: Plain) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_message, value))


def _is_score(value: Plain) -> bool:
    def points(part: Plain) -> bool:
        return _is_number(part) or (isinstance(part, dict) and bool(part) and all(map(_is_number, part.values())))

    return _is_filled(value) and all(seat.isdecimal() and points(part) for seat, part in value.items())


def _is_filled(value: Plain) -> bool:
    return isinstance(value, dict) and bool(value)


class Expectation(NamedTuple):
    """Something that `then` can expect: what it may look like, in code and in words, and how it is compared."""

    accepts: Callable[[Plain], bool]
    wanted: str
    unmet: Callable[[Match, Plain, int], Iterator[str]]


_SOME_EVENTS: Final = "a list of event keys, or of tables with key and arguments, not empty"
EXPECTATIONS: dict[str, Expectation] = {
    "seat": Expectation(_is_number, "a number", _seat),
    "decision": Expectation(lambda value: isinstance(value, str), "the key of a decision", _decision),
    "rule": Expectation(lambda value: isinstance(value, str), "the id of a rule", _rule),
    "over": Expectation(lambda value: isinstance(value, bool), "true or false", _over),
    "offered": Expectation(_are_words, "a list of option ids", _offered),
    "offers": Expectation(_are_some_words, "a list of option ids, not empty", _offers),
    "offers_not": Expectation(_are_some_words, "a list of option ids, not empty", _offers_not),
    "refused": Expectation(
        lambda value: _is_filled(value) and all(map(_is_message, value.values())),
        "a table from option ids to keys of reasons, not empty",
        _refused,
    ),
    "events": Expectation(_are_messages, _SOME_EVENTS, _events),
    "events_not": Expectation(_are_messages, _SOME_EVENTS, _events_not),
    "score": Expectation(
        _is_score, "a table from seats to points, or to tables from message keys to points, not empty", _score
    ),
    "winners": Expectation(
        lambda value: isinstance(value, list) and all(map(_is_number, value)), "a list of seats", _winners
    ),
    "table": Expectation(_is_filled, "a table, not empty", _table),
    "undo": Expectation(
        lambda value: isinstance(value, str) and _UNDO.fullmatch(value) is not None,
        "'ok' or the key of a reason, with a seat before it if it matters ('@1 undo-other-seat')",
        _undo,
    ),
}
