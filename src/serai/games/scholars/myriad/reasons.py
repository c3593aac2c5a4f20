"""Why not: the reasons that the expansion adds."""

from __future__ import annotations

from typing import Final

from serai.games.scholars.reasons import Missing
from serai.kernel.decision import Reason

NEED_XP: Final = Missing("MB-PAGE-01", "need-xp")
NEED_XP_TO_PAY: Final = Missing("MB-EFF-01", "need-xp")
NO_BLACK_DIE: Final = Reason("MB-EFF-03", "no-black-die-to-pay")
PAGE_USED: Final = Reason("MB-PAGE-06", "page-used")
WRONG_COLOUR: Final = Reason("MB-PAGE-07", "page-wrong-colour")
LOW_VALUE: Final = Missing("MB-PAGE-07", "page-low-value")
NO_INTERACTION: Final = Reason("MB-PAGE-08", "page-no-interaction")
NO_DELIVERY: Final = Reason("MB-PAGE-09", "page-no-delivery")
NOT_TRANSLATED: Final = Reason("MB-PAGE-09", "page-not-translated")
NO_WHITE_STOP: Final = Reason("MB-PAGE-10", "page-no-white-stop")
NOT_RISEN: Final = Reason("MB-PAGE-11", "page-not-risen")
NO_MARKER: Final = Reason("MB-PAGE-12", "page-no-marker")
COLOUR_FIXED: Final = Reason("MB-PAGE-07", "colour-fixed")
NO_UPGRADE: Final = Reason("MB-UPG-02", "no-upgrade")
UPGRADE_TAKEN: Final = Reason("MB-UPG-01", "upgrade-taken")
UPGRADED_ALREADY: Final = Reason("MB-UPG-05", "upgraded-already")
NEED_TRANSLATE_VALUE: Final = Missing("MB-TRANS-01", "need-value")
NO_ROOM_FOR_GOLD: Final = Missing("MB-TRANS-02", "no-room-for-gold")
CHOSEN_ALREADY: Final = Reason("MB-TRANS-01", "gold-placed-there")
NOTHING_RISEN: Final = Reason("MB-PAGE-11", "nothing-risen")
NO_HARVEST_CARD: Final = Reason("MB-END-03", "no-harvest-card")
NO_REST: Final = Reason("MB-END-03", "no-rest")
PAGE_COUNTS_ITSELF: Final = Reason("MB-END-04", "page-counts-itself")
