"""Fair dice, provable: nobody chooses the seed of a match, and everybody can check that afterwards.

The scheme, in the order in which things happen:

1. The server commits: it shows the hash of its secret before anybody gives a part.
2. Every seat commits: it gives the hash of its own part, a random text that its browser keeps.
3. Once nobody is missing, all commitments are sealed in a short text that everybody sees and keeps.
4. Every seat reveals its part, which must fit its commitment. Only then does the server know the seed:
   the hash of the sealed text, the secret and all parts.
5. When the match is over, the secret and all parts are shown; each browser compares them with what it kept.

So whoever sits down last, be it the operator, has to commit before knowing the parts of the others. A part may be given
openly at once (`at once` in the sealed text): enough for who plays alone, since the server committed before; with
others it proves less, and `serai verify` says so. All hashes are SHA-256 of UTF-8 text, written in hexadecimal.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from serai.kernel.chance import STRONG

_TITLE = "serai fair 2"
_HASH = re.compile("[0-9a-f]{64}")
NO_PART = "-"


class Part(NamedTuple):
    """What is sealed of a seat: what sits there when the match begins, and the commitment of a person."""

    kind: str  # person, bot, automa
    commitment: str = ""
    at_once: bool = False  # the part itself was given with its commitment


class Sealed(NamedTuple):
    """What everybody agreed to before any part was revealed."""

    table: str
    game: str
    players: int
    settings: Mapping[str, str]
    round: int  # how often parts were asked for
    commitment: str  # of the server
    parts: Sequence[Part]

    @property
    def text(self) -> str:
        lines = [
            _TITLE,
            f"table {self.table}",
            f"game {self.game}",
            f"players {self.players}",
            "settings " + " ".join(f"{name}={value}" for name, value in sorted(self.settings.items())),
            f"round {self.round}",
            f"server {self.commitment}",
        ]
        for number, part in enumerate(self.parts):
            words = ["seat", str(number), part.kind, part.commitment or NO_PART, *["at once"] * part.at_once]
            lines.append(" ".join(words))
        return "\n".join(lines)


def read_sealed(text: str) -> Sealed:
    """What a sealed text says; raises ValueError if it is none."""
    lines = text.split("\n")
    heads = ("", "table ", "game ", "players ", "settings ", "round ", "server ")
    if len(lines) < len(heads) + 1 or lines[0] != _TITLE:
        raise ValueError("this is no sealed text")
    for line, head in zip(lines, heads, strict=False):
        if not line.startswith(head):
            raise ValueError(f"the sealed text has no line {head.strip()!r} where it should be")
    table, game, players, settings, count, server = (
        line.removeprefix(head) for line, head in list(zip(lines, heads, strict=False))[1:]
    )
    parts = []
    for line in lines[len(heads) :]:
        words = line.split(" ")
        if len(words) not in (4, 6):
            raise ValueError(f"the sealed text says {line!r} of a seat")
        parts.append(Part(words[2], "" if words[3] == NO_PART else words[3], len(words) == 6))
    pairs = dict(pair.split("=", 1) for pair in settings.split(" ") if "=" in pair)
    if not (players.isdigit() and count.isdigit()):
        raise ValueError("the sealed text has no number where one should be")
    sealed = Sealed(table, game, int(players), pairs, int(count), server, parts)
    if sealed.text != text or not _HASH.fullmatch(server):
        raise ValueError("the sealed text is not written as it should be")
    return sealed


def new_secret() -> str:
    """A secret that nobody can guess."""
    return os.urandom(32).hex()


def commitment_of(text: str) -> str:
    """What fixes a secret or a part without telling it."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def is_commitment(text: str) -> bool:
    return _HASH.fullmatch(text) is not None


def fair_seed(sealed: str, secret: str, contributions: Sequence[str]) -> str:
    """The seed of a match; it names the generator that it is made for."""
    return STRONG + commitment_of("\n".join([sealed, secret, *map(commitment_of, contributions)]))


def faults_of(sealed: str, secret: str, contributions: Sequence[str], seed: str) -> list[str]:
    """What does not fit in a record of fairness; empty if all is well."""
    try:
        agreed = read_sealed(sealed)
    except ValueError as error:
        return [str(error)]
    faults = []
    if commitment_of(secret) != agreed.commitment:
        faults.append("the secret is not the one that the server committed to")
    if len(contributions) != len(agreed.parts):
        faults.append(f"there are {len(agreed.parts)} seats, but {len(contributions)} contributions")
    for number, (part, given) in enumerate(zip(agreed.parts, contributions, strict=False)):
        if part.kind == "person":
            if commitment_of(given) != part.commitment:
                faults.append(f"the contribution of seat {number} is not the one that it committed to")
        elif given or part.commitment or part.at_once:
            faults.append(f"seat {number} is no person's, but contributed to the seed")
        if part.kind not in ("person", "bot", "automa"):
            faults.append(f"seat {number} is a {part.kind!r}: there is no such thing")
    if fair_seed(sealed, secret, contributions) != seed:
        faults.append("the seed does not come from the sealed text, the secret and the contributions")
    return faults


# -- as it was before: matches that began by the first scheme ------------------------------------------------------


def first_seed_of(secret: str, contributions: Sequence[str]) -> str:
    """The seed by the first scheme: the hash of the secret and the hash of each contribution, joined by colons."""
    return commitment_of(":".join([secret, *map(commitment_of, contributions)]))


def first_faults_of(commitment: str, secret: str, contributions: Sequence[str], seed: str) -> list[str]:
    """What does not fit in a record of the first scheme."""
    faults = []
    if commitment_of(secret) != commitment:
        faults.append("the secret is not the one that the server committed to")
    if first_seed_of(secret, contributions) != seed:
        faults.append("the seed does not come from the secret and the contributions")
    return faults
