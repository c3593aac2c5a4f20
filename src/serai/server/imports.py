"""Imports: a match from a file, of a server, of a page without one, or of the command line."""

from __future__ import annotations

import json

from serai.games import find_game, is_known
from serai.kernel.match import Match, MatchError, Redeal
from serai.kernel.save import SaveError, load, read
from serai.server.problems import Refused

MOST_REDEALS = 100  # in one match: going there makes each of them again, while everybody waits


def match_in(text: str) -> Match:
    """The match in a file; raises Refused."""
    try:
        document = json.loads(text)
        if isinstance(document, dict) and isinstance(document.get("match"), dict):  # the export of a server
            text = json.dumps(document["match"])
        saved = read(text)
        game = str(saved["game"])
        choices = saved["choices"] if isinstance(saved["choices"], list) else ()
        _check_redeals(sum(not isinstance(choice, str) for choice in choices))
        if not is_known(game):
            raise SaveError(f"there is no game {game!r}")
        return load(text, find_game(game))
    except (SaveError, MatchError, ValueError, RecursionError) as error:
        raise Refused(400, "bad-file", f"This is not a match that can be played here: {error}") from None


def check_start(match: Match) -> None:
    """That a table may begin from there; raises Refused."""
    _check_redeals(sum(isinstance(entry, Redeal) for entry in match.entries))


def _check_redeals(many: int) -> None:
    if many > MOST_REDEALS:
        raise Refused(400, "bad-file", f"This match was dealt anew {many} times.", f"{MOST_REDEALS} are allowed.")


def seat_for_me(match: Match) -> int:
    """Where whoever brings a match sits down: on the seat that has to choose, if a person can."""
    automas = match.game.automas(match.table)
    free = [seat for seat in range(match.game.seats(match.table)) if seat not in automas]
    decider = match.decision.seat if match.decision is not None else -1
    return decider if decider in free else free[0]
