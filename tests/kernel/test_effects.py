"""The language of cards: parsing, precedence, errors, interning, icons."""

from __future__ import annotations

import pytest

from serai.kernel.effects import (
    NOTHING,
    AnyOrder,
    Arrow,
    Call,
    Choice,
    EffectError,
    InOrder,
    Maybe,
    Repeat,
    Verbs,
    calls,
    icons,
    number,
    pairs,
    word,
)


@pytest.fixture
def verbs() -> Verbs:
    verbs = Verbs()
    verbs.add("gain", word("what", "coin", "gem", "tile:red"), number())
    verbs.add("pay", pairs("cost", "coin", "gem"))
    verbs.add("take", word("row", "land", "water"), word("mode", "free", optional=True))
    verbs.add("show", word("rows", "land", "water", many=True))
    verbs.add("rest")
    return verbs


def shape(effect: object) -> object:
    """An effect as nested tuples."""
    if isinstance(effect, Call):
        return effect.text
    if isinstance(effect, (AnyOrder, InOrder, Choice)):
        sign = {AnyOrder: "&", InOrder: "then", Choice: "|"}[type(effect)]
        return (sign, *map(shape, effect.parts))
    if isinstance(effect, Arrow):
        return ("->", shape(effect.cost), shape(effect.gain))
    if isinstance(effect, Repeat):
        return ("*", effect.times, shape(effect.part))
    assert isinstance(effect, Maybe)
    return ("?", shape(effect.part))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rest()", "rest()"),
        ("  gain( coin , 2 )  ", "gain(coin,2)"),
        ("gain(tile:red,1)", "gain(tile:red,1)"),
        ("rest() & take(land) & take(water,free)", ("&", "rest()", "take(land)", "take(water,free)")),
        ("(rest() & take(land)) & rest()", ("&", "rest()", "take(land)", "rest()")),
        ("rest() then take(land) & rest()", ("&", ("then", "rest()", "take(land)"), "rest()")),
        ("rest() & take(land) then rest()", ("&", "rest()", ("then", "take(land)", "rest()"))),
        ("pay(coin:2,gem:1) -> rest() then rest()", ("then", ("->", "pay(coin:2,gem:1)", "rest()"), "rest()")),
        ("pay(coin:1) -> (rest() & take(land))", ("->", "pay(coin:1)", ("&", "rest()", "take(land)"))),
        ("choose(rest() | take(land) & rest())", ("|", "rest()", ("&", "take(land)", "rest()"))),
        ("repeat(2, maybe(rest()))", ("*", 2, ("?", "rest()"))),
        ("(rest())", "rest()"),
    ],
)
def test_signs_bind_as_documented(verbs: Verbs, text: str, expected: object) -> None:
    assert shape(verbs.parse(text)) == expected


def test_none_is_nothing(verbs: Verbs) -> None:
    assert verbs.parse("none") is NOTHING


@pytest.mark.parametrize(
    "text",
    [
        "rest() then (take(land) & rest())",
        "pay(coin:1) -> (rest() & take(land)) & rest()",
        "pay(coin:1) -> (rest() then rest())",
        "choose(repeat(2, rest()) | maybe(take(water,free)))",
        "rest() then none",
    ],
)
def test_the_text_of_an_effect_parses_to_the_same_effect(verbs: Verbs, text: str) -> None:
    effect = verbs.parse(text)
    assert effect.text == text
    assert verbs.parse(effect.text) is effect


def test_the_same_effect_is_one_object(verbs: Verbs) -> None:
    assert verbs.parse("rest()&take( land )") is verbs.parse("rest() & take(land)")
    both = verbs.parse("rest() & take(land)")
    assert isinstance(both, AnyOrder)
    assert both.parts[0] is verbs.parse("rest()") is verbs.call("rest")
    assert verbs.call("pay", ("coin", 2)) is verbs.parse("pay(coin:2)")


def test_arguments_have_the_names_of_their_parameters(verbs: Verbs) -> None:
    assert verbs.call("gain", "coin", 2).named == {"what": "coin", "n": 2}
    assert verbs.call("take", "land").named == {"row": "land"}
    assert verbs.call("pay", ("coin", 2), ("gem", 1)).named == {"cost": (("coin", 2), ("gem", 1))}
    assert verbs.call("show", "land", "water").named == {"rows": ("land", "water")}


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "expected an effect, found 'the end'"),
        ("rest", 5, "expected '(', found 'the end'"),
        ("rest() &", 9, "expected an effect, found 'the end'"),
        ("rest() rest()", 8, "unexpected 'rest'"),
        ("rest() %", 8, "unexpected '%'"),
        ("2", 1, "expected an effect, found '2'"),
        ("(rest()", 8, "expected ')', found 'the end'"),
        ("rest() & sleep()", 10, "there is no verb 'sleep'; known are gain, pay, rest, show, take"),
        ("gain(gold,2)", 6, "'gold' is no what of gain(…): expected one of coin, gem, tile:red"),
        ("gain(coin,-2)", 11, "'-2' is no n of gain(…): expected a number"),
        ("gain(coin,gem)", 11, "'gem' is no n of gain(…)"),
        ("gain(coin)", 6, "gain(…) lacks its n: a number"),
        ("rest(1)", 6, "rest(…) takes 0 arguments"),
        ("take(land,free,free)", 16, "take(…) takes 2 arguments"),
        ("pay()", 1, "pay(…) lacks its cost: word:number"),
        ("pay(coin)", 5, "'coin' is no cost of pay(…)"),
        ("pay(coin:0)", 5, "'coin:0' is no cost of pay(…)"),
        ("pay(coin:)", 10, "expected a number or a word after ':', found ')'"),
        ("gain(coin,)", 11, "expected an argument, found ')'"),
        ("gain(coin 2)", 11, "expected ',', found '2'"),
        ("(rest() & rest()) -> rest()", 1, "only a single verb can stand left of '->'"),
        ("choose(rest())", 1, "a choice needs at least two branches"),
        ("repeat(many, rest())", 8, "expected how often to repeat, 1 to 99, found 'many'"),
        ("repeat(0, rest())", 8, "expected how often to repeat, 1 to 99, found '0'"),
        ("repeat(1000000000, rest())", 8, "expected how often to repeat, 1 to 99, found '1000000000'"),
        ("gain(coin,1234567)", 11, "no number of a game has more than 6 digits, found '1234567'"),
        ("repeat(2 rest())", 10, "expected ',', found 'rest'"),
    ],
)
def test_a_mistake_is_pointed_at(verbs: Verbs, text: str, column: int, problem: str) -> None:
    with pytest.raises(EffectError) as caught:
        verbs.parse(text)
    assert problem in caught.value.problem
    assert caught.value.column == column
    assert str(caught.value).endswith(f"(column {column} of {text!r})")


def test_icons_follow_the_effect_from_left_to_right(verbs: Verbs) -> None:
    effect = verbs.parse("pay(coin:2) -> (rest() & take(land)) & maybe(rest()) & repeat(2, rest() then take(water))")
    assert [(icon.kind, icon.name or icon.words) for icon in icons(effect)] == [
        ("verb", "pay"),
        ("arrow", ()),
        ("verb", "rest"),
        ("verb", "take"),
        ("open", ()),
        ("verb", "rest"),
        ("close", ()),
        ("times", (2,)),
        ("verb", "rest"),
        ("then", ()),
        ("verb", "take"),
    ]
    choice = icons(verbs.parse("choose(rest() | gain(coin,3))"))
    assert [(icon.kind, icon.words) for icon in choice] == [("verb", ()), ("or", ()), ("verb", ("coin", 3))]
    assert list(icons(NOTHING)) == []


def test_calls_are_found_everywhere(verbs: Verbs) -> None:
    effect = verbs.parse("pay(coin:2) -> repeat(2, maybe(rest())) & choose(take(land) | rest() then gain(gem,1))")
    assert [call.text for call in calls(effect)] == ["pay(coin:2)", "rest()", "take(land)", "rest()", "gain(gem,1)"]
