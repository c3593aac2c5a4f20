"""The turn of an automa: a die, and the line of its Behaviour card that the die selects (EN-AUTO-09, EN-AUTO-10)."""

from __future__ import annotations

from serai.games.encyclopedia.automa.choices import choose_board_die, choose_die
from serai.games.encyclopedia.boosts import put_away_die
from serai.games.encyclopedia.dice import roll_again, take_die
from serai.games.encyclopedia.names import NOTHING_THERE
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Rules
from serai.kernel.perform import in_order


def automa_turn(t: Table, seat: int) -> Rules:
    """EN-AUTO-09: take a die and follow the Behaviour card."""
    take_die(t, seat, choose_die(t, seat))
    yield from _act(t, seat)


def automa_seal(t: Table, seat: int) -> Rules:
    """EN-AUTO-15: an automa keeps its Seals, unless EN-OPT-03 says otherwise."""
    player = t.players[seat]
    if t.automa_seals and player.seals:
        die = choose_board_die(t, seat)
        if die != NOTHING_THERE:
            player.seals -= 1
            roll_again(t, seat, die)
            yield from _act(t, seat)


def _act(t: Table, seat: int) -> Rules:
    """EN-AUTO-10: do the line that the rolled value selects, step by step; it is its own turn (EN-AUTO-07)."""
    value = t.values[t.die]
    card = t.players[seat].behaviour
    t.tell("event-automa-line", seat, "EN-AUTO-10", value=value, behaviour=t.book.behaviour_ids[card])
    yield from in_order(t, seat, t.book.behaviour_effect[card][value])
    put_away_die(t)
