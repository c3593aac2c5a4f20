"""What the tests of terminal boards share."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

from rich.console import Console

from serai.cli.common import language_of
from serai.cli.screen import draw, seat_names
from serai.games import find_game
from serai.kernel.match import Match
from serai.kernel.state import Plain


def drawn(
    name: str, players: int, given: Mapping[str, Plain], choices: tuple[str, ...] = (), locale: str = "en"
) -> str:
    """The table of a position after some choices, as its first seat sees it."""
    game = find_game(name)
    language = language_of(game, locale)
    match = Match(game, players, "drawn", given=given)
    for choice in choices:
        match.play(choice)
    out = Console(file=StringIO(), width=100)
    out.print(draw(name, match.observe(0), language, seat_names(match, language)))
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()
