"""The high courtier, whom two players (or the player and the magistrate) move together (MV-2P, MV-SOLO-HC)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.automa.choices import courtier_district, courtier_zone
from serai.games.merv.names import COURTIER, NOBODY
from serai.games.merv.table import Table
from serai.kernel.decision import Refusal, Rules, ask
from serai.kernel.message import Message


def courtier_turn(t: Table) -> Rules:
    """Who is ahead chooses his zone, the other one the empty district where he builds (MV-2P-02)."""
    first, second = (master for master in t.order if master != COURTIER)
    book = t.book
    t.tell("event-courtier-turn", -1, "MV-2P-02")
    if t.is_human(first):
        options = book.options.zone[t.round]
        chosen = yield ask(
            first,
            "courtier-zone",
            "MV-2P-02",
            [option for zone, option in enumerate(options) if t.zones[zone] == NOBODY],
            refused=lambda: [
                Refusal(option, reasons.ZONE_TAKEN) for zone, option in enumerate(options) if t.zones[zone] != NOBODY
            ],
        )
        zone: int = chosen.value
    else:
        zone = courtier_zone(t)
    t.zones[zone] = COURTIER
    t.tell("event-courtier-zone", -1, "MV-2P-02", zone=book.zones[t.round][zone].id)
    empty = empty_districts(t, zone)
    if not empty or not t.buildings_left(COURTIER):
        t.tell("event-courtier-idle", -1, "MV-2P-02")
        return
    if t.is_human(second):
        districts = book.options.district
        chosen = yield ask(
            second,
            "courtier-district",
            "MV-2P-02",
            [districts[square] for square in empty],
            note=lambda option: Message("note-district", {"district": book.district_ids[t.tiles[option.value]]}),
            refused=lambda: [
                Refusal(districts[square], reasons.NOT_EMPTY)
                for square in book.zones[t.round][zone].squares
                if square not in empty
            ],
        )
        square: int = chosen.value
    else:
        square = courtier_district(t, zone)
    t.owners[square] = COURTIER
    t.tell("event-courtier-built", -1, "MV-2P-02", square=book.square_ids[square])


def empty_districts(t: Table, zone: int) -> list[int]:
    return [square for square in t.book.zones[t.round][zone].squares if t.owners[square] == NOBODY]
