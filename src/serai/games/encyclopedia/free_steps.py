"""Free steps: what a player may do at any moment of the own turn (EN-BOOST-05, EN-XPT-05, EN-DEC-08)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.completion import survives_gain, survives_seal
from serai.games.encyclopedia.experts import use_expert
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Refusal, Rules


def free_steps(t: Table, me: int) -> list[Option]:
    """A Seal for coins, and every active one-shot Expert, unless the action in course would get stuck."""
    player = t.players[me]
    book = t.book
    steps: list[Option] = []
    if player.seals and survives_seal(t, me):
        steps.append(book.options.seal_coins)
    for expert in player.active:
        if book.one_shot[expert] and survives_gain(t, me, book.use_gains[expert].reputation):
            steps.append(book.options.use[expert])
    return steps


def refused_free_steps(t: Table, me: int) -> list[Refusal]:
    """The free steps that are not available, and why."""
    player = t.players[me]
    o = t.book.options
    refused = [Refusal(o.use[expert], reasons.WOULD_GET_STUCK) for expert in player.active if t.book.one_shot[expert]]
    refused.append(Refusal(o.seal_coins, reasons.WOULD_GET_STUCK if player.seals else reasons.NO_SEAL_FOR_COINS))
    return refused


def take_free_step(t: Table, me: int, option: Option) -> Rules:
    """Do a free step that was chosen."""
    player = t.players[me]
    if option is t.book.options.seal_coins:
        player.seals -= 1
        player.coins += t.book.seal_coins
        t.tell("event-seal-changed", me, "EN-BOOST-05", n=t.book.seal_coins)
        return
    use_expert(t, me, option.value)
    if t.picks:
        yield from take_picks(t, me)
