"""Instinct: sums kept and changed say what sums made anew would, and files that hold none are refused."""

from __future__ import annotations

import json
import zlib

import pytest

from serai.games import GAMES, find_game
from serai.kernel.chance import Chance
from serai.kernel.instinct import Instinct, Memory, picked, play_by_instinct
from serai.kernel.learned import STEPS, InstinctError, Learned, pack
from serai.kernel.match import Match
from tests.instincts import instinct_of, numbers
from tests.kernel.toy import TOY

GAME = find_game(next(iter(GAMES)))


def appeals_by_the_book(learned: Learned, instinct: Instinct, match: Match) -> tuple[list[float], float]:
    """What the network says, reckoned plainly: no memory, no large numbers."""
    decision = match.decision
    assert decision is not None
    page = instinct.sight.page(match, decision.seat)
    units = [round(bias * STEPS) for bias in learned.bias]
    for field in instinct.sight.fields:
        first = learned.fields[field.name, field.size]
        for place in range(field.size):
            amount = page[field.start + place]
            if amount:
                row = learned.of_input(first + place, field.scale)
                units = [unit + amount * weight for unit, weight in zip(units, row, strict=True)]
    felt = [max(0, unit) for unit in units]
    found = []
    for option in decision.options:
        number = learned.options[option.id]
        weights = learned.of_option(number)
        found.append(learned.appeal[number] + sum(unit * weight for unit, weight in zip(felt, weights, strict=True)))
    value = learned.usual + sum(unit / STEPS * weight for unit, weight in zip(felt, learned.value, strict=True))
    return found, value


def test_what_is_kept_and_changed_says_what_the_network_says() -> None:
    learned = instinct_of(GAME, 2)
    match = Match(GAME, 2, "instinct")
    instinct = Instinct(learned, match)
    memories = instinct.fresh()
    chance = Chance.seeded("choices")
    silent = loud = 0
    for _ in range(120):
        decision = match.decision
        assert decision is not None
        memory = memories[decision.seat]
        instinct.see(match, decision.seat, memory)
        appeals = instinct.appeals(memory, decision.options)
        wanted, value = appeals_by_the_book(learned, instinct, match)
        assert appeals == pytest.approx(wanted)
        assert instinct.expects(memory) == pytest.approx(value)
        anew = Memory(instinct.fresh()[0].page, instinct.fresh()[0].sums)
        instinct.see(match, decision.seat, anew)
        assert (anew.page, anew.sums) == (memory.page, memory.sums)
        silent += min(wanted) < 0
        loud += max(wanted) > 0
        match.play(decision.options[picked(appeals, chance, 1.0)])
    assert silent
    assert loud


def test_what_was_not_learned_counts_nothing() -> None:
    fields = [("no-such-field", 3)]
    learned = Learned(pack(4, fields, ["no-such-option"], numbers(3, 1, 4, "x")))
    match = Match(TOY, 2, "unknown")
    instinct = Instinct(learned, match)
    memory = instinct.fresh()[0]
    instinct.see(match, 0, memory)
    assert memory.sums == instinct.fresh()[0].sums
    assert match.decision is not None
    assert set(instinct.appeals(memory, match.decision.options)) == {0.0}


def test_what_appeals_more_is_picked_more_often_and_without_chance_always() -> None:
    appeals = [0.0, 2.0, 1.0]
    assert picked(appeals, None, 1.0) == 1
    chance = Chance.seeded("picked")
    found = [picked(appeals, chance, 1.0) for _ in range(3000)]
    shares = [found.count(place) / 3000 for place in range(3)]
    assert shares == pytest.approx([0.090, 0.665, 0.245], abs=0.03)
    assert {picked(appeals, chance, 0.01) for _ in range(200)} == {1}


def test_a_match_is_played_to_its_end_the_same_each_time_or_for_some_turns() -> None:
    learned = instinct_of(TOY, 2)
    ends = []
    for _ in range(2):
        match = Match(TOY, 2, "to the end")
        instinct = Instinct(learned, match)
        assert play_by_instinct(match, instinct, instinct.fresh(), Chance.seeded("a"), 1.0) > 3
        assert match.decision is None
        assert match.game.is_over(match.table)
        ends.append(match.table.digest())
    assert ends[0] == ends[1]
    match = Match(TOY, 2, "to the end")
    instinct = Instinct(learned, match)
    play_by_instinct(match, instinct, instinct.fresh(), Chance.seeded("a"), 1.0, turns=2)
    assert match.decision is not None
    assert not match.game.is_over(match.table)


def test_files_that_hold_no_instinct_are_refused() -> None:
    good = pack(4, [("a", 2)], ["x", "y"], numbers(2, 2, 4, "x"))
    assert Learned(good).units == 4
    head, _, body = good.partition(b"\n")
    other = json.dumps({**json.loads(head), "format": "something else"}).encode()
    short = zlib.compress(zlib.decompress(body)[:-1])
    for broken, said in (
        (b"", "this is not the file of an instinct"),
        (b"{}\nnothing packed", "this is not the file of an instinct"),
        (other + b"\n" + body, "should be of the format serai-instinct-1, not 'something else'"),
        (head + b"\n" + short, "take 75 bytes, and should take 76"),
    ):
        with pytest.raises(InstinctError, match=said):
            Learned(broken)
