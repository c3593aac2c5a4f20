"""Formulas in words: points ("3 VP per set of 1 Planet, 1 Comet and 1 Stars") and goals ("4 Vistas").

A count `city` is said by the text `count-city` where there is one, else by `city`, with `$n`; a condition `sun >= 1`
by `the-sun` where there is such a text. Where a number of something is no plural (a level), `amount-…` says both.
A sum of counts may have a text of its own: `sum-guild_black-guild_blue`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.kernel.formula import Count, Either, Formula, Number, Operation, counted, counts_only, shared_out

if TYPE_CHECKING:
    from serai.language.language import Language


def points_or_goal(language: Language, formula: Formula) -> str:
    """A formula in words; one that compares is a goal, any other counts points."""
    if isinstance(formula, Operation) and formula.sign == ">=":
        return _goal(language, formula)
    return _points(language, formula)


def _points(language: Language, formula: Formula) -> str:
    if isinstance(formula, Number):
        return language.text("formula-points", {"n": formula.number})
    if isinstance(formula, Either):
        return language.with_parts(
            "formula-either",
            yes=_points(language, formula.yes),
            condition=_goal(language, formula.condition),
            no=str(formula.no.number) if isinstance(formula.no, Number) else _points(language, formula.no),
        )
    if isinstance(formula, Operation) and formula.sign == "+" and not counts_only(formula):
        left, right = (_points(language, part) for part in formula.parts)
        return language.with_parts("formula-plus", a=left, b=right)
    each, step, what = shared_out(formula)
    points = language.text("formula-points", {"n": each})
    if isinstance(what, Operation) and what.sign in ("min", "max"):
        key, joiner = ("formula-set", "join-and") if what.sign == "min" else ("formula-most", "join-or")
        parts = [_amount(language, part, step) for part in what.parts]
        return language.with_parts(key, points=points, parts=language.listed(parts, joiner))
    return language.with_parts("formula-per", points=points, n=step, what=_thing(language, what, step))


def _goal(language: Language, formula: Formula) -> str:
    """A condition in words: what is needed."""
    if not (isinstance(formula, Operation) and formula.sign == ">="):
        return _thing(language, formula, 1)
    what, least = formula.parts
    if not isinstance(least, Number):
        return language.with_parts("formula-as-many", a=_thing(language, what, 2), b=_thing(language, least, 2))
    if isinstance(what, Count) and least.number == 1 and language.has(f"the-{what.name}"):
        return language.name(f"the-{what.name}")
    if isinstance(what, Operation) and what.sign in ("min", "max"):
        joiner = "join-and" if what.sign == "min" else "join-or"
        return language.listed([_amount(language, part, least.number) for part in what.parts], joiner)
    return _amount(language, what, least.number)


def _amount(language: Language, what: Formula, n: int) -> str:
    """A number of something."""
    if isinstance(what, Count) and language.has(f"amount-{what.name}"):
        return language.text(f"amount-{what.name}", {"n": n})
    return language.with_parts("formula-amount", n=n, what=_thing(language, what, n))


def _thing(language: Language, what: Formula, n: int) -> str:
    """What is counted, without the number."""
    if isinstance(what, Count):
        return _counted(language, what.name, n)
    if counts_only(what):
        names = counted(what)
        key = f"sum-{'-'.join(names)}"
        if language.has(key):
            return language.text(key, {"n": n})
        return language.listed([_counted(language, name, n) for name in names], "join-or")
    language.gaps.add(f"no words for the formula {written(what)}")
    return written(what)


def _counted(language: Language, name: str, n: int) -> str:
    key = f"count-{name}"
    return language.text(key if language.has(key) else name, {"n": n})


def written(formula: Formula) -> str:
    """The formula as it is written in the content: the last resort."""
    if isinstance(formula, Number):
        return str(formula.number)
    if isinstance(formula, Count):
        return formula.name
    if isinstance(formula, Either):
        return f"{written(formula.yes)} if {written(formula.condition)} else {written(formula.no)}"
    assert isinstance(formula, Operation)
    parts = [written(part) for part in formula.parts]
    if formula.sign in ("min", "max"):
        return f"{formula.sign}({', '.join(parts)})"
    return f"({f' {formula.sign} '.join(parts)})"
