"""The game against a second reading of its rules (`second_opinion`, `offers`), on random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from serai.games import merv
from serai.games.merv.names import INVASION, SCORING
from serai.games.merv.setup import SETTINGS
from serai.games.merv.table import Table
from serai.games.merv.turn import next_turn, take_turn
from serai.kernel.decision import Option, Rules
from serai.kernel.match import Match
from tests.games.merv import second_opinion as second
from tests.games.merv.offers import Offers
from tests.games.merv.positions import position
from tests.games.merv.second_magistrate import Magistrate, Undecided, courtier_district, courtier_zone
from tests.games.merv.second_opinion import COLOURS, COURTIER, HUMAN, MAGISTRATE, SQUARES, Words
from tests.rules import rules

GAME = merv.load()
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}
COUNTED = {"vp", "total", "mosque_level", "buildings_left", "servants_left", "posts_left", "phase", "turn"}
FREE_ANSWERS = {"pay", "lock", "pair", "discovery", "score-courtier", "ransom"}  # seen elsewhere


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


@rules("MV-TURN-01", "MV-TURN-02", "MV-TURN-03", "MV-TURN-05", "MV-TURN-06", "MV-TURN-07", "MV-CONT-01", "MV-CONT-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_offers_and_cubes_are_the_same(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        random = Random(seed)
        match = Match(GAME, players, str(seed), given=position(random, players))
        _follow(match, random, seen)
    assert len(seen) > 12, seen


def _follow(match: Match, random: Random, seen: Counter[str]) -> None:
    """Play on at random, more often what costs something; compare each offer, and the cubes of each district."""
    turn: list[str] = []
    moment = None
    for _ in range(300):
        decision, table = match.decision, match.table
        if decision is None:
            return
        assert isinstance(table, Table)
        if moment != (moment := (table.year, table.round, table.at, table.phase)):
            turn = []
        words = in_words(table)
        active = match.observe(0).active
        seen[decision.key] += 1
        if decision.key not in FREE_ANSWERS:
            offered = {option.id for option in decision.options}
            offers = Offers(words, decision.seat, turn, active)
            expected = offers.queue_with(table.queue.count(-1)) if decision.key == "queue" else offers.to(decision.key)
            assert offered == expected, (match.seed, match.position, decision.key, turn)
        costly = ("act:", "card:", "buy:", "room:", "rampart:", "advance", "path:", "cube:", "convert:", "contract:")
        wanted = [option for option in decision.options if option.id.startswith(costly)]
        chosen = random.choice(wanted if wanted and random.random() < 0.7 else list(decision.options))
        used = table.discount_used, table.convert_used
        match.play(chosen)
        turn.append(chosen.id)
        _note_unasked(turn, words["players"][str(decision.seat)], table, decision.seat, used)
        if decision.key == "district" and chosen.id.startswith("district:"):
            _check_cubes(words, table, decision.seat, chosen.id.removeprefix("district:"))


def _note_unasked(turn: list[str], before: Words, table: Table, seat: int, used: tuple[bool, bool]) -> None:
    """What was used up without a question belongs to the turn too."""
    discount, convert = used
    chosen = turn[-1]
    if table.discount_used and not discount:
        turn.append("discount")
    if table.convert_used and not convert:
        turn.append("convert")
    elif chosen.startswith("card:"):
        now = table.players[seat].cubes
        turn += [f"spent:{name}" for at, name in enumerate(COLOURS) if now[at] < before["cubes"][name]]


def _check_cubes(words: Words, table: Table, seat: int, square: str) -> None:
    zone = next(zone for zone, master in words["zones"].items() if master == seat)
    mine, theirs = second.gains(words, zone, square, seat)
    owner = words["buildings"][square]
    for other, player in enumerate(table.players):
        gained = mine if other == seat else theirs if other == owner else []
        before = words["players"][str(other)]["cubes"]
        for place, name in enumerate((*COLOURS, "white")):
            assert player.cubes[place] == before[name] + gained.count(name), (zone, square, other, name)
