"""What a player should be offered, in the second reading of the rules: the options of every question, as words."""

from __future__ import annotations

from tests.games.merv.second_opinion import (
    CITY_COST,
    COLOURS,
    CONTRACTS,
    COURTIER,
    EDGES,
    INFLUENCE,
    INNER,
    MAGISTRATE,
    NOBODY,
    OUTER,
    RAMPARTS,
    ROOM_COLOUR,
    ROOMS,
    SQUARES,
    Words,
    action_of,
    available,
    buildings_left,
    cities_for,
    free_zones,
    has_items,
    in_room,
    line,
    posts_of,
    ransoms,
    servants_left,
    soldier_places,
)


class Offers:
    """The offers to a seat; `turn` is what was done in this turn so far: the ids of the options chosen."""

    def __init__(self, p: Words, seat: int, turn: list[str], active: str) -> None:
        self.p = p
        self.seat = seat
        self.me: Words = p["players"][str(seat)]
        self.turn = turn
        self.active = active

    def to(self, question: str) -> set[str]:
        """All options of a question."""
        return set(getattr(self, question.replace("-", "_"))())

    # -- paying --

    def since(self, first: str) -> list[str]:
        """What was chosen after the last option that begins so."""
        at = max((at for at, id in enumerate(self.turn) if id.startswith(first)), default=-1)
        return self.turn[at + 1 :]

    def owns(self, tile: str) -> bool:
        return bool(self.p["discoveries"][tile] == self.seat)

    def has_discount(self, action: str) -> bool:
        return f"1-{action}" in self.p["discoveries"] and self.owns(f"1-{action}") and not self.used("discount")

    def used(self, what: str) -> bool:
        return any(what in id for id in self.turn)

    def conversion(self) -> str | None:
        own = [colour for colour in COLOURS if self.owns(f"2-{colour}")]
        return own[0] if own and not self.used("convert") else None

    def affordable(self, cost: dict[str, int], action: str = "") -> bool:
        """Whether some choice of waived and converted cubes leaves a cost that coloured and white cubes can meet."""
        waivers: list[dict[str, int]] = [cost]
        if action and self.has_discount(action):
            waivers += [{**cost, name: n - 1} for name, n in cost.items() if n]
        convert = self.conversion()
        for owed in waivers:
            if self.meets(owed, self.me["cubes"]):
                return True
            if convert and self.me["cubes"][convert]:
                cubes = {**self.me["cubes"], convert: self.me["cubes"][convert] - 1}
                if any(n and self.meets({**owed, name: n - 1}, cubes) for name, n in owed.items()):
                    return True
        return False

    @staticmethod
    def meets(cost: dict[str, int], cubes: dict[str, int]) -> bool:
        lacking = sum(max(0, n - cubes[name]) for name, n in cost.items() if name != "any")
        return lacking <= cubes["white"] and sum(cubes.values()) >= sum(cost.values())

    # -- a turn --

    def contracts(self) -> list[str]:
        allowed = INFLUENCE[self.me["influence"]]["contract_level_allowed"]
        tops = {pile: available(self.p, pile) for pile in self.p["piles"]}
        return [
            f"contract:{pile}"
            for pile, card in tops.items()
            if card
            and int(CONTRACTS[card]["level"]) <= allowed
            and has_items(self.me, card)
            and any(self.me["cubes"].values())
        ]

    def districts(self, zone: str) -> list[str]:
        magistrate = MAGISTRATE if "solo" in self.p else None
        empty = buildings_left(self.p, self.seat) > 0
        owners = self.p["buildings"]
        return [at for at in line(zone) if (empty if owners[at] == NOBODY else owners[at] != magistrate)]

    def zone(self) -> list[str]:
        free = free_zones(self.p)
        useful = [zone for zone in free if self.districts(zone)]
        return [f"zone:{zone}" for zone in useful or free] + self.contracts()

    def my_zone(self) -> str:
        return str(next(zone for zone, master in self.p["zones"].items() if master == self.seat))

    def district(self) -> list[str]:
        return [f"district:{square}" for square in self.districts(self.my_zone())] + self.contracts()

    def market(self) -> list[str]:
        if self.my_zone()[1] != "3" or self.used("market:") or self.used("take-camels"):
            return []
        camels = self.p["market_camels"]
        options = ["take-camels"] if camels else []
        if self.me["camels"]:
            side = self.p["market"].lower()
            options += [f"market:{side}-{place}" for place in ("tl", "tr", "br", "bl") if place not in camels]
        return options

    def action(self) -> list[str]:
        options = ["gain-favour"]
        if self.active:
            options.append(f"act:{action_of(self.p, self.active)}")
        if servants_left(self.p, self.seat) and soldier_places(self.p):
            options.append("deploy")
        return options + self.market() + self.contracts()

    def end_turn(self) -> list[str]:
        return [*self.market(), "end-turn", *self.contracts()]

    # -- actions --

    def may_own(self, spice: str) -> bool:
        kinds = {name for name, n in self.me["spices"].items() if n} | {spice}
        return len(kinds) <= INFLUENCE[self.me["influence"]]["spice_types_allowed"]

    def bound(self) -> str | None:
        """The colour of the cubes spent on cards in this action, where the driver saw one that was not converted."""
        spent = [id.removeprefix("spent:") for id in self.since("act:") if id.startswith("spent:")]
        return spent[0] if spent else None

    def caravansary(self) -> list[str]:
        cubes, colour = self.me["cubes"], self.bound()
        payable = cubes["white"] or self.has_discount("caravansary")
        payable = payable or (cubes[colour] if colour else any(cubes.values()))
        convert = self.conversion()
        payable = payable or (convert and cubes[convert])
        row, camels = self.p["row"], self.p["row_camels"]
        bare = [place for place in range(1, 9) if row[place - 1] and place not in camels]
        reach = [place for place in range(1, 9) if row[place - 1] and (place in camels or place == bare[0])]
        options = [f"card:{place}" for place in reach if payable and self.may_own(row[place - 1])]
        if self.me["camels"] and bare:
            options.append("place-camel")
        return [*options, "stop", *self.contracts()]

    def free_card(self) -> list[str]:
        row = self.p["row"]
        return [f"card:{place}" for place in range(1, 9) if row[place - 1] and self.may_own(row[place - 1])] + [
            "decline"
        ]

    def palace(self) -> list[str]:
        next_one = sum(self.me["courtiers"].values()) + 1
        options = [f"room:{room}" for room in self.rooms() if self.affordable({ROOM_COLOUR[room]: next_one}, "palace")]
        return [*options, "stop", *self.contracts()]

    def rooms(self) -> list[str]:
        return [room for room in ROOMS if in_room(self.p, room) < 3] if servants_left(self.p, self.seat) else []

    def free_courtier(self) -> list[str]:
        return [f"room:{room}" for room in self.rooms()] + ["decline"]

    def library(self) -> list[str]:
        spent = [id for id in self.since("act:") if id.startswith(("cube:", "convert:"))]
        colours = [id.removeprefix("cube:") for id in spent if id.startswith("cube:")]
        cubes = self.me["cubes"]
        new = [colour for colour in COLOURS if cubes[colour] and colour not in colours]
        convert = self.conversion()
        options = [f"cube:{colour}" for colour in new] or (["cube:white"] if cubes["white"] else [])
        if convert and convert in colours and cubes[convert]:
            options.append(f"convert:{convert}")
        if len(spent) == 4:
            options = []
        return [*options, "stop", *([] if spent else self.contracts())]

    def post(self) -> list[str]:
        return [f"post:{city}" for city in cities_for(self.p, self.seat)]

    def trade(self) -> list[str]:
        bought = [id.removeprefix("buy:") for id in self.since("act:") if id.startswith("buy:")]
        own = posts_of(self.p, self.seat)
        roads = set()
        for city in bought:
            if city not in own:
                roads.add(city)
                if city in OUTER and OUTER[city] not in own:
                    roads.add(OUTER[city])
        options = []
        for city in [*INNER, *OUTER]:
            needed = set() if city in own else {city}
            if city in OUTER and city not in own and OUTER[city] not in own:
                needed.add(OUTER[city])
            reachable = city not in bought and len(needed - roads) <= self.me["camels"]
            if reachable and self.affordable(CITY_COST[city], "trade"):
                options.append(f"buy:{city}")
        return [*options, "stop", *self.contracts()]

    def mosque(self) -> list[str]:
        here = self.me["mosque"] or "start"
        steps = [to for start, to, cost in EDGES if start == here and self.affordable(cost, "mosque")]
        options = [f"path:{to[-1]}" for to in steps] if here == "start" else ["advance" for _ in steps]
        return [*options, "stop", *self.contracts()]

    def free_path(self) -> list[str]:
        return [f"path:{n}" for n in range(1, 5)]

    def pieces(self) -> list[str]:
        """One of each kind and cost, for which there is a place."""
        found: dict[tuple[str, str], str] = {}
        for id, cost in RAMPARTS.items():
            kind = id.split("-")[0]
            if id not in self.p["ramparts"].values() and self.places(kind):
                found.setdefault((kind, str(cost)), id)
        return list(found.values())

    def places(self, kind: str) -> list[str]:
        return [
            slot for slot, there in self.p["ramparts"].items() if not there and (slot[1] == "3") == (kind == "gate")
        ]

    def walls(self) -> list[str]:
        options = [f"rampart:{id}" for id in self.pieces() if self.affordable(RAMPARTS[id], "walls")]
        return [*options, "stop", *self.contracts()]

    def free_rampart(self) -> list[str]:
        return [f"rampart:{id}" for id in self.pieces()] + ["decline"]

    def slot(self) -> list[str]:
        piece = next(id for id in reversed(self.turn) if id.startswith("rampart:"))
        return [f"slot:{slot}" for slot in self.places("gate" if "gate" in piece else "wall")]

    # -- effects --

    def soldier(self) -> list[str]:
        return [f"soldier:{square}" for square in soldier_places(self.p)] + ["decline"]

    def upgrade(self) -> list[str]:
        own = [at for at in SQUARES if self.p["buildings"][at] == self.seat and not self.p["upgrades"][at]]
        chosen = bool(self.turn) and self.turn[-1].startswith("upgrade-tile:")
        return [f"upgrade:{square}" for square in own] + ([] if chosen else ["decline"])

    def upgrade_tile(self) -> list[str]:
        placed = self.p["upgrades"].values()
        return [f"upgrade-tile:{colour}" for colour in COLOURS if colour not in placed] + ["decline"]

    def bonus_tile(self) -> list[str]:
        return [f"bonus-tile:{tile}" for tile, owner in self.p["bonus_tiles"].items() if owner == NOBODY]

    # -- outside the turn --

    def courtier_zone(self) -> list[str]:
        return [f"zone:{zone}" for zone in free_zones(self.p)]

    def courtier_district(self) -> list[str]:
        zone = next(zone for zone, master in self.p["zones"].items() if master == COURTIER)
        return [f"district:{square}" for square in line(zone) if self.p["buildings"][square] == NOBODY]

    def ransom_of(self, square: str) -> set[str]:
        return {f"ransom:{cube}" for cube in ransoms(self.p, square)} | {"lose-building"}
