"""What is typed at the terminal and what it can show: editing with arrows and history, and signs for every encoding."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from types import ModuleType

from rich.console import Console

PLAIN = "serai-plain"  # how what an encoding lacks is written
_PROMPT = "> "
_STYLED = "\x01\x1b[1;36m\x02> \x01\x1b[0m\x02"  # \x01 … \x02: takes no room, says readline
_STAND_INS = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "·": "-",
    "×": "x", "→": "->", "←": "<-", "✓": "+", "✗": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss",
    "\u00a0": " ", "\u202f": " ", "│": "|", "─": "-", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    # The signs of the boards, none of them wider than before. A die has its number beside it.
    "⚀": "d", "⚁": "d", "⚂": "d", "⚃": "d", "⚄": "d", "⚅": "d", "⌂": "^", "♟": "&", "♞": "%", "◉": "@", "■": "#",
    "●": "o", "◆": "^", "◇": "!", "✦": "*", "▬": "=", "∩": "n", "═": "=", "⟨": "<", "⟩": ">",
}  # fmt: skip


def plainly(text: str) -> str:
    """A text in ASCII: without accents, with what looks alike, and `?` for what nothing looks like."""
    found = []
    for letter in text:
        bare = unicodedata.normalize("NFKD", _STAND_INS.get(letter, letter))
        found.append(bare.encode("ascii", "ignore").decode() or "?")
    return "".join(found)


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainly(error.object[error.start : error.end]), error.end


def prepare_streams() -> None:
    """Whatever the terminal can show, nothing that is written or typed breaks a command."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # In UTF-8 only halves of signs cannot be written: from a file, say.
            unicode = codecs.lookup(stream.encoding).name.startswith("utf")
            stream.reconfigure(errors="backslashreplace" if unicode else PLAIN)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def type_line(out: Console) -> str:
    """A line that somebody types, with arrows and history where the system has them; raises EOFError."""
    editing = _editing()
    out.file.flush()
    return input(_STYLED if editing is not None and out.is_terminal else _PROMPT)


def _editing() -> ModuleType | None:
    """The library for editing: to have imported it is enough. Programs at the other end need none."""
    if not sys.stdin.isatty():
        return None
    try:
        import readline
    except ImportError:  # not on every system
        return None
    return readline
