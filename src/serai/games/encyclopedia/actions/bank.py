"""The Bank: coins, and for the first in a round the First Player token (EN-BANK)."""

from __future__ import annotations

from serai.games.encyclopedia.experts import die_placed
from serai.games.encyclopedia.names import AT_BANK, BANK
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import Gains, become_first_player, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Rules


def visit_bank(t: Table, me: int) -> Rules:
    """Any die: 5 coins (EN-BANK-01), and maybe the First Player token."""
    t.places[t.die] = AT_BANK
    t.tell("event-placed", me, "EN-BANK-01", location="bank")
    die_placed(t, me, BANK)
    if t.picks:
        yield from take_picks(t, me)
    receive(t, me, Gains(coins=t.book.bank_coins), "EN-BANK-01", "bank")
    become_first_player(t, me)
