"""The course of the game, as the rulebook tells it: years, rounds, turns (MV-FLOW, MV-TURN).

`next_turn` gives the rules of the next step; between two steps everything is on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.actions import DISTRICT_ACTIONS
from serai.games.merv.automa.turn import magistrate_turn
from serai.games.merv.contracts import CONTRACTS
from serai.games.merv.courtier import courtier_turn
from serai.games.merv.effects.soldiers import deploy_obstacle, deploy_soldiers
from serai.games.merv.invasion import invasion
from serai.games.merv.market import MarketOffer, trade_at_market
from serai.games.merv.names import ACTIONS, COURTIER, CUBES, INVASION, NO_ACTION, NOBODY, NONE, QUEUE, SCORING, TURNS
from serai.games.merv.paying import cubes_listed
from serai.games.merv.production import district_obstacle, districts_for, production_of
from serai.games.merv.queue import end_round
from serai.games.merv.scoring import scoring_phase
from serai.games.merv.setup import forget_turn
from serai.games.merv.table import Table
from serai.games.merv.tracks import gain_favour
from serai.kernel.decision import Asking, Option, Reason, Rules
from serai.kernel.extras import ask_with
from serai.kernel.message import Message, SeatName
from serai.kernel.offer import Both, TableOffer


def next_turn(t: Table) -> Rules:
    """The rules of what comes next."""
    phase = t.phase
    if phase == TURNS:
        return take_turn(t)
    if phase == QUEUE:
        return end_round(t)
    if phase == INVASION:
        return invasion(t)
    assert phase == SCORING
    return scoring_phase(t)


def take_turn(t: Table) -> Rules:
    """The turn of one master (MV-FLOW-03)."""
    master = t.order[t.at]
    if t.at == 0:
        t.tell("event-round", -1, "MV-FLOW-02", year=t.year + 1, round=t.round + 1)
    if master == COURTIER:
        yield from courtier_turn(t)
    elif t.solo and master == t.magistrate:
        t.tell("event-turn", master, "MV-FLOW-03")
        yield from magistrate_turn(t)
    else:
        t.tell("event-turn", master, "MV-FLOW-03")
        yield from human_turn(t, master)
    forget_turn(t)
    t.at += 1
    if t.at == len(t.order):
        t.phase = QUEUE


def human_turn(t: Table, me: int) -> Rules:
    """Zone, district, cubes, action; the market before or after the action (MV-TURN)."""
    zone = yield from choose_zone(t, me)
    yield from choose_district(t, me, zone)
    if t.square != NONE:
        produce(t, me, zone)
    action = yield from choose_action(t, me, zone)
    yield from perform_action(t, me, action)
    yield from end_turn(t, me, zone)


# -- zone and district ------------------------------------------------------------------------------------------------


def choose_zone(t: Table, me: int) -> Asking[int]:
    """MV-TURN-01; without any legal district every free zone is open (MV-TURN-04)."""
    chosen = yield from ask_with(CONTRACTS, t, me, "zone", "MV-TURN-01", ZoneOffer(t, me))
    zone: int = chosen.value
    t.zones[zone] = me
    if t.story is not None:
        t.tell("event-zone", me, "MV-TURN-01", zone=t.book.zones[t.round][zone].id)
    return zone


class ZoneOffer(TableOffer[Table]):
    """Where the master can go."""

    __slots__ = ("builds",)

    def __init__(self, t: Table, me: int) -> None:
        self.t = t
        self.me = me
        self.builds = t.buildings_left(me) > 0

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.zone[self.t.round]

    def others(self) -> Sequence[Option]:
        return self.t.book.options.other_zones[self.t.round]

    def options(self) -> list[Option]:
        t = self.t
        every = self.builds and not t.solo  # every district of every line is open
        zones = t.zones
        found: list[Option] = []
        for option in t.book.options.zone[t.round]:
            if zones[option.value] == NOBODY if every else self.obstacle(option) is None:
                found.append(option)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        if t.book.options.zone[t.round][option.value] is not option:
            return reasons.ZONE_OF_ANOTHER_SIDE
        if t.zones[option.value] != NOBODY:
            return reasons.ZONE_TAKEN
        if self.builds and not t.solo:
            return None
        if districts_for(t, self.me, option.value):
            return None
        elsewhere = any(districts_for(t, self.me, zone) for zone, there in enumerate(t.zones) if there == NOBODY)
        return reasons.ZONE_WITHOUT_DISTRICT if elsewhere else None

    def note(self, option: Option) -> Message | None:
        """What the line of a zone offers: the actions of its districts, the most cubes, the market."""
        t = self.t
        if option not in self.likely():
            return None
        zone: int = option.value
        squares = districts_for(t, self.me, zone)
        if not squares:
            return Message("note-line-nothing")
        actions = dict.fromkeys(ACTIONS[t.book.district_action[t.tiles[square]]] for square in squares)
        most = max(sum(production_of(t, self.me, zone, square).mine) for square in squares)
        key = "note-line-market" if t.book.zones[t.round][zone].has_market else "note-line"
        return Message(key, {"actions": tuple(f"action-{action}" for action in actions), "n": most})


def choose_district(t: Table, me: int, zone: int) -> Rules:
    """MV-TURN-02, MV-TURN-03: an empty district receives a building."""
    offer = DistrictOffer(t, me, zone)
    if (t.solo or not offer.builds) and not offer.options():
        t.tell("event-nothing-activated", me, "MV-TURN-04")
        return
    chosen = yield from ask_with(CONTRACTS, t, me, "district", "MV-TURN-02", offer)
    t.square = chosen.value
    if t.story is not None:
        t.tell(
            "event-district",
            me,
            "MV-TURN-02",
            square=t.book.square_ids[t.square],
            district=t.book.district_ids[t.tiles[t.square]],
        )
    if t.owners[t.square] == NOBODY:
        t.owners[t.square] = me
        t.tell("event-built", me, "MV-TURN-03")


class DistrictOffer(TableOffer[Table]):
    """The districts of a line."""

    __slots__ = ("builds", "zone")

    def __init__(self, t: Table, me: int, zone: int) -> None:
        self.t = t
        self.me = me
        self.zone = zone
        self.builds = t.buildings_left(me) > 0

    def likely(self) -> Sequence[Option]:
        return self.t.book.options.line[self.t.round][self.zone]

    def others(self) -> Sequence[Option]:
        line = self.likely()
        return [option for option in self.t.book.options.district if option not in line]

    def options(self) -> list[Option]:
        found: list[Option] = []
        t = self.t
        builds = self.builds
        for option in t.book.options.line[t.round][self.zone]:
            if district_obstacle(t, builds, option.value) is None:
                found.append(option)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        if option not in self.likely():
            return reasons.LINE_OF_ANOTHER
        return district_obstacle(self.t, self.builds, option.value)

    def note(self, option: Option) -> Message | None:
        """The cubes that a district would give, and to whom."""
        t = self.t
        if option not in t.book.options.district:
            return None
        square: int = option.value
        gained = production_of(t, self.me, self.zone, square)
        arguments: dict[str, object] = {
            "district": t.book.district_ids[t.tiles[square]],
            "cubes": cubes_listed(gained.mine),
        }
        if t.owners[square] == NOBODY:
            return Message("note-yield-build", arguments)
        if gained.owner == NOBODY:
            return Message("note-yield", arguments)
        arguments |= {"owner": SeatName(gained.owner), "theirs": cubes_listed(gained.theirs)}
        return Message("note-yield-both", arguments)


# -- cubes ------------------------------------------------------------------------------------------------------------


def produce(t: Table, me: int, zone: int) -> None:
    """The active player's cubes (MV-TURN-05); the owner of the activated district gains too (06, 07)."""
    gained = production_of(t, me, zone, t.square)
    _add_cubes(t, me, gained.mine, "MV-TURN-05")
    if gained.owner != NOBODY:
        _add_cubes(t, gained.owner, gained.theirs, "MV-TURN-06")


def _add_cubes(t: Table, seat: int, gained: list[int], rule: str) -> None:
    cubes = t.players[seat].cubes
    for colour, n in enumerate(gained):
        if n:
            cubes[colour] += n
            if t.story is not None:
                t.tell("event-gained", seat, rule, n=n, what=f"cube-{CUBES[colour]}")


# -- action -----------------------------------------------------------------------------------------------------------


def choose_action(t: Table, me: int, zone: int) -> Asking[Option]:
    """Exactly one action (MV-TURN-08); the market may come before it (MV-MKT-01)."""
    while True:
        offer = Both(ActionOffer(t, me), MarketOffer(t, me, zone))
        chosen = yield from ask_with(CONTRACTS, t, me, "action", "MV-TURN-08", offer)
        if not _is_market(t, chosen):
            return chosen
        yield from trade_at_market(t, me, chosen)


class ActionOffer(TableOffer[Table]):
    """The action of the district, favour, soldiers."""

    __slots__ = ("own",)

    def __init__(self, t: Table, me: int) -> None:
        self.t = t
        self.me = me
        self.own = NO_ACTION if t.square == NONE else t.book.district_action[t.tiles[t.square]]

    def likely(self) -> Sequence[Option]:
        o = self.t.book.options
        if self.own == NO_ACTION:
            return (o.gain_favour, o.deploy)
        return (o.act[self.own], o.gain_favour, o.deploy)

    def others(self) -> Sequence[Option]:
        return [option for option in self.t.book.options.act if option.value != self.own]

    def options(self) -> list[Option]:
        o = self.t.book.options
        found = [o.gain_favour] if self.own == NO_ACTION else [o.act[self.own], o.gain_favour]
        if deploy_obstacle(self.t, self.me) is None:
            found.append(o.deploy)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        if option.value == self.own or option is self.t.book.options.gain_favour:
            return None
        if option is self.t.book.options.deploy:
            return deploy_obstacle(self.t, self.me)
        return reasons.NOTHING_ACTIVATED if self.own == NO_ACTION else reasons.OTHER_DISTRICT_ACTION

    def note(self, option: Option) -> Message | None:
        book = self.t.book
        if option is book.options.gain_favour:
            return Message("note-favour", {"n": book.action_favour})
        return Message("note-soldiers", {"n": book.action_soldiers}) if option is book.options.deploy else None


def perform_action(t: Table, me: int, chosen: Option) -> Rules:
    o = t.book.options
    if chosen is o.gain_favour:
        gain_favour(t, me, t.book.action_favour, "MV-TURN-08")
    elif chosen is o.deploy:
        yield from deploy_soldiers(t, me, t.book.action_soldiers)
    else:
        t.action = chosen.value
        yield from DISTRICT_ACTIONS[t.action](t, me)
        t.action = NO_ACTION


def end_turn(t: Table, me: int, zone: int) -> Rules:
    """The last moment of a turn: the market if it was not used, contracts (MV-MKT-01, MV-CONT-01)."""
    o = t.book.options
    while True:
        offer = MarketOffer(t, me, zone)
        rule = "MV-MKT-01" if offer.options() else "MV-CONT-01"
        chosen = yield from ask_with(CONTRACTS, t, me, "end-turn", rule, offer, shown=t.confirm, ends=o.end_turn)
        if chosen is o.end_turn:
            return
        yield from trade_at_market(t, me, chosen)


def _is_market(t: Table, option: Option) -> bool:
    o = t.book.options
    return option is o.take_camels or option in o.market[t.market]
