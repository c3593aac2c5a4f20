"""Bots: what they are given, and the one that chooses by chance."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.bots import Outlook, RandomBot, UnknownBot, make_bot
from serai.kernel.match import Match
from tests.kernel.toy import TOY, moments


def test_a_bot_sees_what_its_seat_sees() -> None:
    match = Match(TOY, 2, "outlook")
    match.play("work")
    outlook = Outlook(match)
    assert outlook.seat == 1
    assert outlook.decision is match.decision
    assert outlook.observe() == match.observe(1)
    assert outlook.game is TOY
    assert outlook.score(0) == match.score(0)


def test_a_bot_imagines_without_peeking() -> None:
    match = Match(TOY, 2, "outlook")
    other = match.determinize(0, "what lies elsewhere")
    assert Outlook(match).imagine(1).digest() == Outlook(other).imagine(1).digest()
    assert Outlook(match).imagine(1).digest() != Outlook(match).imagine(2).digest()


def test_the_random_bot_is_fair_and_repeatable() -> None:
    match = Match(TOY, 2, "fair")
    outlook = Outlook(match)
    choices = [RandomBot(f"seed {number}").choose(outlook).id for number in range(4000)]
    assert choices == [make_bot("random", f"seed {number}").choose(outlook).id for number in range(4000)]
    counts = Counter(choices)
    share = 4000 / len(outlook.decision.options)
    assert set(counts) == {option.id for option in outlook.decision.options}
    assert all(0.85 * share < count < 1.15 * share for count in counts.values())


def test_the_random_bot_can_play_a_match() -> None:
    bots = [RandomBot("0"), RandomBot("1")]
    match = next(iter(moments("bots")))
    while match.decision is not None:
        match.play(bots[match.decision.seat].choose(Outlook(match)))
    assert match.is_over


def test_a_bot_that_is_unknown_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep'; bots are random"):
        make_bot("deep", "")
