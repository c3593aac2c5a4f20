"""Options, vocabularies and decisions."""

from __future__ import annotations

import pytest

from serai.kernel.decision import Option, Reason, Refusal, Vocabulary, ask


def test_a_vocabulary_keeps_each_option_once() -> None:
    vocabulary = Vocabulary()
    silver = vocabulary.add("pay:silver", 2, touches=("silver",))
    rest = vocabulary.add("rest", key="option-sleep", arguments={"n": 1})
    assert vocabulary["pay:silver"] is silver is vocabulary.at(0) is vocabulary.get("pay:silver")
    assert (silver.index, silver.value, silver.touches) == (0, 2, ("silver",))
    assert silver.message.key == "option-pay"
    assert repr(rest.message) == "option-sleep(n=1)"
    assert list(vocabulary) == [silver, rest]
    assert len(vocabulary) == 2
    assert "rest" in vocabulary
    assert "sleep" not in vocabulary
    assert vocabulary.get("sleep") is None


def test_an_option_cannot_be_added_twice() -> None:
    vocabulary = Vocabulary()
    vocabulary.add("rest")
    with pytest.raises(ValueError, match="'rest' is in the vocabulary already"):
        vocabulary.add("rest")


def test_a_decision_names_its_question_and_finds_its_options() -> None:
    vocabulary = Vocabulary()
    options = [vocabulary.add("rest"), vocabulary.add("die:2")]
    other = vocabulary.add("die:3")
    decision = ask(1, "action", "R-1", options, {"round": 2})
    assert repr(decision.message) == "ask-action(round=2)"
    assert decision.find("die:2") is options[1]
    assert decision.find(other.id) is None
    assert repr(decision) == "action for seat 1: rest, die:2"
    assert ask(0, "action", "R-1", options).message.arguments == {}


def test_a_refusal_says_the_option_the_reason_and_the_rule() -> None:
    reason = Reason("R-2", "too-poor", price=3)
    assert reason.key == "too-poor"
    assert repr(Refusal(Vocabulary().add("rest"), reason)) == "rest: too-poor(price=3) [R-2]"


def test_options_given_as_a_function_are_listed_once_and_only_when_looked_at() -> None:
    vocabulary = Vocabulary()
    options = [vocabulary.add("rest"), vocabulary.add("die:2")]
    looked = []

    def offer() -> list[Option]:
        looked.append(True)
        return options

    decision = ask(1, "action", "R-1", offer)
    assert not looked
    assert decision.options == options == decision.options
    assert len(looked) == 1
