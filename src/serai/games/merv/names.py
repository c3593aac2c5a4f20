"""Small numbers and their names: phases, cubes, actions, owners, sources of points. Everything on the table is ints."""

from __future__ import annotations

from typing import Final

# What comes next when a turn (or step) begins.
TURNS: Final = 0
QUEUE: Final = 1  # the end of a round
INVASION: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final = ("turns", "queue", "invasion", "scoring", "over")

# Cubes.
PURPLE: Final = 0
BEIGE: Final = 1
GREEN: Final = 2
ORANGE: Final = 3
WHITE: Final = 4
CUBES: Final = ("purple", "beige", "green", "orange", "white")
COLOURS: Final = CUBES[:WHITE]  # those that districts produce; also the order in which the magistrate prefers them
ANY: Final = WHITE  # in a cost: the place of cubes of whatever colour

# Actions of districts.
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
TRADE: Final = 3
MOSQUE: Final = 4
WALLS: Final = 5
ACTIONS: Final = ("caravansary", "palace", "library", "trade", "mosque", "walls")
NO_ACTION: Final = -1

# Owners of buildings and masters: seats, or the high courtier.
NOBODY: Final = -1
COURTIER: Final = 4

NONE: Final = -1  # nothing there: no card, no upgrade, no rampart, no zone, not yet in the mosque
FALLS: Final = -2  # instead of a ransom: the building falls when the Mongols leave

WALL: Final = 0
GATE: Final = 1
RAMPART_KINDS: Final = ("wall", "gate")

INNER: Final = 0
OUTER: Final = 1
RINGS: Final = ("inner", "outer")

SIDES: Final = ("A", "B")  # of the camel market
ROOM_COUNTS: Final = ("scroll", "caravan_card", "good", "mosque_level")

# Why the magistrate's cards leave the game.
NEVER: Final = 0
ROW_EMPTY: Final = 1
LAST_DISCOVERY: Final = 2
MOSQUE_TOP: Final = 3
REMOVALS: Final = ("never", "row_empty", "last_discovery", "mosque_top")

# Where points come from.
FROM_CONTRACTS: Final = 0
FROM_PALACE: Final = 1
FROM_MOSQUE: Final = 2
FROM_INFLUENCE: Final = 3
FROM_FAVOUR: Final = 4
FROM_DISCOVERIES: Final = 5
FROM_BUILDINGS: Final = 6
FROM_BONUS_TILES: Final = 7
FROM_MOSQUE_TOP: Final = 8
FROM_PAIRS: Final = 9
FROM_MARKET: Final = 10
SOURCES: Final = (
    "contracts", "palace", "mosque", "influence", "favour", "discoveries", "buildings", "bonus-tiles", "mosque-top",
    "pairs", "market",
)  # fmt: skip
