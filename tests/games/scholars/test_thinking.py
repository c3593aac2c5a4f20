"""What bots think of Scholars: the quick score is the score, and what is not worth a try is left out."""

from __future__ import annotations

from math import inf

import pytest

from serai.bots import GreedyBot, Outlook
from serai.bots.worth import worth
from serai.games import scholars
from serai.games.scholars.scoring import dice_points, dice_sum, quick_score, score, scroll_counts
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.prospects import View
from serai.games.scholars.thinking.weights import weights
from serai.kernel.judgement import Judgement
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = scholars.load()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_quick_score_is_the_score(players: int) -> None:
    for match in moments(Match(GAME, players, "quick"), "quick"):
        table = match.table
        assert isinstance(table, Table)
        sums = [dice_sum(table, seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            quick = quick_score(table, seat) + dice_points(sums, GAME.book.dice_sums)[seat]
            assert quick == sum(item.points for item in score(table, seat))


def test_a_worker_that_changes_nothing_and_the_other_order_of_two_dice_are_not_tried() -> None:
    given = {
        "first": 0,
        "players": {"0": {"hand": ["white-6", "red-2", "blue-3"], "workers": {"white": 1, "red": 1}}},
    }
    match = Match(GAME, 2, "priors", given=given)
    for option in ("slot:slot-2", "card:ac-physics", "die:red-2"):
        match.play(option)
    table = match.table
    assert isinstance(table, Table)
    assert match.decision is not None
    priors = GAME.priors(table, match.decision)
    assert priors is not None
    by_option = dict(zip([option.id for option in match.decision.options], priors, strict=True))
    assert by_option == {"die:white-6": -inf, "die:blue-3": 0.0, "one-die": 0.0}
    match.play("die:white-6")
    priors = GAME.priors(table, match.decision)
    assert priors is not None
    by_option = dict(zip([option.id for option in match.decision.options], priors, strict=True))
    assert by_option["put:2:white"] == -inf
    assert by_option["put:1:red"] > -inf


@pytest.mark.parametrize("players", [1, 2])
def test_an_appraisal_is_what_is_known_and_what_the_judgement_makes_of_the_inputs(players: int) -> None:
    """While no action is being made: what `tools/train` learns from is what bots think with."""
    appraiser = GAME.appraiser
    learned = weights().learned
    turn = -1
    for match in moments(Match(GAME, players, "inputs"), "inputs"):
        table = match.table
        assert isinstance(table, Table)
        if match.turn_start == turn or match.decision is None:
            continue
        turn = match.turn_start
        for seat in range(table.seats):
            kind = appraiser.kind(table, seat)
            *features, soon, late = appraiser.inputs(table, seat)
            judgement = Judgement(appraiser.names(kind), learned[kind])
            total = appraiser.known(table, seat) + judgement.of(features, soon, late)
            assert GAME.appraise(table, seat) == pytest.approx(total)


EMPTY = {f"room-{number:02}": "" for number in range(1, 11)}


def view(rooms: dict[str, str], **player: object) -> View:
    """What seat 0 has before them with one Greek scroll in the House, in the green guild."""
    given = {
        "turn": 0,
        "first": 0,
        "house": {"purple": [], "orange": [], "green": ["sc-greek-h"]},
        "rooms": {**EMPTY, **rooms},
        "owners": dict.fromkeys(rooms, 0),
        "players": {"0": {"hand": ["green-4"], "gold": 2, "silver": 4, **player}},
    }
    table = Match(GAME, 2, "reach", given=given).table
    assert isinstance(table, Table)
    return GAME.appraiser.prospects.view(table, 0, scroll_counts(table, 0))


def test_a_scroll_promises_something_once_there_is_a_chain_gold_and_the_colour() -> None:
    nothing, chain = view({}), view({"room-09": "st-09"})
    assert nothing.scrolls[0] == nothing.ready == 0
    assert 0 < chain.ready == chain.scrolls[0]
    half = view({"room-03": "st-03"})
    assert half.scrolls[0] == 0 < half.planned[0] < chain.scrolls[0]  # the other translator can still be employed
    assert view({"room-09": "st-09"}, gold=0).ready == 0 < view({"room-09": "st-09"}, gold=0).scrolls[0]
    assert view({"room-09": "st-09"}, hand=["white-4", "red-3"]).ready == 0
    assert view({"room-09": "st-09"}, hand=["yellow-4", "blue-3"]).ready == chain.ready
    recoloured = view({"room-09": "st-09"}, hand=["yellow-4", "white-3"], workers={"blue": 1}).ready
    assert 0 < recoloured < chain.ready
    assert view({"room-01": "st-01", "room-03": "st-03"}).ready < chain.ready  # two links instead of one


def test_bots_judge_their_turn_before_the_opponent_takes_its_own() -> None:
    match = Match(GAME, 1, "left", {"difficulty": "scholar"})
    bot = GreedyBot("left", effort=1)
    before = -1
    for _ in range(60):
        assert match.decision is not None
        if match.turn_start != before and match.decision.key == "turn" and match.table.turn:  # type: ignore[attr-defined]
            before = match.turn_start
            left = match.left_table
            assert isinstance(left, Table)
            assert left.seat == 1  # the opponent's turn comes next
            assert worth(match, 0) == GAME.appraise(left, 0) - GAME.appraise(left, 1)
            assert match.clone().left_table.digest() == left.digest()
        match.play(bot.choose(Outlook(match)))
    assert before > 0
