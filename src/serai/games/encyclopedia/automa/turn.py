"""The turn of an automa: a die, and the line of its Behaviour card that the die selects (EN-AUTO-09, EN-AUTO-10)."""

from __future__ import annotations

from serai.games.encyclopedia.automa.actions import STEPS, take_card
from serai.games.encyclopedia.automa.choices import choose_board_die, choose_die
from serai.games.encyclopedia.boosts import let_go
from serai.games.encyclopedia.dice import on_central_board, roll_again, take_die
from serai.games.encyclopedia.table import Table


def automa_turn(t: Table, seat: int) -> None:
    """EN-AUTO-09: take a die and follow the Behaviour card."""
    take_die(t, seat, choose_die(t, seat))
    _act(t, seat)


def automa_seal(t: Table, seat: int) -> None:
    """EN-AUTO-15: an automa keeps its Seals, unless EN-OPT-03 says otherwise."""
    player = t.players[seat]
    dice = [die for die in range(len(t.places)) if on_central_board(t, die)]
    if t.automa_seals and player.seals and dice:
        player.seals -= 1
        roll_again(t, seat, choose_board_die(t, seat, dice))
        _act(t, seat)


def _act(t: Table, seat: int) -> None:
    """EN-AUTO-10: do the steps of the line that the rolled value selects."""
    value = t.values[t.die]
    player = t.players[seat]
    t.tell("event-automa-line", seat, "EN-AUTO-10", value=value, behaviour=t.book.behaviour_ids[player.behaviour])
    for call in t.book.behaviour[player.behaviour][value]:
        STEPS[call.verb.name](t, seat, call)
        while t.picks:  # its own turn: cards of the Reputation track at once
            take_card(t, seat, t.picks.pop(0), "EN-AUTO-07")
    let_go(t)
