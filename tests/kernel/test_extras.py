"""Extras: steps that are open beside a question, and the answer that ends it."""

from __future__ import annotations

import pytest

from serai.kernel.decision import Asking, Decision, Offer, Option, Rules, Vocabulary
from serai.kernel.extras import NO_EXTRAS, Extras, ask_with
from serai.kernel.table import Table

WORDS = Vocabulary()
BUY, SELL, STOP = (WORDS.add(id) for id in ("buy", "sell", "stop"))


class Selling(Extras[Table]):
    """Things that can be sold at any moment."""

    def __init__(self, things: int) -> None:
        self.things = things

    def offer(self, t: Table, me: int) -> Offer | None:
        return Offer((SELL,)) if self.things else None

    def holds(self, option: Option) -> bool:
        return option is SELL

    def take(self, t: Table, me: int, option: Option) -> Rules:
        self.things -= 1
        yield from ()


def asked(rules: Asking[Option], *answers: Option) -> tuple[list[list[Option]], Option]:
    """The options of every question, and what was chosen in the end."""
    questions: list[Decision] = []
    given = iter(answers)
    try:
        questions.append(next(rules))
        while True:
            questions[-1].options  # noqa: B018 (looked at while the question stands)
            questions.append(rules.send(next(given)))
    except StopIteration as end:
        return [list(question.options) for question in questions], end.value


def test_extra_steps_can_be_taken_before_the_answer() -> None:
    rules = ask_with(Selling(2), Table(), 0, "buy", "TOY-1", Offer((BUY,)))
    assert asked(rules, SELL, SELL, BUY) == ([[BUY, SELL], [BUY, SELL], [BUY]], BUY)


def test_the_answer_that_ends_stands_between_the_offer_and_the_extras() -> None:
    rules = ask_with(Selling(1), Table(), 0, "buy", "TOY-1", Offer((BUY,)), ends=STOP)
    assert asked(rules, SELL, STOP) == ([[BUY, STOP, SELL], [BUY, STOP]], STOP)


@pytest.mark.parametrize(("extras", "questions"), [(NO_EXTRAS, []), (Selling(0), []), (Selling(1), [[STOP, SELL]])])
def test_where_only_the_end_is_left_nothing_is_asked(extras: Extras[Table], questions: list[list[Option]]) -> None:
    rules = ask_with(extras, Table(), 0, "buy", "TOY-1", Offer(()), ends=STOP)
    assert asked(rules, STOP) == (questions, STOP)


def test_an_end_that_must_be_seen_is_asked_for() -> None:
    rules = ask_with(NO_EXTRAS, Table(), 0, "buy", "TOY-1", Offer(()), shown=True, ends=STOP)
    assert asked(rules, STOP) == ([[STOP]], STOP)
