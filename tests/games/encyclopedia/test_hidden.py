"""Open and hidden information (EN-COMP-10)."""

from __future__ import annotations

import pytest

from serai.games import encyclopedia
from serai.games.encyclopedia.table import Table
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.playout import play_randomly
from tests.games.variants import moments
from tests.rules import rules

GAME = encyclopedia.load()


@pytest.mark.long
@rules("EN-COMP-10")
def test_only_decks_round_tokens_bag_and_coming_dice_are_hidden() -> None:
    """Permuting them changes no view; changing anything else does."""
    for number, moment in enumerate(moments(Match(GAME, 2, "hidden", {"automas": "1"}), "hidden", 300)):
        table = moment.table.copy()
        assert isinstance(table, Table)
        before = GAME.observe(table, 0)
        chance = Chance.seeded(str(number))
        for pile in (table.expert_deck, table.animal_deck, table.bag):
            chance.shuffle(pile)
        hidden = table.round_tokens[table.revealed :]
        chance.shuffle(hidden)
        table.round_tokens[table.revealed :] = hidden
        table.chance = Chance.seeded("other dice")
        assert GAME.observe(table, 0) == before
        table.players[number % 3].coins += 1
        assert GAME.observe(table, 0) != before


@rules("EN-COMP-10")
def test_everybody_sees_the_same() -> None:
    match = Match(GAME, 3, "alike")
    play_randomly(match, Chance.seeded("alike"), 150)
    assert match.observe(0) == match.observe(1) == match.observe(2)


def test_piles_are_seen_by_their_size_and_open_ones_by_their_cards() -> None:
    match = Match(GAME, 4, "sizes")
    for moment in moments(match, "sizes"):
        view = moment.observe(0)
        experts = (
            view.university.deck + len(view.university.discard) + sum(card != "" for card in view.university.cards)
        )
        experts += sum(len(one.experts) + len(one.tucked) for one in view.competitors)
        assert experts + len(view.gained) == 55  # some may be on their way to a slot
        assert sum(view.bag.values()) + len(view.dice) == 20
        assert len(view.round_tokens) == moment.table.revealed  # type: ignore[attr-defined]


@pytest.mark.long
def test_undo_stops_at_a_roll_and_at_a_revealed_card() -> None:
    """What can be taken back has shown nothing; what has shown something cannot be taken back."""
    taken_back = stopped = 0
    for moment in moments(Match(GAME, 2, "undo"), "undo", 400):
        if not moment.position:
            continue
        before, now = moment.at(moment.position - 1), moment
        shown = _piles(before) != _piles(now) or len(before.observe(0).dice) < len(now.observe(0).dice)
        if moment.undo_reason() is None:
            taken_back += 1
            assert not shown
        elif shown:
            stopped += 1
    assert taken_back > 100
    assert stopped > 5


def _piles(match: Match) -> tuple[object, ...]:
    view = match.observe(0)
    return view.round_tokens, view.university.deck, view.academy.deck
