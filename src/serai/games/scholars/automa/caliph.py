"""The solo opponent and Caliph cards (SC-SOLO-26 to -28)."""

from __future__ import annotations

from serai.games.scholars.automa.choices import majority, pile_to_retire
from serai.games.scholars.automa.resources import gain_silver, opponent, place_gold
from serai.games.scholars.names import BLUE, NO_CARD
from serai.games.scholars.table import Table
from serai.kernel.effects import Call, Effect, calls


def take_space(t: Table, space: int, free: list[int]) -> None:
    """Blue takes the highest free place, red the lowest (SC-SOLO-26); what it gains there (SC-SOLO-27)."""
    book = t.book
    blue = majority(t) == BLUE
    place = free[0] if blue else free[-1]
    t.caliph_influence[space * len(book.caliph_spaces) + place] = len(t.players)
    why = "why-plans-blue" if blue else "why-plans-red"
    t.tell("event-ai-caliph", len(t.players), "SC-SOLO-26", space=book.caliph_spaces[place][0], why=why)
    reward = book.caliph_cards[t.caliphs[space]].rewards[place]
    piles = _piles(t, reward)
    if piles:
        _retire_one(t, piles)
    elif any(call.verb.name == "gain_die" for call in calls(reward)):
        shift_dice_sum(t, 1, "SC-SOLO-27")


def _piles(t: Table, reward: Effect) -> list[int]:
    names = t.book.words.piles
    for call in calls(reward):
        if call.verb.name == "retire_top":
            return [names.index(word) for word in call.words if isinstance(word, str)]
    return []


def _retire_one(t: Table, piles: list[int]) -> None:
    """The top card of one of the piles retires, and its dice sum falls (SC-SOLO-27)."""
    pile = pile_to_retire(t, piles)
    if pile == NO_CARD:
        place_gold(t)
        return
    retire_top(t, pile, "SC-SOLO-27")
    shift_dice_sum(t, -1, "SC-SOLO-27")


def retire_top(t: Table, pile: int, rule: str) -> None:
    """The top translator of a pile joins its retired ones."""
    translator = t.piles[pile][-1]
    t.piles[pile] = t.piles[pile][:-1]
    t.reveals += 1
    opponent(t).retired.append(translator)
    t.tell("event-ai-retire", len(t.players), rule, translator=t.book.translators[translator].id)


def shift_dice_sum(t: Table, step: int, rule: str) -> None:
    """Its dice sum moves a step and stops at the ends of the scale (SC-SOLO-05)."""
    automa = opponent(t)
    lowest, highest = -t.book.constants["ai_lowest_sum"], t.book.constants["ai_highest_sum"]
    automa.dice_sum = min(highest, max(lowest, automa.dice_sum + step))
    t.tell("event-ai-dice-sum", len(t.players), rule, n=automa.dice_sum)


def console(t: Table, consolation: Effect) -> None:
    """What it gets in place of a player's consolation (SC-SOLO-28)."""
    instead = t.book.ai_instead[consolation]
    assert isinstance(instead, Call)
    if instead.verb.name == "ai_silver":
        amount = instead.words[0]
        assert isinstance(amount, int)
        gain_silver(t, amount)
    else:
        place_gold(t)
