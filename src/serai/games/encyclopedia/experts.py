"""Experts: giving a new one its place, using a one-shot one, and what wakes when a die is placed (EN-XPT)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.completion import survives_cover, survives_gain, survives_placing
from serai.games.encyclopedia.reputation import receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.offer import TableOffer


def place_expert(t: Table, me: int, new: int) -> Rules:
    """A gained Expert goes to a free slot, on top of another, under the others, or is used at once (EN-XPT-01..05)."""
    player = t.players[me]
    o = t.book.options
    t.gained.append(new)
    while True:
        choice = yield ask(
            me,
            "place-expert",
            "EN-XPT-02",
            PlaceOffer(t, me, new),
            {"expert": t.book.expert_ids[new], "effect": t.book.expert_effect[new]},
        )
        if choice is o.use[new] or choice not in o.use:
            break
        use_expert(t, me, choice.value)  # EN-XPT-02: an active one-shot makes room first
    t.gained.remove(new)
    name = t.book.expert_ids[new]
    if choice is o.place:
        player.active.append(new)
        t.tell("event-expert-placed", me, "EN-XPT-01", expert=name)
    elif choice is o.tuck:
        player.tucked = [*player.tucked, new]
        t.tell("event-expert-tucked", me, "EN-XPT-02", expert=name)
    elif choice is o.use[new]:
        player.active.append(new)
        use_expert(t, me, new)
    else:
        covered = choice.value
        player.active[player.active.index(covered)] = new
        player.tucked = [*player.tucked, covered]
        t.tell("event-expert-covered", me, "EN-XPT-03", expert=name, covered=t.book.expert_ids[covered])


class PlaceOffer(TableOffer[Table]):
    """What can become of a new Expert: a place of its own, or none, on top of another, used; an active one used."""

    __slots__ = ("new",)

    def __init__(self, t: Table, me: int, new: int) -> None:
        self.t = t
        self.me = me
        self.new = new

    def likely(self) -> list[Option]:
        book = self.t.book
        o = book.options
        active = self.t.players[self.me].active
        found = [o.place, o.tuck]
        for expert in active:
            found.append(o.cover[expert])
        for expert in (self.new, *active):
            if book.one_shot[expert]:
                found.append(o.use[expert])
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t, me, new = self.t, self.me, self.new
        o = t.book.options
        full = len(t.players[me].active) >= t.book.active_experts
        if option is o.place and full:
            return reasons.NO_FREE_SLOT
        if option is o.tuck and not full:
            return reasons.FREE_SLOT
        if option is o.place or option is o.tuck:
            possible = survives_placing(t, me, new)
        elif option is o.cover[option.value]:  # EN-XPT-04: allowed even while a slot is free
            possible = survives_cover(t, me, new, option.value)
        elif option.value != new and not full:
            return reasons.FREE_SLOT
        else:
            possible = survives_gain(t, me, t.book.use_gains[option.value].reputation)
        return None if possible else reasons.WOULD_GET_STUCK


def use_expert(t: Table, me: int, expert: int) -> None:
    """EN-XPT-05: tuck an active one-shot Expert away, then gain its effect; bonuses become picks."""
    player = t.players[me]
    player.active.remove(expert)
    player.tucked = [*player.tucked, expert]
    name = t.book.expert_ids[expert]
    t.tell("event-expert-used", me, "EN-XPT-05", expert=name, effect=t.book.expert_effect[expert])
    receive(t, me, t.book.use_gains[expert], "EN-XPT-05", name)


def die_placed(t: Table, me: int, location: int) -> None:
    """EN-TURN-07 (3): every active Expert that this location wakes gives what it gives.

    All of them fire, whatever becomes of them through the first one's bonuses; gains add up, so their order, which is
    the player's choice (EN-DEC-14), makes no difference.
    """
    book = t.book
    for expert in t.players[me].active:
        if book.place_location[expert] == location:
            receive(t, me, book.place_gains[expert], "EN-XPT-06", book.expert_ids[expert])


def cube_placed(t: Table, me: int, kind: int) -> None:
    """Every active Expert that a cube on this Type wakes gives what it gives (EN-XPT-08)."""
    book = t.book
    for expert in t.players[me].active:
        if book.cube_type[expert] == kind:
            receive(t, me, book.cube_gains[expert], "EN-XPT-08", book.expert_ids[expert])
