"""The game against a second reading of its rules (`second_opinion`, `offers`), on random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from serai.games import merv
from serai.games.merv.names import INVASION, QUEUE, SCORING
from serai.games.merv.setup import SETTINGS
from serai.games.merv.table import Table
from serai.games.merv.turn import human_turn, next_turn, take_turn
from serai.kernel.decision import Decision, Option, Rules
from serai.kernel.message import Event
from tests.games.merv import second_opinion as second
from tests.games.merv.offers import Offers
from tests.games.merv.positions import position
from tests.games.merv.second_magistrate import Magistrate, Undecided, courtier_district, courtier_zone
from tests.games.merv.second_opinion import COURTIER, HUMAN, MAGISTRATE, SQUARES, Words
from tests.games.merv.second_turn import Question, Turn, end_of_round
from tests.rules import rules

GAME = merv.load()
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}
COUNTED = {"vp", "total", "mosque_level", "buildings_left", "servants_left", "posts_left", "phase", "turn"}


def in_words(table: Table) -> Words:
    return dict(GAME.portrait(table))


def tables(count: int, players: int, master: Any = None) -> Iterator[tuple[Random, Table]]:
    """Random positions, of those in which a given master is to move."""
    seed = 0
    while count:
        seed += 1
        random = Random(seed)
        given = position(random, players)
        if master is None or given["turn"] == master:
            table = GAME.setup(players, DEFAULTS, str(seed))
            GAME.arrange(table, given)
            assert GAME.faults(table) == [], seed
            yield random, table
            count -= 1


def answers(random: Random, going: Rules) -> Iterator[tuple[Any, Option]]:
    """Answer every question at random; what was asked and answered."""
    try:
        decision = next(going)
        while True:
            chosen = random.choice(list(decision.options))
            yield decision, chosen
            decision = going.send(chosen)
    except StopIteration:
        return


def differences(one: Any, other: Any, at: str = "") -> list[str]:
    if isinstance(one, dict):
        return [
            found
            for name in one
            if name not in COUNTED
            for found in differences(one[name], other[name], f"{at}.{name}")
        ]
    return [] if one == other else [f"{at}: {one} here, {other} in the game"]


@rules(
    "MV-SOLO-T-01", "MV-SOLO-T-03", "MV-SOLO-T-04", "MV-SOLO-T-05", "MV-SOLO-T-06", "MV-SOLO-T-07", "MV-SOLO-T-10",
    "MV-SOLO-05", "MV-SOLO-SOLD-02", "MV-SOLO-CAR-01", "MV-SOLO-CAR-02", "MV-SOLO-PAL-01", "MV-SOLO-LIB-01",
    "MV-SOLO-LIB-02", "MV-SOLO-LIB-04", "MV-SOLO-LIB-05", "MV-SOLO-LIB-06", "MV-SOLO-TRADE-01", "MV-SOLO-TRADE-02",
    "MV-SOLO-TRADE-04", "MV-SOLO-TRADE-05", "MV-SOLO-MOS-01", "MV-SOLO-MOS-02", "MV-SOLO-WAL-01", "MV-SOLO-WAL-02",
)  # fmt: skip
def test_the_magistrates_turn_is_the_same() -> None:
    compared = 0
    for number, (_, table) in enumerate(tables(200, 1, MAGISTRATE)):
        before = in_words(table)
        assert list(take_turn(table)) == []
        assert GAME.faults(table) == []
        after = in_words(table)
        try:
            expected = Magistrate(before, after).turn()
        except Undecided:
            continue
        compared += 1
        assert differences(expected, after) == [], number
    assert compared > 150


@rules("MV-SOLO-HC-01", "MV-SOLO-HC-02", "MV-SOLO-HC-03")
def test_the_magistrate_moves_the_high_courtier_the_same() -> None:
    for number, (random, table) in enumerate(tables(100, 1, COURTIER)):
        before = in_words(table)
        ahead = next(master for master in table.order if master in (HUMAN, MAGISTRATE))
        asked = [(decision.key, chosen.id) for decision, chosen in answers(random, take_turn(table))]
        after = in_words(table)
        zone = next(zone for zone, master in after["zones"].items() if master == COURTIER)
        built = [at for at in SQUARES if before["buildings"][at] != after["buildings"][at]]
        if ahead == MAGISTRATE:
            assert zone == courtier_zone(before), number
        elif built:
            assert built == [courtier_district(before, zone)], number
        can = [at for at in second.line(zone) if before["buildings"][at] == ""]
        assert len(built) == bool(can and second.buildings_left(before, COURTIER)), number
        assert {key for key, _ in asked} <= {"courtier-zone" if ahead == HUMAN else "courtier-district"}, number


@rules("MV-INV-01", "MV-INV-02", "MV-INV-03", "MV-INV-04", "MV-INV-05", "MV-INV-07", "MV-2P-06", "MV-SOLO-PH-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_invasion_is_the_same(players: int) -> None:
    for number, (random, table) in enumerate(tables(40, players)):
        table.phase, table.at, table.zones = INVASION, 0, [-1] * 5
        before = in_words(table)
        attacked = second.attacked(before)
        fallen = set(attacked)
        for decision, chosen in answers(random, next_turn(table)):
            square = decision.arguments["square"]
            assert square in attacked, number
            offered = {option.id for option in decision.options}
            assert offered == Offers(in_words(table), decision.seat, [], "").ransom_of(square), number
            if chosen.id != "lose-building":
                fallen.remove(square)
        after = in_words(table)
        for at in SQUARES:
            left = "" if at in fallen else before["buildings"][at]
            assert after["buildings"][at] == left, (number, at)
        assert after["upgrades"] == before["upgrades"]
        assert set(after["soldiers"].values()) == {""}


@rules("MV-SCORE-01", "MV-SCORE-02", "MV-SCORE-04", "MV-SCORE-05", "MV-SCORE-06", "MV-SOLO-PH-02", "MV-FINAL-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_scoring_phase_is_the_same(players: int) -> None:
    for number, (random, table) in enumerate(tables(40, players)):
        table.phase, table.at, table.zones = SCORING, 0, [-1] * 5
        before = in_words(table)
        chosen: dict[int, list[str]] = {seat: [] for seat in range(4)}
        for decision, option in answers(random, next_turn(table)):
            chosen[decision.seat].append(option.id.removeprefix("score:"))
        after = in_words(table)
        expected = second.score_year(before, chosen.__getitem__)
        assert differences(expected["players"], after["players"]) == [], number
        for seat, player in enumerate(expected["players"].values()):
            spices = second.set_points(player["spices"])
            assert sum(item.points for item in GAME.score(table, seat)) == sum(player["points"].values()) + spices


@rules(
    "MV-TURN-01", "MV-TURN-02", "MV-TURN-03", "MV-TURN-05", "MV-TURN-06", "MV-TURN-07", "MV-CONT-01", "MV-CONT-02",
    "MV-CAR-02", "MV-CAR-05", "MV-CAR-07", "MV-PAL-03", "MV-EFF-02", "MV-TRD-02", "MV-TRD-06", "MV-TRD-08", "MV-MOS-03",
    "MV-WAL-04", "MV-SOLD-03", "MV-EFF-04", "MV-EFF-05",
)  # fmt: skip
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_players_turn_is_the_same(players: int) -> None:
    seen: Counter[str] = Counter()
    for random, table in tables(40, players, 0):
        _Lockstep(random, table, seen).play()
    assert len(seen) > 15, seen


class _Lockstep:
    """A turn in the game and in the second reading, side by side: the same questions, offers and tables."""

    COSTLY = (
        "act:",
        "card:",
        "buy:",
        "room:",
        "rampart:",
        "advance",
        "path:",
        "cube:",
        "convert:",
        "contract:",
        "market:",
    )

    def __init__(self, random: Random, table: Table, seen: Counter[str]) -> None:
        self.random = random
        self.table = table
        self.seen = seen
        self.seat = table.order[table.at]
        self.turn = Turn(in_words(table), self.seat)
        self.game = human_turn(table, self.seat)
        self.decision: Decision | None = None
        table.story = []

    def play(self) -> None:
        self.decision = next(self.game)
        going = self.turn.play()
        question: Question | None = next(going)
        while question is not None:
            self.compare(question)
            chosen = self.answer()
            try:
                question = going.send(chosen)
            except StopIteration:
                question = None
        self.compare(None)

    def compare(self, question: Question | None) -> None:
        assert differences(self.turn.p, in_words(self.table)) == [], self.turn.said
        decision = self.decision
        if question is None or decision is None:
            assert (question, decision) == (None, None), self.turn.said
            return
        key, offers = question
        assert (key, offers) == (decision.key, {option.id for option in decision.options}), self.turn.said
        self.seen[key] += 1

    def answer(self) -> str:
        """Choose, pay if need be, and tell the other side what was spent and locked."""
        told = len(self.table.story or ())
        used = self.table.discount_used, self.table.convert_used
        assert self.decision is not None
        wanted = [option for option in self.decision.options if option.id.startswith(self.COSTLY)]
        chosen = self.random.choice(wanted if wanted and self.random.random() < 0.75 else list(self.decision.options))
        decision = self.send(chosen)
        while decision is not None and decision.key in ("pay", "lock"):
            decision = self.send(self.random.choice(list(decision.options)))
        for event in (self.table.story or [])[told:]:
            if event.key.startswith("event-paid"):
                self.spend(event, chosen.id)
        if self.table.discount_used and not used[0]:
            self.turn.said.append("discount")
        if self.table.convert_used and not used[1]:
            self.turn.said.append("convert")
        self.turn.locked = in_words(self.table)["players"][str(self.seat)]["locked"]
        return chosen.id

    def send(self, option: Option) -> Decision | None:
        self.turn.said.append(option.id)
        try:
            self.decision = self.game.send(option)
        except StopIteration:
            self.decision = None
        return self.decision

    def spend(self, event: Event, chosen: str) -> None:
        for amount in event.arguments.get("cubes", ()):
            name = amount.arguments["what"].removeprefix("cube-")
            self.turn.me["cubes"][name] -= amount.arguments["n"]
            if chosen.startswith("card:") and "convert" not in event.key and name != "white":
                self.turn.said.append(f"spent:{name}")


@rules("MV-END-01", "MV-END-02", "MV-END-03", "MV-END-04", "MV-2P-04", "MV-SOLO-T-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_end_of_a_round_is_the_same(players: int) -> None:
    for number, (random, table) in enumerate(tables(40, players)):
        free = [zone for zone, master in enumerate(table.zones) if master == -1]
        for master, zone in zip(table.order[table.at :], random.sample(free, len(free)), strict=False):
            table.zones[zone] = master
        table.phase, table.at = QUEUE, len(table.order)
        going = end_of_round(in_words(table), players)
        asked = [
            ((decision.key, {option.id for option in decision.options}), chosen.id)
            for decision, chosen in answers(random, next_turn(table))
        ]
        try:
            question = next(going)
            for found, chosen_id in asked:
                assert question == found, number
                question = going.send(chosen_id)
            raise AssertionError(f"{number}: {question} was not asked")
        except StopIteration as stop:
            expected: Words = stop.value
        after = in_words(table)
        for part in ("order", "players", "courtier_camels"):
            assert differences(expected[part], after[part], part) == [], number
