"""Retirement: at the very end of a turn, translators with all their gold leave and are tucked (SC-RET)."""

from __future__ import annotations

from serai.games.scholars.dice import gain_white
from serai.games.scholars.goals import interacted
from serai.games.scholars.influence import give_back
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Rules, ask
from serai.kernel.message import Message


def retire(t: Table) -> Rules:
    """Empty the rooms, then let each owner tuck, the active player first, then clockwise (SC-RET-04)."""
    while True:
        leave_rooms(t)
        waiting = [seat for seat in t.clockwise() if t.players[seat].aside or t.book.seams.aside(t, seat)]
        if not waiting:
            return
        yield from _tuck_one(t, waiting[0])


def leave_rooms(t: Table) -> None:
    """SC-RET-01: whoever has the gold of the room leaves it; gold to the main supply, influence to the owner."""
    for room, card in enumerate(t.rooms):
        if card == NO_CARD or t.gold[room] < t.book.rooms[room].gold:
            continue
        owner = t.owners[room]
        t.rooms[room] = NO_CARD
        t.gold[room] = 0
        t.owners[room] = NOBODY
        if owner != NOBODY:
            give_back(t, owner)
            t.players[owner].aside.append(card)
            t.tell("event-retires", owner, "SC-RET-01", translator=t.book.translators[card].id)
        else:
            _neutral_leaves(t, card)


def _neutral_leaves(t: Table, card: int) -> None:
    """SC-RET-05: under its pile, a starting translator into the box; the solo opponent keeps both (SC-SOLO-30)."""
    one = t.book.translators[card]
    t.tell("event-neutral-retires", t.seat, "SC-RET-05" if t.automa is None else "SC-SOLO-30", translator=one.id)
    if t.automa is not None:
        t.automa.retired.append(card)
    elif not one.is_starting:
        t.piles[one.pile] = [card, *t.piles[one.pile]]


def _tuck_one(t: Table, me: int) -> Rules:
    """SC-RET-02: under one of the brown slots, for its cost."""
    chosen = yield from _choose_retiree(t, me)
    if chosen not in t.book.options.retiree:
        yield from t.book.seams.tuck_aside(t, me, chosen)
        return
    card: int = chosen.value
    yield from tuck(t, me, card)
    interacted(t, me, card)
    yield from t.book.seams.tucked(t, me, _place_of(t, me, card))


def _choose_retiree(t: Table, me: int) -> Asking[Option]:
    """Which card is tucked next, in the order that its owner likes (SC-RET-04)."""

    def note(option: Option) -> Message | None:
        one = t.book.translators[option.value]
        return Message("note-to-tuck", {"n": one.vp, "effect": one.retired})

    offer = Offer([t.book.options.retiree[card] for card in t.players[me].aside], note=note)
    offer += t.book.seams.aside(t, me)
    candidates = offer.options()
    if len(candidates) == 1:
        return candidates[0]
    return (yield ask(me, "retiree", "SC-RET-04", offer))


def _place_of(t: Table, me: int, card: int) -> int:
    return next(place for place, column in enumerate(t.players[me].tucked) if card in column)


def tuck(t: Table, me: int, card: int) -> Rules:
    """Choose a slot and pay: for each card there, one silver or one white die into the bag."""
    book = t.book
    player = t.players[me]
    arguments = {"translator": book.translators[card].id, "effect": book.translators[card].retired}
    offer = tuck_offer(t, me, book.columns_for_retirees)
    chosen = yield ask(me, "tuck", "SC-RET-02", offer, arguments)
    place: int = chosen.value
    silver = yield from pay_tuck(t, me, place)
    player.aside.remove(card)
    columns = player.tucked[:]
    columns[place] = [*columns[place], card]
    player.tucked = columns
    t.tell("event-tuck", me, "SC-RET-02", translator=book.translators[card].id, slot=book.board[place].id, n=silver)


def tuck_offer(t: Table, me: int, places: list[int]) -> Offer:
    """Some places of the player board, each with its cost."""

    def note(option: Option) -> Message | None:
        return Message("note-tuck", {"n": t.book.seams.tuck_cost(t, me, option.value)})

    return Offer([t.book.options.tuck[place] for place in places], note=note)


def pay_tuck(t: Table, me: int, place: int) -> Asking[int]:
    """The cost of a place in a mix that the player likes; how much of it was silver (SC-RET-02)."""
    cost = t.book.seams.tuck_cost(t, me, place)
    if not cost:
        return 0
    player = t.players[me]

    def mix(option: Option) -> Message | None:
        return Message("note-white-dice", {"n": cost - option.value})

    offer = Offer(t.book.options.silver[: min(cost, player.silver) + 1], note=mix)
    answer = yield ask(me, "tuck-cost", "SC-RET-02", offer, {"n": cost})
    silver: int = answer.value
    player.silver -= silver
    for _ in range(cost - silver):
        yield from gain_white(t, me, "SC-RET-02")
    return silver
