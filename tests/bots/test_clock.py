"""The hard bot and its clock: what it begins, and what it no longer begins, counted on a clock that the test turns."""

from __future__ import annotations

import pytest

from serai.bots import Outlook, SearchBot, search_bot, turns
from serai.bots.levels import LONGEST_ANSWER, expert, hard
from serai.games import all_names, find_game
from serai.kernel.match import Match
from tests.kernel.toy import TOY

PLENTY = 600.0  # seconds: no test waits for them


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


@pytest.mark.long
@pytest.mark.parametrize("match", all_names(), indirect=True)
def test_hard_begins_nothing_once_its_time_is_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """However dear a world is: the one that was begun in time is the last, and the bot answers."""
    for price in (LONGEST_ANSWER / 15, LONGEST_ANSWER, 100 * LONGEST_ANSWER):
        clock = think(match, price, monkeypatch, hard("clock"))
        in_time = LONGEST_ANSWER / price
        assert clock.worlds <= in_time + 1, f"{clock.worlds} worlds of {price:g} seconds"


def test_hard_thinks_longer_where_time_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With time for all iterations it answers as without a clock; with more it goes on, but not for ever."""
    match = Match(TOY, 2, "clock")
    hurried = think(match, LONGEST_ANSWER, monkeypatch, hard("clock"))
    planned = think(match, 0.0, monkeypatch, SearchBot("clock", seconds=LONGEST_ANSWER, going_on=1))
    at_ease = think(match, 0.0, monkeypatch, hard("clock"))
    without_clock = think(match, 0.0, monkeypatch, SearchBot("clock"))
    assert hurried.worlds < planned.worlds == without_clock.worlds < at_ease.worlds


def test_with_time_left_more_worlds_are_tried_and_with_time_for_all_the_answer_is_the_same() -> None:
    match = Match(find_game("merv"), 2, "clock")
    patient = SearchBot("clock", iterations=8, seconds=PLENTY, effort=60, playout_effort=10, horizon=1, going_on=6)
    hasty = SearchBot("clock", iterations=8, effort=60, playout_effort=10, horizon=1)
    further, planned = (bot.consider(Outlook(match), 8) for bot in (patient, hasty))
    assert further[0].visits > planned[0].visits
    again = SearchBot("clock", iterations=8, seconds=PLENTY, effort=60, playout_effort=10, horizon=1, going_on=6)
    assert [(one.option, one.worth) for one in again.consider(Outlook(match), 8)] == [
        (one.option, one.worth) for one in further
    ]


def test_the_expert_has_more_worlds_and_looks_further(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(TOY, 2, "clock")
    price = LONGEST_ANSWER / 100
    assert think(match, price, monkeypatch, expert("clock")).worlds > (
        think(match, price, monkeypatch, hard("clock")).worlds
    )


class Running:
    """A clock that goes on by a fixed price whenever somebody looks at it."""

    def __init__(self, price: float) -> None:
        self.price = price
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.price
        return self.now


def test_hard_thinks_its_own_turn_through_in_half_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ways through the turn are widened until then, and no longer; the other half is for what comes after it."""
    match = Match(find_game("merv"), 2, "clock")
    follow = turns._follow
    steps = 0

    def counted(opening: turns.Opening, seat: int, start: int) -> int:
        nonlocal steps
        steps += 1
        return follow(opening, seat, start)

    monkeypatch.setattr(turns, "_follow", counted)
    tried: list[int] = []
    for price in (LONGEST_ANSWER, LONGEST_ANSWER / 60, 0.0):
        monkeypatch.setattr(search_bot, "monotonic", Running(price))
        steps = 0
        SearchBot("clock", iterations=1, seconds=LONGEST_ANSWER, horizon=0).choose(Outlook(match))
        tried.append(steps)
    assert tried[0] < tried[1] <= tried[0] + 30 < tried[2]


class Dear(SearchBot):
    """A search whose clock goes on by one whenever it plays a position on."""

    def __init__(self, clock: Clock, seconds: float | None, horizon: int) -> None:
        super().__init__("side by side", 1, seconds, effort=40, candidates=2, playout_effort=10, horizon=horizon)
        self.clock = clock

    def _played_on(self, world: Match, seat: int) -> Match:
        self.clock.now += 1
        return super()._played_on(world, seat)


@pytest.mark.parametrize("match", all_names(), indirect=True)
def test_whenever_time_is_up_all_candidates_have_come_equally_far(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only some of them could still be tried for does not count."""

    def think_for(seconds: float | None, horizon: int) -> list[tuple[object, ...]]:
        clock = Clock(0.0)
        monkeypatch.setattr(search_bot, "monotonic", clock)
        considered = Dear(clock, seconds, horizon).consider(Outlook(match))
        return [(one.option, one.worth, one.score, one.visits) for one in considered]

    two_turns_far = think_for(None, 2)
    assert think_for(4.5, 5) == two_turns_far  # the third turn of the second candidate is not begun any more
    assert think_for(3.5, 5) == two_turns_far  # nor that of the first
    assert think_for(2.5, 5) == think_for(1.5, 5) == think_for(None, 1) != two_turns_far


def test_without_time_for_a_world_the_own_turn_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("merv"), 2, "clock")
    monkeypatch.setattr(search_bot, "monotonic", Running(LONGEST_ANSWER))
    best, *others = hard("clock").consider(Outlook(match))
    world = Outlook(match).imagine(f"clock/{match.turn_start}/{match.table.reveals}/0")
    way = turns.best_ways(world, 1)[0]
    assert best.visits == 0
    assert (best.worth, best.score) == (way.worth, match.game.appraise(way.match.table, 0))
    assert all(other.worth <= best.worth for other in others)
