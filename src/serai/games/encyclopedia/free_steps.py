"""Free steps: what a player may do at any moment of the own turn (EN-BOOST-05, EN-XPT-05, EN-DEC-08)."""

from __future__ import annotations

from typing import Final

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.completion import survives_gain, survives_seal
from serai.games.encyclopedia.experts import use_expert
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules
from serai.kernel.extras import Extras
from serai.kernel.offer import TableOffer


class FreeSteps(Extras[Table]):
    """A Seal for coins, and every active one-shot Expert, unless the action in course would get stuck."""

    def offer(self, t: Table, me: int) -> Offer:
        player = t.players[me]
        if player.seals:
            return FreeStepOffer(t, me)
        for expert in player.active:
            if t.book.one_shot[expert]:
                return FreeStepOffer(t, me)
        return t.book.options.no_free_step

    def holds(self, option: Option) -> bool:
        return option.message.key in ("option-use", "option-seal-coins")

    def take(self, t: Table, me: int, option: Option) -> Rules:
        player = t.players[me]
        if option is t.book.options.seal_coins:
            player.seals -= 1
            player.coins += t.book.seal_coins
            t.tell("event-seal-changed", me, "EN-BOOST-05", n=t.book.seal_coins)
            return
        use_expert(t, me, option.value)
        if t.picks:
            yield from take_picks(t, me)


FREE_STEPS: Final = FreeSteps()


class FreeStepOffer(TableOffer[Table]):
    """The free steps of a player who has some."""

    __slots__ = ()

    def likely(self) -> list[Option]:
        book = self.t.book
        player = self.t.players[self.me]
        found = [book.options.seal_coins] if player.seals else []
        for expert in player.active:
            if book.one_shot[expert]:
                found.append(book.options.use[expert])
        return found

    def others(self) -> tuple[Option, ...]:
        return () if self.t.players[self.me].seals else (self.t.book.options.seal_coins,)

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if option is not t.book.options.seal_coins:
            possible = survives_gain(t, self.me, t.book.use_gains[option.value].reputation)
        elif t.players[self.me].seals:
            possible = survives_seal(t, self.me)
        else:
            return reasons.NO_SEAL_FOR_COINS
        return None if possible else reasons.WOULD_GET_STUCK
