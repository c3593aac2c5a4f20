"""Refusals: every one has a stable code, words for a person, and a status of HTTP."""

from __future__ import annotations

from serai.kernel.match import Match
from serai.server.wire import Problem

BROKEN = Problem(code="internal", message="Something went wrong on the server.", hint="It has been written down.")

AWAY = Problem(
    code="store-away",
    message="The tables cannot be reached just now.",
    hint="Nothing that was accepted is lost. Try again in a moment.",
)


class Refused(Exception):
    """A call that cannot be answered as wished."""

    def __init__(self, status: int, code: str, message: str, hint: str = "", version: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code=code, message=message, hint=hint, version=version)


def no_table() -> Refused:
    return Refused(404, "no-table", "There is no such table.", "It may have been deleted; check the link.")


def no_link() -> Refused:
    return Refused(404, "no-link", "This link leads to no table.", "Ask for a new link.")


def no_game(name: str, known: list[str]) -> Refused:
    return Refused(404, "no-game", f"There is no game {name!r}.", f"Games are {', '.join(known)}.")


def not_yours(what: str = "This seat is not yours.") -> Refused:
    return Refused(403, "not-yours", what, "Sit down by the table's link, or use the token of the seat.")


def nobody() -> Refused:
    return Refused(401, "nobody", "You are not known here yet.", "Call /api/me first and keep the cookie.")


def bad_request(message: str, hint: str = "") -> Refused:
    return Refused(400, "bad-request", message, hint)


def stale(version: int | None) -> Refused:
    return Refused(
        409, "stale-version", "The table has moved on.", "Look at the current version and choose again.", version
    )


def earlier_rules(match: Match) -> Refused:
    """Something that only the rules of that time could do."""
    to_the_end = match.origin == match.position and match.is_over
    hint = "" if to_the_end else f"From moment {match.origin} on the match follows the rules of today."
    return Refused(409, "earlier-rules", "This was played by earlier rules: it can only be looked at.", hint)


def secret_past() -> Refused:
    """Something that would tell of a match that others still play."""
    return Refused(409, "secret-past", "This match continues another one that was still being played.")


def updating() -> Refused:
    """A table that a newer process plays already, while this one is still to be replaced."""
    return Refused(503, "updating", "The server is being updated.", "Try again in a moment.")


def not_running(status: str) -> Refused:
    if status == "waiting":
        return Refused(409, "waiting", "The match has not begun: seats are still open.")
    return Refused(409, "finished", "The match is over.")
