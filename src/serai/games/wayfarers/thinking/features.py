"""What is counted in a position, each feature with two weights of its own: always, and for each turn to come."""

from __future__ import annotations

from typing import Final

from serai.games.wayfarers.names import ANY_TILE_COUNT, PRIMARY_TAGS, TAGS
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.kernel.formula import Formula, Operation

STEADY: Final = (  # features that change with a new card or tile only
    "city", "vista", "harbour", "open_sea", "observatory", "library", "stars", "planet", "comet", "cards_land",
    "cards_water", "cards_space", "cards_townsfolk", "cards_inspiration", "upg_basic", "upg_land", "upg_water",
    "upg_space", "upg_special", "fewest_tags", "towards_set", "engine_turn", "resting", "free_folk_places",
    "space_places", "camels", "telescopes", "ships", "pigeons", "steps", "silver_off", "provision_off",
)  # fmt: skip
MOVING: Final = (  # and those that change at any time
    "guild_black", "guild_yellow", "guild_blue", "silver", "provision", "worker_green", "worker_yellow", "worker_blue",
    "dice", "dice_placed", "dice_value", "rest_ready", "column", "ahead", "behind", "open_links", "nearest_link",
    "space_growth", "inspired", "hoped", "engine_round", "on_cards", "board_workers",
)  # fmt: skip
SUN: Final = TAGS.index("sun")
MOON: Final = TAGS.index("moon")


def steady_features(player: Player, triggers: float, resting: float) -> list[float]:
    """Those of `STEADY`, in their order."""
    counts = player.counts
    features = [
        float(counts[place]) for place in range(ANY_TILE_COUNT) if place not in (SUN, MOON)
    ]  # tags, cards, tiles
    fewest, second = sorted(counts[: len(PRIMARY_TAGS)])[:2]
    camels = telescopes = ships = pigeons = steps = 0
    for value in range(1, len(player.assets)):
        asset = player.assets[value]
        camels += asset & 0xF
        telescopes += asset >> 4 & 0xF
        ships += asset >> 8 & 0xF
        pigeons += asset >> 12 & 0xF
        steps += player.plus[value] + player.minus[value]
    more = (
        fewest, second - fewest, triggers, resting,
        player.land_folk.count(NO_CARD) + player.water_folk.count(NO_CARD),
        len(player.land) + len(player.water) - len(player.space),
        camels, telescopes, ships, pigeons, steps, sum(player.silver_discount), sum(player.provision_discount),
    )  # fmt: skip
    return features + [float(feature) for feature in more]


def ways_onwards(t: Table, player: Player, counts: list[int]) -> tuple[float, float]:
    """How many ways onwards are open on the Journal track, and how near the nearest is."""
    space = t.book.track[player.marker]
    open_links = 0.0
    nearest = 0.0
    for link in space.links[t.sides[space.section]]:
        if link.requirement is not None:
            missing = missing_for(link.requirement, counts)
        else:
            missing = 0
            for price, has in zip(link.price, player.guilds, strict=True):
                missing += max(0, price - has)
        if not missing:
            open_links += 1.0
        nearest = max(nearest, 1.0 / (1.0 + missing))
    return open_links, nearest


def missing_for(condition: Formula, counts: list[int]) -> int:
    """How much is missing for `x >= n`."""
    if isinstance(condition, Operation) and condition.sign == ">=":
        left, right = condition.parts
        return max(0, right.value(counts) - left.value(counts))
    return 0 if condition.value(counts) else 1
