"""Influence: influence_scroll, influence_guild."""

from __future__ import annotations

from serai.games.scholars.influence import (
    can_take_influence,
    influence_guild,
    mark_scroll,
    scrolls_without_influence,
    take_influence,
)
from serai.games.scholars.names import AT_WILL, GUILD_BINDS
from serai.games.scholars.reasons import NO_INFLUENCE, NO_SCROLL_TO_INFLUENCE
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, ask
from serai.kernel.effects import Call
from serai.kernel.work import Work


class InfluenceScroll(Work[Table]):
    """influence_scroll(n): on a scroll that carries none; always optional (SC-INF-03, SC-EFF-03)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return self.reason(t, me, call, context) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        if not scrolls_without_influence(t):
            return NO_SCROLL_TO_INFLUENCE
        return None if can_take_influence(t, me) else NO_INFLUENCE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        amount = call.words[0]
        assert isinstance(amount, int)
        for number in range(amount):
            way_out = t.book.options.skip if optional or number else None
            if not (yield from influence_scroll(t, me, way_out)):
                return number > 0
        return True


def influence_scroll(t: Table, me: int, way_out: Option | None) -> Asking[bool]:
    """Place an influence on a scroll; False where there is none to choose, or the player took the way out."""
    options = t.book.options
    if not can_take_influence(t, me):
        return False
    candidates = [options.scroll[card] for card in scrolls_without_influence(t)]
    if not candidates:
        return False
    if way_out is not None:
        candidates.append(way_out)
    chosen = yield ask(me, "influence-scroll", "SC-INF-03", Offer(candidates))
    if chosen is way_out or not (yield from take_influence(t, me, True)):
        return False
    mark_scroll(t, chosen.value, me)
    t.tell("event-influence-scroll", me, "SC-INF-03", scroll=t.book.scrolls[chosen.value].id)
    return True


class InfluenceGuild(Work[Table]):
    """influence_guild(guild,n): in one guild, or each in any (SC-EFF-03); a delivery and a scroll make it a must."""

    asks_itself = True

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return bool(context & GUILD_BINDS) and not context & AT_WILL

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(can_take_influence(t, me, guild) for guild in guilds_of(t, call))

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return NO_INFLUENCE

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        amount = call.words[1]
        assert isinstance(amount, int)
        for number in range(amount):
            guilds = [guild for guild in guilds_of(t, call) if can_take_influence(t, me, guild)]
            if not guilds:
                return number > 0
            candidates = [options.guild[guild] for guild in guilds]
            if optional or (number and not self.binds(t, me, call, context)):
                candidates.append(options.skip)
            chosen = yield ask(me, "guild", "SC-EFF-03", Offer(candidates), {"n": amount - number})
            if chosen is options.skip:
                return number > 0
            yield from influence_guild(t, me, chosen.value, "SC-EFF-03", True)
        return True


def guilds_of(t: Table, call: Call) -> list[int]:
    """The guilds that a call leaves to choose from."""
    name = call.words[0]
    if name == "any":
        return list(range(len(t.book.guilds)))
    assert isinstance(name, str)
    return [t.book.words.guild_colours.index(name)]
