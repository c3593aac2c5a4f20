"""Names: nobody at a table is called nothing, or so that a reader could take them for somebody else.

Letters of other alphabets that look the same, accents, case, spaces, full stops and the like, and signs that nobody
sees do not tell two names apart.
"""

# ruff: noqa: RUF001 (letters that look like others are the matter here)

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import get_args

from serai.kernel.message import Message
from serai.language import Language
from serai.server.problems import Refused, bad_request
from serai.server.wire import Locale

LONGEST_NAME = 40
# What a letter looks like, by the letters of our own alphabet; after Unicode's list of confusables (UTS #39).
_LOOKS_LIKE = {
    "a": "аαɑᴀɐꓮⲁᎪ",
    "b": "ьƅвβʙᏴꓐⲃƀ",
    "c": "сϲᴄꓚⲥᏟς",
    "d": "ԁᴅᎠꓓđɗð",
    "e": "еєεᴇᎬꓰⲉɇәɛ",
    "f": "ғꜰꓝƒ",
    "g": "ɡɢᏀꓖց",
    "h": "һнʜᎻꓧⲏհħ",
    "i": "іıιɪɩɨ",
    "j": "јᴊᎫꓙյ",
    "k": "кκᴋᏦꓗⲕ",
    "l": "1|!ӏłʟᏞꓡᎥꓲⲓ",
    "m": "мᴍᎷꓟⲙ",
    "n": "пηиɴꓠⲛոŋ",
    "o": "оοσ0өᴏꓳⲟօøɵ",
    "p": "рρᴘᏢꓑⲣþ",
    "q": "ԛզ",
    "r": "гʀᏒꓣя",
    "s": "ѕ5$ꜱᏚꓢ",
    "t": "тτᴛᎢꓔⲧŧ",
    "u": "υцμᴜꓴսʋ",
    "v": "ѵνᴠᏙꓦ",
    "w": "ԝωшᴡᎳꓪա",
    "x": "хχꓫⲭ",
    "y": "уγүʏᎩꓬⲩ",
    "z": "з3ᴢᏃꓜⲍζ",
}
# Capitals that look otherwise than their small letters do.
_CAPITALS = {
    "b": "Β",
    "e": "Σ",
    "h": "Η",
    "l": "IΙІӀԼ",
    "m": "Μ",
    "n": "Ν",
    "s": "Տ",
    "u": "Ս",
    "v": "Ѵ",
    "y": "ΥҮ",
    "z": "Ζ",
}
_SAME = str.maketrans({sign: letter for letter, signs in _LOOKS_LIKE.items() for sign in signs})
_SAME_CAPITALS = str.maketrans({sign: letter for letter, signs in _CAPITALS.items() for sign in signs})
_TEXTS = files("serai.server") / "text"


def tidy_name(name: str) -> str:
    """A name as it is shown: no control characters, no signs that nobody sees, no needless spaces; it may be empty."""
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(tidy) > LONGEST_NAME:
        raise bad_request(f"A name has at most {LONGEST_NAME} characters.")
    return tidy if _skeleton(tidy) else ""


def person_name(name: str) -> str:
    """What somebody is called at tables; empty, too, if the server itself calls people, bots or seats like this.

    Whoever wants to be "Player 1" is called by the seat, like everybody without a name: so nobody is who they are not.
    """
    tidy = tidy_name(name)
    return "" if _looks(_without_number(tidy)) & _given() else tidy


def alike(one: str, another: str) -> bool:
    """Whether a hasty reader could take one name for the other; nobody without a name is like anybody."""
    return bool(_looks(one) & _looks(another))


def check_apart(name: str, others: Iterable[str]) -> None:
    """That nobody at a table is called like this already; raises Refused."""
    if any(alike(name, other) for other in others):
        raise Refused(409, "name-taken", "Somebody at this table already has this name.", "Choose another name.")


def _looks(name: str) -> frozenset[str]:
    """What is left of a name for a hasty reader: of its letters as they are drawn, and of the same letters in small."""
    return frozenset({_skeleton(name), _skeleton(name.casefold())} - {""})


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).translate(_SAME_CAPITALS)
    plain = unicodedata.normalize("NFKD", plain.translate(_SAME).casefold()).translate(_SAME)
    seen = ""
    for sign in plain:
        if not _is_unseen(sign, seen[-1:]):
            seen += str(unicodedata.decimal(sign, sign)).translate(_SAME)
    letters = "".join(sign for sign in seen if unicodedata.category(sign)[0] != "P")
    return (letters or seen).replace("rn", "m").replace("vv", "w")


def _is_unseen(sign: str, before: str) -> bool:
    """Signs that nobody sees, and accents; vowels of many alphabets of Asia are marks, too, but as good as letters."""
    kind, place = unicodedata.category(sign)[0], unicodedata.combining(sign)
    is_accent = kind == "M" and (before.isascii() or place == 1 or 9 < place < 40 or place >= 200)
    return kind in "CZ" or is_accent or sign in _UNSEEN


@cache
def _given() -> frozenset[str]:
    """How the names look that the server gives: to seats without a name, to bots and to seats that nobody has."""
    messages = [Message(key, {"n": 1}) for key in ("seat-name", "bot-name", "automa-name", "open-seat")]
    said = [Language(locale, [_TEXTS]).say(message) for locale in get_args(Locale) for message in messages]
    return frozenset().union(*(_looks(_without_number(name)) for name in said))


def _without_number(name: str) -> str:
    """A name without the number in its end, be it written with letters that look like a one."""
    name = unicodedata.normalize("NFKC", name)
    while name and (not name[-1].isalpha() or _skeleton(name[-1]) == "l"):
        name = name[:-1]
    return name


# Letters that are blank, and marks that choose how a letter is drawn.
_UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u180b\u180c\u180d\u180f") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
