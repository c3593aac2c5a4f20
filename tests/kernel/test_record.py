"""A match that outlives a release: what goes on, what is kept, what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.chance import Chance
from serai.kernel.match import Earlier, Match, MatchError, UndoStops
from serai.kernel.playout import play_randomly
from serai.kernel.record import KeptTurn, RecordError, carry_over
from serai.kernel.save import OtherRelease, SaveError, load, load_older, read, record_of, save
from serai.kernel.state import OlderDump
from tests.kernel.test_save import edited
from tests.kernel.toy import TOY, Toy, ToyTable, moments
from tests.kernel.toy.later import Lucky, LuckyTable, NoWork, Restful, RicherHarvest, dearer


def at(position: int, seed: str = "release") -> Match:
    for match in moments(seed):
        if match.position == position:
            return match
    raise AssertionError("the match is too short")


def in_mid_turn() -> Match:
    """After two rounds, when seat 0 has just looked at two cards and has not kept one yet."""
    match = Match(TOY, 2, "release", listen=True)
    for choice in ("work", "work", "work", "work", "draw"):
        match.play(choice)
    return match


class TestTheSameUnderTheNewRules:
    def test_a_new_option_changes_nothing_and_can_be_taken_from_now_on(self) -> None:
        match = in_mid_turn()
        game = Restful()
        again, since, dropped = load_older(save(match), game)
        assert (again.digest(), again.position, dropped) == (match.digest(), match.position, 0)
        assert (again.earlier, again.origin, since) == ((), 0, 4)
        assert [entry.id for entry in again.entries] == [entry.id for entry in match.entries]  # type: ignore[union-attr]
        assert again.at(2).digest() == match.at(2).digest()
        again.play(again.decision.options[0])  # type: ignore[union-attr]
        again.play("rest")
        assert load(save(again), game).digest() == again.digest()

    def test_a_new_field_of_the_table_has_its_default(self) -> None:
        match = in_mid_turn()
        again = load_older(save(match), Lucky()).match
        assert again.earlier == ()
        assert isinstance(again.table, LuckyTable)
        assert again.table.luck == [7, 7]
        assert {**match.table.dump(), "luck": [7, 7]} == again.table.dump()

    def test_a_corrected_card_that_was_never_played_changes_nothing(self, tmp_path: Path) -> None:
        match = in_mid_turn()
        game = dearer(tmp_path)
        with pytest.raises(OtherRelease, match="other content"):
            load(save(match), game)
        again, _, dropped = load_older(save(match), game)
        assert (again.digest(), again.earlier, dropped) == (match.digest(), (), 0)

    def test_the_story_is_told_from_the_start(self) -> None:
        match = in_mid_turn()
        again = load_older(save(match), Restful()).match
        assert list(map(repr, again.story(0))) == list(map(repr, match.story(0)))


class TestOtherRules:
    def test_it_goes_on_from_the_start_of_the_turn_by_the_rules_of_today(self) -> None:
        match, game = in_mid_turn(), RicherHarvest()
        again, since, dropped = load_older(save(match), game)
        assert (since, dropped) == (4, 0)
        assert (again.origin, again.position, again.turn_start) == (4, 5, 4)
        assert again.digest() == match.digest()  # the coins that were earned stay as they are
        assert again.earlier == (Earlier(1, TOY.content_digest, ("work",) * 4),)
        again.play(again.decision.options[0])  # type: ignore[union-attr]
        coins = list(again.table.coin)  # type: ignore[attr-defined]
        again.play("work")
        assert again.table.coin == [coins[0] + 2, coins[1] + 3]  # type: ignore[attr-defined]

    def test_it_can_be_saved_cloned_visited_and_played_again_from_there(self) -> None:
        game = RicherHarvest()
        again = load_older(save(in_mid_turn()), game).match
        play_randomly(again, Chance.seeded("on"), limit=20)
        loaded = load(save(again), game)
        for one in (again, again.clone(), loaded, load(save(loaded), game)):
            assert one.digest() == again.digest()
            assert (one.origin, one.earlier, one.position) == (4, again.earlier, again.position)
            assert one.entries == again.entries
            assert [moment.digest() for moment in one.replay()][-1] == again.digest()
            assert one.at(4).digest() == again.at(4).digest()
            with pytest.raises(MatchError, match=r"there is no moment 3; moments are 4 to \d+"):
                one.at(3)

    def test_undo_stops_where_the_rules_changed(self) -> None:
        match = Match(TOY, 2, "x", {"undo": "free"})
        for choice in ("work", "work", "work", "roll"):
            match.play(choice)
        again = load_older(save(match), RicherHarvest()).match
        again.undo()
        assert again.position == again.origin == 3
        assert repr(again.undo_reason()) == "undo-rules-changed() [undo]"
        with pytest.raises(UndoStops, match="undo-rules-changed"):
            again.undo()

    def test_choices_of_the_turn_that_are_not_offered_any_more_are_dropped(self) -> None:
        match = Match(TOY, 2, "x", {"confirm": "yes"})
        match.play("work")
        again, since, dropped = load_older(save(match), NoWork())
        assert (again.position, since, dropped) == (0, 0, 1)
        assert again.decision is not None and again.decision.find("work") is None

    def test_what_was_dealt_by_another_setup_stays_dealt(self) -> None:
        """At the very beginning there is no choice yet, but there is a table."""

        class Generous(Toy):
            rules_version = 2

            def setup(self, *given: Any) -> ToyTable:
                table = super().setup(*given)
                table.coin = [9, 9]
                return table

        match = Match(TOY, 2, "x")
        game = Generous()
        again = load_older(save(match), game).match
        assert again.digest() == match.digest()
        again.play("work")
        assert again.at(0).digest() == load(save(again), game).at(0).digest() == match.digest()

    def test_rules_that_fail_over_a_choice_do_not_get_it(self) -> None:
        class Failing(RicherHarvest):
            def draw(self, t: ToyTable, me: int):  # type: ignore[no-untyped-def]
                t.coin[me] = 99
                raise KeyError("no such card")

        again, _, dropped = load_older(save(in_mid_turn()), Failing())
        assert (again.position, dropped) == (4, 1)
        assert again.digest() == in_mid_turn().at(4).digest()

    def test_it_outlives_several_releases(self) -> None:
        class Third(NoWork):
            rules_version = 3

        again = load_older(save(in_mid_turn()), RicherHarvest()).match
        again.play(again.decision.options[0])  # type: ignore[union-attr]
        again.play("work")
        third, since, dropped = load_older(save(again), Third())
        assert [(part.rules_version, len(part.choices)) for part in third.earlier] == [(1, 4), (2, 3)]
        assert (third.origin, since, dropped) == (7, 7, 0)
        assert load(save(third), Third()).digest() == third.digest() == again.digest()


class TestWhatCannotGoOn:
    def test_a_field_without_default_is_named(self) -> None:
        class Careless(LuckyTable):
            FIELDS = (*LuckyTable.FIELDS, "grace")
            __slots__ = ("grace",)

        class Careful(Lucky):
            def load_table(self, plain: object) -> ToyTable:
                return Careless.load(plain)

        with pytest.raises(SaveError, match=r"version 1 of the rules of toy .* version 2: .* has no 'grace'"):
            load_older(save(in_mid_turn()), Careful())

    def test_pieces_that_are_lost_are_named(self) -> None:
        text = save(in_mid_turn())
        table = json.loads(text)["table"]
        table["deck"].pop()
        with pytest.raises(SaveError, match="cards are lost or doubled"):
            load_older(edited(text, table=table), RicherHarvest())

    def test_settings_that_are_no_more_are_left_out_and_other_values_named(self) -> None:
        class Plain(RicherHarvest):
            settings = ()

        match = Match(TOY, 2, "x", {"rich": "yes"})
        again = load_older(save(match), Plain()).match
        assert again.settings == {"undo": "to-reveal", "confirm": "no"}
        record = record_of(read(save(match)))._replace(settings={"rich": "very"})
        with pytest.raises(RecordError, match="rich cannot be 'very'"):
            carry_over(record, RicherHarvest())

    def test_another_number_of_players_is_named(self) -> None:
        class Duel(RicherHarvest):
            players = (2,)  # type: ignore[assignment]

        with pytest.raises(SaveError, match="toy is for 2 players, not for 3"):
            load_older(save(Match(TOY, 3, "x")), Duel())

    def test_another_game_is_refused(self) -> None:
        with pytest.raises(SaveError, match="a match of chess"):
            load_older(edited(save(at(3)), game="chess"), RicherHarvest())

    def test_a_document_that_means_nothing_is_refused(self) -> None:
        with pytest.raises(SaveError, match="cannot be continued"):
            load_older(edited(save(at(3)), turn_start="x"), RicherHarvest())


def test_a_table_whose_fields_mean_something_else_is_renewed_by_the_game() -> None:
    class Silver(RicherHarvest):
        def renewed(self, dump: dict[str, Any], rules_version: int) -> dict[str, Any]:
            assert rules_version == 1
            return {**dump, "coin": [10 * coins for coins in dump["coin"]]}

    match = in_mid_turn().at(4)
    again = load_older(save(match), Silver()).match
    assert again.table.coin == [10 * coins for coins in match.table.coin]  # type: ignore[attr-defined]


def test_every_kept_turn_must_be_the_same_for_the_past_to_count_as_played_by_the_rules_of_today() -> None:
    match = at(9)
    record = record_of(read(save(match)))
    turns = [
        KeptTurn(place, match.at(place).table.dump(), 1) for place in range(9) if match.at(place).turn_start == place
    ]
    whole = record._replace(kept=[*turns, *record.kept])
    assert carry_over(whole, Restful()).match.earlier == ()
    richer = {**turns[1].table, "coin": [50, 50]}
    other = whole._replace(kept=[turns[0], KeptTurn(turns[1].position, richer, 1), *turns[2:], *record.kept])
    assert len(carry_over(other, Restful()).match.earlier) == 1


def test_fields_are_fitted_only_across_releases() -> None:
    dump = Match(TOY, 2, "x").table.dump()
    with pytest.raises(ValueError, match="not a dump of LuckyTable"):
        LuckyTable.load(dump)
    assert LuckyTable.load(OlderDump({**dump, "gone": 1})).luck == [7, 7]
