"""The verbs of the expansion: what its cards and tiles do."""

from __future__ import annotations

from serai.games.scholars.actions.recruit import dispatch, recruit_note
from serai.games.scholars.actions.rest import rest
from serai.games.scholars.book import Words
from serai.games.scholars.effects.gold import gold_note, gold_obstacle, move_gold
from serai.games.scholars.effects.resources import Gain, Pay
from serai.games.scholars.effects.translators import Employ, employ, employ_obstacle
from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.names import (
    EACH_DELIVERY,
    EACH_INTERACTION,
    IF_ADVANCED,
    IF_COLOUR,
    IF_TRANSLATED,
    IF_VALUE,
    IF_WHITE_STOP,
    TIMES_MARKERS,
    WORKERS_AS_SILVER,
    XP_AS_GOLD,
)
from serai.games.scholars.myriad.pages import gain_page, gain_xp
from serai.games.scholars.myriad.reasons import (
    NEED_XP_TO_PAY,
    NO_BLACK_DIE,
    NO_HARVEST_CARD,
    NO_REST,
    NO_UPGRADE,
    NOTHING_RISEN,
)
from serai.games.scholars.myriad.table import part
from serai.games.scholars.myriad.upgrades import can_upgrade, upgrade
from serai.games.scholars.names import NO_CARD, colour_of
from serai.games.scholars.reasons import NO_GOLD_TO_MOVE, PILE_EMPTY
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call, Effect, Verbs, number, pairs, word
from serai.kernel.message import Message
from serai.kernel.work import Work

ANY_PILE = "any"


def add_verbs(verbs: Verbs, words: Words) -> None:
    """Verbs more, and some of the base with more words; those without a work are read by rules."""
    costs = ("silver", "gold", "worker", "white_die", "xp", "black_die_hand")
    verbs.add("pay", pairs("cost", *costs), work=PayMore())
    verbs.add("gain_xp", number(), work=GainXp())
    verbs.add("gain_page", work=GainPage())
    verbs.add("upgrade_action", work=UpgradeAction())
    verbs.add("employ", word("pile", *words.piles, ANY_PILE), work=EmployAny())
    verbs.add("dispatch", word("pile", ANY_PILE), work=DispatchAny())
    verbs.add("place_gold", number(), work=PlaceGold())
    verbs.add("harvest_advanced", work=HarvestAdvanced())
    verbs.add("full_rest", work=FullRest())
    verbs.add("harvest_hand_card", work=HarvestHandCard())
    verbs.add("wild_black", word("colour", *words.guild_colours))
    verbs.add(XP_AS_GOLD)
    verbs.add(WORKERS_AS_SILVER)
    verbs.add(IF_COLOUR, word("colour", *words.colours), word("other", *words.colours, optional=True))
    verbs.add(IF_VALUE, number())
    verbs.add(IF_WHITE_STOP)
    verbs.add(IF_ADVANCED, word("track", *words.tracks), word("other", *words.tracks, optional=True))
    verbs.add(IF_TRANSLATED, word("guild", *words.guild_colours))
    verbs.add(EACH_INTERACTION, word("pile", *words.piles), word("other", *words.piles, optional=True))
    verbs.add(EACH_DELIVERY, word("guild", *words.guild_colours))
    verbs.add(TIMES_MARKERS, number())


class GainXp(Gain):
    """gain_xp(n)."""

    def gain(self, t: Table, me: int, amount: int) -> None:
        gain_xp(t, me, amount, "MB-EFF-01")


class GainPage(Work[Table]):
    """gain_page(): a page, or experience (MB-PAGE-01); nobody would take neither."""

    must = True
    always = True

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from gain_page(t, me)
        return True


class UpgradeAction(Work[Table]):
    """upgrade_action(): exchange an action card (MB-UPG-01)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return can_upgrade(t, me)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_UPGRADE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from upgrade(t, me)
        return True


class PayMore(Pay):
    """pay(…) with experience, or with a black die of the hand that goes into the bag (MB-EFF-01, -03)."""

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        for resource, amount in call.pairs:
            if resource == "xp" and part(t).authors[me].xp < amount:
                return NEED_XP_TO_PAY[amount - part(t).authors[me].xp]
            if resource == "black_die_hand" and len(payable_dice(t, me)) < amount:
                return NO_BLACK_DIE
        return super().reason(t, me, call, context)

    def pay(self, t: Table, me: int, resource: str, amount: int) -> Rules:
        if resource == "xp":
            part(t).authors[me].xp -= amount
            t.tell("event-pay", me, "MB-EFF-01", resource="xp", n=amount)
        elif resource == "black_die_hand":
            for _ in range(amount):
                yield from _pay_die(t, me)
        else:
            yield from super().pay(t, me, resource, amount)


def payable_dice(t: Table, me: int) -> list[int]:
    """MB-EFF-03: black dice of the hand, without those that came into it this turn."""
    black = shelf(t).black
    dice = [die for die in t.players[me].hand if colour_of(die) == black]
    if t.seat == me:
        for die in part(t).came:
            if die in dice:
                dice.remove(die)
    return dice


def _pay_die(t: Table, me: int) -> Rules:
    options = shelf(t).options.pay_die
    dice = list(dict.fromkeys(payable_dice(t, me)))
    chosen = yield ask(me, "pay-die", "MB-EFF-03", Offer([options[die] for die in dice]))
    t.players[me].hand.remove(chosen.value)
    t.players[me].bag[shelf(t).black] += 1
    t.tell("event-die-to-bag", me, "MB-EFF-03", die=f"die-{t.book.colours[shelf(t).black].id}")


# -- translators ----------------------------------------------------------------------------------------------------


class EmployAny(Employ):
    """employ(pile), or employ(any): the top translator of whichever pile (MB-TUCK-05)."""

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return self.reason(t, me, call, context) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        if call.words[0] != ANY_PILE:
            return super().reason(t, me, call, context)
        reasons = [employ_obstacle(t, me, pile) for pile in range(len(t.piles))]
        return None if None in reasons else reasons[0]

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        if call.words[0] != ANY_PILE:
            return (yield from super().ask(t, me, call, context, optional))

        def obstacle(option: Option) -> Reason | None:
            return employ_obstacle(t, me, option.value)

        offer = Offer(t.book.options.employ, obstacle, note=lambda option: recruit_note(t, option))
        chosen = yield ask(me, "employ-any", "MB-TUCK-05", offer)
        yield from employ(t, me, chosen.value)
        return True


class DispatchAny(Work[Table]):
    """dispatch(any): the top translator of any pile, whatever its value (MB-END-03)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(t.piles)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return PILE_EMPTY

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        def obstacle(option: Option) -> Reason | None:
            return None if t.piles[option.value] else PILE_EMPTY

        offer = Offer(t.book.options.dispatch, obstacle, note=lambda option: recruit_note(t, option))
        chosen = yield ask(me, "dispatch-any", "MB-END-03", offer)
        yield from dispatch(t, me, chosen.value)
        return True


class PlaceGold(Work[Table]):
    """place_gold(n): gold of the supply, one by one, on one translator or several; a must (MB-END-03)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(gold_obstacle(t, me, option) is None for option in t.book.options.place_gold)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_GOLD_TO_MOVE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        amount = call.words[0]
        assert isinstance(amount, int)
        for left in range(amount, 0, -1):
            offer = Offer(
                t.book.options.place_gold,
                lambda option: gold_obstacle(t, me, option),
                note=lambda option: gold_note(t, me, option),
            )
            if not offer.options():
                break
            chosen = yield ask(me, "place-gold", "MB-END-03", offer, {"n": left})
            move_gold(t, me, chosen.value, 1)
            yield from t.book.seams.cards_may_leave(t)
        return True


# -- harvests and Rest ----------------------------------------------------------------------------------------------


class HarvestAdvanced(Work[Table]):
    """harvest_advanced(): the income of a track that rose this turn (MB-PAGE-11)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(_harvest_helps(t, me, track) for track in _risen(t))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NOTHING_RISEN

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = [t.book.options.track[track] for track in _risen(t)]
        chosen = yield ask(me, "harvest-track", "MB-PAGE-11", Offer(options))
        yield from t.book.performer.perform(t, me, _harvest_of(t, chosen.value))
        return True


def _risen(t: Table) -> list[int]:
    return [track for track, rose in enumerate(part(t).risen) if rose]


def _harvest_of(t: Table, track: int) -> Effect:
    return t.book.verbs.call("harvest", t.book.tracks[track].id)


def _harvest_helps(t: Table, me: int, track: int) -> bool:
    return t.book.performer.possible(t, me, _harvest_of(t, track), 0)


class FullRest(Work[Table]):
    """full_rest(): a whole Rest (MB-END-03)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(card != NO_CARD for card in t.players[me].slots)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_REST

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from rest(t, me)
        return True


class HarvestHandCard(Work[Table]):
    """harvest_hand_card(): the harvest of an action card in the hand (MB-END-03)."""

    must = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(t.book.performer.possible(t, me, t.book.action_cards[card].rest, 0) for card in _harvests(t, me))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_HARVEST_CARD

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = shelf(t).options.harvest_card

        def note(option: Option) -> Message | None:
            return Message("note-harvest", {"effect": _income(t, me, option.value)})

        offer = Offer([options[card] for card in _harvests(t, me)], note=note)
        chosen = yield ask(me, "harvest-card", "MB-END-03", offer)
        yield from t.book.performer.perform(t, me, t.book.action_cards[chosen.value].rest)
        return True


def _harvests(t: Table, me: int) -> list[int]:
    """The cards in the hand whose Rest effect is a harvest."""
    return [card for card in t.players[me].cards if _harvested(t, card) >= 0]


def _harvested(t: Table, card: int) -> int:
    rest_effect = t.book.action_cards[card].rest
    if isinstance(rest_effect, Call) and rest_effect.verb.name == "harvest":
        return t.book.words.tracks.index(str(rest_effect.words[0]))
    return -1


def _income(t: Table, me: int, card: int) -> Effect:
    track = _harvested(t, card)
    return t.book.tracks[track].harvest[t.players[me].levels[track]]
