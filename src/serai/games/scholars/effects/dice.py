"""Dice: gain_die, destroy_white, draw, refill."""

from __future__ import annotations

from serai.games.scholars.dice import can_draw, draw, gain_die, gain_white, give_up_white, white_dice
from serai.games.scholars.names import AT_WILL, PAID, colour_of, die_of, value_of
from serai.games.scholars.reasons import NO_DIE_LEFT, NO_DIE_TO_DRAW, NO_WHITE_DIE
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Reason, Rules, ask
from serai.kernel.effects import Call
from serai.kernel.work import Work


class GainDie(Work[Table]):
    """gain_die(colour,n,where): into the bag, or rolled into the hand; `primary`: the player chooses (SC-EFF-05)."""

    asks_itself = True

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        book = t.book
        if call.words[0] == book.colours[book.white].id:
            return True
        colours = _colours(t, call)
        if any(t.stock[colour] for colour in colours):
            return True
        return book.seams.can_replace_die(t, me, colours)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_DIE_LEFT

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        _, amount, where = call.words
        assert isinstance(amount, int)
        for number in range(amount):
            may_stop = optional if number == 0 else bool(context & AT_WILL)  # SC-REC-03
            if not (yield from gain_one(t, me, _colours(t, call), where == "hand", may_stop)):
                return number > 0
        return True


def _colours(t: Table, call: Call) -> tuple[int, ...]:
    name = call.words[0]
    if name == "primary":
        return t.book.primaries
    assert isinstance(name, str)
    return (t.book.words.colours.index(name),)


def gain_one(t: Table, me: int, colours: tuple[int, ...], to_hand: bool, optional: bool) -> Asking[bool]:
    """A die of one of some colours; SC-LIM-02 to -04 say what happens when there is none. False: declined."""
    book = t.book
    options = book.options
    if colours[0] == book.white:
        yield from gain_white(t, me, "SC-EFF-05")
        return True
    left = [colour for colour in colours if t.stock[colour]]
    if not left:
        yield from book.seams.replace_die(t, me, colours, to_hand)
        return True
    if len(left) == 1 and not optional:
        gain_die(t, me, left[0], to_hand, "SC-EFF-05")
        return True
    candidates = [options.take_die[colour] for colour in left]
    if optional:
        candidates.append(options.skip)
    chosen = yield ask(me, "die-colour", "SC-EFF-05", Offer(candidates), {"where": "hand" if to_hand else "bag"})
    if chosen is options.skip:
        return False
    gain_die(t, me, chosen.value, to_hand, "SC-EFF-05")
    return True


class DestroyWhite(Work[Table]):
    """destroy_white(n): return own white dice to the main supply (SC-EFF-04)."""

    asks_itself = True

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & (AT_WILL | PAID)

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return bool(white_dice(t, me))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_WHITE_DIE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        amount = call.words[0]
        assert isinstance(amount, int)
        at_will = bool(context & (AT_WILL | PAID))
        for number in range(amount):
            may_stop = optional if number == 0 else at_will
            if not (yield from give_up_white(t, me, "destroy-white", "SC-EFF-04", may_stop)):
                return number > 0
        return True


class Draw(Work[Table]):
    """draw(n): dice at random from the bag, rolled; behind a cost the player says how many (SC-EFF-07)."""

    asks_itself = True

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & (AT_WILL | PAID)

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return can_draw(t, me)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_DIE_TO_DRAW

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        amount = call.words[0]
        assert isinstance(amount, int)
        options = t.book.options
        if optional or (context & PAID and amount > 1):
            numbers = range(1, amount + 1) if context & PAID else (amount,)
            candidates = [options.draw[number] for number in numbers]
            if optional:
                candidates.append(options.skip)
            chosen = yield ask(me, "draw", "SC-EFF-07", Offer(candidates))
            if chosen is options.skip:
                return False
            amount = chosen.value
        draw(t, me, amount, "SC-EFF-07")
        return True


class Refill(Work[Table]):
    """refill(n): re-roll any of the dice in the hand, once, then draw up to n (SC-REST-08)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return bool(t.players[me].hand) or can_draw(t, me)

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        size = call.words[0]
        assert isinstance(size, int)
        yield from _reroll(t, me)
        draw(t, me, max(0, size - len(t.players[me].hand)), "SC-REST-08")
        return True


def _reroll(t: Table, me: int) -> Rules:
    """SC-REST-08: choose a subset of the hand die by die, then roll it at once."""
    book = t.book
    options = book.options
    player = t.players[me]
    chosen: list[int] = []
    left = player.hand[:]
    while left:
        candidates = [options.reroll[die] for die in dict.fromkeys(left)]
        candidates.append(options.ready)
        answer = yield ask(me, "reroll", "SC-REST-08", Offer(candidates), {"n": len(chosen)})
        if answer is options.ready:
            break
        chosen.append(answer.value)
        left.remove(answer.value)
    for die in chosen:
        faces = book.colours[colour_of(die)].faces
        left.append(die_of(colour_of(die), faces[t.roll() - 1]))
        if t.story is not None:
            name = f"die-{book.colours[colour_of(die)].id}"
            t.tell("event-reroll", me, "SC-REST-08", die=name, value=value_of(die), result=value_of(left[-1]))
    left.sort()
    player.hand = left
