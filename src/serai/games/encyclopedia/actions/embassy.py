"""The Embassy: Expedition tokens by the value of the die (EN-EMB)."""

from __future__ import annotations

from serai.games.encyclopedia.actions.raising import raise_value
from serai.games.encyclopedia.boosts import die_value
from serai.games.encyclopedia.experts import die_placed
from serai.games.encyclopedia.names import AT_EMBASSY, EMBASSY
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import Gains, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Rules


def visit_embassy(t: Table, me: int) -> Rules:
    """Any die: 1, 2 or 3 Expedition tokens (EN-EMB-01)."""
    t.places[t.die] = AT_EMBASSY
    t.tell("event-placed", me, "EN-EMB-01", location="embassy")
    die_placed(t, me, EMBASSY)
    if t.picks:
        yield from take_picks(t, me)
    table = t.book.embassy_tokens
    if die_value(t, t.players[me]) < len(table) - 1:
        yield from raise_value(t, me, table, "embassy", "EN-EMB-01", can_recolour=True)
    value = min(die_value(t, t.players[me]), len(table) - 1)
    receive(t, me, Gains(tokens=table[value]), "EN-EMB-01", "embassy")
