"""The second reading of the rules (see `second_opinion`): the corrupt magistrate, and the high courtier by his will."""

from __future__ import annotations

from copy import deepcopy

from tests.games.merv.second_opinion import (
    COLOURS,
    CONTRACTS,
    COURTIER,
    EDGES,
    FAVOUR,
    HUMAN,
    INFLUENCE,
    INNER,
    MAGISTRATE,
    NOBODY,
    OUTER,
    PATH,
    RAMPARTS,
    ROOMS,
    SPACES,
    SPICES,
    Words,
    action_of,
    amounts,
    available,
    behind,
    bonus_points,
    buildings_left,
    cities_for,
    count,
    crossing,
    free_zones,
    has_items,
    in_room,
    level,
    line,
    posts_of,
    servants_left,
    set_points,
    soldier_places,
    worth,
)


class Undecided(Exception):
    """Chance would have to shuffle: this reading does not go there."""


class Magistrate:
    """His turn, played on a table in words; `after` is what the game made of it, asked only where chance decided."""

    def __init__(self, before: Words, after: Words) -> None:
        self.p = p = deepcopy(before)
        self.after = after
        self.me = p["players"][str(MAGISTRATE)]

    def turn(self) -> Words:
        p = self.p
        zone, action, method = self.reveal()
        p["zones"][zone] = MAGISTRATE
        if action:
            if method == "A":
                self.build(zone, action)
            times = count(p, line(zone), MAGISTRATE) + count(p, line(zone), COURTIER)
            if action in ("mosque", "caravansary") and p["discoveries"][f"1-{action}"] == MAGISTRATE:
                times += 1
            self.act(action, times)
        if zone[1] == "3":
            self.market()
        return p

    def reveal(self) -> tuple[str, str, str]:
        p, solo = self.p, self.p["solo"]
        while True:
            if not solo["deck"]:
                raise Undecided
            action = solo["deck"].pop(0)
            for method, zones in (("A", self.zones_a(action)), ("B", self.zones_b(action))):
                if zones:
                    solo["card"] = action
                    return zones[-1], action, method
            solo["discard"].append(action)
            if not solo["deck"] and len(solo["discard"]) + len(solo["removed"]) == 6 and p["turn"] == MAGISTRATE:
                raise Undecided

    def zones_a(self, action: str) -> list[str]:
        """From the least to the most wanted: sorting by keys, the last zone of the path wins ties."""
        p = self.p
        if not buildings_left(p, MAGISTRATE):
            return []
        zones = [
            zone
            for zone in free_zones(p)
            if any(p["buildings"][at] == NOBODY and action_of(p, at) == action for at in line(zone))
        ]
        return sorted(zones, key=lambda zone: [count(p, line(zone), who) for who in (MAGISTRATE, COURTIER, HUMAN)])

    def zones_b(self, action: str) -> list[str]:
        p = self.p
        zones = [
            zone
            for zone in free_zones(p)
            if any(p["buildings"][at] in (MAGISTRATE, COURTIER) and action_of(p, at) == action for at in line(zone))
        ]

        def wanted(zone: str) -> tuple[int, int, int]:
            his, courtiers, yours = (count(p, line(zone), who) for who in (MAGISTRATE, COURTIER, HUMAN))
            return his + courtiers, his, yours

        return sorted(zones, key=wanted)

    def build(self, zone: str, action: str) -> None:
        p = self.p
        sites = [at for at in line(zone) if p["buildings"][at] == NOBODY and action_of(p, at) == action]
        sites.sort(key=lambda at: [count(p, crossing(zone, at), who) for who in (MAGISTRATE, HUMAN)])
        p["buildings"][sites[-1]] = MAGISTRATE

    def market(self) -> None:
        p, me = self.p, self.me
        if len(p["market_camels"]) >= 2:
            me["camels"] += len(p["market_camels"])
            p["market_camels"] = []
        elif me["camels"]:
            place = "tr" if "tl" in p["market_camels"] else "tl"
            me["camels"] -= 1
            p["market_camels"] = sorted([*p["market_camels"], place], key=["tl", "tr", "br", "bl"].index)
            if (p["market"], place) == ("A", "tl"):
                self.act("library", 1)
            elif (p["market"], place) == ("A", "tr"):
                self.act("caravansary", 1)
            elif (p["market"], place) == ("B", "tl"):
                me["rare"] += 1
            else:
                self.act("mosque", 1)

    # -- actions --

    def act(self, action: str, times: int) -> None:
        getattr(self, action)(times)
        done = {
            "caravansary": not any(self.p["row"]),
            "library": self.me["scrolls"] >= 8,
            "mosque": level(self.me["mosque"]) == 10,
        }
        if done.get(action):
            self.remove(action)

    def remove(self, action: str) -> None:
        solo = self.p["solo"]
        if action not in solo["removed"]:
            solo["removed"].append(action)
            for pile in ("deck", "discard"):
                if action in solo[pile]:
                    solo[pile].remove(action)

    def points(self, source: str, n: int) -> None:
        self.me["points"][source] += n

    def favour(self) -> None:
        self.step("favour")

    def influence(self, n: int) -> None:
        for _ in range(n):
            self.step("influence")

    def step(self, wanted: str) -> None:
        other = "influence" if wanted == "favour" else "favour"
        ends = {"favour": len(FAVOUR) - 1, "influence": len(INFLUENCE) - 1}
        for track in (wanted, other):
            if self.me[track] < ends[track]:
                self.me[track] += 1
                at = self.me[track]
                self.points(track, FAVOUR[at] if track == "favour" else INFLUENCE[at]["printed_vp"])
                return
        self.points(wanted, 2)

    def soldier(self) -> None:
        p = self.p
        if not servants_left(p, MAGISTRATE):
            return
        for owner, influence in ((COURTIER, 2), (MAGISTRATE, 1)):
            places = [square for square in soldier_places(p) if p["buildings"][square] == owner]
            if places:
                p["soldiers"][min(places)] = MAGISTRATE  # names sort by row, then by column
                self.influence(influence)
                return

    def caravansary(self, times: int) -> None:
        p, me = self.p, self.me
        before = dict(me["spices"])
        for _ in range(times):
            places = [place for place, spice in enumerate(p["row"]) if spice]
            if not places:
                break

            def gain(place: int) -> int:
                more = {**me["spices"], p["row"][place]: me["spices"][p["row"][place]] + 1}
                return set_points(more) - set_points(me["spices"])

            place = max(places, key=lambda place: (gain(place), -place))
            me["spices"][p["row"][place]] += 1
            p["row"][place] = ""
            if place + 1 in p["row_camels"]:
                p["row_camels"].remove(place + 1)
                me["camels"] += 1
        kept = [(spice, place + 1 in p["row_camels"]) for place, spice in enumerate(p["row"]) if spice]
        while len(kept) < 8 and p["deck"]:
            kept.append((p["deck"].pop(0), False))
        p["row"] = [spice for spice, _ in kept] + [""] * (8 - len(kept))
        p["row_camels"] = [place for place, (_, camel) in enumerate(kept, 1) if camel]
        for spice in SPICES:
            for _ in range(me["spices"][spice] // 2 - before[spice] // 2):
                if spice == "ginger":
                    self.soldier()
                elif spice == "juniper":
                    self.favour()
                else:
                    self.points("pairs", 3)

    def palace(self, times: int) -> None:
        p = self.p
        for _ in range(2 if times > 3 else 1):
            rooms = [room for room in ROOMS if in_room(p, room) < 3]
            if not rooms or not servants_left(p, MAGISTRATE):
                return
            rooms.sort(key=lambda room: (-worth(p, MAGISTRATE, room), -worth(p, HUMAN, room)))
            empty = not in_room(p, rooms[0])
            self.me["courtiers"][rooms[0]] += 1
            if empty:
                self.favour()

    def library(self, times: int) -> None:
        for _ in range(times):
            self.me["scrolls"] += 1
            level, odd = divmod(self.me["scrolls"], 2)
            if not odd and level <= 4:
                getattr(self, f"discovery_{level}")()

    def free_tile(self, name: str) -> bool:
        return bool(self.p["discoveries"][name] == NOBODY)

    def own(self, name: str) -> None:
        assert self.free_tile(name)
        self.p["discoveries"][name] = MAGISTRATE

    def discovery_1(self) -> None:
        mosque, cards = self.free_tile("1-mosque"), self.free_tile("1-caravansary")
        climbs = level(self.me["mosque"]) > sum(self.me["spices"].values())
        if mosque and (climbs or not cards):
            self.own("1-mosque")
        elif cards:
            self.own("1-caravansary")

    def discovery_2(self) -> None:
        left = [colour for colour in COLOURS if self.free_tile(f"2-{colour}")]
        if left:
            (taken,) = [colour for colour in left if self.after["discoveries"][f"2-{colour}"] == MAGISTRATE]
            self.own(f"2-{taken}")
            self.points("discoveries", 3)

    def discovery_3(self) -> None:
        if self.free_tile("3-trade"):
            self.own("3-trade")
            city = self.post()
            if city:
                self.me["common" if city in INNER else "rare"] += 1
            self.contracts()
        elif self.free_tile("3-mosque"):
            self.own("3-mosque")
            self.act("mosque", 1)

    def discovery_4(self) -> None:
        if self.free_tile("4-vp"):
            self.own("4-vp")
            self.points("discoveries", 8)
        elif self.free_tile("4-favour"):
            self.own("4-favour")
            self.favour()
            self.favour()

    def post(self) -> str | None:
        p = self.p
        cities = cities_for(p, MAGISTRATE)
        outer = [city for city in cities if city in OUTER]
        wanted = outer or cities
        wanted = [city for city in wanted if not p["posts"][city]] or wanted
        if not wanted:
            return None
        order = ["baghdad", "kashgar", "basra", "peshawar", "ray", "samarkand", "nishapur", "bactra"]
        city = min(wanted, key=order.index)
        first = not p["posts"][city]
        p["posts"][city] = sorted([*p["posts"][city], MAGISTRATE])
        if city in p["city_camels"]:
            p["city_camels"].remove(city)
            self.me["camels"] += 1
        if first and city in OUTER:
            self.favour()
        return city

    def trade(self, times: int) -> None:
        self.post()
        for city in posts_of(self.p, MAGISTRATE):
            self.me["common" if city in INNER else "rare"] += 1
        self.contracts()

    def contracts(self) -> None:
        p, me = self.p, self.me
        while True:
            tops = [card for pile in p["piles"] if (card := available(p, pile)) and has_items(me, card)]
            if not tops:
                return
            best = max(int(CONTRACTS[card]["vp"]) for card in tops)
            tops = [card for card in tops if int(CONTRACTS[card]["vp"]) == best]
            tops = [card for card in tops if "deploy" in CONTRACTS[card]["reward"]] or tops
            card = max(tops, key=lambda card: int(CONTRACTS[card]["level"]))
            need = amounts(CONTRACTS[card]["requirement"])
            for item in ("scroll", "common", "rare"):
                me["locked"][item] += need.get(item, 0)
            for _ in range(need.get("any_good", 0)):
                me["locked"]["common" if me["common"] > me["locked"]["common"] else "rare"] += 1
            p["piles"][card[:2]] -= 1
            me["contracts"].append(card)
            self.points("contracts", best)
            if "deploy" in CONTRACTS[card]["reward"]:
                self.soldier()
            else:
                self.favour()

    def mosque(self, times: int) -> None:
        p, me = self.p, self.me
        for _ in range(times):
            here = me["mosque"]
            if not here:
                me["mosque"] = f"1-p{min(p['mosque_camels'], default=1)}"
            else:
                onward = [to for start, to, _ in EDGES if start == here]
                if not onward:
                    return
                (me["mosque"],) = onward
            self.points("mosque", int(SPACES[me["mosque"]]["printed_vp"]))
            self.arrive(level(me["mosque"]))

    def arrive(self, at: int) -> None:
        p, me = self.p, self.me
        if at == 1 and (path := int(me["mosque"][-1])) in p["mosque_camels"]:
            p["mosque_camels"].remove(path)
            me["camels"] += 1
        elif at in (2, 4):
            self.points("mosque", 3)
        elif at in (3, 7):
            self.favour()
        elif at == 5:
            left = [tile for tile, owner in p["bonus_tiles"].items() if owner == NOBODY]
            if left:
                most = max(bonus_points(p, MAGISTRATE, tile) for tile in left)
                new = [tile for tile in left if self.after["bonus_tiles"][tile] == MAGISTRATE]
                assert len(new) == 1 and bonus_points(p, MAGISTRATE, new[0]) == most, (new, most)
                p["bonus_tiles"][new[0]] = MAGISTRATE
        elif at == 6:
            self.soldier()
        elif at == 8:
            self.act("palace", 1)
        elif at == 9:
            self.act("walls", 1)

    def walls(self, times: int) -> None:
        p = self.p
        for _ in range(times):
            for kind in ("wall", "gate"):
                pieces = [id for id in RAMPARTS if id.startswith(kind) and id not in p["ramparts"].values()]
                slots = [
                    slot for slot, piece in p["ramparts"].items() if not piece and (slot[1] == "3") == (kind == "gate")
                ]
                if pieces and slots:
                    break
            else:
                return
            piece = min(pieces, key=lambda id: (sum(RAMPARTS[id].values()), COLOURS.index(id.split("-")[1]), id))
            clockwise = [*PATH[1], *PATH[2], *PATH[3], *PATH[4]]
            slot = min(slots, key=lambda slot: (self.rank(slot), clockwise.index(slot)))
            p["ramparts"][slot] = piece
            owners = [p["buildings"][square] for square in behind(slot)]
            self.influence(sum(0 if owner == NOBODY else 1 if owner == MAGISTRATE else 2 for owner in owners))

    def rank(self, slot: str) -> int:
        """The printed list A to I; two buildings of the player count as one does."""
        owners = [self.p["buildings"][square] for square in behind(slot)]
        his, courtiers, yours = (owners.count(who) for who in (MAGISTRATE, COURTIER, HUMAN))
        table = {(0, 2, 0): 0, (1, 1, 0): 1, (2, 0, 0): 2, (0, 1, 0): 3, (1, 0, 0): 4, (0, 1, 1): 5, (1, 0, 1): 6,
                 (0, 0, 1): 7, (0, 0, 2): 7, (0, 0, 0): 8}  # fmt: skip
        return table[his, courtiers, yours]


def courtier_zone(p: Words) -> str:
    """Where the magistrate sends the high courtier."""
    zones = sorted(free_zones(p), key=PATH[p["round"]].index)
    return min(zones, key=lambda zone: (-count(p, line(zone), HUMAN), count(p, line(zone), MAGISTRATE)))


def courtier_district(p: Words, zone: str) -> str:
    """Where the magistrate lets the high courtier build."""
    empty = [square for square in line(zone) if p["buildings"][square] == NOBODY]

    def wanted(square: str) -> tuple[int, int]:
        across = crossing(zone, square)
        return -count(p, across, HUMAN), count(p, across, MAGISTRATE)

    return min(empty, key=wanted)
