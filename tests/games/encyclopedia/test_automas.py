"""Automas: every pair of cards, wrong settings, and that nothing asks them."""

from __future__ import annotations

import pytest

from serai.games import encyclopedia
from serai.kernel.chance import Chance
from serai.kernel.match import Match, MatchError
from serai.kernel.playout import finish_randomly
from tests.games.variants import moments
from tests.rules import rules

GAME = encyclopedia.load()
PAIRS = [(behaviour, scoring) for behaviour in GAME.book.behaviour_ids for scoring in GAME.book.scoring_ids]


@pytest.mark.parametrize(("behaviour", "scoring"), PAIRS)
@rules("EN-AUTO-02", "EN-AUTO-15", "EN-AUTO-18")
def test_every_pair_of_cards_plays_to_the_end(behaviour: str, scoring: str) -> None:
    match = Match(GAME, 1, f"{behaviour} {scoring}", {"behaviour-1": behaviour, "scoring-1": scoring})
    for moment in moments(match, behaviour + scoring):
        assert moment.game.faults(moment.table) == []
        assert moment.decision is None or moment.decision.seat == 0
        automa = moment.observe(0).competitors[1]
        assert (automa.collection, automa.published, automa.cubes, automa.experts) == ((), {}, 30, ())
        assert (automa.behaviour, automa.scoring) == (behaviour, scoring)
    assert match.is_over


@pytest.mark.parametrize(
    ("players", "automas"), [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1), (2, 0), (3, 0), (4, 0)]
)
@rules("EN-SETUP-01", "EN-AUTO-01", "EN-VAR-02")
def test_every_number_of_competitors_plays_to_the_end(players: int, automas: int) -> None:
    settings = {"automas": str(automas) if automas else "fewest", "automa-uses-seals": "yes"}
    for number in range(5):
        match = Match(GAME, players, f"{players} {automas} {number}", settings)
        assert match.game.seats(match.table) == players + automas
        assert list(match.game.automas(match.table)) == list(range(players, players + automas))
        finish_randomly(match, Chance.seeded(f"{number}"))
        assert match.game.is_over(match.table)
        assert match.game.faults(match.table) == []


@pytest.mark.parametrize(("players", "automas"), [(2, "3"), (3, "2"), (4, "1")])
@rules("EN-AUTO-01", "EN-SETUP-01")
def test_more_than_four_competitors_are_refused(players: int, automas: str) -> None:
    with pytest.raises(MatchError, match="there are boards for 4"):
        Match(GAME, players, "", {"automas": automas})


@rules("EN-AUTO-02")
def test_two_automas_cannot_have_the_same_card() -> None:
    with pytest.raises(MatchError, match="one Behaviour card of each"):
        Match(GAME, 1, "", {"automas": "2", "behaviour-1": "linne", "behaviour-2": "linne"})
    with pytest.raises(MatchError, match="one Scoring card of each"):
        Match(GAME, 1, "", {"automas": "3", "scoring-1": "astrolabe", "scoring-3": "astrolabe"})


@rules("EN-AUTO-03")
def test_priorities_are_a_fresh_order_for_each_automa_and_stay_for_the_whole_game() -> None:
    seen = set()
    for number in range(20):
        match = Match(GAME, 1, f"priorities {number}", {"automas": "2"})
        first = [competitor.priorities for competitor in match.observe(0).competitors[1:]]
        seen |= set(first)
        finish_randomly(match, Chance.seeded(str(number)))
        assert [competitor.priorities for competitor in match.observe(0).competitors[1:]] == first
    assert len(seen) > 25


@rules("EN-AUTO-04")
def test_an_automa_sits_on_any_seat_and_has_its_coins() -> None:
    firsts = set()
    for number in range(20):
        match = Match(GAME, 1, f"seats {number}")
        view = match.observe(0)
        firsts.add(view.order[0])
        assert view.competitors[view.order[0]].coins == 2
        assert view.competitors[view.order[1]].coins == 3
    assert firsts == {0, 1}
