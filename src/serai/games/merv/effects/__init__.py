"""What is printed: the verbs of the effect language, each with its work.

gain, take_space_camel       see `gains`
deploy                       soldiers
upgrade, take_bonus_tile     upgrades
free                         a step of an action for nothing: see `actions`

Effects are done at once and completely, from left to right (MV-EFF-17): `kernel.perform.in_order`, whose context is
what points of an effect count as (see `names`).
"""

from __future__ import annotations

from serai.games.merv.actions.caravansary import free_card
from serai.games.merv.actions.mosque import free_step
from serai.games.merv.actions.palace import free_courtier
from serai.games.merv.actions.trade import free_post
from serai.games.merv.actions.walls import free_rampart
from serai.games.merv.effects.soldiers import deploy
from serai.games.merv.effects.upgrades import take_bonus_tile, upgrade
from serai.games.merv.gains import RESOURCES, gain, take_space_camel
from serai.games.merv.names import ACTIONS, COLOURS
from serai.games.merv.table import Table
from serai.kernel.decision import Rules
from serai.kernel.effects import Call, Verbs, number, pairs, word
from serai.kernel.work import Doing

FREE = {
    "caravan_card": free_card,
    "trading_post": free_post,
    "mosque_step": free_step,
    "rampart": free_rampart,
    "courtier": free_courtier,
}


def merv_verbs() -> Verbs:
    """The verbs; those without a work are looked at, not done."""
    verbs = Verbs()
    verbs.add("gain", word("resource", *RESOURCES), number(), work=Doing(gain))
    verbs.add("deploy", number(), work=Doing(deploy))
    verbs.add("upgrade", word("tile", "white", "bonus"), work=Doing(upgrade))
    verbs.add("take_bonus_tile", work=Doing(take_bonus_tile))
    verbs.add("take_space_camel", work=Doing(take_space_camel))
    verbs.add("free", word("what", *FREE), work=Doing(free))
    verbs.add("discount", word("action", *ACTIONS), number())
    verbs.add("convert", word("colour", *COLOURS))
    verbs.add("score_each", word("action", *ACTIONS), number())
    verbs.add("extra_action", word("action", *ACTIONS), number())
    verbs.add("magistrate", word("action", *ACTIONS), number())
    verbs.add("magistrate_contracts")
    verbs.add("pay", pairs("cubes", *COLOURS, "any"))
    verbs.add("lock", pairs("items", "scroll", "common", "rare", "any_good"))
    return verbs


def free(t: Table, me: int, call: Call, source: int) -> Rules:
    """`free(what)`: the same as in an action, for nothing."""
    yield from FREE[str(call.words[0])](t, me)
