"""What must hold at every step of every game, shown on random matches."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.games import all_names
from serai.kernel.chance import Chance
from serai.kernel.match import Match, UndoStops
from serai.kernel.playout import finish_randomly, play_randomly
from serai.kernel.save import load, save
from tests.games.variants import Variant, each, moments, tables, variants

every_variant = pytest.mark.parametrize("variant", each(variants()))
every_count = pytest.mark.parametrize("variant", each(tables()))


def options_of(match: Match) -> list[str]:
    return [option.id for option in match.decision.options] if match.decision is not None else []


def same(one: Match, other: Match) -> bool:
    """Whether two matches stand at the same table and the same question."""
    if one.digest() != other.digest() or options_of(one) != options_of(other):
        return False
    if one.decision is None or other.decision is None:
        return one.decision is other.decision
    return (one.decision.seat, one.decision.key) == (other.decision.seat, other.decision.key)


@every_variant
def test_nothing_appears_or_vanishes_and_every_match_ends(variant: Variant) -> None:
    match = variant.match("conserve")
    for moment in moments(match, "conserve"):
        assert variant.game.faults(moment.table) == []
    assert match.is_over
    assert variant.game.winners(match.table)


@every_count
def test_a_clone_is_equal_and_independent(variant: Variant) -> None:
    chance = Chance.seeded("pick")
    for number, moment in enumerate(moments(variant.match("clone"), "clone", 400)):
        twin = moment.clone()
        assert same(twin, moment), number
        if twin.decision is not None:
            before = moment.digest()
            twin.play(twin.decision.options[chance.below(len(twin.decision.options))])
            if number % 20 == 0:
                play_randomly(twin, chance, 30)
                finish_randomly(twin, chance)
            assert moment.digest() == before, number


@every_count
def test_replay_gives_the_live_match(variant: Variant) -> None:
    match = variant.match("replay")
    digests = [moment.digest() for moment in moments(match, "replay", 500)]
    assert [moment.digest() for moment in match.replay(listen=False)] == digests
    for position in range(0, match.position, 37):
        assert match.at(position).digest() == digests[position]


@every_count
def test_a_match_saved_at_any_decision_goes_on_the_same(variant: Variant) -> None:
    for number, moment in enumerate(moments(variant.match("save"), "save", 300)):
        if number % 3:
            continue
        again = load(save(moment), variant.game)
        assert same(again, moment), number
        assert again.entries == moment.entries
        if number % 30 == 0:
            one, other = moment.clone(), again
            for match in (one, other):
                play_randomly(match, Chance.seeded("further"), 40)
            assert same(one, other), number


@every_count
def test_undo_takes_back_exactly_what_was_played(variant: Variant) -> None:
    chance = Chance.seeded("undo")
    for number, moment in enumerate(moments(variant.match("undo", undo="free"), "undo", 300)):
        if moment.decision is None:
            break
        twin = moment.clone()
        twin.play(twin.decision.options[chance.below(len(twin.decision.options))])  # type: ignore[union-attr]
        twin.undo()
        assert same(twin, moment), number


@every_count
def test_undo_never_takes_back_what_was_revealed(variant: Variant) -> None:
    for number, moment in enumerate(moments(variant.match("reveal"), "reveal", 300)):
        if moment.decision is None:
            break
        twin = moment.clone()
        seat = moment.decision.seat
        twin.play(moment.decision.options[0])
        revealed = twin.table.reveals != moment.table.reveals
        if revealed:
            with pytest.raises(UndoStops):
                twin.undo(seat)
        else:
            twin.undo(seat)
            assert same(twin, moment), number


@every_count
def test_no_seat_sees_what_is_hidden_from_it(variant: Variant) -> None:
    for number, moment in enumerate(moments(variant.match("hidden"), "hidden", 400)):
        if number % 5:
            continue
        for seat in range(variant.game.seats(moment.table)):
            if seat in variant.game.automas(moment.table):
                continue
            dealt = moment.determinize(seat, number)
            assert dealt.observe(seat) == moment.observe(seat), (number, seat)
            assert variant.game.faults(dealt.table) == []
            if moment.decision is not None and moment.decision.seat == seat:
                assert options_of(dealt) == options_of(moment)


@every_count
def test_a_redealt_clone_can_be_cloned_dealt_again_and_saved(variant: Variant) -> None:
    chance = Chance.seeded("search")
    for number, moment in enumerate(moments(variant.match("search"), "search", 120)):
        if number % 7 or moment.decision is None:
            continue
        dealt = moment.determinize(moment.decision.seat, "one")
        play_randomly(dealt, chance, 3)
        assert same(dealt.clone(), dealt)
        if dealt.decision is not None:
            again = dealt.determinize(dealt.decision.seat, "two")
            assert same(again.clone(), again)
            assert same(load(save(again), variant.game), again)


@every_count
def test_a_redeal_does_not_depend_on_what_was_hidden(variant: Variant) -> None:
    """Two tables that look the same to a seat are dealt anew to the same table."""
    for number, moment in enumerate(moments(variant.match("peek"), "peek", 200)):
        if number % 11 or moment.decision is None:
            continue
        seat = moment.decision.seat
        one = moment.determinize(seat, "same")
        other = moment.determinize(seat, "another").determinize(seat, "same")
        assert one.digest() == other.digest(), number


@every_count
def test_listening_changes_nothing(variant: Variant) -> None:
    quiet, loud = variant.match("listen"), variant.match("listen", listen=True)
    for match in (quiet, loud):
        play_randomly(match, Chance.seeded("listen"), 500)
    assert quiet.digest() == loud.digest()
    assert loud.events(0)


@every_count
def test_what_is_refused_has_a_reason_and_what_is_not_is_offered(variant: Variant) -> None:
    refused = 0
    for moment in moments(variant.match("reasons"), "reasons", 400):
        offered = set(options_of(moment))
        for refusal in moment.refusals():
            refused += 1
            assert refusal.option.id not in offered
            assert refusal.reason.rule in variant.game.rule_ids
        if moment.decision is not None and moment.decision.offer is not None:
            assert moment.decision.offer.contradictions() == []
    assert refused


@every_count
def test_every_decision_names_a_rule_and_offers_known_options(variant: Variant) -> None:
    for moment in moments(variant.match("known"), "known", 600):
        if moment.decision is not None:
            assert moment.decision.rule in variant.game.rule_ids
            assert len(set(options_of(moment))) == len(moment.decision.options) > 1
            assert all(id in variant.game.vocabulary for id in options_of(moment))


@every_count
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True)
@given(seed=st.text(max_size=30))
def test_any_text_is_a_seed(variant: Variant, seed: str) -> None:
    one, other = variant.match(seed), variant.match(seed)
    assert one.digest() == other.digest()
    play_randomly(one, Chance.seeded(seed), 50)
    assert variant.game.faults(one.table) == []


@pytest.mark.long
@every_count
def test_dozens_of_random_matches_end_well(variant: Variant) -> None:
    for number in range(25):
        match = variant.match(f"many {number}")
        finish_randomly(match, Chance.seeded(f"many {number}"))
        assert variant.game.is_over(match.table)
        assert variant.game.faults(match.table) == []


SCRIPT = """
import sys
from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.playout import play_randomly
game = find_game(sys.argv[1])
for players in game.players:
    match = Match(game, players, "hash seeds")
    play_randomly(match, Chance.seeded("hash seeds"))
    print(players, match.digest())
"""


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_the_same_seed_gives_the_same_tables_in_every_process(name: str) -> None:
    digests = set()
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, name],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout)
    assert len(digests) == 1
