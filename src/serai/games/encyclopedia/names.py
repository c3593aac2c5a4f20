"""Small numbers and their names: phases, places of dice, resources, kinds of cards. Everything on the table is ints."""

from __future__ import annotations

from typing import Final

# What comes next when a turn (or step) begins.
START: Final = 0  # starting Animals
ROUND: Final = 1  # displays and Round token
DICE: Final = 2  # drawing and placing dice
TURNS: Final = 3
SEALS: Final = 4  # the Royal Seal phase
OVER: Final = 5
PHASES: Final = ("start", "round", "dice", "turns", "seals", "over")

COIN: Final = 0
TOKEN: Final = 1  # Expedition token
SEAL: Final = 2  # Royal Seal
REPUTATION: Final = 3
POINT: Final = 4  # Victory point
RESOURCES: Final = ("coin", "token", "seal", "reputation", "point")

COUNTED: Final = ("coin", "token", "seal", "expert", "reputation-space")  # what Experts and Scoring cards count
EVERYBODY: Final = -1  # whom a Round token is for

EXPERT: Final = 0
ANIMAL: Final = 1
KINDS: Final = ("expert", "animal")

ONE_SHOT: Final = 0
PERMANENT: Final = 1
END_OF_GAME: Final = 2
TIMINGS: Final = ("one-shot", "permanent", "end-of-game")

# Locations: where a die can be placed. An Expedition to continent c is EXPEDITION + c.
EMBASSY: Final = 0
BANK: Final = 1
UNIVERSITY: Final = 2
ACADEMY: Final = 3
PUBLICATION: Final = 4
EXPEDITION: Final = 5
LOCATIONS: Final = ("embassy", "bank", "university", "academy", "publication")  # and expedition-<continent>
NO_ACTION: Final = -1

# Places of a die: board slots are seat * SEAT_STRIDE + slot, Expedition spaces FIRST_SPACE + number.
BAG: Final = -1
HAND: Final = -2  # taken for an action
SPENT: Final = -3  # used for a Publication
AT_EMBASSY: Final = -4
AT_BANK: Final = -5
AT_UNIVERSITY: Final = -6
AT_ACADEMY: Final = -7
ROLLED: Final = -10  # drawn and rolled, not yet placed: ROLLED - seat
SEAT_STRIDE: Final = 10
FIRST_SPACE: Final = 100
BOARD_PLACES: Final = {AT_EMBASSY: "embassy", AT_BANK: "bank", AT_UNIVERSITY: "university", AT_ACADEMY: "academy"}

NOTHING_THERE: Final = -1  # a gap in a display, an empty Expedition space
HUMAN: Final = -1  # the Behaviour card of a player
RESEARCH_TYPES: Final = 4  # Types I to IV: bits 0 to 3 of the cubes on an Animal
ALL_TYPES: Final = (1 << RESEARCH_TYPES) - 1
OUT_OF_REACH: Final = 1_000_000  # a cost that nobody can pay
