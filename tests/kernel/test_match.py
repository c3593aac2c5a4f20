"""A running match: playing, looking, copies, time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel.chance import Chance
from serai.kernel.decision import Option, ask
from serai.kernel.match import Match, MatchError, Redeal, UndoStops
from serai.kernel.playout import finish_randomly, play_randomly
from serai.kernel.save import load, save
from serai.kernel.table import Table
from tests.kernel.toy import TOY, Toy, ToyTable, moments

seeds = st.text(max_size=8)
counts = st.sampled_from(TOY.players)


def offered(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.id for option in match.decision.options]


def toy_table(match: Match) -> ToyTable:
    assert isinstance(match.table, ToyTable)
    return match.table


def at(**given: object) -> Match:
    """A match from a position."""
    return Match(TOY, 2, "given", listen=True, given=given)


class TestPlaying:
    def test_options_can_be_given_by_id_or_as_they_are(self) -> None:
        one, other = Match(TOY, 2, "x"), Match(TOY, 2, "x")
        one.play("work")
        other.play(TOY.work)
        assert one.digest() == other.digest()
        assert one.entries == [TOY.work]

    def test_a_match_is_its_seed_and_choices(self) -> None:
        assert Match(TOY, 2, "x").digest() == Match(TOY, 2, "x").digest()
        assert Match(TOY, 2, 7).digest() == Match(TOY, 2, "7").digest()
        assert Match(TOY, 2, "x").digest() != Match(TOY, 2, "y").digest()

    def test_an_option_that_does_not_exist_is_refused_with_what_does(self) -> None:
        with pytest.raises(MatchError, match=r"toy has no option 'fly'; offered are .*work"):
            Match(TOY, 2, "x").play("fly")

    def test_an_option_that_is_not_asked_for_now_is_refused(self) -> None:
        with pytest.raises(MatchError, match=r"'end' cannot be chosen: not-asked-now.*offered are .*work"):
            Match(TOY, 2, "x").play(TOY.end)

    def test_an_option_that_is_not_available_is_refused_with_its_reason(self) -> None:
        match = at(seats={"0": {"hand": ["tower", "mill"], "coin": 2}})
        with pytest.raises(MatchError, match=r"'play:tower' cannot be chosen: reason-price.*TOY-PLAY-01"):
            match.play("play:tower")
        assert match.position == 0

    def test_a_refused_option_changes_nothing(self) -> None:
        match = Match(TOY, 2, "x")
        before = match.digest()
        with pytest.raises(MatchError, match="toy has no option 'fly'"):
            match.play("fly")
        match.play("work")
        assert match.undo_reason() is None
        match.undo()
        assert match.digest() == before

    def test_a_finished_match_takes_no_choice(self) -> None:
        *_, match = moments("end")
        assert match.is_over
        with pytest.raises(MatchError, match="the match is over"):
            match.play("work")

    def test_a_single_option_is_taken_by_itself_and_told(self) -> None:
        rest = [id for id in TOY.component_ids() if id not in ("well", "oracle", "tower")]
        match = at(deck=["well"], discard=rest, seats={"0": {"hand": ["oracle"]}, "1": {"hand": ["tower"]}})
        match.play("draw")
        assert match.entries == [TOY.draw_two]
        assert match.observe(0).hand == ("oracle", "well")
        forced = match.events(0)[-1]
        assert (forced.key, forced.rule) == ("event-forced", "TOY-DRAW-01")
        assert forced.arguments == {"option": TOY.vocabulary["keep:well"].message}
        assert match.events(1)[-1].arguments == {"option": "hidden"}

    def test_refusals_list_what_is_not_available(self) -> None:
        match = at(seats={"0": {"hand": ["tower", "mill"], "coin": 2}})
        assert [repr(refusal) for refusal in match.refusals()] == [
            "play:tower: reason-price(price=3, card='tower') [TOY-PLAY-01]"
        ]
        assert match.why_not("play:mill") is None
        reason = match.why_not("play:tower")
        assert reason is not None and reason.key == "reason-price"
        elsewhere = match.why_not("end")
        assert elsewhere is not None and elsewhere.key == "not-asked-now"

    def test_a_finished_match_refuses_in_silence(self) -> None:
        *_, match = moments("end")
        assert match.refusals() == []
        assert repr(match.why_not("work")) == "not-asked-now() [decision]"

    def test_the_end_of_a_turn_can_be_a_decision_that_is_shown(self) -> None:
        match = Match(TOY, 2, "x", {"confirm": "yes"})
        match.play("work")
        assert offered(match) == ["end"]
        match.play("end")
        assert match.decision is not None and match.decision.seat == 1


class TestSettings:
    @pytest.mark.parametrize(
        ("players", "settings", "message"),
        [
            (5, {}, r"toy is for 2, 3 players, not for 5"),
            (2, {"solo": "yes"}, r"toy has no setting 'solo'; settings are rich, undo, confirm"),
            (2, {"rich": "very"}, r"rich cannot be 'very'; it is one of no, yes"),
        ],
    )
    def test_what_the_game_does_not_know_is_refused(self, players: int, settings: dict[str, str], message: str) -> None:
        with pytest.raises(MatchError, match=message):
            Match(TOY, players, "x", settings)

    def test_defaults_are_filled_in(self) -> None:
        assert Match(TOY, 2, "x").settings == {"rich": "no", "undo": "to-reveal", "confirm": "no"}
        assert toy_table(Match(TOY, 2, "x", {"rich": "yes"})).coin == [6, 6]


class TestLooking:
    def test_a_seat_sees_its_own_hand_only(self) -> None:
        match = at(seats={"0": {"hand": ["tower"]}, "1": {"hand": ["mill"]}})
        assert match.observe(0).hand == ("tower",)
        assert match.observe(1).hand == ("mill",)

    @pytest.mark.parametrize("seat", [-1, 2])
    def test_there_is_nothing_to_see_from_a_seat_that_is_none(self, seat: int) -> None:
        match = Match(TOY, 2, "x")
        for look in (match.observe, match.score, lambda seat: match.determinize(seat, 1)):
            with pytest.raises(MatchError, match=f"there is no seat {seat}; seats are 0 to 1"):
                look(seat)

    def test_events_hide_what_a_viewer_may_not_know(self) -> None:
        spent = [card.id for card in TOY.cards if card.id not in ("mill", "well")]
        match = at(seats={0: {"hand": []}, 1: {"hand": []}}, deck=["mill", "well"], discard=spent)
        match.play("draw")
        mine = [event.arguments["card"] for event in match.events(0) if event.key == "event-saw"]
        theirs = [event.arguments["card"] for event in match.events(1) if event.key == "event-saw"]
        assert mine == ["well", "mill"]
        assert theirs == ["hidden", "hidden"]

    def test_events_can_be_asked_for_since_a_moment(self) -> None:
        match = at(rolls=[2])
        match.play("roll")
        before = match.position
        match.play("do:roll(1)")
        assert [event.key for event in match.events(0, since=before)] == ["event-rolled"]

    def test_nobody_listens_by_default(self) -> None:
        match = Match(TOY, 2, "x")
        match.play("work")
        assert match.events(0) == []
        match.listen()
        match.play("roll")
        match.play("do:roll(1)")
        assert [event.key for event in match.events(0)] == ["event-rolled", "event-harvest"]

    def test_the_start_of_the_turn_is_known(self) -> None:
        match = at(rolls=[2])
        match.play("roll")
        assert (match.position, match.turn_start) == (1, 0)
        match.play("do:roll(1)")
        assert (match.position, match.turn_start) == (2, 2)


class TestCopies:
    @given(seeds, counts)
    def test_a_clone_is_equal_and_independent_at_every_moment(self, seed: str, players: int) -> None:
        for match in moments(seed, players):
            before = match.digest()
            twin = match.clone()
            assert twin.digest() == before
            assert twin.entries == match.entries
            if match.decision is None:
                assert twin.decision is None
                continue
            assert offered(twin) == offered(match)
            for id in offered(match):
                one, other = match.clone(), twin.clone()
                one.play(id)
                other.play(id)
                assert one.digest() == other.digest()
            assert match.digest() == before

    @given(seeds, st.integers(0, 30))
    def test_a_redealt_clone_can_be_cloned_played_and_undone(self, seed: str, steps: int) -> None:
        match = _after(seed, steps)
        seat = match.decision.seat if match.decision is not None else 0
        dealt = match.determinize(seat, "other cards")
        assert dealt.entries == [*match.entries, Redeal(seat, "other cards")]
        twin = dealt.clone()
        assert twin.digest() == dealt.digest()
        assert not TOY.faults(toy_table(twin))
        if dealt.decision is not None:
            assert offered(dealt) == offered(match)
            dealt.play(offered(dealt)[0])
            assert dealt.at(twin.position).digest() == twin.digest()

    @given(seeds, st.integers(0, 30), st.integers(0, 1))
    def test_a_redeal_changes_nothing_that_the_seat_sees(self, seed: str, steps: int, seat: int) -> None:
        match = _after(seed, steps)
        assert match.determinize(seat, 1).observe(seat) == match.observe(seat)

    @given(seeds, st.integers(0, 20))
    def test_a_redeal_does_not_depend_on_how_the_hidden_cards_lay(self, seed: str, steps: int) -> None:
        match = _after(seed, steps)
        other = match.determinize(0, "first")
        assert match.determinize(0, "second").digest() == other.determinize(0, "second").digest()

    def test_redeals_with_other_seeds_differ(self) -> None:
        match = Match(TOY, 3, "x")
        assert len({match.determinize(0, seed).digest() for seed in range(10)}) == 10

    def test_redealt_matches_can_be_played_to_the_end(self) -> None:
        for number in range(20):
            match = _after(str(number), 10)
            assert match.decision is not None
            match = match.determinize(match.decision.seat, number)
            play_randomly(match, Chance.seeded("on"))
            again = [moment.digest() for moment in match.replay()][-1]
            assert again == match.digest()


class TestLean:
    """A match that makes the tables of its turns only when somebody wants them is like any other."""

    @pytest.mark.parametrize(("seed", "players"), [("a", 2), ("b", 3)])
    def test_whatever_is_wanted_is_there_at_every_moment(self, seed: str, players: int) -> None:
        lean = Match(TOY, players, seed, {"undo": "free"})
        lean.lean = True
        for match in moments(seed, players, undo="free"):
            if match.position:
                last = match.last_entry
                assert isinstance(last, Option)
                lean.play(last)
            assert (lean.digest(), lean.entries) == (match.digest(), match.entries)
            wanting: list[Callable[[Match], Table]] = [
                lambda of: of.turn_table,
                lambda of: of.left_table,
                lambda of: of.clone().table,
                lambda of: of.imagine(of.decision.seat, "s").table if of.decision is not None else of.table,
                lambda of: of.at(of.position // 2).table,
                lambda of: of.at(max(0, of.position - 1)).table,
            ]
            for wanted in wanting:
                fresh = Match(TOY, players, seed, {"undo": "free"})
                fresh.lean = True
                for entry in match.entries:
                    fresh.repeat(entry)
                assert wanted(fresh).digest() == wanted(match).digest()
                assert (fresh.turn_start, fresh.entries) == (match.turn_start, match.entries)

    def test_one_that_was_loaded_can_be_copied_after_further_turns(self) -> None:
        for loaded_at in range(1, 12):
            match = Match(TOY, 2, "loaded")
            chance = Chance.seeded("loaded")
            for _ in range(loaded_at):
                assert match.decision is not None
                match.play(match.decision.options[chance.below(len(match.decision.options))])
            lean = load(save(match), TOY)
            lean.lean = True
            for _ in range(8):
                if match.decision is None or lean.decision is None:
                    break
                at = chance.below(len(match.decision.options))
                for one in (match, lean):
                    assert one.decision is not None
                    one.play(one.decision.options[at])
                assert lean.clone().digest() == match.digest()
                assert lean.left_table.digest() == match.left_table.digest()
                assert load(save(lean), TOY).digest() == match.digest()

    def test_it_copies_few_tables(self, monkeypatch: pytest.MonkeyPatch) -> None:
        copied: list[int] = []
        copy = ToyTable.copy

        def counting(table: ToyTable) -> ToyTable:
            copied.append(1)
            return copy(table)

        monkeypatch.setattr(ToyTable, "copy", counting)
        made = []
        for is_lean in (False, True):
            copied.clear()
            match = Match(TOY, 2, "lean")
            match.lean = is_lean
            play_randomly(match, Chance.seeded("lean"))
            made.append(len(copied))
        assert made[1] * 2 < made[0]


class TestTime:
    @given(seeds, counts)
    def test_every_moment_can_be_visited_again(self, seed: str, players: int) -> None:
        digests = [match.digest() for match in moments(seed, players)]
        *_, match = moments(seed, players)
        assert [match.at(position).digest() for position in range(len(digests))] == digests
        assert [moment.digest() for moment in match.replay()] == digests

    @pytest.mark.parametrize("position", [-1, 1])
    def test_a_moment_that_is_none_is_refused(self, position: int) -> None:
        with pytest.raises(MatchError, match=f"there is no moment {position}; moments are 0 to 0"):
            Match(TOY, 2, "x").at(position)

    def test_replay_tells_the_story(self) -> None:
        *_, match = moments("story")
        *_, again = match.replay()
        keys = [event.key for event in again.events(0)]
        assert keys.count("event-harvest") == toy_table(match).round

    @given(seeds, counts)
    def test_undo_after_play_is_as_if_nothing_was(self, seed: str, players: int) -> None:
        for match in moments(seed, players, undo="free"):
            if match.decision is None:
                return
            before, options = match.digest(), offered(match)
            for id in options:
                match.play(id)
                match.undo()
                assert (match.digest(), offered(match)) == (before, options)

    def test_undo_goes_back_to_the_start(self) -> None:
        match = _after("all the way", 25, undo="free")
        start = Match(TOY, 2, "all the way").digest()
        while match.position:
            match.undo()
        assert match.digest() == start
        with pytest.raises(UndoStops, match="undo-nothing"):
            match.undo()

    def test_undo_stops_at_what_was_revealed(self) -> None:
        match = at(rolls=[2])
        match.play("roll")
        match.undo()
        match.play("roll")
        match.play("do:roll(1)")
        with pytest.raises(UndoStops, match="undo-revealed") as caught:
            match.undo()
        assert caught.value.reason.key == "undo-revealed"
        assert match.position == 2

    def test_undo_stops_at_what_another_seat_chose(self) -> None:
        match = Match(TOY, 2, "x")
        match.play("work")
        with pytest.raises(UndoStops, match="undo-other-seat"):
            match.undo(1)
        match.undo(0)
        assert match.position == 0

    def test_undo_takes_back_the_events_too(self) -> None:
        match = at(seats={"0": {"hand": ["well"]}})
        match.play("work")
        told = len(match.events(0))
        match.undo()
        match.play("play:well")
        assert [event.key for event in match.events(0)][told:] == ["event-played", "event-gained"]

    def test_clones_do_not_share_their_future(self) -> None:
        match = _after("future", 12, undo="free")
        twin = match.clone()
        play_randomly(match, Chance.seeded("a"))
        play_randomly(twin, Chance.seeded("b"))
        again = [moment.digest() for moment in twin.replay()]
        assert again[-1] == twin.digest()
        assert again[12] == match.at(12).digest()


class TestGiven:
    def test_an_impossible_position_is_refused_before_a_rule_meets_it(self) -> None:
        with pytest.raises(ValueError, match="impossible: cards are lost or doubled"):
            at(deck=["mill", "mill"])

    def test_a_position_in_which_nobody_will_ever_choose_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(TOY, "turn", lambda table: iter(()))
        with pytest.raises(MatchError, match="nobody had a choice"):
            at(turn=0)

    def test_a_match_can_start_from_a_position(self) -> None:
        match = at(turn=1, round=3, seats={"1": {"coin": 9, "hand": ["tower"]}})
        assert match.decision is not None and match.decision.seat == 1
        assert match.observe(1).seats[1].coin == 9
        assert repr(match.undo_reason()) == "undo-nothing() [undo]"

    def test_it_can_be_cloned_visited_and_replayed(self) -> None:
        match = at(rolls=[6, 5], seats={"0": {"coin": 9, "hand": ["caravan"]}})
        digests = [match.digest()]
        chance = Chance.seeded("given")
        while match.decision is not None:
            match.play(match.decision.options[chance.below(len(match.decision.options))])
            digests.append(match.digest())
        assert [match.at(position).digest() for position in range(len(digests))] == digests
        assert [moment.digest() for moment in match.replay()] == digests

    @pytest.mark.parametrize("rolls", [6, [0], [7], ["6"], [True]])
    def test_dice_have_six_sides(self, rolls: object) -> None:
        with pytest.raises(ValueError, match="rolls: expected a list of die results from 1 to 6"):
            at(rolls=rolls)

    def test_what_the_game_does_not_know_is_refused(self) -> None:
        with pytest.raises(ValueError, match="'decks' is unknown"):
            at(decks=[])


class TestPlayouts:
    @given(seeds, counts)
    def test_inside_and_outside_the_kernel_come_to_the_same(self, seed: str, players: int) -> None:
        one, other = Match(TOY, players, seed), Match(TOY, players, seed)
        assert play_randomly(one, Chance.seeded(seed)) == finish_randomly(other, Chance.seeded(seed))
        assert one.digest() == other.digest()
        assert one.is_over and other.is_over

    def test_a_playout_can_be_limited(self) -> None:
        match = Match(TOY, 2, "x")
        assert play_randomly(match, Chance.seeded("x"), limit=3).decisions == 3
        assert match.position == 3

    def test_a_playout_goes_on_from_the_middle(self) -> None:
        match = _after("middle", 9)
        finish_randomly(match, Chance.seeded("x"))
        assert TOY.is_over(toy_table(match))


def test_a_rule_that_offers_nothing_is_a_mistake_of_the_rules() -> None:
    class Stuck(Toy):
        def _action(self, t: ToyTable, me: int):  # type: ignore[no-untyped-def]
            return ask(me, "action", "TOY-TURN-01", [])

    with pytest.raises(AssertionError, match=r"action \(TOY-TURN-01\) offers seat 0 nothing"):
        Match(Stuck(), 2, "x")


def test_two_processes_with_other_hash_seeds_play_the_same() -> None:
    root = Path(__file__).parents[2]
    program = (
        "from tests.kernel.toy import moments\n"
        "for players in (2, 3):\n"
        "    *_, match = moments('process', players)\n"
        "    print(match.digest(), match.entries)\n"
    )
    path = f"{root / 'src'}:{root}"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def _after(seed: str, steps: int, **settings: str) -> Match:
    """A match after some random choices, or at its end."""
    for match in moments(seed, 2, **settings):
        if match.position == steps:
            break
    return match


def test_the_last_entry_is_the_last_of_all() -> None:
    for moment in moments("last"):
        for match in (moment, moment.clone(), moment.determinize(0, "redeal")):
            assert match.last_entry == (match.entries[-1] if match.entries else None)


def test_entries_are_options_and_redeals() -> None:
    match = _after("entries", 4).determinize(1, "s")
    assert [type(entry) for entry in match.entries] == [Option] * 4 + [Redeal]


def test_an_imagined_match_deals_anew_what_the_seat_cannot_know() -> None:
    for number, match in enumerate(moments("imagine")):
        if match.decision is None:
            break
        seat = match.decision.seat
        imagined = match.imagine(seat, number)
        assert imagined.observe(seat) == match.observe(seat)
        assert imagined.decision is not None
        assert [option.id for option in imagined.decision.options] == [option.id for option in match.decision.options]
        assert imagined.clone().digest() == imagined.digest() == match.imagine(seat, number).digest()
        elsewhere = match.determinize(seat, "elsewhere")
        assert elsewhere.imagine(seat, number).digest() == imagined.digest()
