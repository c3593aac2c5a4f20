"""The table as the terminal draws it, for environments that render themselves."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from io import StringIO

from rich.console import Console

from serai.envs.encoding import text
from serai.games import packages_of
from serai.kernel.match import Match
from serai.language import Language

WIDTH = 110
LOCALE = "en"


def board(match: Match, seat: int) -> str:
    """What a seat sees, drawn by its game; JSON where a game has no board for the terminal."""
    for package in reversed(packages_of(match.game.name)):
        if find_spec(f"{package}.board"):
            language = Language(LOCALE, match.game.texts)
            names = [f"seat {one}" for one in range(match.game.seats(match.table))]
            out = StringIO()
            drawn = import_module(f"{package}.board").draw(match.observe(seat), language, names)
            Console(file=out, width=WIDTH, no_color=True).print(drawn)
            return out.getvalue()
    return text(match, seat)
