"""Saved matches on the command line, those of earlier releases included."""

from __future__ import annotations

from typing import Any

from serai.kernel.game import Game
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.kernel.save import OtherRelease, load, load_older, read


def load_any(text: str, game: Game[Any]) -> tuple[Match, list[Message]]:
    """The match of a saved text, and what is to be said if other rules left it; raises SaveError."""
    try:
        return load(text, game), []
    except OtherRelease:
        match, since, dropped = load_older(text, game)
    saved = read(text)
    key = "cli-goes-on-from" if match.earlier else "cli-comes-to-the-same"
    versions = {"before": saved["rules_version"], "now": game.rules_version}
    notes = [Message(key, {**versions, "moment": since})]
    if dropped:
        notes.append(Message("cli-choices-dropped", {"n": dropped}))
    return match, notes
