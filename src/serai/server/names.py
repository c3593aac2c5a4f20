"""Names: nobody at a table is called nothing, or so that a reader could take them for somebody else.

Letters of other alphabets that look the same, accents, case, spaces and signs that nobody sees do not tell two names
apart.
"""

# ruff: noqa: RUF001 (letters that look like others are the matter here)

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from serai.server.problems import Refused, bad_request

LONGEST_NAME = 40
_LOOKS_LIKE = {
    "a": "аαɑ",
    "b": "ьƅ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "g": "ɡ",
    "h": "һ",
    "i": "іıιl1|!",
    "j": "ј",
    "k": "кκ",
    "m": "м",
    "n": "пη",
    "o": "оοσ0ө",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5$",
    "t": "тτ",
    "u": "υц",
    "v": "ѵν",
    "w": "ԝωш",
    "x": "хχ",
    "y": "уγ",
    "z": "з3",
}
_SAME = str.maketrans({sign: letter for letter, signs in _LOOKS_LIKE.items() for sign in signs})


def tidy_name(name: str) -> str:
    """A name as it is shown: no control characters, no signs that nobody sees, no needless spaces; it may be empty."""
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(tidy) > LONGEST_NAME:
        raise bad_request(f"A name has at most {LONGEST_NAME} characters.")
    return tidy if skeleton(tidy) else ""


def skeleton(name: str) -> str:
    """What is left of a name for a hasty reader; two names with the same are alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "MCZ" and sign not in _UNSEEN)
    return seen.translate(_SAME).replace("rn", "m").replace("vv", "w")


_UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that are blank


def check_apart(name: str, others: Iterable[str]) -> None:
    """That nobody at a table is called like this already; raises Refused."""
    if name and skeleton(name) in {skeleton(other) for other in others if other}:
        raise Refused(409, "name-taken", "Somebody at this table already has this name.", "Choose another name.")
