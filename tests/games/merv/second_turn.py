"""The second reading of the rules (see `second_opinion`): a player's turn and the end of a round, question by question.

`Turn.play` is a generator over a table in words: it yields each question with its options and is sent an answer. How
cubes are paid is not its business: who drives it takes away what was paid in the game (and says what was locked).
"""

from __future__ import annotations

from collections.abc import Generator
from copy import deepcopy

from tests.games.merv.offers import Offers
from tests.games.merv.second_opinion import (
    COLOURS,
    CONTRACTS,
    COURTIER,
    EDGES,
    FAVOUR,
    INFLUENCE,
    INNER,
    NOBODY,
    OUTER,
    PATH,
    SPACES,
    SPICES,
    Words,
    action_of,
    amounts,
    available,
    behind,
    cities_for,
    gains,
    in_room,
    level,
    posts_of,
    servants_left,
    soldier_places,
)

Question = tuple[str, set[str]]
Going = Generator[Question, str, None]
Answered = Generator[Question, str, str]


class Turn:
    """One turn of a seat; `said` are the answers so far, with what the driver adds to them."""

    def __init__(self, words: Words, seat: int) -> None:
        self.p = deepcopy(words)
        self.seat = seat
        self.me: Words = self.p["players"][str(seat)]
        self.said: list[str] = []
        self.locked: dict[str, int] = {}  # in the game, after the last answer
        self.active = ""

    def ask(self, question: str) -> Answered:
        chosen = yield question, Offers(self.p, self.seat, self.said, self.active).to(question)
        return chosen

    def choose(self, question: str, ends: str = "") -> Answered:
        """A question between two steps: contracts may come first; nobody is asked where only the end is left."""
        while True:
            options = Offers(self.p, self.seat, self.said, self.active).to(question)
            if options == {ends}:
                return ends
            chosen = yield question, options
            if not chosen.startswith("contract:"):
                return chosen
            yield from self.fulfil(chosen.removeprefix("contract:"))

    def play(self) -> Going:
        zone = (yield from self.choose("zone")).removeprefix("zone:")
        self.p["zones"][zone] = self.seat
        if Offers(self.p, self.seat, self.said, "").districts(zone):
            self.active = (yield from self.choose("district")).removeprefix("district:")
            mine, theirs = gains(self.p, zone, self.active, self.seat)
            owner = self.p["buildings"][self.active]
            for seat, cubes in ((self.seat, mine), (owner, theirs)):
                for cube in cubes:
                    self.p["players"][str(seat)]["cubes"][cube] += 1
            if owner == NOBODY:
                self.p["buildings"][self.active] = self.seat
        while (chosen := (yield from self.choose("action"))).startswith(("market:", "take-camels")):
            yield from self.market(chosen)
        if chosen == "gain-favour":
            self.step("favour")
        elif chosen == "deploy":
            yield from self.soldier()
        else:
            yield from getattr(self, action_of(self.p, self.active))()
        while (chosen := (yield from self.choose("end-turn", "end-turn"))) != "end-turn":
            yield from self.market(chosen)

    # -- tracks and gains --

    def step(self, wanted: str) -> None:
        ends = {"favour": len(FAVOUR) - 1, "influence": len(INFLUENCE) - 1}
        for track in (wanted, *(ends.keys() - {wanted})):
            if self.me[track] < ends[track]:
                self.me[track] += 1
                at = self.me[track]
                self.me["points"][track] += FAVOUR[at] if track == "favour" else INFLUENCE[at]["printed_vp"]
                return

    def soldier(self) -> Going:
        if servants_left(self.p, self.seat) and soldier_places(self.p):
            square = (yield from self.ask("soldier")).removeprefix("soldier:")
            if square != "decline":
                self.p["soldiers"][square] = self.seat
                self.step("influence")
                if self.p["buildings"][square] != self.seat:
                    self.step("influence")

    def upgrade(self, bonus: bool) -> Going:
        tiles = COLOURS if bonus else ["white"] * 6
        left = len(tiles) - sum(upgrade in tiles for upgrade in self.p["upgrades"].values())
        own = [at for at, owner in self.p["buildings"].items() if owner == self.seat and not self.p["upgrades"][at]]
        if not left or not own:
            return
        tile = "white"
        if bonus:
            tile = (yield from self.ask("upgrade-tile")).removeprefix("upgrade-tile:")
            if tile == "decline":
                return
        square = (yield from self.ask("upgrade")).removeprefix("upgrade:")
        if square != "decline":
            self.p["upgrades"][square] = tile
            self.p["soldiers"][square] = NOBODY

    def scrolls(self, n: int) -> Going:
        before = self.me["scrolls"]
        self.me["scrolls"] += n
        for number in range(1, 5):
            if before < 2 * number <= self.me["scrolls"]:
                yield from self.discovery(number)

    def discovery(self, number: int) -> Going:
        left = [tile for tile, owner in self.p["discoveries"].items() if tile[0] == str(number) and owner == NOBODY]
        if not left:
            return
        tile = (yield "discovery", {f"discovery:{tile}" for tile in left}).removeprefix("discovery:")
        self.p["discoveries"][tile] = self.seat
        if tile == "3-caravansary":
            yield from self.free_card()
        elif tile == "3-trade":
            yield from self.free_post()
        elif tile == "3-mosque":
            yield from self.free_step()
        elif tile == "3-walls":
            yield from self.free_rampart()
        elif tile == "4-vp":
            self.me["points"]["discoveries"] += 8
        elif tile == "4-favour":
            self.step("favour")
            self.step("favour")
        elif tile == "4-soldiers":
            before = servants_left(self.p, self.seat)
            yield from self.soldier()
            if servants_left(self.p, self.seat) < before:  # who declines the first declines both
                yield from self.soldier()
        elif tile == "4-courtier":
            yield from self.free_courtier()

    def market(self, chosen: str) -> Going:
        camels = self.p["market_camels"]
        if chosen == "take-camels":
            self.me["camels"] += len(camels)
            self.p["market_camels"] = []
            return
        side, place = chosen.removeprefix("market:").split("-")
        self.me["camels"] -= 1
        self.p["market_camels"] = sorted([*camels, place], key=["tl", "tr", "br", "bl"].index)
        if (side, place) == ("a", "tl"):
            yield from self.scrolls(1)
        elif (side, place) == ("a", "tr"):
            yield from self.free_card()
        elif (side, place) == ("a", "br"):
            self.step("favour")
        elif (side, place) == ("b", "tl"):
            self.me["rare"] += 1
        elif (side, place) == ("b", "tr"):
            yield from self.free_step()
        elif (side, place) == ("b", "br"):
            yield from self.soldier()
        else:
            self.me["cubes"]["white"] += 1

    def fulfil(self, pile: str) -> Going:
        card = available(self.p, pile)
        assert card is not None
        need = amounts(CONTRACTS[card]["requirement"])
        for item in ("scroll", "common", "rare"):
            self.me["locked"][item] += need.get(item, 0)
        if "any_good" in need:
            more = sum(self.locked.values()) - sum(self.me["locked"].values())
            assert more == need["any_good"], (self.locked, self.me["locked"])
            self.me["locked"] = dict(self.locked)
        self.p["piles"][pile] -= 1
        self.me["contracts"].append(card)
        self.me["points"]["contracts"] += int(CONTRACTS[card]["vp"])
        if "deploy" in CONTRACTS[card]["reward"]:
            yield from self.soldier()
        else:
            self.step("favour")

    # -- actions --

    def caravansary(self) -> Going:
        before = dict(self.me["spices"])
        while (chosen := (yield from self.choose("caravansary", "stop"))) != "stop":
            if chosen == "place-camel":
                bare = [
                    place for place in range(1, 9) if self.p["row"][place - 1] and place not in self.p["row_camels"]
                ]
                self.me["camels"] -= 1
                self.p["row_camels"] = sorted([*self.p["row_camels"], bare[0]])
            else:
                self.take(int(chosen.removeprefix("card:")))
        yield from self.finish_cards(before)

    def free_card(self) -> Going:
        offers = Offers(self.p, self.seat, self.said, self.active)
        if offers.to("free-card") == {"decline"}:
            return
        before = dict(self.me["spices"])
        chosen = yield from self.ask("free-card")
        if chosen != "decline":
            self.take(int(chosen.removeprefix("card:")))
            yield from self.finish_cards(before)

    def take(self, place: int) -> None:
        self.me["spices"][self.p["row"][place - 1]] += 1
        self.p["row"][place - 1] = ""
        if place in self.p["row_camels"]:
            self.p["row_camels"].remove(place)
            self.me["camels"] += 1

    def finish_cards(self, before: dict[str, int]) -> Going:
        row = [(spice, at in self.p["row_camels"]) for at, spice in enumerate(self.p["row"], 1) if spice]
        while len(row) < 8 and self.p["deck"]:
            row.append((self.p["deck"].pop(0), False))
        self.p["row"] = [spice for spice, _ in row] + [""] * (8 - len(row))
        self.p["row_camels"] = [at for at, (_, camel) in enumerate(row, 1) if camel]
        pairs = {spice: self.me["spices"][spice] // 2 - before[spice] // 2 for spice in SPICES}
        while kinds := [spice for spice in SPICES if pairs[spice] > 0]:
            spice = kinds[0]
            if len(kinds) > 1:
                spice = (yield "pair", {f"pair:{kind}" for kind in kinds}).removeprefix("pair:")
            pairs[spice] -= 1
            if spice == "ginger":
                yield from self.soldier()
            elif spice == "juniper":
                self.step("favour")
            elif spice == "pepper":
                yield from self.upgrade(bonus=False)
            else:
                self.me["cubes"]["white"] += 1

    def palace(self) -> Going:
        while (chosen := (yield from self.choose("palace", "stop"))) != "stop":
            self.courtier(chosen.removeprefix("room:"))

    def free_courtier(self) -> Going:
        if Offers(self.p, self.seat, self.said, self.active).rooms():
            chosen = yield from self.ask("free-courtier")
            if chosen != "decline":
                self.courtier(chosen.removeprefix("room:"))

    def courtier(self, room: str) -> None:
        first = not in_room(self.p, room)
        self.me["courtiers"][room] += 1
        if first:
            self.step("favour")

    def library(self) -> Going:
        spent = 0
        while spent < 4:
            if not spent:
                chosen = yield from self.choose("library", "stop")
            elif Offers(self.p, self.seat, self.said, self.active).to("library") == {"stop"}:
                break
            else:
                chosen = yield from self.ask("library")
            if chosen == "stop":
                break
            spent += 1
        yield from self.scrolls(spent)

    def trade(self) -> Going:
        yield from self.post()
        roads: set[str] = set()
        while (chosen := (yield from self.choose("trade", "stop"))) != "stop":
            city = chosen.removeprefix("buy:")
            own = posts_of(self.p, self.seat)
            if city not in own:
                needed = {city} | ({OUTER[city]} if city in OUTER and OUTER[city] not in own else set())
                self.me["camels"] -= len(needed - roads)
                roads |= needed
            self.me["common" if city in INNER else "rare"] += 1
        for _ in roads:
            self.put_back()

    def put_back(self) -> None:
        """A camel of the roads: on the first card without one, else to the market, else out of the game."""
        cards = [at for at, spice in enumerate(self.p["row"], 1) if spice and at not in self.p["row_camels"]]
        slots = [place for place in ("tl", "tr", "br", "bl") if place not in self.p["market_camels"]]
        if cards:
            self.p["row_camels"] = sorted([*self.p["row_camels"], cards[0]])
        elif slots:
            self.p["market_camels"] = sorted([*self.p["market_camels"], slots[0]], key=["tl", "tr", "br", "bl"].index)
        else:
            self.p["lost_camels"] += 1

    def post(self) -> Answered:
        if not cities_for(self.p, self.seat):
            return ""
        city = (yield from self.ask("post")).removeprefix("post:")
        first = not self.p["posts"][city]
        self.p["posts"][city] = sorted([*self.p["posts"][city], self.seat])
        if first and city in OUTER:
            self.step("favour")
        if city in self.p["city_camels"]:
            self.p["city_camels"].remove(city)
            self.me["camels"] += 1
        return city

    def free_post(self) -> Going:
        city = yield from self.post()
        if city:
            self.me["common" if city in INNER else "rare"] += 1

    def mosque(self) -> Going:
        while (chosen := (yield from self.choose("mosque", "stop"))) != "stop":
            yield from self.climb(chosen)

    def free_step(self) -> Going:
        if not self.me["mosque"]:
            yield from self.climb((yield from self.ask("free-path")))
        elif level(self.me["mosque"]) < 10:
            yield from self.climb("advance")

    def climb(self, chosen: str) -> Going:
        if chosen == "advance":
            (self.me["mosque"],) = [to for start, to, _ in EDGES if start == self.me["mosque"]]
        else:
            self.me["mosque"] = f"1-p{chosen.removeprefix('path:')}"
        at = level(self.me["mosque"])
        self.me["points"]["mosque"] += int(SPACES[self.me["mosque"]]["printed_vp"])
        if at == 1 and (path := int(self.me["mosque"][-1])) in self.p["mosque_camels"]:
            self.p["mosque_camels"].remove(path)
            self.me["camels"] += 1
        elif at in (2, 4):
            yield from self.upgrade(bonus=at == 4)
        elif at in (3, 7):
            self.step("favour")
        elif at == 5 and NOBODY in self.p["bonus_tiles"].values():
            tile = (yield from self.ask("bonus-tile")).removeprefix("bonus-tile:")
            self.p["bonus_tiles"][tile] = self.seat
        elif at == 6:
            yield from self.soldier()
        elif at == 8:
            yield from self.free_courtier()
        elif at == 9:
            yield from self.free_rampart()

    def walls(self) -> Going:
        while (chosen := (yield from self.choose("walls", "stop"))) != "stop":
            yield from self.build(chosen.removeprefix("rampart:"))

    def free_rampart(self) -> Going:
        if Offers(self.p, self.seat, self.said, self.active).pieces():
            chosen = yield from self.ask("free-rampart")
            if chosen != "decline":
                yield from self.build(chosen.removeprefix("rampart:"))

    def build(self, piece: str) -> Going:
        slot = (yield from self.ask("slot")).removeprefix("slot:")
        self.p["ramparts"][slot] = piece
        for square in behind(slot):
            owner = self.p["buildings"][square]
            for _ in range(0 if owner == NOBODY else 1 if owner == self.seat else 2):
                self.step("influence")


def end_of_round(words: Words, humans: int) -> Generator[Question, str, Words]:
    """Masters go to the next queue; answers are how many places are passed. The table afterwards."""
    p = deepcopy(words)
    places: dict[int, object] = {}
    left: dict[int, int] = dict.fromkeys(range(1, len(p["order"]) + 1), 0)
    for zone in PATH[p["round"]]:
        master = p["zones"][zone]
        if master == NOBODY:
            continue
        holder = p if master == COURTIER else p["players"][str(master)]
        field = "courtier_camels" if master == COURTIER else "camels"
        free = sorted((place for place in left if place not in places), reverse=True)
        passes = most = min(holder[field], len(free) - 1)
        if master != COURTIER and master < humans:
            passes = 0
            if most:
                chosen = yield "queue", {f"pass:{n}" for n in range(most + 1)}
                passes = int(chosen.removeprefix("pass:"))
        for place in free[:passes]:
            left[place] += 1
        holder[field] += left[free[passes]] - passes
        left[free[passes]] = 0
        places[free[passes]] = master
    p["order"] = [places[place] for place in sorted(places)]
    return p
