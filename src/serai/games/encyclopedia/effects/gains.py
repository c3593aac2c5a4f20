"""Resources: the sum of gains that most effects come to, and the works of Round tokens and Behaviour cards.

Nothing an Expert, a die slot or a Reputation space gives depends on the order in which it is gained: resources add up
and the supply never runs out. So such effects are read once into `Gains` and simply added.
"""

from __future__ import annotations

from serai.games.encyclopedia.names import EVERYBODY, RESOURCES
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import NO_GAINS, Gains, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Asking
from serai.kernel.effects import Call, Effect, series
from serai.kernel.work import Work


def gains(effect: Effect) -> Gains:
    """What an effect of nothing but gains comes to; raises ValueError if it is more than that."""
    amounts = [0] * len(RESOURCES)
    for call in series(effect):
        if call.verb.name != "gain":
            raise ValueError(f"'{call}' cannot stand here: expected only gain(…)")
        resource, amount = call.words
        assert isinstance(resource, str) and isinstance(amount, int)
        amounts[RESOURCES.index(resource)] += amount
    return Gains(*amounts) if any(amounts) else NO_GAINS


class Gain(Work[Table]):
    """`gain(resource, n)`: everybody from the First Player on (EN-ROUND-04), or an automa (EN-AUTO-11)."""

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        if me == EVERYBODY:
            for seat in t.clockwise(t.first):
                receive(t, seat, gains(call), "EN-ROUND-04", "round-token")
                yield from take_picks(t, seat)
        else:
            receive(t, me, gains(call), "EN-AUTO-11", t.book.behaviour_ids[t.players[me].behaviour])
            yield from take_picks(t, me)
        return True


class ExtraDice(Work[Table]):
    """`extra_die(n)`: everybody draws more dice in this round (EN-DICE-04)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        (extra,) = call.words
        assert isinstance(extra, int)
        t.extra_dice = extra
