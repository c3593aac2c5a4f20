"""Scenarios: good ones pass, wrong expectations are reported one by one, and unusable files say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.kernel.scenario import Outcome, ScenarioError, read_file, run_file
from tests.kernel.toy import toy

HEAD = 'game = "toy"\nplayers = 2\nrules = ["TOY-TURN-01"]\n'


def run(folder: Path, text: str) -> list[Outcome]:
    path = folder / "toy.toml"
    path.write_text(text, "utf-8")
    return run_file(path, toy)


def problems(folder: Path, then: str) -> list[str]:
    """What is wrong after seat 0 has rolled a two, if that is expected."""
    text = HEAD + 'title = "one"\ngiven.rolls = [2]\ngiven.seats.0.coin = 1\nwhen = ["roll", "do:roll(1)"]\n'
    (outcome,) = run(folder, text + then)
    return list(outcome.problems)


GOOD = """
game = "toy"
players = 2
rules = ["TOY-TURN-01"]
given.seats.0 = { hand = ["oracle", "tower"], coin = 2 }

[[scenario]]
title = "The oracle rolls, then finds a gem"
rules = ["TOY-EFF-03", "TOY-PLAY-01"]
given.rolls = [6]
when = ["@0 play:oracle", "do:maybe(roll(1)) then gain(gem,1)", "do:maybe(roll(1))"]
then.seat = 1
then.decision = "action"
then.rule = "TOY-TURN-01"
then.over = false
then.offers = ["work"]
then.offers_not = ["end"]
then.events = [
    "event-played",
    { key = "event-rolled", seat = 0, rule = "TOY-EFF-03", result = 6 },
    { key = "event-gained", what = "gem", n = 1 },
]
then.events_not = ["event-stole", { key = "event-rolled", result = 5 }]
then.table.turn = 1
then.table.seats.0 = { coin = 0, gem = 2, played = ["oracle"] }
then.table.seats.1.coin = 2
then.score = { 0 = { total = 4, score-card = 2, score-gems = 2 }, 1 = 0 }
then.winners = [0]
then.undo = "undo-revealed"

[[scenario]]
title = "What is too dear is refused"
given.seats.0.coin = 2
then.offered = ["play:oracle", "work", "roll", "draw"]
then.refused = { play:tower = "reason-price", end = "not-asked-now" }

[[scenario]]
title = "Reasons and secrets in detail"
given.deck = ["mill", "thief", "jeweller", "market", "pirates", "caravan", "taxes", "bank", "fair", "well"]
given.seats.1.hand = []
then.refused."play:tower" = { key = "reason-price", rule = "TOY-PLAY-01", price = 3, card = "tower" }

[[scenario]]
title = "Several steps"
settings.undo = "free"
seed = 12

[[scenario.step]]
when = ["@0 work", "@1 work"]
then.table.seats = [{ coin = 4 }, { coin = 4 }]
then.events = ["event-harvest"]
then.undo = "@1 ok"

[[scenario.step]]
when = ["@0 draw"]
then.events = [
    { key = "event-saw", viewer = 1, card = "hidden" },
    { key = "event-saw", viewer = 1, card = "hidden" },
]
then.events_not = ["event-harvest"]
then.undo = "@1 undo-other-seat"
"""


def test_good_scenarios_pass(tmp_path: Path) -> None:
    text = GOOD.replace("play:tower = ", '"play:tower" = ')
    outcomes = run(tmp_path, text)
    assert [(outcome.title, outcome.problems) for outcome in outcomes] == [
        ("The oracle rolls, then finds a gem", ()),
        ("What is too dear is refused", ()),
        ("Reasons and secrets in detail", ()),
        ("Several steps", ()),
    ]
    assert outcomes[0].rules == ("TOY-EFF-03", "TOY-PLAY-01")
    assert outcomes[1].rules == ("TOY-TURN-01",)
    assert outcomes[0].passed
    assert str(outcomes[0]).endswith("toy.toml: The oracle rolls, then finds a gem: as expected")


def test_a_single_scenario_may_stand_at_the_top(tmp_path: Path) -> None:
    assert problems(tmp_path, "then.table.seats.0.coin = 2") == []


def test_a_scenario_can_be_taken_as_a_position(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_text(HEAD + 'title = "one"\ngiven.seats.0.coin = 7\nthen.seat = 0\n')
    assert read_file(path, toy)[0].begin().observe(0).seats[0].coin == 7


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("then.seat = 0", "then.seat: expected 0, found 1"),
        ('then.decision = "keep"', "then.decision: expected 'keep', found 'action'"),
        ('then.rule = "TOY-END-01"', "then.rule: expected 'TOY-END-01', found 'TOY-TURN-01'"),
        ("then.over = true", "then.over: expected True, found False"),
        ('then.offered = ["work"]', "then.offered: offered but not expected: draw, play:"),
        ('then.offers = ["end"]', "then.offers: not offered: end"),
        ('then.offers = ["fly"]', "then.offers: toy has no option 'fly'"),
        ('then.offers_not = ["work"]', "then.offers_not: offered: work"),
        ('then.offers_not = ["fly"]', "then.offers_not: toy has no option 'fly'"),
        ('then.refused.work = "x"', "then.refused.work: expected the reason 'x', but it is offered"),
        ('then.refused.end = "x"', "then.refused.end: expected the reason 'x', found not-asked-now() [decision]"),
        (
            'then.events = ["event-rolled", "event-rolled"]',
            "then.events: number 2, 'event-rolled', did not happen (after the ones before it); what happened: ",
        ),
        ('then.events = [{ key = "event-rolled", result = 3 }]', "then.events: number 1, {'key': 'event-rolled'"),
        (
            'then.events_not = ["event-rolled"]',
            "then.events_not: 'event-rolled' happened: event-rolled(result=2) [seat 0, TOY-EFF-03]",
        ),
        ("then.score.0 = 3", "then.score.0.total: expected 3, found 0 (total 0, score-gems 0)"),
        ("then.score.0.score-gems = 3", "then.score.0.score-gems: expected 3, found 0"),
        ("then.score.7 = 3", "then.score.7: there is no seat 7; seats are 0 to 1"),
        ("then.winners = [0]", "then.winners: expected [0], found [0, 1]"),
        ("then.table.seats.0.coin = 3", "then.table.seats.0.coin: expected 3, found 2"),
        ("then.table.seats.0.gold = 3", "then.table.seats.0.gold does not exist; here are coin, gem, hand, played"),
        ("then.table.seats.2.coin = 3", "then.table.seats.2 does not exist; here are 0, 1"),
        ("then.table.seats = [{ coin = 3 }]", "then.table.seats: expected [{'coin': 3}], found [{"),
        ("then.table.seats.0 = {}", "then.table.seats.0: expected {}, found {'coin': 2"),
        ("then.table.seats.0.coin = {}", "then.table.seats.0.coin: expected {}, found 2"),
        ('then.events_not = ["event-flew"]', "then.events_not: toy has no event 'event-flew'"),
        (
            'then.events_not = [{ key = "event-rolled", number = 3 }]',
            "then.events_not: event-rolled has no number; there are",
        ),
        (
            'then.events_not = [{ key = "event-rolled", seat = 7 }]',
            "then.events_not: there is no seat 7; seats are 0 to 1",
        ),
        (
            'then.events_not = [{ key = "event-rolled", rule = "TOY-NO-01" }]',
            "then.events_not: toy has no rule 'TOY-NO-01'",
        ),
        ("then.events_not = [{ wings = 2 }]", "then.events_not: no event so far has wings; there are"),
        (
            "then.score.0.score-wings = 0",
            "then.score.0.score-wings: toy has no such line; lines are score-card, score-",
        ),
        ("then.table.seats = [{ coin = 3 }, {}]", "then.table.seats: expected [{'coin': 3}, {}], found [{"),
        ("then.table.discard = [1]", "then.table.discard: expected [1], found []"),
        ("then.table.discard = 1", "then.table.discard: expected 1, found []"),
        ("then.table.turn.x = 1", "then.table.turn: expected {'x': 1}, found 1"),
        ("then.table.turn = true", "then.table.turn: expected True, found 1"),
        ('then.undo = "ok"', "then.undo: expected 'ok', found 'undo-revealed'"),
        ('then.undo = "@1 ok"', "then.undo: expected 'ok', found 'undo-other-seat'"),
    ],
)
def test_each_wrong_expectation_says_what_was_expected_and_found(tmp_path: Path, then: str, problem: str) -> None:
    first, last = problems(tmp_path, then)
    assert first.startswith(problem)
    assert last.startswith("the question now: action for seat 1: ")


def test_all_wrong_expectations_are_reported_together(tmp_path: Path) -> None:
    found = problems(tmp_path, 'then.seat = 0\nthen.winners = []\nthen.decision = "action"\n')
    assert [problem.partition(":")[0] for problem in found] == ["then.seat", "then.winners", "the question now"]


@pytest.mark.parametrize(
    ("when", "problem"),
    [
        (["work", "fly"], "when, choice 2: toy has no option 'fly'; offered are "),
        (["end"], "when, choice 1: 'end' cannot be chosen: not-asked-now() [decision]; offered are "),
        (["@1 work"], "when, choice 1: expected seat 1 to choose 'work'; the question now: action for seat 0"),
        ([""], "when, choice 1: an option id cannot be empty"),
    ],
)
def test_a_choice_that_cannot_be_made_ends_the_scenario(tmp_path: Path, when: list[str], problem: str) -> None:
    (outcome,) = run(tmp_path, HEAD + f'title = "one"\nwhen = {when}\nthen.seat = 5\n')
    (found,) = outcome.problems
    assert found.startswith(problem)


def test_a_choice_after_the_end_says_that_the_match_is_over(tmp_path: Path) -> None:
    text = HEAD + 'title = "one"\ngiven = { turn = 1, round = 7 }\nwhen = ["work", "work"]\nthen.over = true\n'
    (outcome,) = run(tmp_path, text)
    assert outcome.problems == ("when, choice 2: the match is over: there is nothing to choose ('work' was left)",)


def test_a_choice_that_was_taken_by_itself_is_pointed_out(tmp_path: Path) -> None:
    text = (
        HEAD
        + """
title = "one"
given.deck = ["mill"]
given.discard = ["bank", "fair", "taxes", "well", "thief", "jeweller", "market", "pirates"]
given.seats.0 = { hand = ["oracle"] }
given.seats.1 = { hand = ["caravan", "tower"] }
when = ["draw", "keep:mill"]
then.seat = 0
"""
    )
    (outcome,) = run(tmp_path, text)
    assert "(it was the only option and was taken by itself; leave it out)" in outcome.problems[0]


def test_an_impossible_position_is_reported(tmp_path: Path) -> None:
    for given, problem in [
        ("given.decks = []", "given: 'decks' is unknown; a table of toy has"),
        ("given.seats.0.coin = -1", "given: this position is impossible: a negative amount: -1"),
        ('given.deck = ["mill"]', "given: this position is impossible: cards are lost or doubled"),
        ("given.rolls = [7]", "given: rolls: expected a list of die results from 1 to 6, found [7]"),
        ('settings.rich = "very"', "rich cannot be 'very'; it is one of no, yes"),
    ]:
        (outcome,) = run(tmp_path, HEAD + f'title = "one"\n{given}\nthen.seat = 0\n')
        assert outcome.problems[0].startswith(problem)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game =\nx", r"toy.toml is not TOML: .*line 1"),
        ("", r"title is missing"),
        (HEAD, r"title is missing"),
        (HEAD + 'title = "one"', r"one: nothing is expected: then is missing"),
        (HEAD.replace("TOY-TURN-01", "TOY-X") + 'title = "one"\nthen.seat = 0', r"one: toy has no rule 'TOY-X'"),
        (HEAD.replace('["TOY-TURN-01"]', "[]") + 'title = "one"\nthen.seat = 0', r"one: rules is missing"),
        (HEAD.replace("toy", "chess") + 'title = "one"\nthen.seat = 0', r"there is no game 'chess'; games are toy"),
        (HEAD.replace("2", '"2"') + 'title = "one"\nthen.seat = 0', r"players must be a number, not '2'"),
        (HEAD.replace("2", "true") + 'title = "one"\nthen.seat = 0', r"players must be a number, not True"),
        (HEAD + 'title = "one"\nwhan = []', r"one: whan is unknown here; a scenario has game, given, players"),
        (HEAD + 'title = "one"\nwhen = [1]\nthen.seat = 0', r"when must be a list of option ids, not \[1\]"),
        (HEAD + 'title = "one"\nthen.seats = 0', r"then must be a table with some of .*; found seats"),
        (HEAD + 'title = "one"\nthen.seat = "0"', r"then.seat must be a number, not '0'"),
        (HEAD + 'title = "one"\nthen.offered = "work"', r"then.offered must be a list of option ids, not 'work'"),
        (HEAD + 'title = "one"\nthen.undo = "a b c"', r"then.undo must be 'ok' or the key of a reason"),
        (HEAD + 'title = "one"\nthen.score.x = 1', r"then.score must be a table from seats to points"),
        (HEAD + 'title = "one"\nthen.events = [1]', r"then.events must be a list of event keys"),
        (HEAD + 'title = "one"\nthen.events = []', r"then.events must be a list of event keys.*not empty"),
        (HEAD + 'title = "one"\nthen.events_not = [{}]', r"then.events_not must be a list of event keys.*not empty"),
        (HEAD + 'title = "one"\nthen.offers = []', r"then.offers must be a list of option ids, not empty"),
        (HEAD + 'title = "one"\nthen.offers_not = []', r"then.offers_not must be a list of option ids, not empty"),
        (HEAD + 'title = "one"\nthen.refused = {}', r"then.refused must be a table .*not empty"),
        (HEAD + 'title = "one"\nthen.score = {}', r"then.score must be a table .*not empty"),
        (HEAD + 'title = "one"\nthen.score.0 = {}', r"then.score must be a table .*not empty"),
        (HEAD + 'title = "one"\nthen.table = {}', r"then.table must be a table, not empty"),
        (HEAD + 'title = "one"\nthen.seat = 0\nstep = []', r"either when and then, or steps"),
        (HEAD + 'title = "one"\nstep = [{ given = 1 }]', r"step 1: a step is a table with when and then"),
        (HEAD + "scenario = 3", r"'scenario' must be a list of tables"),
        (HEAD + "[[scenario]]\nthen.seat = 0", r"scenario 1: title is missing"),
        (HEAD + 'then.seat = 0\n[[scenario]]\ntitle = "one"', r"then must stand inside a \[\[scenario\]\]"),
        (HEAD + '[[scenario]]\ntitle = "one"\nthen.seat = 0\n' * 2, r"the title one stands twice"),
    ],
)
def test_an_unusable_file_says_why(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "toy.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match=message) as caught:
        read_file(path, toy)
    assert "toy.toml" in str(caught.value)


def test_a_scenario_that_cannot_be_used_does_not_keep_the_others_from_running(tmp_path: Path) -> None:
    good = '[[scenario]]\ntitle = "good"\nthen.seat = 0\n'
    bad = '[[scenario]]\ntitle = "bad"\nthen.seat = "x"\n'
    nameless = "[[scenario]]\nthen.seat = 0\n"
    outcomes = run(tmp_path, HEAD + bad + nameless + good)
    assert [(outcome.title, outcome.passed) for outcome in outcomes] == [
        ("bad", False),
        ("scenario 2", False),
        ("good", True),
    ]
    assert outcomes[0].problems[0].endswith("toy.toml: bad: then.seat must be a number, not 'x'")


def test_a_game_that_fails_over_a_position_is_a_problem_like_others(tmp_path: Path) -> None:
    broken = '[[scenario]]\ntitle = "broken"\ngiven.seats = 3\nthen.seat = 0\n'
    good = '[[scenario]]\ntitle = "good"\nthen.seat = 0\n'
    first, second = run(tmp_path, HEAD + broken + good)
    assert second.passed
    (problem,) = first.problems
    assert problem.startswith(
        "toy fails over this: AttributeError: 'int' object has no attribute 'items' (__init__.py:"
    )


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read: No such file"):
        run_file(tmp_path / "none.toml", toy)
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(ScenarioError, match=r"not UTF-8 text \(byte 0\)"):
        run_file(tmp_path / "bytes.toml", toy)
