"""Counting expressions."""

from __future__ import annotations

import pytest

from serai.kernel.formula import Formula, FormulaError, parse_formula, strip

NAMES = ("city", "vista", "sun")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("city", 4),
        (" city ", 4),
        ("1 + city", 5),
        ("1+(city//3)", 2),
        ("min(city, vista)", 1),
        ("max(city, vista, 9)", 9),
        ("min(city, vista, sun)*3", 0),
        ("city*2", 8),
        ("city >= 4", 1),
        ("city >= 5", 0),
        ("min(city, vista) >= 1", 1),
        ("city+vista+sun >= 6", 0),
        ("7 if sun >= 1 else 3", 3),
        ("7 if vista else 3", 7),
    ],
)
def test_a_formula_counts(text: str, value: int) -> None:
    formula = parse_formula(text, NAMES)
    assert formula.value([4, 1, 0]) == value
    assert formula.text == text.strip()


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("1 + moon", 5, "nothing is called 'moon'; known are city, vista, sun"),
        ("city - 1", 1, "only numbers, counts"),
        ("city > 1", 1, "only numbers, counts"),
        ("1 <= city <= 2", 1, "only numbers, counts"),
        ("min(city)", 1, "min compares at least two counts"),
        ("max(city, vista, key=sun)", 1, "max compares at least two counts"),
        ("abs(city, vista)", 1, "only numbers, counts"),
        ("city // vista", 1, "a division needs a number other than 0"),
        ("1 + city // 0", 5, "a division needs a number other than 0"),
        ("1.5", 1, "only numbers, counts"),
        ("True", 1, "only numbers, counts"),
        ("'city'", 1, "only numbers, counts"),
        ("__import__('os')", 1, "only numbers, counts"),
        ("city )", 6, "this is no formula"),
        ("city\0", 1, "this is no formula"),
        ("", 1, "this is no formula"),
    ],
)
def test_a_wrong_formula_says_what_and_where(text: str, column: int, problem: str) -> None:
    with pytest.raises(FormulaError) as caught:
        parse_formula(text, NAMES)
    assert caught.value.column == column
    assert problem in caught.value.problem
    assert f"(column {column} of {text!r})" in str(caught.value)


def test_an_abstract_formula_has_no_value() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Formula().value([])


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("city >= 2", "2 [city]"),
        ("max(sun, vista) >= 1", "1 [sun] / [vista]"),
        ("min(sun, vista) >= 2", "2 [sun] 2 [vista]"),
        ("city + vista >= 10", "10 [city] + [vista]"),
        ("3", "3"),
        ("city", "1/ [city]"),
        ("1+city", "1 + 1/ [city]"),
        ("1+(city//2)", "1 + 1/ 2 [city]"),
        ("min(city, vista, sun)*3", "3/ [city] [vista] [sun]"),
        ("7 if sun >= 1 else 3", "[sun] 0→3 1→7"),
        ("4 if sun >= 7 else 2 if sun >= 4 else 0", "[sun] 4→2 7→4"),
        ("city + (2 if sun >= 4 else 0)", "1/ [city] + [sun] 4→2"),
        ("7 if sun else 3", "3 · [sun] 7"),
    ],
)
def test_a_formula_is_drawn_as_a_strip(text: str, drawn: str) -> None:
    signs = strip(parse_formula(text, NAMES))
    assert " ".join(f"[{sign.name}]" if sign.kind == "count" else sign.name for sign in signs) == drawn
