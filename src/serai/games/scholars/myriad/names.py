"""Small numbers and words of the expansion."""

from __future__ import annotations

from typing import Final

GONE: Final = -2  # of an upgraded card: in the box

# conditions of red pages: verbs to the left of an arrow
IF_COLOUR: Final = "if_colour"
IF_VALUE: Final = "if_value"
IF_WHITE_STOP: Final = "if_white_stop"
IF_ADVANCED: Final = "if_advanced"
IF_TRANSLATED: Final = "if_translated"
EACH_INTERACTION: Final = "each_interaction"
EACH_DELIVERY: Final = "each_delivery"
TIMES_MARKERS: Final = "times_markers"
CONDITIONS: Final = (
    IF_COLOUR, IF_VALUE, IF_WHITE_STOP, IF_ADVANCED, IF_TRANSLATED, EACH_INTERACTION, EACH_DELIVERY, TIMES_MARKERS,
)  # fmt: skip

XP_AS_GOLD: Final = "score_xp_as_gold"  # what golden pages say of the final score
WORKERS_AS_SILVER: Final = "score_workers_as_silver"
