"""Formulas: counting expressions of cards (`1 + planet`, `min(city, vista) >= 2`, `7 if sun >= 1 else 3`).

They use Python's expression syntax over whole numbers with `min`, `max`, `+`, `*`, `//`, `>=` and `x if c else y`;
names stand for counts that the game provides as a list. Anything else is an error that says what and where.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from serai.kernel.effects import Icon


class Formula:
    """A node of a formula; `text` is the source of the whole, for the root."""

    __slots__ = ("text",)

    def __init__(self) -> None:
        self.text = ""

    def __repr__(self) -> str:
        return self.text or type(self).__name__

    def value(self, counts: list[int]) -> int:
        raise TypeError("an abstract formula has no value")


class Number(Formula):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def value(self, counts: list[int]) -> int:
        return self.number


class Count(Formula):
    """How many of something: `name`, at `place` in the list of counts."""

    __slots__ = ("name", "place")

    def __init__(self, name: str, place: int) -> None:
        super().__init__()
        self.name = name
        self.place = place

    def value(self, counts: list[int]) -> int:
        return counts[self.place]


class Operation(Formula):
    """`min` or `max` of several parts, or `+`, `*`, `//`, `>=` of two."""

    __slots__ = ("parts", "sign")

    def __init__(self, sign: str, parts: tuple[Formula, ...]) -> None:
        super().__init__()
        self.sign = sign
        self.parts = parts

    def value(self, counts: list[int]) -> int:
        sign = self.sign
        parts = self.parts
        left = parts[0].value(counts)
        for place in range(1, len(parts)):
            right = parts[place].value(counts)
            if sign == "+":
                left += right
            elif sign == "*":
                left *= right
            elif sign == "//":
                left //= right
            elif sign == ">=":
                left = 1 if left >= right else 0
            elif sign == "min":
                left = min(left, right)
            else:
                left = max(left, right)
        return left


class Either(Formula):
    """`yes if condition else no`."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Formula, yes: Formula, no: Formula) -> None:
        super().__init__()
        self.condition = condition
        self.yes = yes
        self.no = no

    def value(self, counts: list[int]) -> int:
        return self.yes.value(counts) if self.condition.value(counts) else self.no.value(counts)


class FormulaError(ValueError):
    """A text is not a formula; `column` counts from 1."""

    def __init__(self, text: str, column: int, problem: str) -> None:
        super().__init__(f"{problem} (column {column} of {text!r})")
        self.column = column
        self.problem = problem


_SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Mult: "*", ast.FloorDiv: "//"}


def parse_formula(text: str, names: Sequence[str]) -> Formula:
    """The formula that a text describes, over counts with these names; raises `FormulaError`."""
    text = text.strip()
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:  # the last three: hostile texts
        raise FormulaError(text, getattr(error, "offset", 0) or 1, "this is no formula") from None
    formula = _node(tree.body, text, names)
    formula.text = text
    return formula


def _node(node: ast.expr, text: str, names: Sequence[str]) -> Formula:
    def fail(problem: str) -> FormulaError:
        return FormulaError(text, node.col_offset + 1, problem)

    if isinstance(node, ast.Constant) and type(node.value) is int:
        return Number(node.value)
    if isinstance(node, ast.Name):
        if node.id not in names:
            raise fail(f"nothing is called {node.id!r}; known are {', '.join(names)}")
        return Count(node.id, list(names).index(node.id))
    if isinstance(node, ast.BinOp) and type(node.op) in _SIGNS:
        sign = _SIGNS[type(node.op)]
        if sign == "//" and not (isinstance(node.right, ast.Constant) and node.right.value):
            raise fail("a division needs a number other than 0 on its right")
        return Operation(sign, (_node(node.left, text, names), _node(node.right, text, names)))
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ast.GtE):
        return Operation(">=", (_node(node.left, text, names), _node(node.comparators[0], text, names)))
    if isinstance(node, ast.IfExp):
        return Either(*(_node(part, text, names) for part in (node.test, node.body, node.orelse)))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        if len(node.args) < 2 or node.keywords:
            raise fail(f"{node.func.id} compares at least two counts")
        return Operation(node.func.id, tuple(_node(part, text, names) for part in node.args))
    raise fail("only numbers, counts, min, max, +, *, //, >= and 'x if c else y' can stand in a formula")


# -- reading a formula -------------------------------------------------------------------------------------------


def shared_out(formula: Formula) -> tuple[int, int, Formula]:
    """How many points for how many of what: `planet // 2 * 3` is 3 for each 2 planets."""
    each = step = 1
    while isinstance(formula, Operation) and formula.sign in ("*", "//"):
        left, right = formula.parts
        if formula.sign == "//" and isinstance(right, Number):
            step *= right.number
            formula = left
        elif formula.sign == "*" and step == 1 and isinstance(right, Number):
            each *= right.number
            formula = left
        elif formula.sign == "*" and step == 1 and isinstance(left, Number):
            each *= left.number
            formula = right
        else:
            break
    return each, step, formula


def counts_only(formula: Formula) -> bool:
    """Whether it is a sum of counts and nothing else."""
    if isinstance(formula, Operation):
        return formula.sign == "+" and all(map(counts_only, formula.parts))
    return isinstance(formula, Count)


def counted(formula: Formula) -> list[str]:
    """The names of all counts in a formula, from left to right."""
    if isinstance(formula, Either):
        return [name for part in (formula.condition, formula.yes, formula.no) for name in counted(part)]
    if isinstance(formula, Operation):
        return [name for part in formula.parts for name in counted(part)]
    return [formula.name] if isinstance(formula, Count) else []


def strip(formula: Formula) -> Iterator[Icon]:
    """The signs of a formula, from left to right: `2 city` for a goal, `3/ planet comet` for points per set.

    `count` names what is counted, `text` is written as it is; `city 2→3 4→6` are the points from 2 and from 4 on.
    """
    levels = _levels(formula)
    if isinstance(formula, Operation) and formula.sign == ">=":
        what, least = formula.parts
        yield from _goal(what, str(least.number) if isinstance(least, Number) else "")
    elif levels:
        yield Icon("count", counted(formula)[0])
        yield from (Icon("text", f"{least}→{points}") for least, points in levels if least or points)
    elif isinstance(formula, Either):
        yield from (*_points(formula.no), Icon("text", "·"))
        yield from (*(Icon("count", name) for name in counted(formula.condition)), *_points(formula.yes))
    elif isinstance(formula, Operation) and formula.sign == "+" and not counts_only(formula):
        left, right = formula.parts
        yield from (*strip(left), Icon("text", "+"), *strip(right))
    else:
        yield from _points(formula)


def _levels(formula: Formula) -> list[tuple[int, int]]:
    """From how many on there are how many points, where that is all a formula says of one count; else nothing."""
    levels: list[tuple[int, int]] = []
    rest = formula
    while isinstance(rest, Either) and isinstance(rest.yes, Number):
        condition = rest.condition
        if not (isinstance(condition, Operation) and condition.sign == ">="):
            return []
        least = condition.parts[1]
        if not isinstance(least, Number):
            return []
        levels.insert(0, (least.number, rest.yes.number))
        rest = rest.no
    if not levels or not isinstance(rest, Number) or len(set(counted(formula))) != 1:
        return []
    return [(0, rest.number), *levels]


def _goal(what: Formula, least: str) -> Iterator[Icon]:
    names = counted(what)
    every = isinstance(what, Operation) and what.sign == "min"
    between = "/" if isinstance(what, Operation) and what.sign == "max" else "+"
    for place, name in enumerate(names):
        if every or not place:
            yield Icon("text", least)
        else:
            yield Icon("text", between)
        yield Icon("count", name)


def _points(formula: Formula) -> Iterator[Icon]:
    if isinstance(formula, Number):
        yield Icon("text", str(formula.number))
        return
    each, step, what = shared_out(formula)
    yield Icon("text", f"{each}/")
    if step > 1:
        yield Icon("text", str(step))
    yield from (Icon("count", name) for name in counted(what))
