"""A second, independent reading of Merv's rules, on tables in words (see the game's portrait).

It shares no code with the game: it reads the content files itself, counts everything anew from the board and takes
no care to be fast. What the game does on random positions is compared with it. Rules that need an answer (whose tile
chance gave) look at what happened and check that it was allowed.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from itertools import product
from typing import Any

Words = dict[str, Any]
COLOURS = ["purple", "beige", "green", "orange"]
SPICES = ["cinnamon", "ginger", "juniper", "pepper"]
ROOMS = ["knowledge", "spices", "trade", "faith"]
INNER = ["ray", "samarkand", "nishapur", "bactra"]
OUTER = {"baghdad": "ray", "kashgar": "samarkand", "basra": "nishapur", "peshawar": "bactra"}
PATH = {1: ["N1", "N2", "N3", "N4", "N5"], 2: ["E1", "E2", "E3", "E4", "E5"],
        3: ["S5", "S4", "S3", "S2", "S1"], 4: ["W5", "W4", "W3", "W2", "W1"]}  # fmt: skip
SQUARES = [f"r{row}c{column}" for row, column in product(range(1, 6), repeat=2) if (row, column) != (3, 3)]
HUMAN, MAGISTRATE, COURTIER, NOBODY = 0, 1, "courtier", ""


def sheet(name: str) -> dict[str, dict[str, str]]:
    text = (files("serai.games.merv") / "content" / f"{name}.csv").read_text(encoding="utf-8")
    return {row["id"]: row for row in csv.DictReader(text.splitlines())}


def amounts(cell: str) -> dict[str, int]:
    """`pay(purple:1,green:2)` as a dictionary."""
    return {name: int(n) for name, n in re.findall(r"(\w+):(\d+)", cell)}


CITY_COST = {id.removeprefix("city-"): amounts(row["cost"]) for id, row in sheet("trade_cities").items()}
RAMPARTS = {id: amounts(row["cost"]) for id, row in sheet("ramparts").items()}
CONTRACTS = {id.removeprefix("contract-"): row for id, row in sheet("contracts").items()}
ROOM_COLOUR = {id.removeprefix("room-"): row["colour"] for id, row in sheet("palace_rooms").items()}
INFLUENCE = [{key: int(row[key]) for key in ("printed_vp", "spice_types_allowed", "contract_level_allowed")}
             for row in sheet("influence_track").values()]  # fmt: skip
FAVOUR = [int(row["printed_vp"]) for row in sheet("favour_track").values()]
SPACES = {id.removeprefix("mosque-"): row for id, row in sheet("mosque_spaces").items()}
EDGES = [(row["from_space"].removeprefix("mosque-"), row["to_space"].removeprefix("mosque-"), amounts(row["cost"]))
         for row in sheet("mosque_edges").values()]  # fmt: skip
SETS = [0, 1, 3, 6, 10]


# -- the board --------------------------------------------------------------------------------------------------------


def line(zone: str) -> list[str]:
    """The districts in front of a zone, the nearest first."""
    side, number = zone[0], zone[1]
    if side in "NS":
        squares = [f"r{row}c{number}" for row in range(1, 6)]
    else:
        squares = [f"r{number}c{column}" for column in range(1, 6)]
    if side in "SE":
        squares.reverse()
    return [square for square in squares if square != "r3c3"]


def crossing(zone: str, square: str) -> list[str]:
    """The districts of the line through a square that is perpendicular to the zone's line."""
    return line(f"W{square[1]}") if zone[0] in "NS" else line(f"N{square[3]}")


def covering(square: str) -> list[str]:
    """The places of ramparts that keep attackers from a square: sides from which it is at most the second."""
    row, column = int(square[1]), int(square[3])
    sides = [("N", row, column), ("S", 6 - row, column), ("W", column, row), ("E", 6 - column, row)]
    return [f"{side}{number}" for side, depth, number in sides if depth <= 2]


def behind(slot: str) -> list[str]:
    return [square for square in SQUARES if slot in covering(square)]


def walled(p: Words, square: str) -> bool:
    return all(p["ramparts"][slot] for slot in covering(square))


def action_of(p: Words, square: str) -> str:
    return str(p["districts"][square]).split("-")[0]


def colour_of(p: Words, square: str) -> str:
    return str(p["districts"][square]).split("-")[1]


def count(p: Words, squares: list[str], owner: Any) -> int:
    return sum(p["buildings"][square] == owner for square in squares)


def produces(p: Words, square: str) -> list[str]:
    upgrade = p["upgrades"][square]
    if upgrade == "white":
        return ["white"]
    return [colour_of(p, square)] + ([upgrade] if upgrade else [])


def gains(p: Words, zone: str, square: str, me: Any) -> tuple[list[str], list[str]]:
    """What the active player and another owner gain by activating a square (an empty one is built on)."""
    owner = me if p["buildings"][square] == NOBODY else p["buildings"][square]
    active = [at for at in line(zone) if p["buildings"][at] == owner or at == square]
    mine = [cube for at in active for cube in produces(p, at)]
    if owner in (me, COURTIER):
        return mine, []
    theirs = produces(p, square) + [p["upgrades"][at] for at in active if at != square and p["upgrades"][at]]
    return mine, theirs


# -- counting ---------------------------------------------------------------------------------------------------------


def buildings_left(p: Words, owner: Any) -> int:
    return 9 - count(p, SQUARES, owner)


def servants_left(p: Words, seat: int) -> int:
    soldiers: int = list(p["soldiers"].values()).count(seat)
    courtiers: int = sum(p["players"][str(seat)]["courtiers"].values())
    return 8 - soldiers - courtiers


def posts_of(p: Words, seat: int) -> list[str]:
    return [city for city, seats in p["posts"].items() if seat in seats]


def cities_for(p: Words, seat: int) -> list[str]:
    own = posts_of(p, seat)
    if len(own) >= 6:
        return []
    return [city for city in [*INNER, *OUTER] if city not in own and (city in INNER or OUTER[city] in own)]


def level(space: str) -> int:
    return int(SPACES[space]["level"]) if space else 0


def in_room(p: Words, room: str) -> int:
    return sum(player["courtiers"][room] for player in p["players"].values())


def worth(p: Words, seat: int, room: str) -> int:
    """What a courtier of a seat scores in a room."""
    player = p["players"][str(seat)]
    return int(
        {
            "knowledge": player["scrolls"],
            "spices": sum(player["spices"].values()),
            "trade": player["common"] + player["rare"],
            "faith": level(player["mosque"]),
        }[room]
    )


def set_points(spices: dict[str, int]) -> int:
    """Sets laid out one by one, each with one card of every spice that is left."""
    left = dict(spices)
    points = 0
    while any(left.values()):
        kinds = [spice for spice in left if left[spice]]
        points += SETS[len(kinds)]
        for spice in kinds:
            left[spice] -= 1
    return points


def bonus_points(p: Words, seat: int, action: str) -> int:
    return 3 * sum(action_of(p, square) == action for square in SQUARES if p["buildings"][square] == seat)


def soldier_places(p: Words) -> list[str]:
    return [
        square
        for square in SQUARES
        if p["buildings"][square] != NOBODY
        and p["soldiers"][square] == NOBODY
        and not p["upgrades"][square]
        and not walled(p, square)
    ]


def free_zones(p: Words) -> list[str]:
    return [zone for zone in PATH[p["round"]] if p["zones"][zone] == NOBODY]


def available(p: Words, pile: str) -> str | None:
    """The top card of a pile of contracts."""
    left = p["piles"][pile]
    return f"{pile}-{4 - left}" if left else None


def has_items(player: Words, card: str) -> bool:
    need = amounts(CONTRACTS[card]["requirement"])
    have: dict[str, int] = {
        "scroll": player["scrolls"] - player["locked"]["scroll"],
        "common": player["common"] - player["locked"]["common"],
        "rare": player["rare"] - player["locked"]["rare"],
    }
    for name in have:
        have[name] -= need.get(name, 0)
    return min(have.values()) >= 0 and have["common"] + have["rare"] >= need.get("any_good", 0)


# -- the end of a year ------------------------------------------------------------------------------------------------


def attacked(p: Words) -> list[str]:
    """The buildings that Mongols reach, side by side and line by line."""
    reached = {
        square for zones in PATH.values() for zone in zones if not p["ramparts"][zone] for square in line(zone)[:2]
    }
    solo = "solo" in p
    return [
        square
        for square in SQUARES
        if square in reached
        and p["buildings"][square] != NOBODY
        and p["soldiers"][square] == NOBODY
        and not (solo and p["buildings"][square] == MAGISTRATE)
    ]


def ransoms(p: Words, square: str) -> set[str]:
    """The cubes that an owner could pay and should: a white one only where no colour will do."""
    owner = p["buildings"][square]
    cubes = p["players"][str(owner)]["cubes"]
    colours = COLOURS if p["upgrades"][square] == "white" else produces(p, square)
    usable = {colour for colour in colours if cubes[colour]}
    return usable or ({"white"} if cubes["white"] else set())


def city_points(p: Words, seat: int) -> dict[str, int]:
    player = p["players"][str(seat)]
    own = [square for square in SQUARES if p["buildings"][square] == seat]
    tiles = [action for action, owner in p["bonus_tiles"].items() if owner == seat]
    mosque = sum(action_of(p, square) == "mosque" for square in own) if level(player["mosque"]) == 10 else 0
    return {
        "buildings": len(own),
        "bonus-tiles": sum(bonus_points(p, seat, action) for action in tiles),
        "mosque-top": 4 * mosque,
    }


def score_year(p: Words, chosen: Callable[[int], list[str]]) -> Words:
    """The scoring phase; `chosen` says which rooms a player with too little favour lets score."""
    p = deepcopy(p)
    for seat, player in ((int(name), player) for name, player in p["players"].items()):
        courtiers = [room for room in ROOMS for _ in range(player["courtiers"][room])]
        if not ("solo" in p and seat == MAGISTRATE):
            if len(courtiers) > player["favour"]:
                courtiers = chosen(seat)
                assert len(courtiers) == player["favour"]
            player["favour"] -= len(courtiers)
        player["points"]["palace"] += sum(worth(p, seat, room) for room in courtiers)
        for source, points in city_points(p, seat).items():
            player["points"][source] += points
    return p
