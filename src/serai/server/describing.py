"""Describing: what the OpenAPI document says about fields, parameters and who may call.

A field is described by the comment beside it in `wire.py`, so that there is one place to read and to write. What
several messages call by the same name, and mean by it, is said here once.
"""

from __future__ import annotations

import re
from functools import cache
from inspect import getsource
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from serai.server import wire
from serai.server.identity import COOKIE

DEVICE, SEAT = "device", "seat"
SCHEMES = Components(
    security_schemes={
        DEVICE: SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="The cookie that `GET /api/me` gives. Calls that change something also need an `Origin` header "
            "equal to the address that they call.",
        ),
        SEAT: SecurityScheme(
            type="http",
            scheme="bearer",
            description="The token of a seat (`POST /api/tables/{table}/seats/{seat}/token`), for a program that plays "
            "it. A token that is not, or no longer, valid is answered by 401, whatever the call.",
        ),
    }
)
# What the holder of a seat's token may do, below /api/tables/{table}.
_OF_A_SEAT = ("", "/choices", "/undo", "/hints", "/moments/{moment}", "/forecast", "/review", "/export")

PARAMETERS = {
    "table": "the id of a table",
    "seat": "the number of a seat, from 0",
    "moment": "how many choices had been made in the match",
    "game": "the name of a game, perhaps with an expansion: `game+expansion`",
    "code": "the last part of the link's path",
    "session": "the id of a session",
    "person": "the id of a person",
    "channel": "the id of a channel",
    "link": "the last part of the path of a link in a message",
    "everything": "end all messages to that channel, whatever the link is about",
}

_SHARED = {
    "table": "the id of the table",
    "game": "the name of the game, perhaps with an expansion: `game+expansion`",
    "seat": "the number of a seat, from 0",
    "seats": "every seat, in order",
    "title": "what it is called, in the language that was asked for",
    "status": "waiting for people or their parts of the dice, running, or finished",
    "version": "how many choices and undos the table had accepted",
    "moment": "how many choices had been made in the match",
    "rule": "the id of a rule; the catalogue has its text",
    "touches": "ids of the components that it concerns",
    "kind": "who plays the seat: a person, nobody yet, a bot, or the rules themselves",
    "mine": "whether it is the caller's",
    "total": "points in all",
    "points": "points",
    "updated": "when something last changed, in seconds since 1970",
    "created": "since when, in seconds since 1970",
    "settings": "by name; what is not named has its default",
    "clock_seconds": "the time bank of each seat, in seconds; 0: no clock",
    "clock_forfeits": "whether a bot takes the seat of who has no time left",
    "entropy": "a random text: the caller's part of the dice, given openly",
    "commitment": "the SHA-256, in hexadecimal, of a random text that is told later",
    "key": "a text of the sender's own, new for each choice: sent again, it is not played again",
    "level": "of a bot: `random`, `easy`, `medium`, `hard`, or `program:` and a name that the server offers",
    "announcement": "what everybody is told; empty: nothing",
    "maintenance": "why the tables pause, as everybody is told; empty: they do not",
    "account": "the name of the account",
    "password": "the password",
    "invite": "the path of the link by which others sit down",
    "host": "the name of who opened the table",
    "option": "the id of an option",
    "type": "which kind of message this is",
}

_OF_MESSAGES = {
    "SettingInfo": {
        "name": "as `NewTable.settings` has it",
        "values": "what may be chosen",
        "value_titles": "the same in words",
        "default": "the value where none is chosen",
    },
    "ExpansionInfo": {"name": "as it stands behind the `+` in the name of a game"},
    "GameInfo": {
        "name": "as tables have it: `game`, or `game+expansion`",
        "description": "a sentence about it",
        "players": "how many may sit down",
        "settings": "what can be chosen for a match",
    },
    "IconInfo": {
        "kind": "what sort of sign",
        "name": "what it shows, or the text to write",
        "words": "its arguments, in the game's own words",
    },
    "EffectInfo": {
        "place": "where on the component it stands",
        "sentence": "what it does, in words",
        "icons": "what it does, as a strip of signs",
    },
    "ComponentInfo": {
        "id": "as options, events and views name it",
        "kind": "the game's own word: card, tile, space …",
        "name": "what it is called, in the language that was asked for",
        "source": "where its values were taken from",
        "effects": "what it does",
    },
    "RuleInfo": {"id": "as decisions and reasons cite it", "text": "the rule in our own words"},
    "ChapterInfo": {"id": "the key of the chapter", "text": "what stands before its rules"},
    "Catalogue": {"components": "everything printed", "rules": "every rule"},
    "NewSeat": {
        "kind": "who shall sit there",
        "name": "of a person on this device; empty: the caller's own",
    },
    "NewTable": {"allow_spectators": "whether others may look on by a link"},
    "SeatInfo": {
        "name": "what who sits there is called",
        "level": "of a bot (empty for others): its strength, or `program:` and the name of a program",
        "connected": "whether they look at the table now",
    },
    "TableSummary": {
        "to_choose": "the seat that has to choose; null where nobody has",
        "my_turn": "whether that is mine",
    },
    "ResultSeat": {"name": "what who sat there was called", "won": "whether it won, perhaps with others"},
    "ResultInfo": {"sources": "where the points of my seat came from"},
    "Rematch": {"mine": "whether I sit there already", "table": "its id, for who sits there already"},
    "JoinRequest": {"name": "what I want to be called", "seat": "an open one; null: the first"},
    "DicePart": {"round": "the round that `Fairness.round` told"},
    "SettingShown": {"name": "the setting", "value": "its value", "value_title": "the same in words"},
    "Invitation": {
        "open_seats": "numbers of the open seats",
        "hints": "whether hints may be asked for",
        "spectators": "whether others may look on",
    },
    "LeaveRequest": {"seat": "null: all of mine", "successor": "who takes it"},
    "Vote": {"seat": "whose seat it is about", "needed": "how many must agree"},
    "VoteRequest": {"agree": "true: I am for it"},
    "ContinueRequest": {"seat": "which shall be mine; null: the one I had, or that which decides"},
    "OptionInfo": {
        "id": "as a choice names it",
        "text": "what it is, in words",
        "note": "a price, what would be left …",
        "facts": "the same by its parts, for who draws it: numbers, names of components, what is said in words",
    },
    "RefusalInfo": {"id": "of the option that is not possible now", "text": "what it is", "reason": "why not"},
    "DecisionInfo": {
        "seat": "who has to answer",
        "key": "which question, for programs",
        "question": "the question in words",
        "options": "every legal answer; empty for who does not answer",
        "refusals": "what is not possible now, and why; empty for who does not answer",
    },
    "EventInfo": {
        "seat": "whose deed it was",
        "key": "what happened, for programs",
        "text": "what happened, in words",
        "why": "why the automa did it",
    },
    "ScoreLine": {"text": "what the points are for"},
    "SeatScore": {"lines": "what the points are for, one by one"},
    "RulesChange": {
        "rules_version": "the version of the rules from there on",
        "time": "when, in seconds since 1970",
        "taken_back": "choices of the running turn that were not possible any more",
    },
    "UndoInfo": {"possible": "whether the caller may take something back now"},
    "Fairness": {
        "secret": "the server's part, once the match is over",
        "contributions": "the seats' parts, once the match is over",
        "seed": "of the match, once it is over",
        "sealed": "what everybody committed to, once nobody is missing",
        "missing": "seats whose parts the table waits for",
    },
    "TableState": {
        "decision": "what is to be decided; null before and after the match",
        "scores": "of each seat if the match ended now",
        "undo": "what the caller may take back",
        "winners": "seats that have won, once the match is over",
        "fairness": "how the dice are settled",
        "spectate": "the path of the link by which others look on",
        "vote": "on a seat whose person is absent; null where there is none",
        "settings": "what is played by",
        "rules_changes": "updates of the server during the match",
        "invite": "the path of the link by which others sit down, for who sits here",
        "host": "whether the table is mine to host",
    },
    "Gone": {"reason": "why, in words"},
    "Accepted": {
        "version": "the version that it led to",
        "repeated": "whether this key had been accepted before: nothing was played again",
    },
    "HintInfo": {
        "score": "the final points that the seat may expect",
        "lead": "how far ahead of the strongest rival it would be",
        "visits": "how often the bot has tried it",
        "changes": "what its turn changes in the scores, as far as that is known: my own first",
    },
    "Hints": {"hints": "best first"},
    "ForecastMoment": {"seat": "whose turn begins; null at the end", "scores": "by seat: points to be expected"},
    "SwingInfo": {
        "moment": "where the turn began",
        "turn_of": "whose turn it was",
        "seat": "whose lead changed",
        "change": "by how many points",
    },
    "Forecast": {"moments": "the start of every turn", "swings": "the turns that changed most"},
    "Problem": {
        "code": "stable, for programs",
        "message": "what is wrong, in English",
        "hint": "what to do about it",
        "version": "the version of the table, where it helps",
    },
    "Me": {"name": "what I am called"},
    "NameChange": {"name": "what I want to be called"},
    "AdminCounts": {"counts": "how many there are of each"},
    "AdminPerson": {
        "id": "of the person",
        "name": "what they are called",
        "tables": "how many tables they sit at",
        "banned": "whether they may not play here",
        "is_admin": "whether they may administer the server",
    },
    "AdminTable": {"id": "of the table", "people": "who sits there"},
    "BanRequest": {"banned": "true: they may not play here any more"},
    "SessionInfo": {"id": "of the session", "seen": "when last, in seconds since 1970", "current": "this very device"},
    "PasswordChange": {"password": "the present one", "new": "the new one"},
    "SeatToken": {"token": "told only now; the server keeps its hash"},
}


class DescribedDocument(JsonRenderPlugin):
    """The document, completed when somebody asks for it: a server that starts need not make it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        describe(openapi_schema)
        return super().render(request, openapi_schema)


def describe(document: dict[str, Any]) -> None:
    """Complete a document; a second time changes nothing."""
    for path, operations in document["paths"].items():
        for operation in operations.values():
            operation["security"] = _security(path)
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in PARAMETERS:
                    parameter.setdefault("description", PARAMETERS[parameter["name"]])
    for name, schema in document["components"]["schemas"].items():
        for field, shape in schema.get("properties", {}).items():
            if text := field_text(name, field):
                shape["description"] = text


def _security(path: str) -> list[dict[str, list[str]]]:
    """What a call asks for, one of: `{}` is nothing."""
    at_table = path.removeprefix("/api/tables/{table}")
    if path.startswith(("/api/games", "/api/watch", "/api/join")):
        return [{}, {DEVICE: []}]
    if at_table != path and at_table in _OF_A_SEAT:
        return [{DEVICE: []}, {SEAT: []}]
    return [{DEVICE: []}]


def field_text(message: str, field: str) -> str | None:
    """What a field of a message means; None where nobody has said it."""
    found = _said(message, field)
    return found[:1].upper() + found[1:] + ("" if found.endswith((".", "?")) else ".") if found else None


def _said(message: str, field: str) -> str | None:
    for name in _lineage(message):
        text = _comments().get((name, field)) or _OF_MESSAGES.get(name, {}).get(field)
        if text:
            return text
    return _SHARED.get(field)


def _lineage(message: str) -> list[str]:
    """A message and those that it is made from."""
    kind: Any = getattr(wire, message, None)
    return [one.__name__ for one in kind.__mro__] if kind is not None else []


@cache
def _comments() -> dict[tuple[str, str], str]:
    """The comments beside the fields of wire.py."""
    found: dict[tuple[str, str], str] = {}
    message = ""
    for line in getsource(wire).splitlines():
        if head := re.match(r"class (\w+)\(", line):
            message = head[1]
        elif field := re.match(r"    (\w+): .*?  # (.+)$", line):
            found[message, field[1]] = field[2]
    return found
