"""Gold between a supply and the translators in rooms (SC-INF-02)."""

from __future__ import annotations

from serai.games.scholars.automa.resources import gain_silver
from serai.games.scholars.goals import interacted
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.reasons import GOLD_FULL, NEED_GOLD, NEED_SILVER, NO_GOLD_THERE, NO_GOLD_TO_MOVE, NOBODY_THERE
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, ask
from serai.kernel.effects import Call
from serai.kernel.message import Argument, Message, SeatName
from serai.kernel.work import Work


class PlaceOrTakeGold(Work[Table]):
    """place_or_take_gold(n): n separate moves, each optional (SC-EFF-09)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(gold_obstacle(t, me, option) is None for option in _moves(t))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_GOLD_TO_MOVE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        amount = call.words[0]
        assert isinstance(amount, int)

        def note(option: Option) -> Message | None:
            return gold_note(t, me, option)

        for number in range(amount):
            offer = Offer(
                lambda: _moves(t), lambda option: gold_obstacle(t, me, option), lambda: _empty_rooms(t), note=note
            )
            if not offer.options():
                return number > 0
            if optional or number:
                offer += Offer((options.skip,))
            chosen = yield ask(me, "move-gold", "SC-INF-02", offer)
            if chosen is options.skip:
                return number > 0
            move_gold(t, me, chosen.value, 1 if chosen in options.place_gold else -1)
            yield from t.book.seams.cards_may_leave(t)
        return True


def _moves(t: Table) -> list[Option]:
    options = t.book.options
    rooms = [room for room, card in enumerate(t.rooms) if card != NO_CARD]
    return [options.place_gold[room] for room in rooms] + [options.take_gold[room] for room in rooms]


def _empty_rooms(t: Table) -> list[Option]:
    options = t.book.options
    rooms = [room for room, card in enumerate(t.rooms) if card == NO_CARD]
    return [options.place_gold[room] for room in rooms] + [options.take_gold[room] for room in rooms]


def gold_obstacle(t: Table, me: int, option: Option) -> Reason | None:
    """Why gold cannot be placed or taken there."""
    room = option.value
    player = t.players[me]
    if t.rooms[room] == NO_CARD:
        return NOBODY_THERE
    if option is t.book.options.place_gold[room]:
        if not player.gold:
            return NEED_GOLD[1]
        if is_full(t, room):
            return GOLD_FULL
    elif not t.gold[room]:
        return NO_GOLD_THERE
    fee = fee_of(t, me, room)
    return NEED_SILVER[fee - player.silver] if player.silver < fee else None


def is_full(t: Table, room: int) -> bool:
    """SC-TRANS-04: with its gold complete, a translator can no longer be used."""
    return t.gold[room] >= t.book.rooms[room].gold


def fee_of(t: Table, me: int, room: int) -> int:
    """What a player pays for dealing with the translator of a room."""
    return 0 if t.owners[room] == me else t.book.constants["foreign_fee"]


def move_gold(t: Table, me: int, room: int, amount: int) -> None:
    """The gold moves first, then the silver is paid (SC-INF-02)."""
    t.players[me].gold -= amount
    t.gold[room] += amount
    key = "event-place-gold" if amount > 0 else "event-take-gold"
    t.tell(key, me, "SC-INF-02", translator=t.book.translators[t.rooms[room]].id)
    pay_owner(t, me, room)
    interacted(t, me, t.rooms[room])


def gold_note(t: Table, me: int, option: Option) -> Message | None:
    """Who is there, with how much gold of how much, and what a move costs."""
    options = t.book.options
    if option not in options.place_gold and option not in options.take_gold:
        return None
    room: int = option.value
    if t.rooms[room] == NO_CARD:
        return None
    arguments: dict[str, Argument] = {
        "translator": t.book.translators[t.rooms[room]].id, "gold": t.gold[room], "needed": t.book.rooms[room].gold,
    }  # fmt: skip
    fee = fee_of(t, me, room)
    if not fee:
        return Message("note-gold-own", arguments)
    return Message("note-gold-foreign", arguments | {"share": share_note(t, paid_to(t, t.owners[room]), fee)})


def paid_to(t: Table, owner: int) -> int:
    """The seat that is paid for what an owner has: neutral translators are the solo opponent's (SC-SOLO-07)."""
    return len(t.players) if owner == NOBODY and t.automa is not None else owner


def share_note(t: Table, seat: int, silver: int) -> Message:
    """What one of those gets who are paid."""
    if seat == NOBODY:
        return Message("note-silver-supply", {"n": silver})
    if seat >= len(t.players):
        return Message("note-silver-opponent", {"n": silver})
    return Message("note-silver-owner", {"n": silver, "owner": SeatName(seat)})


def pay_owner(t: Table, me: int, room: int) -> None:
    """The fee for a translator goes to its owner; for a neutral one to the main supply (solo: SC-SOLO-09)."""
    fee = fee_of(t, me, room)
    if fee:
        pay_silver(t, me, t.owners[room], fee)


def pay_silver(t: Table, me: int, to: int, amount: int) -> None:
    """Silver from a player to another seat; what nobody owns belongs to the solo opponent, if there is one."""
    t.players[me].silver -= amount
    if to != NOBODY and to < len(t.players):
        t.players[to].silver += amount
        if t.story is not None:
            t.tell("event-pay-player", me, "SC-TRANS-05", n=amount, owner=SeatName(to))
    elif t.automa is not None:
        t.tell("event-pay-opponent", me, "SC-SOLO-09", n=amount)
        gain_silver(t, amount)
    else:
        t.tell("event-pay-supply", me, "SC-TRANS-05", n=amount)
