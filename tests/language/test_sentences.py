"""Effects in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.kernel.effects import number
from serai.language import Language
from tests.kernel.toy import TOY, Toy

SENTENCES = [
    ("none", "Nothing", "Rien"),
    ("gain(coin,1)", "Gain 1 coin", "Gagner 1 pièce"),
    (
        "gain(coin,2) & gain(gem,2) & steal(1)",
        "Gain 2 coins, gain 2 gems and steal a coin",
        "Gagner 2 pièces, gagner 2 gemmes et voler une pièce",
    ),
    (
        "roll(2) then draw(1)",
        "Roll 2 dice, then draw two cards and keep one",
        "Lancer 2 dés, puis piocher deux cartes et en garder une",
    ),
    (
        "pay(coin:2,gem:1) -> (gain(gem,2) & steal(2))",
        "Pay 2 coins and 1 gem to gain 2 gems and steal 2 coins",
        "Payer 2 pièces et 1 gemme pour gagner 2 gemmes et voler 2 pièces",
    ),
    (
        "choose(gain(gem,1) | gain(coin,3))",
        "Either gain 1 gem or gain 3 coins",
        "Soit gagner 1 gemme, soit gagner 3 pièces",
    ),
    (
        "choose(gain(gem,1) | gain(coin,3) | roll(1))",
        "Either gain 1 gem, gain 3 coins or roll a die",
        "Soit gagner 1 gemme, soit gagner 3 pièces, soit lancer un dé",
    ),
    ("repeat(2, steal(1))", "Steal a coin, twice", "Voler une pièce, 2 fois"),
    ("repeat(3, roll(1))", "Roll a die, 3 times", "Lancer un dé, 3 fois"),
    ("maybe(roll(1))", "You may roll a die", "Si vous le souhaitez, lancer un dé"),
]


@pytest.mark.parametrize(("text", "english", "french"), SENTENCES)
def test_an_effect_is_a_sentence_in_both_languages(text: str, english: str, french: str) -> None:
    effect = TOY.verbs.parse(text)
    for locale, sentence in (("en", english), ("fr", french)):
        language = Language(locale, TOY.texts)
        assert language.sentence(effect).replace("\u00a0", " ") == sentence
        assert language.phrase(effect).replace("\u00a0", " ") == sentence[0].lower() + sentence[1:]
        assert language.gaps == set()


def test_a_condition_is_no_price(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("when-rolled = whenever you roll a { $n }, { $gain }", "utf-8")
    toy = Toy()
    toy.verbs.add("rolled", number())
    language = Language("en", [*toy.texts, tmp_path])
    effect = toy.verbs.parse("rolled(6) -> (pay(gem:1) -> gain(coin,3))")
    assert language.sentence(effect) == "Whenever you roll a 6, pay 1 gem to gain 3 coins"
    assert language.gaps == set()


def test_a_verb_without_a_text_is_noticed_and_readable() -> None:
    toy = Toy()
    toy.verbs.add("juggle")
    language = Language("en", toy.texts)
    assert language.sentence(toy.verbs.parse("juggle() & roll(1)")) == "Do-juggle and roll a die"
    assert language.gaps == {"do-juggle"}
