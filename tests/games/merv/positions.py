"""Random positions of Merv, such as no short random game would reach: full tracks, many pieces, empty supplies."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.merv.second_opinion import (
    COLOURS,
    CONTRACTS,
    INNER,
    OUTER,
    PATH,
    ROOMS,
    SPACES,
    SPICES,
    SQUARES,
    amounts,
)

CARDS = {"cinnamon": 8, "ginger": 6, "juniper": 6, "pepper": 4}
TILES = [
    ["caravansary", "palace", "trade", "mosque"],
    COLOURS,
    ["caravansary", "trade", "mosque", "walls"],
    ["vp", "favour", "soldiers", "courtier"],
]
SOLO = ["caravansary", "palace", "library", "trade", "mosque", "walls"]


def position(random: Random, players: int) -> dict[str, Any]:
    """What `arrange` understands; a turn of somebody, in any year and round."""
    seats = [0, 1] if players == 1 else list(range(players))
    masters: list[Any] = [*seats, *(["courtier"] if players < 3 else [])]
    random.shuffle(masters)
    given: dict[str, Any] = {
        "year": random.randint(1, 3),
        "round": random.randint(1, 4),
        "order": masters,
        "turn": random.choice(masters),
        "market": random.choice("AB"),
    }
    zones = random.sample(PATH[given["round"]], 5)
    given["zones"] = {zones[at]: master for at, master in enumerate(masters[: masters.index(given["turn"])])}
    given |= _city(random, masters, seats)
    given["ramparts"] = _ramparts(random)
    given |= _cards_and_people(random, seats)
    given |= _camels(random, given, seats)
    if players == 1:
        deck = random.sample(SOLO, 6)
        cut = random.randint(0, 4)
        given["solo"] = {"deck": deck[cut:], "discard": deck[:cut]}
    return given


def _city(random: Random, masters: list[Any], seats: list[int]) -> dict[str, Any]:
    density = random.random()
    buildings: dict[str, Any] = {}
    for square in random.sample(SQUARES, len(SQUARES)):
        owner = random.choice(masters)
        if random.random() < density and list(buildings.values()).count(owner) < 9:
            buildings[square] = owner
    white, colours = 6, COLOURS[:]
    upgrades: dict[str, str] = {}
    soldiers: dict[str, int] = {}
    for square in SQUARES:
        kind = random.random()
        if kind < 0.15 and white:
            upgrades[square] = "white"
            white -= 1
        elif kind < 0.3 and colours:
            upgrades[square] = colours.pop(random.randrange(len(colours)))
        elif kind < 0.5 and square in buildings:
            seat = random.choice(seats)
            if list(soldiers.values()).count(seat) < 3:
                soldiers[square] = seat
    districts = [f"{action}-{colour}" for action in SOLO for colour in COLOURS]
    random.shuffle(districts)
    return {
        "buildings": buildings,
        "upgrades": upgrades,
        "soldiers": soldiers,
        "districts": dict(zip(SQUARES, districts, strict=True)),
    }


def _ramparts(random: Random) -> dict[str, str]:
    density = random.random()
    walls = [f"wall-{colour}-{n}" for colour in COLOURS for n in range(1, 5)]
    gates = [f"gate-{colour}" for colour in COLOURS]
    random.shuffle(walls)
    random.shuffle(gates)
    slots = [slot for zones in PATH.values() for slot in zones]
    return {slot: (gates if slot[1] == "3" else walls).pop() for slot in slots if random.random() < density}


def _cards_and_people(random: Random, seats: list[int]) -> dict[str, Any]:
    cards, rooms = dict(CARDS), dict.fromkeys(ROOMS, 0)
    rich = random.random() < 0.5
    people: dict[str, Any] = {}
    for seat in seats:
        spices = {spice: random.randint(0, min(3, cards[spice])) for spice in SPICES}
        if random.random() < 0.2:
            spices = {spice: random.randint(0, cards[spice]) for spice in SPICES}
        for spice, n in spices.items():
            cards[spice] -= n
        courtiers = {}
        for room in ROOMS:
            courtiers[room] = random.randint(0, min(2, 3 - rooms[room]))
            rooms[room] += courtiers[room]
        while sum(courtiers.values()) > 5:
            room = random.choice([room for room in ROOMS if courtiers[room]])
            courtiers[room] -= 1
            rooms[room] -= 1
        kinds = sum(map(bool, spices.values()))
        least = [0, 0, 3, 7, 12][kinds]
        people[str(seat)] = {
            "cubes": {cube: random.choice((0, 0, 1, 2, 3)) for cube in (*COLOURS, "white")},
            "favour": random.choice((0, 1, 3, 8, 9, 10)),
            "influence": random.choice([n for n in (0, 2, 3, 5, 7, 9, 12, 14, 15) if n >= least]),
            "scrolls": random.randint(0, 9),
            "common": random.randint(0, 4 if rich else 1),
            "rare": random.randint(0, 4 if rich else 1),
            "spices": spices,
            "courtiers": courtiers,
            "mosque": random.choice(["", *SPACES]),
        }
    for pile in ("1s", "1f", "2s", "2f", "3s", "3f"):
        for number in range(1, random.choice((1, 1, 1, 2, 3, 4))):
            owner = people[str(random.choice(seats))]
            owner.setdefault("contracts", []).append(f"{pile}-{number}")
    assert all(card in CONTRACTS for one in people.values() for card in one.get("contracts", ()))
    for one in people.values():
        locked = sum(amounts(CONTRACTS[card]["requirement"]).get("scroll", 0) for card in one.get("contracts", ()))
        one["scrolls"] = max(one["scrolls"], locked)
    tiles: dict[str, Any] = {}
    for level, names in enumerate(TILES, 1):
        for seat, name in zip(random.sample(seats, len(seats)), random.sample(names, 4), strict=False):
            if people[str(seat)]["scrolls"] >= 2 * level:
                tiles[f"{level}-{name}"] = seat
    bonus = {
        tile: random.choice(seats) for tile in ("caravansary", "palace", "library", "trade") if random.random() < 0.3
    }
    posts: dict[str, list[int]] = {city: [] for city in (*INNER, *OUTER)}
    for seat in seats:
        density = random.random()
        for city in (*INNER, *OUTER):
            linked = city in INNER or seat in posts[OUTER[city]]
            if linked and random.random() < density and sum(seat in at for at in posts.values()) < 6:
                posts[city].append(seat)
    return {"players": people, "discoveries": tiles, "bonus_tiles": bonus, "posts": posts}


def _camels(random: Random, given: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    """Twelve camels in all, at most; those on cards on the frontmost ones."""
    left = 12
    cities = [city for city in INNER if not given["posts"][city]]
    found: dict[str, Any] = {"city_camels": cities}
    left -= len(cities)
    found["mosque_camels"] = [path for path in range(1, 5) if random.random() < 0.5]
    left -= len(found["mosque_camels"])
    on_row = random.randint(0, min(4, left))
    found["row_camels"] = list(range(1, on_row + 1))
    left -= on_row
    found["market_camels"] = []
    for place in random.sample(["tl", "tr", "br", "bl"], 4):
        if left and random.random() < 0.4:
            found["market_camels"].append(place)
            left -= 1
    for seat in seats:
        own = random.randint(0, min(3, left))
        given["players"][str(seat)]["camels"] = own
        left -= own
    found["courtier_camels"] = random.randint(0, min(2, left)) if "courtier" in given["order"] else 0
    return found
