"""Saving and loading."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel.match import Match
from serai.kernel.save import SaveError, load, read, save
from tests.kernel.toy import TOY, Toy, moments


def saved(seed: str = "saved", position: int = 12) -> str:
    for match in moments(seed):
        if match.position == position:
            break
    return save(match)


def edited(text: str, **changes: Any) -> str:
    """A saved match with other contents and a checksum that fits them."""
    document = json.loads(text) | changes
    del document["check"]
    plain = json.dumps(document, sort_keys=True, separators=(",", ":"))
    document["check"] = blake2b(plain.encode(), digest_size=8).hexdigest()
    return json.dumps(document)


@pytest.mark.long
@given(st.text(max_size=6), st.sampled_from(TOY.players))
def test_a_match_comes_back_as_it_was_at_every_moment(seed: str, players: int) -> None:
    for match in moments(seed, players):
        again = load(save(match), TOY)
        assert again.digest() == match.digest()
        assert again.entries == match.entries
        assert (again.players, again.seed, again.settings) == (match.players, match.seed, match.settings)
        assert repr(again.decision) == repr(match.decision)
        assert again.turn_start == match.turn_start
        if match.position:
            assert again.at(match.position - 1).digest() == match.at(match.position - 1).digest()
        assert repr(again.undo_reason()) == repr(match.undo_reason())


def test_a_loaded_match_goes_on_like_the_other() -> None:
    for match in moments("goes on"):
        if match.position == 9:
            again = load(save(match), TOY)
        elif match.position > 9:
            again.play(match.entries[-1].id)  # type: ignore[union-attr]
            assert again.digest() == match.digest()
    assert [moment.digest() for moment in again.replay()][-1] == match.digest()
    assert save(again) == save(match)


def test_a_redealt_match_can_be_saved() -> None:
    match = load(saved(), TOY)
    assert match.decision is not None
    dealt = match.determinize(match.decision.seat, "other cards")
    assert load(save(dealt), TOY).digest() == dealt.digest()


def test_a_match_from_a_given_position_can_be_saved() -> None:
    match = Match(TOY, 2, "given", given={"rolls": [6], "seats": {"0": {"coin": 9}}})
    match.play("roll")
    again = load(save(match), TOY)
    assert again.digest() == match.digest()
    again.play("do:roll(1)")
    assert again.at(0).digest() == match.at(0).digest()
    assert [moment.digest() for moment in again.replay()][-1] == again.digest()


def test_loading_does_not_play_the_earlier_game_again() -> None:
    toy = Toy()
    *_, match = moments("long", 3)
    text = save(match.at(match.position - 1))
    load(text, toy)
    assert (toy.setups, toy.turns) == (0, 1)


def test_neither_clone_nor_undo_play_the_earlier_game_again() -> None:
    toy = Toy()
    match = Match(toy, 3, "long", {"undo": "free"})
    *_, random = moments("long", 3)
    for entry in random.entries[:-1]:
        match.play(entry)  # type: ignore[arg-type]
    played = toy.turns
    toy.setups = toy.turns = 0
    match.clone()
    assert (toy.setups, toy.turns) == (0, 1)
    match.undo()
    assert toy.setups == 0
    assert toy.turns < played // 2  # from a chapter some turns ago


def test_a_cut_off_file_is_refused_wherever_it_is_cut() -> None:
    text = saved()
    for end in range(0, len(text), 50):
        with pytest.raises(SaveError, match=r"cut off|not a saved match"):
            load(text[:end], TOY)


def test_a_changed_byte_is_refused_wherever_it_is() -> None:
    text = saved()
    for place in range(0, len(text), 50):
        changed = text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :]
        with pytest.raises(SaveError):
            load(changed, TOY)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a whole JSON document"),
        ("not json", "not a whole JSON document"),
        ("[" * 100_000, "not a whole JSON document"),
        ("[]", "this is not a saved match"),
        ("{}", "this is not a saved match"),
        ("null", "this is not a saved match"),
        ("12", "this is not a saved match"),
        ('{"serai": {}}', "saved in format {}; this version reads 1"),
    ],
)
def test_what_is_no_saved_match_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        read(text)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"serai": 99}, "saved in format 99; this version reads 1"),
        ({"game": "chess"}, "this is a match of chess, not of toy"),
        ({"rules_version": 7}, "version 7 of the rules of toy; this program has version 1"),
        ({"content": "0"}, "other content"),
        ({"more": 1}, r"incomplete or edited \(missing: nothing\)"),
        ({"players": 9}, "toy is for 2, 3 players"),
        ({"settings": {"rich": "very"}}, "rich cannot be 'very'"),
        ({"choices": ["fly"]}, "toy has no option 'fly'"),
        ({"choices": [7]}, "cannot be continued"),
        ({"table": {}}, "cannot be continued: this is not a dump of ToyTable"),
        ({"table": None}, "cannot be continued"),
        ({"turn_start": "x"}, "cannot be continued"),
        ({"digest": "0"}, "plays differently here"),
    ],
)
def test_an_edited_match_is_refused_with_the_reason(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SaveError, match=message):
        load(edited(saved(), **changes), TOY)


def test_missing_parts_are_named() -> None:
    document = json.loads(saved())
    del document["seed"], document["table"]
    with pytest.raises(SaveError, match=r"missing: seed, table"):
        load(json.dumps(document), TOY)


def test_a_choice_that_was_never_offered_is_refused() -> None:
    choices = json.loads(saved())["choices"]
    with pytest.raises(SaveError, match=r"cannot be continued: end"):
        load(edited(saved(), choices=[*choices, "end"]), TOY)


def test_choices_after_the_end_are_refused() -> None:
    *_, match = moments("end")
    choices = json.loads(save(match))["choices"]
    with pytest.raises(SaveError, match=r"cannot be continued: AssertionError"):
        load(edited(save(match), choices=[*choices, "work"]), TOY)
