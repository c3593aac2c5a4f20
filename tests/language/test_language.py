"""Saying messages: arguments of every kind, names, lists, gaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.kernel.game import CONFIRM, UNDO
from serai.kernel.match import Match
from serai.kernel.message import Event, Hidden, Message, SeatName
from serai.language import Language
from tests.kernel.toy import TOY, moments

TEXTS = """
coin =
    { $n ->
        [one] coin
       *[other] coins
    }
gem = gem
inn-07 = the Inn
expedition-asia = the road to Asia
gained = { $n } { $what-text }
the-gem = the gem
taken = { $what-the }
bare = { $what }
chosen =
    { $what ->
        [coin] money
       *[other] something else
    }
sits = { $who } on seat { $who-seat }
told = It is said: { $what }
also = It is said: { $what-text }
does = { $what } / { $what-text } / { $what-sentence }
many = { $what-count }: { $what }
happened = { $seat } did it
    .why = Because { $seat } could.
nested = { $what-text }
loop = { $what-text }
rule-1 = The whole rule.
    .title = The title
"""


@pytest.fixture
def english(tmp_path: Path) -> Language:
    (tmp_path / "some.en.ftl").write_text(TEXTS, "utf-8")
    return Language("en", [tmp_path])


def say(language: Language, key: str, **arguments: object) -> str:
    return language.say(Message(key, arguments))


def test_a_word_is_passed_raw_and_as_text(english: Language) -> None:
    assert say(english, "bare", what="inn-07") == "inn-07"
    assert say(english, "nested", what="inn-07") == "the Inn"
    assert say(english, "chosen", what="coin") == "money"
    assert say(english, "chosen", what="gem") == "something else"


def test_a_word_that_has_one_is_said_with_its_article(english: Language) -> None:
    assert say(english, "taken", what="gem") == "the gem"
    assert say(english, "taken", what="inn-07") == "the Inn"
    assert say(english, "taken", what="coin", n=2) == "coins"


def test_the_text_of_a_word_agrees_with_the_number_beside_it(english: Language) -> None:
    assert say(english, "gained", what="coin", n=1) == "1 coin"
    assert say(english, "gained", what="coin", n=3) == "3 coins"
    assert say(english, "nested", what="coin") == "coin"
    assert english.name("coin") == "coin"


def test_signs_that_fluent_does_not_know_become_hyphens(english: Language) -> None:
    assert say(english, "nested", what="expedition:asia") == "the road to Asia"
    assert english.has("expedition:asia")


def test_seats_have_names_and_numbers(english: Language) -> None:
    message = Message("sits", {"who": SeatName(1)})
    assert english.say(message, ["Anna", "Bert"]) == "Bert on seat 1"
    assert english.say(message) == "Player 2 on seat 1"
    assert english.say(message, ["Anna"]) == "Player 2 on seat 1"


def test_messages_are_said_inside_messages(english: Language) -> None:
    inside = Message("gained", {"what": "coin", "n": 2})
    assert say(english, "told", what=inside) == "It is said: 2 coins"
    assert say(english, "also", what=inside) == "It is said: 2 coins"
    assert say(english, "told", what=Message("gained", {"what": "coin"}), n=5) == "It is said: 5 coins"
    assert english.say(Message("told", {"what": Message("sits", {"who": SeatName(0)})}), ["Zoë"]) == (
        "It is said: Zoë on seat 0"
    )


def test_effects_are_said_inside_messages() -> None:
    language = Language("en", TOY.texts)
    effect = TOY.verbs.parse("gain(coin,2) & roll(1)")
    assert language.say(Message("option-do", {"effect": effect})) == "Gain 2 coins and roll a die"
    event = Event("event-played", 1, "R", {"card": "mill", "effect": effect})
    assert language.say(event, ["A", "B"]) == "B plays Mill: gain 2 coins and roll a die."


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ((), "0: nothing"),
        (("gem",), "1: gem"),
        (("gem", "inn-07"), "2: gem and the Inn"),
        (("gem", "inn-07", "coin"), "3: gem, the Inn and coin"),
        ((1, 2), "2: 1 and 2"),
        ((("coin", 2), ("gem", 1)), "2: 2 coins and 1 gem"),
        ((SeatName(0), SeatName(2)), "2: Player 1 and Player 3"),
        ((Message("told", {"what": 1}), "gem"), "2: It is said: 1 and gem"),
    ],
)
def test_several_are_a_list(english: Language, what: object, said: str) -> None:
    assert say(english, "many", what=what) == said


def test_an_event_knows_its_seat(english: Language) -> None:
    assert english.say(Event("happened", 1, "R", {}), ["Anna", "Bert"]) == "Bert did it"
    assert english.say(Event("happened", 1, "R", {"seat": SeatName(0)}), ["Anna", "Bert"]) == "Anna did it"


def test_what_is_hidden_stays_hidden(english: Language) -> None:
    assert say(english, "nested", what=Hidden("gem", (0,))) == "something hidden"
    assert say(english, "told", what=Hidden(Message("told"), (0,), "gem")) == "It is said: gem"


def test_titles(english: Language) -> None:
    assert english.title("rule-1") == "The title"
    assert english.gaps == set()
    assert english.title("gem") == "gem.title"
    assert english.gaps == {"gem.title"}


class TestGaps:
    """What has no text is readable, and noticed."""

    def test_a_missing_text_shows_its_key_and_arguments(self, english: Language) -> None:
        message = Message("no-such", {"card": "inn-07", "n": 2, "who": SeatName(0)})
        assert english.say(message, ["Anna"]) == "no-such (the Inn, 2, Anna)"
        assert english.gaps == {"no-such"}

    def test_a_missing_word_shows_itself(self, english: Language) -> None:
        assert say(english, "nested", what="unknown") == "unknown"
        assert english.gaps == {"unknown"}

    def test_a_word_that_no_text_uses_is_no_gap(self, english: Language) -> None:
        assert say(english, "bare", what="unknown") == "unknown"
        assert english.gaps == set()

    def test_a_missing_argument_is_noticed(self, english: Language) -> None:
        assert say(english, "gained", what="gem")
        assert english.gaps == {"gained: Unknown external: n"}

    def test_texts_that_go_round_in_circles_come_to_an_end(self, english: Language) -> None:
        assert say(english, "loop", what="loop") == "loop"

    def test_missing_lists_keys_without_texts(self, english: Language) -> None:
        assert english.missing(["gem", "no", "coin", "none", "no"]) == ["no", "none"]
        assert not english.has("no")


@pytest.mark.parametrize("locale", ["en", "fr"])
class TestKernelTexts:
    """What the kernel says has a text in both languages."""

    KEYS = (
        *("undo-nothing", "undo-revealed", "undo-other-seat", "not-asked-now", "event-forced", "option-done"),
        *("option-do", "ask-order", "hidden", "nothing", "seat-name", "amount", "formula-points"),
        *("join-and", "join-comma", "join-or", "join-then", "join-choice", "join-choice-last"),
        *("effect-none", "effect-choice", "effect-arrow", "effect-repeat", "effect-maybe"),
        *("formula-per", "formula-set", "formula-most", "formula-plus", "formula-either", "formula-as-many"),
    )

    def test_every_key_has_a_text(self, locale: str) -> None:
        language = Language(locale)
        assert language.missing([*self.KEYS, *(f"setting-{setting.name}" for setting in (UNDO, CONFIRM))]) == []

    def test_both_languages_have_the_same_keys(self, locale: str) -> None:
        assert Language(locale).texts.keys == Language("en").texts.keys

    def test_a_forced_choice_names_the_option_only_to_who_made_it(self, locale: str) -> None:
        language = Language(locale, TOY.texts)
        event = Event("event-forced", 0, "R", {"option": Hidden(Message("option-keep", {"card": "well"}), (0,))})
        word = {"en": "Well", "fr": "Puits"}[locale]
        assert word in language.say(event.seen_by(0))
        assert word not in language.say(event.seen_by(1))
        assert language.gaps == set()

    def test_a_whole_match_can_be_told(self, locale: str) -> None:
        language = Language(locale, TOY.texts)
        for seed in range(5):
            *_, finished = moments(str(seed), 3, confirm="yes")
            for match in finished.replay():
                decision = match.decision
                if decision is not None:
                    language.say(decision.message)
                    for option in decision.options:
                        language.say(option.message)
                        if note := decision.note(option):
                            language.say(note)
                    for refusal in match.refusals():
                        language.say(refusal.reason.message)
            for viewer in (-1, 0, 1):
                for event in match.events(viewer):
                    language.say(event)
            for item in match.score(0):
                language.say(item.message)
        assert language.gaps == set()


def test_french_spaces_do_not_break() -> None:
    french = Language("fr", TOY.texts)
    assert french.text("formula-points", {"n": 3}) == "3\u00a0PV"
    match = Match(TOY, 2, "x")
    assert match.decision is not None
    assert french.say(match.decision.message) == "Manche 1\u202f: que faites-vous\u202f?"


def test_why_something_happened_is_said_apart(english: Language) -> None:
    assert english.why(Event("happened", 1, "R-1", {}), ("Ana", "Ben")) == "Because Ben could."
    assert english.why(Event("rule-1", 1, "R-1", {})) == english.why(Event("unknown", -1, "R-1", {})) == ""
    assert not english.gaps
