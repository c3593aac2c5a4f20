"""Small numbers and their names: rows, tags, colours, assets. Everything on the table is one of these ints."""

from __future__ import annotations

from typing import Final

from serai.kernel.chance import DIE_SIDES

LAND: Final = 0
WATER: Final = 1
SPACE: Final = 2
TOWNSFOLK: Final = 3
INSPIRATION: Final = 4
ROWS: Final = ("land", "water", "space", "townsfolk", "inspiration")

BLACK: Final = 0  # guilds
YELLOW: Final = 1
BLUE: Final = 2
GUILDS: Final = ("black", "yellow", "blue")

GREEN_WORKER: Final = 0
YELLOW_WORKER: Final = 1
BLUE_WORKER: Final = 2
WORKERS: Final = ("green", "yellow", "blue")

PRIMARY_TAGS: Final = ("city", "vista", "harbour", "open_sea")
TAGS: Final = (*PRIMARY_TAGS, "observatory", "library", "stars", "planet", "sun", "moon", "comet")
COMET: Final = 10
TOWNSFOLK_CARD: Final = "townsfolk_card"  # a trigger that is no tag: acquiring a Townsfolk card
TRIGGERS: Final = (*TAGS, TOWNSFOLK_CARD)

SIDES: Final = ("A", "B")  # of a section of the main board
SECTIONS: Final = ("section1", "section2", "section3")
FACES: Final = ("front", "back")  # of a tile

TILE_TYPES: Final = ("basic", "land", "water", "space", "special")
BASIC_TILE: Final = 0
LAND_TILE: Final = 1
WATER_TILE: Final = 2
SPACE_TILE: Final = 3
SPECIAL_TILE: Final = 4

# What formulas count. The first part is kept up to date with every card and tile (`Player.counts`).
CARD_COUNTS: Final = tuple(f"cards_{row}" for row in ROWS)
TILE_COUNTS: Final = tuple(f"upg_{kind}" for kind in (*TILE_TYPES, "any"))
KEPT_COUNTS: Final = (*TAGS, *CARD_COUNTS, *TILE_COUNTS)
COUNTS: Final = (*KEPT_COUNTS, "guild_black", "guild_yellow", "guild_blue", "silver", "provision", "most_comets")
FIRST_CARD_COUNT: Final = len(TAGS)
FIRST_TILE_COUNT: Final = FIRST_CARD_COUNT + len(CARD_COUNTS)
ANY_TILE_COUNT: Final = FIRST_TILE_COUNT + len(TILE_TYPES)

ASSETS: Final = ("camel", "telescope", "ship", "pigeon")
# Assets are counted in one int, four bits each.
CAMEL: Final = 0x0001
TELESCOPE: Final = 0x0010
SHIP: Final = 0x0100
PIGEON: Final = 0x1000
ONE_ASSET: Final = {"camel": CAMEL, "telescope": TELESCOPE, "ship": SHIP, "pigeon": PIGEON}
EIGHT_EACH: Final = 0x8888


def covers(assets: int, needs: int) -> bool:
    """Whether some assets include all that are needed, each symbol counted."""
    return ((assets | EIGHT_EACH) - needs) & EIGHT_EACH == EIGHT_EACH


COLUMNS: Final = DIE_SIDES  # of a caravan, by the value of a die
CARAVAN_ROWS: Final = ("top", "middle", "bottom")
CELLS: Final = COLUMNS * len(CARAVAN_ROWS)  # a cell is row * COLUMNS + column - 1
CORNERS: Final = 1 | 1 << (COLUMNS - 1)  # the two upper corners are no cells
PRINTED_ASSETS: Final = {1: "camel", COLUMNS: "telescope"}  # what is printed there, by column


def cell_name(cell: int) -> str:
    """`t2` is the top cell of column 2."""
    return f"{CARAVAN_ROWS[cell // COLUMNS][0]}{cell % COLUMNS + 1}"
