"""Cards of the displays: taking them, and filling the gaps."""

from __future__ import annotations

from serai.games.encyclopedia.automa.actions import take_card
from serai.games.encyclopedia.cards import refill
from serai.games.encyclopedia.names import EVERYBODY, KINDS
from serai.games.encyclopedia.picks import pick_card, take_picks
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Asking
from serai.kernel.effects import Call
from serai.kernel.work import Work


class Take(Work[Table]):
    """`take(card, n)`: everybody from the First Player on (EN-ROUND-06), or an automa (EN-AUTO-12)."""

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        card, amount = call.words
        kind = KINDS.index(str(card))
        assert isinstance(amount, int)
        for seat in t.clockwise(t.first) if me == EVERYBODY else [me]:
            for _ in range(amount):
                if t.players[seat].is_automa:
                    take_card(t, seat, kind, "EN-AUTO-05" if me == EVERYBODY else "EN-AUTO-12")
                else:
                    yield from pick_card(t, seat, kind, "EN-ROUND-06")
                    yield from take_picks(t, seat)
        return True


class Refill(Work[Table]):
    """`refill(card)`: the gaps of a display are filled again (EN-ROUND-04)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        refill(t, KINDS.index(str(call.words[0])), "EN-ROUND-04")
