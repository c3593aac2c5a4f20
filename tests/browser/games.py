"""The games that the page draws. The tests of `test_games` run on each; a new game is a line here."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Position


class GameUnderTest(NamedTuple):
    """A game, and how a whole match of it is driven by chance without lasting forever."""

    name: str
    lazy: frozenset[str]  # options that get nowhere: chosen only if there is nothing else
    hold: Position | None = None  # where a piece is pressed, if something else may lie upon its middle


GAMES = (
    GameUnderTest("wayfarers", frozenset({"rest", "skip", "done", "end-turn", "discard"})),
    GameUnderTest("encyclopedia", frozenset({"seal-coins", "decline"}), Position(x=9, y=9)),
    GameUnderTest("merv", frozenset({"stop", "decline", "lose-building"})),
)
NAMES = [game.name for game in GAMES]
