"""The verbs of what is printed, each with its rule."""

from __future__ import annotations

from serai.games.merv.actions.caravansary import free_card
from serai.games.merv.actions.mosque import free_step
from serai.games.merv.actions.palace import free_courtier
from serai.games.merv.actions.trade import free_post
from serai.games.merv.actions.walls import free_rampart
from serai.games.merv.effects.gains import RESOURCES, gain, no_work, take_space_camel
from serai.games.merv.effects.soldiers import deploy
from serai.games.merv.effects.upgrades import take_bonus_tile, upgrade
from serai.games.merv.names import ACTIONS, COLOURS
from serai.games.merv.table import Table
from serai.kernel.decision import Rules
from serai.kernel.effects import Call, Verbs, number, pairs, word

FREE = {
    "caravan_card": free_card,
    "trading_post": free_post,
    "mosque_step": free_step,
    "rampart": free_rampart,
    "courtier": free_courtier,
}


def merv_verbs() -> Verbs:
    verbs = Verbs()
    verbs.add("gain", word("resource", *RESOURCES), number(), work=gain)
    verbs.add("deploy", number(), work=deploy)
    verbs.add("upgrade", word("tile", "white", "bonus"), work=upgrade)
    verbs.add("take_bonus_tile", work=take_bonus_tile)
    verbs.add("take_space_camel", work=take_space_camel)
    verbs.add("free", word("what", *FREE), work=free)
    verbs.add("discount", word("action", *ACTIONS), number(), work=no_work)
    verbs.add("convert", word("colour", *COLOURS), work=no_work)
    verbs.add("score_each", word("action", *ACTIONS), number(), work=no_work)
    verbs.add("extra_action", word("action", *ACTIONS), number(), work=no_work)
    verbs.add("magistrate", word("action", *ACTIONS), number(), work=no_work)
    verbs.add("magistrate_contracts", work=no_work)
    verbs.add("pay", pairs("cubes", *COLOURS, "any"), work=no_work)
    verbs.add("lock", pairs("items", "scroll", "common", "rare", "any_good"), work=no_work)
    return verbs


def free(t: Table, me: int, call: Call, source: int) -> Rules:
    """`free(what)`: the same as in an action, for nothing."""
    yield from FREE[str(call.words[0])](t, me)
