"""The trade routes: a trading post, then goods, camels where posts are missing (MV-TRD)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.gains import gain_camels, gain_now
from serai.games.merv.names import FROM_CONTRACTS, NONE
from serai.games.merv.paying import cost_note, pay, price_obstacle
from serai.games.merv.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import NOTHING
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer
from serai.kernel.perform import in_order
from serai.kernel.state import with_number


def trade(t: Table, me: int) -> Rules:
    """First a trading post, then at most one good in each city (MV-TRD-01, MV-TRD-05)."""
    o = t.book.options
    yield from establish_post(t, me)
    bought = 0  # bits of the cities
    while True:
        offer = GoodOffer(t, me, bought)
        chosen = yield from ask_with(CONTRACTS, t, me, "trade", "MV-TRD-05", offer, ends=o.stop)
        if chosen is o.stop:
            break
        city: int = chosen.value
        bought |= 1 << city
        yield from pay(t, me, t.book.city_cost[city], "MV-TRD-05")
        for road in roads_needed(t, me, city):
            t.players[me].camels -= 1
            t.roads = with_number(t.roads, road, 1)
            t.tell("event-road", me, "MV-TRD-06", city=t.book.city_ids[road])
        gain_now(t, me, t.book.city_good[city], 1, FROM_CONTRACTS)
    clear_roads(t)


def free_post(t: Table, me: int) -> Rules:
    """MV-EFF-13: a post, and the good of its city for nothing."""
    city = yield from establish_post(t, me)
    if city != NONE:
        gain_now(t, me, t.book.city_good[city], 1, FROM_CONTRACTS)


def establish_post(t: Table, me: int) -> Asking[int]:
    """A disc in a city, mandatory if possible (MV-TRD-01..04); the city, or NONE."""
    if not cities_for_post(t, me):
        return NONE
    offer = Offer(
        t.book.options.post,
        lambda option: post_obstacle(t, me, option.value),
        note=lambda option: _post_note(t, option),
    )
    chosen = yield ask(me, "post", "MV-TRD-01", offer)
    city: int = chosen.value
    if place_post(t, me, city):
        yield from in_order(t, me, t.book.city_first[city], FROM_CONTRACTS)
    return city


def cities_for_post(t: Table, seat: int) -> list[int]:
    """The cities where a seat may establish a post, if it has a disc left (MV-TRD-02, MV-TRD-04)."""
    if not t.posts_left(seat):
        return []
    return [city for city in range(len(t.posts)) if post_obstacle(t, seat, city) is None]


def post_obstacle(t: Table, seat: int, city: int) -> Reason | None:
    """MV-TRD-02: one post of a colour in a city; an outer city hangs on its inner one."""
    if t.posts[city] >> seat & 1:
        return reasons.POST_THERE
    link = t.book.city_link[city]
    return None if link == NONE or t.posts[link] >> seat & 1 else reasons.INNER_POST_FIRST


def place_post(t: Table, seat: int, city: int) -> bool:
    """A disc in a city; the first takes the camel that lies there. Says whether it was the first (MV-TRD-03)."""
    first = not t.posts[city]
    t.posts[city] |= 1 << seat
    t.tell("event-post", seat, "MV-TRD-01", city=t.book.city_ids[city])
    if t.city_camels[city]:
        t.city_camels[city] = 0
        gain_camels(t, seat, 1, "MV-TRD-03")
    return first


def roads_needed(t: Table, me: int, city: int) -> list[int]:
    """The roads, named by the city they lead to, on which a camel is still missing for buying in a city (MV-TRD-06).

    A camel on a road serves every purchase of the action (MV-TRD-07).
    """
    if t.posts[city] >> me & 1:
        return []
    link = t.book.city_link[city]
    needed = [] if t.roads[city] else [city]
    if link != NONE and not t.posts[link] >> me & 1 and not t.roads[link]:
        needed.insert(0, link)
    return needed


def clear_roads(t: Table) -> None:
    """MV-TRD-08: camels go on the cards, then to the market, then out of the game."""
    camels = sum(t.roads)
    if not camels:
        return
    t.roads = [0] * len(t.roads)
    t.tell("event-roads-cleared", -1, "MV-TRD-08", n=camels)
    for _ in range(camels):
        place = next((at for at, spice in enumerate(t.row) if spice != NONE and not t.row_camels[at]), NONE)
        if place != NONE:
            t.row_camels[place] = 1
        elif 0 in t.market_camels:
            t.market_camels[t.market_camels.index(0)] = 1
        else:
            t.lost_camels += 1


class GoodOffer(TableOffer[Table]):
    """The goods of the cities; `bought`: bits of the cities where one was bought in this action."""

    __slots__ = ("bought",)

    def __init__(self, t: Table, me: int, bought: int) -> None:
        super().__init__(t, me)
        self.bought = bought

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.buy

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        city: int = option.value
        if self.bought >> city & 1:
            return reasons.BOUGHT_THERE
        camels = len(roads_needed(t, self.me, city))
        if camels > t.players[self.me].camels:
            return reasons.need_camels(camels)
        return price_obstacle(t, self.me, t.book.city_cost[city], "MV-TRD-05")

    def note(self, option: Option) -> Message | None:
        if option not in self.likely():
            return None
        note = cost_note(self.t.book.city_cost[option.value])
        camels = len(roads_needed(self.t, self.me, option.value))
        return Message("note-cost-camels", {**note.arguments, "n": camels}) if camels else note


def _post_note(t: Table, option: Option) -> Message | None:
    """What the first post in a city gives."""
    city: int = option.value
    effect = t.book.camel_there if t.city_camels[city] else t.book.city_first[city]
    if effect is NOTHING or t.posts[city]:
        return None
    return Message("note-first-post", {"effect": effect})
