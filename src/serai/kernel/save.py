"""Saving and loading: a match as a JSON document.

The document holds what makes the match (game, rules version, content, settings, seed, a given position if it began
from one, choices) and, so that loading does not depend on the length of the game, the table at the start of the
current turn. A checksum over all of it tells a damaged or edited file; the digest of the table after the last choice
tells rules that play differently.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from serai.kernel.decision import Option
from serai.kernel.game import Game
from serai.kernel.match import Chapter, Entry, Match, Redeal, checked_settings

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


class SaveError(ValueError):
    """A saved match cannot be used: says why."""


def save(match: Match) -> str:
    """The match as a JSON text."""
    chapter = match._chapter
    assert chapter.table is not None
    document = {
        "serai": FORMAT,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "content": match.game.content_digest,
        "players": match.players,
        "settings": dict(match.settings),
        "seed": match.seed,
        "given": match.given,
        "choices": [entry.id if isinstance(entry, Option) else list(entry) for entry in match.entries],
        "turn_start": chapter.position,
        "table": chapter.table.dump(),
        "digest": match.digest(),
    }
    document["check"] = _checksum(document)
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> dict[str, Any]:
    """The document of a saved match, checked for damage; raises SaveError."""
    try:
        document = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise SaveError("this is not a saved match, or it is cut off: it is not a whole JSON document") from None
    if not isinstance(document, dict) or "serai" not in document:
        raise SaveError("this is not a saved match")
    if document["serai"] != FORMAT:
        raise SaveError(f"this match was saved in format {document['serai']!r}; this version reads {FORMAT}")
    if set(document) != _KEYS:
        missing = ", ".join(sorted(_KEYS - set(document))) or "nothing"
        raise SaveError(f"the saved match is incomplete or edited (missing: {missing})")
    if document["check"] != _checksum({key: value for key, value in document.items() if key != "check"}):
        raise SaveError("the saved match was damaged or edited: its checksum does not fit")
    return document


def load(text: str, game: Game[Any]) -> Match:
    """The match of a saved text, at the decision where it was saved; raises SaveError."""
    document = read(text)
    if document["game"] != game.name:
        raise SaveError(f"this is a match of {document['game']}, not of {game.name}")
    if document["rules_version"] != game.rules_version:
        raise SaveError(
            f"this match follows version {document['rules_version']} of the rules of {game.name}; "
            f"this program has version {game.rules_version}"
        )
    if document["content"] != game.content_digest:
        raise SaveError("this match was played with other content (cards or boards with other values)")
    try:
        match = _rebuilt(document, game)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError) as error:
        raise SaveError(f"the saved match cannot be continued: {error}") from None
    if match.digest() != document["digest"]:
        raise SaveError("the saved match plays differently here: its digest does not fit")
    return match


def _rebuilt(document: dict[str, Any], game: Game[Any]) -> Match:
    entries: list[Entry] = [_entry(plain, game) for plain in document["choices"]]
    start = document["turn_start"]
    players = document["players"]
    settings = checked_settings(game, players, document["settings"])
    match = Match(game, players, document["seed"], settings, given=document["given"], begin=False)
    match.table = game.load_table(document["table"])
    beginning = Chapter(0, None, None, [])
    match._chapter = Chapter(start, match.table, beginning if start else None, entries[:start])
    match._recent = []
    return match._revived(match._chapter, entries[start:], len(entries) - start)


def _entry(plain: Any, game: Game[Any]) -> Entry:
    if isinstance(plain, str):
        option = game.vocabulary.get(plain)
        if option is None:
            raise SaveError(f"{game.name} has no option {plain!r}")
        return option
    seat, seed = plain
    return Redeal(seat, seed)


def _checksum(document: dict[str, Any]) -> str:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
