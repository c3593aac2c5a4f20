"""The course of the game, as the rulebook tells it: rounds, turns, the Royal Seal phase (EN-ROUND, EN-TURN, EN-SEAL).

`next_turn` gives the rules of the next step; between two steps everything is on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.actions import perform_action
from serai.games.encyclopedia.automa.actions import take_card
from serai.games.encyclopedia.automa.turn import automa_seal, automa_turn
from serai.games.encyclopedia.cards import clear_displays, refill, take_from_display
from serai.games.encyclopedia.dice import draw_and_roll, place_dice, return_dice, roll_again, rolled_dice, take_die
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.names import (
    ANIMAL,
    DICE,
    EVERYBODY,
    EXPERT,
    FIRST_SPACE,
    NOTHING_THERE,
    OVER,
    ROUND,
    SEALS,
    SEAT_STRIDE,
    START,
    TURNS,
)
from serai.games.encyclopedia.notes import animal_note
from serai.games.encyclopedia.picks import add_to_study, take_waiting_picks
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.extras import ask_with
from serai.kernel.message import Message, SeatName
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


def next_turn(t: Table) -> Rules:
    """The rules of what comes next."""
    phase = t.phase
    if phase == TURNS:
        return take_turn(t)
    if phase == SEALS:
        return royal_seals(t)
    if phase == DICE:
        return dice_phase(t)
    if phase == ROUND:
        return begin_round(t)
    assert phase == START
    return starting_animals(t)


# -- before the first round -----------------------------------------------------------------------------------------


def starting_animals(t: Table) -> Rules:
    """EN-SETUP-07: from the last seat to the first, each takes two Animals of the display."""
    me = t.active
    o = t.book.options
    for _ in range(t.book.starting_animals):
        if t.players[me].is_automa:
            take_card(t, me, ANIMAL, "EN-AUTO-04")
        else:
            choice = yield ask(
                me,
                "starting-animal",
                "EN-SETUP-07",
                [o.animal[a] for a in t.animals if a != NOTHING_THERE],
                note=lambda option: animal_note(t, option),
            )
            take_from_display(t, ANIMAL, choice.value)
            add_to_study(t, me, choice.value)
            t.tell("event-card-taken", me, "EN-SETUP-07", card=t.book.animal_ids[choice.value])
    t.left -= 1
    t.active = t.order[t.order.index(me) - 1]
    if not t.left:
        refill(t, ANIMAL, "EN-SETUP-07")
        t.phase = ROUND


# -- a round --------------------------------------------------------------------------------------------------------


def begin_round(t: Table) -> Rules:
    """Refill the displays, then turn over the next Round token and apply it to everybody (EN-ROUND-03, 04)."""
    book = t.book
    t.tell("event-round", -1, "EN-ROUND-01", n=t.round + 1)
    if t.round:
        refill(t, EXPERT, "EN-ROUND-03")
        refill(t, ANIMAL, "EN-ROUND-03")
    t.extra_dice = 0
    t.bank_used = False
    t.reveals += 1
    token = t.round_tokens[t.revealed]
    t.revealed += 1
    t.tell("event-round-token", -1, "EN-ROUND-04", effect=book.round_effect[token])
    yield from in_order(t, EVERYBODY, book.round_effect[token])
    _begin_phase(t, DICE)


def dice_phase(t: Table) -> Rules:
    """EN-DICE-01: all draw, then all roll, then one competitor after the other places dice."""
    rolled = rolled_dice(t, t.active)
    if not rolled:
        draw_and_roll(t)
        rolled = rolled_dice(t, t.active)
    yield from place_dice(t, t.active, rolled)
    t.left -= 1
    t.active = t.next_seat(t.active)
    if not t.left:
        _begin_phase(t, TURNS)


def _begin_phase(t: Table, phase: int) -> None:
    """Every phase begins with the First Player (EN-TURN-01, EN-BANK-03)."""
    t.phase = phase
    t.active = t.first
    t.left = len(t.order)


# -- turns ----------------------------------------------------------------------------------------------------------


def take_turn(t: Table) -> Rules:
    """Take one die from any board, perform one action with it (EN-TURN-03)."""
    me = t.active
    t.tell("event-turn", me, "EN-TURN-01")
    if t.players[me].is_automa:
        yield from automa_turn(t, me)
    else:
        choice = yield from ask_with(FREE_STEPS, t, me, "die", "EN-TURN-04", DieOffer(t, me))
        take_die(t, me, choice.value)
        yield from perform_action(t, me)
        if t.confirm:
            yield from confirm_end(t, me)
    if t.waiting:
        yield from take_waiting_picks(t, me)
    t.active = t.next_seat(me)
    if not t.dice_are_left:  # EN-TURN-02
        _begin_phase(t, SEALS)


def confirm_end(t: Table, me: int) -> Rules:
    """A last moment of the own turn: free steps, or the end of it."""
    yield from ask_with(FREE_STEPS, t, me, "end-turn", "EN-TURN-03", Offer((t.book.options.end_turn,)), shown=True)


class DieOffer(TableOffer[Table]):
    """EN-TURN-04: the dice on the boards."""

    __slots__ = ()

    def likely(self) -> list[Option]:
        dice = self.t.book.options.die
        found: list[Option] = []
        for die, place in enumerate(self.t.places):
            if 0 <= place < FIRST_SPACE:
                found.append(dice[die])
        return found

    def others(self) -> list[Option]:
        likely = self.likely()
        return [option for option in self.t.book.options.die if option not in likely]

    def options(self) -> list[Option]:
        return self.likely()

    def obstacle(self, option: Option) -> Reason | None:
        return None if 0 <= self.t.places[option.value] < FIRST_SPACE else reasons.DIE_USED

    def note(self, option: Option) -> Message | None:
        return _note(self.t, self.me, option)


def _note(t: Table, me: int, option: Option) -> Message | None:
    """The value of a die, and what its owner would gain."""
    if option not in t.book.options.die:
        return None
    die: int = option.value
    value = t.values[die]
    owner, slot = divmod(t.places[die], SEAT_STRIDE)
    if owner == me:
        return Message("note-own-die", {"value": value})
    effect = t.book.slot_effect[1 if t.players[owner].is_automa else 0][slot]
    return Message("note-die", {"value": value, "owner": SeatName(owner), "effect": effect})


# -- the Royal Seal phase ---------------------------------------------------------------------------------------------


def royal_seals(t: Table) -> Rules:
    """EN-SEAL-01: once, clockwise, each may discard a Royal Seal for an extra action. One competitor with a choice."""
    while t.left:
        me = t.active
        player = t.players[me]
        asked = False
        if player.is_automa:
            yield from automa_seal(t, me)
        elif player.seals or FREE_STEPS.offer(t, me).options():
            asked = True
            yield from _royal_seal(t, me)
        t.left -= 1
        t.active = t.next_seat(me)
        if asked and t.left:
            return
    _end_round(t)


def _royal_seal(t: Table, me: int) -> Rules:
    """Decline, or take a die from the central board, roll it and perform an action with it (EN-SEAL-02, 03)."""
    o = t.book.options
    player = t.players[me]
    offer = Offer((o.decline,)) + BoardDieOffer(t, me)
    choice = yield from ask_with(FREE_STEPS, t, me, "royal-seal", "EN-SEAL-01", offer)
    if choice is o.decline:
        t.tell("event-declined", me, "EN-SEAL-06")
        return
    player.seals -= 1
    roll_again(t, me, choice.value)
    yield from perform_action(t, me)
    if t.confirm or (t.round + 1 == t.book.rounds and FREE_STEPS.offer(t, me).options()):
        yield from confirm_end(t, me)  # no later turn will come: what was gained just now can be used now


class BoardDieOffer(TableOffer[Table]):
    """EN-SEAL-02: the dice on the central board, for a Seal."""

    __slots__ = ()

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.die if self.t.players[self.me].seals else ()

    def others(self) -> Sequence[Option]:
        return () if self.t.players[self.me].seals else self.t.book.options.die

    def obstacle(self, option: Option) -> Reason | None:
        if not self.t.players[self.me].seals:
            return reasons.NO_SEAL_FOR_ACTION
        return None if self.t.is_on_central_board(option.value) else reasons.DIE_SPENT


def _end_round(t: Table) -> None:
    """EN-ROUND-07: dice into the bag, the rest of the displays to the discard piles, the next round."""
    return_dice(t)
    clear_displays(t)
    t.round += 1
    if t.round == t.book.rounds:
        t.phase = OVER
        t.tell("event-over", -1, "EN-ROUND-01")
    else:
        t.phase = ROUND
        t.active = t.first
