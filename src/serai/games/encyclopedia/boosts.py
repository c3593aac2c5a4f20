"""The die in use: its value, its colour, and what can be paid to change them (EN-BOOST)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.names import HAND, NOTHING_THERE
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.decision import Option, Reason


def die_bonus(t: Table, player: Player, colour: int) -> int:
    """EN-BOOST-07: what active Experts add to a die of a colour."""
    bonus = 0
    for expert in player.active:
        if t.book.bonus_colour[expert] == colour:
            bonus += t.book.bonus_value[expert]
    return bonus


def expedition_bonus(t: Table, player: Player, continent: int) -> int:
    """What active Experts add to an Expedition to a continent."""
    bonus = 0
    for expert in player.active:
        if t.book.expedition_continent[expert] == continent:
            bonus += t.book.expedition_value[expert]
    return bonus


def die_value(t: Table, player: Player) -> int:
    """EN-BOOST-08: the value of the die in use."""
    return t.values[t.die] + t.boost + die_bonus(t, player, t.colour)


def begin_to_use(t: Table, die: int) -> None:
    """Take a die in hand: it has its printed colour and its rolled value."""
    t.die = die
    t.colour = t.book.die_colour[die]
    t.boost = 0
    t.places[die] = HAND


def put_away_die(t: Table) -> None:
    """The action is over: what was announced for the die is over, too (EN-BOOST-02)."""
    t.die = t.colour = t.target = NOTHING_THERE
    t.boost = t.spent = 0


def boost_obstacle(t: Table, player: Player, option: Option) -> Reason | None:
    """Why a boost cannot be paid."""
    o = t.book.options
    if option is o.boost_coin:
        return None if player.coins else reasons.NO_COIN
    if option is o.boost_token:
        return None if player.tokens else reasons.NO_TOKEN
    return None if player.seals else reasons.NO_SEAL


def recolour_obstacle(t: Table, player: Player, option: Option) -> Reason | None:
    """Why a change of colour cannot be paid."""
    if option is t.book.options.recolour_token[option.value]:
        return None if player.tokens else reasons.NO_TOKEN_FOR_COLOUR
    return None if player.seals else reasons.NO_SEAL


def pay(t: Table, me: int, option: Option) -> None:
    """Pay for a boost or a change of colour."""
    player = t.players[me]
    book = t.book
    o = book.options
    if option is o.boost_coin:
        player.coins -= 1
        t.boost += book.coin_value
        t.tell("event-boosted", me, "EN-BOOST-01", resource="coin", n=book.coin_value)
    elif option is o.boost_token:
        player.tokens -= 1
        t.boost += book.token_value
        t.tell("event-boosted", me, "EN-BOOST-03", resource="token", n=book.token_value)
    elif option is o.boost_seal:
        player.seals -= 1
        t.boost += book.seal_value
        t.tell("event-boosted", me, "EN-BOOST-04", resource="seal", n=book.seal_value)
    else:
        t.colour = option.value
        colour = book.colours[t.colour]
        if option is o.recolour_token[t.colour]:
            player.tokens -= 1
            t.tell("event-recoloured", me, "EN-BOOST-02", colour=colour, resource="token")
        else:
            player.seals -= 1
            t.boost += book.seal_value
            t.tell("event-recoloured", me, "EN-BOOST-04", colour=colour, resource="seal")
            t.tell("event-boosted", me, "EN-BOOST-04", resource="seal", n=book.seal_value)
