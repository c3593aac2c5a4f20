"""Advice: what the hard bot says of a decision, and how a match went."""

from __future__ import annotations

import pytest

from serai.bots import Outlook, RandomBot, SearchBot
from serai.bots.advice import Moment, Swing, changes, forecast, hints, review, swings, turns_of
from serai.games import all_names, find_game
from serai.kernel.match import Match, MatchError
from tests.kernel.toy import TOY

PLENTY = 600.0  # seconds: no test waits for them


def toy_match(players: int = 2) -> Match:
    match = Match(TOY, players, "advice")
    bot = RandomBot("advice")
    while match.decision is not None:
        match.play(bot.choose(Outlook(match)))
    return match


def test_hints_name_legal_options_the_best_first_and_say_the_same_again() -> None:
    match = Match(TOY, 2, "hints")
    while match.decision is not None and len(match.decision.options) == 1:
        match.play(match.decision.options[0])
    assert match.decision is not None
    digest = match.digest()
    given = hints(Outlook(match), "seed", PLENTY)
    assert given and {hint.option for hint in given} <= set(match.decision.options)
    assert [hint.lead for hint in given] == sorted((hint.lead for hint in given), reverse=True)
    assert all(hint.visits > 0 and hint.score >= hint.lead for hint in given)
    assert hints(Outlook(match), "seed", PLENTY) == given
    assert match.digest() == digest


@pytest.mark.parametrize("name", all_names())
def test_hints_are_given_in_every_game(name: str) -> None:
    match = Match(find_game(name), 2, "hints")
    assert match.decision is not None
    given = hints(Outlook(match), "seed", 0.0)
    assert given and {hint.option for hint in given} <= set(match.decision.options)


@pytest.mark.parametrize("name", all_names())
def test_what_a_way_changes_in_the_scores_adds_up(name: str) -> None:
    """All lines that change together are what the scores of all seats change by; the seat's own come first."""
    match = Match(find_game(name), 2, "changes")
    bot = RandomBot("changes")
    told = 0
    for _ in range(80):
        assert match.decision is not None
        outlook = Outlook(match)
        option = bot.choose(outlook)
        found = changes(outlook, "seed", [option])
        world = outlook.imagine("seed")
        before = [sum(item.points for item in world.score(seat)) for seat in range(2)]
        world.play(option)
        for seat in range(2):
            after = sum(item.points for item in world.score(seat))
            assert sum(one.points for one in found if one.seat == seat) == after - before[seat]
        assert [one.seat != outlook.seat for one in found] == sorted(one.seat != outlook.seat for one in found)
        told += len(found)
        match.play(option)
    assert told


def test_a_forecast_has_every_turn_and_ends_with_the_score() -> None:
    match = toy_match(3)
    moments = forecast(match)
    assert moments[0].position == 0
    assert [moment.position for moment in moments] == sorted({moment.position for moment in moments})
    assert all(match.at(moment.position).turn_start == moment.position for moment in moments[:-1])
    last = moments[-1]
    assert last.position == match.position and last.seat is None
    assert list(last.scores) == [sum(item.points for item in match.score(seat)) for seat in range(3)]


@pytest.mark.parametrize("name", all_names())
def test_a_forecast_reaches_as_far_as_the_match(name: str) -> None:
    match = Match(find_game(name), 2, "forecast")
    bot = RandomBot("forecast")
    for _ in range(60):
        match.play(bot.choose(Outlook(match)))
    moments = forecast(match)
    assert len(moments) > 3 and all(len(moment.scores) == 2 for moment in moments)
    assert moments[-1].position == match.turn_start and moments[-1].seat is not None
    assert forecast(match) == moments


def test_swings_are_the_greatest_changes_of_a_lead() -> None:
    moments = [
        Moment(0, 0, (10.0, 10.0)),
        Moment(3, 1, (14.0, 10.0)),
        Moment(7, 0, (13.0, 18.0)),
        Moment(9, None, (15.0, 18.0)),
    ]
    assert swings(moments, 2) == [Swing(3, 1, 1, 9.0), Swing(0, 0, 0, 4.0)]
    assert len(swings(moments, 10)) == 3
    assert swings([], 3) == [] == swings(moments[:1], 3)


def test_a_swing_may_be_a_loss() -> None:
    moments = [Moment(0, 0, (20.0, 10.0, 10.0)), Moment(2, 1, (5.0, 10.0, 10.0))]
    assert swings(moments, 1) == [Swing(0, 0, 0, -15.0)]
    assert swings([Moment(0, 0, (5.0,)), Moment(1, 0, (9.0,))], 1) == [Swing(0, 0, 0, 4.0)]


def test_every_turn_of_a_seat_can_be_compared_with_the_bots() -> None:
    """What the bot would have done costs nothing; a turn is told as it was played; between turns there is none."""
    match = toy_match(2)
    turns = turns_of(match, {1})
    assert turns and all(match.at(position).turn_start == position for position in turns)
    assert {match.at(position).decision.seat for position in turns} == {1}  # type: ignore[union-attr]
    assert turns_of(match, set()) == []
    found = [review(match, position, "seed", PLENTY) for position in turns]
    entries = match.entries
    for one in found:
        assert one.taken == tuple(entries[one.position : one.position + len(one.taken)])
        assert one.cost >= 0.0 and (one.cost > 0.0) == (one.best != one.taken)
    assert any(one.cost > 0.0 for one in found), "chance does not play like the bot"
    assert found == [review(match, position, "seed", PLENTY) for position in turns]
    within = next(n for n in range(match.position) if match.at(n).turn_start != n)
    with pytest.raises(MatchError, match="no turn begins"):
        review(match, within, "seed", PLENTY)


def test_who_plays_like_the_bot_is_told_that_it_cost_nothing() -> None:
    match = Match(TOY, 2, "advice")
    while match.decision is not None:
        match.play(SearchBot("other", iterations=64).choose(Outlook(match)))
    assert sum(review(match, position, "seed", PLENTY).cost for position in turns_of(match, {0, 1})) < 2.0
