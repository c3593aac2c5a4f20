"""Formulas in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.kernel.formula import parse_formula
from serai.language import Language

NAMES = ("planet", "comet", "stars", "sun", "most_comets", "guild_black", "guild_blue")
SOME = "{name} =\n    {{ $n ->\n        [one] {one}\n       *[other] {other}\n    }}\n"
WORDS = {
    "en": [
        ("planet", "Planet", "Planets"),
        ("comet", "Comet", "Comets"),
        ("stars", "Stars", "Stars"),
        ("sun", "Sun", "Suns"),
        ("the-sun", "the Sun", "the Sun"),
        ("most_comets", "the most Comets", "the most Comets"),
        ("guild_black", "Influence in the Science Guild", "Influence in the Science Guild"),
        ("guild_blue", "Influence in the Exploration Guild", "Influence in the Exploration Guild"),
        ("sum-guild_black-guild_blue", "Influence in the Guilds", "Influence in the Guilds"),
    ],
    "fr": [
        ("planet", "Planète", "Planètes"),
        ("comet", "Comète", "Comètes"),
        ("stars", "Étoiles", "Étoiles"),
        ("sun", "Soleil", "Soleils"),
        ("the-sun", "le Soleil", "le Soleil"),
        ("most_comets", "le plus de Comètes", "le plus de Comètes"),
        ("guild_black", "Influence dans la Guilde de la Science", "Influences dans la Guilde de la Science"),
        ("guild_blue", "Influence dans la Guilde de l’Exploration", "Influences dans la Guilde de l’Exploration"),
        ("sum-guild_black-guild_blue", "Influence dans les Guildes", "Influences dans les Guildes"),
    ],
}
FORMULAS = [
    ("3", "3 VP", "3 PV"),
    ("comet", "1 VP per Comet", "1 PV par Comète"),
    ("comet*2", "2 VP per Comet", "2 PV par Comète"),
    ("2*comet", "2 VP per Comet", "2 PV par Comète"),
    ("1+planet", "1 VP plus 1 VP per Planet", "1 PV, plus 1 PV par Planète"),
    (
        "1+(guild_black//2)",
        "1 VP plus 1 VP per 2 Influence in the Science Guild",
        "1 PV, plus 1 PV par tranche de 2 Influences dans la Guilde de la Science",
    ),
    (
        "min(planet,comet,stars)*3",
        "3 VP per set of 1 Planet, 1 Comet and 1 Stars",
        "3 PV par lot de 1 Planète, 1 Comète et 1 Étoiles",
    ),
    ("min(planet,comet)", "1 VP per set of 1 Planet and 1 Comet", "1 PV par lot de 1 Planète et 1 Comète"),
    ("4 if most_comets else 3", "4 VP with the most Comets, otherwise 3", "4 PV avec le plus de Comètes, sinon 3"),
    ("7 if sun >= 1 else 3", "7 VP with the Sun, otherwise 3", "7 PV avec le Soleil, sinon 3"),
    (
        "7 if sun >= 1 else comet",
        "7 VP with the Sun, otherwise 1 VP per Comet",
        "7 PV avec le Soleil, sinon 1 PV par Comète",
    ),
    ("planet+comet", "1 VP per Planet or Comet", "1 PV par Planète ou Comète"),
    (
        "max(planet,comet)//2",
        "1 VP per 2 Planets or 2 Comets, whichever gives more",
        "1 PV par 2 Planètes ou 2 Comètes, au plus favorable",
    ),
    ("comet >= 6", "6 Comets", "6 Comètes"),
    ("planet >= 1", "1 Planet", "1 Planète"),
    ("sun >= 1", "the Sun", "le Soleil"),
    ("min(planet,comet) >= 2", "2 Planets and 2 Comets", "2 Planètes et 2 Comètes"),
    ("max(planet,comet) >= 2", "2 Planets or 2 Comets", "2 Planètes ou 2 Comètes"),
    ("guild_black+guild_blue >= 10", "10 Influence in the Guilds", "10 Influences dans les Guildes"),
    ("planet+comet >= 3", "3 Planets or Comets", "3 Planètes ou Comètes"),
    ("planet >= comet", "at least as many Planets as Comets", "au moins autant de Planètes que de Comètes"),
]


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, tmp_path: Path) -> Language:
    locale = request.param
    text = "".join(SOME.format(name=name, one=one, other=other) for name, one, other in WORDS[locale])
    (tmp_path / f"{locale}.ftl").write_text(text, "utf-8")
    return Language(locale, [tmp_path])


@pytest.mark.parametrize(("text", "english", "french"), FORMULAS)
def test_a_formula_reads_well(language: Language, text: str, english: str, french: str) -> None:
    said = language.formula(parse_formula(text, NAMES))
    assert said.replace("\u00a0", " ") == {"en": english, "fr": french}[language.locale]
    assert language.gaps == set()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("(planet+1)*2", "(planet + 1)"),
        ("planet*comet", "(planet * comet)"),
        ("planet//2*3 >= comet", "((planet // 2) * 3)"),
        ("(7 if sun else 3)*2", "7 if sun else 3"),
    ],
)
def test_what_there_are_no_words_for_is_shown_as_it_is_written_and_noticed(
    language: Language, text: str, shown: str
) -> None:
    assert shown in language.formula(parse_formula(text, NAMES))
    assert any(gap.startswith("no words for the formula") for gap in language.gaps)


def test_a_level_is_no_plural(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("level = levels of Physics\namount-level = level { $n } in Physics\n")
    language = Language("en", [tmp_path])
    formula = parse_formula("4 if level >= 7 else 0", ("level",))
    assert language.formula(formula) == "4 VP with level 7 in Physics, otherwise 0"
    assert language.formula(parse_formula("level", ("level",))) == "1 VP per levels of Physics"
