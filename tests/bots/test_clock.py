"""The hard bot and its clock: what it begins, and what it no longer begins, counted on a clock that the test turns."""

from __future__ import annotations

import pytest

from serai.bots import Outlook, SearchBot, search_bot
from serai.bots.levels import LONGEST_ANSWER, hard
from serai.games import find_game
from serai.kernel.match import Match
from tests.games.variants import GAMES
from tests.kernel.toy import TOY

CANDIDATES = 10  # that a search compares at most: each of them may still meet a world that was begun in time


class Clock:
    """Goes on by a fixed price whenever a bot imagines a world."""

    def __init__(self, price: float) -> None:
        self.price = price
        self.now = 0.0
        self.worlds = 0

    def __call__(self) -> float:
        return self.now


class Timed(Outlook):
    """An outlook that costs time."""

    __slots__ = ("clock",)

    def __init__(self, match: Match, clock: Clock) -> None:
        super().__init__(match)
        self.clock = clock

    def imagine(self, seed: str | int) -> Match:
        self.clock.worlds += 1
        self.clock.now += self.clock.price
        return super().imagine(seed)


@pytest.fixture
def match(request: pytest.FixtureRequest) -> Match:
    """A match at a decision between many options."""
    match = Match(find_game(request.param), 2, "clock")
    while match.decision is not None and len(match.decision.options) < 3:
        match.play(match.decision.options[-1])
    return match


def think(match: Match, price: float, monkeypatch: pytest.MonkeyPatch, bot: SearchBot) -> Clock:
    clock = Clock(price)
    monkeypatch.setattr(search_bot, "monotonic", clock)
    assert match.decision is not None
    assert bot.choose(Timed(match, clock)) in match.decision.options
    return clock


@pytest.mark.parametrize("match", GAMES, indirect=True)
def test_hard_begins_nothing_once_its_time_is_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """However dear a world is: at the end of its time it finishes with the worlds of one round, and answers."""
    for price in (LONGEST_ANSWER / 15, LONGEST_ANSWER, 100 * LONGEST_ANSWER):
        clock = think(match, price, monkeypatch, hard("clock"))
        in_time = LONGEST_ANSWER / price
        assert clock.worlds <= in_time + 1 + CANDIDATES, f"{clock.worlds} worlds of {price:g} seconds"


def test_hard_thinks_longer_where_time_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With plenty of time the number of iterations is the limit: the clock does not change the answer then."""
    match = Match(TOY, 2, "clock")
    hurried = think(match, LONGEST_ANSWER, monkeypatch, hard("clock"))
    at_ease = think(match, 0.0, monkeypatch, hard("clock"))
    without_clock = think(match, 0.0, monkeypatch, SearchBot("clock"))
    assert hurried.worlds < at_ease.worlds == without_clock.worlds
