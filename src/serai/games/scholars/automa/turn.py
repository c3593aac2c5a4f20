"""A turn of the solo opponent: it reveals a planning card, or rests (SC-SOLO-12 to -15, -25)."""

from __future__ import annotations

from serai.games.scholars.actions.rest import bottom_scroll
from serai.games.scholars.automa.actions import act
from serai.games.scholars.automa.caliph import shift_dice_sum
from serai.games.scholars.automa.choices import majority
from serai.games.scholars.automa.resources import gain_silver, opponent
from serai.games.scholars.names import BLUE, NO_CARD, PLANS
from serai.games.scholars.table import Table
from serai.kernel.decision import Rules
from serai.kernel.message import Message


def automa_turn(t: Table) -> Rules:
    """SC-SOLO-12: with three cards of a colour it rests."""
    shown = [t.book.plans[plan].colour for plan in opponent(t).plans]
    if any(shown.count(colour) >= t.book.constants["ai_cards_to_rest"] for colour in range(len(PLANS))):
        yield from _rest(t)
    else:
        yield from _reveal(t)


def _reveal(t: Table) -> Rules:
    """SC-SOLO-13: its marker moves, then the first action if its condition holds, else the second."""
    automa = opponent(t)
    me = len(t.players)
    t.reveals += 1
    number = automa.plan_pile.pop()
    automa.plans.append(number)
    plan = t.book.plans[number]
    t.tell("event-ai-plan", me, "SC-SOLO-13", card=plan.id)
    gain_silver(t, plan.value)
    cards = t.house if plan.counts_house else t.rooms  # SC-SOLO-14
    count = sum(card != NO_CARD for card in cards)
    first = count >= plan.at_least
    counted = Message("why-house" if plan.counts_house else "why-employed", {"n": count, "least": plan.at_least})
    key = "event-ai-first" if first else "event-ai-second"
    effect = plan.first if first else plan.second
    t.tell(key, me, "SC-SOLO-14", effect=effect, why=counted)
    yield from act(t, effect)


def _rest(t: Table) -> Rules:
    """SC-SOLO-25: the bottom scroll, its dice sum, a benefit by the cards played, all cards shuffled anew."""
    automa = opponent(t)
    t.tell("event-ai-rest", len(t.players), "SC-SOLO-25")
    yield from bottom_scroll(t)
    shift_dice_sum(t, 1 if majority(t) == BLUE else -1, "SC-SOLO-25")
    benefit = t.book.ai_rest.get(len(automa.plans))
    if benefit is not None:
        yield from act(t, benefit)
    automa.plans = []
    automa.plan_pile = list(range(len(t.book.plans)))
    t.chance.shuffle(automa.plan_pile)
