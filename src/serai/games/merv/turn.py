"""The course of the game, as the rulebook tells it: years, rounds, turns (MV-FLOW, MV-TURN).

`next_turn` gives the rules of the next step; between two steps everything is on the table.
"""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.actions import DISTRICT_ACTIONS
from serai.games.merv.automa.turn import magistrate_turn
from serai.games.merv.contracts import choose
from serai.games.merv.courtier import courtier_turn
from serai.games.merv.effects.soldiers import deploy_obstacle, deploy_soldiers
from serai.games.merv.effects.tracks import gain_favour
from serai.games.merv.invasion import invasion
from serai.games.merv.market import market_options, refused_market, trade_at_market
from serai.games.merv.names import ACTIONS, COURTIER, CUBES, INVASION, NO_ACTION, NOBODY, NONE, QUEUE, SCORING, TURNS
from serai.games.merv.paying import cubes_listed
from serai.games.merv.production import districts_for, production_of
from serai.games.merv.queue import end_round
from serai.games.merv.scoring import scoring_phase
from serai.games.merv.setup import forget_turn
from serai.games.merv.table import Table
from serai.kernel.decision import Asking, Option, Reason, Refusal, Rules
from serai.kernel.message import Message, SeatName


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
    elif master == t.magistrate:
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
    options = t.book.options.zone[t.round]
    chosen = yield from choose(
        t,
        me,
        "zone",
        "MV-TURN-01",
        lambda: [options[zone] for zone in zones_for(t, me)],
        lambda: [
            Refusal(option, reasons.ZONE_TAKEN if t.zones[zone] != NOBODY else reasons.ZONE_WITHOUT_DISTRICT)
            for zone, option in enumerate(options)
            if zone not in zones_for(t, me)
        ],
        lambda option: _line_note(t, me, option.value),
    )
    zone: int = chosen.value
    t.zones[zone] = me
    t.tell("event-zone", me, "MV-TURN-01", zone=t.book.zones[t.round][zone].id)
    return zone


def zones_for(t: Table, me: int) -> list[int]:
    free = [zone for zone, master in enumerate(t.zones) if master == NOBODY]
    if t.buildings_left(me) and not t.solo:
        return free  # every district of every line is legal
    legal = [zone for zone in free if districts_for(t, me, zone)]
    return legal or free


def _line_note(t: Table, me: int, zone: int) -> Message:
    """What the line of a zone offers: the actions of its districts, the most cubes, the market."""
    squares = districts_for(t, me, zone)
    if not squares:
        return Message("note-line-nothing")
    actions = dict.fromkeys(ACTIONS[t.book.district_action[t.tiles[square]]] for square in squares)
    most = max(sum(production_of(t, me, zone, square).mine) for square in squares)
    key = "note-line-market" if t.book.zones[t.round][zone].has_market else "note-line"
    return Message(key, {"actions": tuple(f"action-{action}" for action in actions), "n": most})


def choose_district(t: Table, me: int, zone: int) -> Rules:
    """MV-TURN-02, MV-TURN-03: an empty district receives a building."""
    options = t.book.options.district
    if not districts_for(t, me, zone):
        t.tell("event-nothing-activated", me, "MV-TURN-04")
        return
    chosen = yield from choose(
        t,
        me,
        "district",
        "MV-TURN-02",
        lambda: [options[square] for square in districts_for(t, me, zone)],
        lambda: [
            Refusal(option, reason)
            for square, option in enumerate(options)
            if (reason := district_obstacle(t, me, zone, square)) is not None
        ],
        lambda option: _yield_note(t, me, zone, option),
    )
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


def district_obstacle(t: Table, me: int, zone: int, square: int) -> Reason | None:
    if square not in t.book.zones[t.round][zone].squares:
        return reasons.LINE_OF_ANOTHER
    if t.owners[square] == NOBODY:
        return None if t.buildings_left(me) else reasons.NO_BUILDING_LEFT
    return reasons.MAGISTRATES_BUILDING if t.owners[square] == t.magistrate else None


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


def _yield_note(t: Table, me: int, zone: int, option: Option) -> Message | None:
    """The cubes that a district would give, and to whom."""
    if option not in t.book.options.district:
        return None
    square: int = option.value
    gained = production_of(t, me, zone, square)
    arguments: dict[str, object] = {
        "district": t.book.district_ids[t.tiles[square]],
        "cubes": cubes_listed(gained.mine),
    }
    if t.owners[square] == NOBODY:
        return Message("note-yield-build", arguments)
    if gained.owner == NOBODY:
        return Message("note-yield", arguments)
    return Message(
        "note-yield-both", {**arguments, "owner": SeatName(gained.owner), "theirs": cubes_listed(gained.theirs)}
    )


# -- action -----------------------------------------------------------------------------------------------------------


def choose_action(t: Table, me: int, zone: int) -> Asking[Option]:
    """Exactly one action (MV-TURN-08); the market may come before it (MV-MKT-01)."""
    while True:
        chosen = yield from choose(
            t,
            me,
            "action",
            "MV-TURN-08",
            lambda: [*_actions(t, me), *market_options(t, me, zone)],
            lambda: _refused_actions(t, me) + refused_market(t, me, zone),
            lambda option: _action_note(t, option),
        )
        if not _is_market(t, chosen):
            return chosen
        yield from trade_at_market(t, me, chosen)


def _actions(t: Table, me: int) -> list[Option]:
    o = t.book.options
    options = [o.gain_favour]
    if t.square != NONE:
        options.insert(0, o.act[t.book.district_action[t.tiles[t.square]]])
    if deploy_obstacle(t, me) is None:
        options.append(o.deploy)
    return options


def _action_note(t: Table, option: Option) -> Message | None:
    o = t.book.options
    if option is o.gain_favour:
        return Message("note-favour", {"n": t.book.action_favour})
    return Message("note-soldiers", {"n": t.book.action_soldiers}) if option is o.deploy else None


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
        chosen = yield from choose(
            t,
            me,
            "end-turn",
            "MV-MKT-01" if market_options(t, me, zone) else "MV-CONT-01",
            lambda: [*market_options(t, me, zone), o.end_turn],
            lambda: refused_market(t, me, zone),
            shown=t.confirm,
            ends=o.end_turn,
        )
        if chosen is o.end_turn:
            return
        yield from trade_at_market(t, me, chosen)


def _is_market(t: Table, option: Option) -> bool:
    o = t.book.options
    return option is o.take_camels or option in o.market[t.market]


def _refused_actions(t: Table, me: int) -> list[Refusal]:
    o = t.book.options
    found = []
    if reason := deploy_obstacle(t, me):
        found.append(Refusal(o.deploy, reason))
    own = NONE if t.square == NONE else t.book.district_action[t.tiles[t.square]]
    why = reasons.NOTHING_ACTIVATED if own == NONE else reasons.OTHER_DISTRICT_ACTION
    return found + [Refusal(option, why) for action, option in enumerate(o.act) if action != own]
