"""Offers: one function decides what can be chosen and why the rest cannot."""

from __future__ import annotations

from serai.kernel.decision import Offer, Option, Reason, Vocabulary, ask
from serai.kernel.message import Message
from serai.kernel.offer import Refused, TableOffer
from serai.kernel.table import Table

WORDS = Vocabulary()
DEAR, CHEAP, GONE, REST = (WORDS.add(id) for id in ("buy:dear", "buy:cheap", "buy:gone", "rest"))
TOO_DEAR = Reason("TOY-1", "too-dear")
SOLD = Reason("TOY-2", "sold")


def obstacle(option: Option) -> Reason | None:
    return {DEAR: TOO_DEAR, GONE: SOLD}.get(option)


def test_what_has_no_obstacle_is_offered_and_the_rest_refused_with_its_reason() -> None:
    offer = Offer([DEAR, CHEAP], obstacle)
    assert offer.options() == [CHEAP]
    assert [(refusal.option, refusal.reason) for refusal in offer.refusals()] == [(DEAR, TOO_DEAR)]


def test_others_are_looked_at_only_for_reasons() -> None:
    looked: list[str] = []

    def others() -> list[Option]:
        looked.append("others")
        return [GONE]

    offer = Offer([CHEAP], obstacle, others)
    assert offer.options() == [CHEAP]
    assert not looked
    assert [refusal.reason for refusal in offer.refusals()] == [SOLD]
    assert offer.contradictions() == []


def test_a_legal_option_among_the_others_is_a_contradiction() -> None:
    assert Offer([DEAR], obstacle, [CHEAP, GONE]).contradictions() == [CHEAP]
    assert (Offer([REST]) + Offer([DEAR], obstacle, [CHEAP])).contradictions() == [CHEAP]


def test_without_an_obstacle_everything_is_offered() -> None:
    offer = Offer((REST, CHEAP))
    assert offer.options() == [REST, CHEAP]
    assert offer.refusals() == []


def test_offers_add_up_in_their_order_and_stay_as_they_were() -> None:
    buying = Offer([DEAR, CHEAP], obstacle)
    resting = Offer([REST])
    both = buying + resting + Offer([GONE], obstacle) + None
    assert both.options() == [CHEAP, REST]
    assert [refusal.option for refusal in both.refusals()] == [DEAR, GONE]
    assert buying.options() == [CHEAP]
    assert resting.options() == [REST]


def test_each_part_has_its_notes() -> None:
    offer = Offer([CHEAP], note=lambda option: Message("price") if option is CHEAP else None)
    both = offer + Offer([REST], note=lambda option: Message("tired"))
    notes = [both.note(option) for option in both.options()]
    assert [note.key for note in notes if note is not None] == ["price", "tired"]


def test_a_decision_is_made_from_an_offer_and_lists_it_once() -> None:
    calls: list[str] = []

    def likely() -> list[Option]:
        calls.append("listed")
        return [DEAR, CHEAP]

    decision = ask(0, "buy", "TOY-1", Offer(likely, obstacle, note=lambda option: Message("price")))
    assert not calls
    assert decision.options == [CHEAP]
    assert decision.options == [CHEAP]
    assert calls == ["listed"]
    assert [refusal.option for refusal in decision.refusals()] == [DEAR]
    note = decision.note(CHEAP)
    assert note is not None and note.key == "price"


class Shop(TableOffer[Table]):
    """The offer of the shop as a class."""

    def likely(self) -> list[Option]:
        return [DEAR, CHEAP]

    def others(self) -> list[Option]:
        return [GONE]

    def obstacle(self, option: Option) -> Reason | None:
        return obstacle(option)

    def note(self, option: Option) -> Message | None:
        return Message("price") if option is CHEAP else None


def test_an_offer_can_be_a_class() -> None:
    offer = Shop(Table(), 0) + Offer([REST])
    assert offer.options() == [CHEAP, REST]
    assert [(refusal.option, refusal.reason) for refusal in offer.refusals()] == [(DEAR, TOO_DEAR), (GONE, SOLD)]
    assert offer.contradictions() == []
    note = offer.note(CHEAP)
    assert note is not None and note.key == "price"
    assert offer.note(REST) is None


class Hasty(Shop):
    """Lists its options itself, and wrongly."""

    def options(self) -> list[Option]:
        return [DEAR]


def test_a_class_that_lists_its_options_itself_is_held_to_its_obstacle() -> None:
    assert Hasty(Table(), 0).contradictions() == [DEAR, CHEAP]


def test_candidates_can_share_one_obstacle() -> None:
    offer = Offer([REST]) + Refused((CHEAP, GONE), SOLD)
    assert offer.options() == [REST]
    assert [(refusal.option, refusal.reason) for refusal in offer.refusals()] == [(CHEAP, SOLD), (GONE, SOLD)]
    assert offer.contradictions() == []
