"""Performing effects: what is asked, in which order, and what is not asked at all."""

from __future__ import annotations

import pytest

from serai.kernel.extras import Extras
from serai.kernel.perform import Waiting, Work, in_order
from tests.kernel.toy import Toy, ToyTable

TOY = Toy()


class Performed:
    """A group of effects resolved for seat 0 with prepared answers: the questions, and the table afterwards."""

    def __init__(
        self, *effects: str, answers: str = "", coin: int = 5, gem: int = 0, others: int = 5, **how: bool
    ) -> None:
        self.table = t = TOY.setup(2, {"rich": "no"}, "perform")
        t.coin[:] = [coin, others]
        t.gem[0] = gem
        t.chance.coming = [4, 4, 4]
        waiting: list[Waiting] = []
        for text in effects:
            effect = TOY.performer.prepare(TOY.verbs.parse(text))
            waiting += [(part, 0) for part in TOY.performer.flat(effect)]
        rules = TOY.performer.resolve(t, 0, waiting, **how)
        self.asked: list[str] = []
        given = answers.split(" / ") if answers else []
        try:
            decision = next(rules)
            while True:
                self.decision = decision
                self.asked.append(", ".join(option.id for option in decision.options))
                if not given:
                    return
                option = decision.find(given[0])
                assert option is not None, f"{given[0]} is not offered: {decision}"
                del given[0]
                decision = rules.send(option)
        except StopIteration:
            self.asked.append("end")
        assert not given

    @property
    def coin(self) -> int:
        return self.table.coin[0]

    @property
    def gem(self) -> int:
        return self.table.gem[0]


def test_nothing_asks_nothing() -> None:
    assert Performed("none").asked == ["end"]


def test_what_can_only_help_is_done_at_once_and_without_asking() -> None:
    done = Performed("gain(coin,2) & gain(gem,1)")
    assert (done.asked, done.coin, done.gem) == (["end"], 7, 1)


def test_free_effects_come_first_even_if_they_stand_last() -> None:
    done = Performed("pay(coin:7) -> gain(gem,3)", "gain(coin,2)")
    assert done.asked == ["do:pay(coin:7) -> gain(gem,3), done"]


def test_a_single_effect_that_asks_by_itself_is_asked_once_with_a_way_to_decline() -> None:
    assert Performed("steal(1)").asked == ["from:1, done"]
    assert Performed("steal(1)", answers="done").asked == ["from:1, done", "end"]


def test_the_order_is_asked_where_it_can_matter() -> None:
    done = Performed("steal(1) & roll(1)", answers="do:roll(1) / from:1")
    assert done.asked == ["do:steal(1), do:roll(1), done", "from:1, done", "end"]
    assert done.coin == 5 + 2 + 1


def test_the_same_effect_twice_is_one_option() -> None:
    done = Performed("steal(2) & roll(1)", answers="do:steal(1) / from:1 / do:roll(1) / from:1")
    assert done.asked == [
        "do:steal(1), do:roll(1), done",
        "from:1",
        "do:steal(1), do:roll(1), done",
        "from:1, done",
        "end",
    ]


def test_what_is_impossible_is_passed_over_in_silence() -> None:
    assert Performed("steal(1)", others=0).asked == ["end"]
    assert Performed("pay(coin:9) -> gain(gem,1)", "draw(1)", "steal(1)", others=0).asked == ["do:draw(1), done"]


def test_what_becomes_possible_is_offered_then() -> None:
    done = Performed("roll(1) & pay(coin:6) -> gain(gem,1)", answers="do:roll(1)")
    assert done.asked == ["do:roll(1), done", "do:pay(coin:6) -> gain(gem,1), done"]


def test_declining_leaves_the_rest_undone() -> None:
    done = Performed("steal(1) & roll(1)", answers="done")
    assert (done.asked[-1], done.coin) == ("end", 5)


def test_a_mandatory_effect_keeps_the_player_from_declining() -> None:
    done = Performed("lose(1) & steal(1)", answers="do:steal(1) / from:1")
    assert done.asked == ["do:lose(1), do:steal(1)", "from:1", "end"]
    assert done.coin == 5


def test_at_least_one_must_be_done() -> None:
    done = Performed("steal(1) & roll(1)", answers="do:roll(1)", at_least_one=True)
    assert done.asked == ["do:steal(1), do:roll(1)", "from:1, done"]
    assert Performed("steal(1)", at_least_one=True).asked == ["from:1"]
    assert Performed("roll(1)", at_least_one=True).asked == ["end"]


def test_something_done_freely_counts_as_the_one() -> None:
    assert Performed("gain(coin,1) & steal(1)", at_least_one=True).asked == ["from:1, done"]


def test_all_must_be_done() -> None:
    done = Performed("steal(1) & roll(1)", answers="do:roll(1) / from:1", all=True)
    assert done.asked == ["do:steal(1), do:roll(1)", "from:1", "end"]


def test_a_cost_buys_its_gain_and_can_be_declined() -> None:
    done = Performed("pay(coin:1) -> gain(gem,2)", answers="do:pay(coin:1) -> gain(gem,2)")
    assert (done.coin, done.gem) == (4, 2)
    assert Performed("pay(coin:1) -> gain(gem,2)", answers="done").coin == 5


def test_the_gain_is_a_group_of_its_own_before_the_rest_goes_on() -> None:
    arrow = "pay(coin:1) -> (steal(1) & draw(1))"
    done = Performed(arrow, "roll(1)", answers=f"do:{arrow} / do:steal(1) / from:1")
    assert done.asked == [
        f"do:{arrow}, do:roll(1), done",
        "do:steal(1), do:draw(1), done",
        "from:1",
        "do:draw(1), done",
    ]


def test_the_branches_of_a_choice_are_offered_side_by_side() -> None:
    done = Performed("choose(gain(gem,1) | gain(coin,3))", answers="do:gain(coin,3)")
    assert done.asked == ["do:gain(gem,1), do:gain(coin,3), done", "end"]
    assert (done.coin, done.gem) == (8, 0)


def test_only_possible_branches_are_offered() -> None:
    assert Performed("choose(steal(1) | pay(coin:9) -> gain(gem,1))").asked == ["from:1, done"]
    assert Performed("choose(roll(1) | pay(coin:9) -> gain(gem,1))").asked == ["do:roll(1), done"]


def test_the_parts_of_a_chosen_branch_join_the_group() -> None:
    done = Performed("choose(steal(1) & draw(1) | roll(1))", "roll(1)", answers="do:steal(1) & draw(1)")
    assert done.asked == [
        "do:steal(1) & draw(1), do:roll(1), done",
        "do:steal(1), do:draw(1), do:roll(1), done",
    ]


def test_a_sequence_goes_from_left_to_right_without_asking_again() -> None:
    sequence = "roll(1) then steal(1) then gain(gem,1)"
    done = Performed(sequence, answers=f"do:{sequence} / from:1")
    assert done.asked == [f"do:{sequence}, done", "from:1", "end"]
    assert (done.coin, done.gem) == (5 + 2 + 1, 1)


def test_an_optional_part_of_a_sequence_is_asked_once() -> None:
    sequence = "maybe(roll(1)) then gain(gem,1)"
    left = Performed(sequence, answers=f"do:{sequence} / done")
    assert left.asked == [f"do:{sequence}, done", "do:maybe(roll(1)), done", "end"]
    assert (left.coin, left.gem) == (5, 1)
    taken = Performed(sequence, answers=f"do:{sequence} / do:maybe(roll(1))")
    assert (taken.coin, taken.gem) == (7, 1)


def test_a_repeated_effect_waits_several_times() -> None:
    done = Performed("repeat(2, steal(1))", answers="from:1 / from:1")
    assert done.asked == ["from:1, done", "from:1, done", "end"]
    assert Performed("repeat(2, roll(1))", answers="do:roll(1) / do:roll(1)").coin == 5 + 2 + 2


class TestBetween:
    """What a game offers between any two effects."""

    def test_it_is_offered_beside_the_effects_and_takes_the_place_of_none(self) -> None:
        done = Performed("steal(1)", gem=2, answers="sell / do:steal(1) / from:1")
        assert done.asked == ["do:steal(1), sell, done", "do:steal(1), sell, done", "from:1", "end"]
        assert (done.coin, done.gem) == (5 + 2 + 1, 1)

    def test_it_is_not_offered_when_nothing_waits(self) -> None:
        assert Performed("gain(coin,1)", gem=2).asked == ["end"]

    def test_why_it_is_not_open_is_told(self) -> None:
        decision = Performed("steal(1)", "roll(1)", gem=0).decision
        assert [(refusal.option.id, refusal.reason.key) for refusal in decision.refusals()] == [
            ("sell", "reason-no-gem")
        ]

    def test_a_game_without_extras_refuses_them(self) -> None:
        extras: Extras[ToyTable] = Extras()
        t = TOY.setup(2, {"rich": "no"}, "")
        assert extras.offer(t, 0) is None
        assert not extras.holds(TOY.performer.done)
        with pytest.raises(TypeError, match="done is no step of Extras"):
            extras.take(t, 0, TOY.performer.done)


def test_what_waits_in_vain_says_so_while_something_else_can_be_chosen() -> None:
    decision = Performed("roll(1)", "pay(coin:9) -> gain(gem,1)").decision
    assert [option.id for option in decision.options] == ["do:roll(1)", "done"]
    refusals = {refusal.option.id: refusal.reason.key for refusal in decision.refusals()}
    assert refusals == {"do:pay(coin:9) -> gain(gem,1)": "reason-in-vain", "sell": "reason-no-gem"}


def test_effects_share_their_options() -> None:
    performer, verbs = TOY.performer, TOY.verbs
    before = len(TOY.vocabulary)
    performer.prepare(verbs.parse("steal(1) & roll(1)"))
    performer.prepare(verbs.parse("steal(1) & roll(1)"))
    assert len(TOY.vocabulary) == before
    option = TOY.vocabulary["do:steal(1)"]
    assert option.value is verbs.parse("steal(1)")
    assert option.message.arguments == {"effect": option.value}


def test_a_work_that_asks_cannot_be_run() -> None:
    work: Work[ToyTable] = Work()
    with pytest.raises(TypeError, match="steal asks"):
        work.run(TOY.setup(2, {"rich": "no"}, ""), 0, TOY.verbs.call("steal", 1), 0)


def test_in_order_everything_is_done_from_left_to_right_without_a_choice() -> None:
    t = TOY.setup(2, {"rich": "no"}, "")
    t.coin[:] = [5, 5]
    t.chance.coming = [4]
    rules = in_order(t, 0, TOY.verbs.parse("gain(gem,1) then repeat(2, gain(coin,1)) then steal(1) then roll(1)"))
    asked = next(rules)
    assert ([option.id for option in asked.options], t.gem[0], t.coin[0]) == (["from:1"], 1, 7)
    with pytest.raises(StopIteration):
        rules.send(asked.options[0])
    assert t.coin[0] == 7 + 1 + 2


def test_a_choice_cannot_be_done_in_order() -> None:
    rules = in_order(TOY.setup(2, {"rich": "no"}, ""), 0, TOY.verbs.parse("choose(roll(1) | steal(1))"))
    with pytest.raises(TypeError, match="leaves a choice"):
        next(rules)
