"""Why not: the reasons Merv can give, made once. The same functions that decide what is legal return them."""

from __future__ import annotations

from functools import cache

from serai.kernel.decision import Reason

ZONE_TAKEN = Reason("MV-TURN-01", "zone-taken")
ZONE_OF_ANOTHER_SIDE = Reason("MV-TURN-01", "zone-other-side")
ZONE_WITHOUT_DISTRICT = Reason("MV-TURN-01", "zone-without-district")
NO_BUILDING_LEFT = Reason("MV-TURN-03", "no-building-left")
MAGISTRATES_BUILDING = Reason("MV-SOLO-03", "magistrates-building")
LINE_OF_ANOTHER = Reason("MV-TURN-02", "district-not-in-line")
LINE_OF_COURTIER = Reason("MV-2P-02", "district-not-in-courtiers-line")
NOT_EMPTY = Reason("MV-2P-02", "district-not-empty")
NOTHING_ACTIVATED = Reason("MV-TURN-04", "nothing-activated")
OTHER_DISTRICT_ACTION = Reason("MV-TURN-08", "other-district-action")
MARKET_FAR = Reason("MV-MKT-01", "market-not-in-line")
MARKET_USED = Reason("MV-MKT-01", "market-used")
MARKET_EMPTY = Reason("MV-MKT-02", "market-empty")
MARKET_SLOT_TAKEN = Reason("MV-MKT-02", "market-slot-taken")
NO_CAMEL = Reason("MV-MKT-02", "no-camel")
PILE_EMPTY = Reason("MV-CONT-06", "pile-empty")
CONTRACT_ITEMS = Reason("MV-CONT-04", "contract-items")
CONTRACT_CUBE = Reason("MV-CONT-03", "contract-cube")
NO_SERVANT = Reason("MV-SOLD-02", "no-servant")
NO_PLACE_FOR_SOLDIER = Reason("MV-SOLD-02", "no-place-for-soldier")
SOLDIER_NO_BUILDING = Reason("MV-SOLD-01", "soldier-no-building")
SOLDIER_THERE = Reason("MV-SOLD-01", "soldier-there")
UPGRADE_THERE = Reason("MV-SOLD-01", "upgrade-there")
WALLED = Reason("MV-SOLD-01", "walled")
CARD_OUT_OF_REACH = Reason("MV-CAR-02", "card-out-of-reach")
SPICE_LIMIT = Reason("MV-CAR-06", "spice-limit")
CARD_COLOUR = Reason("MV-CAR-01", "card-colour")
NO_CAMEL_TO_PLACE = Reason("MV-CAR-03", "no-camel")
EVERY_CARD_HAS_CAMEL = Reason("MV-CAR-03", "every-card-has-camel")
ROOM_FULL = Reason("MV-PAL-02", "room-full")
NO_SERVANT_FOR_ROOM = Reason("MV-PAL-04", "no-servant")
COLOUR_USED = Reason("MV-LIB-01", "colour-used")
NO_SUCH_CUBE = Reason("MV-LIB-01", "no-such-cube")
KEEP_WHITE = Reason("MV-LIB-01", "keep-white")
CONVERT_LATER = Reason("MV-DISC-02", "convert-later")
DISCOVERY_TAKEN = Reason("MV-LIB-03", "discovery-taken")
POST_THERE = Reason("MV-TRD-02", "post-there")
INNER_POST_FIRST = Reason("MV-TRD-02", "inner-post-first")
BOUGHT_THERE = Reason("MV-TRD-05", "bought-there")
ON_A_PATH = Reason("MV-MOS-02", "on-a-path")
NOT_IN_MOSQUE = Reason("MV-MOS-02", "not-in-mosque")
MOSQUE_TOP = Reason("MV-MOS-02", "mosque-top")
RAMPART_BUILT = Reason("MV-WAL-01", "rampart-built")
EQUAL_RAMPART = Reason("MV-WAL-02", "equal-rampart")
NO_SLOT_LEFT = Reason("MV-WAL-03", "no-slot-left")
SLOT_TAKEN = Reason("MV-WAL-03", "slot-taken")
SLOT_OTHER_KIND = Reason("MV-WAL-03", "slot-other-kind")
UPGRADE_NOT_YOURS = Reason("MV-EFF-08", "not-your-district")
UPGRADE_ALREADY = Reason("MV-EFF-08", "upgrade-there")
NO_SUCH_UPGRADE = Reason("MV-EFF-09", "no-such-upgrade")
BONUS_TILE_TAKEN = Reason("MV-EFF-10", "bonus-tile-taken")
END_OF_QUEUE = Reason("MV-END-02", "end-of-queue")
TOO_FEW_CAMELS = Reason("MV-END-03", "too-few-camels")
NO_COURTIER_LEFT = Reason("MV-SCORE-01", "no-courtier-left")
RANSOM_COLOUR = Reason("MV-INV-05", "ransom-colour")
NO_CUBE_FOR_RANSOM = Reason("MV-INV-05", "no-such-cube")
KEEP_WHITE_FOR_RANSOM = Reason("MV-INV-05", "keep-white")


@cache
def library_limit(n: int) -> Reason:
    return Reason("MV-LIB-01", "library-limit", n=n)


@cache
def need_camels(n: int) -> Reason:
    return Reason("MV-TRD-06", "need-camels", n=n)


def contract_influence(n: int) -> Reason:
    return Reason("MV-CONT-02", "contract-influence", n=n)
