"""Verifying: what a file of a finished match proves, what is wrong with it, and what nobody can tell from it.

Anybody can write a file in which everything fits together. So a match is proven only to who kept something before the
dice were known: the sealed text and the own part of the dice, as the page keeps them (`kept`). Everything else in the
file must then follow from them: the secret, the parts of all seats, the seed, and the match, played again choice by
choice from that seed with nothing dealt anew and no die given.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from serai.games import UnknownGame, find_game
from serai.kernel.match import Match, MatchError
from serai.kernel.record import BROKEN
from serai.kernel.save import OtherRelease, SaveError, load, read
from serai.server.fairness import Sealed, commitment_of, faults_of, first_faults_of, read_sealed

_KEYS = {"serai_table", "table", "game", "status", "created", "updated", "seats", "fairness", "releases", "match"}
_FAIRNESS = {"commitment", "sealed", "secret", "contributions", "seed", "continued"}
_SEAT = {"seat", "kind", "name", "joined"}
_KEPT = {"serai_kept", "table", "seat", "round", "contribution", "commitment", "sealed"}


class Verdict(NamedTuple):
    """What is wrong with an exported match, what is proven, and what nobody can tell from it."""

    faults: list[str]
    unverified: list[str]
    proven: Sequence[str] = ()


def verdict_on(document: Mapping[str, Any], kept: Mapping[str, Any] | None = None) -> Verdict:
    """An exported match put to the test, against what somebody kept from before the dice were known."""
    document = {name: value for name, value in document.items() if name != "mine"}  # whose export it is
    try:
        if document["serai_table"] == 1:
            return _begun_elsewhere(_first_format(document), kept)
        return _verdict(document, kept)
    except OtherRelease as error:
        unverified = [f"{error}: only the release that played it{_release(document)} can play it again"]
        return _beginning(document, kept, unverified)
    except (SaveError, UnknownGame) as error:
        return Verdict([str(error)], [])
    except (MatchError, RecursionError, OverflowError, *BROKEN) as error:
        return Verdict([f"this is not an exported match: {str(error) or type(error).__name__}"], [])


def _verdict(document: Mapping[str, Any], kept: Mapping[str, Any] | None) -> Verdict:
    faults = _shape({name: value for name, value in document.items() if name != "ended"})
    if faults:
        return Verdict(faults, [])
    fairness = document["fairness"]
    if fairness["continued"]:
        why = "this match continues another one: its beginning and its dice were not settled at this table"
        return _begun_elsewhere(Verdict(_played(document, None)[1], [why]), kept)
    sealed, secret, parts, seed = (fairness[name] for name in ("sealed", "secret", "contributions", "seed"))
    faults += faults_of(sealed, secret, parts, seed)
    if fairness["commitment"] != commitment_of(secret):
        faults.append("the commitment is not that of the secret")
    try:
        agreed = read_sealed(sealed)
    except ValueError:
        return Verdict(faults, [])
    match, wrong = _played(document, agreed)
    faults += wrong
    unverified = _before_an_update(match) if match is not None else []
    if document.get("ended"):
        unverified.append("the match ended before its end: that somebody conceded, or all agreed to abandon it")
    if kept is None:
        unverified.append(
            "nothing shows that this is the match that was played: give what your browser kept of it (--kept)"
        )
        return Verdict(faults, unverified)
    faults += _against(kept, agreed, fairness)
    if agreed.round > 1:
        unverified.append(
            f"the parts of the dice were asked for {agreed.round} times: who runs the server and plays, too, could "
            f"have refused as often"
        )
    proven = _proven(agreed, int(kept["seat"])) if not faults else []
    return Verdict(faults, unverified, proven)


def _begun_elsewhere(verdict: Verdict, kept: Mapping[str, Any] | None) -> Verdict:
    """The verdict on a match that says it was not sealed at its table; who kept something knows better."""
    if kept is None:
        return verdict
    why = "your browser saw this match being sealed before it began: what says that it was not is another match"
    return verdict._replace(faults=[*verdict.faults, why])


def _beginning(document: Mapping[str, Any], kept: Mapping[str, Any] | None, unverified: list[str]) -> Verdict:
    """The verdict on a match that cannot be played again here: how it was sealed can be checked all the same."""
    fairness = document["fairness"]
    if document["serai_table"] == 1 or fairness["continued"]:
        return _begun_elsewhere(Verdict([], unverified), kept)
    faults = faults_of(*(fairness[name] for name in ("sealed", "secret", "contributions", "seed")))
    if kept is not None and not faults:
        faults = _against(kept, read_sealed(fairness["sealed"]), fairness)
    return Verdict(faults, unverified)


def _shape(document: Mapping[str, Any]) -> list[str]:
    """Whether everything is there, and nothing else."""
    faults = []
    for what, found, known in (
        ("the record", document, _KEYS),
        ("the record of fairness", document.get("fairness"), _FAIRNESS),
        *((f"seat {number}", seat, _SEAT) for number, seat in enumerate(document.get("seats") or ())),
    ):
        if not isinstance(found, Mapping):
            return [f"this is not an exported match: {what} is missing"]
        for name in sorted(known ^ set(found)):
            faults.append(f"{what} {'lacks' if name in known else 'has an unknown'} {name!r}")
    if faults:
        return faults
    fairness = document["fairness"]
    texts = [fairness[name] for name in ("commitment", "sealed", "secret", "seed")]
    if not all(isinstance(text, str) for text in texts) or type(fairness["continued"]) is not bool:
        faults.append("the record of fairness is not written as it should be")
    elif not isinstance(fairness["contributions"], list) or not all(
        isinstance(part, str) for part in fairness["contributions"]
    ):
        faults.append("the contributions are not a list of texts")
    if document["serai_table"] != 2:
        faults.append(f"this version does not know the format {document['serai_table']!r}")
    if document["status"] != "finished":
        faults.append("the match was not over")
    return faults


def _played(document: Mapping[str, Any], agreed: Sealed | None) -> tuple[Match | None, list[str]]:
    """The match, and what is wrong with it; `agreed` is None where another match came before."""
    text = json.dumps(document["match"], ensure_ascii=False)
    saved = read(text)
    faults = []
    if agreed is not None:
        if saved["seed"] != document["fairness"]["seed"]:
            faults.append("the match was not played with the seed that the record names")
        if saved["given"] is not None:
            faults.append("the match did not begin with the game's own first table: a position or dice were given")
        entries = [*saved["choices"], *(choice for part in saved.get("earlier", ()) for choice in part["choices"])]
        if not all(isinstance(entry, str) for entry in entries):
            faults.append("something was dealt anew during the match")
        if agreed.table != document["table"]:
            faults.append("what was sealed belongs to another table")
        if not agreed.game == document["game"] == saved["game"]:
            faults.append("what was sealed belongs to another game")
        if [seat["seat"] for seat in document["seats"]] != list(range(len(agreed.parts))):
            faults.append("the seats are not those that were sealed")
    match = load(text, find_game(str(saved["game"])))
    if agreed is not None and (match.players, dict(match.settings)) != (agreed.players, dict(agreed.settings)):
        faults.append("the match was played with other settings than those that were sealed")
    if match.is_over == bool(document.get("ended")):
        faults.append("the match was over and did not end otherwise" if match.is_over else "the match was not over")
    again = deque(match.replay(listen=False), maxlen=1).pop()
    if again.digest() != match.digest() or again.position != match.position:
        faults.append("played again from its start, the match comes to another end")
    return match, faults


def _against(kept: Mapping[str, Any], agreed: Sealed, fairness: Mapping[str, Any]) -> list[str]:
    """What does not agree with what somebody kept."""
    if set(kept) != _KEPT or kept["serai_kept"] != 1:
        return ["what was kept is not a file of the page: it has other parts"]
    faults = []
    seat = kept["seat"]
    if kept["table"] != agreed.table:
        return ["what was kept belongs to another table"]
    if kept["sealed"] != agreed.text:
        faults.append("what was sealed is not what your browser saw before it gave its part")
    if kept["commitment"] != agreed.commitment:
        faults.append("the server committed to another secret than the one that your browser was promised")
    if type(seat) is not int or not 0 <= seat < len(agreed.parts):
        faults.append("what was kept names no seat of this match")
    elif fairness["contributions"][seat] != kept["contribution"]:
        faults.append("the part of the dice that your browser gave was not used")
    elif agreed.parts[seat].kind != "person":
        faults.append("your seat was not a person's when the match began")
    return faults


def _proven(agreed: Sealed, seat: int) -> list[str]:
    others = [number for number, part in enumerate(agreed.parts) if part.kind == "person" and number != seat]
    proven = [
        "the server fixed its secret before your browser gave its part, and used that part",
        "every die and card of the match follows from what was sealed then",
    ]
    if not agreed.parts[seat].at_once or not others:
        proven.append("nobody who had to commit before your part was known could choose the dice")
    else:
        proven.append(
            "your part was given openly: who sits at the table and runs the server could have chosen theirs to suit"
        )
    return proven


def _first_format(document: Mapping[str, Any]) -> Verdict:
    """A match that began before seats committed: less can be known."""
    fairness = document["fairness"]
    parts = [str(part) for part in fairness["contributions"]]
    faults = first_faults_of(str(fairness["commitment"]), str(fairness["secret"]), parts, str(fairness["seed"]))
    saved = read(json.dumps(document["match"], ensure_ascii=False))
    entries = [*saved["choices"], *(choice for part in saved.get("earlier", ()) for choice in part["choices"])]
    if fairness.get("continued"):
        faults += _played(document, None)[1]
        return Verdict(faults, ["this match continues another one: its dice were not settled at this table"])
    if saved["seed"] != fairness["seed"]:
        faults.append("the match was not played with the seed that the record names")
    if saved["given"] is not None or not all(isinstance(entry, str) for entry in entries):
        faults.append("something was given, or dealt anew during the match")
    match, wrong = _played(document, None)
    why = "it began before seats committed to their parts: who sat down last and ran the server could choose the dice"
    return Verdict(faults + wrong, [why, *(_before_an_update(match) if match is not None else [])])


def _before_an_update(match: Match) -> list[str]:
    if not match.earlier:
        return []
    versions = ", ".join(str(part.rules_version) for part in match.earlier)
    return [
        f"the server was updated during this match: the first {match.origin} choices follow version {versions} of the "
        f"rules and cannot be played again; from there on it was verified"
    ]


def _release(document: Mapping[str, Any]) -> str:
    releases = document.get("releases")
    last = releases[-1] if isinstance(releases, list) and releases else None
    return f" (Serai {last.get('program')})" if isinstance(last, dict) else ""
