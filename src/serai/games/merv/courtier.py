"""The high courtier, whom two players (or the player and the magistrate) move together (MV-2P, MV-SOLO-HC)."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import reasons
from serai.games.merv.automa.choices import courtier_district, courtier_zone
from serai.games.merv.names import COURTIER, NOBODY
from serai.games.merv.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.message import Message


def courtier_turn(t: Table) -> Rules:
    """Who is ahead chooses his zone, the other one the empty district where he builds (MV-2P-02)."""
    first, second = (master for master in t.order if master != COURTIER)
    book = t.book
    t.tell("event-courtier-turn", -1, "MV-2P-02")
    if t.is_human(first):
        here = book.options.zone[t.round]
        zones = Offer(here, lambda option: zone_obstacle(t, option), book.options.other_zones[t.round])
        chosen = yield ask(first, "courtier-zone", "MV-2P-02", zones)
        zone: int = chosen.value
    else:
        zone = courtier_zone(t)
    t.zones[zone] = COURTIER
    t.tell("event-courtier-zone", -1, "MV-2P-02", zone=book.zones[t.round][zone].id)
    squares = book.zones[t.round][zone].squares
    if not t.buildings_left(COURTIER) or all(t.owners[square] != NOBODY for square in squares):
        t.tell("event-courtier-idle", -1, "MV-2P-02")
        return
    if t.is_human(second):
        districts = Offer(
            [book.options.district[square] for square in squares],
            lambda option: site_obstacle(t, squares, option.value),
            lambda: [option for option in book.options.district if option.value not in squares],
            lambda option: Message("note-district", {"district": book.district_ids[t.tiles[option.value]]}),
        )
        chosen = yield ask(second, "courtier-district", "MV-2P-02", districts)
        square: int = chosen.value
    else:
        square = courtier_district(t, zone)
    t.owners[square] = COURTIER
    t.tell("event-courtier-built", -1, "MV-2P-02", square=book.square_ids[square])


def zone_obstacle(t: Table, option: Option) -> Reason | None:
    """Why the high courtier's master cannot go to a zone; None if he can."""
    if t.book.options.zone[t.round][option.value] is not option:
        return reasons.ZONE_OF_ANOTHER_SIDE
    return None if t.zones[option.value] == NOBODY else reasons.ZONE_TAKEN


def site_obstacle(t: Table, squares: Sequence[int], square: int) -> Reason | None:
    """Why the high courtier cannot build on a district; None if he can. `squares`: of the line of his zone."""
    if square not in squares:
        return reasons.LINE_OF_COURTIER
    return None if t.owners[square] == NOBODY else reasons.NOT_EMPTY
