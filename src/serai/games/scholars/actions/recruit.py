"""Recruit: dispatch or employ a translator within reach (SC-REC)."""

from __future__ import annotations

from serai.games.scholars.effects.translators import employ, employ_obstacle
from serai.games.scholars.goals import interacted
from serai.games.scholars.names import AT_WILL
from serai.games.scholars.reasons import NEED_VALUE, NO_TRANSLATOR_IN_REACH, PILE_EMPTY
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.message import Message


def recruit_obstacle(t: Table, me: int, value: int) -> Reason | None:
    """Why nobody can be recruited with an action of that value; whoever is in reach can be dispatched."""
    for pile, printed in zip(t.piles, t.book.piles, strict=True):
        if pile and printed.min_value <= value:
            return None
    return NO_TRANSLATOR_IN_REACH


def recruit(t: Table, me: int) -> Rules:
    """SC-REC-02: choose one accessible translator, then dispatch or employ it."""
    options = t.book.options

    def obstacle(option: Option) -> Reason | None:
        pile: int = option.value
        if t.book.piles[pile].min_value > t.value:
            return NEED_VALUE[t.book.piles[pile].min_value - t.value]
        if option is options.dispatch[pile]:
            return None if t.piles[pile] else PILE_EMPTY
        return employ_obstacle(t, me, pile)

    def note(option: Option) -> Message | None:
        return recruit_note(t, option)

    offer = Offer([*options.dispatch, *options.employ], obstacle, note=note)
    chosen = yield ask(me, "recruit", "SC-REC-02", offer, {"n": t.value})
    if chosen in options.employ:
        yield from employ(t, me, chosen.value)
    else:
        yield from dispatch(t, me, chosen.value)


def recruit_note(t: Table, option: Option) -> Message | None:
    """Who is on top of the pile, and what the side in question says."""
    book = t.book
    if not t.piles[option.value]:
        return None
    one = book.translators[t.piles[option.value][-1]]
    if option is book.options.dispatch[option.value]:
        return Message("note-dispatch", {"translator": one.id, "effect": one.dispatch})
    languages = tuple(f"language-{book.words.languages[language]}" for language in one.languages)
    return Message("note-employ", {"translator": one.id, "languages": languages, "n": one.vp, "effect": one.retired})


def dispatch(t: Table, me: int, pile: int) -> Rules:
    """Every effect is optional; then the card goes under its pile (SC-REC-03)."""
    translator = t.piles[pile][-1]
    one = t.book.translators[translator]
    t.tell("event-dispatch", me, "SC-REC-03", translator=one.id)
    interacted(t, me, translator)
    yield from t.book.performer.perform(t, me, one.dispatch, AT_WILL)
    cards = t.piles[pile]
    if len(cards) > 1 and translator in cards:  # what it brought about may have employed it
        t.piles[pile] = [translator, *(card for card in cards if card != translator)]
        t.reveals += 1
