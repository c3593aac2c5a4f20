"""Saving and loading: a match as a JSON document.

The document holds what makes the match (game, rules version, content, settings, seed, a given position if it began
from one, choices) and, so that loading does not depend on the length of the game, the table at the start of the
current turn. A checksum over all of it tells a damaged or edited file; the digest of the table after the last choice
tells rules that play differently. A match that outlived a release also has what was chosen by `earlier` rules, and the
table from which it went on.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from serai.kernel.game import Game
from serai.kernel.match import Earlier, Match
from serai.kernel.record import (
    BROKEN,
    CarriedOver,
    KeptTurn,
    Record,
    RecordError,
    carry_over,
    choice_of,
    in_words,
    resume,
)

FORMAT = 1
_KEYS = frozenset(
    (
        "serai",
        "game",
        "rules_version",
        "content",
        "players",
        "settings",
        "seed",
        "given",
        "choices",
        "turn_start",
        "table",
        "digest",
        "check",
    )
)
_KEYS_OF_EARLIER = frozenset(("earlier", "origin_table"))


class SaveError(ValueError):
    """A saved match cannot be used: says why."""


class OtherRelease(SaveError):
    """A saved match follows other rules or has other content: it can only be carried over."""


def save(match: Match) -> str:
    """The match as a JSON text."""
    document: dict[str, Any] = {
        "serai": FORMAT,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "content": match.game.content_digest,
        "players": match.players,
        "settings": dict(match.settings),
        "seed": match.seed,
        "given": match.given,
        "choices": [choice_of(entry) for entry in match.entries],
        "turn_start": match.turn_start,
        "table": match.turn_table.dump(),
        "digest": match.digest(),
    }
    if match.origin_table is not None:
        document["earlier"] = [{**part._asdict(), "choices": list(part.choices)} for part in match.earlier]
        document["origin_table"] = match.origin_table.dump()
    return sealed(document)


def sealed(document: dict[str, Any]) -> str:
    """A document with its checksum, as a text."""
    return json.dumps({**document, "check": _checksum(document)}, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> dict[str, Any]:
    """The document of a saved match, checked for damage; raises SaveError."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):  # also numbers with thousands of digits
        raise SaveError("this is not a saved match, or it is cut off: it is not a whole JSON document") from None
    if not isinstance(document, dict) or "serai" not in document:
        raise SaveError("this is not a saved match")
    if document["serai"] != FORMAT:
        raise SaveError(f"this match was saved in format {document['serai']!r}; this version reads {FORMAT}")
    if set(document) not in (_KEYS, _KEYS | _KEYS_OF_EARLIER):
        missing = ", ".join(sorted(_KEYS - set(document))) or "nothing"
        raise SaveError(f"the saved match is incomplete or edited (missing: {missing})")
    if document["check"] != _checksum({key: value for key, value in document.items() if key != "check"}):
        raise SaveError("the saved match was damaged or edited: its checksum does not fit")
    return document


def load(text: str, game: Game[Any]) -> Match:
    """The match of a saved text, at the decision where it was saved; raises SaveError."""
    document = read(text)
    _check_game(document, game)
    if document["rules_version"] != game.rules_version:
        raise OtherRelease(
            f"this match follows version {document['rules_version']} of the rules of {game.name}; "
            f"this program has version {game.rules_version}"
        )
    if document["content"] != game.content_digest:
        raise OtherRelease("this match was played with other content (cards or boards with other values)")
    try:
        match = resume(record_of(document), game)
    except BROKEN as error:
        raise SaveError(f"the saved match cannot be continued: {in_words(error)}") from None
    if match.digest() != document["digest"]:
        raise SaveError("the saved match plays differently here: its digest does not fit")
    return match


def load_older(text: str, game: Game[Any]) -> CarriedOver:
    """The match of a saved text that follows other rules, by the rules of today; raises SaveError."""
    document = read(text)
    _check_game(document, game)
    try:
        return carry_over(record_of(document), game)
    except RecordError as error:
        raise SaveError(
            f"this match follows version {document['rules_version']} of the rules of {game.name} and cannot be "
            f"continued by version {game.rules_version}: {error}"
        ) from None
    except BROKEN as error:
        raise SaveError(f"the saved match cannot be continued: {in_words(error)}") from None


def record_of(document: dict[str, Any]) -> Record:
    """What a document keeps of its match."""
    earlier = tuple(
        Earlier(part["rules_version"], part["content"], tuple(part["choices"])) for part in document.get("earlier", ())
    )
    kept = [KeptTurn(document["turn_start"], document["table"], document["rules_version"])]
    origin = sum(len(part.choices) for part in earlier)
    if earlier and document["turn_start"] != origin:
        kept.insert(0, KeptTurn(origin, document["origin_table"], document["rules_version"]))
    return Record(
        document["rules_version"],
        document["content"],
        document["players"],
        document["settings"],
        document["seed"],
        document["given"],
        earlier,
        document["choices"],
        kept,
    )


def _check_game(document: dict[str, Any], game: Game[Any]) -> None:
    if document["game"] != game.name:
        raise SaveError(f"this is a match of {document['game']}, not of {game.name}")


def _checksum(document: dict[str, Any]) -> str:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
