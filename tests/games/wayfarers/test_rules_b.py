"""Rules of the Journal track and of effects that one scenario cannot show: every link, every card, whole matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from serai.games import find_game
from serai.games.wayfarers.table import NO_CARD, NOBODY, Table
from serai.kernel.match import Match
from tests.rules import rules

# Where the links lead, on either side of the board sections; the last column has none (WF-CMP-04).
WAYS = {
    "J0": "J1a J1b",
    "J1a": "J2a J2b",
    "J1b": "J2b J2c",
    "J2a": "J3a J4a",
    "J2b": "J3a J3b",
    "J2c": "J3b J4c",
    "J3a": "J4a J4b",
    "J3b": "J4b J4c",
    "J4a": "J5a",
    "J4b": "J5a J5b",
    "J4c": "J5b",
    "J5a": "J6a J6b",
    "J5b": "J6b J6c",
    "J6a": "J7a J8a",
    "J6b": "J7a J7b",
    "J6c": "J7b J8c",
    "J7a": "J8a J8b",
    "J7b": "J8b J8c",
    "J8a": "J9a",
    "J8b": "J9a J9b",
    "J8c": "J9b",
    "J9a": "J10a J10b J10c",
    "J9b": "J10c J10d J10e",
    "J10a": "",
    "J10b": "",
    "J10c": "",
    "J10d": "",
    "J10e": "",
}
# Everything a link can ask for, in one panorama and caravan.
RICH: dict[str, Any] = {
    "dice": [4],
    "guilds": {"black": 3, "yellow": 3, "blue": 3},
    "land": [f"land_{n:02}" for n in (13, 14, 15, 16, 17, 18, 20, 21, 33, 34)],
    "water": [f"water_{n:02}" for n in (15, 16, 17, 18, 25, 26, 34, 35)],
    "space": [f"space_{n:02}" for n in (1, 6, 7, 9, 10, 16, 17, 18, 19, 36)],
    "townsfolk": {
        "folk_08": "home_city",
        "folk_10": "home_harbour",
        "folk_13": "water_25",
        "folk_14": "water_26",
    },
    "tiles": [
        "upg_basic_camel:front:t2",
        "upg_land_camel:front:m1",
        "upg_land_pigeon:front:b1",
        "upg_water_ship:front:m3",
        "upg_water_pigeon:front:b3",
        "upg_space_trio:front:m5",
        "upg_space_dice:front:m6",
    ],
}
# What the right side of each Water card offers: a guild, Silver, Provision, Influence on a card (WF-WAT-02).
LINKS = {
    "home_harbour": "yellow silver provision card",
    "water_01": "black silver card",
    "water_02": "blue provision card",
    "water_03": "yellow silver provision card",
    "water_04": "yellow silver",
    "water_05": "blue silver card",
    "water_06": "provision card",
    "water_07": "blue provision",
    "water_08": "yellow silver",
    "water_09": "blue silver provision",
    "water_10": "blue card",
    "water_11": "provision card",
    "water_12": "yellow silver",
    "water_13": "silver provision",
    "water_14": "silver provision",
    "water_15": "provision card",
    "water_16": "provision card",
    "water_17": "black silver provision card",
    "water_18": "silver card",
    "water_19": "black silver provision card",
    "water_20": "silver provision",
    "water_21": "blue",
    "water_22": "black provision",
    "water_23": "silver",
    "water_24": "provision",
    "water_25": "silver provision",
    "water_26": "silver provision",
    "water_27": "silver",
    "water_28": "silver",
    "water_29": "silver card",
    "water_30": "blue silver",
    "water_31": "yellow card",
    "water_32": "black",
    "water_33": "silver card",
    "water_34": "yellow silver card",
    "water_35": "blue provision card",
    "water_36": "silver provision",
}
# The bolts on the left side of each Harbour. None of them does anything else when it is acquired.
BOLTS = {
    "water_01": "provision",
    "water_02": "provision",
    "water_03": "guild card",
    "water_04": "silver provision",
    "water_05": "silver card",
    "water_06": "silver card",
    "water_07": "guild silver",
    "water_08": "provision card",
    "water_09": "silver provision",
    "water_10": "provision card",
    "water_11": "guild silver",
    "water_12": "guild provision",
    "water_13": "guild",
    "water_14": "silver card",
    "water_15": "guild provision",
    "water_16": "silver card",
    "water_17": "silver card",
    "water_18": "guild silver",
}
BARS = ("silver", "provision", "card")
BARE: dict[str, Any] = {"dice": [4], "guilds": {"black": 0, "yellow": 0, "blue": 0}}


def resting(marker: str, sides: str, player: dict[str, Any]) -> Match:
    """A match in which seat 0 has just rolled for its rest and may now Journal, if it can."""
    given = {"turn": 0, "sides": sides, "players": {"0": {**player, "marker": marker}}}
    match = Match(find_game("wayfarers"), 2, "links", given=given)
    match.play("rest")
    match.play("skip")
    if match.decision is not None and match.decision.find("do:journal(1)"):
        match.play("do:journal(1)")
    return match


def ways_open(match: Match) -> set[str]:
    assert match.decision is not None
    return {option.id.removeprefix("to:") for option in match.decision.options if option.id.startswith("to:")}


@rules("WF-JRN-01", "WF-JRN-02", "WF-JRN-04")
@pytest.mark.parametrize("sides", ["AAA", "BBB", "ABA", "BAB"])
@pytest.mark.parametrize("marker", WAYS)
def test_who_has_everything_may_take_every_link_and_no_other_way(marker: str, sides: str) -> None:
    assert ways_open(resting(marker, sides, RICH)) == set(WAYS[marker].split())


@rules("WF-JRN-01", "WF-JRN-02", "WF-JRN-03")
@pytest.mark.parametrize("sides", ["AAA", "BBB"])
@pytest.mark.parametrize("marker", WAYS)
def test_with_the_player_board_alone_only_the_first_links_are_open(marker: str, sides: str) -> None:
    expected = {"J1a", "J1b"} if marker == "J0" else set()
    assert ways_open(resting(marker, sides, BARE)) == expected


@rules("WF-JRN-06")
@pytest.mark.parametrize("taken", ["J10a", "J10b", "J10c", "J10d", "J10e"])
def test_a_final_space_with_a_marker_is_closed_and_its_neighbours_are_not(taken: str) -> None:
    for marker in ("J9a", "J9b"):
        given = {"1": {"marker": taken}, "0": {**RICH, "marker": marker}}
        match = Match(find_game("wayfarers"), 2, "final", given={"turn": 0, "turns_left": 2, "players": given})
        for choice in ("rest", "skip", "do:journal(1)"):
            if match.decision is not None and match.decision.find(choice):
                match.play(choice)
        assert ways_open(match) == set(WAYS[marker].split()) - {taken}


def gained(left: str, new: str) -> set[str]:
    """What a player gets who adds a Water card to the right of another one."""
    player = {
        **BARE,
        "dice": [3],
        "silver": 0,
        "provision": 2,
        "tiles": ["upg_basic_ship:front:m3"],
        "water": [left] if left != "home_harbour" else [],
    }
    others = [card for card in LINKS if card not in (left, new, "home_harbour")]
    given = {"turn": 0, "players": {"0": player}, "display": {"water": [new, *others[:3]]}}
    match = Match(find_game("wayfarers"), 2, "links", given=given)
    for choice in ("die:3", "slot:home_harbour", "do:pay(provision:2) -> acquire(water)", f"card:{new}"):
        match.play(choice)
    after = match.game.portrait(match.table)["players"]["0"]
    found = {guild for guild, amount in after["guilds"].items() if amount}
    found |= {resource for resource in ("silver", "provision") if after[resource]}
    assert match.decision is not None
    if match.decision.key == "influence-card":
        found.add("card")
    assert sum(after["guilds"].values()) + after["silver"] + after["provision"] == len(found - {"card"})
    return found


def linked(left: str, new: str) -> set[str]:
    """What the printed bolts and links give."""
    bolts = BOLTS[new].split()
    return {link for link in LINKS[left].split() if (link if link in BARS else "guild") in bolts}


@rules("WF-WAT-02")
@pytest.mark.parametrize("left", LINKS)
def test_each_water_card_offers_the_links_of_its_right_side(left: str) -> None:
    for new in ("water_03", "water_04"):  # between them they have a bolt at each bar
        if new != left:
            assert gained(left, new) == linked(left, new)


@rules("WF-WAT-02")
@pytest.mark.parametrize("new", BOLTS)
def test_each_harbour_takes_the_links_at_its_bolts(new: str) -> None:
    assert gained("home_harbour", new) == linked("home_harbour", new)


def positions(seed: int, players: int) -> Iterator[Match]:
    """The positions of a match played at random, each before a choice."""
    match = Match(find_game("wayfarers"), players, seed)
    chance = Random(seed)
    for _ in range(1500):
        if match.decision is None:
            return
        yield match
        match.play(chance.choice(list(match.decision.options)))


@rules("WF-INF-01", "WF-INF-04", "WF-EFF-05", "WF-EFF-10", "WF-SPC-01", "WF-FLK-01", "WF-INS-03", "WF-JRN-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_must_hold_in_every_position_of_random_matches(players: int) -> None:
    for seed in range(4):
        for match in positions(seed, players):
            table = match.table
            assert isinstance(table, Table)
            _check_influence(table)
            for player in table.players:
                assert len(player.space) - 1 <= len(player.land) + len(player.water) - 2
                _check_townsfolk(table, player.land, player.land_folk)
                _check_townsfolk(table, player.water, player.water_folk)
            last = [player.marker for player in table.players if table.book.track[player.marker].column == 10]
            assert len(last) == len(set(last))


def _check_influence(table: Table) -> None:
    """15 tokens each, in the supply, in guilds or on face-up cards, and none where no card lies."""
    for seat, player in enumerate(table.players):
        on_cards = table.display_influence.count(seat)
        assert player.influence >= 0
        assert player.influence + sum(player.guilds) + on_cards == 15
    for card, owner in zip(table.display, table.display_influence, strict=True):
        assert owner == NOBODY or card != NO_CARD


def _check_townsfolk(table: Table, places: list[int], tucked: list[int]) -> None:
    cards = table.book.cards
    for place, folk in zip(places, tucked, strict=True):
        if folk != NO_CARD:
            assert cards[folk].tuck_under & cards[place].triggers
            if cards[folk].timing == "rest":
                assert cards[place].category == "open_sea"


@rules("WF-INS-03")
def test_a_tucked_inspiration_card_stays_where_it_is() -> None:
    for seed in range(6):
        seen: dict[tuple[int, int], int] = {}
        for match in positions(seed, 2):
            table = match.table
            assert isinstance(table, Table)
            for seat, player in enumerate(table.players):
                for card, inspiration in zip(player.space, player.space_inspiration, strict=True):
                    if (seat, card) in seen:
                        assert inspiration == seen[seat, card]
                    elif inspiration != NO_CARD:
                        seen[seat, card] = inspiration
