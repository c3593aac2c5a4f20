"""Translators: employ, retire_top."""

from __future__ import annotations

from serai.games.scholars.goals import interacted
from serai.games.scholars.influence import can_take_influence, take_influence
from serai.games.scholars.names import AT_WILL, NO_CARD
from serai.games.scholars.reasons import NEED_SILVER, NO_AFFORDABLE_ROOM, NO_INFLUENCE, PILE_EMPTY, ROOM_TAKEN
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.message import Message
from serai.kernel.work import Work


class Employ(Work[Table]):
    """employ(pile): the top translator of a pile, for the cost of a room (SC-REC-06)."""

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return employ_obstacle(t, me, _piles(t, call)[0]) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return employ_obstacle(t, me, _piles(t, call)[0])

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from employ(t, me, _piles(t, call)[0])
        return True


class RetireTop(Work[Table]):
    """retire_top(pile, …): the top translator of one of some piles is set aside (SC-RET-03)."""

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(t.piles[pile] for pile in _piles(t, call))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return PILE_EMPTY

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        retire = t.book.options.retire

        def obstacle(option: Option) -> Reason | None:
            return None if t.piles[option.value] else PILE_EMPTY

        def note(option: Option) -> Message | None:
            return retired_note(t, t.piles[option.value][-1])

        offer = Offer([retire[pile] for pile in _piles(t, call)], obstacle, note=note)
        chosen = yield ask(me, "retire", "SC-CAL-03", offer)
        set_aside(t, me, chosen.value)
        yield from t.book.seams.cards_may_leave(t)
        return True


def _piles(t: Table, call: Call) -> list[int]:
    names = t.book.words.piles
    return [names.index(word) for word in call.words if isinstance(word, str)]


def retired_note(t: Table, translator: int) -> Message:
    """What a translator is good for once retired."""
    one = t.book.translators[translator]
    return Message("note-retired", {"translator": one.id, "n": one.vp, "effect": one.retired})


def set_aside(t: Table, me: int, pile: int) -> None:
    """SC-RET-03; an interaction from this moment on (SC-GOAL-03)."""
    translator = t.piles[pile][-1]
    t.piles[pile] = t.piles[pile][:-1]
    t.reveals += 1  # the next card of the pile is seen now
    t.players[me].aside.append(translator)
    t.tell("event-set-aside", me, "SC-RET-03", translator=t.book.translators[translator].id)
    interacted(t, me, translator)


# -- employing ------------------------------------------------------------------------------------------------------


def employ_obstacle(t: Table, me: int, pile: int) -> Reason | None:
    """Why the top translator of a pile cannot be employed (SC-REC-05)."""
    if not t.piles[pile]:
        return PILE_EMPTY
    if not can_take_influence(t, me):
        return NO_INFLUENCE
    silver = t.players[me].silver
    for card, room in zip(t.rooms, t.book.rooms, strict=True):
        if card == NO_CARD and room.cost <= silver:
            return None
    return NO_AFFORDABLE_ROOM


def room_obstacle(t: Table, me: int, room: int) -> Reason | None:
    if t.rooms[room] != NO_CARD:
        return ROOM_TAKEN
    cost = t.book.rooms[room].cost
    silver = t.players[me].silver
    return NEED_SILVER[cost - silver] if silver < cost else None


def employ(t: Table, me: int, pile: int) -> Rules:
    """Pay a room, put the translator there, resolve the room, place the influence (SC-REC-04)."""
    book = t.book

    def note(option: Option) -> Message | None:
        room = book.rooms[option.value]
        return Message("note-room", {"n": room.cost, "effect": room.effect, "gold": room.gold})

    translator = t.piles[pile][-1]
    name = book.translators[translator].id
    offer = Offer(book.options.room, lambda option: room_obstacle(t, me, option.value), note=note)
    chosen = yield ask(me, "room", "SC-REC-04", offer, {"translator": name})
    room: int = chosen.value
    t.players[me].silver -= book.rooms[room].cost
    t.piles[pile] = t.piles[pile][:-1]
    t.reveals += 1
    t.rooms[room] = translator
    t.gold[room] = 0
    t.tell("event-employ", me, "SC-REC-04", translator=name, room=book.rooms[room].id, n=book.rooms[room].cost)
    interacted(t, me, translator)
    yield from book.performer.perform(t, me, book.rooms[room].effect)
    # SC-LIM-05: once begun, the influence must come from somewhere, if need be from what the room just gave
    if (yield from take_influence(t, me, False)):
        t.owners[room] = me
