"""Upgraded action cards: exchanging one in the hand or on the board (MB-UPG)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.memory import is_working
from serai.games.scholars.myriad.names import GONE
from serai.games.scholars.myriad.pages import gain_xp
from serai.games.scholars.myriad.reasons import UPGRADE_TAKEN, UPGRADED_ALREADY
from serai.games.scholars.myriad.table import part
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.reasons import EFFECT_DONE, EFFECT_IN_VAIN
from serai.games.scholars.table import Table
from serai.games.scholars.turn import perform_chosen
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Effect
from serai.kernel.message import Message


def xp_on(t: Table, place: int) -> int:
    """MB-SET-02: what lies on the card of a place, as long as it lies there."""
    if part(t).takers[place] != NOBODY:
        return 0
    constants = t.book.constants
    upper = place < constants["upgrade_columns"]
    return constants["xp_on_upper_cards"] if upper else constants["xp_on_lower_cards"]


def upgrade_obstacle(t: Table, me: int, place: int) -> Reason | None:
    """MB-UPG-01, -02, -05: the card lies there, and its owner-to-be has the standard card of its kind."""
    own = part(t)
    if own.takers[place] != NOBODY:
        return UPGRADE_TAKEN
    one = shelf(t).upgrade_of(own.upgrades[place])
    assert one is not None
    player = t.players[me]
    return None if one.replaces in player.cards or one.replaces in player.slots else UPGRADED_ALREADY


def can_upgrade(t: Table, me: int) -> bool:
    return any(upgrade_obstacle(t, me, place) is None for place in range(len(part(t).upgrades)))


def upgrade(t: Table, me: int) -> Rules:
    """MB-UPG-01: exactly where the standard card was, with all that lies on it."""
    own = part(t)
    options = shelf(t).options.upgrade

    def obstacle(option: Option) -> Reason | None:
        return upgrade_obstacle(t, me, own.upgrades.index(option.value))

    def note(option: Option) -> Message | None:
        return Message("note-upgrade", {"n": xp_on(t, own.upgrades.index(option.value))})

    offer = Offer([options[card] for card in own.upgrades], obstacle, note=note)
    chosen = yield ask(me, "upgrade", "MB-UPG-01", offer)
    card: int = chosen.value
    place = own.upgrades.index(card)
    one = shelf(t).upgrade_of(card)
    assert one is not None
    xp = xp_on(t, place)
    own.takers[place] = me
    player = t.players[me]
    old = one.replaces
    if old in player.slots:
        slot = player.slots.index(old)
        player.slots[slot] = card
        had_effects = any(effect_of for effect_of in t.book.action_cards[old].work)
        if is_working(t, me) and slot == t.working and not (had_effects and own.card_used):
            own.reopened = True
    else:
        player.cards = sorted([card, *(kept for kept in player.cards if kept != old)])
    names = t.book.action_cards
    t.tell("event-upgrade", me, "MB-UPG-01", card=names[card].id, old=names[old].id)
    gain_xp(t, me, xp, "MB-UPG-01")
    if t.automa is not None:
        _close_column(t, place)


def _close_column(t: Table, place: int) -> None:
    """MB-SOLO-07: the other cards of the column go to the box."""
    own = part(t)
    columns = t.book.constants["upgrade_columns"]
    for other, taker in enumerate(own.takers):
        if other % columns == place % columns and taker == NOBODY:
            own.takers[other] = GONE
            t.tell("event-upgrade-gone", t.seat, "MB-SOLO-07", card=t.book.action_cards[own.upgrades[other]].id)


def work_of_upgrade(t: Table, me: int) -> Rules:
    """MB-UPG-03: a card that came onto the slot in use may still do its work, each effect once."""
    own = part(t)
    if not own.reopened:
        return
    own.reopened = False
    card = t.players[me].slots[t.working]
    assert card != NO_CARD
    effects: list[Effect | None] = list(t.book.action_cards[card].work)
    options = t.book.options.work[card]
    skip = t.book.options.skip

    def obstacle(option: Option) -> Reason | None:
        if option is skip:
            return None
        effect = effects[option.value[1]]
        if effect is None:
            return EFFECT_DONE
        return None if t.book.performer.possible(t, me, effect, 0) else EFFECT_IN_VAIN

    def different() -> list[Option]:
        """Of equal effects that are left, one is enough."""
        found = [n for n, effect in enumerate(effects) if effect is not None and effect not in effects[:n]]
        return [*(options[n] for n in found), skip]

    def done() -> list[Option]:
        return [option for option, effect in zip(options, effects, strict=True) if effect is None]

    while True:
        offer = Offer(different, obstacle, done)
        if len(offer.options()) == 1:
            return
        chosen = yield ask(me, "upgraded-work", "MB-UPG-03", offer, {"card": t.book.action_cards[card].id})
        if chosen is skip:
            return
        effect = effects[chosen.value[1]]
        assert effect is not None
        effects[chosen.value[1]] = None
        yield from perform_chosen(t, me, effect)
