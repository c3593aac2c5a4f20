"""Expansions: a game with one is another game, and the game without it never notices.

Toy's expansion is `carnival`, a folder inside it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.games import EXPANSIONS, GAMES, UnknownGame, all_names, find_game, is_known, names_of, packages_of
from serai.kernel.chance import Chance
from serai.kernel.content import ContentError
from serai.kernel.match import Match, MatchError
from serai.kernel.save import SaveError, load, read, save
from serai.kernel.scenario import read_file
from serai.kernel.state import OlderDump
from serai.language import Language
from tests.kernel.toy import TOY, Toy, ToyTable
from tests.kernel.toy import load as load_toy
from tests.kernel.toy.carnival import EXPANSION, CarnivalExpansion
from tests.kernel.toy.carnival.seams import CarnivalView
from tests.kernel.toy.carnival.table import Carnival

BOTH = load_toy(None, ("carnival",))
NEW_CARDS = ["mask", "fireworks"]
PRIZES = ["goose", "garland", "crown", "whistle", "lantern", "drum"]


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")
    monkeypatch.setitem(EXPANSIONS, "toy", ("carnival",))


def moments(game: Toy, seed: str, **settings: str) -> Iterator[Match]:
    """A match played at random, at every decision and at its end: always the same object."""
    match = Match(game, 3, seed, settings, listen=True)
    chance = Chance.seeded(f"moves of {seed}")
    while True:
        yield match
        if match.decision is None:
            return
        match.play(match.decision.options[chance.below(len(match.decision.options))])


def table(match: Match) -> ToyTable:
    assert isinstance(match.table, ToyTable)
    return match.table


def part(match: Match) -> Carnival:
    found = table(match).part
    assert isinstance(found, Carnival)
    return found


class TestNames:
    """A name says which game it is, expansions included."""

    def test_a_game_is_found_with_its_expansion_by_name_or_beside_it(self) -> None:
        game = find_game("toy+carnival")
        assert (game.name, game.expansions) == ("toy+carnival", ("carnival",))
        assert find_game("toy", expansions=("carnival",)) is game
        assert find_game("toy+carnival", expansions=("carnival",)) is game
        assert (find_game("toy").name, find_game("toy").expansions) == ("toy", ())

    def test_every_choice_of_expansions_is_a_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert names_of("toy") == ["toy", "toy+carnival"]
        assert {"toy", "toy+carnival"} < set(all_names())
        monkeypatch.setitem(EXPANSIONS, "toy", ("carnival", "aviary"))
        assert names_of("toy") == ["toy", "toy+carnival", "toy+aviary", "toy+carnival+aviary"]

    def test_an_unknown_expansion_is_refused_with_those_that_are_known(self) -> None:
        with pytest.raises(UnknownGame, match=r"^there is no expansion 'circus' of toy; expansions are carnival$"):
            find_game("toy", expansions=("circus",))
        with pytest.raises(UnknownGame, match=r"^there is no expansion 'circus' of toy; expansions are carnival$"):
            find_game("toy+circus")
        with pytest.raises(UnknownGame, match=r"^there is no expansion 'carnival' of merv; it has none$"):
            find_game("merv+carnival")
        with pytest.raises(UnknownGame, match=r"^there is no game 'chess'; games are "):
            find_game("chess+carnival")
        assert is_known("toy+carnival")
        assert not is_known("toy+circus")

    def test_a_name_has_one_spelling(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(EXPANSIONS, "toy", ("carnival", "aviary"))
        with pytest.raises(UnknownGame, match=r"there is no game 'toy\+aviary\+carnival', but 'toy\+carnival\+aviary'"):
            find_game("toy+aviary+carnival")
        with pytest.raises(UnknownGame, match=r"there is no game 'toy\+carnival\+carnival', but 'toy\+carnival'"):
            find_game("toy+carnival+carnival")

    def test_an_expansion_lies_in_the_folder_of_its_game(self) -> None:
        assert packages_of("toy+carnival") == ["tests.kernel.toy", "tests.kernel.toy.carnival"]


class TestContent:
    """Rows and sheets more, cells changed, counts that fit."""

    def test_rows_are_appended_behind_those_of_the_game(self) -> None:
        ids = [card.id for card in BOTH.cards]
        assert ids[: len(TOY.cards)] == [card.id for card in TOY.cards]
        assert ids[len(TOY.cards) :] == NEW_CARDS
        assert BOTH.cards[BOTH.number_of["fireworks"]].effect.text == "cheer(2) & gain(coin,1)"

    def test_cells_are_changed(self) -> None:
        tower = TOY.number_of["tower"]
        assert (TOY.cards[tower].price, BOTH.cards[tower].price) == (3, 2)
        assert TOY.cards[tower].points.text == BOTH.cards[tower].points.text

    def test_a_sheet_of_its_own_is_read_and_its_rows_are_components(self) -> None:
        assert list(BOTH.component_ids()) == [*TOY.component_ids(), *NEW_CARDS, *PRIZES]

    def test_overrides_reach_the_layer_too(self, tmp_path: Path) -> None:
        (tmp_path / "prizes.csv").write_text("id,points\ncrown,9\n")
        (tmp_path / "cards.csv").write_text("id,price\nmask,many\n")
        with pytest.raises(ContentError, match=r"cards.csv:2, column 'price': 'many' is not a whole number"):
            Toy(tmp_path, [EXPANSION])
        with pytest.raises(ContentError, match=r"there is no row 'mask' in cards.csv to override"):
            Toy(tmp_path)

    def test_texts_and_rules_of_both_are_known(self) -> None:
        for locale in ("en", "fr"):
            language = Language(locale, BOTH.texts)
            options = [option.message.key for option in BOTH.vocabulary]
            assert language.missing([*BOTH.component_ids(), *BOTH.rule_ids, *options]) == []
            assert not Language(locale, TOY.texts).has("mask")
        assert set(BOTH.rule_ids) - set(TOY.rule_ids) == {"CAR-PAR-01", "CAR-PRI-01", "CAR-PRI-02"}
        assert Language("en", BOTH.texts).title("TOY-TURN-02") == "Harvest with carnival"
        assert Language("en", TOY.texts).title("TOY-TURN-02") == "Harvest"

    def test_its_rules_stand_in_chapters_of_the_game_and_in_new_ones(self) -> None:
        chapters = {chapter.key: chapter.rules for chapter in BOTH.chapters}
        base = {chapter.key: chapter.rules for chapter in TOY.chapters}
        assert list(chapters) == ["chapter-turn", "chapter-prizes", "chapter-effects"]  # behind what it follows
        assert [rule for rules in chapters.values() for rule in rules] == list(BOTH.rule_ids)
        assert chapters["chapter-turn"] == (*base["chapter-turn"], "CAR-PAR-01")
        assert chapters["chapter-prizes"] == ("CAR-PRI-01", "CAR-PRI-02")

    def test_it_has_settings_of_its_own(self) -> None:
        assert [setting.name for setting in BOTH.settings] == ["rich", "prizes"]
        assert len(part(Match(BOTH, 3, "x", {"prizes": "all"})).prizes) == len(PRIZES)
        with pytest.raises(MatchError, match="toy has no setting 'prizes'"):
            Match(TOY, 3, "x", {"prizes": "all"})


class TestRules:
    """Seams are answered by the expansion, and only where it is played."""

    def test_the_vocabulary_has_more_options_in_the_expanded_game_only(self) -> None:
        base = [option.id for option in TOY.vocabulary]
        both = [option.id for option in BOTH.vocabulary]
        more = {
            "parade",
            *(f"prize:{id}" for id in PRIZES),
            *(f"{verb}:{id}" for verb in ("play", "keep") for id in NEW_CARDS),
            *("do:cheer(1)", "do:cheer(2)"),
        }
        assert set(both) - set(base) == more
        assert [id for id in both if id not in more] == base

    def test_an_action_more_with_its_reason(self) -> None:
        given = {"seats": {"0": {"coin": 1}}, "carnival": {"cheers": [1, 0, 0]}}
        match = Match(BOTH, 3, "x", given=given)
        match.play("parade")
        assert (table(match).coin[0], part(match).cheers[0]) == (0, 2)
        poor = Match(BOTH, 3, "x", given={"seats": {"0": {"coin": 0}}})
        refused = {refusal.option.id: refusal.reason.rule for refusal in poor.refusals()}
        assert refused["parade"] == "CAR-PAR-01"

    def test_a_seam_is_answered_otherwise(self) -> None:
        for game, cheers in ((TOY, None), (BOTH, [2, 1, 0])):
            given = {"turn": 2, "round": 1} | ({"carnival": {"cheers": cheers}} if cheers else {})
            match = Match(game, 3, "x", given=given)
            before = table(match).coin[:]
            match.play("work")
            assert table(match).coin[:2] == [before[0] + (2 if cheers else 1), before[1] + 1]

    def test_a_question_of_its_own_and_lines_of_the_score(self) -> None:
        given = {"seats": {"0": {"hand": ["mask"], "coin": 3}}, "carnival": {"prizes": ["goose", "crown", "drum"]}}
        match = Match(BOTH, 3, "x", given=given)
        match.play("play:mask")
        assert match.decision is not None
        assert (match.decision.rule, [option.id for option in match.decision.options]) == (
            "CAR-PRI-01",
            ["prize:crown", "prize:drum"],
        )
        match.play("prize:crown")
        assert [(item.rule, item.points) for item in match.score(0)][-1] == ("CAR-PRI-02", 4)

    def test_scenarios_name_the_game_with_its_expansion(self, tmp_path: Path) -> None:
        file = tmp_path / "parade.toml"
        file.write_text(
            'game = "toy+carnival"\ntitle = "A parade"\nrules = ["CAR-PAR-01", "TOY-TURN-01"]\nplayers = 2\n'
            'when = ["parade"]\n[given.seats.0]\ncoin = 3\n[then.table.carnival]\ncheers = [1, 0]\n'
        )
        (scenario,) = read_file(file, find_game)
        assert scenario.run().problems == ()


class TestTable:
    """The part of the table: copied, dumped, seen, dealt anew, told and checked like the rest."""

    def test_whole_matches_keep_every_promise(self) -> None:
        for seed, prizes in (("1", "few"), ("2", "all"), ("3", "all")):
            for match in moments(BOTH, seed, prizes=prizes):
                t = table(match)
                assert BOTH.faults(t) == []
                assert t.copy().dump() == BOTH.load_table(t.dump()).dump() == t.dump()
                assert t.copy().part is not t.part
                assert match.clone().digest() == load(save(match), BOTH).digest() == match.digest()
            assert match.is_over
            assert any(event.rule.startswith("CAR") for event in match.events(0))

    def test_the_game_alone_has_no_part(self) -> None:
        for match in moments(TOY, "alone"):
            assert table(match).part is None
        with pytest.raises(ValueError, match="this is not a dump of Part"):
            TOY.load_table(Match(BOTH, 2, "x").table.dump())

    def test_what_lies_open_is_seen_and_what_does_not_is_dealt_anew(self) -> None:
        match = Match(BOTH, 3, "x", {"prizes": "all"})
        view = match.observe(1)
        assert isinstance(view, CarnivalView)
        assert view.prizes == len(PRIZES)
        assert view.open_prizes == tuple(PRIZES[prize] for prize in part(match).prizes[-2:])
        twins = [part(match.determinize(0, seed)).prizes for seed in "abc"]
        assert len({tuple(twin) for twin in twins}) > 1
        assert all(twin[-2:] == part(match).prizes[-2:] and sorted(twin) == list(range(6)) for twin in twins)
        assert not hasattr(Match(TOY, 3, "x").observe(1), "prizes")

    def test_it_is_told_in_words_and_arranged_from_them(self) -> None:
        match = Match(BOTH, 2, "x")
        told = BOTH.portrait(table(match))["carnival"]
        again = Match(BOTH, 2, "y", given={"carnival": told})
        assert BOTH.portrait(table(again))["carnival"] == told
        with pytest.raises(ValueError, match=r"carnival.geese is unknown; expected cheers, prizes, won"):
            Match(BOTH, 2, "x", given={"carnival": {"geese": 3}})
        with pytest.raises(ValueError, match="'carnival' is unknown; a table of toy has"):
            Match(TOY, 2, "x", given={"carnival": told})

    def test_what_is_impossible_is_named(self) -> None:
        match = Match(BOTH, 2, "x")
        part(match).cheers[0] = -1
        part(match).won[1] = part(match).prizes[:1]
        assert BOTH.faults(table(match)) == ["a prize is doubled", "cheers below 0: -1"]

    def test_a_part_of_an_earlier_release_is_fitted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        dump = Match(BOTH, 2, "x").table.dump()
        del dump["part"]["cheers"]
        monkeypatch.setattr(Carnival, "DEFAULTS", {"cheers": lambda older: [5] * len(older["won"])})
        fitted = BOTH.load_table(OlderDump(dump)).part
        assert isinstance(fitted, Carnival)
        assert fitted.cheers == [5, 5]


class TestApart:
    """The game alone keeps its content, its options and its saves, whatever an expansion becomes."""

    @pytest.fixture
    def later(self, tmp_path: Path) -> CarnivalExpansion:
        """The expansion of a later release: a card more, and other prices."""
        shutil.copytree(str(EXPANSION.content), tmp_path / "content")
        with (tmp_path / "content" / "cards.csv").open("a") as cards:
            cards.write('confetti,0,"cheer(1)",1,rulebook\n')
        (tmp_path / "content" / "changes" / "box.csv").write_text("id,count\ncards,15\n")
        (tmp_path / "content" / "changes" / "cards.csv").write_text("id,price\nmill,3\n")
        later = CarnivalExpansion("tests.kernel.toy.carnival")
        later.content = tmp_path / "content"
        return later

    def test_a_changed_expansion_changes_the_expanded_game_only(self, later: CarnivalExpansion) -> None:
        alone, before, after = Toy(), Toy(expansions=[EXPANSION]), Toy(expansions=[later])
        assert before.content_digest == BOTH.content_digest != after.content_digest
        assert len(after.vocabulary) == len(before.vocabulary) + 2
        assert alone.content_digest == TOY.content_digest != before.content_digest
        assert [option.id for option in alone.vocabulary] == [option.id for option in TOY.vocabulary]
        match = Match(TOY, 2, "saved")
        match.play(match.decision.options[0] if match.decision else "")
        assert save(load(save(match), alone)) == save(match)
        with pytest.raises(SaveError, match="other content"):
            load(save(Match(BOTH, 2, "saved")), after)

    def test_a_save_says_which_game_it_is_of(self) -> None:
        for game, other in ((TOY, BOTH), (BOTH, TOY)):
            text = save(Match(game, 2, "saved"))
            assert find_game(read(text)["game"]) is game
            with pytest.raises(SaveError, match=re.escape(f"this is a match of {game.name}, not of {other.name}")):
                load(text, other)
