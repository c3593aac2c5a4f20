"""Fulfilling contracts, at any moment of the own turn when nothing is half done (MV-CONT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.merv import reasons
from serai.games.merv.names import FROM_CONTRACTS, NONE
from serai.games.merv.paying import can_pay, discount_open, open_conversion, pay
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_points
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.extras import Extras
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order


class Contracts(Extras[Table]):
    """What may be done at any moment of the own turn when nothing is half done (MV-CONT-01)."""

    def offer(self, t: Table, me: int) -> Offer:
        return ContractOffer(t, me)

    def holds(self, option: Option) -> bool:
        return option.id.startswith("contract:")

    def take(self, t: Table, me: int, option: Option) -> Rules:
        return fulfil(t, me, option.value)


CONTRACTS: Final = Contracts()


class ContractOffer(TableOffer[Table]):
    """The top cards of the piles."""

    __slots__ = ()

    def options(self) -> list[Option]:
        t, me = self.t, self.me
        book = t.book
        player = t.players[me]
        found: list[Option] = []
        if player.scrolls + player.common + player.rare == (
            player.locked_scrolls + player.locked_common + player.locked_rare
        ):
            return found  # each contract locks something
        level = book.contract_level[player.influence]
        levels = book.pile_levels
        for pile, taken in enumerate(t.piles):
            if levels[pile][taken] <= level and _means_obstacle(t, me, book.piles[pile][taken]) is None:
                found.append(book.options.contract[pile])
        return found

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.contract

    def obstacle(self, option: Option) -> Reason | None:
        return contract_obstacle(self.t, self.me, option.value)

    def note(self, option: Option) -> Message | None:
        """What a contract takes and what it gives."""
        book = self.t.book
        if option not in book.options.contract:
            return None
        card = top_contract(self.t, option.value)
        return Message(
            "note-contract",
            {
                "cost": book.contract_price[card],
                "needs": book.contract_requirement[card],
                "n": book.contract_vp[card],
                "reward": book.contract_reward[card],
            },
        )


def contract_obstacle(t: Table, me: int, pile: int) -> Reason | None:
    """Why the top card of a pile cannot be fulfilled now; None if it can (MV-CONT-02..06)."""
    book = t.book
    card = top_contract(t, pile)
    if card == NONE:
        return reasons.PILE_EMPTY
    player = t.players[me]
    if book.contract_level[player.influence] < book.contract_needs[card]:
        return book.influence_reason[book.contract_needs[card]]
    return _means_obstacle(t, me, card)


def _means_obstacle(t: Table, me: int, card: int) -> Reason | None:
    """What a player lacks for a contract: goods and scrolls, or a cube (MV-CONT-03, -04)."""
    if not has_items(t, me, card):
        return reasons.CONTRACT_ITEMS
    if not can_pay(t, me, t.book.contract_cost[card], False, open_conversion(t, me)):
        return reasons.CONTRACT_CUBE
    return None


def top_contract(t: Table, pile: int) -> int:
    cards = t.book.piles[pile]
    return cards[t.piles[pile]] if t.piles[pile] < len(cards) else NONE


def has_items(t: Table, me: int, card: int) -> bool:
    """Whether the scrolls and goods of a contract are there and not locked."""
    player = t.players[me]
    lock = t.book.contract_lock[card]
    common = player.common - player.locked_common - lock.common
    rare = player.rare - player.locked_rare - lock.rare
    return (
        player.scrolls - player.locked_scrolls >= lock.scrolls
        and common >= 0
        and rare >= 0
        and common + rare >= lock.any_good
    )


def fulfil(t: Table, me: int, pile: int) -> Rules:
    """Pay, lock, score, take the reward (MV-CONT-03..05)."""
    book = t.book
    card = top_contract(t, pile)
    action, t.action = t.action, NONE  # the discount of an action is not for contracts
    assert not discount_open(t, me)
    yield from pay(t, me, book.contract_cost[card], "MV-CONT-03")
    t.action = action
    common = yield from _common_for_any(t, me, card)
    lock_items(t, me, card, common)
    take_contract(t, me, pile)
    yield from in_order(t, me, book.contract_reward[card], FROM_CONTRACTS)


def _common_for_any(t: Table, me: int, card: int) -> Asking[int]:
    """How many common goods to lock where either kind will do (MV-DEC-07)."""
    player = t.players[me]
    o = t.book.options
    lock = t.book.contract_lock[card]
    common = player.common - player.locked_common - lock.common
    rare = player.rare - player.locked_rare - lock.rare
    locked = 0
    for missing in range(lock.any_good, 0, -1):
        if not rare or common + rare == missing:  # no other way, or all of them
            return locked + min(common, missing)
        if not common:
            return locked
        chosen = yield ask(me, "lock", "MV-CONT-04", [o.lock_common, o.lock_rare])
        if chosen is o.lock_common:
            locked += 1
            common -= 1
        else:
            rare -= 1
    return locked


def lock_items(t: Table, seat: int, card: int, common: int) -> None:
    """MV-CONT-04: items stay with their owner but serve no other contract; `common` of the goods of any kind."""
    player = t.players[seat]
    lock = t.book.contract_lock[card]
    player.locked_scrolls += lock.scrolls
    player.locked_common += lock.common + common
    player.locked_rare += lock.rare + lock.any_good - common


def take_contract(t: Table, seat: int, pile: int) -> None:
    """The card leaves its pile, the next one is available, the points are scored (MV-CONT-05)."""
    card = top_contract(t, pile)
    t.piles[pile] += 1
    player = t.players[seat]
    player.contracts = [*player.contracts, card]
    t.tell("event-contract", seat, "MV-CONT-04", contract=t.book.contract_ids[card])
    gain_points(t, seat, t.book.contract_vp[card], FROM_CONTRACTS, "MV-CONT-05")
